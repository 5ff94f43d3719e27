"""Hints and verdicts in the browser: how long the worker that thinks takes to answer."""

from __future__ import annotations

from collections.abc import Mapping
from statistics import median

from playwright.sync_api import Browser

from bench.figure import Figure
from bench.page import served, visitor
from easyharp.advise.advice import planned
from easyharp.advise.sight import sight_of
from easyharp.browser.request import HINT, PROGRESS, VERDICT
from easyharp.game.deals import code
from easyharp.game.game import Game
from easyharp.game.notation import DRAW, RECYCLE

HINTED = range(500001, 500005)
DECIDED = range(1, 101)

# A worker as the page starts it; what comes before an answer is passed over.
_ASK = f"""async (requests) => {{
  const files = document.getElementById("files").textContent;
  const worker = new Worker(JSON.parse(files).adviser, {{ type: "module" }});
  worker.postMessage(files);
  const answered = (request) => new Promise((resolve) => {{
    worker.onmessage = ({{ data }}) => {{ if (!data.startsWith("{PROGRESS}")) resolve(data); }};
    worker.postMessage(request);
  }});
  const times = [];
  for (const request of requests) {{
    const start = performance.now();
    await answered(request);
    times.push(performance.now() - start);
  }}
  worker.terminate();
  return times;
}}"""


def measure(browser: Browser, files: Mapping[str, bytes]) -> list[Figure]:
    """The times of hints at each new decision of some games, and of verdicts at the deal."""
    hints = [f"{HINT} {text}" for number in HINTED for text in decisions(number)]
    verdicts = [f"{VERDICT} {code(number)}" for number in DECIDED]
    with served(files) as address, visitor(browser) as context:
        page = context.new_page()
        page.goto(address)
        first, *hinted = page.evaluate(_ASK, [hints[0], *hints])
        _, *decided = page.evaluate(_ASK, [verdicts[0], *verdicts])
    decided.sort()
    detail = (
        f"{len(hinted)} decisions, the longest {max(hinted):.0f} ms; the very first, with its start, {first:.0f} ms"
    )
    return [
        Figure("a hint in the browser, median", median(hinted), 100, " ms", detail),
        Figure("a verdict at the deal, median", median(decided), 500, " ms", f"deals {DECIDED[0]} to {DECIDED[-1]}"),
        Figure("the same, 95th percentile", decided[len(decided) * 95 // 100], 3000, " ms"),
    ]


def decisions(number: int) -> list[str]:
    """The texts of a fair player's game of a deal, up to each moment at which it has to think anew."""
    game = Game(number)
    while game.position.stock:
        game.play(DRAW)
    game.play(RECYCLE)
    found = []
    while not game.is_won:
        found.append(game.text)
        actions = planned(sight_of(game))
        if not actions:
            break
        for action in actions:
            game.play(action)
    return found
