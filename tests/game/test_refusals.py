"""Why a turn or an attempt is refused: every code, in the order of the table, with what its sentence names (R28)."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from easyharp.game import refusals
from easyharp.game.game import Game, read_game
from easyharp.game.notation import ACTIONS, Attempt, TextError, read_attempt
from easyharp.game.position import Column, Position
from easyharp.game.rules import actions, attempt_refusal, covered_refusal, refusal

from .piles import attempt_answer, said, table_of
from .positions import CORNERS, NOTHING_LEFT, STOCK_EMPTY, position, random_position
from .recorded import wins

SEEDS = st.integers(0, 2**32 - 1)

REFUSED = [
    (NOTHING_LEFT, "sw", "nothing-to-draw"),
    (NOTHING_LEFT, "ws", "nothing-to-draw"),
    (STOCK_EMPTY, "sw", "stock-empty"),
    (CORNERS, "ws", "stock-not-empty"),
    (STOCK_EMPTY, "wf", "foundation-order 2C awaited AC"),
    (NOTHING_LEFT, "wf", "empty-source w"),
    (CORNERS, "4f", "empty-source 4"),
    (CORNERS, "44", "empty-source 4"),
    (CORNERS, "Cf", "empty-source C"),
    (CORNERS, "C4", "empty-source C"),
    (CORNERS, "11", "same-pile"),
    (CORNERS, "Bf", "not-from-foundation"),
    (CORNERS, "wf", "foundation-order 9D awaited AD 5D"),
    (CORNERS, "2f", "foundation-order QC awaited 2C"),
    (CORNERS, "3f", "foundation-order 9H awaited AH"),
    (position("waste: 5S\nfoundations: 2S KS - - - - - -"), "wf", "foundation-order 5S awaited 3S"),
    (position("waste: 5S\nfoundations: 3S 2S - - - - - -"), "wf", "foundation-order 5S awaited 3S 4S"),
    (CORNERS, "w4", "only-king-on-empty 9D"),
    (CORNERS, "34", "only-king-on-empty TS"),
    (CORNERS, "64", "only-king-on-empty 6H"),
    (CORNERS, "H4", "only-king-on-empty 4D"),
    (CORNERS, "w6", "same-colour 9D on 6H"),
    (CORNERS, "61", "same-colour 6H on JD"),
    (CORNERS, "A2", "same-colour 2S on QC"),
    (CORNERS, "23", "wrong-rank QC on 9H"),
    (CORNERS, "36", "same-colour 9H on 6H"),
    (CORNERS, "B6", "wrong-rank KS on 6H"),
    (CORNERS, "62", "wrong-rank 6H on QC"),
    (CORNERS, "14", "allowed"),
    (CORNERS, "12", "allowed"),
    (CORNERS, "B4", "allowed"),
    (CORNERS, "54", "allowed"),
]

ATTEMPTS_REFUSED = [
    ("44*2", "empty-source 4"),
    ("11*2", "same-pile"),
    ("Bf*2", "not-from-foundation"),
    ("12*4", "hidden-card"),
    ("14*4", "hidden-card"),
    ("1f*5", "hidden-card"),
    ("52*2", "hidden-card"),
    ("w4*2", "not-top-of-waste 9D"),
    ("wf*2", "not-top-of-waste 9D"),
    ("w2*2", "not-top-of-waste 9D"),
    ("1f*2", "foundation-one-card JD"),
    ("1f*3", "foundation-one-card JD"),
    ("12*3", "run-only-to-empty KH on QC"),
    ("13*3", "run-only-to-empty KH on 9H"),
    ("12*2", "one-card-at-a-time JD"),
    ("32*2", "one-card-at-a-time 9H"),
    ("B2*2", "one-card-at-a-time KS"),
    ("B2*13", "one-card-at-a-time KS"),
    ("14*2", "only-king-on-empty QS"),
    ("14*1", "only-king-on-empty JD"),
    ("34*2", "only-king-on-empty TS"),
    ("34*1", "only-king-on-empty 9H"),
    ("B4*2", "only-king-on-empty QS"),
    ("w4*1", "only-king-on-empty 9D"),
    ("wf*1", "foundation-order 9D awaited AD 5D"),
    ("36*1", "same-colour 9H on 6H"),
    ("23*1", "wrong-rank QC on 9H"),
    ("14*3", "allowed"),
    ("12*1", "allowed"),
    ("54*1", "allowed"),
    ("B4*1", "allowed"),
]


def won_game() -> Game:
    """A game that is won."""
    return read_game(wins()[0]["game"])


@pytest.mark.parametrize(("before", "action", "expected"), REFUSED)
def test_a_refused_action_names_the_rule_and_the_cards_at_hand(before: Position, action: str, expected: str) -> None:
    """What each sentence needs, and only that."""
    assert said(refusal(before, action)) == expected


@pytest.mark.parametrize(("text", "expected"), ATTEMPTS_REFUSED)
def test_a_refused_attempt_names_the_rule_and_the_cards_at_hand(text: str, expected: str) -> None:
    """What each sentence needs, and only that."""
    assert said(attempt_refusal(CORNERS, read_attempt(text))) == expected


def test_every_code_is_reached_here_and_there_is_no_other() -> None:
    """R28's list, in its order."""
    reached = {expected.split()[0] for _, _, expected in REFUSED} | {text.split()[0] for _, text in ATTEMPTS_REFUSED}
    for game, turn in ((Game(1), "uu"), (Game(1), "rr"), (won_game(), "sw")):
        reached.add(said(game.refusal(turn)))
    assert reached - {"allowed"} == set(refusals.CODES)
    assert " ".join(refusals.CODES) == (
        "game-over nothing-to-undo nothing-to-redo nothing-to-draw stock-empty stock-not-empty empty-source same-pile "
        "not-from-foundation foundation-order only-king-on-empty same-colour wrong-rank hidden-card not-top-of-waste "
        "foundation-one-card run-only-to-empty one-card-at-a-time"
    )


