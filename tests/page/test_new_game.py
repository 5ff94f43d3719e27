"""New game: another deal, that of the day, the same, or any by its number or code."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from urllib.parse import quote

import pytest
from playwright.sync_api import Locator, expect

from easyharp.game.deals import code, deal_of_the_day
from easyharp.game.game import Game
from easyharp.play.sentences import no_deal_sentence
from easyharp.play.statistics import Statistics, read_statistics
from tests.page.player import Player
from tests.page.reading import at_noon
from tests.play.languages import WORDS

pytestmark = pytest.mark.browser

Open = Callable[..., Player]

COPYING = {"permissions": ["clipboard-read", "clipboard-write"]}

DAY = date(2027, 3, 4)
WRITTEN = {"en-GB": "4 March 2027", "en-US": "March 4, 2027", "nl": "4 maart 2027", "de": "4. März 2027"}


def new_game(player: Player) -> Locator:
    """The dialog, opened."""
    player.page.locator("#new-game").click()
    return player.dialog("new-game")


def assert_deals(player: Player, number: int) -> None:
    """The page has just dealt `number`."""
    expect(player.page.locator("#deal")).to_have_text(code(number))
    expect(player.page.locator("dialog[open]")).to_have_count(0)
    assert player.page.url.endswith(f"#{code(number)}")
    player.game = Game(number)
    player.check()


@pytest.mark.parametrize("locale", WRITTEN)
def test_the_deal_of_the_day_has_its_date_written_as_people_do(play: Open, locale: str) -> None:
    player = play(5, locale=locale, timezone_id="Europe/London")
    at_noon(player, DAY)
    dialog = new_game(player)
    expect(dialog.locator("#day-date")).to_have_text(WRITTEN[locale])
    expect(dialog.locator("#day-won")).to_be_hidden()
    dialog.locator("[value=day]").click()
    assert_deals(player, deal_of_the_day(DAY.toordinal()))


@pytest.mark.parametrize(("zone", "day"), [("Pacific/Kiritimati", 5), ("Pacific/Pago_Pago", 4)])
def test_the_day_is_that_of_the_players_own_place(play: Open, zone: str, day: int) -> None:
    """Where it is two in the morning of the next day, or one in the morning of the same."""
    player = play(5, timezone_id=zone)
    at_noon(player, DAY)
    dialog = new_game(player)
    expect(dialog.locator("#day-date")).to_have_text(f"{day} March 2027")
    dialog.locator("[value=day]").click()
    assert_deals(player, deal_of_the_day(date(2027, 3, day).toordinal()))


def test_midnight_between_the_date_and_the_choice_changes_nothing(play: Open) -> None:
    player = play(5)
    at_noon(player, DAY)
    dialog = new_game(player)
    at_noon(player, date(2027, 3, 5))
    dialog.locator("[value=day]").click()
    assert_deals(player, deal_of_the_day(DAY.toordinal()))
    expect(new_game(player).locator("#day-date")).to_have_text("5 March 2027")


def test_the_deal_of_the_day_is_marked_when_it_was_won(play: Open) -> None:
    player = play(5)
    statistics = Statistics()
    statistics.days_won = [DAY.toordinal() - 1, DAY.toordinal()]
    player.keep("statistics", statistics.text)
    for day, won in ((2, False), (3, True), (4, True), (5, False)):
        at_noon(player, date(2027, 3, day))
        expect(new_game(player).locator("#day-won")).to_be_visible(visible=won)
        player.page.keyboard.press("Escape")


def test_the_same_deal_is_another_game_that_counts_again(play: Open) -> None:
    player = play(5)
    player.turn("sw")
    new_game(player).locator("[value=same-deal]").click()
    assert_deals(player, 5)
    assert read_statistics(player.kept("statistics")).begun == 1
    player.turn("sw")
    assert read_statistics(player.kept("statistics")).begun == 2


NAMES = {
    "number": ("7", 7),
    "zeros in front": ("000123", 123),
    "last": ("999999", 999_999),
    "code": (code(500_000), 500_000),
    "lower case": (code(500_000).lower(), 500_000),
    "blanks": (f" \t {code(8)}  ", 8),
}


@pytest.mark.parametrize("way", ["Enter", "button"])
@pytest.mark.parametrize("name", NAMES)
def test_any_deal_is_begun_by_its_name(play: Open, name: str, way: str) -> None:
    typed, number = NAMES[name]
    player = play(5)
    dialog = new_game(player)
    dialog.locator("#deal-name").fill(typed)
    if way == "Enter":
        player.page.keyboard.press("Enter")
    else:
        dialog.get_by_role("button", name="Deal", exact=True).click()
    assert_deals(player, number)


def test_a_pasted_name_with_line_ends_is_understood(play: Open) -> None:
    player = play(5, **COPYING)
    player.page.evaluate("(text) => navigator.clipboard.writeText(text)", f"\n{code(77).lower()}\r\n\n")
    new_game(player).locator("#deal-name").focus()
    player.page.keyboard.press("Control+v")
    player.page.keyboard.press("Enter")
    assert_deals(player, 77)


@pytest.mark.parametrize("language", ["en", "nl"])
def test_what_names_no_deal_is_told_beside_the_field_and_nothing_happens(play: Open, language: str) -> None:
    player = play(5, locale=language)
    player.turn("sw")
    dialog = new_game(player)
    field, message = dialog.locator("#deal-name"), dialog.locator("#deal-message")
    for typed in (
        *("0", "-1", "1000000", "1.5", "1e5", "٣", "+5", "5 6", "EH1-N-AAAAAA5", "EH1-N-AAAAAA", "EH1-N-AAAAAAAF"),
        *("EH1-N-AAAAAAA", "EH1-N-ZZZZZZZ", "EH2-N-AAAAAAF", "EH1-N-AAAAAAſ", "{name}", "<b>5</b>"),
    ):
        field.fill("5")
        field.fill(typed)
        player.page.keyboard.press("Enter")
        expect(message).to_have_text(no_deal_sentence(WORDS[language], typed))
        expect(message).to_contain_text(typed)
        expect(field).to_have_attribute("aria-invalid", "true")
        expect(field).to_have_accessible_description(message.inner_text())
        expect(field).to_be_focused()
        below = message.bounding_box()
        above = field.bounding_box()
        assert below
        assert above
        assert 0 <= below["y"] - above["y"] - above["height"] < 20
        expect(dialog).to_be_visible()
        player.check()
    player.page.keyboard.press("Escape")
    assert player.follow() == ""
    dialog = new_game(player)
    expect(message).to_be_hidden()
    expect(field).to_have_value("")
    expect(field).to_have_attribute("aria-invalid", "false")


@pytest.mark.parametrize("typed", ["", " \t "])
def test_an_empty_field_names_no_deal_and_gets_a_whole_sentence(play: Open, typed: str) -> None:
    player = play(5)
    dialog = new_game(player)
    dialog.locator("#deal-name").fill(typed)
    player.page.keyboard.press("Enter")
    expect(dialog.locator("#deal-message")).to_contain_text("Deals are numbered from 1 to 999,999")
    expect(dialog.locator("#deal-message")).not_to_contain_text("There is no deal")
    player.check()


@pytest.mark.parametrize("size", [(1366, 768), (320, 568)])
def test_a_whole_book_in_the_field_breaks_nothing(play: Open, size: tuple[int, int]) -> None:
    """Nor in the page's address."""
    player = play(5, width=size[0], height=size[1])
    dialog = new_game(player)
    for typed in ("9" * 20_000, "EH1-N-" * 5000, "ein Wort " * 3000):
        dialog.locator("#deal-name").fill(typed)
        player.page.keyboard.press("Enter")
        message = dialog.locator("#deal-message")
        expect(message).to_contain_text("There is no deal " + typed[:20])
        box = message.bounding_box()
        assert box
        assert box["width"] < size[0]
        assert box["height"] < 200
        assert dialog.evaluate("(dialog) => dialog.scrollWidth <= dialog.clientWidth")
    player.page.keyboard.press("Escape")
    player.page.evaluate("(name) => { location.hash = name; }", quote("9" * 20_000))
    expect(player.page.locator("#explanation")).to_contain_text("There is no deal 9999")
    box = player.page.locator("#explanation").bounding_box()
    assert box
    assert box["x"] + box["width"] <= size[0]
    assert box["height"] < 200


def test_what_would_be_lost_is_said_only_when_something_would_be(play: Open) -> None:
    player = play(5)
    question = player.page.locator("#new-game-question")
    for turns, asked in ((0, False), (1, True)):
        for _ in range(turns):
            player.turn("sw")
        new_game(player)
        expect(question).to_be_visible(visible=asked)
        player.page.keyboard.press("Escape")
    new_game(player).locator("[value=new-deal]").click()
    new_game(player)
    expect(question).to_be_hidden()
