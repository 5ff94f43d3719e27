"""What cards and piles are called, in sentences and by screen readers."""

from __future__ import annotations

from ..game.cards import RANKS, SUITS, is_court
from ..game.notation import COLUMNS, PLACES, STOCK, WASTE
from ..game.position import place_top
from .catalogue import Catalogue
from .view import View


def card_name(words: Catalogue, card: int) -> str:
    """A card in words, like "seven of hearts"."""
    rank = words.text("rank." + RANKS[card >> 2])
    return words.text("card", rank=rank, suit=words.text("suit." + SUITS[card & 3]))


def card_index(words: Catalogue | None, card: int) -> str:
    """What stands in the corner of a card; court cards have the letters of the language, or without one J, Q, K."""
    rank = RANKS[card >> 2]
    if rank == "T":
        return "10"
    return words.text("letter." + rank) if words is not None and is_court(card) else rank


def pile_word(words: Catalogue, pile: str) -> str:
    """A pile as a sentence names it, where cards come from or go: "column 3", "the first place of spades"."""
    if pile in COLUMNS:
        return words.text("pile.column", number=pile)
    if pile in PLACES:
        place = PLACES.index(pile)
        return words.text("pile.place", suit=words.text("suit." + SUITS[place // 2]), place=_which(words, place))
    return words.text("pile.waste" if pile == WASTE else "pile.foundations")


def pile_name(words: Catalogue, view: View, pile: str) -> str:
    """A pile with what lies there, as a screen reader says it; `pile` is the stock, the waste, a place or a column."""
    if pile == STOCK:
        return _stock_name(words, view)
    if pile == WASTE:
        if not view.waste:
            return words.text("name.waste-empty")
        return words.text("name.waste", card=card_name(words, view.waste[-1]), count=len(view.waste) - 1)
    if pile in PLACES:
        return _place_name(words, view, PLACES.index(pile))
    column = view.columns[COLUMNS.index(pile)]
    if not column.open:
        return words.text("name.column-empty", number=pile)
    top = card_name(words, column.open[-1])
    return words.text("name.column", number=pile, card=top, open=len(column.open), hidden=column.hidden)


def piles_name(words: Catalogue, view: View, piles: str) -> str:
    """Several piles with what lies there, one after the other, for who can't see a picture of them."""
    return ". ".join([pile_name(words, view, pile) for pile in piles])


def _stock_name(words: Catalogue, view: View) -> str:
    if view.stock:
        return words.counted("name.stock", view.stock)
    return words.text("name.stock-recycles" if view.waste else "name.stock-empty")


def _place_name(words: Catalogue, view: View, place: int) -> str:
    suit = capital(words.text("suit." + SUITS[place // 2]))
    which = _which(words, place)
    top = place_top(place, view.foundations[place])
    if top is None:
        return words.text("name.place-empty", suit=suit, place=which)
    return words.text("name.place", suit=suit, place=which, card=card_name(words, top))


def _which(words: Catalogue, place: int) -> str:
    return words.text("place.second" if place % 2 else "place.first")


def capital(text: str) -> str:
    """The text with a capital first letter, as a sentence begins."""
    return text[:1].upper() + text[1:]
