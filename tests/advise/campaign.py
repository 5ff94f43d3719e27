"""Long comparisons: `python -m tests.advise.campaign PACKS POSITIONS` makes as many as it is told, the tests a few.

Small packs are searched to the end, and what the solver takes for legal is compared with the game's rules. When it was
ended, it goes on where it was.
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from multiprocessing import get_context
from pathlib import Path
from random import Random

from easyharp.advise.chance import Chance
from easyharp.advise.line import actions_for
from easyharp.advise.macro import RUN, Moves
from easyharp.advise.pack import WHOLE, Pack
from easyharp.advise.pile import Piles
from easyharp.advise.relaxation import exhausted
from easyharp.advise.schedule import EVERY_CHOICE
from easyharp.advise.search import Search
from easyharp.advise.solver import solve
from easyharp.advise.stuck import stuck_cards
from easyharp.advise.table import FOUNDATION, Table, table_of
from easyharp.advise.verdict import LOST, UNKNOWN, WON
from easyharp.advise.weight import A
from easyharp.game.diagram import position_text
from easyharp.game.notation import COLUMNS
from easyharp.game.position import Position
from easyharp.game.rules import actions, played, refusal
from tests.game.positions import random_play, random_position

from .checker import is_stuck
from .naive import TooManyError, can_be_won, state_of, steps
from .small import small_position

SIZES = ((4, 2), (5, 2), (6, 2), (7, 2), (4, 4), (3, 4))
"""Ranks and suits of the small packs."""

KEPT = Path(__file__).parents[2] / "build/campaign.json"
"""Where it is kept how far the comparison is."""

STEP = 500

MOST = 15_000
"""A small pack with more states than that is passed over."""


def check_small_pack(seed: int) -> str:
    """Compare everything that the solver says of one small position with a search of everything: WON, LOST or ""."""
    random = Random(seed)
    ranks, suits = random.choice(SIZES)
    most_columns, depth = random.choice((2, 3, 4, 5)), random.choice((5, 8, 11))
    position = small_position(random, ranks, suits, most_columns=most_columns, depth=depth)
    pack = Pack(ranks, suits)
    try:
        can_be = can_be_won(position, ranks, MOST)
    except TooManyError:
        return ""
    verdict = solve(position, 3000, pack=pack)
    assert verdict.outcome in ((WON,) if can_be else (LOST, UNKNOWN)), position_text(position)
    state = state_of(position)
    for action in verdict.line:
        state = dict(steps(state, ranks))[action]
    if can_be:
        assert sum(state[2]) == ranks * suits * 2
    stuck = stuck_cards(position, pack)
    assert not (can_be and stuck), position_text(position)
    assert not stuck or is_stuck(position, stuck, ranks)
    assert not (can_be and exhausted(position, pack, 3000)), position_text(position)
    assert is_won_by_whole_space(position, pack) in (can_be, None), position_text(position)
    return WON if can_be else LOST


def is_won_by_whole_space(position: Position, pack: Pack) -> bool | None:
    """Whether the search finds a win when it may look at everything that it doesn't pass over; None: too much."""
    piles = Piles(pack, A)
    moves = Moves(pack, piles, EVERY_CHOICE, is_full=True)
    start = table_of(position, pack, piles)
    search = Search(moves, moves.after_safe(start), A, 0)
    search.run(4000)
    return True if search.found else False if search.is_exhausted else None


def check_legality(position: Position, seed: int) -> None:
    """Compare the solver's macros in a position with the game's rules: none that is illegal, none forgotten."""
    chance = Chance(seed)
    piles = Piles(WHOLE, A)
    moves = Moves(WHOLE, piles, 1 + chance.below(4), is_full=chance.below(2) == 1)
    table = table_of(position, WHOLE, piles)
    macros = moves.macros(table)
    believed = set()
    for source, to, chain in macros:
        if source < 9 and chain in ((), RUN):
            believed.add(COLUMNS[source] + ("f" if to == FOUNDATION else COLUMNS[to]))
    assert believed == _direct(position), position_text(position)
    for macro in macros:
        made: list[tuple[int, int, int]] = []
        after = moves.after(table, macro, made)
        reached = position
        for action in actions_for(position, made):
            assert refusal(reached, action) is None, position_text(position)
            reached = played(reached, action)
        assert _facts(after) == _facts(table_of(reached, WHOLE, piles)), position_text(position)


def _direct(position: Position) -> set[str]:
    """The actions from column to column or foundation, without those that the solver knows to lead nowhere.

    Those are kings that leave a column empty for another, and all empty columns but the first.
    """
    empty = [name for name, column in zip(COLUMNS, position.columns, strict=True) if column.is_empty]
    found = set()
    for action in actions(position):
        source, target = action[0], action[1]
        if source in COLUMNS and source != target:
            to_empty = target in empty
            if not to_empty or (target == empty[0] and position.column(source).hidden):
                found.add(action)
    return found


def _facts(table: Table) -> tuple[list[tuple[int, ...]], list[int], list[int], int, int]:
    return (
        [pile.cards for pile in table.piles],
        [pile.hidden for pile in table.piles],
        table.heights,
        table.once,
        table.twice,
    )


def check_random_positions(seed: int) -> int:
    """Compare legality in a position made at random and in those of a random game; returns how many."""
    check_legality(random_position(seed), seed)
    count = 1
    for game in random_play(1 + seed % 999_999, 60):
        if game.moves % 6 == 0 and not game.is_won:
            check_legality(game.position, seed + game.moves)
            count += 1
    return count


def main() -> int:
    """Compare on all processors until the numbers on the command line are reached; the exit status."""
    packs, positions = int(sys.argv[1]), int(sys.argv[2])
    told = Counter(json.loads(KEPT.read_text()) if KEPT.exists() else {})
    with get_context("spawn").Pool() as pool:
        while told["small packs"] < packs:
            for outcome in pool.map(check_small_pack, _seeds(told["small packs"])):
                told[outcome or "too large"] += 1
            told["small packs"] += STEP
            _keep(told)
        while told["positions"] < positions:
            told["positions"] += sum(pool.map(check_random_positions, _seeds(told["games"])))
            told["games"] += STEP
            _keep(told)
    print("nothing disagreed")
    return 0


def _seeds(done: int) -> range:
    return range(1_000_000 + done, 1_000_000 + done + STEP)


def _keep(told: Counter[str]) -> None:
    """Write down and say how far it is."""
    KEPT.parent.mkdir(exist_ok=True)
    KEPT.write_text(json.dumps(told))
    print(*[f"{name}: {count:,}" for name, count in told.items()], sep=", ", flush=True)


if __name__ == "__main__":
    sys.exit(main())
