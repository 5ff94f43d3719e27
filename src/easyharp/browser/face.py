"""The nodes of the cards, copied from the page's templates."""

from __future__ import annotations

import js

from ..game.cards import SUITS, card_text, is_court
from ..play.catalogue import Catalogue
from ..play.names import card_index


class Faces:
    """Makes card nodes, all of them copies of one that is drawn when the card is first asked for.

    While `own_letters` is true court cards have the letters of the language, else J, Q and K.
    """

    def __init__(self, words: Catalogue) -> None:
        self.own_letters = True
        self._words = words
        self._drawn: dict[int, js.Element] = {}
        self._back = _template("back")

    def translate(self, words: Catalogue) -> None:
        """Draw in another language from now on."""
        self._words = words

    def forget(self) -> None:
        """Draw every card anew when it is asked for next."""
        self._drawn.clear()

    def node(self, card: int | None) -> js.Element:
        """A new node that shows `card`, or with None the back that all hidden cards share."""
        if card is None:
            return self._back.cloneNode(True)
        if card not in self._drawn:
            self._drawn[card] = self._draw(card)
        return self._drawn[card].cloneNode(True)

    def _draw(self, card: int) -> js.Element:
        node = _template("court" if is_court(card) else "face").cloneNode(True)
        node.setAttribute("data-card", card_text(card))
        node.classList.add("suit-" + SUITS[card & 3])
        letter = card_index(self._words if self.own_letters else None, card)
        node.querySelector(".index").prepend(letter)
        if is_court(card):
            node.querySelector(".letter").textContent = letter
        return node


def _template(name: str) -> js.Element:
    return js.document.getElementById(name).content.firstElementChild
