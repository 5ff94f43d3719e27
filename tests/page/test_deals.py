"""Going to another deal: by its address, by keys, by New game; each asks while a game is on the table."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from easyharp.game.deals import LAST, code
from easyharp.game.game import Game
from tests.page.player import Player

pytestmark = pytest.mark.browser

Open = Callable[..., Player]


def leave_for(player: Player, deal: int) -> None:
    """Say yes in the dialog that asks about `deal`, whose game the page should then show."""
    assert code(deal) in player.page.locator("#deal-question").inner_text()
    player.check()
    player.page.locator("#deal-dialog [value=go]").click()
    player.game = Game(deal)
    player.check()
    assert player.page.locator("#deal").inner_text() == code(deal)


def test_an_address_in_the_open_page_asks_and_then_deals(play: Open) -> None:
    player = play(5)
    player.click("s")
    player.play("sw")
    player.page.evaluate("location.hash = '#EH1-N-AAAAAAG'")
    leave_for(player, 6)
    player.page.evaluate("location.hash = '#1000000'")
    player.check()
    assert not player.page.locator("dialog[open]").count()


def test_comma_and_period_ask_for_the_previous_and_the_next_deal(play: Open) -> None:
    player = play(1)
    player.page.locator("#board [tabindex='0']").focus()
    player.page.keyboard.press(",")
    leave_for(player, LAST)
    player.page.locator("#board [tabindex='0']").focus()
    player.page.keyboard.press(".")
    player.page.locator("#deal-dialog [value='']").click()
    player.check()
    player.page.keyboard.press(".")
    leave_for(player, 1)


def test_the_same_deal_begins_again_and_a_new_one_is_another(play: Open) -> None:
    player = play(7)
    for _ in range(3):
        player.click("s")
        player.play("sw")
    player.page.locator("#new-game").click()
    player.page.locator("#new-game-dialog [value='']").click()
    player.check()
    player.page.locator("#new-game").click()
    player.page.locator("#new-game-dialog [value=same-deal]").click()
    player.game = Game(7)
    player.check()
    player.page.evaluate("Math.random = () => 0.5")
    player.page.locator("#new-game").click()
    player.page.locator("#new-game-dialog [value=new-deal]").click()
    player.game = Game(500_000)
    player.check()
