"""The columns that a search meets. The same cards are one object, so what follows from them is worked out once."""

from __future__ import annotations

from ..game.position import Column
from .chance import code
from .pack import EMPTY, Pack
from .weight import Weights

_PLACES = 8  # the numbers below are those of the foundation places


class Pile:
    """A column: `cards`, of which the first `hidden` are hidden.

    `top` is its top card, -1 when it has none, `top_bit` its bit, `kind` its kind or EMPTY; `awaits` is the bit of
    the kind that it takes. `under` is the pile without its top card, `floor` the one without its whole open part.
    `holds` has a bit for each card in it, `value` is what it adds to a position's value, and `code` its part of a
    position's key. `is_run` says whether the open part starts with a king.
    """

    __slots__ = (
        "awaits", "burdens", "cards", "code", "floor", "hidden", "hidden_kind", "holds", "is_run", "kind", "number",
        "top", "top_bit", "under", "value",
    )  # fmt: skip

    def __init__(self, number: int, cards: tuple[int, ...], hidden: int) -> None:
        self.number = number
        self.cards = cards
        self.hidden = hidden
        self.top = cards[-1] if cards else -1
        self.top_bit = 1 << self.top if cards else 0
        self.kind = (self.top >> 2) * 2 + (self.top & 1) if cards else EMPTY
        self.hidden_kind = 1 << self.kind if hidden else 0
        self.awaits = 0
        if self.top >> 2 > 0:
            self.awaits = 1 << (self.top >> 2) * 2 - 2 + (~self.top & 1)
        self.holds = 0
        for card in cards:
            self.holds |= 1 << card
        self.burdens: dict[int, int] = {}
        self.under = self
        self.floor = self
        self.is_run = False
        self.value = 0
        self.code = 0

    def burden(self, wanted: int) -> int:
        """How many cards lie on the cards of this pile that are among the bits of `wanted`, added up."""
        found = self.burdens.get(wanted, -1)
        if found < 0:
            found = 0
            for above, card in enumerate(reversed(self.cards)):
                if wanted >> card & 1:
                    found += above
            self.burdens[wanted] = found
        return found


class Piles:
    """All piles that one search has met, with their values by `weights`."""

    def __init__(self, pack: Pack, weights: Weights) -> None:
        self._king = pack.king
        self._weights = weights
        self._count = 0
        self._more: dict[int, Pile] = {}
        self.empty = self._new((), 0)

    def column(self, column: Column) -> Pile:
        """The pile for a column of a position."""
        cards = column.hidden + column.open
        pile = self.empty
        for size in range(1, len(cards) + 1):
            if size == 1 or size > len(column.hidden) + 1:
                pile = self.plus(pile, cards[size - 1])
            else:
                under = pile
                pile = self._new(cards[:size], size - 1)
                pile.under = pile.floor = under
        return pile

    def plus(self, pile: Pile, card: int) -> Pile:
        """The pile with one card more on it."""
        key = pile.number * 64 + card
        more = self._more.get(key)
        if more is None:
            more = self._new(pile.cards + (card,), pile.hidden)
            more.under = pile
            more.floor = pile.floor
            self._more[key] = more
        return more

    def turned(self, pile: Pile, card: int) -> Pile:
        """The pile with `card` for its top card, which was not known."""
        if not pile.hidden:
            return self.plus(pile.under, card)
        key = -1 - pile.number * 64 - card
        turned = self._more.get(key)
        if turned is None:
            turned = self._new(pile.cards[:-1] + (card,), pile.hidden)
            turned.under = turned.floor = pile.under
            self._more[key] = turned
        return turned

    def _new(self, cards: tuple[int, ...], hidden: int) -> Pile:
        pile = Pile(self._count, cards, hidden)
        self._count += 1
        pile.code = code(_PLACES + pile.number)
        if cards:
            pile.is_run = cards[hidden] >> 2 == self._king
        pile.value = self._weights.pile_value(cards, hidden, self._king)
        return pile
