"""Another language: every word changes, and nothing else."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Route, expect

from easyharp.game.notation import PILES
from easyharp.play.names import pile_name
from easyharp.play.sentences import refusal_sentence
from easyharp.play.setting import ORDER
from easyharp.play.view import View
from tests.game.positions import position
from tests.page.games import SEVENS
from tests.page.player import Player
from tests.page.reading import chosen, letters
from tests.play.languages import ENGLISH, WORDS

pytestmark = pytest.mark.browser

Open = Callable[..., Player]


def open_all(player: Player) -> None:
    """Open each dialog once, which writes its texts."""
    for name in ("statistics", "introduction", "keys"):
        player.menu(name)
        player.close()
    for key in ("n", "."):
        player.pile("s").press(key)
        player.close()


def assert_speaks(player: Player, language: str, texts: int = 10) -> None:
    """All texts and names of the page, as far as they belong to a key, are those of a language: more than `texts`.

    A dialog that was not open yet has none.
    """
    words = WORDS[language]
    found: list[tuple[str, str]] = player.page.evaluate(
        """() => [...document.querySelectorAll('[data-text]')]
          .map((node) => [node, node.dataset.text, node.textContent])
          .concat([...document.querySelectorAll('[data-label]')]
            .map((node) => [node, node.dataset.label, node.ariaLabel ?? '']))
          .filter(([node, , text]) => text || !node.closest('dialog:not([open])'))
          .map(([node, key, text]) => [key, text])"""
    )
    assert len(found) > texts
    assert "trouble" in dict(found)
    for key, text in found:
        assert text == words.text(key), key
    expect(player.page.locator("html")).to_have_attribute("lang", language)
    view = View(player.game.position)
    for pile in PILES:
        expect(player.pile(pile)).to_have_attribute("aria-label", pile_name(words, view, pile))
    deal = player.page.locator("#deal")
    expect(deal).to_have_accessible_name(words.text("button.copy-deal", code=deal.inner_text()))


def test_another_language_changes_every_word_and_nothing_else(play: Open) -> None:
    player = play(5)
    page = player.page
    player.turn("sw")
    player.turn("sw")
    player.turn("uu")
    open_all(player)
    page.locator("#board [tabindex='0']").focus()
    for key in ("w", "Space", "1"):
        page.keyboard.press(key)
    refused = player.game.refusal("w1")
    assert refused
    assert (player.in_hand(), player.focused()) == ("w", "w")
    fetched: list[str] = []
    page.on("request", lambda request: fetched.append(request.url.rpartition("/")[2].partition(".")[0]))
    for language in ("nl", "de", "fr", "es", "en"):
        fetched.clear()
        player.choose("language", language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        words = WORDS[language]
        assert_speaks(player, language, texts=60)
        assert fetched == [language]
        expect(page.locator("#explanation")).to_have_text(refusal_sentence(words, refused))
        labels = player.dialog("settings").locator("label").all_inner_texts()
        assert labels == [words.text(f"setting.{name}") for name in ORDER]
        assert chosen(player, "language") == language
        assert player.focused() == "setting-language"
        own = {rank: 2 * words.text(f"letter.{rank}") for rank in "JQK"}
        assert letters(player).items() <= own.items()
        player.close()
        assert (player.in_hand(), player.focused()) == ("w", "menu")
        player.check()
        assert player.follow() == ""
    page.locator("#board [tabindex='0']").focus()
    assert player.focused() == "w"
    for key, turn in (("Escape", ""), ("Escape", ""), ("r", "rr"), ("u", "uu"), ("u", "uu")):
        page.keyboard.press(key)
        assert player.follow() == turn
        player.check()


def test_a_language_is_kept_until_the_browsers_own_is_chosen(play: Open) -> None:
    player = play(5, locale="fr-CH")
    assert_speaks(player, "fr")
    for option, language in (("de", "de"), ("system", "fr"), ("fr", "fr"), ("nl", "nl"), ("system", "fr")):
        player.choose("language", option)
        expect(player.page.locator("html")).to_have_attribute("lang", language)
        player.close()
        assert_speaks(player, language)
        player.reload()
        assert_speaks(player, language)


def test_numbers_are_written_as_the_language_does_when_it_changes(play: Open) -> None:
    player = play(5)
    player.start(SEVENS, score=1234, moves=5678)
    expect(player.page.locator("#score")).to_have_text("1,234")
    player.choose("language", "nl")
    expect(player.page.locator("#score")).to_have_text("1.234")
    expect(player.page.locator("#moves")).to_have_text("5.678")


@pytest.mark.parametrize("size", [(1366, 768), (740, 360), (320, 568)])
def test_a_language_that_can_not_be_had_is_told_and_the_game_goes_on(play: Open, size: tuple[int, int]) -> None:
    player = play(5, width=size[0], height=size[1])
    page = player.page
    player.turn("sw")
    page.context.set_offline(True)
    player.choose("language", "nl")
    message = player.dialog("settings").get_by_role("alert")
    expect(message).to_have_text(ENGLISH.text("no-language"))
    expect(message).to_be_in_viewport(ratio=1)
    expect(page.locator("#trouble")).to_be_hidden()
    expect(page.locator("#setting-language")).to_be_focused()
    expect(page.locator("#setting-language")).to_be_in_viewport(ratio=1)
    assert chosen(player, "language") == "system"
    assert_speaks(player, "en")
    player.choose("felt", "blue")
    expect(message).to_be_hidden()
    player.close()
    player.click("s")
    player.play("sw")
    player.check()
    page.context.set_offline(False)
    player.choose("language", "nl")
    expect(page.locator("html")).to_have_attribute("lang", "nl")
    expect(message).to_be_hidden()
    player.errors[:] = [error for error in player.errors if "net::ERR_INTERNET_DISCONNECTED" not in error]


def hold_dutch(page: Page) -> list[Route]:
    """The requests for Dutch, none of which is answered until it is let go."""
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route("**/nl.*.json", hold)
    return held


def test_of_two_languages_chosen_quickly_the_last_one_is_spoken(play: Open) -> None:
    player = play(5)
    page = player.page
    held = hold_dutch(page)
    with page.expect_request("**/nl.*.json"):
        player.choose("language", "nl")
    player.choose("language", "de")
    expect(page.locator("html")).to_have_attribute("lang", "de")
    with page.expect_request_finished():
        held.pop().continue_()
    with page.expect_request("**/nl.*.json"):
        player.choose("language", "nl")
    player.choose("language", "de")
    with page.expect_request_finished():
        held.pop().continue_()
    page.evaluate("new Promise((done) => setTimeout(done))")  # whoever waited for it has gone on
    player.choose("letters", "international")
    assert_speaks(player, "de")
    assert chosen(player, "language") == "de"


def test_a_language_that_comes_while_a_card_is_dragged_puts_it_back(play: Open) -> None:
    player = play(5)
    page, mouse = player.page, player.page.mouse
    player.start(position("waste: 2S 4H\n1: [2S] 7H\n3: [4S] 8S\n4: [5S] AS"))
    held = hold_dutch(page)
    with page.expect_request("**/nl.*.json"):
        player.choose("language", "nl")
    player.close()
    x, y = player.point("1")
    mouse.move(x, y)
    mouse.down()
    mouse.move(x + 30, y + 30)
    assert player.in_hand() == "1"
    held.pop().continue_()
    expect(page.locator("html")).to_have_attribute("lang", "nl")
    assert player.in_hand() == ""
    mouse.move(*player.point("3"))
    mouse.up()
    assert (player.follow(), player.astray()) == ("", [])
    player.drag("1", "3")
    assert player.follow() == "13"
