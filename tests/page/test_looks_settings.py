"""The settings of looks: hand, suits, back and felt, each applied at once, kept, and always to be seen well."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations

import pytest

from easyharp.play.setting import OPTIONS
from tests.page.colours import contrast
from tests.page.games import CROWDED, LARGE
from tests.page.layout import boxes, overlap
from tests.page.player import Player

pytestmark = pytest.mark.browser

Open = Callable[..., Player]

# A colour that a variable of the style holds, as the browser computes it.
_COLOURS = """(names) => names.map((name) => {
  const sample = document.body.appendChild(document.createElement('p'));
  sample.style.color = name.startsWith('--') ? `var(${name})` : name;
  const {color} = getComputedStyle(sample);
  sample.remove();
  return color;
})"""


def colours(player: Player, *names: str) -> list[str]:
    """The colours that variables of the style hold."""
    found: list[str] = player.page.evaluate(_COLOURS, list(names))
    return found


def choose(player: Player, setting: str, option: str) -> None:
    """Choose an option, see that it is applied at once, and load the page again."""
    player.choose(setting, option)
    root = player.page.locator("html")
    assert root.get_attribute(f"data-{setting}") == option
    player.page.keyboard.press("Escape")
    player.reload()
    assert root.get_attribute(f"data-{setting}") == option
    player.start(CROWDED, **LARGE)


@pytest.mark.parametrize("size", [(320, 568), (568, 320), (360, 740), (740, 360), (820, 1180), (1366, 768)])
def test_the_hand_that_plays_has_stock_and_buttons_on_its_side(play: Open, size: tuple[int, int]) -> None:
    width, height = size
    player = play(999_999, width=width, height=height, touch=width < 1000)
    is_portrait = height > width
    for hand in ("right", "left", "right"):
        choose(player, "hand", hand)
        piles, buttons = boxes(player.page, ".pile"), boxes(player.page, ".toolbar button")
        figures = boxes(player.page, ".brand, .deal, .figure")
        assert (len(piles), len(buttons)) == (19, 5)
        for box in piles + buttons + figures + boxes(player.page, ".card"):
            assert 0 <= box["left"] < box["right"] <= width, (hand, box)
            assert 0 <= box["top"] < box["bottom"] <= height, (hand, box)
        for one, other in combinations(piles + buttons + figures, 2):
            assert not overlap(one, other), (hand, one, other)
        # Both hands have the same, as in a mirror: the distances from the side on which the stock is.
        away = {box["name"]: width - box["right"] if hand == "right" else box["left"] for box in piles + buttons}
        assert away["s"] < away["w"] < width / 2
        supply = away["w"] if is_portrait else max(away[place] for place in "ABCDEFGH")
        for name in ("new-game", "undo", "redo", "menu"):
            if is_portrait:
                assert away[name] > supply, (hand, name)  # under the other thumb
            else:
                assert away[name] < width / 2, (hand, name)
        for column in "123456789":
            assert is_portrait or away[column] > supply, (hand, column)
        player.click("s")
        player.play("sw")
        player.check()


@pytest.mark.parametrize("size", [(360, 740), (740, 360), (1366, 768)])
def test_an_explanation_covers_neither_stock_nor_buttons_for_either_hand(play: Open, size: tuple[int, int]) -> None:
    player = play(999_999, width=size[0], height=size[1])
    for hand in OPTIONS["hand"]:
        choose(player, "hand", hand)
        player.click("2")
        player.click("3")
        [panel] = boxes(player.page, "#explanation")
        for box in boxes(player.page, ".supply .pile, .foundations .pile, .toolbar button"):
            assert not overlap(panel, box), (hand, box)
        assert 0 <= panel["left"] < panel["right"] <= size[0]


@pytest.mark.parametrize("suits", OPTIONS["suits"])
def test_suits_stand_out_from_the_paper_and_red_and_black_stay_apart(play: Open, suits: str) -> None:
    player = play(1)
    choose(player, "suits", suits)
    found: dict[str, list[str]] = player.page.evaluate(
        """() => {
          const found = {};
          for (const card of document.querySelectorAll('.face')) {
            const inks = found[card.dataset.card[1]] ??= new Set();
            for (const ink of card.querySelectorAll('.index, .letter')) inks.add(getComputedStyle(ink).color);
            const shapes = card.querySelectorAll('.shape:not(.court .pip)');
            for (const shape of shapes) inks.add(getComputedStyle(shape).backgroundColor);
          }
          return Object.fromEntries(Object.entries(found).map(([suit, colours]) => [suit, [...colours]]));
        }"""
    )
    assert sorted(found) == list("CDHS")
    inks = {suit: colour for suit, [colour] in found.items()}  # all alike
    [paper] = colours(player, "--paper")
    for suit, ink in inks.items():
        assert contrast(ink, paper) >= 4.5, (suit, ink)
    assert len(set(inks.values())) == int(suits == "four") * 2 + 2
    for suit in "SC":
        red, green, blue = (int(part) for part in inks[suit][4:-1].split(", "))
        assert red < max(green, blue), (suit, inks[suit])
    for suit in "HD":
        red, green, blue = (int(part) for part in inks[suit][4:-1].split(", "))
        assert red > 2 * max(green, blue), (suit, inks[suit])


@pytest.mark.parametrize("back", OPTIONS["back"])
def test_each_back_is_another_colour_that_stands_out_from_its_white_edge(play: Open, back: str) -> None:
    player = play(1)
    choose(player, "back", back)
    found = player.page.locator(".card.back").first.evaluate("(card) => getComputedStyle(card).backgroundColor")
    red, green, blue = (int(part) for part in found[4:-1].split(", "))
    assert max((blue, "blue"), (red, "red"), (green, "green"))[1] == back
    [paper] = colours(player, "--paper")
    assert contrast(found, paper) >= 3


@pytest.mark.parametrize("felt", OPTIONS["felt"])
def test_everything_stands_out_from_each_felt(play: Open, felt: str) -> None:
    player = play(1)
    choose(player, "felt", felt)
    page = player.page
    felts = colours(player, "--felt", "--felt-deep")
    shown = page.locator("body").evaluate("(body) => getComputedStyle(body).backgroundImage")
    assert all(colour in shown for colour in felts)
    assert page.locator("[name=theme-color]").get_attribute("content") == page.evaluate(
        "getComputedStyle(document.documentElement).getPropertyValue('--felt-deep').trim()"
    )
    texts = page.locator(".brand, .deal, .figure, .figure *, #deal, #new-game, #menu").evaluate_all(
        "(texts) => texts.map((text) => getComputedStyle(text).color)"
    )
    assert len(texts) >= 10
    bar, button, slot = colours(player, "--line", "--button", "--slot")
    for ground in felts:
        for text in texts:
            assert contrast(text, ground, bar) >= 4.5, (text, ground)
            assert contrast(text, ground, bar, button) >= 4.5, (text, ground)
        for frame in colours(player, "--accent", "--focus", "--paper"):
            assert contrast(frame, ground) >= 3, (frame, ground)
        [edge] = colours(player, "--slot-edge")
        assert contrast(edge, ground) >= 3, (edge, ground)
        assert contrast(edge, ground, slot) >= 3, (edge, ground)
    panel, edge = colours(player, "--panel", "--edge")
    for text in colours(player, "--ink", "--ink-soft", "--accent"):
        assert contrast(text, panel) >= 4.5, text
        assert contrast(text, panel, button) >= 4.5, text
    assert contrast(edge, panel) >= 3
    [ink, accent] = colours(player, "--ink-on-accent", "--accent")
    assert contrast(ink, accent) >= 4.5


def test_each_felt_is_another_colour_and_there_before_the_game_is(play: Open) -> None:
    player = play(1)
    seen = set()
    for felt in OPTIONS["felt"]:
        choose(player, "felt", felt)
        page = player.page
        page.route("**/*.wasm", lambda route: route.abort())
        page.reload()
        page.locator("#trouble").wait_for()
        assert page.locator("html").get_attribute("data-felt") == felt
        seen.add(page.locator("body").evaluate("(body) => getComputedStyle(body).backgroundImage"))
        page.unroute_all()
        player.reload()
    assert len(seen) == 3
    player.errors.clear()  # of the file that never arrived
