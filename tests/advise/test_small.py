"""The solver on small packs, against a search of everything: its lines, its proofs, and all that it passes over."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from easyharp.advise.pack import Pack
from easyharp.advise.proof import holds
from easyharp.advise.relaxation import exhausted
from easyharp.advise.solver import solve
from easyharp.advise.stuck import stuck_cards
from easyharp.advise.verdict import EXHAUSTED, LOST, RELAXED, STUCK, WON, Proof
from easyharp.game.cards import card
from easyharp.game.position import Column, Position

from .campaign import check_small_pack, is_won_by_whole_space
from .checker import is_stuck
from .naive import TooManyError, can_be_won, position_of, state_of, steps
from .small import small_position


@pytest.mark.parametrize("part", range(8))
def test_verdicts_on_small_packs_are_those_of_a_search_of_everything(part: int) -> None:
    """In both directions: what can be won is won, what is lost is never won; each pruning and each proof for itself."""
    told = Counter(check_small_pack(seed) for seed in range(part * 60, part * 60 + 60))
    assert told[WON] >= 30
    assert told[LOST] >= 1


@pytest.mark.parametrize("seed", [5000355, 5000370, 5000646, 5001444])
def test_a_king_run_may_have_to_leave_its_hidden_cards(seed: int) -> None:
    """Positions that an easier game without that move calls lost."""
    assert check_small_pack(seed) == WON


@pytest.mark.parametrize("seed", [5001505, 5001991, 5000899, 5003459])
def test_a_card_may_have_to_be_taken_back_for_its_own_sake(seed: int) -> None:
    """Positions that a search without that move calls lost."""
    assert check_small_pack(seed) == WON


def packed(columns: str, reserve: str) -> Position:
    """A position of a small pack, all cards of a column hidden but the last."""
    cards = [tuple(card(name) for name in column.split()) for column in columns.split("|")]
    lying = tuple(Column(column[:-1], column[-1:]) for column in cards)
    return Position(
        tuple(_small(name) for name in reserve.split()),
        (),
        (0,) * 8,
        tuple(Column(tuple(map(_lowered, column.hidden)), tuple(map(_lowered, column.open))) for column in lying),
    )


def _lowered(card: int) -> int:
    """A king of the game as the king of a pack with three ranks."""
    return 2 * 4 + card % 4 if card >> 2 == 12 else card


def _small(name: str) -> int:
    return _lowered(card(name))


SAFE_MOVE = packed("KS AH 2S|AS 2H", "AH KS 2H AS KH 2S KH")
"""Won, but lost once the two of spades of the reserve has gone up: the one in the column needs that place."""


def test_a_twin_in_a_column_goes_up_before_the_one_in_the_reserve() -> None:
    """The smallest position in which a rule that forgets this goes wrong."""
    pack = Pack(3, 2)
    assert can_be_won(SAFE_MOVE, 3, 100_000)
    assert is_won_by_whole_space(SAFE_MOVE, pack)
    assert solve(SAFE_MOVE, 1000, pack=pack).outcome == WON


def test_a_card_is_kept_for_another_of_its_own_colour() -> None:
    """The second two of spades lies on the ace that it needs, and only the four, by way of a red three, can hold it."""
    spades = [rank * 4 for rank in range(5)]
    hearts = [rank * 4 + 1 for rank in range(5)]
    columns = (Column((spades[4], spades[4]), (spades[3],)), Column((spades[0],), (spades[1],)))
    reserve = (spades[2], spades[3]) + tuple(hearts[2:]) * 2
    kept = Position(reserve, (), (3, 0, 2, 2, 0, 0, 0, 0), columns)
    assert can_be_won(kept, 5, 100_000)
    assert is_won_by_whole_space(kept, Pack(5, 2))
    assert solve(kept, 1000, pack=Pack(5, 2)).outcome == WON


def test_a_card_is_kept_for_one_of_the_other_colour() -> None:
    """The second two of hearts lies on the ace that it needs, and only a three of spades can hold it, where it lies."""
    spades = [rank * 4 for rank in range(5)]
    hearts = [rank * 4 + 1 for rank in range(5)]
    columns = (Column((hearts[4], hearts[4]), (spades[2],)), Column((hearts[0],), (hearts[1],)))
    reserve = (spades[2],) + tuple(spades[3:] + hearts[2:4]) * 2
    kept = Position(reserve, (), (2, 2, 2, 0, 0, 0, 0, 0), columns)
    assert can_be_won(kept, 5, 100_000)
    assert is_won_by_whole_space(kept, Pack(5, 2))
    assert solve(kept, 1000, pack=Pack(5, 2)).outcome == WON


def test_a_card_that_lies_on_all_that_could_take_it_is_stuck() -> None:
    """Both red twos lie on the black kings, and on the aces of their suit."""
    lost = packed("KS AH 2H|KS AH 2H", "AS AS 2S 2S KH KH")
    stuck = stuck_cards(lost, Pack(3, 2))
    assert is_stuck(lost, stuck, 3)
    assert not can_be_won(lost, 3, 100_000)
    verdict = solve(lost, 1000, pack=Pack(3, 2))
    assert verdict.outcome == LOST
    assert verdict.proof
    assert verdict.proof.kind == STUCK


def test_no_position_on_the_way_of_a_line_is_proven_lost() -> None:
    """Neither by stuck cards nor by the easier game."""
    for seed in range(40):
        random = Random(seed)
        position = small_position(random, 5, 4, depth=6)
        pack = Pack(5, 4)
        verdict = solve(position, 2000, pack=pack)
        state = state_of(position)
        for action in verdict.line:
            assert stuck_cards(position_of(state), pack) == ()
            if action not in ("sw", "ws"):
                assert exhausted(position_of(state), pack, 300) == 0
            state = dict(steps(state, 5))[action]


@pytest.mark.parametrize("seed", [5, 11, 18, 23, 61, 71])
def test_the_easier_game_proves_what_stuck_cards_do_not(seed: int) -> None:
    """As a search of everything says too; and the proof holds with its size, but with no other."""
    position = small_position(Random(seed), 4, 2, most_columns=3, depth=8)
    pack = Pack(4, 2)
    size = exhausted(position, pack, 2000)
    assert stuck_cards(position, pack) == ()
    assert size > 0
    assert not can_be_won(position, 4, 60_000)
    assert holds(position, Proof(RELAXED, size=size), pack)
    assert not holds(position, Proof(RELAXED, size=size + 1), pack)


def test_a_whole_space_without_a_win_is_a_proof() -> None:
    """One that the quicker proofs don't find, as a search of everything says too."""
    for seed in range(2000):
        random = Random(seed)
        position = small_position(random, 4, 2, most_columns=3, depth=7)
        pack = Pack(4, 2)
        verdict = solve(position, 5000, pack=pack)
        if verdict.proof and verdict.proof.kind == EXHAUSTED:
            try:
                assert not can_be_won(position, 4, 20_000)
            except TooManyError:
                continue
            assert verdict.proof.size > 1
            assert holds(position, verdict.proof, pack)
            return
    raise AssertionError("no such position was met")
