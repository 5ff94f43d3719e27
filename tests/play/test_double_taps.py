"""Two quick taps look for a place (R24), and never do more than was meant."""

from hypothesis import given
from hypothesis import strategies as st

from easyharp.game.game import Game
from easyharp.game.notation import PILES
from easyharp.game.position import Position
from easyharp.game.rules import actions
from easyharp.play.outcome import Outcome
from easyharp.play.table import Table

from ..game import piles
from ..game.positions import WHOLE_PACK, cards_of
from .languages import ENGLISH
from .tables import counts, in_hand, is_nothing, played, random_table, table, table_at

seeds = st.integers(0, 10**9)


def double_tap(tapped: Table, pile: str, count: int = 1, gap: int = 300) -> tuple[Outcome, Outcome]:
    return tapped.tap(pile, count, 5000), tapped.tap(pile, count, 5000 + gap)


def test_it_moves_to_the_longest_column_that_accepts_the_card() -> None:
    assert double_tap(table("1: 4H\n3: 5S 4H\n4: [9H] 3S\n5: 4C"), "4")[1].turn == "43"


def test_hidden_cards_count_for_the_length() -> None:
    assert double_tap(table("1: 6D 5S 4H\n3: [2C 2C 9D] 4H\n4: [9H] 3S"), "4")[1].turn == "43"


def test_the_leftmost_of_equally_long_columns_wins() -> None:
    assert double_tap(table("2: 4C\n4: [9H] 3S\n7: [2C] 4H\n8: [2C] 4D"), "4")[1].turn == "47"


def test_it_moves_a_king_to_the_first_empty_column() -> None:
    assert double_tap(table("1: 4H\n4: [9H] KS"), "4")[1].turn == "42"
    assert double_tap(table("1: 4H\nwaste: KS"), "w")[1].turn == "w2"
    assert double_tap(table("1: 4H\nfoundations: KS - - - - - - -"), "A")[1].turn == "A2"


def test_it_does_not_move_a_king_that_lies_at_the_bottom_of_its_column() -> None:
    for rows in ("4: KS", "4: KS QH", "4: KS QH JC"):
        tapped = table(rows)
        assert double_tap(tapped, "4")[1].turn is None
        assert tapped.hand is None


def test_it_moves_the_run_from_any_open_card_of_a_king_run_with_hidden_cards_under_it() -> None:
    for count in (1, 2, 3):
        assert double_tap(table("1: 4H\n4: [9H] KS QH JC"), "4", count)[1].turn == "42"


def test_the_top_card_of_a_king_run_rather_goes_to_a_column() -> None:
    assert double_tap(table("4: [9H] KS QH JC\n9: QD"), "4")[1].turn == "49"
    assert double_tap(table("4: [9H] KS QH JC\n9: QD"), "4", count=2)[1].turn == "41"


def test_it_takes_a_card_back_from_a_foundation() -> None:
    assert double_tap(table("3: 3H\nfoundations: - 2S - - - - - -"), "B")[1].turn == "B3"


def test_with_no_place_found_the_card_is_let_go_with_one_neutral_sentence() -> None:
    tapped = table("1: 4C\n4: [9H] 5C 4D 3S")
    before = played(tapped)
    outcome = double_tap(tapped, "4")[1]
    assert outcome.sentence == "There is no place for the three of spades now."
    assert (outcome.turn, outcome.refusal, tapped.hand) == (None, None, None)
    assert played(tapped) == before


def test_with_no_place_found_for_a_run_the_sentence_names_the_run() -> None:
    outcome = double_tap(table("4: KS QH JC"), "4", count=2)[1]
    assert outcome.sentence == "There is no place for the king of spades with 2 cards on it now."


def test_taps_that_are_further_apart_are_no_pair() -> None:
    tapped = table("1: 4H\n4: [9H] 3S")
    assert double_tap(tapped, "4", gap=301)[1].turn is None
    assert tapped.hand is None  # picked up, and let go


def test_taps_on_two_piles_are_no_pair() -> None:
    tapped = table("1: 4H\n4: [9H] 3S\n5: 3C")
    tapped.tap("5", 1, 0)
    tapped.let_go()
    assert tapped.tap("4", 1, 100).turn is None
    assert in_hand(tapped) == ["3S"]


def test_with_the_setting_off_there_are_no_pairs() -> None:
    tapped = table("1: 4H\n4: [9H] 3S")
    tapped.double_click = False
    assert double_tap(tapped, "4", gap=1)[1].turn is None
    assert tapped.hand is None


def test_the_taps_pair_off() -> None:
    # Three quick taps: a pair that moves the card, and a first tap on the card that came open under it.
    tapped = table("1: 4H\n4: [8S 7S 9H] 3S")
    assert [tapped.tap("4", 1, at).turn for at in (0, 100, 200)] == [None, "41", None]
    assert in_hand(tapped) == ["9H"]
    # With the fourth, the second pair: it looks for a place for the nine of hearts.
    tapped = table("1: 4H\n2: TC\n4: [8S 7S 9H] 3S")
    assert [tapped.tap("4", 1, at).turn for at in (0, 100, 200, 300)] == [None, "41", None, "42"]


def test_the_taps_pair_off_also_when_nothing_is_found() -> None:
    tapped = table("4: [9H] 3S")
    held = []
    for at in range(4):
        tapped.tap("4", 1, at * 50)
        held.append(in_hand(tapped))
    assert held == [["3S"], [], ["3S"], []]


