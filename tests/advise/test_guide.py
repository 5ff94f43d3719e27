"""The guide: hints that one may follow to the end, whatever one does in between."""

from __future__ import annotations

import pytest

from easyharp.advise.guide import Guide
from easyharp.advise.sight import sight, sight_of
from easyharp.game.game import Game
from easyharp.game.notation import DRAW, RECYCLE
from tests.game.positions import WON


def passed(number: int) -> Game:
    """A game whose stock was passed once."""
    game = Game(number)
    while game.position.stock:
        game.play(DRAW)
    game.play(RECYCLE)
    return game


@pytest.mark.parametrize("number", [1, 2, 8, 11])
def test_whoever_follows_it_never_goes_in_a_circle(number: int) -> None:
    """Advice that is thought out anew after each action does, in deals 8 and 11."""
    game, guide = passed(number), Guide()
    stood = set()
    while not game.is_won:
        advised = guide.advice(sight(game.position, 0))
        if advised is None:
            break
        game.play(advised)
        position = game.position
        columns = tuple((column.hidden, column.open) for column in position.columns)
        stands = (position.stock, position.waste, position.foundations, columns)
        assert stands not in stood
        stood.add(stands)
    assert game.is_won


def test_the_stock_is_passed_first() -> None:
    game = Game(5)
    assert Guide().advice(sight_of(game)) == DRAW


def test_it_goes_on_where_the_player_has_gone_back_to() -> None:
    """Once undone, the action that was advised is advised again, and the one behind it too."""
    game, guide = passed(1), Guide()
    first = guide.advice(sight_of(game))
    assert first is not None
    game.play(first)
    second = guide.advice(sight_of(game))
    game.play("uu")
    assert guide.advice(sight_of(game)) == first
    game.play(first)
    assert guide.advice(sight_of(game)) == second


def test_another_game_is_another_plan() -> None:
    guide = Guide()
    guide.advice(sight_of(passed(1)))
    assert guide.advice(sight_of(passed(2))) == Guide().advice(sight_of(passed(2)))


def test_nothing_is_advised_when_the_game_is_won() -> None:
    assert Guide().advice(sight(WON, 0)) is None
