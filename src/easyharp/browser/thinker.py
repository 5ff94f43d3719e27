"""What the worker does: it thinks about games that the page sends it, and answers."""

from __future__ import annotations

import js

from ..advise.guide import Guide
from ..advise.sight import sight_of
from ..advise.solver import solve
from ..game.game import read_game
from .request import HINT, PROGRESS

BUDGET = 20_000
"""How many tables a verdict may cost: what takes longer tries the patience of player and phone."""

_guide = Guide()


def answer(request: str) -> str:
    """The answer to a request of the page."""
    kind, _, text = request.partition(" ")
    game = read_game(text)
    if kind == HINT:
        return _guide.advice(sight_of(game)) or ""
    return solve(game.position, BUDGET, progress=_tell).outcome


def _tell(effort: int) -> None:
    js.postMessage(PROGRESS + str(effort * 100 // BUDGET))
