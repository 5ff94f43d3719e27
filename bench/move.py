"""A whole won game by mouse, with motion: how long each move takes, and whether anything holds up the page."""

from __future__ import annotations

from collections.abc import Mapping
from statistics import median

from playwright.sync_api import Browser, Page

from bench.figure import Figure
from bench.page import served, visitor
from easyharp.game.deals import read_deal
from easyharp.game.notation import STOCK
from tests.game.recorded import wins
from tests.page.mouse import play_by_mouse
from tests.page.player import Player

SLOWDOWN = 4
"""By how much the processor is slowed down where no task may be long, to stand for a phone."""
MOVE_LIMIT = 8
TASK_LIMIT = 50
"""In milliseconds; the browser reports every task that takes longer."""
GAMES = 3
"""How often the game is played so; the best one counts, since all that the machine does besides makes tasks longer."""

# A move begins when the input event does, and has ended when nothing that it changed waits for its style or layout.
_WATCH_MOVES = """globalThis.moves = [];
let began = 0;
addEventListener("pointerup", (event) => { began = event.timeStamp; }, true);
addEventListener("pointerup", () => {
  document.body.getBoundingClientRect();
  moves.push(performance.now() - began);
});"""

# Each task that was too long, with how many moves had been played when it began; the page does nothing more than usual.
_WATCH_TASKS = """globalThis.tasks = [];
const ends = [];
addEventListener("pointerup", () => { ends.push(performance.now()); });
const movesBefore = (time) => ends.filter((end) => end < time).length;
new PerformanceObserver((list) => {
  const later = list.getEntries().filter((task) => task.startTime > globalThis.since);
  tasks.push(...later.map((task) => [movesBefore(task.startTime), task.duration]));
}).observe({type: "longtask"});"""


def measure(browser: Browser, files: Mapping[str, bytes]) -> list[Figure]:
    """The median time of a move at full speed, and the longest task of the same game with a slow processor."""
    with served(files) as address:
        moves = _moves(browser, address)
        tasks = [_long_tasks(browser, address) for _ in range(GAMES)]
    longest = [max([duration for _, duration in game], default=0.0) for game in tasks]
    too_long = [", ".join(f"{duration:.0f} ms at {move}" for move, duration in game) or "none" for game in tasks]
    return [
        Figure("a move", median(moves), MOVE_LIMIT, " ms", f"{len(moves)} moves, the longest {max(moves):.1f} ms"),
        Figure(
            f"longest task at {SLOWDOWN} × slowdown, the best of {GAMES} games",
            min(longest),
            TASK_LIMIT,
            " ms",
            f"those over {TASK_LIMIT} ms, by game: {'; '.join(too_long)}",
        ),
    ]


def _moves(browser: Browser, address: str) -> list[float]:
    """Win a game; the milliseconds that each move took."""
    with visitor(browser) as context:
        page = context.new_page()
        page.add_init_script(_WATCH_MOVES)
        turns = _win(page, address)
        moves: list[float] = page.evaluate("moves")
    assert len(moves) == len(turns)
    return moves


def _long_tasks(browser: Browser, address: str) -> list[tuple[int, float]]:
    """Win a game with a slow processor, until its dialog comes; the tasks that were too long, by the moves before."""
    with visitor(browser) as context:
        page = context.new_page()
        page.add_init_script(_WATCH_TASKS)
        _win(page, address, slowdown=SLOWDOWN)
        page.locator("#win-dialog[open]").wait_for()
        tasks: list[tuple[int, float]] = page.evaluate("tasks")
    return tasks


def _win(page: Page, address: str, *, slowdown: int = 1) -> list[str]:
    """Open the page and win the longest of the recorded games by mouse; its turns."""
    deal, *turns = max((str(row["game"]).split() for row in wins()), key=len)
    player = Player(page, address, read_deal(deal))
    player.point(STOCK)  # the first such call brings Playwright's own script
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slowdown})
    page.evaluate("globalThis.since = performance.now()")
    for turn in turns:
        play_by_mouse(player, turn)
    player.check()
    assert player.game.is_won
    return turns
