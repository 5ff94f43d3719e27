"""What went wrong with mouse, finger and keys in other games, tried here with real input in a real browser."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from easyharp.game.deals import read_deal
from easyharp.game.game import Game
from easyharp.game.notation import COLUMNS, DRAW, PILES, RECYCLE, STOCK, WASTE
from tests.game.positions import position, random_play
from tests.game.recorded import wins
from tests.page.device import Device
from tests.page.player import Player
from tests.page.states import ONE_LEFT

pytestmark = pytest.mark.browser

Open = Callable[..., Player]

PHONE = {"width": 360, "height": 740, "touch": True}

# The red seven fits on two black eights, with red nines beside; no foundation has begun and no ace lies open.
SEVENS = position(
    """
    1: [2S] 7H
    2: [3S] 9H
    3: [4S] 8S
    4: [5S] 8C
    5: [6S] 9D
    6: [7S] QH JS TH 9S
    7: 5D
    8: KC
    9: KH
    """
)
LONG = position("1: [TC] QH\n9: [2C 3C 4C 5C 6C 7C 8C 9C] KS")
DEAL, *TURNS = wins()[12]["game"].split()


def middle_game(seed: int) -> Game:
    """A game that has been going on for a while, with something on most piles."""
    *_, game = random_play(seed, 150)
    return game


@pytest.mark.parametrize("end", ["second finger", "lost to the system", "Escape"])
def test_a_drag_that_a_finger_ends_early_never_deadens_the_input(play: Open, end: str) -> None:
    player = play(1, **PHONE)
    device = Device(player.page)
    player.start(SEVENS)
    start, goal = player.point("1"), player.point("3")
    half = ((start[0] + goal[0]) / 2, (start[1] + goal[1]) / 2 + 20)
    device.press(start)
    device.move(half)
    assert player.in_hand() == "1"
    assert player.astray() == ["1: 7H"]
    if end == "second finger":
        device.press(half, player.point(STOCK))
        device.move(goal, player.point(STOCK))
        device.release()
    elif end == "Escape":
        player.page.keyboard.press(end)
        device.move(goal)
        device.release()
    else:
        device.cancel()
    assert (player.follow(), player.in_hand(), player.astray()) == ("", "", [])
    player.check()

    device.press(start)
    device.move(half)
    device.move(goal)
    device.release()
    assert player.follow() == "13"
    player.check()
    player.tap(STOCK)
    assert player.follow() == "sw"


@pytest.mark.parametrize("end", ["Escape", "right click"])
def test_a_drag_that_is_called_off_puts_the_card_back_and_the_next_move_works(play: Open, end: str) -> None:
    player = play(1)
    player.start(SEVENS)
    player.page.mouse.move(*player.point("1"))
    player.page.mouse.down()
    player.page.mouse.move(*player.point("3"), steps=3)
    assert player.in_hand() == "1"
    assert player.astray() == ["1: 7H"]
    if end == "Escape":
        player.page.keyboard.press("Escape")
    else:
        player.page.mouse.down(button="right")
        player.page.mouse.up(button="right")
    assert (player.in_hand(), player.astray()) == ("", [])
    player.page.mouse.move(*player.point("4"))
    player.page.mouse.up()
    assert (player.follow(), player.in_hand(), player.astray()) == ("", "", [])
    player.check()
    player.drag("1", "4")
    assert player.follow() == "14"
    player.check()


def test_a_key_during_a_drag_never_leaves_a_card_hanging(play: Open) -> None:
    player = play(1)
    player.start(SEVENS)
    for key, turn in (("s", "sw"), ("u", "uu"), ("r", "rr")):
        player.page.mouse.move(*player.point("1"))
        player.page.mouse.down()
        player.page.mouse.move(*player.point("3"), steps=3)
        player.page.keyboard.press(key)
        player.page.mouse.up()
        assert (player.follow(), player.in_hand(), player.astray()) == (turn, "", [])
        player.check()


@pytest.mark.parametrize("button", ["right", "middle"])
def test_no_other_button_drags_or_plays(play: Open, button: str) -> None:
    player = play(1)
    player.start(SEVENS)
    player.page.mouse.move(*player.point("1"))
    player.page.mouse.down(button=button)  # type: ignore[arg-type]  # one of the two above
    player.page.mouse.move(*player.point("3"), steps=3)
    assert (player.in_hand(), player.astray()) == ("", [])
    player.page.mouse.up(button=button)  # type: ignore[arg-type]
    player.page.mouse.click(*player.point(STOCK), button=button)  # type: ignore[arg-type]
    assert (player.follow(), player.in_hand()) == ("", "")
    player.drag("1", "3")
    assert player.follow() == "13"
    player.check()


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


def test_three_pixels_between_press_and_release_never_leave_a_card_beside_its_pile(play: Open) -> None:
    player = play(1)
    player.start(position("waste: 2S 4H\n1: [2S] 7H\n2: [3S] 9H\n6: [7S] QH JS TH 9S"))
    for pile in ("1", "2", "6", WASTE):
        x, y = player.point(pile)
        for _ in range(2):
            player.page.mouse.move(x, y)
            player.page.mouse.down()
            player.page.mouse.move(x - 2, y + 2)
            assert player.astray() == []
            player.page.mouse.up()
            assert player.astray() == []
    assert player.follow() == ""
    player.check()


def test_an_undo_on_the_heels_of_a_move_never_shows_the_wrong_card(play: Open) -> None:
    """The cards travel so slowly here that 200 undos, and as many redos, find them under way."""
    player = play(read_deal(DEAL), motion=True)
    device = Device(player.page)
    device.slow_motion(0.01)
    moving = 0
    for turn in TURNS[:100]:
        if turn in (DRAW, RECYCLE):
            player.click(STOCK)
        else:
            player.drag(turn[0], turn[1], player.lifted(turn))
        player.play(turn)
        for key, follower in (("u", "uu"), ("r", "rr")) * 2:
            moving += player.page.evaluate("document.getAnimations().length > 0")
            player.page.keyboard.press(key)
            player.play(follower)
            player.check()
    assert moving > 360
    device.slow_motion(1)
    player.page.evaluate("Promise.allSettled(document.getAnimations().map((animation) => animation.finished))")
    assert player.astray() == []
    assert player.follow() == ""


def test_a_drop_goes_to_the_legal_pile_that_the_card_covers_most(play: Open) -> None:
    """Wherever it is grabbed: the pointer itself is over another pile each time, or outside all of them."""
    player = play(1)
    player.start(SEVENS)
    card = player.card("1").bounding_box()
    assert card
    width, height = card["width"], card["height"]
    own, nine, left, right, diamond = [player.point(pile)[0] - width / 2 for pile in "12345"]
    top, low = card["y"], card["y"] + 2 * height  # below the short columns, whose empty space is part of them
    near, far = 2, width - 2
    for grabbed, x, y, turn in (
        (near, left + (right - left) * 0.45, top, "13"),
        (far, left + (right - left) * 0.45, top, "13"),
        (near, left + (right - left) * 0.55, low, "14"),
        (far, left + (right - left) * 0.55, low, "14"),
        (far, nine + (left - nine) * 0.4, low, "13"),  # a legal pile before one that is covered more
        (near, right + (diamond - right) * 0.6, top, "14"),
        (near, nine, low, "refused"),
        (far, nine, low, "refused"),
        (near, own + 20, top + height, ""),
        (far, own + 20, low, ""),
    ):
        player.page.mouse.move(own + grabbed, top + height - 3)
        player.page.mouse.down()
        player.page.mouse.move(x + grabbed, y + height - 3, steps=4)
        player.page.mouse.up()
        played = player.follow() or ("refused" if player.explanation() else "")
        assert played == turn, (grabbed, x, y)
        player.check()
        assert player.astray() == []
        player.start(SEVENS)


def test_a_drop_on_a_long_column_counts_over_all_its_length(play: Open) -> None:
    """Onto its hidden cards, onto its open ones, and into the space below."""
    player = play(1, width=740, height=360)
    box = player.pile("9").bounding_box()
    assert box
    for share in (0, 0.3, 0.6, 0.9):
        player.start(LONG)
        card = player.card("1").bounding_box()
        assert card
        player.page.mouse.move(card["x"] + 3, card["y"] + 3)
        player.page.mouse.down()
        player.page.mouse.move(box["x"] + 9, box["y"] + share * box["height"], steps=4)
        player.page.mouse.up()
        assert player.follow() == "19", share
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


def test_a_finger_that_goes_further_drags(play: Open) -> None:
    player = play(1, **PHONE)
    device = Device(player.page)
    device.tap(player.point(STOCK), 0, trembling=20)
    assert player.follow() == ""
    player.start(SEVENS)
    device.tap(player.point("1"), 1000, trembling=20)
    assert (player.follow(), player.in_hand(), player.astray()) == ("", "", [])


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


def test_hits_are_right_after_rotation_resize_banner_and_zoom(play: Open) -> None:
    player = play(1, **PHONE, is_mobile=True)
    page = player.page
    device = Device(page)
    player.start(SEVENS)
    at = 0

    def picked_up(piles: str) -> str:
        """The piles that come into hand by a tap on each of `piles`; a second tap lets go."""
        nonlocal at
        found = ""
        for pile in piles:
            for _ in range(2):
                device.tap(player.in_sight(player.point(pile)), at)
                at += 1000
                found += player.in_hand()
        return found

    page.set_viewport_size({"width": 740, "height": 360})
    assert picked_up(COLUMNS) == COLUMNS
    page.set_viewport_size({"width": 360, "height": 700})
    assert picked_up(COLUMNS) == COLUMNS
    page.evaluate("document.body.style.paddingTop = '60px'")  # as a banner would push it down
    assert picked_up(COLUMNS) == COLUMNS
    device.pinch((180, 180), 2)
    assert page.evaluate("visualViewport.scale") == pytest.approx(2, rel=0.01)
    assert picked_up("456") == "456"  # the outer ones are out of sight
    assert player.follow() == ""


def test_a_rotation_during_a_drag_never_leaves_a_card_hanging(play: Open) -> None:
    player = play(1, **PHONE, is_mobile=True)
    device = Device(player.page)
    player.start(SEVENS)
    x, y = player.point("1")
    device.press((x, y))
    device.move((x + 20, y + 20))
    assert player.astray() == ["1: 7H"]
    player.page.set_viewport_size({"width": 740, "height": 360})
    device.move((x + 200, y + 40))
    device.release()
    player.follow()
    player.check()
    assert (player.in_hand(), player.astray()) == ("", [])


def test_dragging_down_never_reloads_and_a_double_tap_never_zooms(play: Open) -> None:
    player = play(1, **PHONE, is_mobile=True)
    device = Device(player.page)
    styles = player.page.evaluate(
        """() => {
          const styled = (selector, name) => getComputedStyle(document.querySelector(selector))[name];
          return [styled('html', 'overscrollBehaviorY'), styled('body', 'overscrollBehaviorY'),
            styled('#board', 'touchAction'), styled('#undo', 'touchAction')];
        }"""
    )
    assert styles == ["none", "none", "pinch-zoom", "manipulation"]
    player.page.evaluate("globalThis.loaded = 'once'")
    player.start(SEVENS)
    device.press((180, 320))
    for y in range(340, 700, 40):
        device.move((180, y))
    device.release()
    for at, point in ((0, (180, 450)), (1000, player.point("1"))):
        device.tap(point, at)
        device.tap(point, at + 100)
    assert player.page.evaluate("[globalThis.loaded, visualViewport.scale, scrollY]") == ["once", 1, 0]
    player.follow()
    player.check()

    device.pinch((180, 450), 2)
    assert player.page.evaluate("visualViewport.scale") > 1.5  # which stays possible


def test_seventy_clicks_on_the_stock_in_a_second_draw_59_recycle_once_and_draw_10(play: Open) -> None:
    player = play(1)
    device = Device(player.page)
    point = player.point(STOCK)
    for number in range(70):
        device.click(point, number * 14, clicks=number + 1)
    assert player.follow().split() == [DRAW] * 59 + [RECYCLE] + [DRAW] * 10
    player.check()


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


def test_nothing_acts_after_the_win_but_the_buttons_for_a_new_game(play: Open) -> None:
    player = play(1)
    page = player.page
    player.start(ONE_LEFT)
    player.click("4")
    assert player.follow() == "4f"
    assert player.game.is_won
    page.locator("#win-dialog").get_by_role("button", name="Close").click()
    for pile in PILES:
        player.click(pile)
        page.mouse.move(*player.point(pile))
        page.mouse.down()
        page.mouse.move(*player.point("5"), steps=3)
        assert player.astray() == []
        page.mouse.up()
        player.pile(pile).evaluate("(pile) => pile.click()")
        for key in ("Space", "s", "f", "g", "u", "r", "5", "Control+z"):
            player.pile(pile).press(key)
    for name in ("undo", "redo"):
        page.locator("#" + name).click(force=True)  # though it says that it is disabled
    assert (player.follow(), player.in_hand()) == ("", "")
    player.check()

    page.locator("#new-game").click()
    page.locator("#new-game-dialog").get_by_role("button", name="Same deal").click()
    player.game = Game(1)
    player.check()
    player.click(STOCK)
    assert player.follow() == "sw"


def test_no_storm_of_clicks_drags_and_keys_makes_an_illegal_move(play: Open) -> None:
    """`follow` refuses whatever the rules refuse."""
    player = play(1, width=740, height=360)
    page = player.page
    random = Random(7)
    player.start(middle_game(7).position)
    played = 0
    for _ in range(60):
        here, there = random.choice(PILES), random.choice(PILES)
        page.mouse.move(*player.point(here, random.choice((1, 1, 2, 3))))
        page.mouse.down()
        if random.random() < 0.5:
            page.mouse.move(*player.point(there))
        if random.random() < 0.3:
            page.keyboard.press(random.choice(["s", "f", "g", "u", "r", "3", "Space", "Escape"]))
        page.mouse.up()
        played += len(player.follow().split())
        player.check()
    assert played > 5
    page.keyboard.press("Escape")
    assert player.astray() == []


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


def test_a_long_press_on_the_stock_draws(play: Open) -> None:
    """There is nothing to pick up, so a slow finger isn't left without its card."""
    player = play(5)
    player.page.mouse.move(*player.point("s"))
    player.page.mouse.down()
    began = player.page.evaluate("performance.now()")
    while player.page.evaluate("performance.now()") - began < 600:
        pass
    player.page.mouse.up()
    assert player.follow() == "sw"
    player.check()
