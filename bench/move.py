"""A whole won game by mouse, with motion: how long each move takes, and whether anything holds up the page."""

from __future__ import annotations

from collections.abc import Mapping
from statistics import median

from playwright.sync_api import Browser

from bench.figure import Figure
from bench.page import served, visitor
from easyharp.game.deals import read_deal
from tests.game.recorded import wins
from tests.page.mouse import play_by_mouse
from tests.page.player import Player

SLOWDOWN = 4
"""By how much the processor is slowed down where no task may be long, to stand for a phone."""
MOVE_LIMIT = 8
TASK_LIMIT = 50
"""In milliseconds; the browser reports every task that takes longer."""
GAMES = 3
"""How often the game is played so. A task that the page makes too long is so each time; what the machine does
meanwhile, or the browser's collection of garbage, comes at another move each time."""

# A move begins when the input event does, and has ended when nothing that it changed waits for its style or layout.
_WATCH = """globalThis.moves = [];
globalThis.tasks = [];
const ends = [];
let began = 0;
addEventListener("pointerup", (event) => { began = event.timeStamp; }, true);
addEventListener("pointerup", () => {
  document.body.getBoundingClientRect();
  ends.push(performance.now());
  moves.push(performance.now() - began);
});
const movesBefore = (time) => ends.filter((end) => end < time).length;
new PerformanceObserver((list) => {
  tasks.push(...list.getEntries().map((task) => [movesBefore(task.startTime), task.duration]));
}).observe({type: "longtask"});"""


def measure(browser: Browser, files: Mapping[str, bytes]) -> list[Figure]:
    """The median time of a move at full speed, and the longest task of the same game with a slow processor."""
    with served(files) as address:
        moves, _ = _won_game(browser, address, slowdown=1)
        games = [_won_game(browser, address, slowdown=SLOWDOWN)[1] for _ in range(GAMES)]
    shortest = [min(tasks) for tasks in zip(*games, strict=True)]
    late = sum(task > 0 for tasks in games for task in tasks)
    return [
        Figure("a move", median(moves), MOVE_LIMIT, " ms", f"{len(moves)} moves, the longest {max(moves):.1f} ms"),
        Figure(
            f"longest task at {SLOWDOWN} × slowdown, the same in {GAMES} games",
            max(shortest),
            TASK_LIMIT,
            " ms",
            f"{late} of {GAMES * len(shortest)} moves and wins were longer once, at most {max(map(max, games)):.0f} ms",
        ),
    ]


def _won_game(browser: Browser, address: str, *, slowdown: int) -> tuple[list[float], list[float]]:
    """Win a game; the milliseconds that each move took, and those of the task that was too long by it, else 0."""
    deal, *turns = max((row["game"].split() for row in wins()), key=len)
    with visitor(browser) as context:
        page = context.new_page()
        page.add_init_script(_WATCH)
        player = Player(page, address, read_deal(deal))
        session = context.new_cdp_session(page)
        session.send("Emulation.setCPUThrottlingRate", {"rate": slowdown})
        page.evaluate("tasks.length = 0")
        for turn in turns:
            play_by_mouse(player, turn)
        player.check()
        assert player.game.is_won
        moves, tasks = page.evaluate("[moves, tasks]")
    assert len(moves) == len(turns)
    longest = [0.0] * (len(turns) + 1)
    for move, duration in tasks:
        longest[move] = max(longest[move], duration)
    return moves, longest
