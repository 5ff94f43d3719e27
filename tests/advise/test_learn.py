"""The games that the fair player's judgement is learned from."""

from __future__ import annotations

import pytest

from easyharp.advise.fair import fair_game
from easyharp.advise.feature import COUNT
from learn.play import played_game


@pytest.mark.parametrize("number", [600003, 600016])
def test_a_game_to_learn_from_is_played_like_the_quick_player_s(number: int) -> None:
    """To the end, far ways included; what is kept of it are the features of each table after the one left to chance."""
    tables, is_won = played_game(number)
    assert is_won == fair_game(number).is_won
    assert tables
    assert {len(features) for features in tables} == {COUNT}
    assert played_game(number) == (tables, is_won)
