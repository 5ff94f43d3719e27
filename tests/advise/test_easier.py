"""The easier game that checks proofs of loss: it proves what it should, and nothing that is false."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from easyharp.advise.pack import Pack
from easyharp.advise.relaxation import exhausted
from easyharp.advise.solver import solve
from easyharp.game.cards import card
from easyharp.game.deals import deal
from easyharp.game.game import Game
from easyharp.game.position import Column, Position

from . import easier, naive
from .easier import can_be_turned
from .naive import can_be_won, position_of, state_of
from .small import small_position

SIZES = ((4, 2), (5, 2), (6, 2), (7, 2), (4, 4), (3, 4))
"""Ranks and suits of the small packs."""


@pytest.mark.parametrize("number", [12352, 512243])
def test_deals_without_stuck_cards_are_proven_lost(number: int) -> None:
    assert not can_be_turned(deal(number), most=5000)


@pytest.mark.parametrize("number", [7, 5001, 77_777, 300_300, 999_999])
def test_nothing_on_the_way_of_a_line_that_wins_is_called_lost(number: int) -> None:
    game = Game(number)
    line = solve(game.position).line
    assert line
    for at, action in enumerate(line):
        if at % 10 == 0:
            assert can_be_turned(game.position)
        game.play(action)
    assert game.is_won


@pytest.mark.parametrize("part", range(4))
def test_no_small_pack_that_can_be_won_is_called_lost(part: int) -> None:
    """And of those that are lost, some are called so."""
    told = Counter(check_small_pack(seed) for seed in range(part * 60, part * 60 + 60))
    assert told["won"] >= 30
    assert told["proven lost"] >= 5


def check_small_pack(seed: int) -> str:
    """What a search of everything says of a small position, and whether the easier game proves it."""
    random = Random(seed)
    ranks, suits = random.choice(SIZES)
    position = small_position(random, ranks, suits, most_columns=random.choice((2, 3, 4, 5)), depth=8)
    try:
        can_be = can_be_won(position, ranks, 1000)
        turned = can_be_turned(position, ranks, suits, 1000)
    except (naive.TooManyError, easier.TooManyError):
        return ""
    assert turned or not can_be, seed
    return "won" if can_be else "lost" if turned else "proven lost"


@pytest.mark.parametrize("part", range(3))
def test_every_action_on_small_packs_is_one_of_the_easier_game_or_none(part: int) -> None:
    """Random play of all that the rules allow, cards taken back and kings moved about for nothing among it."""
    for seed in range(part * 30, part * 30 + 30):
        random = Random(seed)
        ranks, suits = random.choice(SIZES)
        position = small_position(random, ranks, suits, depth=8)
        follower = Follower(position, ranks, suits)
        for _ in range(100):
            allowed = [action for action, _ in naive.steps(follower.real, ranks)]
            if not allowed:
                break
            onward = [action for action in allowed if action[0] not in "ABCDEFGH" or random.random() < 0.2]
            follower.play(random.choice(onward or allowed))


@pytest.mark.parametrize("number", [12, 4711])
def test_every_action_of_a_line_is_one_of_the_easier_game_or_none(number: int) -> None:
    follower = Follower(deal(number), 13, 4)
    for action in solve(deal(number)).line:
        follower.play(action)
    assert follower.state == (((), (), ()),) * 9


class Follower:
    """Plays a real game, knows which cards are in place, moved and free, and holds each action against the easier one.

    `real` is the real state and `state` that of the easier game. `tags` says of the open cards of each column what they
    are: "p" in place, "m" moved, "f" free.
    """

    def __init__(self, position: Position, ranks: int, suits: int) -> None:
        self.real = state_of(position)
        self.ranks, self.suits = ranks, suits
        self.tags = ["p" * len(column.open) for column in position.columns]
        self.state = self._easier()

    def play(self, action: str) -> None:
        before = self.real
        self.real = dict(naive.steps(before, self.ranks))[action]
        taken = "f"
        if action[0].isdigit():
            source = int(action[0]) - 1
            left = sum(map(len, self.real[3][source])) - len(before[3][source][0])
            taken = self.tags[source][max(left, 0) :]
            self.tags[source] = self.tags[source][: max(left, 0)] or "p" * len(self.real[3][source][1])
        if action[1].isdigit():
            self.tags[int(action[1]) - 1] += taken.replace("p", "m")
        after = self._easier()
        assert after == self.state or after in easier.steps(self.state, self.ranks, self.suits), action
        self.state = after

    def _easier(self) -> easier.State:
        piles = []
        for (hidden, shown), tags in zip(self.real[3], self.tags, strict=True):
            split = [tuple(card for card, tag in zip(shown, tags, strict=True) if tag == kind) for kind in "pm"]
            piles.append((hidden, split[0], split[1]))
        return tuple(sorted(piles))


def cards(names: str) -> tuple[int, ...]:
    """Cards of a small pack, its king written as the number of its ranks."""
    return tuple(card(name) for name in names.split())


def two_twos(*others: Column) -> Position:
    """Both red twos lie on their aces, one with a hidden king between; the other kings are to be had."""
    columns = (Column(cards("AH"), cards("2H")), Column(cards("AH 3S"), cards("2H")), *others)
    return Position(cards("3S 3H 3H AS AS 2S 2S"), (), (0,) * 8, columns)


def test_a_king_without_an_empty_column_is_no_link() -> None:
    """There is a black king for either two, but nowhere to lay it."""
    lost = two_twos()
    assert not can_be_turned(lost, 3, 2)
    assert not can_be_won(lost, 3, 10_000)


def test_a_king_on_an_empty_column_is_a_link() -> None:
    won = two_twos(Column((), ()))
    assert can_be_turned(won, 3, 2)
    assert can_be_won(won, 3, 10_000)


def twins(hidden: str, reserve: str) -> Position:
    """Both red twos lie on both red aces, beside two empty columns."""
    columns = (Column(cards(hidden + " AH AH 2H"), cards("2H")), Column((), ()), Column((), ()))
    return Position(cards(reserve + " 4S 4S 4H 4H 3H 3H 2S 2S AS AS"), (), (0,) * 8, columns)


def test_a_free_card_is_one_link_at_a_time() -> None:
    """Either two can lie on the one black three to be had, but not both."""
    lost = twins("3S", "3S")
    assert not can_be_turned(lost, 4, 2)
    assert not can_be_won(lost, 4, 20_000)


def test_two_free_cards_are_two_links() -> None:
    won = twins("", "3S 3S")
    assert can_be_turned(won, 4, 2)
    assert can_be_won(won, 4, 20_000)


def test_it_matters_which_of_two_columns_was_emptied() -> None:
    """The king needs a column, and the two of hearts the three of spades where it lies: only the ace may make room."""
    columns = tuple(
        Column(cards(hidden), cards(top))
        for hidden, top in (("", "3S"), ("", "AD"), ("4H 4H 4D 4D 4S 4S AH AH 2H", "5S"))
    )
    reserve = "AS AS 2S 2S 3S 5S 2H 3H 3H 5H 5H AC AC 2C 2C 3C 3C 4C 4C 5C 5C AD 2D 2D 3D 3D 5D 5D"
    won = Position(cards(reserve), (), (0,) * 8, columns)
    assert exhausted(won, Pack(5, 4), 1000) == 0
    follower = Follower(won, 5, 4)
    for action in solve(won, 1000, pack=Pack(5, 4)).line:
        assert can_be_turned(position_of(follower.real), 5, 4)
        follower.play(action)
    assert follower.state == (((), (), ()),) * 3


def test_a_search_that_meets_too_much_says_so() -> None:
    with pytest.raises(easier.TooManyError):
        can_be_turned(deal(12352), most=100)
