"""Play by keys alone."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from easyharp.game.cards import card
from easyharp.game.game import Game, read_game
from easyharp.game.notation import PILES
from easyharp.game.rules import actions
from easyharp.play.keyboard import Keyboard, meant_key
from easyharp.play.outcome import KEYS, NEW_GAME, NEXT_DEAL, PREVIOUS_DEAL, Outcome
from easyharp.play.table import Table

from ..game.recorded import wins
from .languages import ENGLISH
from .tables import code, in_hand, is_nothing, played, random_table, table, table_at, won_table

LETTERS = "swfgurn"


def press(keyed: Table, keys: str, pile: str) -> Outcome:
    """What comes of pressing keys one after the other on a pile, the last one's outcome."""
    keyboard = Keyboard(keyed)
    outcome = None
    for key in keys.split():
        outcome = keyboard.press({"space": " "}.get(key, key), pile)
    assert outcome is not None
    return outcome


def test_arrows_go_from_pile_to_pile_through_all_nineteen() -> None:
    keyboard = Keyboard(table("4: 3S"))
    for key, order in (("ArrowRight", PILES), ("ArrowLeft", "".join(reversed(PILES)))):
        focus = order[0]
        passed = focus
        for _ in range(len(PILES)):
            outcome = keyboard.press(key, focus)
            assert outcome is not None
            assert outcome.focus
            focus = outcome.focus
            passed += focus
        assert passed == order + order[-1]  # the last one stays where it is


def test_up_and_down_go_from_pile_to_pile_outside_the_columns() -> None:
    keyed = table("4: 3S")
    assert press(keyed, "ArrowUp", "A").focus == "w"
    assert press(keyed, "ArrowDown", "w").focus == "A"
    assert press(keyed, "ArrowUp", "s").focus == "s"


def test_home_and_end_go_to_the_first_and_the_last_pile() -> None:
    for pile in PILES:
        assert press(table("4: 3S"), "Home", pile).focus == "s"
        assert press(table("4: 3S"), "End", pile).focus == "9"


def test_up_and_down_read_the_open_cards_of_a_column() -> None:
    keyboard = Keyboard(table("4: [9H 2C] QH JC TD"))
    read = [keyboard.press(key, "4") for key in ["ArrowUp"] * 3 + ["ArrowDown"] * 3]
    assert [outcome.sentence for outcome in read if outcome] == [
        "Jack of clubs, open card 2 of 3",
        "Queen of hearts, open card 1 of 3",
        "Queen of hearts, open card 1 of 3",
        "Jack of clubs, open card 2 of 3",
        "Ten of diamonds, open card 3 of 3",
        "Ten of diamonds, open card 3 of 3",
    ]


def test_reading_a_column_starts_from_its_top_card_each_time() -> None:
    keyboard = Keyboard(table("4: QH JC TD\n5: 6S 5H"))
    for key, pile, says in (
        ("ArrowUp", "4", "Jack of clubs, open card 2 of 3"),
        ("ArrowUp", "5", "Six of spades, open card 1 of 2"),
        ("ArrowUp", "4", "Jack of clubs, open card 2 of 3"),
        ("ArrowUp", "4", "Queen of hearts, open card 1 of 3"),
        ("Home", "4", ""),
        ("ArrowUp", "4", "Jack of clubs, open card 2 of 3"),
    ):
        outcome = keyboard.press(key, pile)
        assert outcome is not None
        assert outcome.sentence == says


def test_reading_starts_anew_when_the_column_has_changed() -> None:
    """By an undo with Control too, which no other key has announced."""
    keyed = table("1: 6S\n4: [9H] TD 9C 8H 7S\n5: 6H")
    keyboard = Keyboard(keyed)
    keyboard.press("5", "s")
    keyed.game.play("54")
    for _ in range(2):
        keyboard.press("ArrowUp", "4")
    keyboard.press("z", "4", control=True)
    outcome = keyboard.press("ArrowUp", "4")
    assert outcome is not None
    assert outcome.sentence == "Eight of hearts, open card 3 of 4"


