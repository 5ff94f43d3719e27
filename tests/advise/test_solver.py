"""The solver on the game's own deals: lines that win, proofs that hold, and a search that can be ended."""

from __future__ import annotations

from statistics import median

import pytest

from easyharp.advise.pack import WHOLE
from easyharp.advise.relaxation import exhausted
from easyharp.advise.solver import shortened, solve
from easyharp.advise.stuck import stuck_cards
from easyharp.advise.verdict import LOST, STUCK, UNKNOWN, WON
from easyharp.game.deals import deal
from easyharp.game.game import Game
from easyharp.game.position import Position
from easyharp.game.rules import played, refusal
from tests.game.positions import CORNERS, position, random_play
from tests.game.positions import WON as ALL_UP

from .checker import is_stuck

LOST_DEALS = (239536, 306273, 320295, 348703, 707260, 718328)
"""All deals that have stuck cards."""

HARD = 34
"""A deal that takes about a hundred thousand tables."""


def replay(start: Position, line: tuple[str, ...]) -> Position:
    """The position after a line, every action of which the rules allow."""
    for action in line:
        assert refusal(start, action) is None
        start = played(start, action)
    return start


@pytest.mark.parametrize("tens", range(10))
def test_lines_win(tens: int) -> None:
    """From the deal to the last card, in actions that the game accepts."""
    for number in range(tens * 10 + 100, tens * 10 + 110):
        verdict = solve(deal(number))
        game = Game(number)
        for action in verdict.line:
            game.play(action)
        assert (verdict.outcome, verdict.proof, game.is_won) == (WON, None, True)
        assert verdict.effort > 0


@pytest.mark.parametrize("number", LOST_DEALS)
def test_lost_deals_are_proven(number: int) -> None:
    """The proof stands up to a checker that shares no code with its finder."""
    verdict = solve(deal(number))
    assert (verdict.outcome, verdict.line) == (LOST, ())
    assert verdict.proof
    assert verdict.proof.kind == STUCK
    assert is_stuck(deal(number), verdict.proof.cards)


def test_the_checker_refuses_a_proof_of_too_few_cards() -> None:
    """Each stuck card is needed: the checker would notice a proof that leaves one of the topmost out."""
    for number in LOST_DEALS:
        stuck = stuck_cards(deal(number), WHOLE)
        for place in stuck:
            above = (place[0], place[1] + 1)
            if above not in stuck:
                assert not is_stuck(deal(number), tuple(other for other in stuck if other != place))


def test_positions_in_the_middle_of_a_game_are_solved() -> None:
    """After fifty random actions, cards taken back and kings laid on empty columns among them."""
    outcomes = []
    for number in range(300, 330):
        for game in random_play(number, 50):
            start = game.position
        verdict = solve(start, 3000)
        outcomes.append(verdict.outcome)
        if verdict.line:
            assert replay(start, verdict.line).is_won
    assert outcomes.count(WON) >= 27


def test_no_position_of_a_win_is_called_stuck() -> None:
    """All along the lines that the solver finds."""
    for number in range(1, 30):
        reached = deal(number)
        for action in solve(reached).line:
            assert stuck_cards(reached, WHOLE) == ()
            reached = played(reached, action)


def test_positions_made_by_hand() -> None:
    """One that is won, one that lacks its last card, one with corners of every kind, and a lost one."""
    assert solve(ALL_UP).line == ()
    last = position("waste: KS\nfoundations: KS QS KH KH KC KC KD KD")
    assert solve(last).line == ("wf",)
    assert replay(CORNERS, solve(CORNERS).line).is_won
    # All black fives, and the low reds that could free them, lie under the red fours: no four ever finds a base.
    lost = position("1: [5S 5S 5C 5C 3H] 4H\n2: [3H AD] 4H\n3: [AD 3D] 4D\n4: [3D] 4D", rest="stock")
    verdict = solve(lost)
    assert verdict.proof
    assert is_stuck(lost, verdict.proof.cards)


def test_a_verdict_depends_on_position_budget_and_seed_alone() -> None:
    """And another seed finds other lines where the first attempts fail."""
    first, again = solve(deal(195)), solve(deal(195))
    assert (first.line, first.effort) == (again.line, again.effort)
    assert solve(deal(195), seed=1).effort != first.effort


def test_a_budget_is_kept() -> None:
    """Then the verdict is that nothing is known."""
    verdict = solve(deal(HARD), 900)
    assert (verdict.outcome, verdict.effort, verdict.line, verdict.proof) == (UNKNOWN, 900, (), None)


def test_a_search_tells_how_far_it_is_and_can_be_ended() -> None:
    """What the listener raises comes out."""
    told: list[int] = []

    def listen(effort: int) -> None:
        told.append(effort)
        if effort > 1000:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        solve(deal(HARD), progress=listen)
    assert told == sorted(told)
    assert len(told) >= 5
    assert 1000 < told[-1] <= 1200


def test_the_easier_game_can_be_ended_too() -> None:
    """It is the longest of all that a verdict may need."""

    def listen() -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        exhausted(deal(320295), WHOLE, 5000, listen)


def test_lines_are_shortened() -> None:
    """The shortest of several, which still win."""
    lengths = []
    for number in range(1, 16):
        found = solve(deal(number)).line
        shorter = shortened(deal(number), found, 12)
        assert len(shorter) <= len(found)
        assert replay(deal(number), shorter).is_won
        lengths.append(len(shorter))
    assert median(lengths) <= 420
