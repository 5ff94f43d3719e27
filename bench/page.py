"""The page as players get it, for whoever measures it: served on this machine, in a Chromium without a window."""

from __future__ import annotations

import threading
from collections.abc import Iterator, Mapping
from contextlib import contextmanager

from playwright.sync_api import Browser, BrowserContext, sync_playwright

from easyharp.server import SiteServer
from tests import chromium


@contextmanager
def served(files: Mapping[str, bytes]) -> Iterator[str]:
    """The address of a site while it is served."""
    with SiteServer(files) as server:
        thread = threading.Thread(target=server.serve_forever, daemon=True)
        thread.start()
        yield server.address
        server.shutdown()
        thread.join()


@contextmanager
def started() -> Iterator[Browser]:
    """A Chromium while it runs."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium.find(), args=chromium.ARGUMENTS)
        yield browser
        browser.close()


def introduce(context: BrowserContext) -> None:
    """Let the page take whoever uses `context` for somebody who was here before, and needs no introduction."""
    context.add_init_script(
        """if (location.protocol === 'http:') {
          localStorage['easyharp.settings'] ??= '{"version": 1}';
        }"""
    )


def without_worker(context: BrowserContext) -> None:
    """Let the pages of `context` have no service worker, as where they are served without encryption."""
    context.add_init_script("delete Navigator.prototype.serviceWorker;")


@contextmanager
def visitor(browser: Browser, *, has_worker: bool = False) -> Iterator[BrowserContext]:
    """Somebody whose browser has nothing of the page yet, with a table of usual size, where cards travel."""
    context = browser.new_context(
        viewport={"width": 1366, "height": 768}, locale="en-GB", reduced_motion="no-preference"
    )
    introduce(context)
    if not has_worker:
        without_worker(context)
    yield context
    context.close()
