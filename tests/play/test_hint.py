"""The hint as the player gets it."""

from __future__ import annotations

import pytest

from easyharp.game.game import Game
from easyharp.play.catalogue import Catalogue
from easyharp.play.hint import Hint
from tests.game.positions import position
from tests.play.languages import DUTCH, ENGLISH


def game(*turns: str) -> Game:
    played = Game(5)
    for turn in turns:
        played.play(turn)
    return played


def shown(hint: Hint) -> tuple[str, int, str]:
    return hint.source, hint.count, hint.target


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (ENGLISH, "Hint: king of hearts with 1 card on it to column 2."),
        (DUTCH, "Hint: hartenheer met 1 kaart erop naar kolom 2."),
    ],
)
def test_a_run_is_named_by_its_king_and_shown_as_a_whole(words: Catalogue, sentence: str) -> None:
    run = game()
    run.position = position("1: [5C] KH QS\n2: -")
    hint = Hint(words, run, "12")
    assert (shown(hint), hint.sentence, hint.explains) == (("1", 2, "2"), sentence, False)


def test_a_foundation_is_shown_as_the_place_that_awaits_the_card() -> None:
    taking = game()
    taking.position = position("foundations: 2S AS - - - - - -\n4: [KH] 2S\nwaste: 3D")
    hint = Hint(ENGLISH, taking, "4f")
    assert (shown(hint), hint.sentence) == (("4", 1, "B"), "Hint: two of spades to the foundations.")


def test_what_is_taken_back_comes_from_its_place() -> None:
    taking = game()
    taking.position = position("foundations: 2S AS - - - - - -\n4: 3H")
    assert shown(Hint(ENGLISH, taking, "A4")) == ("A", 1, "4")


def test_the_first_pass_is_explained_and_later_draws_are_not() -> None:
    first = Hint(ENGLISH, game(), "sw")
    assert (shown(first), first.explains) == (("s", 0, "s"), True)
    assert first.sentence.startswith("Hint: draw a card. Going through the stock once costs nothing")
    later = Hint(ENGLISH, game(*["sw"] * 59, "ws"), "sw")
    assert (shown(later), later.sentence, later.explains) == (("s", 0, "s"), "Hint: draw a card.", False)


def test_the_waste_is_turned_over_at_the_stock() -> None:
    hint = Hint(ENGLISH, game(*["sw"] * 59), "ws")
    assert (shown(hint), hint.sentence) == (("s", 0, "s"), "Hint: turn the waste over.")


def test_no_advice_is_said_without_saying_that_the_game_is_lost() -> None:
    hint = Hint(ENGLISH, game(), None)
    assert (shown(hint), hint.explains) == (("", 0, ""), True)
    assert hint.sentence == "No hint: nothing that has been seen so far leads on."
