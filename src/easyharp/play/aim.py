"""Which pile a drop is meant for (R26)."""

from __future__ import annotations

from ..game.notation import PLACES
from ..game.position import Position
from .hand import Hand


def aimed_pile(position: Position, hand: Hand, overlaps: dict[str, float]) -> str | None:
    """The pile that cards dropped from `hand` are meant for, or None for none.

    `overlaps` says how much of each pile, its empty space included, the lifted cards cover, in any unit of area. The
    largest overlap wins, legal piles before others; the cards' own pile and those that take no cards win nothing.
    """
    best, area, best_legal, legal_area = None, 0.0, None, 0.0
    legal = hand.places(position)
    takes_foundation = any(pile in PLACES for pile in legal)
    for pile, overlap in overlaps.items():
        if overlap > area:
            best, area = pile, overlap
        is_legal = pile in legal or (takes_foundation and pile in PLACES)
        if is_legal and overlap > legal_area:
            best_legal, legal_area = pile, overlap
    if best is None or best == hand.source:
        return None
    if best_legal is not None:
        return best_legal
    return None if hand.target(best) is None else best
