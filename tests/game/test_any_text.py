"""Any text whatever gives a value or an error with a place inside the text, and never anything else (R29 to R33)."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from easyharp.game.cards import card
from easyharp.game.deals import code, read_deal
from easyharp.game.diagram import position_text, read_position
from easyharp.game.game import Game, RefusedTurn, read_game
from easyharp.game.notation import ACTIONS, Attempt, TextError, read_action, read_attempt, read_turn
from easyharp.game.position import Position

from .positions import random_play, random_position

READERS: list[tuple[Callable[[str], object], type]] = [
    (card, int),
    (read_deal, int),
    (read_action, str),
    (read_turn, str),
    (read_attempt, Attempt),
    (read_position, Position),
    (read_game, Game),
]

SIGNS = list("sw wf 35 uu rr\n\t\r:[]-*!.0123456789ATJQKSHCDEN\0\x85\xa0²٣ſ♠é€😀\ud800")
TEXTS = st.text() | st.text(st.sampled_from(SIGNS))


def outcome_of(read: Callable[[str], object], text: str) -> object:
    """What the text gives: a value, or an error of one of the two kinds; any other error ends the test."""
    try:
        return read(text)
    except (TextError, RefusedTurn) as error:
        return error


def check_reading(read: Callable[[str], object], value_type: type, text: str) -> None:
    """Reading gives a value of the right type, a TextError about this text, or a RefusedTurn that stands in it."""
    outcome = outcome_of(read, text)
    if isinstance(outcome, TextError):
        assert outcome.text == text
        assert 0 <= outcome.at <= len(text)
        assert outcome.reason
        assert "\n" not in str(outcome)
        assert len(str(outcome)) < 200
    elif isinstance(outcome, RefusedTurn):
        assert value_type is Game
        assert text[outcome.at : outcome.at + 2] == outcome.turn
    else:
        assert type(outcome) is value_type


def spoiled(text: str, random: Random) -> str:
    """The text with one to four signs, or stretches of it, taken out, put in, doubled or swapped."""
    for _ in range(random.randint(1, 4)):
        start = random.randint(0, len(text))
        end = min(len(text), start + random.choice((0, 1, 1, 2, 3, 10)))
        middle = random.choice(
            ("", random.choice(SIGNS), text[start:end] * 2, text[start:end][::-1], text[start:end].swapcase())
        )
        text = text[:start] + middle + text[end:]
    return text


@given(TEXTS)
@settings(max_examples=500)
def test_any_text_gives_a_value_or_an_error_with_a_place(text: str) -> None:
    """Every reader, on texts of all alphabets and of the signs that ours are made of."""
    for read, value_type in READERS:
        check_reading(read, value_type, text)


@given(st.integers(0, 2**32 - 1))
@settings(max_examples=300)
def test_any_spoiled_position_gives_a_value_or_an_error_with_a_place(seed: int) -> None:
    """Nearly right texts reach further than random ones; what is read after all is a whole position."""
    random = Random(seed)
    text = spoiled(position_text(random_position(seed)), random)
    check_reading(read_position, Position, text)
    outcome = outcome_of(read_position, text)
    if isinstance(outcome, Position):
        assert read_position(position_text(outcome)) == outcome


@given(st.integers(1, 999_999))
@settings(max_examples=300)
def test_any_spoiled_game_gives_a_value_or_an_error_with_a_place(number: int) -> None:
    """Also turns that were right before another one was lost."""
    for game in random_play(number, 40):
        text = game.text
    check_reading(read_game, Game, spoiled(text, Random(number)))


@given(st.integers(1, 999_999))
def test_any_spoiled_short_text_gives_a_value_or_an_error_with_a_place(number: int) -> None:
    """Codes, cards, turns and attempts."""
    random = Random(number)
    for text in (code(number), str(number), "10h", "QD", random.choice(list(ACTIONS)), "uu", "35*12"):
        for read, value_type in READERS:
            check_reading(read, value_type, spoiled(text, random))


@pytest.mark.parametrize(
    "text", ["9" * 1_000_000, "35*" + "9" * 1_000_000, " \n" * 500_000 + "x", "stock: [" * 100_000]
)
def test_a_text_of_megabytes_is_answered_as_shortly(text: str) -> None:
    """No number is too long to be refused, and no message repeats the text."""
    for read, value_type in READERS:
        check_reading(read, value_type, text)
