"""Deals of the difficulty that the player has set."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Route, expect

from easyharp.catalogue import SHIPPED
from easyharp.game.deals import LOST, read_deal
from easyharp.play.difficulty import DIFFICULTIES, difficulty, place_of
from tests.page.interpreter import APP
from tests.page.player import Player
from tests.play.languages import ENGLISH

pytestmark = pytest.mark.browser

Open = Callable[..., Player]

TOLD = (SHIPPED / "difficulty.bin").read_bytes()


def new_deal(player: Player) -> int:
    """The deal that New deal brings."""
    before = player.page.locator("#deal").inner_text()
    player.page.locator("#new-game").click()
    player.dialog("new-game").locator("[value=new-deal]").click()
    expect(player.page.locator("#deal")).not_to_have_text(before)
    return read_deal(player.page.locator("#deal").inner_text())


def test_new_deals_are_as_hard_as_it_is_set(play: Open) -> None:
    """What tells it is fetched when it is first needed, and only then."""
    player = play(5)
    asked: list[str] = []
    player.page.on("request", lambda request: asked.append(request.url))
    new_deal(player)
    assert asked == []
    for wanted in DIFFICULTIES:
        player.backstage.call("choose", APP, "difficulty", wanted)
        for _ in range(4):
            number = new_deal(player)
            assert difficulty(number, TOLD[place_of(number)]) == wanted
    assert asked
    assert all("/difficulty." in url for url in asked)


@pytest.mark.parametrize("lies", [False, True])
def test_without_the_network_any_deal_comes_and_that_is_said(play: Open, lies: bool) -> None:
    """Some networks answer everything with a page of their own."""
    player = play(5)
    player.backstage.call("choose", APP, "difficulty", "hard")
    player.page.route("**/difficulty.*", lambda route: route.fulfill(body="sign in") if lies else route.abort())
    new_deal(player)
    expect(player.page.locator("#explanation")).to_have_text(ENGLISH.text("no-difficulties"))
    player.errors.clear()


def held_back(player: Player) -> Route:
    """Ask for a new deal whose difficulty isn't known until the list of them comes: the request for it."""
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    player.page.route("**/difficulty.*", hold)
    with player.page.expect_request("**/difficulty.*"):
        player.page.locator("#new-game").click()
        player.dialog("new-game").locator("[value=new-deal]").click()
    expect(player.page.locator("#explanation")).to_have_text(ENGLISH.text("new-game.looking"))
    return held[0]


def test_who_plays_on_before_the_deal_comes_keeps_the_game(play: Open) -> None:
    player = play(5)
    player.backstage.call("choose", APP, "difficulty", "hard")
    route = held_back(player)
    player.page.keyboard.press("s")
    player.play("sw")
    with player.page.expect_request_finished():
        route.continue_()
    player.page.evaluate("new Promise((done) => setTimeout(done))")  # whoever waited for it has gone on
    player.page.keyboard.press("s")
    player.play("sw")
    player.check()


def test_who_presses_on_the_table_when_the_deal_comes_keeps_the_game(play: Open) -> None:
    player = play(5)
    mouse = player.page.mouse
    player.backstage.call("choose", APP, "difficulty", "hard")
    route = held_back(player)
    mouse.move(*player.point("s"))
    mouse.down()
    with player.page.expect_request_finished():
        route.continue_()
    player.page.evaluate("new Promise((done) => setTimeout(done))")  # whoever waited for it has gone on
    mouse.up()
    player.play("sw")
    player.check()


@pytest.mark.parametrize("then", ["any", "easy"])
def test_what_is_set_while_the_deal_is_looked_for_is_for_the_next_one(play: Open, then: str) -> None:
    player = play(5)
    player.backstage.call("choose", APP, "difficulty", "hard")
    route = held_back(player)
    player.choose("difficulty", then)
    player.close()
    before = player.page.locator("#deal").inner_text()
    route.continue_()
    expect(player.page.locator("#deal")).not_to_have_text(before)
    number = read_deal(player.page.locator("#deal").inner_text())
    assert difficulty(number, TOLD[place_of(number)]) == "hard"


def test_deals_that_nobody_can_win_come_only_to_who_wants_them(play: Open) -> None:
    """Chance is made to name one of them first."""
    player = play(5)
    lost = LOST[0]
    script = f"""() => {{
      const numbers = [{lost}, 777];
      Math.random = () => ((numbers.length > 1 ? numbers.shift() : numbers[0]) - 0.5) / 999999;
    }}"""
    player.page.evaluate(script)
    assert new_deal(player) == 777
    player.backstage.call("choose", APP, "winnable", "off")
    player.page.evaluate(script)
    assert new_deal(player) == lost
