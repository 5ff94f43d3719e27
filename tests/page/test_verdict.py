"""Can this still be won? Asked on the page, answered by the worker, while the table stays smooth."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tests.page.player import Player
from tests.play.languages import ENGLISH

pytestmark = pytest.mark.browser

Open = Callable[..., Player]

STUCK = 239536
"""A deal that is lost, which is soon proved."""

HARD = 270662
"""One that is won, but takes the solver long."""


def ask(player: Player) -> Locator:
    """Open the dialog from the menu, and ask."""
    player.menu("verdict")
    dialog = player.dialog("verdict")
    dialog.get_by_role("button", name=ENGLISH.text("verdict.ask")).click()
    return dialog


@pytest.mark.parametrize(("deal", "outcome"), [(5, "won"), (STUCK, "lost")])
def test_it_asks_first_and_then_says(play: Open, deal: int, outcome: str) -> None:
    player = play(deal)
    player.menu("verdict")
    said = player.dialog("verdict").locator("p")
    expect(said).to_have_text(ENGLISH.text("verdict.question"))
    expect(player.dialog("verdict").get_by_role("button", name=ENGLISH.text("button.cancel"))).to_be_focused()
    player.dialog("verdict").get_by_role("button", name=ENGLISH.text("verdict.ask")).click()
    expect(said).to_have_text(ENGLISH.text("verdict." + outcome))
    expect(player.dialog("verdict").locator("button:visible")).to_have_text([ENGLISH.text("button.close")])
    expect(player.dialog("verdict").locator("button:visible")).to_be_focused()
    expect(player.dialog("verdict").locator("progress")).to_be_hidden()
    assert json.loads(player.kept("game"))["verdicts"] == 1
    player.page.keyboard.press("Escape")
    player.check()


def test_it_is_about_the_game_as_it_stands(play: Open) -> None:
    """The same deal may be won from its start and lost later."""
    player = play(5)
    expect(ask(player).locator("p")).to_have_text(ENGLISH.text("verdict.won"))
    player.page.keyboard.press("Escape")
    player.turn("sw")
    expect(ask(player).locator("p")).to_have_text(ENGLISH.text("verdict.won"))
    assert json.loads(player.kept("game"))["verdicts"] == 2


@pytest.mark.parametrize("end", ["Cancel", "Escape"])
def test_a_search_is_cancelled_and_asked_for_again(play: Open, end: str) -> None:
    player = play(HARD)
    dialog = ask(player)
    bar = dialog.locator("progress")
    expect(bar).to_be_visible()
    expect(dialog.get_by_role("button", name=ENGLISH.text("button.cancel"))).to_be_focused()
    expect(bar).not_to_have_js_property("value", 0)
    player.page.keyboard.press("Escape" if end == "Escape" else "Enter")
    expect(dialog).to_be_hidden()
    for _ in range(600):
        if not player.page.workers:
            break
        player.page.evaluate("new Promise(requestAnimationFrame)")
    assert player.page.workers == []
    assert json.loads(player.kept("game"))["verdicts"] == 0
    player.page.keyboard.press("s")
    player.play("sw")
    player.check()
    ask(player)
    expect(bar).to_be_visible()
    expect(bar).not_to_have_js_property("value", 0)
    player.page.keyboard.press("Escape")


def test_the_table_is_drawn_on_while_the_worker_thinks(play: Open) -> None:
    """Sixty frames come before the search is at its end, which would let none come if it ran on the page itself."""
    player = play(HARD)
    dialog = ask(player)
    expect(dialog.locator("progress")).not_to_have_js_property("value", 0)
    frames: int = player.page.evaluate(
        """() => new Promise((done) => {
          let frames = 0;
          const count = () => {
            frames += 1;
            const isThinking = !document.querySelector('#verdict-dialog progress').hidden;
            if (isThinking && frames < 60) requestAnimationFrame(count); else done(frames);
          };
          requestAnimationFrame(count);
        })"""
    )
    assert frames == 60
    player.page.keyboard.press("Escape")


def test_without_the_network_it_says_so(play: Open) -> None:
    player = play(5)
    player.page.context.route("**/adviser.*.bin", lambda route: route.abort())
    expect(ask(player).locator("p")).to_have_text(ENGLISH.text("no-adviser"))
    assert player.errors
    player.errors.clear()
    player.page.keyboard.press("Escape")
    player.page.context.unroute("**/adviser.*.bin")
    expect(ask(player).locator("p")).to_have_text(ENGLISH.text("verdict.won"))


def test_a_won_game_asks_nothing(play: Open) -> None:
    player = play(5)
    player.win()
    player.dialog("win").wait_for()
    player.page.keyboard.press("Escape")
    player.menu("verdict")
    expect(player.page.locator("dialog[open]")).to_have_count(0)
    expect(player.page.locator("#explanation")).to_have_text(ENGLISH.text("refusal.game-over"))


def test_verdicts_are_told_with_the_result(play: Open) -> None:
    player = play(5)
    expect(ask(player).locator("p")).to_have_text(ENGLISH.text("verdict.won"))
    player.page.keyboard.press("Escape")
    player.win()
    expect(player.page.locator("#win-help")).to_have_text(ENGLISH.counted("help.verdicts", 1))
