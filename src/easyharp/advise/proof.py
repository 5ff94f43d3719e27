"""Whether a proof of loss holds."""

from __future__ import annotations

from ..game.position import Position
from .macro import Moves
from .pack import WHOLE, Pack
from .pile import Piles
from .relaxation import exhausted
from .schedule import WHOLE_SPACE
from .search import Search
from .stuck import are_stuck
from .table import table_of
from .verdict import RELAXED, STUCK, Proof


def holds(position: Position, proof: Proof, pack: Pack = WHOLE) -> bool:
    """Whether `proof` shows that `position` is lost, found out anew from its kind, its cards and its size."""
    if proof.kind == STUCK:
        return are_stuck(position, proof.cards, pack)
    if proof.kind == RELAXED:
        return proof.size > 0 and exhausted(position, pack, proof.size) == proof.size
    piles = Piles(pack, WHOLE_SPACE.weights)
    moves = Moves(pack, piles, WHOLE_SPACE.variants, is_full=True)
    start = table_of(position, pack, piles)
    search = Search(moves, moves.after_safe(start), WHOLE_SPACE.weights, 0)
    search.run(proof.size)
    return search.is_exhausted and search.size == proof.size
