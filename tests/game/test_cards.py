"""The kinds of card and how they are written (R1, R4, R29)."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from easyharp.game.cards import builds_on, card, card_text
from easyharp.game.notation import TextError

from .piles import KINDS, RANKS


def test_the_52_kinds_are_the_numbers_0_to_51() -> None:
    """Rank × 4 + suit, as everything that packs cards into numbers expects."""
    assert [card(text) for text in KINDS] == [number * 4 + index for index in range(4) for number in range(13)]


def test_each_card_is_written_as_it_is_read() -> None:
    """R29, in the one way that is written."""
    assert [card_text(card(text)) for text in KINDS] == KINDS


def test_a_card_has_the_rank_and_suit_that_its_text_says() -> None:
    """Ace lowest, suits in the order of the places (R3)."""
    assert [divmod(card(text), 4) for text in KINDS] == [
        (RANKS.index(text[0]), "SHCD".index(text[1])) for text in KINDS
    ]


@pytest.mark.parametrize(("text", "means"), [("10h", "TH"), ("10S", "TS"), ("td", "TD"), ("aC", "AC"), ("Kh", "KH")])
def test_reading_forgives_case_and_takes_10_for_a_ten(text: str, means: str) -> None:
    """R29."""
    assert card_text(card(text)) == means


@given(st.text(max_size=4) | st.text("A10hHſK2 ♠", max_size=4))
def test_no_other_text_is_a_card(text: str) -> None:
    """Nothing but the 52 names, in either case, and 10: no sign of another alphabet that folds to ours."""
    names = {way for kind in KINDS for way in (kind, kind.replace("T", "10"))}
    if {text, text.upper()} & names and text.isascii():
        assert card_text(card(text)) in KINDS
    else:
        with pytest.raises(TextError) as caught:
            card(text)
        assert (caught.value.text, caught.value.at) == (text, 0)


def test_a_card_builds_on_the_other_colour_exactly_one_higher() -> None:
    """R4: all 52 × 52 pairs; a black six has two kinds of red seven to lie on, and an ace bears nothing."""
    fitting = {(upper, lower) for upper in KINDS for lower in KINDS if builds_on(card(upper), card(lower))}
    assert fitting == {
        (RANKS[number] + own, RANKS[number + 1] + other)
        for number in range(12)
        for own, other in ("SH", "SD", "CH", "CD", "HS", "HC", "DS", "DC")
    }
