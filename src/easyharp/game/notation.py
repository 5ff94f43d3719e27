"""How piles, turns and attempts are written (R30, R31), and the error for text that says none of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

STOCK = "s"
WASTE = "w"
FOUNDATIONS = "f"
PLACES = "ABCDEFGH"
COLUMNS = "123456789"
PILES = STOCK + WASTE + PLACES + COLUMNS
"""The nineteen piles that lie on the table, in the order in which they are passed through."""

DRAW = "sw"
RECYCLE = "ws"
UNDO = "uu"
REDO = "rr"

BLANKS = " \t\r\n"
_SHOWN_LENGTH = 40


class TextError(ValueError):
    """Text that can't be read.

    `reason` says what is wrong, `text` is the whole text and `at` the offset in it of the first character at fault. As
    a string it names the place as line and character, counted from 1.
    """

    def __init__(self, reason: str, text: str, at: int) -> None:
        line = text.count("\n", 0, at) + 1
        character = at - (text.rfind("\n", 0, at) + 1) + 1
        super().__init__(f"line {line}, character {character}: {reason}")
        self.reason = reason
        self.text = text
        self.at = at


def is_ascii(text: str) -> bool:
    """Whether all of `text` is plain ASCII."""
    return all(ord(character) < 128 for character in text)


def shown(text: str) -> str:
    """`text` as a message quotes it: in quotation marks, with escapes, and cut when it is long."""
    return repr(text if len(text) <= _SHOWN_LENGTH else text[:_SHOWN_LENGTH] + "…")


def words(text: str) -> Iterator[tuple[int, str]]:
    """The words of `text` between blanks, each with its offset."""
    start = -1
    for at, character in enumerate(text):
        if character in BLANKS:
            if start >= 0:
                yield start, text[start:at]
            start = -1
        elif start < 0:
            start = at
    if start >= 0:
        yield start, text[start:]


def _all_actions() -> dict[str, str]:
    texts = [DRAW, RECYCLE]
    for source in WASTE + COLUMNS + PLACES:
        for target in FOUNDATIONS + COLUMNS:
            texts.append(source + target)
    return {text: text for text in texts}


ACTIONS = _all_actions()
"""Every action that can be written, legal somewhere or not; a text leads to the one copy of it that all games share."""


def read_action(text: str) -> str:
    """The action that `text` writes, like "35" or "wf" (R31).

    Raises TextError for anything else, undo and redo included.
    """
    if text not in ACTIONS:
        raise TextError("no action: " + shown(text), text, 0)
    return ACTIONS[text]


def read_turn(text: str) -> str:
    """The turn that `text` writes: an action, "uu" or "rr" (R31).

    Raises TextError for anything else.
    """
    if text == UNDO:
        return UNDO
    if text == REDO:
        return REDO
    if text not in ACTIONS:
        raise TextError("no turn: " + shown(text), text, 0)
    return ACTIONS[text]


class Attempt:
    """A gesture that lifts `count` cards, 1 or more, from pile `source` and drops them on pile `target`."""

    __slots__ = ("count", "source", "target")

    def __init__(self, source: str, target: str, count: int) -> None:
        self.source = source
        self.target = target
        self.count = count

    @property
    def action(self) -> str:
        """The action that the attempt stands for when nothing refuses it."""
        return ACTIONS[self.source + self.target]


def read_attempt(text: str) -> Attempt:
    """The attempt that `text` writes: a card action, `*` and how many cards were lifted, like "35*3".

    Raises TextError for anything else; draws and recycles lift nothing.
    """
    action, star, count = text.partition("*")
    if action not in ACTIONS or action in (DRAW, RECYCLE):
        raise TextError("no attempt: " + shown(text), text, 0)
    if not star or not 1 <= len(count) <= 2 or not all("0" <= digit <= "9" for digit in count) or int(count) < 1:
        raise TextError("no number of cards: " + shown(count), text, len(action) + len(star))
    return Attempt(action[0], action[1], int(count))
