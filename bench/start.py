"""From the navigation to the first accepted move, by the start of a page that only loads the bare MicroPython."""

from __future__ import annotations

import time
from collections.abc import Mapping
from statistics import median

from playwright.sync_api import Browser, BrowserContext, CDPSession

from bench.figure import Figure
from bench.page import served, visitor
from easyharp.site.name import hashed_name

ROUNDS = 15
LIMIT = 2.5
PATIENCE = 20
"""How many seconds a visit may take."""

BARE = "bare.html"

# Notes the moment when the page shows the first move, by its move counter.
_WATCH = """new MutationObserver(() => {
  if (document.getElementById("moves")?.textContent === "1") globalThis.finished ??= performance.now();
}).observe(document, {subtree: true, childList: true, characterData: true});"""

Point = tuple[float, float]


def measure(browser: Browser, files: Mapping[str, bytes]) -> list[Figure]:
    """The ratios of the medians of many visits, that of first visits and that of second ones."""
    times: dict[tuple[str, str], list[float]] = {}
    with served({**files, **_bare_page(files)}) as address:
        stock = _stock(browser, address)
        for _ in range(ROUNDS):
            for path in ("", BARE):
                with visitor(browser) as context:
                    for visit in ("cold", "from cache"):
                        times.setdefault((visit, path), []).append(_visit(context, address + path, stock))
    figures = []
    for visit in ("cold", "from cache"):
        ours, bare = median(times[visit, ""]), median(times[visit, BARE])
        detail = f"{ours:.0f} ms by {bare:.0f} ms"
        figures.append(
            Figure(f"start of the game by that of bare MicroPython, {visit}", ours / bare, LIMIT, "", detail)
        )
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


def _stock(browser: Browser, address: str) -> Point:
    """Where the stock lies."""
    with visitor(browser) as context:
        page = context.new_page()
        page.goto(address)
        page.locator(".card").first.wait_for()
        box = page.locator('[data-pile="s"]').bounding_box()
        assert box is not None
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def _visit(context: BrowserContext, address: str, stock: Point) -> float:
    """Open a page in a new tab and click on the stock until a move comes of it; the milliseconds that it took."""
    page = context.new_page()
    page.add_init_script(_WATCH)
    session = context.new_cdp_session(page)
    session.send("Page.navigate", {"url": address})
    deadline = time.monotonic() + PATIENCE
    while not (finished := _finished(session)):
        if time.monotonic() > deadline:
            raise TimeoutError(f"{address} takes no move")
        _click(session, stock)
    page.close()
    return finished


def _click(session: CDPSession, point: Point) -> None:
    x, y = point
    for kind in ("mousePressed", "mouseReleased"):
        session.send("Input.dispatchMouseEvent", {"type": kind, "x": x, "y": y, "button": "left", "clickCount": 1})


def _finished(session: CDPSession) -> float:
    """When the page was done, in milliseconds from its navigation; 0 until then."""
    value: float = session.send("Runtime.evaluate", {"expression": "globalThis.finished ?? 0"})["result"]["value"]
    return value
