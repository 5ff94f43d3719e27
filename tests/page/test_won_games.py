"""Whole games, won on the page by each way of playing."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from easyharp.game.deals import read_deal
from easyharp.game.notation import DRAW, FOUNDATIONS, PLACES, RECYCLE, STOCK
from tests.page.player import Player

pytestmark = pytest.mark.browser

WINS = [json.loads(line)["game"].split() for line in (Path(__file__).parents[1] / "data/wins.jsonl").open()]

Open = Callable[..., Player]


def won_game(number: int) -> tuple[int, list[str]]:
    """A won game: its deal and its turns."""
    name, *turns = WINS[number]
    return read_deal(name), turns


def assert_won(player: Player) -> None:
    assert player.game.is_won
    player.page.locator("#win-dialog").wait_for()
    score = player.page.locator("#win-score").text_content() or ""
    assert score.replace(",", "").replace(".", "") == str(player.game.score)


def test_a_game_is_won_by_mouse(play: Open) -> None:
    deal, turns = won_game(12)
    player = play(deal, motion=True)
    for turn in turns:
        source, target = turn[0], turn[1]
        if turn in (DRAW, RECYCLE) or (target == FOUNDATIONS and player.game.moves % 2):
            player.click(STOCK if turn == RECYCLE else source)
        else:
            player.drag(source, target, player.lifted(turn))
        player.play(turn)
        player.check()
    assert_won(player)


def test_a_game_is_won_by_taps_and_holds(play: Open) -> None:
    deal, turns = won_game(3)
    player = play(deal, width=360, height=740, locale="nl", touch=True)
    tapped = ""
    for turn in turns:
        source, target = turn[0], turn[1]
        if turn in (DRAW, RECYCLE):
            player.tap(STOCK)
        elif target == FOUNDATIONS and tapped != source:
            player.tap(source)
            tapped = source
        else:
            count = player.lifted(turn)
            if source in PLACES or count > 1:
                player.tap(source, count)
            else:
                player.hold(source)  # which is never the second tap of a pair
            player.tap(player.shown_pile(target, source))
            tapped = target
        player.play(turn)
        player.check()
    assert_won(player)


def test_a_game_is_won_by_keyboard(play: Open) -> None:
    deal, turns = won_game(8)
    player = play(deal)
    press = player.page.keyboard.press
    player.page.locator("#board [tabindex='0']").focus()
    for turn in turns:
        source, target = turn[0], turn[1]
        if turn in (DRAW, RECYCLE):
            press("s")
        else:
            player.go_to(source)
            if target == FOUNDATIONS:
                press("f")
            else:
                press("Space")
                press(target)
        player.play(turn)
        player.check()
    assert_won(player)
