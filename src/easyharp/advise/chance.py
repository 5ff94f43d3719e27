"""Numbers that look random, and are the same everywhere: `random` gives others on MicroPython."""

from __future__ import annotations


class Chance:
    """A source of numbers that follow from `seed` alone (Lehmer's, with Park and Miller's constants)."""

    def __init__(self, seed: int) -> None:
        self._state = seed % 2147483646 + 1

    def below(self, limit: int) -> int:
        """A number from 0 to `limit` − 1, for limits up to some thousands."""
        self._state = self._state * 48271 % 2147483647
        return (self._state >> 8) % limit

    def code(self) -> int:
        """A number of sixty bits, of which equal sums are not to be expected."""
        high = self.below(1 << 20)
        middle = self.below(1 << 20)
        return (high << 20 | middle) << 20 | self.below(1 << 20)
