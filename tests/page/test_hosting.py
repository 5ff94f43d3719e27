"""The game on a host that serves it somewhere below its root, compressed, as `easyharp build` writes it."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from bench.page import introduce
from bench.wire import wired
from tests.page.mouse import play_by_mouse
from tests.page.player import Player
from tests.site.whole import site_at

PATH = "/games/harp/"

pytestmark = pytest.mark.browser


def test_the_game_is_played_under_any_path_and_asks_for_nothing_outside_of_it(browser: Browser) -> None:
    """The pages beside it too: from the game to the rules, over to another language, to a live table, and back."""
    context = browser.new_context(locale="en-GB", reduced_motion="reduce")
    introduce(context)
    page = context.new_page()
    answers: dict[str, int] = {}
    page.on("response", lambda answer: answers.update({answer.url: answer.status}))
    with wired(site_at(PATH), PATH) as wire:
        player = Player(page, wire.address, 5)
        for turn in ("sw", "sw"):
            play_by_mouse(player, turn)
            player.check()

        page.locator("#menu").click()
        page.locator('#menu-dialog a[href="en/rules.html"]').click()
        page.wait_for_url(wire.address + "en/rules.html")
        page.locator('footer a[hreflang="nl"]').click()
        page.locator('header a[href="examples.html"]').click()
        page.wait_for_url(wire.address + "nl/examples.html")
        page.locator(".example .show:visible").first.click()
        page.locator("#live .card").first.wait_for()
        page.locator("header a.play").click()
        page.wait_for_url(wire.address + "*")
        page.locator(".card").first.wait_for()
        player.check()
    assert player.errors == []
    assert len(answers) > 10
    assert {address: status for address, status in answers.items() if status != 200} == {}
    assert all(address.startswith(wire.address) for address in answers)
    context.close()
