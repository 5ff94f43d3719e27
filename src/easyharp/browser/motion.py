"""Cards that travel by themselves from where they lay to where they lie."""

from __future__ import annotations

from typing import TYPE_CHECKING

import js
from jsffi import to_js

from ..game.notation import COLUMNS, STOCK, WASTE
from ..play.setting import OFF, ON
from .events import callback

if TYPE_CHECKING:
    from .pile import Card, Change, Pile

_MILLISECONDS = 150


class Motion:
    """The travels under way, each from one view to the next or back from a drag; all end early when others begin."""

    def __init__(self) -> None:
        self._running: list[js.Animation] = []
        self._moving: list[Pile] = []
        self._turning: list[js.Element] = []
        self._due: list[tuple[js.Element, js.Rect]] = []
        self._on_frame = callback(self._begin)
        self._settled = callback(self.finish)
        self._timing = to_js({"duration": _MILLISECONDS, "easing": "ease-out"})

    @property
    def is_on(self) -> bool:
        """Whether cards travel at all, as the player or else the system has it."""
        chosen = js.document.documentElement.getAttribute("data-motion")
        if chosen in (ON, OFF):
            return chosen == ON
        return not js.matchMedia("(prefers-reduced-motion: reduce)").matches

    def finish(self) -> None:
        """Let every card be where it lies, and show its face."""
        self._due.clear()
        for animation in self._running:
            animation.onfinish = None
            animation.cancel()
        self._running.clear()
        for pile in self._moving:
            pile.element.classList.remove("moving")
        self._moving.clear()
        for node in self._turning:
            node.classList.remove("turning")
        self._turning.clear()

    def travel(self, pile: Pile, node: js.Element, x: float, y: float) -> None:
        """Let `node`, which lies in its place on `pile`, come from `x` and `y` pixels away."""
        self._raise(pile)
        self._start(node, x, y)

    def travel_between(self, origins: Origins, came: list[tuple[Pile, list[Card]]]) -> None:
        """Let the cards that `came` travel from their `origins` from the next frame on, and those that turned turn.

        Where they lie now is only known when the browser has laid the page out, which it does in each frame anyway.
        All that this needs beside the travel itself is changed at once, so that it is laid out but once.
        """
        for pile, cards in came:
            for card in cards:
                origin = origins.of(pile, card)
                if origin is not None:
                    self._raise(pile)
                    self._due.append((card.node, origin))
                if card.face is not None and origins.was_hidden(pile, card):
                    card.node.classList.add("turning")
                    self._turning.append(card.node)
        js.requestAnimationFrame(self._on_frame)

    def _begin(self) -> None:
        # All is measured before any card moves, or the browser would have to work out the page again for each.
        ways = [(node, origin, node.getBoundingClientRect()) for node, origin in self._due]
        self._due.clear()
        for node, origin, rect in ways:
            self._start(node, origin.left - rect.left, origin.top - rect.top)

    def _raise(self, pile: Pile) -> None:
        """Let what moves on `pile` pass over the other piles."""
        pile.element.classList.add("moving")
        self._moving.append(pile)

    def _start(self, node: js.Element, x: float, y: float) -> None:
        # Not by `transform`, which would shrink with a card that turns on its way.
        frames = to_js({"translate": [f"{x}px {y}px", "0px 0px"]})
        animation = node.animate(frames, self._timing)
        animation.onfinish = self._settled
        self._running.append(animation)


class Origins:
    """Where the cards that leave their piles lie on the page just before they do."""

    def __init__(self, changes: list[Change]) -> None:
        # By the kind of card, each of which is there twice: the pile that one leaves, and where it lies.
        self._rects: dict[int, list[tuple[str, js.Rect]]] = {}
        self._tops: dict[str, js.Rect] = {}
        self._hidden: dict[str, list[int]] = {}
        for change in changes:
            name = change.pile.name
            self._hidden[name] = [card.at for card in change.removed if card.face is None]
            for card in change.removed:
                rect = card.node.getBoundingClientRect()
                if card.face is not None:
                    self._rects.setdefault(card.face, []).append((name, rect))
                self._tops[name] = rect

    def of(self, pile: Pile, card: Card) -> js.Rect | None:
        """Where `card`, now on `pile`, came from, or None when it didn't travel."""
        if card is not pile.cards[-1] and pile.name not in COLUMNS:
            return None
        for name, rect in [] if card.face is None else self._rects.get(card.face, []):
            if name != pile.name:
                return rect
        if pile.name == WASTE:
            return self._tops.get(STOCK)
        return self._tops.get(WASTE) if pile.name == STOCK else None

    def was_hidden(self, pile: Pile, card: Card) -> bool:
        """Whether `card` lay face down before: drawn from the stock, or turned in its place."""
        if pile.name == WASTE:
            return card is pile.cards[-1] and STOCK in self._tops
        return card.at in self._hidden.get(pile.name, [])
