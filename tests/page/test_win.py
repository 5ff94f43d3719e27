"""The win: the cards celebrate, and then the page says what was achieved."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date

import pytest
from playwright.sync_api import expect

from easyharp.game.deals import code, deal_of_the_day
from easyharp.play.statistics import read_statistics
from tests.page.games import ONE_LEFT, TWO_LEFT
from tests.page.interpreter import APP
from tests.page.player import Player
from tests.play.languages import ENGLISH, WORDS

pytestmark = pytest.mark.browser

Open = Callable[..., Player]

COPYING = {"permissions": ["clipboard-read", "clipboard-write"]}
BEST = {name: ENGLISH.text(f"win.beaten.{name}") for name in ("score", "moves", "time")}


def win(player: Player, score: int = 1000, moves: int = 500, seconds: int = 600) -> None:
    """Win a game in two turns, which end it with these figures."""
    player.set_clock(0)
    player.start(TWO_LEFT, score=score - 20, moves=moves - 2, seconds=seconds)
    player.click("5")
    player.click("4")
    assert player.follow() == "5f 4f"
    assert player.game.score == score
    player.dialog("win").wait_for()


def result(player: Player) -> list[str]:
    """Score, moves and time in the dialog."""
    return [player.page.locator(f"#win-{name}").inner_text() for name in ("score", "moves", "time")]


@pytest.mark.parametrize(("locale", "score", "moves"), [("en-GB", "1,480", "2,345"), ("nl", "1.480", "2.345")])
def test_it_shows_score_moves_and_time(play: Open, locale: str, score: str, moves: str) -> None:
    player = play(5, locale=locale)
    win(player, 1480, 2345, 3723)
    dialog = player.dialog("win")
    assert result(player) == [score, moves, "1:02:03"]
    words = WORDS[locale[:2]]
    assert dialog.locator("dt").all_inner_texts() == [
        words.text(f"label.{name}") for name in ("score", "moves", "time", "help")
    ]
    expect(dialog).to_have_accessible_name(words.text("win.title"))
    assert player.status().endswith(
        words.counted("won", 2345, score=1480).replace("2345", moves).replace("1480", score)
    )
    expect(player.page.locator("#undo")).to_have_attribute("aria-disabled", "true")


def test_it_says_which_bests_are_beaten(play: Open) -> None:
    player = play(5)
    beaten = player.page.locator("#win-beaten")
    for score, moves, seconds, names in (
        (1000, 500, 600, ()),  # the first win beats nothing
        (1001, 499, 599, ("score", "moves", "time")),
        (1001, 499, 599, ()),  # as good is not better
        (1000, 600, 598, ("time",)),
        (2000, 999, 999, ("score",)),
        (100, 9, 9999, ("moves",)),
        (1999, 10, 600, ()),
    ):
        win(player, score, moves, seconds)
        expect(beaten).to_have_text(" ".join(BEST[name] for name in names))
        expect(beaten).to_be_visible(visible=bool(names))
        player.close()


def test_a_win_counts_also_when_the_page_is_too_busy_to_keep_up(play: Open) -> None:
    player = play(5)
    player.start(TWO_LEFT, score=980, moves=498)
    player.backstage.call("play_at_once", APP, "5f 4f")
    player.dialog("win").wait_for()
    statistics = read_statistics(player.kept("statistics"))
    assert (statistics.begun, statistics.won, statistics.best_score) == (1, 1, 1000)


@pytest.mark.parametrize("choice", ["new-deal", "day", "same-deal", "statistics", ""])
def test_each_button_does_what_it_says(play: Open, choice: str) -> None:
    player = play(5)
    page = player.page
    page.clock.set_fixed_time("2027-03-04T12:00:00Z")
    page.evaluate("Math.random = () => 0.5")
    win(player)
    player.dialog("win").locator(f"[value='{choice}']").click()
    if choice == "statistics":
        expect(player.dialog("statistics")).to_be_visible()
        expect(player.dialog("statistics").locator("dd").nth(1)).to_have_text("1")
        page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    deals = {"new-deal": 500_000, "day": deal_of_the_day(date(2027, 3, 4).toordinal()), "same-deal": 5}
    if choice in deals:
        expect(page.locator("#deal")).to_have_text(code(deals[choice]))
        player.game = type(player.game)(deals[choice])
    player.check()
    assert read_statistics(player.kept("statistics")).begun == 1


@pytest.mark.parametrize("locale", ["en-GB", "nl"])
def test_the_result_is_copied_as_one_line_with_the_deal(play: Open, locale: str) -> None:
    player = play(5, locale=locale, **COPYING)
    player.empty_clipboard()
    win(player, 1480, 2345, 3723)
    dialog = player.dialog("win")
    dialog.locator("#copy-result").click()
    line = dialog.locator("#win-copied")
    expect(line).to_contain_text(code(5))
    text = player.clipboard()
    assert text == line.inner_text()
    score, moves = ("1,480", "2,345") if locale == "en-GB" else ("1.480", "2.345")
    values = {"code": code(5), "score": score, "time": "1:02:03"}
    assert text == WORDS[locale[:2]].counted("result", 2345, **values).replace("2345", moves)
    assert "\n" not in text
    expect(dialog).to_be_visible()
    player.close()
    win(player)
    expect(line).to_be_hidden()


@pytest.mark.parametrize("allowed", [True, False])
def test_the_result_is_copied_the_old_way_or_it_is_told_that_it_can_not_be(play: Open, allowed: bool) -> None:
    player = play(5, **COPYING)
    player.empty_clipboard()
    player.page.evaluate(
        """(allowed) => {
          Clipboard.prototype.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
          if (!allowed) document.execCommand = () => false;
        }""",
        allowed,
    )
    win(player)
    dialog = player.dialog("win")
    dialog.locator("#copy-result").click()
    line = dialog.locator("#win-copied")
    expect(line).to_contain_text(code(5) if allowed else ENGLISH.text("not-copied"))
    if allowed:
        assert player.clipboard() == line.inner_text()
    assert player.focused() == "copy-result"


def test_without_motion_the_dialog_comes_at_once(play: Open) -> None:
    player = play(5)
    player.page.clock.install()
    player.start(ONE_LEFT)
    player.page.clock.pause_at("2099-01-01")
    player.click("4")
    player.page.clock.run_for(1)
    expect(player.dialog("win")).to_be_visible()
    expect(player.page.locator(".leaping")).to_have_count(0)


def celebrating(play: Open) -> Player:
    """Somebody who has just won, with a clock that stands."""
    player = play(5, motion=True)
    player.page.clock.install()
    player.start(ONE_LEFT)
    player.page.clock.pause_at("2099-01-01")
    player.click("4")
    assert player.follow() == "4f"
    player.page.clock.run_for(1)
    return player


def test_with_motion_the_cards_celebrate_and_the_dialog_comes_afterwards(play: Open) -> None:
    player = celebrating(play)
    kings = player.page.locator(".place .leaping[data-card^=K]")
    expect(kings).to_have_count(8)
    expect(player.page.locator(".leaping")).to_have_count(8)
    names = kings.evaluate_all("(cards) => cards.map((card) => getComputedStyle(card).animationName)")
    assert set(names) == {"leap"}
    last = kings.evaluate_all(
        """(cards) => Math.max(...cards.map((card) => {
          const {animationDelay, animationDuration} = getComputedStyle(card);
          return parseFloat(animationDelay) + parseFloat(animationDuration);
        }))"""
    )
    assert last * 1000 <= 900
    player.page.clock.run_for(890)
    expect(player.dialog("win")).to_be_hidden()
    player.check()
    player.page.clock.run_for(10)
    expect(player.dialog("win")).to_be_visible()


def test_a_new_game_begun_during_the_celebration_is_not_disturbed(play: Open) -> None:
    player = celebrating(play)
    page = player.page
    page.keyboard.press("n")
    player.dialog("new-game").locator("#deal-name").fill("7")
    page.keyboard.press("Enter")
    expect(page.locator("#deal")).to_have_text(code(7))
    expect(page.locator(".leaping")).to_have_count(0)
    page.clock.run_for(2000)
    expect(page.locator("dialog[open]")).to_have_count(0)
    player.game = type(player.game)(7)
    player.check()


def test_a_dialog_opened_during_the_celebration_comes_before_the_win(play: Open) -> None:
    player = celebrating(play)
    player.page.keyboard.press("n")
    player.page.clock.run_for(2000)
    expect(player.page.locator("dialog[open]")).to_have_id("new-game-dialog")
    player.page.keyboard.press("Escape")
    player.page.clock.run_for(1000)
    expect(player.page.locator("dialog[open]")).to_have_id("win-dialog")
    player.close()
    player.page.clock.run_for(5000)
    expect(player.page.locator("dialog[open]")).to_have_count(0)
