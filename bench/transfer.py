"""What a visit brings over the wire from a host that sends the site as `easyharp build` writes it."""

from __future__ import annotations

from collections.abc import Mapping

from playwright.sync_api import Browser, BrowserContext

from bench.figure import Figure
from bench.page import visitor
from bench.wire import Wire, wired
from easyharp.site.hosting import hosted

FIRST = 350
REST = 250
LATER = 2
PAGE = 60
"""The limits, in KB of 1000 bytes."""


# The worker has everything, and serves the page.
_HELD = """() => new Promise((done) => {
  if (navigator.serviceWorker.controller) done();
  navigator.serviceWorker.addEventListener('controllerchange', () => done());
})"""


def measure(browser: Browser, files: Mapping[str, bytes]) -> list[Figure]:
    """The bytes of all answers, headers included: to who comes, plays and comes again, and to who only reads a page."""
    with wired(hosted(files, None)) as wire:
        with visitor(browser) as player:
            first, second = (_visit(player, wire, "index.html", waits_for=".card") for _ in range(2))
        with visitor(browser, has_worker=True) as player:
            _visit(player, wire, "index.html", waits_for=".card")
            rest = _play(player, wire)
        pages = {}
        for name in files:
            if "/" in name and not name.endswith("/examples.html"):
                with visitor(browser) as reader:
                    pages[name] = _visit(reader, wire, name, waits_for="h1")
    largest = max(pages, key=lambda name: sum(pages[name]))
    return [
        _figure("first visit", first, FIRST, "brotli, with headers"),
        _figure("the rest of the site, once a move is played", rest, REST, "brotli, with headers"),
        _figure("second visit", second, LATER, "nothing has changed"),
        _figure("the largest page without the game", pages[largest], PAGE, largest),
    ]


def _figure(name: str, sizes: list[int], limit: float, detail: str) -> Figure:
    return Figure(name, sum(sizes) / 1000, limit, " KB", f"{detail}; answers: {len(sizes)}")


def _visit(context: BrowserContext, wire: Wire, name: str, waits_for: str) -> list[int]:
    """The bytes of each answer to who opens a page."""
    page = context.new_page()
    page.goto(wire.address + name.removesuffix("index.html"), wait_until="networkidle")
    page.locator(waits_for).first.wait_for()
    page.close()
    return wire.sent()


def _play(context: BrowserContext, wire: Wire) -> list[int]:
    """The bytes of each answer from the opening of the game again until it needs no network."""
    page = context.new_page()
    page.goto(wire.address)
    page.locator("#board[aria-busy=false]").wait_for()
    page.keyboard.press("s")
    page.evaluate(_HELD)
    page.close()
    return wire.sent()
