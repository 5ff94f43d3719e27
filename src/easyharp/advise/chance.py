"""Numbers that look random, and are the same everywhere: `random` gives others on MicroPython."""

from __future__ import annotations

_MASK = 0xFFFFFFFFFFFFFFFF


class Chance:
    """A source of numbers that follow from `seed` alone (Lehmer's, with Park and Miller's constants)."""

    def __init__(self, seed: int) -> None:
        self._state = seed % 2147483646 + 1

    def below(self, limit: int) -> int:
        """A number from 0 to `limit` − 1, for limits up to some thousands."""
        self._state = self._state * 48271 % 2147483647
        return (self._state >> 8) % limit


def code(number: int) -> int:
    """Sixty bits that belong to `number` and look random, so that equal sums of them are not to be expected."""
    mixed = (number + 1) * 0x9E3779B97F4A7C15 & _MASK
    mixed = (mixed ^ mixed >> 30) * 0xBF58476D1CE4E5B9 & _MASK
    mixed = (mixed ^ mixed >> 27) * 0x94D049BB133111EB & _MASK
    return (mixed ^ mixed >> 31) >> 4
