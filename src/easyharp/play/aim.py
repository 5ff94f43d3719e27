"""Which pile a drop is meant for (R26)."""

from __future__ import annotations

from ..game.notation import PILES, PLACES
from ..game.position import Position
from .hand import Hand


def aimed_pile(position: Position, hand: Hand, overlaps: dict[str, float]) -> str | None:
    """The pile that cards dropped from `hand` are meant for, or None when they go back.

    `overlaps` says how much of each pile, its empty space included, the lifted cards cover, in any unit of area. Cards
    that cover their own pile most go back. Else the largest overlap wins, legal piles before others, and of equal ones
    the first in the order of PILES.
    """
    covered = [pile for pile in PILES if overlaps.get(pile, 0.0) > 0]
    targets = hand.targets(position)
    goes_up = any(pile in PLACES for pile in targets)
    legal = [pile for pile in covered if pile in targets or (goes_up and pile in PLACES)]
    most = _largest(covered, overlaps)
    if most is None or most == hand.source:
        return None
    return _largest(legal, overlaps) or (most if hand.target(most) else None)


def _largest(piles: list[str], overlaps: dict[str, float]) -> str | None:
    best = None
    for pile in piles:
        if best is None or overlaps[pile] > overlaps[best]:
            best = pile
    return best
