"""What the catalogue says of a deal, and how that comes about: solved, and then checked."""

from __future__ import annotations

from collections.abc import Callable

from ..advise.proof import holds
from ..advise.solver import solve
from ..advise.verdict import LOST, WON, Proof
from ..game.deals import deal
from ..game.game import Game


class Decision:
    """What was found of a deal: its number, the outcome, the effort, and the proof if it is lost."""

    __slots__ = ("effort", "number", "outcome", "proof")

    def __init__(self, number: int, outcome: str, effort: int, proof: Proof | None = None) -> None:
        self.number = number
        self.outcome = outcome
        self.effort = effort
        self.proof = proof


def decide(number: int, budget: int, progress: Callable[[int], None] | None = None) -> Decision:
    """Solve deal `number`, and check what the solver says: the game plays its line, or its proof is found to hold.

    `budget` and `progress` are as in `solve`.
    """
    verdict = solve(deal(number), budget, progress=progress)
    if verdict.outcome == WON:
        game = Game(number)
        for action in verdict.line:
            game.play(action)
        if not game.is_won:
            raise AssertionError(f"the line found for deal {number} doesn't win")
    if verdict.outcome == LOST and not (verdict.proof and holds(deal(number), verdict.proof)):
        raise AssertionError(f"the proof found for deal {number} doesn't hold")
    return Decision(number, verdict.outcome, verdict.effort, verdict.proof)
