"""The page keeps to its own address and within its own policy, whatever is done on it."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Browser

from bench.page import introduce
from tests.page.player import Player
from tests.page.states import states

pytestmark = pytest.mark.browser

Open = Callable[..., Player]

_WATCH = """globalThis.violations = [];
document.addEventListener('securitypolicyviolation', ({violatedDirective, blockedURI, sourceFile, lineNumber}) =>
  globalThis.violations.push([violatedDirective, blockedURI, sourceFile, lineNumber]));"""


def test_a_game_asks_nobody_else_and_breaks_no_rule_of_its_policy(browser: Browser, address: str) -> None:
    context = browser.new_context()
    page = context.new_page()
    introduce(context)
    page.add_init_script(_WATCH)
    requests: list[str] = []
    page.on("request", lambda request: requests.append(request.url))
    page.on("websocket", lambda socket: requests.append(socket.url))
    answer = page.request.get(address)
    assert "wasm-unsafe-eval" in answer.headers["content-security-policy"]

    player = Player(page, address, 1)
    player.drag("s", "1")
    for pile in "s123456789":
        player.click(pile)
        player.drag(pile, "9")
    assert list(states(player))
    assert len(requests) > 5
    for request in requests:
        assert request.startswith(address), request
    assert page.evaluate("globalThis.violations") == []
    assert player.errors == []

    # What the policy forbids would have been seen.
    page.evaluate("document.body.append(Object.assign(new Image(), {src: 'http://127.0.0.1:9/elsewhere.png'}))")
    page.evaluate("document.body.setAttribute('style', 'color: red')")
    page.evaluate("new Promise((done) => setTimeout(done))")
    assert sorted(rule for rule, *_ in page.evaluate("globalThis.violations")) == ["img-src", "style-src-attr"]
    context.close()
