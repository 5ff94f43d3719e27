"""What went wrong with taps and clicks in other games, tried here with real input in a real browser."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from easyharp.game.notation import DRAW, PILES, RECYCLE, STOCK, WASTE
from tests.game.positions import position
from tests.page.device import Device
from tests.page.games import PHONE, SEVENS, middle_game
from tests.page.player import Player

pytestmark = pytest.mark.browser

Open = Callable[..., Player]


def test_quick_clicks_on_any_pile_never_make_a_card_vanish_or_two_moves_of_one_intent(play: Open) -> None:
    player = play(1)
    device = Device(player.page)
    at = 0
    played = 0
    for seed, clicks in ((3, 3), (5, 4), (8, 5)):
        player.start(middle_game(seed).position)
        for pile in PILES:
            point = player.point(pile)
            for _ in range(clicks):
                at += 80
                device.click(point, at)
            at += 1000
            turns = player.follow().split()
            assert len(turns) == clicks if pile == STOCK else len(turns) <= (clicks + 1) // 2
            played += len(turns)
            player.check()
            device.click((5, 400), at)  # on the felt: whatever is in hand is let go
            at += 1000
    assert played > 20


def test_seventy_clicks_on_the_stock_in_a_second_draw_59_recycle_once_and_draw_10(play: Open) -> None:
    player = play(1)
    device = Device(player.page)
    point = player.point(STOCK)
    for number in range(70):
        device.click(point, number * 14, clicks=number + 1)
    assert player.follow().split() == [DRAW] * 59 + [RECYCLE] + [DRAW] * 10
    player.check()


@pytest.mark.parametrize("trembling", [2, 5, 8])
def test_a_finger_that_trembles_still_taps(play: Open, trembling: int) -> None:
    player = play(1, **PHONE)
    device = Device(player.page)
    device.tap(player.point(STOCK), 0, trembling=trembling)
    assert player.follow() == "sw"
    player.start(SEVENS)
    device.tap(player.point("1"), 1000, trembling=trembling)
    assert (player.follow(), player.in_hand(), player.astray()) == ("", "1", [])
    device.tap(player.point("3"), 2000, trembling=-trembling)
    assert (player.follow(), player.in_hand()) == ("13", "")
    player.check()


def test_the_mouse_events_that_follow_a_touch_never_count_again(play: Open) -> None:
    player = play(1, **PHONE)
    player.page.evaluate(
        """() => {
          globalThis.clicks = 0;
          for (const name of ['mousedown', 'click']) document.addEventListener(name, () => { globalThis.clicks += 1; });
        }"""
    )
    player.tap(STOCK)
    assert player.follow() == "sw"
    player.start(SEVENS)
    player.tap("1")
    assert player.in_hand() == "1"
    player.tap("3")
    assert player.follow() == "13"
    player.tap(WASTE)  # empty
    player.check()
    assert player.page.evaluate("globalThis.clicks") == 8  # they did follow, two for each of the taps


def test_a_double_tap_never_acts_on_the_card_that_came_open_below(play: Open) -> None:
    """The ace fits a foundation and a column, and so does the ace that lies hidden under it."""
    player = play(1, **PHONE)
    device = Device(player.page)
    player.start(position("1: [AH] AS\n2: [3S] 2H\n3: [4S] 2S"))
    for number in range(2):
        device.tap(player.point("1"), number * 100)
    assert player.follow() == "1f"
    player.check()
    device.tap(player.point("1"), 1000)
    assert player.follow() == "1f"


def test_a_double_tap_without_a_foundation_goes_to_the_longest_column_and_slow_taps_do_not(play: Open) -> None:
    player = play(1, **PHONE)
    device = Device(player.page)
    player.start(position("1: [2S] 7H\n3: [4S] 8S\n4: [5S 6S] 8C"))
    device.tap(player.point("1"), 0)
    device.tap(player.point("1"), 310)
    assert (player.follow(), player.in_hand()) == ("", "")
    device.tap(player.point("1"), 2000)
    device.tap(player.point("1"), 2290)
    assert player.follow() == "14"
    player.check()


def test_a_release_in_time_is_a_tap_though_the_page_was_too_busy_to_see_it(play: Open) -> None:
    """The timer of the hold comes first then; the times of the events say what happened."""
    player = play(5)
    player.start(position("1: AS"))
    page = player.page
    page.evaluate(
        """() => { document.getElementById('board').addEventListener('pointerdown',
          () => { const end = performance.now() + 700; while (performance.now() < end); }, {once: true}); }"""
    )
    x, y = player.point("1")
    session = page.context.new_cdp_session(page)
    mouse = {"x": x, "y": y, "button": "left", "clickCount": 1}
    now = page.evaluate("Date.now()") / 1000
    session.send("Input.dispatchMouseEvent", {"type": "mousePressed", "timestamp": now, **mouse})
    page.locator(".in-hand").wait_for()
    session.send("Input.dispatchMouseEvent", {"type": "mouseReleased", "timestamp": now + 0.1, **mouse})
    page.locator("#score", has_text="10").wait_for()
    assert player.follow() == "1f"


def press_long(player: Player, name: str) -> None:
    """Press on the top card of a pile for longer than a hold takes."""
    player.page.mouse.move(*player.point(name))
    player.page.mouse.down()
    began = player.page.evaluate("performance.now()")
    while player.page.evaluate("performance.now()") - began < 600:
        pass
    player.page.mouse.up()


def test_a_long_press_where_the_cards_in_hand_may_go_puts_them_down(play: Open) -> None:
    player = play(5)
    player.start(SEVENS)
    player.click("1")
    assert player.in_hand() == "1"
    press_long(player, "3")
    assert (player.follow(), player.in_hand()) == ("13", "")
    player.start(SEVENS)
    player.click("1")
    press_long(player, "2")  # which takes no red seven
    assert (player.follow(), player.in_hand()) == ("", "2")


def test_a_long_press_on_the_stock_draws(play: Open) -> None:
    """There is nothing to pick up, so a slow finger isn't left without its card."""
    player = play(5)
    press_long(player, "s")
    assert player.follow() == "sw"
    player.check()


def test_a_long_press_on_an_empty_column_puts_a_king_there(play: Open) -> None:
    player = play(1)
    page = player.page
    player.start(position("1: [2S] KH\n3: 5S"))
    player.click("1")
    assert player.in_hand() == "1"
    page.clock.install()
    page.mouse.move(*player.point("2"))
    page.mouse.down()
    page.clock.run_for(600)
    page.mouse.up()
    assert player.follow() == "12"
    player.check()
