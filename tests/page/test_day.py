"""The deal of the day follows the player's own calendar, and midnight passes without harm."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime, timedelta
from zoneinfo import ZoneInfo

import pytest
from playwright.sync_api import expect

from easyharp.game.deals import code, deal_of_the_day
from easyharp.game.game import Game
from tests.page.player import Player

pytestmark = pytest.mark.browser

Open = Callable[..., Player]

# The page's clock: `setClock(milliseconds)` says what time it is.
_CLOCK = """globalThis.now = {now}; globalThis.setClock = (now) => {{ globalThis.now = now; }};
const Clock = Date;
globalThis.Date = class extends Clock {{
  constructor(...given) {{ if (given.length) super(...given); else super(globalThis.now); }}
  static now() {{ return globalThis.now; }}
}};"""


def milliseconds(moment: datetime) -> float:
    """A moment as the page counts it."""
    return moment.timestamp() * 1000


@pytest.mark.parametrize(
    ("zone", "date"),
    [
        ("Pacific/Pago_Pago", "2026-11-30"),  # UTC−11
        ("Pacific/Kiritimati", "2026-12-31"),  # UTC+14
        ("Europe/Amsterdam", "2026-10-24"),  # the night after, the clock goes back
        ("Europe/Amsterdam", "2026-10-25"),
        ("Europe/Amsterdam", "2027-03-28"),  # the night before, it went forward
        ("America/Sao_Paulo", "2018-11-03"),  # where the next day began at one o'clock
        ("UTC", "2028-02-28"),
    ],
)
def test_midnight_passes_with_the_page_open(play: Open, zone: str, date: str) -> None:
    day = datetime.fromisoformat(date).replace(tzinfo=ZoneInfo(zone))
    before = day.replace(hour=23, minute=59, second=30)
    after = datetime.fromtimestamp(before.timestamp() + 60, ZoneInfo(zone))
    assert (after.date() - before.date()).days == 1
    player = play(5, timezone_id=zone)
    page = player.page
    page.add_init_script(_CLOCK.format(now=milliseconds(before)))
    player.reload()
    player.turn("sw")

    page.locator("#new-game").click()
    today = page.locator("#day-date").inner_text()
    assert str(before.day) in today
    page.evaluate("(now) => setClock(now)", milliseconds(after))
    player.check()
    page.locator("#new-game-dialog [value='']").click()
    player.turn("sw")  # the game in progress never changes
    player.check()

    page.locator("#new-game").click()
    assert page.locator("#day-date").inner_text() != today
    assert str(after.day) in page.locator("#day-date").inner_text()
    page.locator("#new-game-dialog [value=day]").click()
    player.game = Game(deal_of_the_day(after.toordinal()))
    player.check()
    assert page.locator("#deal").inner_text() == code(deal_of_the_day(after.toordinal()))


def test_the_date_that_the_dialog_shows_is_the_one_that_is_dealt(play: Open) -> None:
    before = datetime(2026, 11, 30, 23, 59, 59, tzinfo=ZoneInfo("Europe/Paris"))
    player = play(5, timezone_id="Europe/Paris")
    page = player.page
    page.add_init_script(_CLOCK.format(now=milliseconds(before)))
    player.reload()
    page.locator("#new-game").click()
    page.evaluate("(now) => setClock(now)", milliseconds(before + timedelta(seconds=2)))
    page.locator("#new-game-dialog [value=day]").click()
    player.game = Game(deal_of_the_day(before.toordinal()))
    player.check()


def test_a_day_won_after_midnight_counts_for_the_day_whose_deal_it_is(play: Open) -> None:
    before = datetime(2026, 11, 30, 23, 50, tzinfo=ZoneInfo("Asia/Tokyo"))
    player = play(5, timezone_id="Asia/Tokyo")
    page = player.page
    page.add_init_script(_CLOCK.format(now=milliseconds(before)))
    player.reload()
    page.locator("#new-game").click()
    page.locator("#new-game-dialog [value=day]").click()
    player.game = Game(deal_of_the_day(before.toordinal()))
    player.turn("sw")
    page.evaluate("(now) => setClock(now)", milliseconds(before + timedelta(hours=1)))
    player.win()
    page.locator("#win-dialog").wait_for()
    page.locator("#win-dialog [value='']").click()
    page.locator("#new-game").click()
    expect(page.locator("#day-won")).to_be_hidden()  # the new day's deal is yet to be won
    page.evaluate("(now) => setClock(now)", milliseconds(before))
    page.keyboard.press("Escape")
    page.locator("#new-game").click()
    expect(page.locator("#day-won")).to_be_visible()
