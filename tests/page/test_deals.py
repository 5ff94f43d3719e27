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
    player.page.evaluate("location.hash = '#%20ABC'")
    player.page.locator("#explanation").wait_for()
    assert player.explanation().startswith("There is no deal ABC.")
    player.check()
    assert not player.page.locator("dialog[open]").count()
    player.page.evaluate("location.hash = '#%20eh1-n-aaaaaah '")
    player.page.locator("#deal", has_text=code(7)).wait_for()
    player.game = Game(7)  # at once, for there was nothing to leave
    player.check()


def test_an_address_that_names_no_deal_is_said_when_the_page_opens(play: Open) -> None:
    player = play(5)
    player.page.evaluate("location.hash = '#1000000'")
    player.page.reload()
    player.page.locator("#explanation").wait_for()
    assert player.explanation().startswith("There is no deal 1000000.")
    assert player.status() == player.explanation()


def test_keys_are_heard_before_anything_has_the_focus(play: Open) -> None:
    player = play(5)
    assert player.page.evaluate("document.activeElement === document.body")
    player.page.keyboard.press("s")
    player.play("sw")
    player.check()
    assert player.page.evaluate("document.activeElement.dataset.pile") == "s"


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


def test_keys_are_not_heard_under_a_dialog_even_when_nothing_in_it_has_the_focus(play: Open) -> None:
    player = play(5)
    player.page.locator("#new-game").click()
    player.page.evaluate("document.activeElement.blur()")
    player.page.keyboard.press("s")
    player.check()
