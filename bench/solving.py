"""The solver and the fair player on CPython, one core: how long a verdict takes, how long lines and decisions are.

Times are those of the processor, so that other programs do little to them.
"""

from __future__ import annotations

import time
from statistics import mean, median

from bench import plain
from bench.figure import Figure
from easyharp.advise.advice import plan
from easyharp.advise.line import actions_for
from easyharp.advise.score import stops
from easyharp.advise.sight import sight
from easyharp.advise.solver import richest, shortened, solve
from easyharp.advise.verdict import UNKNOWN, WON
from easyharp.game.deals import deal
from easyharp.game.rules import played

DEALS = range(1, 1001)
LINES = range(1, 301)
SCORED = range(1, 101)
FAIR = range(500001, 500011)
COMPARED = [number for number in range(1, 201) if number != 34]
"""The deals that the plain solver plays too, less the one that it gives up after two minutes.

The real one takes a hundred thousand tables for it; how soon a restart hits on a solution is luck there.
"""

TRIES = 16  # as `easyharp solve` has it


def measure() -> list[Figure]:
    """The times of a thousand deals, the lengths of three hundred lines, and the time of a fair decision."""
    times = []
    unknown = 0
    for number in DEALS:
        start = time.process_time()
        verdict = solve(deal(number))
        times.append(time.process_time() - start)
        unknown += verdict.outcome == UNKNOWN
    times.sort()
    detail = f"deals {DEALS[0]} to {DEALS[-1]}; median {median(times) * 1000:.1f} ms, longest {times[-1]:.1f} s"
    return [
        Figure("a verdict, mean", mean(times) * 1000, 20, " ms", detail),
        Figure("a verdict, 99th percentile", times[len(times) * 99 // 100] * 1000, 300, " ms"),
        _against_plain(),
        Figure("deals that stay unknown", unknown, 0),
        Figure("actions in a line, median", median(_lengths()), 420, "", _range(LINES)),
        Figure("points of a line for the score, median", median(_scores()), 1380, detail=_range(SCORED), is_least=True),
        *_decisions(),
    ]


def _against_plain() -> Figure:
    """The solver's time by that of the plain one; deal by deal in turn, so that what slows the machine slows both."""
    own = 0.0
    others = 0.0
    for number in COMPARED:
        position = deal(number)
        start = time.process_time()
        solve(position)
        between = time.process_time()
        plain.solve(position)
        own += between - start
        others += time.process_time() - between
    means = [total / len(COMPARED) * 1000 for total in (own, others)]
    detail = f"deals {COMPARED[0]} to {COMPARED[-1]} without 34; means {means[0]:.1f} ms and {means[1]:.1f} ms"
    return Figure("a verdict, by that of a plain implementation", own / others, 0.8, "", detail)


def _lengths() -> list[int]:
    lengths = []
    for number in LINES:
        verdict = solve(deal(number))
        if verdict.outcome == WON:
            lengths.append(len(shortened(deal(number), verdict.line, TRIES)))
    return lengths


def _scores() -> list[int]:
    """What wins without taking back score (R15)."""
    return [1220 + 5 * stops(richest(deal(number), TRIES)) for number in SCORED]


def _range(deals: range) -> str:
    return f"deals {deals[0]} to {deals[-1]}"


def _decisions() -> list[Figure]:
    """The time from one card that turns open to the next, of the quick player and of the thorough one."""
    figures = []
    for name, limit in (("quick", 10), ("thorough", 500)):
        times = []
        for number in FAIR:
            position = deal(number)
            while not position.is_won:
                start = time.process_time()
                moves = plan(sight(position, 0), is_thorough=name == "thorough")
                times.append(time.process_time() - start)
                if not moves:
                    break
                for action in actions_for(position, moves):
                    position = played(position, action)
        detail = f"median; the longest {max(times) * 1000:.0f} ms"
        figures.append(Figure(f"a decision of the {name} fair player", median(times) * 1000, limit, " ms", detail))
    return figures
