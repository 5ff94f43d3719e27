"""In which order searches are tried: many short ones with changed weights beat one long one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .chance import Chance
from .weight import SETS, A, B, C, E, Weights

if TYPE_CHECKING:
    from collections.abc import Iterator


class Attempt:
    """One search: its `weights`, how many `variants` of a chain it tries, its `noise` and its `expansions` at most."""

    __slots__ = ("expansions", "is_full", "noise", "variants", "weights")

    def __init__(self, weights: Weights, variants: int, noise: int, expansions: int, *, is_full: bool = False) -> None:
        self.weights = weights
        self.variants = variants
        self.noise = noise
        self.expansions = expansions
        self.is_full = is_full

    @property
    def is_exact(self) -> bool:
        """Whether every line there is would be found, were the search long enough."""
        return self.is_full and self.variants == EVERY_CHOICE


EVERY_CHOICE = 1 << 13
"""More than the choices that any chain has."""

FIRST = (Attempt(A, 1, 0, 200), Attempt(C, 1, 0, 200), Attempt(B, 2, 0, 200), Attempt(E, 4, 0, 200))
"""The attempts that solve nearly every deal."""

WHOLE_SPACE = Attempt(A, EVERY_CHOICE, 0, 400, is_full=True)
"""One that proves a position lost when it comes to its end without having found a line."""

_RESTARTS = ((8, 500), (8, 500), (24, 2000), (24, 8000), (60, 20000))


def attempts(chance: Chance) -> Iterator[Attempt]:
    """The attempts after the first ones, without end, ever longer and wilder; early on a whole little space."""
    for number, (count, expansions) in enumerate(_RESTARTS):
        if number == 1:
            yield WHOLE_SPACE
        for _ in range(count):
            yield varied(chance, expansions)
    while True:
        weights = _pick(chance).changed(chance, 2 + chance.below(6), tuple(range(1, 13)))
        expansions = (3000, 8000, 20000)[chance.below(3)]
        variants = (1, 2, 4, EVERY_CHOICE)[chance.below(4)]
        yield Attempt(weights, variants, chance.below(61), expansions, is_full=chance.below(10) < 3)


def varied(chance: Chance, expansions: int) -> Attempt:
    """An attempt with one of the sets of weights, a little changed."""
    weights = _pick(chance).changed(chance, 4, (1, 2, 3, 6))
    variants = (1, 1, 1, 2, 4)[chance.below(5)]
    return Attempt(weights, variants, (0, 8, 24)[chance.below(3)], expansions)


def _pick(chance: Chance) -> Weights:
    return SETS[chance.below(len(SETS))]
