"""A real Chromium on the real site, served as players get it."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page

from bench.page import introduce, served, started, without_worker
from easyharp.site.build import site_files
from tests.page.host import Host
from tests.page.player import Player


@pytest.fixture(scope="session")
def files() -> dict[str, bytes]:
    """The files of the built site."""
    return site_files()


@pytest.fixture(scope="session")
def address(files: dict[str, bytes]) -> Iterator[str]:
    """Where the site is served."""
    with served(files) as served_at:
        yield served_at


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """A Chromium that runs."""
    with started() as chromium:
        yield chromium


@pytest.fixture
def play(browser: Browser, address: str) -> Iterator[Callable[..., Player]]:
    """Opens the game in a new window: `play(deal, width=, height=, locale=, touch=, motion=, introduced=)`.

    Somebody who is not `introduced` is here for the first time.
    At the end, no window may have written an error to its console.
    """
    contexts: list[BrowserContext] = []
    players: list[Player] = []

    def open_game(
        deal: int,
        *,
        width: int = 1366,
        height: int = 768,
        locale: str = "en-GB",
        touch: bool = False,
        motion: bool = False,
        introduced: bool = True,
        **options: object,
    ) -> Player:
        context = browser.new_context(
            viewport={"width": width, "height": height},
            locale=locale,
            has_touch=touch,
            reduced_motion="no-preference" if motion else "reduce",
            **options,  # type: ignore[arg-type]  # Playwright's own options, passed through
        )
        contexts.append(context)
        without_worker(context)  # which has tests of its own, and nothing to do with any other
        if introduced:
            introduce(context)
        player = Player(context.new_page(), address, deal)
        players.append(player)
        return player

    yield open_game
    for context in contexts:
        context.close()
    for player in players:
        assert player.errors == []


@pytest.fixture
def host(files: dict[str, bytes]) -> Iterator[Host]:
    """A host of the site, for this test alone."""
    started_host = Host(files)
    yield started_host
    started_host.stop()


@pytest.fixture
def visit(browser: Browser, host: Host) -> Iterator[Callable[..., Player]]:
    """Opens deal 5 at the host, with `name` behind its address, in a new window of a browser that has service workers.

    `script` runs before any of the page. At the end, no window may have written an error to its console, but for those
    that `awaited` is a part of.
    """
    players: list[tuple[Player, str]] = []

    def open_game(name: str = "", script: str = "", awaited: str = "nothing") -> Player:
        context = browser.new_context(locale="en-GB", reduced_motion="reduce")
        introduce(context)
        if script:
            context.add_init_script(script)
        player = Player(context.new_page(), host.address + name, 5)
        players.append((player, awaited))
        return player

    yield open_game
    for player, awaited in players:
        player.page.context.close()
        assert [error for error in player.errors if awaited not in error] == []


@pytest.fixture
def browse(browser: Browser, address: str) -> Iterator[Callable[..., Page]]:
    """Opens a page beside the game in a new window: `browse("nl/rules.html", width=, height=, motion=)`.

    At the end, no window may have written an error to its console or asked any other address for something.
    """
    contexts: list[BrowserContext] = []
    errors: list[str] = []
    requests: list[str] = []

    def open_page(name: str, *, width: int = 1366, height: int = 768, motion: bool = False, **options: object) -> Page:
        context = browser.new_context(
            viewport={"width": width, "height": height},
            reduced_motion="no-preference" if motion else "reduce",
            **options,  # type: ignore[arg-type]  # Playwright's own options, passed through
        )
        contexts.append(context)
        page = context.new_page()
        page.on("console", lambda message: errors.append(message.text) if message.type == "error" else None)
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.on("request", lambda request: requests.append(request.url))
        page.on("websocket", lambda socket: requests.append(socket.url))
        page.goto(address + name)
        if name.endswith("examples.html") and options.get("java_script_enabled", True):
            page.locator(".example .show").first.wait_for()
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert errors == []
    assert [request for request in requests if not request.startswith(address)] == []
