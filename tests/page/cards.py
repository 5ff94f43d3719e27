"""The cards that lie on a page's table, and those that a position has."""

from __future__ import annotations

from typing import TypedDict

from easyharp.game.cards import card_text
from easyharp.game.notation import PLACES, WASTE
from easyharp.game.position import Position

# What a person sees on the board: the cards by what is drawn on them, the hidden ones only counted.
READ = """() => {
  const top = (pile) => pile.querySelector('.card.face:nth-last-child(1 of .card)')?.dataset.card ?? '-';
  const pile = (name) => document.querySelector(`[data-pile="${name}"]`);
  const column = (name) => [pile(name).querySelectorAll('.back').length,
    ...[...pile(name).querySelectorAll('.face')].map((card) => card.dataset.card)];
  const stock = pile('s');
  return {
    stock: Number(stock.querySelector('.count').textContent),
    stockShows: stock.matches('.recycles') ? 'recycles' : stock.matches('.used-up') ? 'used-up' : 'cards',
    waste: top(pile('w')),
    wasteCards: Number(pile('w').getAttribute('aria-label')?.match(/\\d+/)?.[0] ?? -1) + 1,
    foundations: [...'ABCDEFGH'].map((name) => top(pile(name))),
    columns: [...'123456789'].map(column),
  };
}"""


class Cards(TypedDict):
    """The cards of a table, as a page shows them."""

    stock: int
    stockShows: str
    waste: str
    wasteCards: int
    foundations: list[str]
    columns: list[list[int | str]]


def cards_of(position: Position) -> Cards:
    """The cards of a position, as a page should show them."""

    def top(pile: str) -> str:
        card = position.top(pile)
        return "-" if card is None else card_text(card)

    return {
        "stock": len(position.stock),
        "stockShows": "cards" if position.stock else "recycles" if position.waste else "used-up",
        "waste": top(WASTE),
        "wasteCards": len(position.waste),
        "foundations": [top(place) for place in PLACES],
        "columns": [[len(column.hidden)] + [card_text(card) for card in column.open] for column in position.columns],
    }
