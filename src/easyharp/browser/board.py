"""The board on the page: its nineteen piles, their names, the focus among them and the places that glow."""

from __future__ import annotations

from typing import TYPE_CHECKING

import js
from jsffi import to_js

from ..game.cards import SUITS
from ..game.notation import COLUMNS, PILES, PLACES, STOCK
from ..play.catalogue import Catalogue
from ..play.hand import Hand
from ..play.names import pile_name
from ..play.view import View
from .events import listen
from .face import Faces
from .motion import Motion, Origins
from .pile import Pile

if TYPE_CHECKING:
    from ..play.hint import Hint


class Board:
    """Shows a view; the page always equals the last one shown, whatever still travels."""

    def __init__(self, words: Catalogue) -> None:
        self.element = js.document.getElementById("board")
        self.motion = Motion()
        self.focused = STOCK
        self.faces = Faces(words)
        self._words = words
        self._glowing: list[str] = []
        self._held: Pile | None = None
        self._in_hand: list[js.Element] = []
        self._hinted: list[js.Element] = []
        _fill("foundations", "place", PLACES)
        _fill("tableau", "column", COLUMNS)
        self.piles = {name: Pile(name, self._pile_element(name)) for name in PILES}
        listen(self.element, "focusin", self._focus_came)

    def show(self, view: View, *, moving: bool = True) -> None:
        """Show `view`; with `moving`, cards travel from where the last view had them."""
        self.motion.finish()
        changes = [change for change in (self.piles[name].change(view) for name in PILES) if change]
        moving = moving and self.motion.is_on
        origins = Origins(changes) if moving else None
        came = [(change.pile, change.pile.apply(change, self.faces)) for change in changes]
        for change in changes:
            self._name(change.pile, view)
        self._show_stock(view)
        if origins is not None:
            self.motion.travel_between(origins, came)

    def show_hand(self, hand: Hand | None, count: int, places: list[str]) -> None:
        """Mark the top `count` cards of the pile in `hand` as picked up, and let the piles glow that take them."""
        for node in self._in_hand:
            node.classList.remove("in-hand")
        if self._held is not None:
            self._held.element.setAttribute("aria-pressed", "false")
        self._held = None if hand is None else self.piles[hand.source]
        if self._held is not None:
            self._held.element.setAttribute("aria-pressed", "true")
        self._in_hand = [] if hand is None else self.top_nodes(hand.source, count)
        for node in self._in_hand:
            node.classList.add("in-hand")
        for name in self._glowing:
            self.piles[name].element.classList.remove("takes")
        self._glowing = places
        for name in places:
            self.piles[name].element.classList.add("takes")

    def show_hint(self, hint: Hint | None) -> None:
        """Mark the cards of a hint and the pile that they are to go to; with None, no longer."""
        for node in self._hinted:
            node.classList.remove("hinted")
        self._hinted = []
        if hint is not None:
            goal = self.top_nodes(hint.target, 1) or [self.piles[hint.target].element]
            self._hinted = self.top_nodes(hint.source, hint.count) + goal
        for node in self._hinted:
            node.classList.add("hinted")

    def top_nodes(self, pile: str, count: int) -> list[js.Element]:
        """The nodes of the top `count` cards of a pile, the lowest first."""
        return [card.node for card in self.piles[pile].cards[-count:]] if count else []

    def focus(self, pile: str) -> None:
        """Make `pile` the board's one tab stop, and move the focus there if it is on the board."""
        self.piles[self.focused].element.setAttribute("tabindex", "-1")
        self.focused = pile
        element = self.piles[pile].element
        element.setAttribute("tabindex", "0")
        focused = js.document.activeElement
        # To focus what has the focus already would only make the browser lay out the page.
        if focused is not None and self.element.contains(focused) and not element.isSameNode(focused):
            element.focus(to_js({"preventScroll": True}))

    def take_focus(self) -> None:
        """Move the focus to the board, to the pile that had it last."""
        self.piles[self.focused].element.focus(to_js({"preventScroll": True}))

    def overlaps(self, nodes: list[js.Element]) -> dict[str, float]:
        """How many square pixels of each pile the lifted cards at `nodes` cover where they are now."""
        first = nodes[0].getBoundingClientRect()
        last = nodes[-1].getBoundingClientRect()
        found = {}
        for name in PILES:
            rect = self.piles[name].element.getBoundingClientRect()
            width = min(rect.right, first.right) - max(rect.left, first.left)
            height = min(rect.bottom, last.bottom) - max(rect.top, first.top)
            found[name] = width * height if width > 0 and height > 0 else 0.0
        return found

    def pile_at(self, element: js.Element | None) -> Pile | None:
        """The pile that a node of the page belongs to, or None."""
        found = None if element is None else element.closest("[data-pile]")
        return None if found is None else self.piles[found.getAttribute("data-pile") or ""]

    def _focus_came(self, event: js.Event) -> None:
        pile = self.pile_at(event.target)
        if pile is not None and pile.name != self.focused:
            self.focus(pile.name)

    def _pile_element(self, name: str) -> js.Element:
        element = self.element.querySelector(f'[data-pile="{name}"]')
        element.setAttribute("role", "button")
        element.setAttribute("aria-pressed", "false")
        element.setAttribute("tabindex", "0" if name == self.focused else "-1")
        return element

    def _name(self, pile: Pile, view: View) -> None:
        pile.element.setAttribute("aria-label", pile_name(self._words, view, pile.name))

    def _show_stock(self, view: View) -> None:
        stock = self.piles[STOCK]
        self._name(stock, view)
        stock.element.querySelector(".count").textContent = str(view.stock) if view.stock else ""
        stock.element.classList.toggle("recycles", not view.stock and bool(view.waste))
        stock.element.classList.toggle("used-up", not view.stock and not view.waste)

    def translate(self, words: Catalogue) -> None:
        """Name piles and court cards in another language from now on."""
        self._words = words
        self.faces.translate(words)

    def clear(self) -> None:
        """Take all cards off the board, so that they are drawn anew."""
        self.faces.forget()
        for name in PILES:
            self.piles[name].clear()

    def celebrate(self) -> None:
        """Let the top cards of the foundations, all of them kings, leap one after the other."""
        if self.motion.is_on:
            for place in PLACES:
                self.top_nodes(place, 1)[0].classList.add("leaping")

    def name_all(self, view: View) -> None:
        """Name every pile anew, those without cards included."""
        for name in PILES:
            self._name(self.piles[name], view)


def _fill(group: str, template: str, names: str) -> None:
    """Put the piles `names` into their group, each a copy of a template."""
    parent = js.document.querySelector("." + group)
    for number, name in enumerate(names):
        node = js.document.getElementById(template).content.firstElementChild.cloneNode(True)
        node.setAttribute("data-pile", name)
        if template == "place":
            node.querySelector(".slot").classList.add("suit-" + SUITS[number // 2])
        parent.appendChild(node)
