"""What is allowed and what an action does, against the rules said a second time, in positions of every kind."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from easyharp.game.cards import builds_on, card, card_text
from easyharp.game.diagram import position_text
from easyharp.game.game import read_game
from easyharp.game.notation import ACTIONS
from easyharp.game.position import Column, Position
from easyharp.game.rules import actions, moved, opened, place_for, played, points, refusal

from .piles import KINDS, RANKS, after, answer, lifted, said, table_of, worth
from .positions import (
    CORNERS,
    NOTHING_LEFT,
    STOCK_EMPTY,
    WHOLE_PACK,
    WON,
    cards_of,
    position,
    random_play,
    random_position,
)
from .recorded import wins

SEEDS = st.integers(0, 2**32 - 1)


def check_answers(before: Position) -> None:
    """Every action that can be written is answered as the rules do, and the allowed ones are listed, once each."""
    table = table_of(before)
    answers = {action: said(refusal(before, action)) for action in ACTIONS}
    assert answers == {action: answer(table, action) for action in ACTIONS}, position_text(before)
    allowed = sorted(action for action in ACTIONS if answers[action] == "allowed")
    assert sorted(actions(before)) == allowed, position_text(before)


def check_results(before: Position) -> None:
    """Every allowed action leaves the piles and brings the points that the rules say, and all 104 cards."""
    table = table_of(before)
    for action in actions(before):
        reached = played(before, action)
        assert table_of(reached) == after(table, action), action + "\n" + position_text(before)
        assert points(before, action, reached) == worth(table, action), action + "\n" + position_text(before)
        assert cards_of(reached) == WHOLE_PACK
        check_turned(before, reached)


def check_turned(before: Position, reached: Position) -> None:
    """The card that turned open is the last that was hidden in a column, and no other hidden card went anywhere."""
    news = [new.open[0] for old, new in zip(before.columns, reached.columns, strict=True) if new.hidden != old.hidden]
    assert opened(before, reached) == (news[0] if news else None)
    for old, new in zip(before.columns, reached.columns, strict=True):
        assert old.hidden in (new.hidden, new.hidden + new.open)
        assert new.open or not new.hidden


def positions_of_wins() -> Iterator[Position]:
    """Some positions on the way of each recorded win, down to the last."""
    for row in wins():
        turns = row["game"].split()
        for length in range(1, len(turns) + 1, 40):
            yield read_game(" ".join(turns[:length])).position
        yield read_game(row["game"]).position


@given(SEEDS)
def test_only_what_the_rules_allow_is_allowed_and_listed(seed: int) -> None:
    """R28's table in its order, over positions made at random; every text of ACTIONS is tried."""
    check_answers(random_position(seed))


@given(SEEDS)
def test_every_action_does_what_the_rules_say(seed: int) -> None:
    """Piles, points and the card that turns open, over positions made at random."""
    check_results(random_position(seed))


@pytest.mark.parametrize("before", [CORNERS, STOCK_EMPTY, NOTHING_LEFT], ids=["corners", "stock empty", "nothing left"])
def test_the_rules_hold_in_the_corners(before: Position) -> None:
    """Positions by hand that play seldom meets."""
    check_answers(before)
    check_results(before)


@given(SEEDS)
def test_what_an_action_would_move_is_told_whether_it_is_allowed_or_not(seed: int) -> None:
    """R6: so that a refusal and a picture can show those cards; nothing from an empty pile."""
    before = random_position(seed)
    table = table_of(before)
    for action in set(ACTIONS) - {"sw", "ws"}:
        assert [card_text(lying) for lying in moved(before, action)] == lifted(table, action)


def test_the_rules_hold_all_along_the_recorded_wins() -> None:
    """Also in the positions that end a game, with king-runs, empty columns and full places; 104 cards throughout."""
    for met in positions_of_wins():
        check_answers(met)
        check_results(met)
        assert cards_of(met) == WHOLE_PACK


@given(st.integers(1, 999_999))
def test_random_play_keeps_all_cards_and_ordered_open_parts(number: int) -> None:
    """104 cards, each twice, and R6: an open part never holds two cards that don't build on each other."""
    for game in random_play(number, 150):
        assert cards_of(game.position) == WHOLE_PACK
        for column in game.position.columns:
            assert all(builds_on(upper, lower) for lower, upper in zip(column.open, column.open[1:], strict=False))
            assert column.open or not column.hidden
    check_answers(game.position)


def test_nothing_is_allowed_when_the_game_is_won() -> None:
    """R12."""
    check_answers(WON)
    assert WON.is_won
    assert actions(WON) == []