def test_picking_up_a_pile_says_what_of_it_goes_where() -> None:
    """The top card to cards and foundations, the king-run to empty columns."""
    said = press(table("4: [9H] KS QH JC\n6: QD\n1: 2S\n2: 3S\n3: 4S\n5: 5S\n7: 6S\n8: 7S"), "space", "4").sentence
    assert said == (
        "Picked up: jack of clubs. It can go to column 6. King of spades with 2 cards on it can go to column 9."
    )
    said = press(table("4: [9H] KS QH JC\n1: 2S\n2: 3S\n3: 4S\n5: 5S\n6: TD\n7: 6S\n8: 7S"), "space", "4").sentence
    assert said.startswith("Picked up: jack of clubs.")
    assert said.endswith("King of spades with 2 cards on it can go to column 9.")


def test_reading_an_empty_column_says_that_it_is_empty() -> None:
    assert press(table("4: QH"), "ArrowUp", "5").sentence == "Column 5: empty, awaits a king"


def test_space_and_enter_pick_up_then_put_down() -> None:
    for key in ("space", "Enter"):
        keyed = table("foundations: 2S - - - - - - -\n1: 4H\n4: [9H] 3S")
        press(keyed, key, "4")
        assert in_hand(keyed) == ["3S"]
        assert keyed.targets == ["A", "1"]
        outcome = press(keyed, key, "1")
        assert (outcome.turn, outcome.focus) == ("41", "1")


def test_space_on_the_same_pile_puts_the_card_back() -> None:
    keyed = table("1: 4H\n4: [9H] 3S")
    outcome = press(keyed, "space space", "4")
    assert (outcome.turn, outcome.refusal, outcome.focus) == (None, None, "4")
    assert keyed.hand is None


def test_space_on_the_stock_draws() -> None:
    keyed = table("1: 4H\n4: [9H] 3S")
    press(keyed, "space", "4")
    outcome = press(keyed, "space", "s")
    assert (outcome.turn, outcome.focus) == ("sw", None)  # the focus stays for the next draw
    assert keyed.hand is None


def test_space_on_an_empty_pile_says_so() -> None:
    for pile in "wA1":
        assert code(press(table("4: 3S"), "space", pile)) == "empty-source"


def test_of_a_pile_in_hand_the_top_card_goes_to_a_card_or_a_foundation() -> None:
    keyed = table("foundations: - - - - TC - - -\n4: [9H] KS QH JC\n6: QD")
    press(keyed, "space", "4")
    assert in_hand(keyed) == ["JC"]
    assert press(keyed, "space", "6").turn == "46"
    keyed.undo()
    press(keyed, "space", "4")
    outcome = press(keyed, "space", "A")
    assert (outcome.turn, outcome.focus) == ("4f", "E")
    assert keyed.game.position.foundations[4] == 11


def test_of_a_pile_in_hand_the_king_run_goes_to_an_empty_column() -> None:
    keyed = table("4: [9H] KS QH JC\n6: QD")
    press(keyed, "space", "4")
    assert keyed.targets == ["1", "2", "3", "5", "6", "7", "8", "9"]
    assert press(keyed, "space", "2").turn == "42"
    assert keyed.game.position.column("2").open == (card("KS"), card("QH"), card("JC"))


def test_a_refused_pile_keeps_the_cards_in_hand() -> None:
    keyed = table("waste: 9C\n1: 4C\n4: [9H] 3S")
    picked_up = press(keyed, "space", "4").sentence
    assert code(press(keyed, "space", "1")) == "same-colour"
    assert code(press(keyed, "2", "1")) == "only-king-on-empty"
    assert code(press(keyed, "space", "A")) == "foundation-order"
    outcome = press(keyed, "space", "w")
    assert (outcome.sentence, outcome.focus) == (picked_up, None)
    assert in_hand(keyed) == ["3S"]


def test_escape_lets_go() -> None:
    keyed = table("4: [9H] 3S")
    press(keyed, "space", "4")
    outcome = press(keyed, "Escape", "7")
    assert (outcome.sentence, outcome.focus) == ("Put back: three of spades.", "4")
    assert keyed.hand is None
    assert is_nothing(press(keyed, "Escape", "7"))


def test_a_digit_goes_to_a_column_and_with_a_card_in_hand_puts_it_there() -> None:
    keyed = table("1: 4H\n4: [9H] 3S")
    for digit in "123456789":
        assert (press(keyed, digit, "s").focus, keyed.hand) == (digit, None)
    press(keyed, "space", "4")
    assert press(keyed, "1", "s").turn == "41"


