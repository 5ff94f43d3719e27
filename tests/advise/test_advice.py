"""The fair player: its advice is legal, comes from what was seen alone, and wins most games."""

from __future__ import annotations

from random import Random

import pytest

from easyharp.advise.advice import advice, plan
from easyharp.advise.fair import fair_game
from easyharp.advise.line import actions_for
from easyharp.advise.pack import UNKNOWN
from easyharp.advise.sight import sight, sight_of
from easyharp.game.deals import deal
from easyharp.game.game import Game
from easyharp.game.position import Column, Position
from easyharp.game.rules import played, refusal
from tests.game.positions import WON, position, random_play


def test_a_player_knows_what_was_seen() -> None:
    """Before the stock has been passed, only the cards that were drawn."""
    game = Game(5)
    assert sight_of(game).position.stock == (UNKNOWN,) * 59
    assert sum(sight_of(game).unseen) == 95
    for _ in range(3):
        game.play("sw")
    seen = sight_of(game)
    assert (seen.position.waste, seen.position.stock, seen.has_passed) == (game.position.waste, (UNKNOWN,) * 56, False)
    for _ in range(56):
        game.play("sw")
    assert sight_of(game).has_passed
    game.play("ws")
    seen = sight_of(game)
    assert seen.position.stock == game.position.stock
    assert sum(seen.unseen) == 36
    assert all(set(column.hidden) <= {UNKNOWN} for column in seen.position.columns)


def test_what_is_drawn_again_after_an_undo_is_one_card() -> None:
    """As often as one likes: the cards below it in the stock stay unknown."""
    game = Game(1)
    for turn in ["sw"] * 30 + ["uu"] * 30 + ["sw"] * 30:
        game.play(turn)
    assert sight_of(game).position.stock == (UNKNOWN,) * 29
    game.play("uu")
    assert sight_of(game).position.stock == (UNKNOWN,) * 30


def test_what_was_drawn_is_known_for_ever_when_it_was_played() -> None:
    """Drawn cards may leave the waste; those below them in the stock stay unknown."""
    for game in random_play(12, 40):
        undrawn = 59 - sum(turn == "sw" for turn in game.turns)
        if "ws" not in game.turns:
            assert sight_of(game).position.stock == (UNKNOWN,) * undrawn


def shuffled(before: Position, undrawn: int, random: Random) -> Position:
    """The same for the player's eye: all cards that were not seen change places at random."""
    cards = [card for column in before.columns for card in column.hidden] + list(before.stock[:undrawn])
    random.shuffle(cards)
    columns = []
    for column in before.columns:
        columns.append(Column(tuple(cards[: len(column.hidden)]), column.open))
        cards = cards[len(column.hidden) :]
    return Position(tuple(cards) + before.stock[undrawn:], before.waste, before.foundations, tuple(columns))


@pytest.mark.parametrize("is_thorough", [False, True])
def test_advice_never_depends_on_hidden_cards(is_thorough: bool) -> None:
    """With other cards hidden, the same sight gives the same advice."""
    for number in range(600, 602 if is_thorough else 608):
        for game in random_play(number, 60):
            if game.moves % 20 == 0:
                undrawn = 10 if game.moves == 20 and len(game.position.stock) >= 10 else 0
                other = shuffled(game.position, undrawn, Random(number))
                advised = advice(sight(game.position, undrawn), is_thorough=is_thorough)
                assert advised == advice(sight(other, undrawn), is_thorough=is_thorough)
                assert advised is None or refusal(game.position, advised) is None


def test_following_the_advice_action_by_action_wins_most_games() -> None:
    """From the deal on, without a turn that is refused and without going in circles."""
    won = 0
    for number in range(40, 44):
        game = Game(number)
        drawn = 0
        for _ in range(1500):
            action = advice(sight(game.position, max(0, 59 - drawn)))
            if action is None:
                break
            drawn += action == "sw"
            game.play(action)
        else:
            raise AssertionError(f"deal {number} goes round in circles")
        won += game.is_won
    assert won >= 3


def test_a_plan_ends_with_a_card_that_turns_open() -> None:
    """Or with the win, when none is hidden any more."""
    reached = deal(7)
    while not reached.is_won:
        moves = plan(sight(reached, 0))
        assert moves
        hidden = sum(len(column.hidden) for column in reached.columns)
        for action in actions_for(reached, moves):
            assert refusal(reached, action) is None
            reached = played(reached, action)
        assert reached.is_won if not hidden else sum(len(column.hidden) for column in reached.columns) < hidden


@pytest.mark.parametrize("number", [600016, 600030, 600092])
def test_it_looks_far_before_it_gives_up(number: int) -> None:
    """Where nothing near turns a card, a longer way does, or in the second of these deals only a card taken back."""
    assert fair_game(number).is_won


def test_what_it_finds_far_off_does_not_depend_on_hidden_cards() -> None:
    """In a game in which it looks that far."""
    random = Random(1)
    reached = deal(600030)
    while not reached.is_won:
        moves = plan(sight(reached, 0))
        assert moves
        assert moves == plan(sight(shuffled(reached, 0, random), 0))
        for action in actions_for(reached, moves):
            reached = played(reached, action)


def test_there_is_no_advice_when_nothing_leads_on() -> None:
    """Nor after the win."""
    assert advice(sight(WON, 0)) is None
    lost = position(
        "1: [5S 5S 5C 5C 3H] 4H\n2: [3H AD] 4H\n3: [AD 3D] 4D\n4: [3D] 4D\n5: KS\n6: KS\n7: KH\n8: KH\n9: KC"
    )
    for _ in range(100):
        action = advice(sight(lost, 0))
        if action is None:
            break
        lost = played(lost, action)
    else:
        raise AssertionError("advice without end in a lost position")
