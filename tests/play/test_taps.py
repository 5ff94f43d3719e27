"""A tap with nothing in hand (R23), and on the stock (R25)."""

from easyharp.game.cards import card

from .tables import code, in_hand, is_nothing, played, table


def test_the_top_card_of_a_column_goes_to_a_foundation_that_accepts_it() -> None:
    tapped = table("foundations: 2S - - - - - - -\n4: [9H] 3S")
    assert tapped.tap("4", 1, 0).turn == "4f"
    assert tapped.game.position.foundations == (3, 0, 0, 0, 0, 0, 0, 0)


def test_the_top_card_of_the_waste_goes_to_a_foundation_that_accepts_it() -> None:
    tapped = table("waste: 8D AH")
    assert tapped.tap("w", 1, 0).turn == "wf"
    assert tapped.game.position.foundations == (0, 0, 1, 0, 0, 0, 0, 0)


def test_a_foundation_comes_before_a_column() -> None:
    assert table("foundations: 2S - - - - - - -\n1: 4H\n4: 3S").tap("4", 1, 0).turn == "4f"


def test_a_card_that_no_foundation_accepts_is_picked_up_with_the_places_where_it_may_go() -> None:
    tapped = table("1: 4H\n3: 4D\n4: [9H] 3S\n5: 4C\n6: KH")
    before = played(tapped)
    outcome = tapped.tap("4", 1, 0)
    assert (outcome.turn, outcome.refusal) == (None, None)
    assert in_hand(tapped) == ["3S"]
    assert tapped.targets == ["1", "3"]
    assert played(tapped) == before


def test_the_top_card_of_a_foundation_is_picked_up() -> None:
    tapped = table("foundations: - 2S - - - - - -\n2: 3H\n3: 4S")
    tapped.tap("B", 1, 0)
    assert in_hand(tapped) == ["2S"]
    assert tapped.targets == ["2"]


def test_a_covered_card_of_a_king_run_picks_up_the_run() -> None:
    for count in (2, 3):
        tapped = table("4: [9H] KS QH JC\n5: [2C] QD")
        tapped.tap("4", count, 0)
        assert in_hand(tapped) == ["KS", "QH", "JC"]
        assert tapped.targets == ["1", "2", "3", "6", "7", "8", "9"]


def test_the_top_card_of_a_king_run_is_picked_up_alone() -> None:
    tapped = table("4: [9H] KS QH JC\n5: [2C] QD")
    tapped.tap("4", 1, 0)
    assert in_hand(tapped) == ["JC"]
    assert tapped.targets == ["5"]


def test_another_covered_open_card_is_refused() -> None:
    tapped = table("4: [9H] QH JC TD")
    outcome = tapped.tap("4", 2, 0)
    assert code(outcome) == "one-card-at-a-time"
    assert outcome.refusal is not None
    assert outcome.refusal.card == card("TD")  # the card to start with
    assert tapped.hand is None


def test_a_hidden_card_is_refused() -> None:
    for rows in ("4: [2S 9H] QH JC", "4: [2S 9H] KH QC"):
        for count in (3, 4):
            tapped = table(rows)
            assert code(tapped.tap("4", count, 0)) == "hidden-card"
            assert tapped.hand is None


def test_a_card_of_the_waste_under_its_top_is_refused() -> None:
    tapped = table("waste: AS 3H 8C")
    assert code(tapped.tap("w", 3, 0)) == "not-top-of-waste"
    assert tapped.hand is None


def test_a_tap_where_no_card_lies_is_nothing() -> None:
    tapped = table("4: KS")
    for pile in "wA1":
        assert is_nothing(tapped.tap(pile, 0, 0))
    assert tapped.hand is None


def test_the_stock_gives_a_card_to_the_waste() -> None:
    tapped = table("waste: 2S")
    stock = tapped.game.position.stock
    assert tapped.tap("s", 1, 0).turn == "sw"
    assert tapped.game.position.waste == (card("2S"), stock[-1])


def test_the_empty_stock_turns_the_waste_over() -> None:
    tapped = table("waste: 2S 3H\n1: KS", rest="1")
    assert tapped.tap("s", 0, 0).turn == "ws"
    assert tapped.game.position.stock == (card("3H"), card("2S"))


def test_the_stock_with_nothing_left_is_refused() -> None:
    assert code(table("1: KS", rest="1").tap("s", 0, 0)) == "nothing-to-draw"
