"""A position as the search sees it: columns, foundations, and a reserve from which any card can be had at any time.

Stock and waste are that reserve: one card a draw, and recycles that cost nothing, bring every card of theirs to the
top. A move is a card, where it comes from and where it goes; a king that leaves its column takes its run along.
"""

from __future__ import annotations

from ..game.position import Position
from .chance import code
from .pack import Pack
from .pile import Pile, Piles

RESERVE = 9
FOUNDATION = 10
"""What a move has, beside the columns 0 to 8, as its source or target."""

NO_MACRO: tuple[int, int, tuple[int, ...]] = (0, 0, ())

TAKEN_BACK = 64
"""Added to a card of a chain that comes from a foundation."""

_PLACE_CODES = tuple([code(place) for place in range(8)])


class Table:
    """A position: `piles`, nine in the game; `heights`, of each suit's two places the higher one first.

    `once` has a bit for each card of which the reserve holds at least one, `twice` for each of which it holds both.
    `key` is the same for positions that differ only in the order of columns without hidden cards. `parent` and `macro`
    tell how a search came here.
    """

    __slots__ = ("heights", "key", "macro", "once", "parent", "piles", "twice")

    def __init__(
        self,
        piles: list[Pile],
        heights: list[int],
        once: int,
        twice: int,
        key: int,
        parent: Table | None,
        macro: tuple[int, int, tuple[int, ...]],
    ) -> None:
        self.piles = piles
        self.heights = heights
        self.once = once
        self.twice = twice
        self.key = key
        self.parent = parent
        self.macro = macro

    @property
    def hidden(self) -> int:
        """How many cards are hidden."""
        return sum([pile.hidden for pile in self.piles])

    def copy(self) -> Table:
        """The same table, as one from which a search starts."""
        return Table(self.piles[:], self.heights[:], self.once, self.twice, self.key, None, NO_MACRO)

    def change(self, index: int, pile: Pile) -> None:
        """Let `pile` be the column with this index."""
        self.key += pile.code - self.piles[index].code
        self.piles[index] = pile

    def take(self, card: int) -> None:
        """Take a card from the reserve."""
        bit = 1 << card
        if self.twice & bit:
            self.twice ^= bit
        else:
            self.once ^= bit

    def awaits(self, card: int) -> bool:
        """Whether a card, or -1 for none, could go to a foundation."""
        place = (card & 3) * 2
        return self.heights[place] == card >> 2 or self.heights[place + 1] == card >> 2

    def lay_up(self, card: int) -> None:
        """Put a card on a foundation that awaits it."""
        place = (card & 3) * 2
        if self.heights[place] != card >> 2:
            place += 1
        self.heights[place] += 1
        self.key += _PLACE_CODES[place]

    def take_back(self, card: int) -> None:
        """Take a card from a foundation that it lies on top of."""
        place = (card & 3) * 2 + 1
        if self.heights[place] != (card >> 2) + 1:
            place -= 1
        self.heights[place] -= 1
        self.key -= _PLACE_CODES[place]


def table_of(position: Position, pack: Pack, piles: Piles) -> Table:
    """The table that a position stands for."""
    once = twice = 0
    for card in position.stock + position.waste:
        twice |= once & 1 << card
        once |= 1 << card
    heights = [pack.ranks] * 8  # suits that a smaller pack lacks count as up
    for place in range(0, pack.suits * 2, 2):
        heights[place] = max(position.foundations[place], position.foundations[place + 1])
        heights[place + 1] = min(position.foundations[place], position.foundations[place + 1])
    columns = [piles.column(column) for column in position.columns]
    return Table(columns, heights, once, twice, 0, None, NO_MACRO)
