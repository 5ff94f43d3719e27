"""What is tried from text: a turn is played and an attempt made as gestures do it, and nothing else can be read."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from easyharp.game.notation import ACTIONS, DRAW, PILES, RECYCLE, TextError, read_attempt
from easyharp.game.rules import attempt_refusal
from easyharp.play.outcome import Outcome
from easyharp.play.sentences import refusal_sentence
from easyharp.play.table import Table

from .languages import DUTCH, ENGLISH
from .tables import code, in_hand, played, random_table, said, size, table, table_at, won_table

ROWS = """
    foundations: 2S - - - - - - -
    waste: 4D 7S
    2: QC
    3: 9H
    4: [9H] KS QH JC
    6: 8C
    7: [4S] 7H
    8: 8D
"""

PLAYED = {
    "76": "Seven of hearts to column 6. Turned: four of spades. 5 points, score 5.",
    "76*1": "Seven of hearts to column 6. Turned: four of spades. 5 points, score 5.",
    "41": "King of spades with 2 cards on it to column 1. Turned: nine of hearts. 5 points, score 5.",
    "41*3": "King of spades with 2 cards on it to column 1. Turned: nine of hearts. 5 points, score 5.",
    "w8": "Seven of spades to column 8. 5 points, score 5.",
}
REFUSED = {
    "42": "same-colour",
    "43": "wrong-rank",
    "wf": "foundation-order",
    "11": "empty-source",
    "44": "same-pile",
    "Af": "not-from-foundation",
    "ws": "stock-not-empty",
    "uu": "nothing-to-undo",
    "rr": "nothing-to-redo",
    "4f*3": "foundation-one-card",
    "41*2": "only-king-on-empty",
    "42*3": "run-only-to-empty",
    "42*2": "one-card-at-a-time",
    "42*1": "same-colour",
    "43*4": "hidden-card",
    "w3*2": "not-top-of-waste",
    "Af*1": "not-from-foundation",
    "1f*1": "empty-source",
    "44*1": "same-pile",
}
"""What each of these meets on the table of `ROWS`; a number of cards is told apart from the cards alone."""

UNREADABLE = [
    *("", " ", "x", "s", "7", "776", "76 ", " 76", "7\n6", "SW", "7F", "sw sw", "7s", "7w", "7A", "Q7", "f7", "é7"),
    *("*", "*1", "76*", "76*0", "76*00", "76*a", "76*-1", "76*+1", "76*1 ", "76*100", "76*1*1", "76*１", "xx*1"),
    *("sw*1", "ws*1", "uu*1", "rr*1", "76*3", "43*5", "w3*3", "76*99"),
]
"""What is no turn and no attempt, in the end one with more cards than there are."""


def attempts(told: Table) -> list[str]:
    """Every attempt that can be made: each card action with each number of cards that its pile has."""
    actions = [action for action in ACTIONS if action not in (DRAW, RECYCLE)]
    most = {pile: max(size(told.game.position, pile), 1) for pile in PILES}
    return [f"{action}*{count}" for action in actions for count in range(1, most[action[0]] + 1)]


@pytest.mark.parametrize("text", PLAYED)
def test_a_turn_or_an_attempt_that_is_allowed_is_played(text: str) -> None:
    told, turn = table(ROWS), text.partition("*")[0]
    outcome = told.try_out(text)
    assert (outcome.sentence, outcome.turn, outcome.refusal, outcome.focus) == (PLAYED[text], turn, None, turn[1])
    expected = table(ROWS)
    expected.game.play(turn)
    assert played(told) == played(expected)


@pytest.mark.parametrize("text", REFUSED)
def test_what_is_refused_is_explained_and_changes_nothing(text: str) -> None:
    for words in (ENGLISH, DUTCH):
        told = table(ROWS, words=words)
        before = played(told)
        outcome = told.try_out(text)
        assert code(outcome) == REFUSED[text]
        assert outcome.refusal
        assert outcome.sentence == refusal_sentence(words, outcome.refusal)
        assert played(told) == before


def test_draws_undos_and_redos_are_tried_like_any_turn() -> None:
    told, expected = table(ROWS), table(ROWS)
    for turn in ("sw", "uu", "rr", "uu", "76", "uu", "rr"):
        assert told.try_out(turn).turn == turn
        expected.game.play(turn)
        assert played(told) == played(expected)
    assert told.game.turns == ["sw", "uu", "rr", "uu", "76", "uu", "rr"]


@pytest.mark.parametrize("text", UNREADABLE)
def test_text_that_writes_neither_can_not_be_read_and_changes_nothing(text: str) -> None:
    told = table(ROWS)
    before = played(told)
    with pytest.raises(TextError):
        told.try_out(text)
    assert played(told) == before


def test_a_won_game_refuses_whatever_is_tried() -> None:
    told = won_table()
    for text in ("76", "Af", "sw", "ws", "uu", "rr", "76*1", "Af*1", "w3*2", "43*5"):
        assert code(told.try_out(text)) == "game-over"


def test_a_try_that_is_played_lets_go_of_what_is_in_hand() -> None:
    told = table(ROWS)
    told.activate("4")
    assert in_hand(told)
    told.try_out("43")
    assert in_hand(told)
    told.try_out("76")
    assert not in_hand(told)


def test_with_interactive_rules_off_a_refused_try_says_nothing() -> None:
    told = table(ROWS)
    told.interactive_rules = False
    for text, refused in REFUSED.items():
        outcome = told.try_out(text)
        assert (code(outcome), outcome.sentence) == (refused, "")
    assert told.try_out("76").sentence == PLAYED["76"]


@settings(max_examples=30)
@given(st.integers(0, 10**9))
def test_an_attempt_is_refused_for_its_cards_or_else_as_its_turn(seed: int) -> None:
    """Anywhere, whatever is attempted."""
    told = random_table(seed)
    for text in attempts(told):
        refused = attempt_refusal(told.game.position, read_attempt(text))
        if refused is not None:
            before = played(told)
            assert said(told.try_out(text)) == said(Outcome(refusal_sentence(ENGLISH, refused), refusal=refused))
            assert played(told) == before
            continue
        tried, turned = (table_at(told.game.position) for _ in range(2))
        outcome = tried.try_out(text)
        assert outcome.turn == text.partition("*")[0]
        assert said(outcome) == said(turned.try_out(outcome.turn))
        assert played(tried) == played(turned)
