"""The solver. It knows every card, hidden ones too (thoughtful): what it says gives something away."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..game.position import Position
from .chance import Chance
from .line import actions_for, moves_of
from .macro import Moves
from .pack import WHOLE, Pack
from .pile import Piles
from .relaxation import exhausted
from .schedule import FIRST, Attempt, attempts, varied
from .score import detoured, stops
from .search import Search
from .stuck import stuck_cards
from .table import table_of
from .verdict import EXHAUSTED, LOST, RELAXED, STUCK, UNKNOWN, WON, Proof, Verdict

if TYPE_CHECKING:
    from collections.abc import Callable

BUDGET = 1_000_000
"""How many tables are looked at before the solver gives up, unless it is told otherwise."""

_EASIER = {8: 5000, 40: 30_000, 64: 200_000}
"""After how many attempts the easier game is searched, and how many of its states at most."""

_SLICE = 200  # tables looked at between two reports: about 25 ms


def solve(
    position: Position,
    budget: int = BUDGET,
    *,
    seed: int = 0,
    progress: Callable[[int], None] | None = None,
    pack: Pack = WHOLE,
) -> Verdict:
    """Whether a position can be won by somebody who knows every card, found by looking at `budget` tables at most.

    The same position, budget and seed give the same verdict everywhere. `progress` is told the effort so far, many
    times a second; what it raises ends the search. At most 240,000 tables are kept at a time, half a kilobyte each.
    """
    solver = _Solver(position, pack, progress)
    for attempt in FIRST:
        if solver.succeeds(attempt, budget):
            return solver.won()
    stuck = stuck_cards(position, pack)
    if stuck:
        return Verdict(LOST, solver.effort, proof=Proof(STUCK, cards=stuck))
    for number, attempt in enumerate(attempts(Chance(seed))):
        if solver.effort >= budget:
            break
        if solver.succeeds(attempt, budget):
            return solver.won()
        if solver.exhausted:
            return Verdict(LOST, solver.effort, proof=Proof(EXHAUSTED, size=solver.exhausted))
        if number in _EASIER:
            size = exhausted(position, pack, _EASIER[number], solver.report)
            if size:
                return Verdict(LOST, solver.effort, proof=Proof(RELAXED, size=size))
    return Verdict(UNKNOWN, solver.effort)


def shortened(
    position: Position,
    line: tuple[str, ...],
    tries: int,
    *,
    seed: int = 0,
    progress: Callable[[int], None] | None = None,
    pack: Pack = WHOLE,
) -> tuple[str, ...]:
    """The shortest of `line`, which wins, and of the lines of `tries` other searches."""
    solver = _Solver(position, pack, progress)
    chance = Chance(seed)
    for _ in range(tries):
        if solver.succeeds(varied(chance, _SLICE), solver.effort + _SLICE) and len(solver.line) < len(line):
            line = solver.line
    return line


def richest(
    position: Position,
    tries: int,
    *,
    seed: int = 0,
    progress: Callable[[int], None] | None = None,
    pack: Pack = WHOLE,
) -> tuple[str, ...]:
    """The line that scores highest of those that `tries` short searches find in which no card is taken back.

    When they find none, longer ones follow, until BUDGET tables were looked at; empty when those find none either.
    """
    solver = _Solver(position, pack, progress, for_score=True)
    chance = Chance(seed)
    best: tuple[str, ...] = ()
    most = -1
    for _ in range(tries):
        if solver.succeeds(varied(chance, _SLICE), solver.effort + _SLICE):
            count = stops(solver.line)
            if count > most:
                best, most = solver.line, count
    if most < 0:
        for attempt in attempts(chance):
            if solver.succeeds(attempt, BUDGET):
                return solver.line
            if solver.effort >= BUDGET:
                break
    return best


class _Solver:
    """The attempts at one position: the `effort` so far, and what the last one brought: a `line`, or `exhausted`.

    With `for_score` no card is taken back, and the lines are those that score more.
    """

    def __init__(
        self, position: Position, pack: Pack, progress: Callable[[int], None] | None, *, for_score: bool = False
    ) -> None:
        self._position = position
        self._pack = pack
        self._progress = progress
        self._for_score = for_score
        self.effort = 0
        self.exhausted = 0
        self.line: tuple[str, ...] = ()

    def succeeds(self, attempt: Attempt, budget: int) -> bool:
        """Whether an attempt, with what is left of the budget, finds a line."""
        piles = Piles(self._pack, attempt.weights)
        takes_back = not self._for_score
        is_full = attempt.is_full and takes_back
        moves = Moves(self._pack, piles, attempt.variants, is_full=is_full, takes_back=takes_back)
        start = table_of(self._position, self._pack, piles)
        search = Search(moves, moves.after_safe(start), attempt.weights, attempt.noise)
        left = min(attempt.expansions, budget - self.effort)
        while left > 0 and not search.is_over:
            done = search.run(min(left, _SLICE))
            left -= done
            self.effort += done
            self.report()
        self.exhausted = search.size if attempt.is_exact and takes_back and search.is_exhausted else 0
        if not search.found:
            return False
        made = moves_of(start, search.found, moves, is_to_end=True)
        if self._for_score:
            made = detoured(self._position, made, self._pack)
        self.line = actions_for(self._position, made)
        return True

    def report(self) -> None:
        """Tell how far it is."""
        if self._progress:
            self._progress(self.effort)

    def won(self) -> Verdict:
        """The verdict after an attempt has succeeded."""
        return Verdict(WON, self.effort, line=self.line)
