"""How to play, in three still pictures made of the table's own cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..game.cards import card
from .dialog import Dialog

if TYPE_CHECKING:
    import js

    from .app import App

# What is played in each picture, and what lies where it goes.
_SCENES = (("6S", "8C 7H"), ("2D", "AD"), ("KS QH JC", ""))


class Introduction(Dialog):
    """Shown on the very first visit, and from the menu."""

    def __init__(self, app: App) -> None:
        super().__init__(app, "introduction-dialog")

    def closed(self) -> None:
        """Go where the page's address wanted to."""
        self.app.address.follow()

    def fill(self) -> None:
        """Lay the cards of the pictures, with the letters and suits that are chosen."""
        scenes = self.element.querySelectorAll(".scene")
        for number, (played, goal) in enumerate(_SCENES):
            piles = scenes[number].querySelectorAll(".heap")
            self._lay(piles[0], played)
            self._lay(piles[1], goal)

    def _lay(self, pile: js.Element, cards: str) -> None:
        pile.textContent = ""
        for text in cards.split():
            pile.appendChild(self.app.board.faces.node(card(text)))
