"""Drags and drops (R26)."""

from hypothesis import given, settings
from hypothesis import strategies as st

from easyharp.game.rules import actions
from easyharp.play.aim import aimed_pile
from easyharp.play.hand import Hand

from ..game import piles
from ..game.positions import position
from .tables import code, counts, in_hand, is_nothing, played, random_table, table, table_at, won_table

seeds = st.integers(0, 10**9)


def test_any_open_card_of_a_column_is_lifted_with_those_on_it() -> None:
    for count, lifted in ((1, ["TD"]), (2, ["JC", "TD"]), (3, ["QH", "JC", "TD"])):
        dragged = table("4: [9H] QH JC TD")
        assert dragged.lift("4", count)
        assert in_hand(dragged) == lifted


def test_the_top_cards_of_waste_and_foundations_are_lifted() -> None:
    dragged = table("waste: 9H 8S\nfoundations: - 2S - - - - - -")
    assert dragged.lift("w", 1)
    assert in_hand(dragged) == ["8S"]
    assert dragged.lift("B", 1)
    assert in_hand(dragged) == ["2S"]


@given(seeds)
def test_nothing_else_is_lifted(seed: int) -> None:
    position = random_table(seed).game.position
    cards = piles.table_of(position)
    for pile, count in counts(position):
        is_open = pile != "s" and count > 0 and cards[pile][-count].isupper() and (pile.isdigit() or count == 1)
        dragged = table_at(position)
        assert dragged.lift(pile, count) == is_open
        assert (dragged.hand is not None) == is_open


def test_after_the_win_nothing_is_lifted() -> None:
    assert not won_table().lift("A", 1)


def test_a_try_to_lift_a_hidden_card_keeps_the_cards_in_hand() -> None:
    dragged = table("4: [9H] 3S")
    dragged.tap("4", 1, 0)
    assert not dragged.lift("4", 2)
    assert in_hand(dragged) == ["3S"]


@settings(max_examples=50)
@given(seeds)
def test_a_drop_does_what_the_rules_allow_and_is_refused_as_they_say(seed: int) -> None:
    start = random_table(seed).game.position
    cards = piles.table_of(start)
    dragged = table_at(start)
    for source, count in counts(start):
        for target in "f123456789":
            if source == target or not dragged.lift(source, count):
                continue
            before = played(dragged)
            outcome = dragged.drop(target if target != "f" else "A" if source == "E" else "E")
            answer = piles.attempt_answer(cards, source, target, count)
            assert dragged.hand is None
            if answer == "allowed":
                assert outcome.turn == source + target
                assert outcome.turn in actions(start)
                dragged = table_at(start)
            else:
                assert outcome.turn is None
                assert piles.said(outcome.refusal) == answer
                assert played(dragged) == before


def test_a_drop_on_its_own_pile_the_stock_the_waste_or_the_felt_is_neither_action_nor_refusal() -> None:
    for source in "w4B":
        for target in ("s", "w", None, source):
            dragged = table("waste: 9H\nfoundations: - 2S - - - - - -\n4: [9H] 3S")
            before = played(dragged)
            assert dragged.lift(source, 1)
            assert is_nothing(dragged.drop(target))
            assert dragged.hand is None
            assert played(dragged) == before


def test_a_drop_on_another_foundation_than_its_own_is_refused() -> None:
    dragged = table("foundations: - 2S - - - - - -")
    dragged.lift("B", 1)
    assert code(dragged.drop("A")) == "not-from-foundation"


def test_a_drop_anywhere_on_the_foundations_finds_the_place() -> None:
    for place in "ABCDEFGH":
        dragged = table("waste: AD")
        dragged.lift("w", 1)
        assert dragged.drop(place).turn == "wf"
        assert dragged.game.position.foundations == (0, 0, 0, 0, 0, 0, 1, 0)


def test_a_refused_drop_puts_the_cards_back() -> None:
    dragged = table("1: 4C\n4: [9H] 3S")
    dragged.lift("4", 1)
    assert code(dragged.drop("1")) == "same-colour"
    assert dragged.hand is None


def test_a_drag_that_is_broken_off_puts_the_cards_back() -> None:
    dragged = table("1: 4H\n4: [9H] 3S")
    before = played(dragged)
    dragged.lift("4", 1)
    dragged.let_go()
    assert is_nothing(dragged.drop("1"))
    assert played(dragged) == before


def test_a_turn_during_a_drag_puts_the_cards_back() -> None:
    dragged = table("1: 4H\n4: [9H] 3S")
    dragged.lift("4", 1)
    dragged.draw()
    assert is_nothing(dragged.drop("1"))
    assert dragged.game.turns == ["sw"]


def test_a_drag_between_two_taps_parts_them() -> None:
    dragged = table("1: 4H\n4: [9H] 3S")
    dragged.tap("4", 1, 0)
    dragged.lift("4", 1)
    dragged.drop(None)
    assert dragged.tap("4", 1, 100).turn is None
    assert in_hand(dragged) == ["3S"]


AIM = position("foundations: - 2S - - - - - -\nwaste: 9H\n1: 4H\n2: 4D\n3: 9C\n4: [9H] 3S")


def test_a_drop_counts_for_the_pile_that_the_cards_overlap_most() -> None:
    hand = Hand("4", 1)
    assert aimed_pile(AIM, hand, {"1": 10.0, "2": 10.5, "4": 3.0}) == "2"
    assert aimed_pile(AIM, hand, {"1": 10.5, "2": 10.0, "4": 3.0}) == "1"
    assert aimed_pile(AIM, hand, {"3": 10.0, "5": 2.0, "1": 0.0}) == "3"


def test_of_equal_overlaps_the_first_pile_wins_whatever_the_order_they_come_in() -> None:
    """MicroPython keeps no order in a dict."""
    hand = Hand("4", 1)
    assert aimed_pile(AIM, hand, {"1": 10.0, "2": 10.0}) == aimed_pile(AIM, hand, {"2": 10.0, "1": 10.0}) == "1"


def test_a_drop_counts_for_a_legal_pile_before_others() -> None:
    hand = Hand("4", 1)
    assert aimed_pile(AIM, hand, {"3": 50.0, "1": 2.0, "2": 3.0}) == "2"
    assert aimed_pile(AIM, hand, {"s": 50.0, "w": 50.0, "1": 2.0}) == "1"


def test_a_drop_that_overlaps_its_own_pile_most_counts_for_none() -> None:
    assert aimed_pile(AIM, Hand("4", 1), {"4": 5.0, "1": 4.0}) is None
    assert aimed_pile(AIM, Hand("B", 1), {"B": 5.0, "1": 4.0}) is None


def test_a_drop_on_the_stock_the_waste_or_the_felt_counts_for_none() -> None:
    assert aimed_pile(AIM, Hand("4", 1), {"s": 5.0, "w": 4.0}) is None
    assert aimed_pile(AIM, Hand("4", 1), {}) is None
    assert aimed_pile(AIM, Hand("4", 1), {"1": 0.0}) is None


def test_any_foundation_is_legal_for_a_card_that_one_accepts() -> None:
    near = {"H": 5.0, "A": 3.0, "3": 8.0}
    three = position("foundations: - 2S - - - - - -\n3: 9C\n4: [9H] 3S")
    assert aimed_pile(three, Hand("4", 1), near) == "H"
    assert aimed_pile(position("3: 9C\n4: [9H] 3S"), Hand("4", 1), near) == "3"
