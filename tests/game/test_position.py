"""A position is a value: equal when every card lies alike, and never changed (R2, R10)."""

from __future__ import annotations

import pytest

from easyharp.game.cards import card, card_text
from easyharp.game.diagram import position_text, read_position
from easyharp.game.position import Column, Position

from .positions import position

BEFORE = position("waste: 3S 9D\nfoundations: - - 2H - - - - KD\n1: [3H 4H] KH QS\n2: 5C\n3: [6C] QD")


def column_of(hidden: str, open_cards: str) -> Column:
    """A column of cards that are written."""
    return Column(tuple(card(text) for text in hidden.split()), tuple(card(text) for text in open_cards.split()))


def test_positions_are_equal_only_when_every_card_lies_alike() -> None:
    """Each pile counts, and which side a card shows."""
    stock, waste, heights, columns = BEFORE.stock, BEFORE.waste, BEFORE.foundations, BEFORE.columns
    read = read_position(position_text(BEFORE))
    same = Position(read.stock, read.waste, read.foundations, read.columns)
    assert same == BEFORE
    assert hash(same) == hash(BEFORE)
    others = [
        Position(tuple(reversed(stock)), waste, heights, columns),
        Position(stock, tuple(reversed(waste)), heights, columns),
        Position(stock, waste, tuple(reversed(heights)), columns),
        Position(stock, waste, heights, tuple(reversed(columns))),
        Position(stock, waste, heights, (column_of("3H", "KH QS"), *columns[1:])),
        Position(stock, waste, heights, (column_of("3H 4H", "KH"), *columns[1:])),
    ]
    assert all(other != BEFORE for other in others)
    assert (stock, waste, heights, columns) != BEFORE


def test_columns_are_equal_only_when_every_card_lies_alike() -> None:
    """The same cards on another side are another column."""
    column = column_of("3H 4H", "KH QS")
    assert column == BEFORE.column("1")
    assert hash(column) == hash(BEFORE.column("1"))
    assert column_of("3H", "KH QS") != column
    assert column_of("3H 4H KH", "QS") != column
    assert column != (column.hidden, column.open)


@pytest.mark.parametrize(
    ("count", "hidden", "open_cards"), [(0, "3H 4H", "KH QS"), (1, "3H 4H", "KH"), (2, "3H", "4H")]
)
def test_a_hidden_card_turns_only_when_it_becomes_the_last(count: int, hidden: str, open_cards: str) -> None:
    """R10, and the column that the cards left is not changed itself."""
    column = column_of("3H 4H", "KH QS")
    assert column.without(count) == column_of(hidden, open_cards)
    assert column == column_of("3H 4H", "KH QS")


def test_a_column_of_open_cards_alone_is_empty_when_they_leave() -> None:
    """And cards may be laid on it again."""
    empty = column_of("", "KH QS").without(2)
    assert empty == column_of("", "")
    assert empty.is_empty
    assert not BEFORE.column("1").is_empty
    assert empty.with_cards((card("KH"),)) == column_of("", "KH")
    assert column_of("2S", "KH").with_cards((card("QS"),)) == column_of("2S", "KH QS")


@pytest.mark.parametrize(
    ("pile", "top"),
    [("s", None), ("w", "9D"), ("1", "QS"), ("2", "5C"), ("4", None), ("A", None), ("C", "2H"), ("H", "KD")],
)
def test_the_top_card_of_a_pile_is_the_one_that_lies_open_on_it(pile: str, top: str | None) -> None:
    """The stock shows none."""
    lying = BEFORE.top(pile)
    assert (None if lying is None else card_text(lying)) == top


def test_an_empty_waste_has_no_top_card() -> None:
    """As an empty place or column has none."""
    assert position("1: AS").top("w") is None


@pytest.mark.parametrize(("pile", "is_run"), [("1", True), ("2", False), ("3", False), ("4", False)])
def test_a_king_run_is_an_open_part_that_starts_with_a_king(pile: str, is_run: bool) -> None:
    """R6: not one that only has a king hidden below, and not an empty column."""
    before = position("1: [3H 4H] KH QS\n2: 5C\n3: [KC] QD")
    assert before.column(pile).is_king_run == is_run
