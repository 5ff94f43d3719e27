"""What a search plays: macros, each a chain of moves that ends with a card of the tableau or with a king-run.

A card that nobody covers in the reserve can be played at any later time, so it is only played when it helps a card of
the tableau to leave its column.
"""

from __future__ import annotations

from .foundation import lay_up_safe
from .pack import EMPTY, Pack
from .pile import Piles
from .table import FOUNDATION, RESERVE, TAKEN_BACK, Table

RUN: tuple[int, ...] = (-1,)
"""Instead of a chain: the king, or the king-run, moves as a whole."""


class Moves:
    """The macros of a `pack` that are possible, and what they do.

    `variants` is how many choices of a chain's cards are tried.
    """

    def __init__(
        self, pack: Pack, piles: Piles, variants: int, *, is_full: bool = False, takes_back: bool = True
    ) -> None:
        """`takes_back` lets cards of a foundation be links of a chain, `is_full` end one too, for their own sake."""
        self.pack = pack
        self._piles = piles
        self._variants = variants
        self._is_full = is_full
        self._takes_back = takes_back

    def macros(self, table: Table) -> list[tuple[int, int, tuple[int, ...]]]:
        """All macros: source column, target column or FOUNDATION, and the chain's cards, the lowest first.

        A source of 16 or more is the foundation of that card − 16.
        """
        found: list[tuple[int, int, tuple[int, ...]]] = []
        piles, heights, once = table.piles, table.heights, table.once
        suits = self.pack.suits
        tops = 0
        for place in range(suits * 2 if self._takes_back else 0):
            if heights[place]:
                tops |= 1 << (heights[place] - 1) * 4 + (place >> 1)
        have = once | tops
        have |= have >> 2  # the bits of two suits of a colour meet; what falls on others' is never asked for
        links = self.pack.links
        sources = [pile.kind for pile in piles]
        kings = self.pack.king * 2
        empty = -1
        for to, target in enumerate(piles):
            if target.kind == EMPTY:
                if empty >= 0:
                    continue
                empty = to
            row = links[target.kind]
            for source, kind in enumerate(sources):
                need = row[kind]
                if need >= 0 and have & need == need:
                    if not need:
                        if target.kind != EMPTY:
                            found.append((source, to, ()))
                    else:
                        self._chains(found, table, tops, source, to, kind, target.kind)
        for source, pile in enumerate(piles):
            top = pile.top
            if top < 0:
                continue
            if empty >= 0 and pile.hidden and pile.is_run:
                found.append((source, empty, RUN))
            rank, suit = top >> 2, top & 3
            height = heights[suit * 2]
            if height > rank:
                height = heights[suit * 2 + 1]
                if height > rank:
                    continue
            for below in range(height, rank):
                if not once >> below * 4 + suit & 1:
                    break
            else:
                found.append((source, FOUNDATION, tuple([below * 4 + suit for below in range(height, rank)])))
        if self._is_full:
            self._taken_back(found, table, tops, have, kings)
        return found

    def _taken_back(
        self, found: list[tuple[int, int, tuple[int, ...]]], table: Table, tops: int, have: int, kings: int
    ) -> None:
        """Add the macros that end with the top card of a foundation."""
        empty = -1
        for to, target in enumerate(table.piles):
            if target.kind == EMPTY:
                if empty >= 0:
                    continue
                empty = to
            row = self.pack.links[target.kind]
            for card in range(self.pack.ranks * 4):
                if tops >> card & 1:
                    kind = (card >> 2) * 2 + (card & 1)
                    need = row[kind]
                    if need >= 0 and have & need == need:
                        if need:
                            self._chains(found, table, tops, card + 16, to, kind, target.kind)
                        elif target.kind != EMPTY or kind >= kings:
                            found.append((card + 16, to, ()))

    def _chains(
        self,
        found: list[tuple[int, int, tuple[int, ...]]],
        table: Table,
        tops: int,
        source: int,
        to: int,
        above: int,
        below: int,
    ) -> None:
        """Add the chains that lead a card of the kind `above` to a top card of the kind `below`."""
        once, heights = table.once, table.heights
        low = above >> 1
        high = self.pack.ranks if below == EMPTY else below >> 1
        chains: list[tuple[int, ...]] = [()]
        more = self._variants
        for rank in range(high - 1, low, -1):
            first = rank * 4 + ((above ^ rank ^ low) & 1)
            second = first + 2
            pick = -1
            other = -1
            if once >> first & 1:
                pick = first
                if once >> second & 1:
                    other = second
                    at = (first & 3) * 2
                    if heights[at] + heights[at + 1] > heights[at + 4] + heights[at + 5]:
                        pick, other = second, first
            elif once >> second & 1:
                pick = second
            if pick < 0 or (more > 1 and other < 0):
                for card in (first, second):
                    if tops >> card & 1:
                        if pick < 0:
                            pick = card + TAKEN_BACK
                        elif other < 0:
                            other = card + TAKEN_BACK
            if more > 1 and other >= 0 and len(chains) < more:
                chains = [chain + (pick,) for chain in chains] + [chain + (other,) for chain in chains]
                if len(chains) > more:
                    chains = chains[:more]
            else:
                chains = [chain + (pick,) for chain in chains]
        for chain in chains:
            found.append((source, to, chain))

    def after(
        self, table: Table, macro: tuple[int, int, tuple[int, ...]], moves: list[tuple[int, int, int]] | None = None
    ) -> Table:
        """The table after a macro and all safe foundation moves; `moves` gets each move's card, source and target.

        On `table` itself all safe ones must have been made.
        """
        source, to, chain = macro
        new = Table(table.piles[:], table.heights[:], table.once, table.twice, table.key, table, macro)
        if chain is RUN:
            pile = table.piles[source]
            run = self._piles.empty
            for card in pile.cards[pile.hidden :]:
                run = self._piles.plus(run, card)
            new.change(to, run)
            new.change(source, pile.floor)
            if moves is not None:
                moves.append((run.cards[0], source, to))
        elif to == FOUNDATION:
            for card in chain:
                new.take(card)
                new.lay_up(card)
                if moves is not None:
                    moves.append((card, RESERVE, FOUNDATION))
            pile = table.piles[source]
            new.lay_up(pile.top)
            new.change(source, pile.under)
            if moves is not None:
                moves.append((pile.top, source, FOUNDATION))
        else:
            target = table.piles[to]
            for link in chain:
                card = link % TAKEN_BACK
                if link == card:
                    new.take(card)
                else:
                    new.take_back(card)
                if moves is not None:
                    moves.append((card, RESERVE if link == card else FOUNDATION, to))
                target = self._piles.plus(target, card)
            if source >= 16:
                card = source - 16
                new.take_back(card)
                origin = FOUNDATION
            else:
                card = table.piles[source].top
                new.change(source, table.piles[source].under)
                origin = source
            new.change(to, self._piles.plus(target, card))
            if moves is not None:
                moves.append((card, origin, to))
        # Else nothing is safe that wasn't before. A card taken back, which has no pile, always changes the heights.
        if new.heights != table.heights or new.awaits(new.piles[source].top):
            lay_up_safe(new, self.pack, moves)
        return new

    def after_safe(self, table: Table, moves: list[tuple[int, int, int]] | None = None) -> Table:
        """The table after all safe foundation moves alone, as one from which a search starts."""
        new = table.copy()
        lay_up_safe(new, self.pack, moves)
        return new
