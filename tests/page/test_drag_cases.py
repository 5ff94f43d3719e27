"""What went wrong with drags in other games, tried here with real input in a real browser."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from easyharp.game.notation import STOCK, WASTE
from tests.game.positions import position
from tests.page.device import Device
from tests.page.games import PHONE, SEVENS
from tests.page.player import Player

pytestmark = pytest.mark.browser

Open = Callable[..., Player]

LONG = position("1: [TC] QH\n9: [2C 3C 4C 5C 6C 7C 8C 9C] KS")


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


def test_a_finger_that_goes_further_drags(play: Open) -> None:
    player = play(1, **PHONE)
    device = Device(player.page)
    device.tap(player.point(STOCK), 0, trembling=20)
    assert player.follow() == ""
    player.start(SEVENS)
    device.tap(player.point("1"), 1000, trembling=20)
    assert (player.follow(), player.in_hand(), player.astray()) == ("", "", [])


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


@pytest.mark.parametrize("key", ["Shift", "Control", "Meta", "CapsLock"])
def test_a_key_that_says_nothing_by_itself_ends_no_drag(play: Open, key: str) -> None:
    player = play(1)
    page = player.page
    player.start(SEVENS)
    page.mouse.move(*player.point("1"))
    page.mouse.down()
    page.mouse.move(*player.point("2"))
    page.keyboard.press(key)
    assert player.in_hand() == "1"
    page.mouse.move(*player.point("3"))
    page.mouse.up()
    assert player.follow() == "13"
    player.check()
