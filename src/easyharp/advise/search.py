"""One best-first search for a table on which no card is hidden any more, or fewer are."""

from __future__ import annotations

from .chance import Chance
from .macro import Moves
from .table import Table
from .weight import Weights

GENERATED = 12
"""How many tables a search makes at most for each that it may expand; this bounds its memory."""


class Search:
    """A search from `start`, which goes on by `run` until `found`, or until it `is_over` without having found one.

    What it looks for is a table with `goal` hidden cards or fewer.
    """

    def __init__(self, moves: Moves, start: Table, weights: Weights, noise: int, goal: int = 0) -> None:
        self._moves = moves
        self._weights = weights
        self._noise = noise
        self._goal = goal
        self._chance = Chance(start.key)
        self._seen: dict[int, bool] = {}
        self._buckets: dict[int, list[Table]] = {}
        self._best = 0
        self._limit = 0
        self.found: Table | None = None
        self.is_over = False
        self._add(start)

    def run(self, expansions: int) -> int:
        """Expand that many tables, or fewer when the search ends; returns how many."""
        buckets, moves, seen, add = self._buckets, self._moves, self._seen, self._add
        self._limit += expansions * GENERATED
        for count in range(expansions):
            if self.found or not buckets or len(seen) > self._limit:
                self.is_over = True
                return count
            best = self._best
            while best not in buckets:
                best += 1
            self._best = best
            bucket = buckets[best]
            table = bucket.pop()
            if not bucket:
                del buckets[best]
            for macro in moves.macros(table):
                child = moves.after(table, macro)
                if child.key not in seen:
                    add(child)
        self.is_over = self.found is not None or not buckets
        return expansions

    @property
    def is_exhausted(self) -> bool:
        """Whether nothing is left to look at, and nothing was left out for want of room."""
        return not self.found and not self._buckets

    @property
    def size(self) -> int:
        """How many tables were met."""
        return len(self._seen)

    def _add(self, table: Table) -> None:
        self._seen[table.key] = True
        value = self._value(table)
        if self._noise:
            value += self._chance.below(self._noise * 4)
        bucket = self._buckets.get(value)
        if bucket is None:
            self._buckets[value] = [table]
            if value < self._best or len(self._buckets) == 1:
                self._best = value
        else:
            bucket.append(table)

    def _value(self, table: Table) -> int:
        weights, heights = self._weights, table.heights
        wanted = 0  # the cards that lower places await, or those above the kings
        if weights.burden:
            wanted = 1 << heights[1] * 4 | 2 << heights[3] * 4 | 4 << heights[5] * 4 | 8 << heights[7] * 4
        value = burden = awaited = hidden = 0
        hidden_kinds = []
        for pile in table.piles:
            value += pile.value
            awaited |= pile.awaits
            kind = pile.hidden_kind
            if kind:
                hidden += pile.hidden
                hidden_kinds.append(kind)
            lying = pile.holds & wanted
            if lying:
                burden += pile.burden(lying)
        if hidden <= self._goal:
            self.found = table
            self.is_over = True
        value += 2 * weights.burden * burden
        if weights.pair:
            for kind in hidden_kinds:
                if kind & awaited:
                    value -= 4 * weights.pair
        if weights.foundation:
            value -= weights.foundation * sum(heights)
        return value