def test_a_turn_between_two_taps_parts_them() -> None:
    tapped = table("1: 4H\n4: [9H] AS")
    assert tapped.tap("4", 1, 0).turn == "4f"
    assert tapped.undo().turn == "uu"
    assert tapped.tap("4", 1, 100).turn == "4f"


def test_it_sends_a_card_that_was_held_to_a_foundation() -> None:
    tapped = table("1: 2H\n4: [9H] AS")
    tapped.hold("4", 1)
    assert [outcome.turn for outcome in double_tap(tapped, "4")] == [None, "4f"]


def test_two_quick_taps_put_the_cards_in_hand_down_once() -> None:
    tapped = table("1: 4H\n2: 5S\n4: [9H] 3S")
    tapped.tap("4", 1, 0)
    assert [outcome.turn for outcome in double_tap(tapped, "1")] == ["41", None]
    assert tapped.hand is None


def test_two_quick_taps_on_a_pile_that_the_cards_in_hand_do_not_fit_are_two_refusals() -> None:
    tapped = table("1: 4C\n2: 5H\n4: [9H] 3S")
    tapped.tap("4", 1, 0)
    for outcome in double_tap(tapped, "1"):
        assert outcome.refusal is not None
        assert in_hand(tapped) == ["3S"]


def test_a_double_tap_does_not_act_on_the_card_that_came_open_below() -> None:
    # The ace fits a foundation and a column, and so does the card under it.
    tapped = table("1: 2H\n2: 3S\n4: [9H 2D] AS")
    tapped.tap("4", 1, 0)
    after = played(tapped)
    assert after[0] == ["4f"]
    assert is_nothing(tapped.tap("4", 1, 1))
    assert played(tapped) == after
    assert tapped.hand is None


def test_a_double_tap_that_wins_says_nothing_more() -> None:
    tapped = table("foundations: KS KS KH KH KC KC KD QD\n4: KD")
    first, second = double_tap(tapped, "4")
    assert first.turn == "4f"
    assert tapped.game.is_won
    assert is_nothing(second)


@given(seeds)
def test_it_finds_the_place_that_the_rules_say(seed: int) -> None:
    position = random_table(seed).game.position
    for pile, count in counts(position):
        tapped = table_at(position)
        outcomes = double_tap(tapped, pile, count)
        if pile != "s":
            assert [outcome.turn for outcome in outcomes if outcome.turn] == _sought(position, pile, count)


@given(seeds)
def test_a_double_tap_makes_no_move_against_the_rules(seed: int) -> None:
    position = random_table(seed).game.position
    for pile, count in counts(position):
        tapped = table_at(position)
        for gap in (0, 300):
            allowed = actions(tapped.game.position)
            turn = tapped.tap(pile, count, gap).turn
            assert turn is None or turn in allowed


@given(seeds)
def test_no_refusal_is_shown_for_a_try_when_the_search_then_finds_a_place(seed: int) -> None:
    position = random_table(seed).game.position
    for pile, count in counts(position):
        first, second = double_tap(table_at(position), pile, count)
        if second.turn:
            assert first.refusal is None
            assert second.refusal is None


@given(seeds, st.lists(st.tuples(st.integers(0, 10), st.integers(0, 299)), min_size=1, max_size=6))
def test_quick_taps_on_any_pile_make_one_action_a_pair_and_lose_no_card(seed: int, taps: list[tuple[int, int]]) -> None:
    start = random_table(seed).game.position
    for pile in PILES.replace("s", ""):
        tapped = table_at(start)
        at = 0
        turns = []
        for count, gap in taps:
            at += gap
            turns.append(tapped.tap(pile, count, at).turn is not None)
            assert cards_of(tapped.game.position) == WHOLE_PACK
        assert all(sum(turns[first : first + 2]) <= 1 for first in range(0, len(turns), 2))
        assert len(tapped.game.turns) == sum(turns)


def test_seventy_quick_taps_on_the_stock_are_59_draws_a_recycle_and_10_draws() -> None:
    tapped = Table(Game(5), ENGLISH)
    drawn = [tapped.tap("s", 1, at * 14).turn for at in range(70)]
    assert drawn == ["sw"] * 59 + ["ws"] + ["sw"] * 10
    assert tapped.game.turns == drawn


def _sought(position: Position, pile: str, count: int) -> list[str]:
    """The one action that two quick taps on a card may do, said as R24 says it."""
    table = piles.table_of(position)
    cards = table[pile]
    if count == 0 or cards[-count].islower():
        return []
    shown = [card for card in cards if card.isupper()]
    is_king_run = pile.isdigit() and shown[0][0] == "K"
    if count > 1 and not is_king_run:
        return []
    columns = "123456789"
    empty = [column for column in columns if not table[column]]
    if count == 1:
        if piles.answer(table, pile + "f") == "allowed":
            return [pile + "f"]
        fitting = [column for column in columns if table[column] and piles.answer(table, pile + column) == "allowed"]
        if fitting:
            return [pile + max(fitting, key=lambda column: (len(table[column]), -int(column)))]
        if cards[-1][0] == "K" and empty and not (pile.isdigit() and len(cards) == 1):
            return [pile + empty[0]]
    if is_king_run and empty and cards[0].islower():
        return [pile + empty[0]]
    return []
