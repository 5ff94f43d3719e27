"""The statistics on the page: the calendar of the days won, and the last games."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from typing import Any

import pytest
from playwright.sync_api import expect

from easyharp.game.deals import code
from easyharp.play.statistics import RECENT, Played, Statistics
from tests.page.games import TWO_LEFT
from tests.page.player import Player
from tests.page.reading import at_noon, figures
from tests.play.languages import ENGLISH, WORDS

pytestmark = pytest.mark.browser

Open = Callable[..., Player]

DAY = date(2027, 1, 3)

_CALENDAR = """(calendar) => ({
  month: calendar.querySelector('.month').textContent,
  weeks: [...calendar.querySelectorAll('tr')].slice(1)
    .map((week) => [...week.cells].map((day) => parseInt(day.textContent) || 0)),
  won: [...calendar.querySelectorAll('.won')].map((day) => day.textContent),
  today: [...calendar.querySelectorAll('[aria-current=date]')].map((day) => day.textContent),
})"""


@pytest.mark.parametrize(
    ("locale", "january", "december"),
    [("en-GB", "January 2027", "December 2026"), ("nl", "januari 2027", "december 2026")],
)
def test_the_calendar_shows_the_days_won_in_this_month_and_others(
    play: Open, locale: str, january: str, december: str
) -> None:
    player = play(5, locale=locale)
    words = WORDS[locale[:2]]
    statistics = Statistics()
    days = [date(2026, 12, 1), date(2026, 12, 31), date(2027, 1, 1), DAY, date(2028, 2, 29)]
    statistics.days_won = [day.toordinal() for day in days]
    at_noon(player, DAY)
    player.keep("statistics", statistics.text)
    player.menu("statistics")
    calendar = player.dialog("statistics").locator(".calendar")

    def shown() -> dict[str, Any]:
        found: dict[str, Any] = calendar.evaluate(_CALENDAR)
        return found

    won = " " + words.text("statistics.day-won")
    first = [[0, 0, 0, 0, 1, 2, 3], [4, 5, 6, 7, 8, 9, 10]]
    assert shown()["weeks"][:2] == first
    assert shown()["weeks"][-1] == [25, 26, 27, 28, 29, 30, 31]
    assert shown() | {"weeks": []} == {
        "month": january,
        "weeks": [],
        "won": ["1" + won, "3" + won],
        "today": ["3" + won],
    }
    before = calendar.get_by_role("button", name=words.text("statistics.previous-month"))
    after = calendar.get_by_role("button", name=words.text("statistics.next-month"))
    before.click()
    assert shown() | {"weeks": []} == {"month": december, "weeks": [], "won": ["1" + won, "31" + won], "today": []}
    assert shown()["weeks"][0] == [0, 1, 2, 3, 4, 5, 6]
    assert shown()["weeks"][-1] == [28, 29, 30, 31, 0, 0, 0]
    after.click()
    assert shown()["month"] == january
    for _ in range(13):
        after.click()
    assert "2028" in shown()["month"]
    assert shown()["won"] == ["29" + won]
    assert shown()["weeks"][0] == [0, 1, 2, 3, 4, 5, 6]
    player.page.keyboard.press("Escape")
    player.menu("statistics")
    assert shown()["month"] == january


def test_the_deal_of_the_day_is_won_for_the_day_on_which_it_began(play: Open) -> None:
    player = play(5)
    at_noon(player, date(2027, 1, 2))
    player.set_clock(0)
    player.start(TWO_LEFT, day=date(2027, 1, 2).toordinal())
    player.click("5")
    at_noon(player, DAY)
    player.click("4")
    player.dialog("win").wait_for()
    player.close()
    shown = figures(player)
    assert (shown["days"], shown["daily-streak"], shown["best-daily-streak"]) == ("1", "1", "1")
    expect(player.dialog("statistics").locator(".calendar .won")).to_have_text("2 won")
    player.close()
    at_noon(player, date(2027, 1, 4))
    shown = figures(player)
    assert (shown["days"], shown["daily-streak"], shown["best-daily-streak"]) == ("1", "0", "1")


@pytest.mark.parametrize("width", [1366, 320])
def test_the_picture_and_the_table_tell_the_same_of_the_last_games(play: Open, width: int) -> None:
    player = play(5, width=width)
    statistics = Statistics()
    statistics.begun, statistics.won, statistics.best_streak = 60, 20, 1
    statistics.recent = [
        Played(f"game {number}", 1 + number, number % 3 == 0, 30 * number, 7 * number, 61 * number)
        for number in range(RECENT)
    ]
    player.keep("statistics", statistics.text)
    dialog = player.menu("statistics")
    bars = dialog.locator(".bars rect")
    found = bars.evaluate_all("(bars) => bars.map((bar) => [bar.getAttribute('class'), bar.getBBox().height])")
    assert [kind for kind, _ in found] == ["won" if game.won else "unwon" for game in statistics.recent]
    heights = [height for _, height in found]
    assert heights == sorted(heights)
    assert min(heights) > 0
    for game, height in list(zip(statistics.recent, heights, strict=True))[5:]:
        assert abs(height / heights[-1] - game.score / statistics.recent[-1].score) < 0.03
    frame = dialog.locator(".bars").bounding_box()
    assert frame
    for bar in (bars.first, bars.last):
        box = bar.bounding_box()
        assert box
        assert frame["x"] <= box["x"] < box["x"] + box["width"] <= frame["x"] + frame["width"]
        assert frame["y"] <= box["y"] < box["y"] + box["height"] <= frame["y"] + frame["height"]
    label = ENGLISH.text("statistics.picture", won=17, highest="1,470")
    expect(dialog.locator(".bars")).to_have_accessible_name(label)
    expect(dialog.locator(".last-games h3")).to_have_text("Last games: 50")
    dialog.get_by_text("As a table").click()
    rows = dialog.locator(".games tr").evaluate_all(
        "(rows) => rows.map((row) => [...row.cells].map((c) => c.innerText))"
    )
    assert rows[0] == ["Deal", "Result", "Score", "Moves", "Time"]
    assert len(rows) == RECENT + 1
    assert rows[1] == [code(50), "not won", "1,470", "343", "49:49"]
    assert rows[-1] == [code(1), "won", "0", "0", "0:00"]
    assert [row[1] == "won" for row in reversed(rows[1:])] == [game.won for game in statistics.recent]
    assert dialog.locator(".scroll").evaluate("(box) => box.scrollWidth <= box.clientWidth")
