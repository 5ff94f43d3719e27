"""Small pictures of the table, written as positions are (R33), which may leave piles out."""

from __future__ import annotations

from collections import Counter

from ..game.cards import builds_on, card, card_text
from ..game.diagram import NAMES
from ..game.notation import COLUMNS, PLACES, STOCK, WASTE, TextError
from ..game.position import Column, Position

_PILES = dict(zip(NAMES, (STOCK, WASTE, PLACES, *COLUMNS), strict=True))
_HIDDEN = ".."
_ANY = 0  # stands for a hidden card, which is only counted
_COPIES = 2


class Picture:
    """A part of a table: `position`, of which only `piles` are meant, in the table's order."""

    def __init__(self, position: Position, piles: str) -> None:
        self.position = position
        self.piles = piles


def read_picture(text: str) -> Picture:
    """The picture that `text` writes: the lines of a position, in their order, each hidden card as `..`.

    Raises TextError, with the place, for lines that are none, for columns that are not ordered, and for a card that
    shows more than twice.
    """
    lines: dict[str, tuple[int, int, tuple[int, ...]]] = {}
    tops: list[int] = []
    at = 0
    for line in text.splitlines():
        name, colon, rest = line.partition(":")
        if name not in _PILES or not colon or any(NAMES.index(name) <= NAMES.index(known) for known in lines):
            raise TextError(f"expected a pile after {list(lines)[-1:]}, found {line!r}", text, at)
        if name == "foundations":
            tops = _tops(text, at, rest.split())
            lines[name] = (at, 0, ())
        else:
            lines[name] = (at, *_pile(text, at, rest))
        at += len(line) + 1
    _check(text, lines, tops)
    none = (0, 0, ())
    columns = tuple(Column((_ANY,) * lines.get(name, none)[1], lines.get(name, none)[2]) for name in COLUMNS)
    position = Position(
        (_ANY,) * lines.get("stock", none)[1], lines.get("waste", none)[2], tuple(tops or [0] * len(PLACES)), columns
    )
    return Picture(position, "".join(_PILES[name] for name in lines))


def _pile(text: str, at: int, rest: str) -> tuple[int, tuple[int, ...]]:
    """How many hidden cards a line has, and the open ones."""
    inside, bracket, behind = rest.strip().partition("]")
    hidden = inside.removeprefix("[").split() if bracket else []
    cards = (behind if bracket else inside).split()
    if set(hidden) - {_HIDDEN} or inside.startswith("[") != bool(bracket):
        raise TextError(f"hidden cards are written [{_HIDDEN} {_HIDDEN}], and come first", text, at)
    if not hidden and not cards:
        raise TextError("no cards: an empty pile is written -", text, at)
    return len(hidden), () if cards == ["-"] else tuple(card(word) for word in cards)


def _tops(text: str, at: int, words: list[str]) -> list[int]:
    """The heights of the foundation places whose top cards are written."""
    if len(words) != len(PLACES):
        raise TextError(f"there are {len(PLACES)} foundation places, not {len(words)}", text, at)
    heights = []
    for place, word in enumerate(words):
        top = None if word == "-" else card(word)
        if top is not None and top & 3 != place // 2:
            raise TextError(f"{word} lies on a place of another suit", text, at)
        heights.append(0 if top is None else (top >> 2) + 1)
    return heights


def _check(text: str, lines: dict[str, tuple[int, int, tuple[int, ...]]], tops: list[int]) -> None:
    counts = Counter(rank * 4 + place // 2 for place, height in enumerate(tops) for rank in range(height))
    for name, (at, _, cards) in lines.items():
        counts.update(cards)
        if name in COLUMNS:
            for lower, upper in zip(cards, cards[1:]):
                if not builds_on(upper, lower):
                    raise TextError(f"{card_text(upper)} can't lie on {card_text(lower)}", text, at)
    for lying, count in counts.items():
        if count > _COPIES:
            raise TextError(f"{card_text(lying)} shows {count} times", text, len(text))
