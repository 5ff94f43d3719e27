"""A position as text, one pile a line, written and read (R33)."""

from __future__ import annotations

from .cards import PACK_SIZE, builds_on, card, card_text
from .notation import BLANKS, COLUMNS, TextError, shown, words
from .position import Column, Position, place_top

NAMES = ("stock", "waste", "foundations") + tuple(COLUMNS)
_PLACES = 8


def position_text(position: Position) -> str:
    """The position as text that `read_position` reads back, hidden cards included."""
    return diagram(
        [card_text(card) for card in position.stock],
        position.waste,
        position.foundations,
        [([card_text(card) for card in column.hidden], column.open) for column in position.columns],
    )


def diagram(
    stock: list[str],
    waste: tuple[int, ...],
    foundations: tuple[int, ...],
    columns: list[tuple[list[str], tuple[int, ...]]],
) -> str:
    """The lines of a position, where `stock` and each column's first part say what is written for its hidden cards."""
    tops = []
    for place, height in enumerate(foundations):
        top = place_top(place, height)
        tops.append("-" if top is None else card_text(top))
    lines = [_line("stock", stock, ()), _line("waste", [], waste), "foundations: " + " ".join(tops)]
    for name, (hidden, open_cards) in zip(COLUMNS, columns):
        lines.append(_line(name, hidden, open_cards))
    return "\n".join(lines) + "\n"


def read_position(text: str) -> Position:
    """The position that `text` writes (R33); blank lines are passed over.

    Raises TextError, with the place, unless it has every pile in its order, all 104 cards, ordered open parts and an
    open card on each column that has cards.
    """
    piles = _piles(text)
    stock = _cards(text, piles[0])
    if stock[1]:
        raise TextError("the stock is hidden: its cards stand in brackets", text, piles[0][0])
    waste = _cards(text, piles[1])
    if waste[0]:
        raise TextError("the waste has no hidden cards", text, piles[1][0])
    foundations = _foundations(text, piles[2])
    columns = []
    for at, rest in piles[3:]:
        hidden, open_cards = _cards(text, (at, rest))
        if hidden and not open_cards:
            raise TextError("the last card of a column is open", text, at)
        for lower, upper in zip(open_cards, open_cards[1:]):
            if not builds_on(upper, lower):
                wrong = card_text(upper) + " can't lie on " + card_text(lower)
                raise TextError("no ordered run: " + wrong, text, at)
        columns.append(Column(hidden, open_cards))
    position = Position(stock[0], waste[1], foundations, tuple(columns))
    _check_pack(text, position)
    return position


def _line(name: str, hidden: list[str], open_cards: tuple[int, ...]) -> str:
    parts = ["[" + " ".join(hidden) + "]"] if hidden else []
    parts.extend(card_text(card) for card in open_cards)
    return name + ": " + (" ".join(parts) or "-")


def _piles(text: str) -> list[tuple[int, str]]:
    """What stands behind each pile's name, with its offset, the piles in their order."""
    found: list[tuple[int, str]] = []
    at = 0
    for line in text.split("\n"):
        if line.strip(BLANKS):
            if len(found) == len(NAMES):
                raise TextError("a line after the last pile: " + shown(line), text, at)
            name, colon, rest = line.partition(":")
            if name.strip(BLANKS) != NAMES[len(found)] or not colon:
                raise TextError(f"expected the pile {NAMES[len(found)]!r}, found " + shown(line), text, at)
            found.append((at + len(name) + 1, rest))
        at += len(line) + 1
    if len(found) < len(NAMES):
        raise TextError(f"the pile {NAMES[len(found)]!r} is missing", text, len(text))
    return found


def _cards(text: str, pile: tuple[int, str]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The hidden cards, in brackets, and the open ones of a pile's line."""
    at, rest = pile
    if rest.strip(BLANKS) == "-":
        return (), ()
    before, bracket, inside = rest.partition("[")
    if not bracket:
        return (), _card_list(text, at, rest)
    if before.strip(BLANKS):
        raise TextError("hidden cards come first", text, at)
    hidden, closing, behind = inside.partition("]")
    start = at + len(before) + 1
    if not closing:
        raise TextError("the bracket is not closed", text, start - 1)
    end = start + len(hidden) + 1
    return _card_list(text, start, hidden), _card_list(text, end, behind, may_be_empty=True)


def _card_list(text: str, at: int, part: str, *, may_be_empty: bool = False) -> tuple[int, ...]:
    cards = tuple(_card(text, at + offset, word) for offset, word in words(part))
    if not cards and not may_be_empty:
        raise TextError("no cards: an empty pile is written -", text, at)
    return cards


def _card(text: str, at: int, word: str) -> int:
    try:
        return card(word)
    except TextError as error:
        raise TextError(error.reason, text, at)


def _foundations(text: str, pile: tuple[int, str]) -> tuple[int, ...]:
    at, rest = pile
    tops = list(words(rest))
    if len(tops) != _PLACES:
        raise TextError(f"there are {_PLACES} foundation places, not {len(tops)}", text, at)
    heights = []
    for place, (offset, word) in enumerate(tops):
        if word == "-":
            heights.append(0)
            continue
        top = _card(text, at + offset, word)
        if top & 3 != place // 2:
            raise TextError(f"{card_text(top)} lies on a place of another suit", text, at + offset)
        heights.append((top >> 2) + 1)
    return tuple(heights)


def _check_pack(text: str, position: Position) -> None:
    counts = [0] * 52
    for column in position.columns:
        for lying in column.hidden + column.open:
            counts[lying] += 1
    for lying in position.stock + position.waste:
        counts[lying] += 1
    for place, height in enumerate(position.foundations):
        for rank in range(height):
            counts[rank * 4 + place // 2] += 1
    for lying, count in enumerate(counts):
        if count != PACK_SIZE // 52:
            raise TextError(f"each card is there twice, but {card_text(lying)} {count} times", text, len(text))