def test_s_draws_or_recycles_wherever_the_focus_is() -> None:
    for pile in PILES:
        keyed = table("waste: 4C\n1: 4H", rest="1")
        outcome = press(keyed, "s", pile)
        assert (outcome.turn, outcome.focus) == ("ws", None)
        assert press(keyed, "s", pile).turn == "sw"


def test_w_goes_to_the_waste() -> None:
    assert press(table("4: 3S"), "w", "7").focus == "w"


def test_f_sends_the_top_card_of_the_focused_pile_to_its_foundation() -> None:
    keyed = table("foundations: 2S - - - - - - -\nwaste: AH\n4: [9H] 3S")
    outcome = press(keyed, "f", "4")
    assert (outcome.turn, outcome.focus) == ("4f", "A")
    outcome = press(keyed, "f", "w")
    assert (outcome.turn, outcome.focus) == ("wf", "C")
    assert code(press(keyed, "f", "4")) == "foundation-order"
    assert code(press(keyed, "f", "C")) == "not-from-foundation"
    assert code(press(keyed, "f", "w")) == "empty-source"


def test_f_and_g_mean_the_focused_pile_also_with_another_in_hand() -> None:
    for key in "fg":
        keyed = table("1: AH\n4: [9H] AS")
        press(keyed, "space", "1")
        assert press(keyed, key, "4").turn == "4f"
        assert keyed.hand is None


def test_g_looks_for_a_place() -> None:
    for rows, turn in (
        ("foundations: 2S - - - - - - -\n1: 4H\n4: [9H] 3S", "4f"),
        ("1: 4H\n2: [2C] 4D\n4: [9H] 3S", "42"),
        ("1: 4H\n4: [9H] KS QH JC", "42"),
    ):
        outcome = press(table(rows), "g", "4")
        assert (outcome.turn, outcome.refusal, outcome.focus) == (turn, None, "A" if turn == "4f" else turn[1])


def test_g_is_never_a_refusal() -> None:
    keyed = table("1: 4C\n4: [9H] 3S")
    before = played(keyed)
    for pile in PILES:
        outcome = press(keyed, "g", pile)
        assert outcome.sentence
        assert (outcome.turn, outcome.refusal) == (None, None)
    assert played(keyed) == before


def test_f_on_the_stock_says_what_the_stock_is() -> None:
    assert press(table("4: 3S", rest="4"), "f", "s").sentence == "Stock: empty, nothing left to draw"


def test_u_undoes_and_r_redoes() -> None:
    keyed = table("1: 4H\n4: [9H] 3S")
    press(keyed, "space", "4")
    press(keyed, "1", "4")
    outcome = press(keyed, "u", "7")
    assert (outcome.turn, outcome.focus) == ("uu", "4")  # the pile that has its card back
    outcome = press(keyed, "r", "7")
    assert (outcome.turn, outcome.focus) == ("rr", "1")


def test_an_undo_leads_to_where_the_card_went_back() -> None:
    keyed = table("foundations: - - - - - AC - -\nwaste: AH\n1: 2H\n4: [9H] AS")
    for key, pile, back in (("s", "1", "s"), ("f", "4", "4")):
        press(keyed, key, pile)
        assert press(keyed, "u", "9").focus == back
    press(keyed, "space", "F")
    assert press(keyed, "1", "F").turn == "F1"
    assert press(keyed, "u", "9").focus == "F"


def test_control_z_undoes_and_control_y_or_control_shift_z_redoes() -> None:
    keyed = table("4: [9H] 3S")
    keyboard = Keyboard(keyed)
    keyed.draw()
    for key in "zyz":
        assert keyboard.press(key, "1", control=True)
    assert keyboard.press("Z", "1", control=True, shift=True)
    assert keyed.game.turns == ["sw", "uu", "rr", "uu", "rr"]


def test_an_undo_that_is_refused_keeps_the_cards_in_hand() -> None:
    keyed = table("4: [9H] 3S")
    press(keyed, "space", "4")
    assert code(press(keyed, "u", "4")) == "nothing-to-undo"
    assert code(press(keyed, "r", "4")) == "nothing-to-redo"
    assert in_hand(keyed) == ["3S"]


