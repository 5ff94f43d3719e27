"""Lines for the highest score: replayed by the game, without taking back, and with more points than others."""

from __future__ import annotations

import pytest

from easyharp.advise.score import stops
from easyharp.advise.solver import richest, solve
from easyharp.advise.verdict import WON
from easyharp.game.deals import deal
from easyharp.game.game import Game
from easyharp.game.notation import PLACES
from tests.game.positions import WON as ALL_UP
from tests.game.positions import position


def played(number: int, line: tuple[str, ...]) -> Game:
    game = Game(number)
    for action in line:
        game.play(action)
    return game


@pytest.mark.parametrize("number", range(1, 9))
def test_a_line_for_the_score_wins_without_taking_back_and_scores_more(number: int) -> None:
    plain = solve(deal(number))
    assert plain.outcome == WON
    line = richest(deal(number), 8)
    game = played(number, line)
    assert game.is_won
    assert not any(action[0] in PLACES for action in line)
    assert game.score == 1220 + 5 * stops(line)  # R15
    assert game.score > 1350 > played(number, plain.line).score - 10 * sum(action[0] in PLACES for action in plain.line)


def test_it_is_the_best_of_its_tries() -> None:
    scores = [played(3, richest(deal(3), tries)).score for tries in (1, 4, 12)]
    assert scores == sorted(scores)
    assert scores[0] < scores[-1]


def test_cards_stop_where_they_can() -> None:
    """The last two kings go up by way of an empty column."""
    line = richest(position("foundations: KS QS KH QH KC KC KD KD"), 1)
    assert [action for action in line if action != "sw"] == ["w1", "1f", "w1", "1f"]
    assert stops(line) == 2


def test_a_won_position_has_no_line() -> None:
    assert richest(ALL_UP, 1) == ()
