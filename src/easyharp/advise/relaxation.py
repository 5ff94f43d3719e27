"""The dear proof that a position is lost: an easier game, searched to its end, in which cards stay hidden too.

It knows two sorts of cards. Those of the columns that have not been on a foundation since are tracked: where they lie,
in their place or moved onto a column. All others are free: they can be had at any time, and are only counted. A moved
card needs a free card for each rank between it and the tracked card below, as long as it lies there. A card may go up,
and is free then, when of each lower rank of its suit a copy is free. Every action of the real game is one of this game
or none at all, but for which of two columns an empty one is; so what this game can't turn open, the real one can't.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..game.position import Position
from .pack import Pack

if TYPE_CHECKING:
    from collections.abc import Callable

_SLICE = 200  # states looked at between two reports


def exhausted(position: Position, pack: Pack, most: int, progress: Callable[[], None] | None = None) -> int:
    """How many states the easier game has, when it can't turn every hidden card; 0 when it can, or has over `most`.

    A state takes half a kilobyte. `progress` is called many times a second; what it raises ends the search.
    """
    return _Easier(position, pack).size(most, progress)


class _Column:
    """`size` cards still in their place, and on them, or on free cards between, the `moved` ones."""

    __slots__ = ("moved", "size")

    def __init__(self, size: int, moved: tuple[int, ...]) -> None:
        self.size = size
        self.moved = moved


class _Easier:
    """The easier game of a position. A state is a list with a column for each of the position's."""

    def __init__(self, position: Position, pack: Pack) -> None:
        self._pack = pack
        self._cards = [column.hidden + column.open for column in position.columns]
        self._hidden = [len(column.hidden) for column in position.columns]

    def size(self, most: int, progress: Callable[[], None] | None) -> int:
        start = [_Column(len(cards), ()) for cards in self._cards]
        seen = {self._key(start): True}
        waiting = [start]
        looked_at = 0
        while waiting:
            looked_at += 1
            if progress and looked_at % _SLICE == 0:
                progress()
            state = waiting.pop()
            if self._is_open(state):
                return 0
            for after in self._after(state):
                key = self._key(after)
                if key not in seen:
                    if len(seen) >= most:
                        return 0
                    seen[key] = True
                    waiting.append(after)
        return len(seen)

    def _is_open(self, state: list[_Column]) -> bool:
        return all(not hidden or column.size <= 1 for hidden, column in zip(self._hidden, state))

    def _key(self, state: list[_Column]) -> str:
        """The same text for states that differ in nothing that matters.

        Which columns were emptied does matter, since other cards are free then; what lies on which of them doesn't.
        """
        parts = []
        emptied = []
        for column in state:
            moved = "".join([chr(64 + card) for card in column.moved])
            parts.append(chr(33 + column.size) + (moved if column.size else ""))
            if not column.size:
                emptied.append(moved)
        return " ".join(parts + sorted(emptied))

    def _after(self, state: list[_Column]) -> list[list[_Column]]:
        """The states one step on, those last in which a card went up."""
        ranks = self._pack.ranks
        copies, kinds = self._free(state)
        tops = [self._top(index, column) for index, column in enumerate(state)]
        empty = tops.index(-1) if -1 in tops else -1
        found = []
        upward = []
        for source, card in enumerate(tops):
            if card < 0:
                continue
            column = state[source]
            left = _Column(column.size, column.moved[:-1]) if column.moved else _Column(column.size - 1, ())
            rank = card >> 2
            is_alone = column.size + len(column.moved) == 1
            for to, below in enumerate(tops):
                if to == source or (below < 0 and (to != empty or is_alone)):
                    continue
                high = ranks if below < 0 else below >> 2
                if high <= rank or (below >= 0 and (high - rank) & 1 != (below ^ card) & 1):
                    continue
                if all(kinds[between * 2 + ((card ^ between ^ rank) & 1)] for between in range(rank + 1, high)):
                    onto = state[to]
                    found.append(_with(state, source, left, to, _Column(onto.size, onto.moved + (card,))))
            start = min(self._hidden[source], column.size - 1)
            if empty >= 0 and start > 0 and self._cards[source][start] >> 2 == self._pack.king:
                run = self._cards[source][start : column.size] + column.moved
                found.append(_with(state, source, _Column(start, ()), empty, _Column(0, run)))
            if all(copies[below * 4 + (card & 3)] for below in range(rank)):
                upward.append(_with(state, source, left, source, left))
        return found + upward

    def _top(self, index: int, column: _Column) -> int:
        """The top card, free cards left out; -1 when the column has none."""
        if column.moved:
            return column.moved[-1]
        return self._cards[index][column.size - 1] if column.size else -1

    def _free(self, state: list[_Column]) -> tuple[list[int], list[int]]:
        """How many copies of each card are free, and how many cards of each kind are free and not in use."""
        ranks = self._pack.ranks
        copies = [2] * (ranks * 4)
        kinds = [self._pack.suits] * (ranks * 2)
        for cards, column in zip(self._cards, state):
            for card in cards[: column.size] + column.moved:
                copies[card] -= 1
                kinds[(card >> 2) * 2 + (card & 1)] -= 1
            high = cards[column.size - 1] >> 2 if column.size else ranks
            for card in column.moved:
                rank = card >> 2
                for between in range(rank + 1, high):
                    kinds[between * 2 + ((card ^ between ^ rank) & 1)] -= 1
                high = rank
        return copies, kinds


def _with(state: list[_Column], source: int, left: _Column, to: int, new: _Column) -> list[_Column]:
    after = state[:]
    after[source] = left
    after[to] = new
    return after