def test_one_card_short_of_the_win_is_not_won() -> None:
    """R12 wants all 104."""
    for place in range(8):
        heights = tuple(13 - (number == place) for number in range(8))
        short = Position((), (12 * 4 + place // 2,), heights, WON.columns)
        assert not short.is_won
        assert "wf" in actions(short)
        assert played(short, "wf").is_won
        check_answers(short)


def test_a_foundation_never_takes_any_but_its_next_card() -> None:
    """All 104 cards at all 8 places, whatever lies there: the first place of the suit that awaits the card gets it."""
    for text in KINDS:
        top, rank, first = card(text), RANKS.index(text[0]), 2 * "SHCD".index(text[1])
        for left, right in ((left, right) for left in range(14) for right in range(14)):
            # The other suits' places stand just as high, so that a card on a wrong place would find one.
            heights = (left, right) * 4
            fits = [place for place in (first, first + 1) if heights[place] == rank]
            in_waste = Position((), (top,), heights, WON.columns)
            in_column = Position((), (), heights, (Column((), (top,)),) + WON.columns[1:])
            assert place_for(in_waste, top) == (fits[0] if fits else None)
            for before, action in ((in_waste, "wf"), (in_column, "1f")):
                assert (action in actions(before)) == bool(fits)
                assert (refusal(before, action) is None) == bool(fits)
                if fits:
                    grown = tuple(height + (place == fits[0]) for place, height in enumerate(heights))
                    assert played(before, action).foundations == grown


def test_both_places_of_a_suit_fit_and_the_first_takes_the_card() -> None:
    """R8."""
    before = position("waste: 3H\nfoundations: 2S - 2H 2H - - - -")
    assert played(before, "wf").foundations == (2, 0, 3, 2, 0, 0, 0, 0)


def test_a_black_six_has_four_places_and_no_fifth() -> None:
    """R4's own example."""
    before = position("waste: 6S\n1: 7H\n2: 7H\n3: 7D\n4: 7D\n5: 7C\n6: 8D\n7: 5H\n8: 6H\n9: KH")
    assert [action for action in actions(before) if action[0] == "w"] == ["w1", "w2", "w3", "w4"]


def test_an_empty_column_never_takes_any_card_but_a_king() -> None:
    """R5, for every card, from the waste, from a column and from a foundation."""
    for text in KINDS:
        expected = text[0] == "K"
        assert ("w2" in actions(position(f"waste: {text}\n1: AS"))) == expected
        assert ("12" in actions(position(f"1: {text}"))) == expected
    for top in RANKS:
        assert ("C2" in actions(position(f"foundations: - - {top}H - - - - -"))) == (top == "K")


def test_a_king_run_moves_whole_to_an_empty_column_and_nowhere_else() -> None:
    """R6, R14: every open card goes, the hidden one below turns, and between two empty columns it is worth nothing."""
    before = position("1: [4D 9C] KS QD JC\n2: QH\n3: KD\n5: AS")
    moved = played(before, "14")
    assert [card_text(lying) for lying in moved.column("4").open] == ["KS", "QD", "JC"]
    assert (moved.column("1").hidden, moved.column("1").open) == ((card("4D"),), (card("9C"),))
    assert points(before, "14", moved) == 5
    assert [action for action in actions(before) if action[0] == "1"] == ["12", "14", "16", "17", "18", "19"]
    assert [card_text(lying) for lying in played(before, "12").column("2").open] == ["QH", "JC"]


def test_no_points_come_from_moving_to_and_fro() -> None:
    """A king-run between two empty columns is worth 0, and an ace can't go between its places at all (R9, R14)."""
    before = position("1: KS QD\nfoundations: - - - - AC - - -")
    there = played(before, "12")
    assert points(before, "12", there) == 0
    assert points(there, "21", played(there, "21")) == 0
    assert played(there, "21") == before
    assert said(refusal(before, "Ef")) == "not-from-foundation"


def test_a_run_of_thirteen_may_move() -> None:
    """R6's upper end, which ends in an ace: nothing can be laid on it."""
    run = "KS QD JC TH 9S 8D 7C 6H 5S 4D 3C 2H AS"
    before = position(f"1: {run}\nwaste: 2S\n2: 2D\nfoundations: - - KH - - - - -")
    assert [card_text(lying) for lying in played(before, "13").column("3").open] == run.split()
    assert all(action[1] != "1" for action in actions(before))


def test_an_uncovered_card_never_waits_to_be_turned() -> None:
    """R10, for every kind of move that leaves a column."""
    before = position(
        "1: [2D 4D] AS\n2: [3D 5D] 9C\n3: [4S 6S] KH QS\n4: [7S 8S] TH\nfoundations: - - - - - - - -\nwaste: 9S"
    )
    for action, name, turns, below in (("1f", "1", "4D", "2D"), ("24", "2", "5D", "3D"), ("35", "3", "6S", "4S")):
        reached = played(before, action)
        assert (reached.column(name).open, reached.column(name).hidden) == ((card(turns),), (card(below),))
        assert opened(before, reached) == card(turns)
    assert opened(before, played(before, "w4")) is None


def test_a_pass_and_a_recycle_never_change_the_order_of_the_draws() -> None:
    """R11, over three passes of 59 cards; draws and recycles are worth nothing."""
    game = read_game("5")
    drawn: list[list[int]] = []
    for _ in range(3):
        drawn.append([])
        while game.position.stock:
            game.play("sw")
            drawn[-1].append(game.position.waste[-1])
        game.play("ws")
    assert len(drawn[0]) == 59
    assert drawn[0] == drawn[1] == drawn[2]
    assert game.position == read_game("5").position
    assert (game.score, game.moves) == (0, 180)
