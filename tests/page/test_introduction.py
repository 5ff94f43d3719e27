"""How to play: shown by itself on the very first visit, and from the menu whenever one likes."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, expect

from easyharp.game.deals import code
from tests.page.games import ONE_LEFT
from tests.page.player import Player

pytestmark = pytest.mark.browser

Open = Callable[..., Player]

SCENES = [["6S", "8C 7H"], ["2D", "AD"], ["KS QH JC", ""]]
LETTERS = {"en-GB": "KQJ", "nl": "HVB", "de": "KDB", "fr": "RDV"}


def scenes(player: Player) -> list[list[str]]:
    """The cards of the pictures, by what is drawn on them: of each what is played and what lies where it goes."""
    found: list[list[str]] = player.page.locator("#introduction-dialog .scene").evaluate_all(
        """(scenes) => scenes.map((scene) => [...scene.querySelectorAll('.heap')]
          .map((heap) => [...heap.querySelectorAll('.card')].map((card) => card.dataset.card).join(' ')))"""
    )
    return found


def test_it_comes_on_the_very_first_visit_and_never_again_by_itself(play: Open) -> None:
    player = play(5, introduced=False)
    dialog = player.dialog("introduction")
    expect(dialog).to_be_visible()
    expect(player.page.locator("dialog[open]")).to_have_count(1)
    expect(dialog.get_by_role("button", name="Play", exact=True)).to_be_focused()
    dialog.get_by_role("button", name="Play", exact=True).click()
    expect(dialog).to_be_hidden()
    player.reload()
    expect(dialog).to_be_hidden()
    player.start(ONE_LEFT)
    player.click("4")
    player.dialog("win").get_by_role("button", name="New deal").click()
    expect(player.page.locator("dialog[open]")).to_have_count(0)
    player.reload()
    expect(player.page.locator("dialog[open]")).to_have_count(0)
    page = player.page.context.new_page()
    player.page.close()
    player.open(page)
    expect(player.page.locator("dialog[open]")).to_have_count(0)


def test_it_does_not_come_back_when_it_was_left_by_loading_the_page_again(play: Open) -> None:
    player = play(5, introduced=False)
    expect(player.dialog("introduction")).to_be_visible()
    player.reload()
    expect(player.page.locator("dialog[open]")).to_have_count(0)


@pytest.mark.parametrize("close", ["Escape", "Play"])
def test_a_first_visit_by_a_link_plays_its_deal(play: Open, close: str) -> None:
    player = play(5, introduced=False)
    expect(player.dialog("introduction")).to_be_visible()
    player.check()
    if close == "Escape":
        player.page.keyboard.press("Escape")
    else:
        player.page.keyboard.press("Enter")
    expect(player.page.locator("dialog[open]")).to_have_count(0)
    assert player.page.url.endswith(f"#{code(5)}")
    player.page.keyboard.press("s")
    player.play("sw")
    player.check()


def test_a_key_pressed_before_the_browser_says_that_the_dialog_is_closed_is_heard(play: Open) -> None:
    player = play(5, introduced=False)
    expect(player.dialog("introduction")).to_be_visible()
    player.page.evaluate("""() => {
        const button = document.activeElement
        button.closest('dialog').close()
        button.dispatchEvent(new KeyboardEvent('keydown', { key: 's', code: 'KeyS', bubbles: true }))
    }""")
    player.play("sw")
    player.check()


def test_a_first_visit_by_a_number_plays_that_deal(browser: Browser, address: str) -> None:
    with browser.new_context() as context:
        page = context.new_page()
        page.goto(address + "#5")
        expect(page.locator("#introduction-dialog")).to_be_visible()
        expect(page.locator("#deal")).to_have_text(code(5))
        assert page.url.endswith(f"#{code(5)}")


@pytest.mark.parametrize(("locale", "width"), [("en-GB", 1366), ("nl", 320), ("de", 360), ("fr", 740)])
def test_three_pictures_show_cards_with_the_letters_of_the_language(play: Open, locale: str, width: int) -> None:
    player = play(5, locale=locale, width=width, height=640, introduced=False)
    dialog = player.dialog("introduction")
    expect(dialog.locator("figure")).to_have_count(3)
    assert scenes(player) == SCENES
    letters = dialog.locator(".scene").nth(2).locator(".index")
    assert letters.all_inner_texts() == list(LETTERS[locale])
    captions = dialog.locator("figcaption").all_inner_texts()
    assert len({caption for caption in captions if len(caption) > 20}) == 3
    for number in range(3):
        scene = dialog.locator(".scene").nth(number)
        scene.scroll_into_view_if_needed()
        frame = scene.bounding_box()
        assert frame
        for card in scene.locator(".card").all():
            box = card.bounding_box()
            assert box
            assert frame["x"] <= box["x"] < box["x"] + box["width"] <= frame["x"] + frame["width"]
            assert frame["y"] <= box["y"] < box["y"] + box["height"] <= frame["y"] + frame["height"]


def test_the_menu_shows_it_again_with_the_letters_that_are_chosen(play: Open) -> None:
    player = play(5, locale="nl")
    player.turn("sw")
    for option, letters in (("own", "HVB"), ("international", "KQJ"), ("own", "HVB")):
        player.choose("letters", option)
        player.page.keyboard.press("Escape")
        dialog = player.menu("introduction")
        expect(dialog).to_be_visible()
        assert scenes(player) == SCENES
        assert dialog.locator(".scene").nth(2).locator(".index").all_inner_texts() == list(letters)
        dialog.locator("button").click()
        expect(dialog).to_be_hidden()
    player.check()
    assert player.follow() == ""
