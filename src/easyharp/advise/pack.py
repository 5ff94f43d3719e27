"""The pack that is searched: how many ranks and suits it has, each card twice.

The game's has thirteen ranks and four suits. Smaller ones have the same rules, the highest rank being the king; they
are small enough for a search of everything, which tells whether the solver's shortcuts are right.
"""

from __future__ import annotations

BLOCKED = -1
EMPTY = 26
"""The kind of an empty column, as if one rank above the kings and of either colour; a card's is rank × 2 + colour."""


UNKNOWN = 63
"""A card that nobody has seen yet. It stands for one that neither moves nor receives: its kind has no links."""

_KINDS = 32


class Pack:
    """A pack of `ranks` ranks, 1 to 13, and `suits` suits, 2 or 4.

    `links[below][above]` are the cards that lie between a top card of the kind `below`, or an empty column, and a card
    of the kind `above` that is led to it: one bit for each rank, at rank × 4 + colour; BLOCKED where none can lead.
    """

    def __init__(self, ranks: int, suits: int) -> None:
        self.ranks = ranks
        self.suits = suits
        self.king = ranks - 1
        self.links = [[self._link(below, above) for above in range(_KINDS)] for below in range(_KINDS)]

    def _link(self, below: int, above: int) -> int:
        if above >= EMPTY or below > EMPTY or below == above:
            return BLOCKED
        low, high = above >> 1, below >> 1
        if below == EMPTY:
            high = self.ranks
        elif (high - low) & 1 != (below ^ above) & 1:
            return BLOCKED
        if high <= low:
            return BLOCKED
        need = 0
        for rank in range(low + 1, high):
            need |= 1 << rank * 4 + ((above ^ rank ^ low) & 1)
        return need


WHOLE = Pack(13, 4)
"""The pack that the game is played with."""
