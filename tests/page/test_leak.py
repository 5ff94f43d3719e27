"""No hidden card can be told from the page, by whatever means one reads it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import CDPSession

from easyharp.game.position import Position
from easyharp.play.view import View
from tests.game.positions import position
from tests.page.player import Player

pytestmark = pytest.mark.browser

Open = Callable[..., Player]

OPEN_CARDS = """
    waste: 5D 9S
    foundations: 2S AS - - AC - - -
    1: [{}] 7H
    2: KD QC JD
    3: [{}] 8S
    4: [{}] TH 9C
    5: 3S
    9: [{}] 4D
"""
PERMUTED = [
    position(OPEN_CARDS.format("2H 6C", "4S 5S", "JC", "QH 8D KS 3C")),
    position(OPEN_CARDS.format("KC 3C", "QH TS", "8H", "6S 2D 9H AH")),
]


def same_next_card(one: Position, other: Position) -> Position:
    """The first position, with its stock shuffled so that the card on it is the one that lies on the other's."""
    card = other.stock[-1]
    assert card in one.stock
    rest = list(one.stock)
    rest.remove(card)
    return Position((*sorted(rest), card), one.waste, one.foundations, one.columns)


# What the page keeps, but for how long each game has lasted and for the name that this window has among others.
_KEPT = r"""() => {
  const kept = {...localStorage, 'easyharp.tab': 'a name'};
  for (const name of ['easyharp.game', 'easyharp.statistics']) {
    kept[name] = kept[name]?.replace(/"(name|seconds)": [^,}]+/g, '').replace(/\["[\w-]+", (.*?), \d+\]/g, '[$1]');
  }
  return [kept, {...sessionStorage}, document.cookie, history.length, window.name];
}"""


class Watched:
    """A window in which one of the games is played, with everything that can be read from it."""

    def __init__(self, player: Player, start: Position) -> None:
        self.player = player
        self.said: list[str] = []
        self._session: CDPSession = player.page.context.new_cdp_session(player.page)
        player.page.on("console", lambda message: self.said.append(message.text))
        player.start(start)

    def read(self) -> list[Any]:
        """The page's text, its accessibility tree, its address, title and storage, and what its console said."""
        page = self.player.page
        tree = self._session.send("Accessibility.getFullAXTree")["nodes"]
        numbers: dict[str, int] = {}
        return [
            page.evaluate("document.documentElement.outerHTML"),
            _numbered(tree, numbers),
            page.url,
            page.title(),
            page.evaluate(_KEPT),
            self.said,
        ]


_NODES = {"nodeId": "node", "parentId": "node", "childIds": "node", "backendDOMNodeId": "element", "frameId": "frame"}


def _numbered(value: Any, numbers: dict[str, int], kind: str | None = None) -> Any:
    """An accessibility tree in which nodes, elements and frames are numbered in the order in which they come."""
    if isinstance(value, list):
        return [_numbered(part, numbers, kind) for part in value]
    if isinstance(value, dict):
        return {key: _numbered(part, numbers, _NODES.get(key)) for key, part in value.items()}
    return value if kind is None else numbers.setdefault(f"{kind} {value}", len(numbers))


def test_games_that_look_alike_are_alike_in_all_that_the_page_says(play: Open) -> None:
    one, other = same_next_card(PERMUTED[0], PERMUTED[1]), PERMUTED[1]
    assert View(one) == View(other)
    assert one != other
    windows = [Watched(play(7), start) for start in (one, other)]
    players = [window.player for window in windows]

    def press(*keys: str) -> Callable[[Player], None]:
        def pressed(player: Player) -> None:
            for key in keys:
                player.page.keyboard.press(key)

        return pressed

    def half_a_drag(player: Player) -> None:
        player.page.mouse.move(*player.point("4"))
        player.page.mouse.down()
        player.page.mouse.move(*player.point("9"), steps=3)

    gestures: list[tuple[str, Callable[[Player], object], str]] = [
        ("nothing yet", lambda player: player.pile("s").focus(), ""),
        ("hidden cards tapped", lambda player: player.click("9", 3), ""),
        ("the stock drawn from", lambda player: player.click("s"), "sw"),
        ("the draw undone", press("u"), "uu"),
        ("a card in hand", lambda player: player.click("3"), ""),
        ("put where it may not go", lambda player: player.click("1"), ""),
        ("let go", press("Escape", "Escape"), ""),
        ("a column read aloud", press("9", "ArrowUp", "ArrowUp", "ArrowDown", "4", "ArrowUp", "ArrowUp"), ""),
        ("no place found", press("9", "g"), ""),
        ("a move that turns nothing", press("5", "f"), "5f"),
        ("in the middle of a drag", half_a_drag, ""),
        ("dropped on the wrong card", lambda player: player.page.mouse.up(), ""),
        ("a hidden card dragged", lambda player: player.drag("9", "3", 2), ""),
        ("a dialog", press("n"), ""),
        ("and back", press("Escape"), ""),
    ]
    for name, gesture, turn in gestures:
        for player in players:
            gesture(player)
            assert player.follow() == turn, name
        told = [window.read() for window in windows]
        assert told[0] == told[1], name
        assert told[0][-1] == [], name
        for player in players:
            player.check()


def test_the_comparison_sees_what_an_open_card_changes(play: Open) -> None:
    """So that the test above can fail: two games that differ by one card that turned open."""
    windows = [Watched(play(7), start) for start in PERMUTED]
    for window in windows:
        window.player.page.keyboard.press("Tab")
        window.player.drag("1", "3")
        assert window.player.follow() == "13"
    told = [window.read() for window in windows]
    assert told[0][0] != told[1][0]
    assert told[0][1] != told[1][1]
