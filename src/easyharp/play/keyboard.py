"""The keys on the board, and the pile that each of them leads to."""

from __future__ import annotations

from ..game.notation import COLUMNS, PLACES, STOCK, WASTE
from .names import card_name, pile_name
from .outcome import KEYS, NEW_GAME, Outcome
from .table import Table

PILES = STOCK + WASTE + PLACES + COLUMNS
"""The nineteen piles in the order in which the arrow keys pass through them."""


class Keyboard:
    """Plays a table by keys."""

    def __init__(self, table: Table) -> None:
        self.table = table
        # The open card that was read last: its column and its number from the first open one.
        self._read: tuple[str, int] | None = None

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
        at = PILES.index(pile)
        leads_to = {
            "ArrowLeft": max(at - 1, 0),
            "ArrowUp": max(at - 1, 0),
            "ArrowRight": min(at + 1, len(PILES) - 1),
            "ArrowDown": min(at + 1, len(PILES) - 1),
            "Home": 0,
            "End": len(PILES) - 1,
            "w": PILES.index(WASTE),
        }
        if key in leads_to or letter == "w":
            return Outcome(focus=PILES[leads_to[key if key in leads_to else letter]])
        if len(key) == 1 and key in COLUMNS:
            return table.activate(key) if table.hand else Outcome(focus=key)
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
        if letter == "n":
            return Outcome(command=NEW_GAME)
        return Outcome(command=KEYS) if key == "?" else None

    def _read_card(self, pile: str, step: int) -> Outcome:
        """Read the open card above or below the one read last; the first reading starts from the top card."""
        table = self.table
        cards = table.game.position.column(pile).open
        if not cards:
            return Outcome(pile_name(table.words, table.view, pile))
        last = len(cards) - 1
        at = self._read[1] if self._read is not None and self._read[0] == pile else last
        at = min(max(at + step, 0), last)
        self._read = (pile, at)
        return Outcome(table.words.text("read", card=card_name(table.words, cards[at]), number=at + 1, count=last + 1))