def test_keys_that_the_table_can_not_fulfil_are_wishes() -> None:
    for key, command in (("n", NEW_GAME), (",", PREVIOUS_DEAL), (".", NEXT_DEAL), ("?", KEYS)):
        keyed = table("4: [9H] 3S")
        before = played(keyed)
        assert press(keyed, key, "4").command == command
        assert played(keyed) == before


def test_capital_letters_mean_the_same() -> None:
    for letter in LETTERS:
        small, capital = (table("1: 4H\n4: [9H] 3S") for _ in range(2))
        for keyed in (small, capital):
            keyed.draw()
            keyed.undo()
        outcome, other = press(small, letter, "4"), press(capital, letter.upper(), "4")
        assert (outcome.sentence, outcome.turn, outcome.focus, outcome.command) == (
            other.sentence,
            other.turn,
            other.focus,
            other.command,
        )


def test_all_other_keys_mean_nothing_here() -> None:
    keyed = table("1: 4H\n4: [9H] 3S")
    before = played(keyed)
    for key in ("Tab", "0", "a", "z", "y", "é", "Shift", "Dead", "F1", "PageDown", "12", ""):
        assert Keyboard(keyed).press(key, "4") is None
    for key in (*LETTERS, "a", "1", " ", "Enter", "Escape", "ArrowUp", "Home", ",", "Control"):
        assert Keyboard(keyed).press(key, "4", control=True) is None
    assert played(keyed) == before


@given(st.integers(0, 10**9))
def test_all_actions_can_be_done_by_keys(seed: int) -> None:
    position = random_table(seed).game.position
    for action in actions(position):
        source, target = action[0], action[1]
        keyed = table_at(position)
        if action in ("sw", "ws"):
            assert press(keyed, "s", "7").turn == action
            continue
        press(keyed, "space", source)
        assert press(keyed, "space", "E" if target == "f" else target).turn == action


def test_a_whole_game_can_be_won_by_keys() -> None:
    for row in wins():
        game = read_game(row["game"])
        keyed = Table(Game(game.number), ENGLISH)
        keyboard = Keyboard(keyed)
        for turn in game.turns:
            source, target = turn[0], turn[1]
            if turn in ("uu", "rr", "sw", "ws"):
                keyboard.press({"w": "s"}.get(source, source), "7")
            elif target == "f":
                keyboard.press("f", source)
            else:
                keyboard.press("Enter", source)
                keyboard.press(target, source)
        assert keyed.game.text == game.text
        assert keyed.game.is_won


def test_keys_after_the_win_change_nothing() -> None:
    keyed = won_table()
    after = played(keyed)
    for pile in PILES:
        for key in ("space", "Enter", "s", "f", "u", "r", "1", "Escape"):
            outcome = press(keyed, key, pile)
            assert outcome.turn is None
            assert outcome.refusal is None or code(outcome) == "game-over"
            assert keyed.hand is None
        assert press(keyed, "n", pile).command == NEW_GAME
    assert code(press(keyed, "g", "A")) == "game-over"
    assert played(keyed) == after


def test_a_pile_picked_up_names_its_top_card_and_its_run_once_each_with_all_their_places() -> None:
    told = table("1: [2S 3S] KS QH\n4: KC\n6: KS\n7: 2C")
    assert told.activate("1").sentence == (
        "Picked up: queen of hearts. It can go to column 4 or column 6. "
        "King of spades with 1 card on it can go to column 2, column 3, column 5, column 8 or column 9."
    )


@pytest.mark.parametrize(
    ("key", "place", "shift", "meant"),
    [
        ("s", "KeyS", False, "s"),
        ("S", "KeyS", True, "S"),
        ("ы", "KeyS", False, "s"),  # Russian
        ("Ы", "KeyS", True, "s"),
        ("&", "Digit1", False, "1"),  # French
        ("1", "Digit1", True, "1"),
        ("č", "Digit4", False, "4"),  # Czech
        ("!", "Digit1", True, "!"),
        ("q", "KeyA", False, "q"),  # French: the letter counts, not the place
        ("?", "Slash", True, "?"),
        ("5", "Numpad5", False, "5"),
        ("ArrowUp", "ArrowUp", False, "ArrowUp"),
        ("Dead", "KeyE", False, "Dead"),
    ],
)
def test_keys_mean_the_same_on_every_layout(key: str, place: str, shift: bool, meant: str) -> None:
    assert meant_key(key, place, shift=shift) == meant
