"""The page for whoever can't see it, can't point, or is made ill by motion."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from easyharp.game.notation import PILES
from easyharp.play.catalogue import Catalogue
from easyharp.site.built import english
from tests.game.positions import position
from tests.page.device import Device
from tests.page.interpreter import APP
from tests.page.motion import come_to_rest, moving
from tests.page.player import Player
from tests.page.states import states

pytestmark = pytest.mark.browser

Open = Callable[..., Player]

PORTRAIT = {"width": 360, "height": 740, "touch": True}
WORDS = Catalogue(english()["messages"], english()["plural"])
KING_RUN = position("waste: 2S 4H\n1: [2S] 7H\n3: [4S] 8S\n4: [5S] 8H\n6: [7S] KH QS JH TS 9H")


@pytest.mark.parametrize(
    ("language", "window", "colours", "theme"),
    [
        ("en", {}, "none", {}),
        ("nl", PORTRAIT, "none", {"felt": "blue", "suits": "four", "back": "red"}),
        ("de", {}, "none", {"felt": "grey", "suits": "four", "back": "green", "hand": "left"}),
        ("fr", PORTRAIT, "none", {"hand": "left"}),
        ("es", {}, "none", {"felt": "blue"}),
        ("nl", {}, "active", {}),
        ("en", PORTRAIT, "active", {}),
    ],
    ids=str,
)
def test_axe_finds_no_fault_in_anything_that_the_page_shows(
    play: Open, language: str, window: dict[str, object], colours: str, theme: dict[str, str]
) -> None:
    player = play(1, locale=language, forced_colors=colours, **window)
    page = player.page
    for name, option in theme.items():
        player.backstage.call("choose", APP, name, option)
    axe = Axe()
    # axe reads the page's own colours, which are not the ones that are painted when colours are forced.
    rules = {"color-contrast": {"enabled": colours == "none"}}
    options: dict[str, object] = {"resultTypes": ["violations"], "rules": rules}
    shown = []
    for state in states(player):
        found = axe.run(page, options=options)
        assert not found.violations_count, (state, found.generate_report())
        shown.append(state)
    assert len(shown) == 17


def test_hand_and_places_are_outlined_where_colours_are_forced(play: Open) -> None:
    player = play(1, forced_colors="active")
    player.start(KING_RUN)
    player.click("1")
    outlined = player.page.locator(".card").evaluate_all(
        """(cards) => cards.filter((card) => getComputedStyle(card).outlineStyle === 'dashed')
          .map((card) => card.dataset.card)"""
    )
    assert outlined == ["7H", "8S"]


_UNSEEN_PLACES = """(places) => places.filter((place) => {
  const {borderTopStyle, backgroundColor} = getComputedStyle(place);
  const shape = place.querySelector('.shape');
  return borderTopStyle !== 'solid' || (shape && getComputedStyle(shape).backgroundColor === backgroundColor);
}).length"""


def test_empty_places_are_seen_where_colours_are_forced(play: Open) -> None:
    player = play(1, forced_colors="active", introduced=False)
    heap = player.dialog("introduction").locator(".heap:empty")
    expect(heap).to_have_count(1)
    assert heap.evaluate_all(_UNSEEN_PLACES) == 0
    places = player.page.locator(".place .slot")
    expect(places).to_have_count(8)
    assert places.evaluate_all(_UNSEEN_PLACES) == 0
    player.page.goto(player.page.url.partition("#")[0] + "en/examples.html")
    drawn = player.page.locator(".picture .slot")
    assert drawn.count() > 8
    assert drawn.evaluate_all(_UNSEEN_PLACES) == 0


def test_piles_are_named_by_what_lies_there(play: Open) -> None:
    player = play(1)
    page = player.page
    player.start(
        position(
            """
            stock: [AC 2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC 2D 3D 4D 5D 6D 7D 8D 9D TD JD]
            waste: 2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC 9S
            foundations: 2S - - - - - - -
            4: [AD 2D 3D] JH TS 9H 8S 7H
            9: QD
            """,
            rest="9",
        )
    )
    board = page.get_by_role("application", name="Easy Harp", exact=True)
    expect(board).to_have_accessible_description(WORDS.text("board.help"))
    expect(board.get_by_role("button")).to_have_count(19)
    for group, names in (
        ("Stock and waste", ["Stock: 23 cards", "Waste: nine of spades, 12 under it"]),
        ("Foundations", ["Spades, first place: two of spades", "Diamonds, first place: empty, awaits the ace"]),
        ("Columns", ["Column 4: seven of hearts, 5 open, 3 hidden", "Column 1: empty, awaits a king"]),
    ):
        for name in names:
            piles = board.get_by_role("group", name=group, exact=True)
            expect(piles.get_by_role("button", name=name, exact=True)).to_have_count(1)
    player.pile("4").focus()
    for key, card in (("ArrowUp", "Eight of spades"), ("ArrowUp", "Nine of hearts"), ("ArrowDown", "Eight of spades")):
        page.keyboard.press(key)
        assert player.status().startswith(card)


def tab_stops(page: Page) -> list[str]:
    """The piles that Tab leads to."""
    stops: list[str] = page.locator('[data-pile][tabindex="0"]').evaluate_all(
        "(piles) => piles.map((pile) => pile.dataset.pile)"
    )
    return stops


def test_the_board_is_one_tab_stop(play: Open) -> None:
    player = play(1)
    page = player.page
    player.start(KING_RUN)
    page.locator("#menu").focus()
    page.keyboard.press("Tab")
    assert (player.focused(), tab_stops(page)) == ("s", ["s"])
    for pile in PILES[1:]:
        page.keyboard.press("ArrowRight")
        assert (player.focused(), tab_stops(page)) == (pile, [pile])
    page.keyboard.press("Home")
    page.keyboard.press("ArrowLeft")
    assert player.focused() == "s"
    for key in ("1", "Space", "3"):
        page.keyboard.press(key)
    assert player.follow() == "13"
    assert (player.focused(), tab_stops(page)) == ("3", ["3"])
    player.click("6")
    assert (player.focused(), tab_stops(page)) == ("6", ["6"])
    page.keyboard.press("Tab")
    assert player.focused() not in list(PILES)
    page.keyboard.press("Shift+Tab")
    assert player.focused() == "6"
    page.keyboard.press("Shift+Tab")
    assert player.focused() == "menu"


def test_keys_do_nothing_in_a_dialog_or_a_field(play: Open) -> None:
    player = play(1)
    page = player.page
    keys = ["s", "1", "f", "g", "u", "r", "w", "n", "?", ".", "ArrowRight"]
    player.click("s")
    assert player.follow() == "sw"
    player.listen()
    for key, name in (("n", "new-game"), (",", "question"), ("?", "keys")):
        player.pile("s").press(key)
        expect(page.locator("dialog[open]")).to_have_id(f"{name}-dialog")
        for typed in [*keys, "Control+z"]:
            page.keyboard.press(typed)
        expect(page.locator("dialog[open]")).to_have_id(f"{name}-dialog")
        page.keyboard.press("Escape")
        expect(page.locator("dialog[open]")).to_have_count(0)
        assert player.focused() == "s"
    page.evaluate("document.querySelector('.bar').append(document.createElement('input'))")
    page.locator(".bar input").focus()
    for typed in keys:
        page.keyboard.press(typed)
    assert page.locator(".bar input").input_value() == "s1fgurwn?."
    assert (player.follow(), player.spoken()) == ("", [])
    player.check()


def test_escape_closes_the_explanation_and_then_lets_go(play: Open) -> None:
    player = play(1)
    page = player.page
    player.start(KING_RUN)
    for key in ("1", "Space", "4"):
        page.keyboard.press(key) if key != "1" else player.pile("1").focus()
    assert (player.in_hand(), bool(player.explanation())) == ("1", True)
    page.keyboard.press("Escape")
    assert (player.in_hand(), player.explanation()) == ("1", "")
    page.keyboard.press("Escape")
    assert (player.in_hand(), player.status()) == ("", WORDS.text("let-go", card="seven of hearts"))
    assert player.follow() == ""


def test_a_click_without_a_pointer_picks_up_and_puts_down(play: Open) -> None:
    """As screen readers send it."""
    player = play(1)
    player.start(KING_RUN)

    def click(pile: str) -> None:
        player.pile(pile).evaluate("(pile) => pile.click()")

    click("1")
    assert (player.in_hand(), player.follow()) == ("1", "")
    expect(player.pile("1")).to_have_attribute("aria-pressed", "true")
    click("3")
    assert (player.in_hand(), player.follow()) == ("", "13")
    click("6")
    click("2")  # the king-run goes to the empty column as a whole
    assert player.follow() == "62"
    click("s")
    assert player.follow() == "sw"
    click("1")
    click("1")
    assert (player.in_hand(), player.follow()) == ("", "")
    player.check()


def test_nothing_moves_by_itself_where_motion_is_unwanted(play: Open) -> None:
    player = play(1)
    page = player.page
    player.start(position("waste: 2S 4H\n1: [2S] 7H\n3: [4S] 8S\n4: [5S] AS"))
    page.locator("#board [tabindex='0']").focus()
    for key in ("s", "u", "1", "Space", "3", "4", "f", "u", "r"):
        page.keyboard.press(key)
        assert moving(page) == [], key
    player.drag("3", "4")
    assert moving(page) == []
    assert player.follow() == "sw uu 13 4f uu rr"
    player.check()


def test_a_card_travels_and_the_one_below_turns_and_both_come_to_rest(play: Open) -> None:
    player = play(1, motion=True)
    page = player.page
    device = Device(page)
    player.start(KING_RUN)
    assert moving(page) == []
    device.slow_motion(0.01)
    page.locator("#board [tabindex='0']").focus()
    for key in ("1", "Space", "3"):
        page.keyboard.press(key)
    assert player.follow() == "13"
    player.check()
    assert moving(page) == ["show-back", "travel", "turn"]
    assert "3: 7H" in player.astray()
    device.slow_motion(1)
    come_to_rest(page)
    assert (player.astray(), moving(page)) == ([], [])
    expect(page.locator(".moving, .turning")).to_have_count(0)
