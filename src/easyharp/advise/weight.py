"""What a position is worth to the search: weighted sums, the weights found by trying (docs/solving.md)."""

from __future__ import annotations

from .chance import Chance


class Weights:
    """Thirteen weights; the lower a position's value, the earlier it is looked at."""

    __slots__ = ("burden", "foundation", "numbers", "pair")

    def __init__(self, numbers: tuple[int, ...]) -> None:
        self.numbers = numbers
        self.burden = numbers[7]
        self.pair = numbers[9]
        self.foundation = numbers[10]

    def pile_value(self, cards: tuple[int, ...], hidden: int, king: int) -> int:
        """What a column adds, in quarters."""
        w = self.numbers
        if not cards:
            return -4 * w[2]
        if hidden:
            low = 0
            for card in cards[:hidden]:
                low += card >> 2 <= 3
            ranks = w[11] * (cards[hidden] >> 2)
            return 4 * (w[0] * hidden + w[1] * (len(cards) - hidden - 1) + w[3] + w[12] * low) + ranks
        if cards[0] >> 2 == king:
            return -w[4] * (cards[-1] >> 2)
        return 4 * (w[5] + w[6] * (len(cards) - 1))

    def changed(self, chance: Chance, count: int, steps: tuple[int, ...]) -> Weights:
        """Others, of which `count` differ from these by one of `steps`."""
        numbers = list(self.numbers)
        for _ in range(count):
            at = chance.below(len(numbers))
            step = steps[chance.below(len(steps))]
            numbers[at] += step if chance.below(2) else -step
        return Weights(tuple(numbers))


A = Weights((9, 16, 26, -13, 8, -11, 6, 1, 0, 1, -6, 1, 0))
B = Weights((9, 15, 10, -12, 8, -7, 4, 1, 0, 4, -6, 1, 0))
C = Weights((8, 25, 6, -14, 4, 0, 10, 10, 0, 2, 0, 1, -5))
E = Weights((10, 16, 6, -5, 0, 4, 12, 11, 0, 0, 0, 1, -3))
SETS = (A, B, C, E)
