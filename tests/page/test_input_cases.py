"""What went wrong with undo, zoom, the win and wild input in other games, tried here in a real browser."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from easyharp.game.deals import read_deal
from easyharp.game.game import Game
from easyharp.game.notation import COLUMNS, DRAW, PILES, RECYCLE, STOCK
from tests.game.recorded import wins
from tests.page.device import Device
from tests.page.games import ONE_LEFT, PHONE, SEVENS, middle_game
from tests.page.motion import come_to_rest, moving
from tests.page.player import Player

pytestmark = pytest.mark.browser

Open = Callable[..., Player]

DEAL, *TURNS = wins()[12]["game"].split()


def test_an_undo_on_the_heels_of_a_move_never_shows_the_wrong_card(play: Open) -> None:
    """The cards travel so slowly here that 200 undos, and as many redos, find them under way."""
    player = play(read_deal(DEAL), motion=True)
    device = Device(player.page)
    device.slow_motion(0.01)
    under_way = 0
    for turn in TURNS[:100]:
        if turn in (DRAW, RECYCLE):
            player.click(STOCK)
        else:
            player.drag(turn[0], turn[1], player.lifted(turn))
        player.play(turn)
        for key, follower in (("u", "uu"), ("r", "rr")) * 2:
            under_way += bool(moving(player.page))
            player.page.keyboard.press(key)
            player.play(follower)
            player.check()
    assert under_way > 360
    device.slow_motion(1)
    come_to_rest(player.page)
    assert player.astray() == []
    assert player.follow() == ""


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
