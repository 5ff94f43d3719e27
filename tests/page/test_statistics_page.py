"""The statistics on the page: what is counted, and how it is shown."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date

import pytest
from playwright.sync_api import expect

from easyharp.play.statistics import Statistics, read_statistics
from tests.game.recorded import wins
from tests.page.games import TWO_LEFT, nearly_won
from tests.page.interpreter import APP
from tests.page.player import Player
from tests.page.reading import at_noon, figures
from tests.play.languages import ENGLISH

pytestmark = pytest.mark.browser

Open = Callable[..., Player]

DAY = date(2027, 1, 3)
NOTHING = "–"


def win(player: Player, score: int, moves: int, seconds: int) -> None:
    """Win a game in two turns, which end it with these figures."""
    player.start(TWO_LEFT, score=score, moves=moves - 2, seconds=seconds)
    player.click("5")
    player.click("4")
    assert player.follow() == "5f 4f"
    player.dialog("win").wait_for()
    player.page.keyboard.press("Escape")


def test_games_won_and_left_are_in_the_figures(play: Open) -> None:
    player = play(5)
    player.set_clock(0)
    expected = dict.fromkeys(
        ("begun", "won", "streak", "best-streak", "days", "daily-streak", "best-daily-streak"), "0"
    )
    expected |= dict.fromkeys(("share", "best-score", "average-score", "fewest-moves", "average-moves"), NOTHING)
    expected |= {"shortest": NOTHING, "average-time": NOTHING, "seconds": "0:00"}
    assert figures(player) == expected
    player.close()
    win(player, 1480, 2345, 3723)
    gained = player.game.score - 1480
    expected |= {"begun": "1", "won": "1", "share": "100%", "streak": "1", "best-streak": "1"}
    expected |= {"best-score": f"{1480 + gained:,}", "average-score": f"{1480 + gained:,}"}
    expected |= {"fewest-moves": "2,345", "average-moves": "2,345"}
    expected |= {"shortest": "1:02:03", "average-time": "1:02:03", "seconds": "1:02:03"}
    assert figures(player) == expected
    player.close()
    win(player, 981, 1000, 62)
    expected |= {"begun": "2", "won": "2", "streak": "2", "best-streak": "2"}
    expected |= {"average-score": f"{(1480 + 981 + 2 * gained + 1) // 2:,}"}
    expected |= {"fewest-moves": "1,000", "average-moves": "1,673"}  # 1672.5
    expected |= {"shortest": "1:02", "average-time": "31:32", "seconds": "1:03:05"}  # 31:32.5
    assert figures(player) == expected
    player.close()
    player.start(TWO_LEFT, seconds=55)
    player.click("5")
    player.page.locator("#new-game").click()
    player.dialog("new-game").locator("[value=new-deal]").click()
    assert figures(player)["streak"] == "0"  # as soon as the game is left
    player.close()
    player.click("s")
    expected |= {"begun": "4", "share": "50%", "streak": "0", "seconds": "1:04:00"}
    assert figures(player) == expected
    player.close()
    player.reload()
    assert figures(player) == expected


@pytest.mark.parametrize(
    ("locale", "written"),
    [
        ("en-GB", ["33%", "1,234"]),
        ("nl", ["33%", "1.234"]),
        ("de", ["33 %", "1.234"]),
        ("fr", ["33 %", "1 234"]),
        ("es", ["33 %", "1234"]),
    ],
)
def test_numbers_are_written_as_in_the_language(play: Open, locale: str, written: list[str]) -> None:
    player = play(5, locale=locale)
    statistics = Statistics()
    statistics.begun, statistics.won, statistics.best_streak, statistics.best_score = 3, 1, 1, 1234
    player.keep("statistics", statistics.text)
    shown = figures(player, locale[:2])
    assert [" ".join(shown[name].split()) for name in ("share", "best-score")] == written


def test_a_game_that_goes_on_after_a_reload_counts_once_and_so_does_its_win(play: Open) -> None:
    player = play(5)
    kept, last = nearly_won(seconds=100)
    player.keep("game", kept)
    for _ in range(2):
        player.reload()
        assert {"begun": "1", "won": "0", "streak": "0"}.items() <= figures(player).items()
        player.close()
    player.backstage.call("play", APP, last)
    player.dialog("win").wait_for()
    for _ in range(3):
        player.close()
        shown = figures(player)
        score, moves = wins()[3]["score"], wins()[3]["moves"]
        assert {"begun": "1", "won": "1", "streak": "1", "share": "100%"}.items() <= shown.items()
        assert (shown["best-score"], shown["fewest-moves"]) == (f"{score:,}", f"{moves:,}")
        assert shown["shortest"] == shown["average-time"] == shown["seconds"]
        player.reload()
    assert len(read_statistics(player.kept("statistics")).recent) == 1


def test_a_game_without_a_move_is_no_game(play: Open) -> None:
    player = play(5)
    for choice in ("new-deal", "same-deal", "day"):
        player.page.locator("#new-game").click()
        player.dialog("new-game").locator(f"[value={choice}]").click()
        player.reload()
    shown = figures(player)
    assert (shown["begun"], shown["seconds"]) == ("0", "0:00")
    expect(player.dialog("statistics").locator(".bars, .games")).to_have_count(0)
    player.close()
    player.page.locator("#board [tabindex='0']").press("s")
    assert figures(player)["begun"] == "1"
    player.close()
    player.page.keyboard.press("u")
    assert figures(player)["begun"] == "1"


def test_resetting_asks_and_then_everything_is_empty(play: Open) -> None:
    player = play(5)
    kept, last = nearly_won(day=DAY.toordinal())
    at_noon(player, DAY)
    player.keep("game", kept)
    player.backstage.call("play", APP, last)
    player.dialog("win").wait_for()
    player.close()
    before = figures(player)
    assert (before["won"], before["days"], before["daily-streak"]) == ("1", "1", "1")
    reset = ENGLISH.text("statistics.reset")
    player.dialog("statistics").get_by_role("button", name=reset).click()
    expect(player.page.locator("#question")).to_have_text(ENGLISH.text("statistics.reset-question"))
    expect(player.page.locator("dialog[open]")).to_have_count(1)
    player.dialog("question").get_by_role("button", name="Play on").click()
    assert figures(player) == before
    player.dialog("statistics").get_by_role("button", name=reset).click()
    player.dialog("question").get_by_role("button", name=reset).click()
    dialog = player.dialog("statistics")
    expect(dialog).to_be_visible()
    for _ in range(2):
        expect(dialog.locator(".figures dd").first).to_have_text("0")
        expect(dialog.locator(".won, .bars, .games")).to_have_count(0)
        player.close()
        player.reload()  # with the game that was won on the table
        after = figures(player)
        assert (after["begun"], after["won"], after["days"], after["seconds"]) == ("0", "0", "0", "0:00")
    assert player.page.locator('[data-pile="A"] [data-card=KS]').count()


def test_enter_held_on_reset_resets_nothing(play: Open) -> None:
    player = play(5)
    player.turn("sw")
    player.menu("statistics")
    player.page.locator("#reset-statistics").focus()
    for _ in range(4):
        player.page.keyboard.down("Enter")
    player.page.keyboard.up("Enter")
    expect(player.dialog("question")).to_be_visible()
    player.page.keyboard.press("Enter")
    expect(player.page.locator("dialog[open]")).to_have_count(0)
    assert read_statistics(player.kept("statistics")).begun == 1
