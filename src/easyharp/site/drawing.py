"""Pictures of the table as HTML, drawn as the game draws its cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from ..game.cards import SUITS, is_court
from ..game.notation import COLUMNS, PLACES, STOCK, WASTE
from ..game.position import place_top
from ..play.catalogue import Catalogue
from ..play.names import card_index, piles_name
from ..play.view import View

if TYPE_CHECKING:
    from jinja2 import Environment

    from .picture import Picture


class Card(NamedTuple):
    """A card to draw: its letter and suit, both empty when it is hidden, and whether it is a court card."""

    letter: str
    suit: str
    is_court: bool


class Pile(NamedTuple):
    """A pile to draw: its cards, the top one last, the suit of an empty place, and what stands under it."""

    name: str
    cards: list[Card]
    suit: str
    label: str


class Drawing:
    """Draws in the language of `words`."""

    def __init__(self, templates: Environment, words: Catalogue) -> None:
        self._template = templates.get_template("picture.html")
        self._words = words

    def html(self, picture: Picture, caption: str) -> str:
        """A figure with the picture, its text alternative, and a caption, which may be empty."""
        view = View(picture.position)
        piles = [self._pile(view, name) for name in picture.piles]
        return self._template.render(
            upper=[pile for pile in piles if pile.name not in COLUMNS],
            columns=[pile for pile in piles if pile.name in COLUMNS],
            described=piles_name(self._words, view, picture.piles),
            caption=caption,
        )

    def _pile(self, view: View, name: str) -> Pile:
        if name == STOCK:
            return Pile(name, [_BACK] if view.stock else [], "", str(view.stock))
        if name == WASTE:
            return Pile(name, [self._card(card) for card in view.waste], "", "")
        if name in PLACES:
            place = PLACES.index(name)
            top = place_top(place, view.foundations[place])
            return Pile(name, [] if top is None else [self._card(top)], SUITS[place // 2], "")
        column = view.columns[COLUMNS.index(name)]
        return Pile(name, [_BACK] * column.hidden + [self._card(card) for card in column.open], "", name)

    def _card(self, card: int) -> Card:
        return Card(card_index(self._words, card), SUITS[card & 3], is_court(card))


_BACK = Card("", "", False)
