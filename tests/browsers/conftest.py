"""The page in the browsers that are not Chromium."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

import pytest
from playwright.sync_api import Page

from tests.browsers.firefox import Firefox
from tests.browsers.webkit import WebKit
from tests.browsers.window import Window
from tests.page.conftest import address, files

__all__ = ["address", "files"]


@pytest.fixture(scope="session", params=[Firefox, WebKit])
def page(request: pytest.FixtureRequest) -> Iterator[Page]:
    """A window of each browser; it can what our players do to Playwright's page, so they take it for one."""
    start: type[Window] = request.param
    with start() as window:
        yield cast(Page, window)
