"""The time of play."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from easyharp.play.statistics import read_statistics
from tests.page.games import TWO_LEFT
from tests.page.player import Player
from tests.play.languages import ENGLISH

pytestmark = pytest.mark.browser

Open = Callable[..., Player]


def hide(player: Player, *, hidden: bool) -> None:
    """Let the page be hidden, as behind another tab, or seen again."""
    player.page.evaluate(
        """(hidden) => {
          Object.defineProperty(document, 'hidden', {configurable: true, get: () => hidden});
          document.dispatchEvent(new Event('visibilitychange'));
        }""",
        hidden,
    )


def close(player: Player) -> None:
    """Close what is open, and wait until the page has heard of it."""
    player.page.evaluate(
        """() => { globalThis.hasClosed = new Promise((done) => {
          document.querySelector('dialog[open]').addEventListener('close', () => setTimeout(done), {once: true});
        }); }"""
    )
    player.page.keyboard.press("Escape")
    player.page.evaluate("globalThis.hasClosed")


def test_the_time_of_play_stands_still_while_nobody_can_play(play: Open) -> None:
    player = play(5)
    player.set_clock(0)
    player.start(TWO_LEFT, seconds=40)
    player.set_clock(100)  # before the first move
    player.click("5")
    player.set_clock(103)
    player.menu("settings")
    player.set_clock(200)
    close(player)
    player.set_clock(205)
    hide(player, hidden=True)
    player.set_clock(1000)
    hide(player, hidden=False)
    player.set_clock(1007)
    player.page.locator("#new-game").click()
    player.set_clock(2000)
    hide(player, hidden=True)
    hide(player, hidden=False)
    player.set_clock(3000)
    close(player)
    player.set_clock(3011)
    player.click("4")
    expect(player.page.locator("#win-time")).to_have_text(f"1:{40 + 3 + 5 + 7 + 11 - 60:02d}")
    player.set_clock(9999)
    close(player)
    player.menu("statistics")
    figures = dict(
        zip(
            player.dialog("statistics").locator("dt").all_inner_texts(),
            player.dialog("statistics").locator("dd").all_inner_texts(),
            strict=True,
        )
    )
    assert figures[ENGLISH.text("statistics.seconds")] == figures[ENGLISH.text("statistics.shortest")] == "1:06"


def test_the_time_of_play_goes_on_after_a_reload(play: Open) -> None:
    player = play(5)
    player.page.add_init_script("performance.now = () => 0;")
    player.reload()
    player.turn("sw")
    player.set_clock(30)
    player.reload()
    for seconds in (30, 42):
        assert json.loads(player.kept("game"))["seconds"] == seconds
        assert read_statistics(player.kept("statistics")).seconds == seconds
        player.set_clock(12)
        player.reload()
