"""The quick proof that a position is lost: cards of which none can be the first to leave its place."""

from __future__ import annotations

from ..game.position import Position
from .pack import Pack


def stuck_cards(position: Position, pack: Pack) -> tuple[tuple[int, int], ...]:
    """The places, (column, index from the bottom), of the most cards of which none can be the first to leave.

    When there are none, nothing is known. When there are some, the position is lost, since all cards have to leave.
    Every other card is taken to be wherever it is needed. A card can leave when no stuck card lies on it in its column
    and it finds a base, an empty column (as a king, with the run that lies on it) or its foundation.
    """
    left = _Left(position, pack)
    while left.shrink():
        pass
    return left.places()


def are_stuck(position: Position, places: tuple[tuple[int, int], ...], pack: Pack) -> bool:
    """Whether there are cards at `places`, of each column the lowest ones, and none of them can be the first to leave.

    That no other card is taken to be stuck makes this a check of its own: it doesn't ask how they were found.
    """
    left = _Left(position, pack)
    for index in range(len(left.sizes)):
        left.keep(index, len([at for column, at in places if column == index]))
    return bool(places) and left.places() == tuple(sorted(places)) and not left.shrink()


class _Left:
    """The cards that are still thought to be stuck: of each column the lowest so many, `sizes`."""

    def __init__(self, position: Position, pack: Pack) -> None:
        self._pack = pack
        self._columns = [column.hidden + column.open for column in position.columns]
        self._hidden = [len(column.hidden) for column in position.columns]
        self.sizes = [len(cards) for cards in self._columns]
        self._counts = [0] * 52
        for cards in self._columns:
            for card in cards:
                self._counts[card] += 1

    def shrink(self) -> bool:
        """Let every top card leave that can; returns whether one could."""
        has_left = False
        for index, cards in enumerate(self._columns):
            while self.sizes[index] and self._can_leave(index, self.sizes[index] - 1):
                self._leave(index, self.sizes[index] - 1)
                has_left = True
            low = self._hidden[index]
            if self.sizes[index] > low + 1 and cards[low] >> 2 == self._pack.king and 0 in self.sizes:
                self._leave(index, low)
                has_left = True
        return has_left

    def keep(self, index: int, size: int) -> None:
        """Take no card of a column for stuck but the lowest `size`."""
        self._leave(index, min(size, self.sizes[index]))

    def places(self) -> tuple[tuple[int, int], ...]:
        """The places of the cards that are left."""
        return tuple([(index, at) for index, size in enumerate(self.sizes) for at in range(size)])

    def _leave(self, index: int, size: int) -> None:
        for card in self._columns[index][size : self.sizes[index]]:
            self._counts[card] -= 1
        self.sizes[index] = size

    def _can_leave(self, index: int, at: int) -> bool:
        cards = self._columns[index]
        card = cards[at]
        rank, suit = card >> 2, card & 3
        if rank == self._pack.king:
            if 0 in self.sizes:
                return True
        elif self._has_base(rank + 1, ~suit & 1):
            return True
        # Nowhere else to go: a twin that lay above is up already, and a second place needs a second copy of each rank.
        copies = 1 if card in cards[at + 1 :] else 2
        return all(self._counts[below * 4 + suit] < copies for below in range(rank))

    def _has_base(self, rank: int, colour: int) -> bool:
        for base in (rank * 4 + colour, rank * 4 + colour + 2)[: self._pack.suits // 2]:
            if self._counts[base] < 2:
                return True
            for cards, size in zip(self._columns, self.sizes):
                if size and cards[size - 1] == base:
                    return True
        return False
