"""Press and hold, and taps with cards in hand (R23)."""

from hypothesis import given, settings
from hypothesis import strategies as st

from easyharp.game.cards import card
from easyharp.game.game import Game, read_game
from easyharp.game.position import Position
from easyharp.game.rules import actions
from easyharp.play.table import Table

from ..game import piles
from ..game.recorded import wins
from .languages import ENGLISH
from .tables import code, counts, in_hand, is_nothing, played, random_table, table, table_at


def test_press_and_hold_picks_up_a_top_card_without_trying_a_foundation() -> None:
    held = table("foundations: 2S - - - - - - -\nwaste: 3S\n1: 4H\n4: [9H] 3S")
    before = played(held)
    for pile in "4w":
        assert held.hold(pile, 1).focus == pile
        assert in_hand(held) == ["3S"]
        assert held.targets == ["A", "1"]
    assert played(held) == before


def test_press_and_hold_on_the_top_card_of_a_foundation_picks_it_up() -> None:
    held = table("foundations: - 2S - - - - - -\n2: 3H")
    held.hold("B", 1)
    assert in_hand(held) == ["2S"]


def test_press_and_hold_on_a_covered_card_of_a_king_run_picks_up_the_run() -> None:
    held = table("4: [9H] KS QH JC")
    held.hold("4", 2)
    assert in_hand(held) == ["KS", "QH", "JC"]


def test_press_and_hold_on_a_card_that_can_not_be_played_is_refused() -> None:
    held = table("waste: AS 3H\n4: [9H] QH JC")
    for pile, count, refused in (("4", 3, "hidden-card"), ("4", 2, "one-card-at-a-time"), ("w", 2, "not-top-of-waste")):
        assert code(held.hold(pile, count)) == refused
        assert held.hand is None


def test_press_and_hold_where_no_card_can_be_lifted_is_nothing() -> None:
    held = table("4: KS")
    for pile, count in (("s", 1), ("w", 0), ("A", 0), ("1", 0)):
        assert is_nothing(held.hold(pile, count))
    assert held.hand is None


def test_a_tap_on_a_legal_column_puts_the_card_there() -> None:
    held = table("1: 4H\n4: [9H] 3S")
    held.tap("4", 1, 0)
    assert held.tap("1", 1, 1000).turn == "41"
    assert held.hand is None


def test_a_tap_anywhere_on_a_legal_column_puts_the_card_there() -> None:
    for count in range(5):
        held = table("1: [9C TC] 5C 4H\n4: [9H] 3S")
        held.tap("4", 1, 0)
        assert held.tap("1", count, 1000).turn == "41"


def test_a_tap_on_a_legal_pile_is_no_fresh_tap_though_a_foundation_accepts_its_top_card() -> None:
    held = table("foundations: - - 3H - - - - -\n1: 4H\n4: [9H] 3S")
    held.hold("4", 1)
    assert held.tap("1", 1, 1000).turn == "41"


def test_a_tap_on_any_foundation_puts_the_card_on_its_own() -> None:
    for place in "ABCDEFGH":
        held = table("foundations: 3S 2S - - - - - AD\n4: [9H] 3S")
        held.hold("4", 1)
        assert held.tap(place, 1 if place in "ABH" else 0, 1000).turn == "4f"
        assert held.game.position.foundations == (3, 3, 0, 0, 0, 0, 0, 1)


def test_a_tap_on_an_empty_column_puts_a_king_or_its_run_there() -> None:
    held = table("4: [9H] KS\n5: [2C] KD QS")
    held.tap("4", 1, 0)
    assert held.tap("1", 0, 1000).turn == "41"
    held.tap("5", 2, 2000)
    assert held.tap("2", 0, 3000).turn == "52"
    assert held.game.position.column("2").open == (card("KD"), card("QS"))


def test_a_tap_on_the_same_cards_lets_go() -> None:
    for picked, tapped in ((1, (0, 1)), (3, (1, 2, 3))):
        for count in tapped:
            held = table("4: [9H] KS QH JC")
            before = played(held)
            held.hold("4", picked)
            outcome = held.tap("4", count, 1000)
            assert (outcome.turn, outcome.refusal, held.hand) == (None, None, None)
            assert played(held) == before


def test_a_tap_on_the_same_card_lets_go_though_a_foundation_accepts_it() -> None:
    held = table("waste: AS")
    held.hold("w", 1)
    assert held.tap("w", 1, 1000).turn is None
    assert held.hand is None


def test_a_tap_on_the_felt_or_escape_lets_go() -> None:
    held = table("4: [9H] 3S")
    held.tap("4", 1, 0)
    assert held.let_go().refusal is None
    assert held.hand is None
    assert is_nothing(held.let_go())


def test_a_tap_on_the_stock_lets_go_and_draws() -> None:
    held = table("4: [9H] 3S")
    held.tap("4", 1, 0)
    assert held.tap("s", 1, 1000).turn == "sw"
    assert held.hand is None


def test_a_tap_on_the_stock_lets_go_also_when_nothing_is_left_to_draw() -> None:
    held = table("4: 3S", rest="4")
    held.tap("4", 1, 0)
    assert code(held.tap("s", 0, 1000)) == "nothing-to-draw"
    assert held.hand is None


def test_a_tap_on_a_top_card_that_a_foundation_accepts_lets_go_and_sends_it_there() -> None:
    for pile in "1w":
        held = table("waste: AS\n1: AH\n4: [9H] 3S")
        held.tap("4", 1, 0)
        assert held.tap(pile, 1, 1000).turn == pile + "f"
        assert held.hand is None


