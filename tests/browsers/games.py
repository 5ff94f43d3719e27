"""The recorded games on the MicroPython that players get, and a game won by mouse, in Firefox and in WebKit."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page

from easyharp.game.deals import code, read_deal
from easyharp.game.game import Game
from tests.game.recorded import wins
from tests.page import test_recorded_games
from tests.page.interpreter import Interpreter
from tests.page.mouse import play_by_mouse
from tests.page.player import Player
from tests.page.test_recorded_games import (
    test_deals_are_the_same_on_the_page,
    test_recorded_random_play_ends_the_same_with_every_refusal_on_the_page,
    test_recorded_wins_are_won_again_on_the_page,
)

__all__ = [
    "test_deals_are_the_same_on_the_page",
    "test_recorded_random_play_ends_the_same_with_every_refusal_on_the_page",
    "test_recorded_wins_are_won_again_on_the_page",
]

# The page has started when its game can be played. (WebKit hands out modules that still wait for something.)
_STARTED = """async () => {
  while (!document.querySelector('#board[aria-busy=false]')) await new Promise(requestAnimationFrame);
  document.querySelector('dialog[open]')?.close();
}"""
_WIN = """async () => {
  while (!document.getElementById('win-dialog').open) await new Promise(requestAnimationFrame);
  return document.getElementById('win-score').textContent.replace(/\\D/g, '');
}"""


class Visitor(Player):
    """Somebody who plays by mouse on a page of another browser."""

    def __init__(self, page: Page, address: str, deal: int) -> None:
        self.page = page
        self.game = Game(deal)
        open_page(page, f"{address}#{code(deal)}")


def open_page(page: Page, address: str) -> None:
    """Open the game anew."""
    page.goto("about:blank")  # else another deal behind # alone would load nothing
    page.goto(address)
    page.evaluate(_STARTED)


@pytest.fixture
def replay(page: Page, address: str) -> Interpreter:
    """The page's own interpreter, with `replay.py` in it."""
    open_page(page, address)
    return Interpreter(page, Path(test_recorded_games.__file__).with_name("replay.py"))


def test_a_game_is_won_by_mouse(page: Page, address: str) -> None:
    name, *turns = wins()[12]["game"].split()
    visitor = Visitor(page, address, read_deal(name))
    visitor.check()
    for turn in turns:
        play_by_mouse(visitor, turn)
        visitor.check()
    assert visitor.game.is_won
    assert page.evaluate(_WIN) == str(visitor.game.score)
    assert page.evaluate("() => document.getElementById('trouble').hidden")


def test_the_game_resumes_when_the_page_is_opened_again(page: Page, address: str) -> None:
    name, *turns = wins()[8]["game"].split()
    visitor = Visitor(page, address, read_deal(name))
    for turn in turns[:40]:
        play_by_mouse(visitor, turn)
    visitor.check()
    for _ in range(2):
        open_page(page, address)
        visitor.check()
