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
    assert code(deal) in player.page.locator("#question").inner_text()
    player.check()
    player.page.locator("#question-dialog [value=yes]").click()
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
    address = player.page.url.split("#")[0]
    player.page.goto("about:blank")
    player.page.goto(f"{address}#1000000")
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
    player.page.locator("#question-dialog [value='']").click()
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


def test_the_address_names_the_deal_that_is_played(play: Open) -> None:
    player = play(5)
    player.click("s")
    player.play("sw")
    player.page.evaluate("location.hash = '#7'")
    player.page.locator("#question-dialog [value='']").click()
    assert player.page.url.endswith(f"#{code(5)}")
    player.page.go_back()
    player.check()
    assert not player.page.locator("dialog[open]").count()
    player.page.evaluate("Math.random = () => 0.5")
    player.page.locator("#new-game").click()
    player.page.locator("#new-game-dialog [value=new-deal]").click()
    assert player.page.url.endswith(f"#{code(500_000)}")


def test_no_dialog_stays_open_over_another_game(play: Open) -> None:
    player = play(5)
    player.page.locator("#new-game").click()
    player.page.evaluate("location.hash = '#9'")
    player.page.locator("#deal", has_text=code(9)).wait_for()
    assert not player.page.locator("dialog[open]").count()


@pytest.mark.parametrize("end", ["resize", "middle button", "key"])
def test_what_ends_a_drag_puts_its_cards_back(play: Open, end: str) -> None:
    """A window of another size, a button let go unheard, a key for another pile."""
    player = play(5)
    page = player.page
    page.mouse.move(*player.point("2"))
    page.mouse.down()
    page.mouse.move(400, 400)
    assert player.astray()
    if end == "resize":
        page.set_viewport_size({"width": 900, "height": 700})
    elif end == "middle button":
        page.evaluate(
            "document.getElementById('board').dispatchEvent(new PointerEvent('pointermove',"
            " {pointerId: 1, buttons: 4, bubbles: true, clientX: 500, clientY: 400}))"
        )
    else:
        page.keyboard.press("w")
    page.locator(".lifted").wait_for(state="detached")
    assert not player.astray()
    page.mouse.up()
    player.check()


def test_enter_held_too_long_or_pressed_twice_answers_nothing(play: Open) -> None:
    player = play(5)
    page = player.page
    player.click("s")
    player.play("sw")
    page.locator("#new-game").focus()
    for _ in range(4):
        page.keyboard.down("Enter")  # the first presses, the others are its repeats
    page.keyboard.up("Enter")
    page.locator("#new-game-dialog").wait_for()
    player.check()
    page.keyboard.press("Enter")
    assert not page.locator("dialog[open]").count()
    player.check()


def test_a_question_in_place_of_another_has_the_focus(play: Open) -> None:
    player = play(5)
    page = player.page
    player.click("s")
    player.play("sw")
    for deal in (7, 8):
        page.evaluate("(deal) => { location.hash = `#${deal}`; }", deal)
        page.locator("#question", has_text=code(deal)).wait_for()
    page.evaluate("new Promise((done) => setTimeout(done))")
    assert page.evaluate("document.activeElement.closest('dialog')?.id") == "question-dialog"
    page.keyboard.press("Enter")  # which leaves all as it was
    player.check()


def test_the_games_keys_are_heard_from_the_bar_too(play: Open) -> None:
    player = play(5)
    page = player.page
    player.click("s")
    player.play("sw")
    page.locator("#undo").click()
    player.play("uu")
    page.keyboard.press("s")
    player.play("sw")
    player.check()
    player.click("9")
    page.locator("#redo").click(force=True)  # though it says that it is disabled
    for _ in range(2):
        page.keyboard.press("Escape")
    assert player.in_hand() == ""
    player.check()