def test_a_won_game_refuses_every_turn_for_that_reason() -> None:
    """R12: also an undo, a redo and an attempt, before any other reason."""
    game = won_game()
    assert {said(game.refusal(turn)) for turn in [*ACTIONS, "uu", "rr"]} == {"game-over"}
    attempts = [Attempt(action[0], action[1], 2) for action in ACTIONS if action not in ("sw", "ws")]
    assert {said(attempt_refusal(game.position, attempt)) for attempt in attempts} == {"game-over"}


@given(SEEDS)
def test_every_attempt_is_answered_as_the_rules_do(seed: int) -> None:
    """From every pile, onto every pile, with as many cards as lie there, in positions made at random."""
    before = random_position(seed)
    table = table_of(before)
    for action in ACTIONS:
        for count in range(1, max(1, len(table[action[0]])) + 1 if action not in ("sw", "ws") else 1):
            attempt = Attempt(action[0], action[1], count)
            assert said(attempt_refusal(before, attempt)) == attempt_answer(table, action[0], action[1], count), (
                action,
                count,
            )


@given(SEEDS)
def test_an_allowed_attempt_moves_exactly_the_cards_that_it_lifts(seed: int) -> None:
    """So the picture under the pointer and the action that follows never differ."""
    before = random_position(seed)
    table = table_of(before)
    for action in actions(before):
        if action in ("sw", "ws"):
            continue
        is_run = action[0].isdigit() and action[1] != "f" and not table[action[1]]
        moves = sum(card.isupper() for card in table[action[0]]) if is_run else 1
        for count in range(1, len(table[action[0]]) + 1):
            allowed = attempt_refusal(before, Attempt(action[0], action[1], count)) is None
            assert allowed == (count == moves)


@pytest.mark.parametrize(
    "text", ["w2*3", "wf*3", "12*6", "1f*6", "14*6", "21*2", "24*2", "A2*3", "B2*14", "B4*14", "52*3"]
)
def test_an_attempt_on_more_cards_than_lie_there_says_so(text: str) -> None:
    """The pile's cards are counted, hidden ones too; the place is the number."""
    with pytest.raises(TextError, match=f"pile {text[0]} has no {text[3:]} cards") as caught:
        attempt_refusal(CORNERS, read_attempt(text))
    assert (caught.value.text, caught.value.at) == (text, 3)


def test_hidden_cards_never_move_alone_or_inside_a_run() -> None:
    """However well the hidden card would fit its target."""
    before = position("1: [KD QS] JH\n2: [9C 9S] 8D\n3: TH\n5: KH")
    for text in ("14*2", "14*3", "15*2", "1f*2", "23*2", "24*3"):
        assert said(attempt_refusal(before, read_attempt(text))) == "hidden-card"
    assert "14" not in actions(before)


@pytest.mark.parametrize(
    ("pile", "count", "expected"),
    [
        ("1", 2, "one-card-at-a-time JD"),
        ("1", 3, "one-card-at-a-time JD"),
        ("1", 4, "hidden-card"),
        ("5", 2, "hidden-card"),
        ("w", 2, "not-top-of-waste 9D"),
        ("B", 2, "one-card-at-a-time KS"),
    ],
)
def test_a_tap_under_the_top_card_is_refused_for_what_lies_there(pile: str, count: int, expected: str) -> None:
    """R23: hidden, covered, or under the top of the waste."""
    assert said(covered_refusal(CORNERS, pile, count)) == expected


def with_other_hidden_cards(before: Position, random: Random) -> Position:
    """The position as the player can't tell it from `before`: all the hidden cards have changed places."""
    hidden = [card for column in before.columns for card in column.hidden] + list(before.stock)
    random.shuffle(hidden)
    columns = []
    for column in before.columns:
        columns.append(Column(tuple(hidden[: len(column.hidden)]), column.open))
        del hidden[: len(column.hidden)]
    return Position(tuple(hidden), before.waste, before.foundations, tuple(columns))


@given(SEEDS)
def test_no_answer_depends_on_which_card_is_hidden(seed: int) -> None:
    """Actions, attempts and the list of what is allowed tell nothing that the player hasn't seen."""
    before = random_position(seed)
    other = with_other_hidden_cards(before, Random(seed))
    table = table_of(before)
    assert actions(other) == actions(before)
    for action in ACTIONS:
        assert said(refusal(other, action)) == said(refusal(before, action))
        for count in range(1, len(table[action[0]]) + 1 if action not in ("sw", "ws") else 1):
            attempt = Attempt(action[0], action[1], count)
            assert said(attempt_refusal(other, attempt)) == said(attempt_refusal(before, attempt))


@pytest.mark.parametrize("text", ["", "s", "uu", "rr", "3A", "s5", "fA", "AB", "WF", "35*2"])
def test_only_actions_are_answered(text: str) -> None:
    """A text that writes none is no refusal."""
    with pytest.raises(TextError, match="no action"):
        refusal(CORNERS, text)
