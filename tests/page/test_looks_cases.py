"""What can't be read, reached or seen in other games, looked for on every size of window."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import combinations

import pytest

from easyharp.game.game import Game
from easyharp.site.build import LOCALES
from easyharp.site.catalogue import catalogues
from tests.game.positions import position
from tests.page.games import CROWDED, LARGE
from tests.page.layout import boxes, cut_off, indexes, overlap, overlapping
from tests.page.player import Player
from tests.page.states import states

pytestmark = pytest.mark.browser

Open = Callable[..., Player]

LANGUAGES = sorted(catalogues(LOCALES))
SIZES = [(320, 568), (568, 320), (360, 740), (740, 360), (820, 1180), (1366, 768), (2560, 1440)]


@pytest.fixture(params=SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def crowded(request: pytest.FixtureRequest, play: Open) -> Player:
    """The crowded game in a window of each size, on touch screens in Dutch."""
    width, height = request.param
    touch = width < 1000
    player = play(999_999, width=width, height=height, touch=touch, locale="nl" if touch else "en-GB")
    player.start(CROWDED, **LARGE)
    player.check()
    return player


def test_every_rank_and_suit_can_be_read_in_its_fan(crowded: Player) -> None:
    found = indexes(crowded.page)
    assert len(found) == 13 + 13 + 7 + 3
    for index in found:
        assert not index["rankIsCovered"], index
        assert not index["suitIsCovered"], index
        assert index["gap"] > 0, index
        assert index["capital"] >= max(0.26 * index["width"], 9), index


def test_everything_lies_inside_the_window_and_nothing_on_something_else(crowded: Player) -> None:
    page = crowded.page
    window = page.viewport_size
    assert window
    piles, buttons = boxes(page, ".pile"), boxes(page, ".toolbar button")
    figures = boxes(page, ".brand, .deal, .figure")
    assert len(piles) == 19
    assert len(buttons) >= 3
    for box in piles + buttons + figures + boxes(page, ".card"):
        assert box["left"] >= 0, box
        assert box["top"] >= 0, box
        assert box["right"] <= window["width"], box
        assert box["bottom"] <= window["height"], box
    for one, other in combinations(piles + buttons + figures, 2):
        assert not overlap(one, other), (one, other)
    for box in buttons:
        assert min(box["right"] - box["left"], box["bottom"] - box["top"]) >= 44, box
    for box in piles:
        assert min(box["right"] - box["left"], box["bottom"] - box["top"]) >= 24, box


@pytest.mark.parametrize(
    ("width", "height", "text"),
    [(320, 256, 100), (320, 568, 200), (360, 740, 200), (740, 360, 200), (1366, 768, 200)],
)
def test_zoom_leaves_everything_within_reach(play: Open, width: int, height: int, text: int) -> None:
    """A window of 1280 × 1024 at 400 %, and text at 200 %."""
    player = play(999_999, width=width, height=height)
    page = player.page
    player.start(CROWDED, **LARGE)
    page.evaluate("(text) => { document.documentElement.style.fontSize = `${text}%`; }", text)
    piles, controls = boxes(page, ".pile"), boxes(page, "button, .figure")
    assert len(piles) == 19
    assert len([box for box in controls if box["name"] in ("new-game", "undo", "redo", "figure")]) == 5
    for box in piles + controls:
        assert box["left"] >= 0, box
        assert box["top"] >= 0, box
        assert box["right"] <= width, box
        assert box["bottom"] <= height, box
    for one, other in combinations(piles + controls, 2):
        assert not overlap(one, other), (one, other)


def test_the_page_never_scrolls(crowded: Player) -> None:
    page = crowded.page
    page.mouse.move(*crowded.point("1"))
    page.mouse.wheel(300, 300)
    page.keyboard.press("End")
    page.keyboard.press("PageDown")
    scrolled = page.evaluate(
        """() => {
          const {scrollWidth, clientWidth, scrollHeight, clientHeight} = document.scrollingElement;
          return [scrollWidth - clientWidth, scrollHeight - clientHeight, scrollX, scrollY];
        }"""
    )
    assert scrolled == [0, 0, 0, 0]


def test_suits_are_shapes_that_no_phone_turns_into_emoji(play: Open) -> None:
    player = play(1)
    player.start(CROWDED)
    assert not re.search("[\u2660-\u2667]", player.page.content())
    shapes = player.page.evaluate(
        """() => [...document.querySelectorAll('.card.face')].map((card) => {
          const shapes = [...card.querySelectorAll('.shape')];
          return [card.dataset.card.slice(-1),
            shapes.map((shape) => getComputedStyle(shape).clipPath.match(/#suit-./)[0])
              .map((name) => document.querySelector(`${name} path`) ? name.slice(-1) : 'no shape').join(''),
            Math.min(...shapes.map((shape) => shape.getBoundingClientRect().width))];
        })"""
    )
    assert shapes
    for suit, drawn, width in shapes:
        assert drawn == suit * 2
        assert width > 4


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_low_window_spends_one_row_on_the_bar(play: Open, language: str) -> None:
    player = play(1, width=568, height=320, locale=language, touch=True)
    player.start(CROWDED, **LARGE)
    [bar] = boxes(player.page, ".bar")
    assert bar["bottom"] < 50


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("width", "height", "text"), [(320, 568, 100), (360, 740, 200), (568, 320, 100)])
def test_no_text_is_cut_off_or_overlaps_another(play: Open, language: str, width: int, height: int, text: int) -> None:
    player = play(999_999, width=width, height=height, locale=language, touch=True)
    page = player.page
    page.evaluate("(text) => { document.documentElement.style.fontSize = `${text}%`; }", text)
    for state in states(player):
        assert cut_off(page) == [], state
        assert overlapping(page) == [], state
        for button in boxes(page, "button:not(.scroll *, dialog[open] *)"):
            assert button["top"] >= 0, state
            assert button["bottom"] <= height, state


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_shows_a_placeholder_or_a_key(play: Open, language: str) -> None:
    player = play(1, locale=language)
    for state in states(player):
        shown = player.page.evaluate(
            """() => [document.body.innerText, document.getElementById('status').textContent,
              ...[...document.querySelectorAll('[aria-label]')].map((element) => element.ariaLabel),
              ...[...document.querySelectorAll('[data-text]')]
                .filter((element) => !element.closest('dialog:not([open])')).map((element) => element.textContent)]"""
        )
        assert len(shown) > 30
        for text in shown:
            assert text, state
            assert not re.search(r"[{}]|\b[a-z]+(-[a-z]+)*\.[a-z]", text), (state, text)
    assert player.page.evaluate("document.documentElement.lang") == language


def test_a_move_rebuilds_no_pile_and_the_focus_stays_where_the_card_went(play: Open) -> None:
    player = play(1)
    page = player.page
    player.start(position("waste: 2S 4H\n1: [2S] 7H\n3: [4S] 8S\n4: [5S] AS\n6: [7S] QH JS TH 9S"))
    page.evaluate(
        """() => {
          globalThis.piles = [...document.querySelectorAll('.pile')];
          globalThis.cards = [...document.querySelectorAll('[data-pile="6"] .card')];
        }"""
    )

    def focused() -> str:
        same = page.evaluate(
            """() => globalThis.piles.every((pile, number) => document.querySelectorAll('.pile')[number] === pile) &&
              globalThis.cards.every((card) => card.isConnected && card.closest('[data-pile="6"]'))"""
        )
        assert same
        name = page.evaluate("document.activeElement.dataset.pile")
        assert isinstance(name, str)
        return name

    player.pile("1").focus()
    for keys, turn, pile in (
        (["Space", "3"], "13", "3"),
        (["u"], "uu", "1"),
        (["r"], "rr", "3"),
        (["4", "f"], "4f", "A"),
        (["u"], "uu", "4"),
        (["s"], "sw", "4"),
    ):
        for key in keys:
            page.keyboard.press(key)
        assert player.follow() == turn
        assert focused() == pile
        player.check()
    page.keyboard.press("n")
    page.keyboard.press("Escape")
    assert focused() == "4"
    player.drag("4", "f")
    assert focused() == "A"


def test_a_slip_beside_undo_never_loses_the_game(play: Open) -> None:
    player = play(1)
    page = player.page
    for _ in range(3):
        player.click("s")
    player.follow()
    dialog = page.locator("#new-game-dialog")
    for way_out in ("Play on", "Escape"):
        page.locator("#new-game").click()
        assert dialog.is_visible()
        player.check()
        if way_out == "Escape":
            page.keyboard.press("Escape")
        else:
            dialog.get_by_role("button", name=way_out).click()
        assert not dialog.is_visible()
        player.check()
    page.locator("#new-game").click()
    dialog.get_by_role("button", name="Same deal").click()
    player.game = Game(1)
    player.check()
