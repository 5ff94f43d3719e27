"""One pile on the page: its element, the nodes of its cards, and what changes between two views."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..game.notation import COLUMNS, PLACES, STOCK, WASTE
from ..play.view import View

if TYPE_CHECKING:
    import js

    from .face import Faces

_SHOWN = 2  # of stock, waste and places: the top card, and the one that shows while the top one is lifted


class Card:
    """A card's node on the page: `at` is its number from the bottom of the pile, `face` None when it is hidden."""

    __slots__ = ("at", "face", "node")

    def __init__(self, at: int, face: int | None, node: js.Element) -> None:
        self.at = at
        self.face = face
        self.node = node


class Change:
    """What a pile goes through from one view to the next: the cards that leave it and those that come."""

    __slots__ = ("added", "kept", "pile", "removed")

    def __init__(self, pile: Pile, removed: list[Card], kept: list[Card], added: list[tuple[int, int | None]]) -> None:
        self.pile = pile
        self.removed = removed
        self.kept = kept
        self.added = added


class Pile:
    """The pile `name` on the page."""

    def __init__(self, name: str, element: js.Element) -> None:
        self.name = name
        self.element = element
        self.cards: list[Card] = []

    def change(self, view: View) -> Change | None:
        """What has to change for the pile to show `view`, or None when it does already."""
        first, faces = shown_cards(view, self.name)
        # The cards that are shown lie on each other, so the place of the lowest is that of all.
        if [card.face for card in self.cards] == faces and (not faces or self.cards[0].at == first):
            return None
        kept: list[Card] = []
        removed: list[Card] = []
        for card in self.cards:
            at = card.at - first
            stays = 0 <= at < len(faces) and faces[at] == card.face
            (kept if stays else removed).append(card)
        known = [card.at for card in kept]
        added = [(first + at, face) for at, face in enumerate(faces) if first + at not in known]
        return Change(self, removed, kept, added)

    def apply(self, change: Change, faces: Faces) -> list[Card]:
        """Carry out a change; the cards that came are returned, the lowest first."""
        for card in change.removed:
            card.node.remove()
        came = []
        for at, face in change.added:
            card = Card(at, face, faces.node(face))
            came.append(card)
            above = [other.node for other in change.kept if other.at > at]
            self.element.insertBefore(card.node, above[0] if above else None)
            if self.name in COLUMNS:
                card.node.style.setProperty("--at", str(at))
        self.cards = change.kept + came
        self.cards.sort(key=lambda card: card.at)
        if self.name in COLUMNS:
            hidden = len([card for card in self.cards if card.face is None])
            self.element.style.setProperty("--hidden", str(hidden))
            self.element.style.setProperty("--steps", str(max(len(self.cards) - hidden - 1, 0)))
        return came

    def clear(self) -> None:
        """Take all cards off the page."""
        for card in self.cards:
            card.node.remove()
        self.cards = []

    def count_from(self, node: js.Element | None) -> int:
        """How many cards lie from the one at `node` to the top, itself included; 0 for any other node."""
        for number, card in enumerate(reversed(self.cards)):
            if node is not None and card.node.isSameNode(node):
                return number + 1
        return 0


def shown_cards(view: View, name: str) -> tuple[int, list[int | None]]:
    """The cards of a pile that have a node, None for hidden ones, and the number of the first from the bottom."""
    if name in COLUMNS:
        column = view.columns[COLUMNS.index(name)]
        hidden: list[int | None] = [None] * column.hidden
        return 0, hidden + list(column.open)
    if name in PLACES:
        place = PLACES.index(name)
        height = view.foundations[place]
        first = max(height - _SHOWN, 0)
        return first, [rank * 4 + place // 2 for rank in range(first, height)]
    if name == WASTE:
        first = max(len(view.waste) - _SHOWN, 0)
        return first, list(view.waste[first:])
    assert name == STOCK
    first = max(view.stock - _SHOWN, 0)
    return first, [None] * (view.stock - first)
