"""The keys on the board, and the pile that each of them leads to."""

from __future__ import annotations

from ..game.notation import COLUMNS, PILES, WASTE, is_ascii
from ..game.position import Column
from .names import capital, card_name, pile_name
from .outcome import HINT, KEYS, NEW_GAME, NEXT_DEAL, PREVIOUS_DEAL, Outcome
from .table import Table

_COMMANDS = {"n": NEW_GAME, "h": HINT, ",": PREVIOUS_DEAL, ".": NEXT_DEAL, "?": KEYS}


class Keyboard:
    """Plays a table by keys."""

    def __init__(self, table: Table) -> None:
        self.table = table
        # The open card that was read last: its column as it was, and its number from the first open one.
        self._read: tuple[Column, int] | None = None

    def press(self, key: str, pile: str, *, control: bool = False, shift: bool = False) -> Outcome | None:
        """A key pressed with the focus on `pile`; `key` is named as in the page's keyboard events.

        `control` is the Control key, or Command on a Mac. None when the key means nothing here.
        """
        table = self.table
        letter = key.lower()
        if control:
            if letter == "z":
                return table.redo() if shift else table.undo()
            return table.redo() if letter == "y" else None
        if key in ("ArrowUp", "ArrowDown") and pile in COLUMNS:
            return self._read_card(pile, -1 if key == "ArrowUp" else 1)
        self._read = None
        focus = _pile_reached(key, pile)
        if focus is not None:
            return table.activate(focus) if key in COLUMNS and table.hand else Outcome(focus=focus)
        if key in (" ", "Enter"):
            return table.activate(pile)
        if key == "Escape":
            return table.let_go()
        if letter == "s":
            return table.draw()
        if letter == "f":
            return table.to_foundation(pile)
        if letter == "g":
            return table.seek_place(pile)
        if letter == "u":
            return table.undo()
        if letter == "r":
            return table.redo()
        return Outcome(command=_COMMANDS[letter]) if letter in _COMMANDS else None

    def _read_card(self, pile: str, step: int) -> Outcome:
        """Read the open card above or below the one read last; the first reading starts from the top card."""
        table = self.table
        column = table.game.position.column(pile)
        cards = column.open
        if not cards:
            return Outcome(pile_name(table.words, table.view, pile))
        last = len(cards) - 1
        at = self._read[1] if self._read is not None and self._read[0] is column else last
        at = min(max(at + step, 0), last)
        self._read = (column, at)
        name = card_name(table.words, cards[at])
        return Outcome(capital(table.words.text("read", card=name, number=at + 1, count=last + 1)))


def meant_key(key: str, place: str, *, shift: bool) -> str:
    """The key that is meant by one that writes `key` and lies at `place`, as the page's keyboard events name both.

    Where a layout has no Latin letters, or its digits only with Shift, the place decides: that of 1 is "Digit1", that
    of Z "KeyZ".
    """
    if place[:5] == "Digit" and not shift:
        return place[5:]
    if place[:3] == "Key" and len(key) == 1 and not is_ascii(key):
        return place[3:].lower()
    return key


def _pile_reached(key: str, pile: str) -> str | None:
    """The pile that a key leads to from `pile`, or None when it leads nowhere."""
    if len(key) == 1 and key in COLUMNS:
        return key
    if key in ("w", "W"):
        return WASTE
    at = PILES.index(pile)
    if key in ("ArrowLeft", "ArrowUp"):
        return PILES[max(at - 1, 0)]
    if key in ("ArrowRight", "ArrowDown"):
        return PILES[min(at + 1, len(PILES) - 1)]
    if key == "Home":
        return PILES[0]
    return PILES[-1] if key == "End" else None
