"""From the navigation to the first accepted move, by the start of a page that only loads the bare MicroPython."""

from __future__ import annotations

from collections.abc import Mapping
from statistics import median

from playwright.sync_api import Browser, BrowserContext

from bench.figure import Figure
from bench.page import served, visitor
from easyharp.site.name import hashed_name

ROUNDS = 15
LIMIT = 2.5

BARE = "bare.html"

# The page accepts a move when it has dealt and is laid out. How long the bench then takes to click is not the
# page's time; from the press on it is, until the move shows.
_WATCH = """let ready, pressed, moves;
const shown = () => document.getElementById("moves").textContent;
new MutationObserver(() => {
  if (!ready && document.querySelector(".card")) {
    document.body.getBoundingClientRect();
    ready = performance.now();
    moves = shown();
  }
  if (pressed && shown() !== moves) {
    globalThis.finished ??= ready + performance.now() - pressed;
  }
}).observe(document, {subtree: true, childList: true, characterData: true});
addEventListener("pointerdown", (event) => { pressed = event.timeStamp; }, true);"""

_FINISHED = """async () => {
  while (!globalThis.finished) await new Promise(requestAnimationFrame);
  return finished;
}"""


def measure(browser: Browser, files: Mapping[str, bytes]) -> list[Figure]:
    """The ratios of the medians of many visits, that of first visits and that of second ones."""
    times: dict[tuple[str, str], list[float]] = {}
    with served({**files, **_bare_page(files)}) as address:
        for _ in range(ROUNDS):
            for path, visit in (("", _play), (BARE, _start)):
                with visitor(browser) as context:
                    for name in ("cold", "from cache"):
                        times.setdefault((name, path), []).append(visit(context, address + path))
    figures = []
    for name in ("cold", "from cache"):
        ours, bare = median(times[name, ""]), median(times[name, BARE])
        detail = f"{ours:.0f} ms by {bare:.0f} ms"
        figures.append(Figure(f"start of the game by that of bare MicroPython, {name}", ours / bare, LIMIT, "", detail))
    return figures


def _bare_page(files: Mapping[str, bytes]) -> dict[str, bytes]:
    """A page beside the game's that starts the same MicroPython, lets it add one and one, and does nothing else."""
    loader = next(name for name in files if name.endswith(".mjs"))
    runtime = next(name for name in files if name.endswith(".wasm"))
    script = f"""import {{ loadMicroPython }} from "./{loader}";
const python = await loadMicroPython({{ url: "{runtime}" }});
python.runPython("1 + 1");
globalThis.finished = performance.now();
""".encode()
    name = hashed_name("bare.js", script)
    page = f'<!doctype html><title>MicroPython</title><script type="module" src="{name}"></script>'.encode()
    return {name: script, BARE: page}


def _play(context: BrowserContext, address: str) -> float:
    """Open the game in a new tab and click on the stock; the milliseconds until the move shows."""
    page = context.new_page()
    page.add_init_script(_WATCH)
    page.goto(address)
    page.locator('[data-pile="s"] .card').last.click()
    finished: float = page.evaluate(_FINISHED)
    page.close()
    return finished


def _start(context: BrowserContext, address: str) -> float:
    """Open the bare page in a new tab; the milliseconds until its Python has run."""
    page = context.new_page()
    page.goto(address)
    finished: float = page.evaluate(_FINISHED)
    page.close()
    return finished
