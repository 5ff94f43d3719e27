"""The loader, in a real Chromium and under the real headers: it starts the Python, chooses the words, tells trouble."""

from __future__ import annotations

import re
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from easyharp.server import SiteServer
from tests.site.sources import MAIN, Sources

pytestmark = pytest.mark.browser


@pytest.fixture
def sources(tmp_path: Path) -> Sources:
    """Small sources of a site, for this test alone."""
    return Sources(tmp_path)


class Visit:
    """A page that is being visited, and what its console and its network said."""

    def __init__(self, page: Page, address: str) -> None:
        self.page = page
        self.address = address
        self.console: list[str] = []
        self.errors: list[str] = []
        self.requests: list[str] = []
        page.on("console", lambda message: self.console.append(message.text))
        page.on("pageerror", lambda error: self.errors.append(error.message))
        page.on("request", lambda request: self.requests.append(request.url.removeprefix(address)))

    def go(self) -> None:
        """Load the page."""
        self.page.goto(self.address)


@contextmanager
def visit(browser: Browser, sources: Sources, locale: str = "en-GB") -> Iterator[Visit]:
    """Serve the site of `sources` and open a page for it, in a browser that speaks the language `locale`."""
    with SiteServer(sources.files()) as server:
        threading.Thread(target=server.serve_forever, args=(0.01,), daemon=True).start()
        context = browser.new_context(locale=locale)
        try:
            yield Visit(context.new_page(), server.address)
        finally:
            context.close()
            server.shutdown()


def test_the_python_starts_quietly_and_every_file_is_loaded_once(browser: Browser, sources: Sources) -> None:
    """No warning either, such as about a preloaded file that goes unused or the policy that forbids something."""
    with visit(browser, sources) as visited:
        visited.go()
        expect(visited.page.locator("#greeting")).to_have_text("Hello, {name} EH1-N-AAAAAAF")
        expect(visited.page.locator("#trouble")).to_be_hidden()
        visited.page.wait_for_load_state("networkidle")
        assert (visited.console, visited.errors) == ([], [])
        files = {
            name
            for name in sources.files()
            if name.split(".")[0] not in ("nl", "micropython-license", "index", "manifest", "sw")
        }
        # The picture stands for a background and for the icon, which Chromium loads apart.
        requests = [name for name in visited.requests if not name.startswith("icons/")]
        assert sorted(requests) == sorted(
            {name for name in files if not name.startswith(("icons/", "adviser.", "difficulty."))} | {""}
        )


@pytest.mark.parametrize(
    ("locale", "language", "greeting"), [("nl-BE", "nl", "Dag"), ("nl", "nl", "Dag"), ("fi", "en", "Hello")]
)
def test_the_words_are_the_first_that_the_reader_asks_for(
    browser: Browser, sources: Sources, locale: str, language: str, greeting: str
) -> None:
    """A language without a catalogue gets English."""
    with visit(browser, sources, locale) as visited:
        visited.go()
        expect(visited.page.locator("#greeting")).to_contain_text(greeting)
        expect(visited.page.locator("html")).to_have_attribute("lang", language)


@pytest.mark.parametrize(
    ("button", "function", "code"), [("raise", "<lambda>", "1 // 0"), ("task", "fail", "raise ValueError")]
)
def test_an_uncaught_error_is_told_with_file_and_line(
    browser: Browser, sources: Sources, button: str, function: str, code: str
) -> None:
    """In an event's handler as in a task of asyncio; the page says one sentence in the reader's language."""
    with visit(browser, sources, "nl") as visited:
        visited.go()
        expect(visited.page.locator("#greeting")).to_contain_text("Dag")
        visited.page.locator(f"#{button}").click()
        expect(visited.page.locator("#trouble")).to_be_visible()
        expect(visited.page.locator("#trouble")).to_have_text("Er ging iets mis.")
        told = "\n".join(visited.console + visited.errors)
        line = MAIN[: MAIN.index(code)].count("\n") + 1
        assert f'File "easyharp/browser/main.py", line {line}, in {function}' in told


def test_an_error_at_the_start_is_told(browser: Browser, sources: Sources) -> None:
    """A module that fails while it is imported."""
    sources.write("browser/shown.py", "\n\nraise OSError(5)\n")
    with visit(browser, sources) as visited:
        visited.go()
        expect(visited.page.locator("#trouble")).to_have_text("Something went wrong.")
        expect(visited.page.locator("#trouble")).to_be_visible()
        assert 'File "easyharp/browser/shown.py", line 3' in "\n".join(visited.errors)


@pytest.mark.parametrize("suffix", ["wasm", "mjs", "bin", "json"])
def test_a_file_that_does_not_arrive_is_told(browser: Browser, sources: Sources, suffix: str) -> None:
    """Whichever it is; without a catalogue the page's own sentence stands."""
    with visit(browser, sources, "nl") as visited:
        visited.page.route(f"**/*.{suffix}", lambda route: route.fulfill(status=503))
        visited.go()
        expect(visited.page.locator("#trouble")).to_be_visible()
        expect(visited.page.locator("#trouble")).to_have_text("Trouble." if suffix == "json" else "Er ging iets mis.")
        assert visited.errors
        if suffix in ("bin", "json"):
            assert re.search(rf"{suffix}: 503", visited.errors[0])


def test_a_notice_of_the_browser_is_no_trouble(browser: Browser, sources: Sources) -> None:
    """Chromium reports a resize observer that needs another round as an error event without an error."""
    with visit(browser, sources) as visited:
        visited.go()
        expect(visited.page.locator("#greeting")).to_contain_text("Hello")
        visited.page.evaluate(
            """() => new Promise((resolve) => {
              addEventListener("error", resolve);
              const box = document.body.appendChild(document.createElement("div"));
              new ResizeObserver(() => { box.style.width = `${box.clientWidth - 1}px`; }).observe(box);
            })"""
        )
        expect(visited.page.locator("#trouble")).to_be_hidden()