def test_any_other_tap_is_a_refusal_and_the_cards_stay_in_hand() -> None:
    held = table("foundations: AS - - - - - - -\n1: [AC] 9D 8C\n2: 4C\n4: [9H] 3S")
    before = played(held)
    held.tap("4", 1, 0)
    for pile, count, refused in (
        ("1", 1, "same-colour"),
        ("1", 2, "same-colour"),
        ("1", 3, "same-colour"),
        ("2", 1, "same-colour"),
        ("3", 0, "only-king-on-empty"),
        ("A", 1, "foundation-order"),
        ("F", 0, "foundation-order"),
    ):
        assert code(held.tap(pile, count, 1000)) == refused
        assert in_hand(held) == ["3S"]
    assert played(held) == before


def test_a_tap_that_no_rule_explains_keeps_the_cards_in_hand_and_says_which() -> None:
    for pile, count in (("w", 1), ("w", 2), ("4", 2), ("4", 3)):
        held = table("waste: 9C 9S\n1: 4H\n4: [9H] 4D 3S")
        picked_up = held.tap("4", 1, 0)
        outcome = held.tap(pile, count, 1000)
        assert (outcome.turn, outcome.refusal) == (None, None)
        assert outcome.sentence == picked_up.sentence
        assert in_hand(held) == ["3S"]


def test_a_card_never_goes_from_a_foundation_to_another() -> None:
    held = table("foundations: 2S AS - - - - - -")
    held.tap("A", 1, 0)
    assert code(held.tap("B", 1, 1000)) == "not-from-foundation"
    assert in_hand(held) == ["2S"]


def test_fewer_cards_than_the_run_may_not_go_to_an_empty_column() -> None:
    held = table("4: [9H] KS QH JC")
    held.tap("4", 1, 0)
    assert code(held.tap("1", 0, 1000)) == "only-king-on-empty"


def test_press_and_hold_changes_what_is_in_hand_or_is_refused_and_the_cards_stay() -> None:
    held = table("1: 4H\n4: [9H] 3S")
    held.tap("4", 1, 0)
    assert code(held.hold("4", 2)) == "hidden-card"
    assert in_hand(held) == ["3S"]
    held.hold("1", 1)
    assert in_hand(held) == ["4H"]


def test_a_turn_of_another_kind_lets_go() -> None:
    held = table("4: [9H] 3S\n5: AS")
    held.to_foundation("5")
    for turn in (held.undo, held.redo, held.draw):
        held.tap("4", 1, 0)
        assert turn().turn
        assert held.hand is None


@settings(max_examples=50)
@given(st.integers(0, 10**9))
def test_the_places_are_exactly_those_where_the_cards_may_go(seed: int) -> None:
    start = random_table(seed).game.position
    cards = piles.table_of(start)
    held = table_at(start)
    for pile, count in counts(start):
        held.let_go()
        if held.lift(pile, count):
            answers = {target: piles.attempt_answer(cards, pile, target, count) for target in "f123456789"}
            assert held.targets == _legal(start, cards[pile][-1], answers)
        held.let_go()
        if count == 1 and pile != "s" and held.activate(pile).refusal is None:
            answers = {target: piles.answer(cards, pile + target) for target in "f123456789"}
            assert held.targets == _legal(start, cards[pile][-1], answers)


@given(st.integers(0, 10**9))
def test_all_actions_can_be_done_by_taps_and_holds(seed: int) -> None:
    position = random_table(seed).game.position
    for action in actions(position):
        held = table_at(position)
        if action in ("sw", "ws"):
            assert held.tap("s", len(position.stock), 0).turn == action
            continue
        source, target = action[0], action[1]
        held.hold(source, _lifted(position, source, target))
        assert any(pile in held.targets for pile in ("ABCDEFGH" if target == "f" else target))
        assert held.tap("E" if target == "f" else target, 1, 1000).turn == action


def test_a_whole_game_can_be_won_by_taps_and_holds() -> None:
    for row in wins():
        game = read_game(row["game"])
        held = Table(Game(game.number), ENGLISH)
        for at, turn in enumerate(game.turns):
            source, target = turn[0], turn[1]
            if turn in ("uu", "rr"):
                assert (held.undo() if turn == "uu" else held.redo()).turn == turn
            elif turn in ("sw", "ws"):
                held.tap("s", 1, at)
            elif target == "f":
                held.tap(source, 1, at * 1000)
            else:
                held.hold(source, _lifted(held.game.position, source, target))
                held.tap(target, 1, at * 1000)
        assert held.game.is_won
        assert held.game.text == game.text


def _legal(position: Position, top: str, answers: dict[str, str]) -> list[str]:
    """The piles where cards may go: the first foundation place that awaits the top card, then the columns."""
    legal = [target for target, answer in answers.items() if answer == "allowed"]
    if "f" not in legal:
        return legal
    suit, height = "SSHHCCDD".index(top[1]), "A23456789TJQK".index(top[0])
    place = suit if position.foundations[suit] == height else suit + 1
    return ["ABCDEFGH"[place]] + legal[1:]


def _lifted(position: Position, source: str, target: str) -> int:
    """How many cards an action moves."""
    is_run = source.isdigit() and target.isdigit() and position.column(target).is_empty
    return len(position.column(source).open) if is_run else 1
