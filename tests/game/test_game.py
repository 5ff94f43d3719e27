"""A game as it is played: undo, redo, score, counters, and its text (R12 to R17, R32)."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from easyharp.game.game import Game, RefusedTurn, read_game
from easyharp.game.notation import ACTIONS, TextError
from easyharp.game.position import Position
from easyharp.game.rules import actions, opened, played

from .piles import said, table_of, worth
from .positions import random_play
from .recorded import recorded_turns, wins

NUMBERS = st.integers(1, 999_999)

KINDS_OF_ACTION = {
    "draw",
    "recycle",
    "waste to column",
    "waste to empty column",
    "waste to foundation",
    "column to column",
    "column to column, turned",
    "column to empty column",
    "column to empty column, turned",
    "run to empty column",
    "run to empty column, turned",
    "column to foundation",
    "column to foundation, turned",
    "foundation to column",
}


def kind_of(before: Position, action: str) -> str:
    """The kind of an allowed action, one of KINDS_OF_ACTION or one more."""
    if action in ("sw", "ws"):
        return "draw" if action == "sw" else "recycle"
    source, target = action[0], action[1]
    to_empty = target != "f" and before.column(target).is_empty
    is_run = to_empty and source.isdigit() and len(before.column(source).open) > 1
    left = "run" if is_run else "waste" if source == "w" else "column" if source.isdigit() else "foundation"
    reached = "foundation" if target == "f" else "empty column" if to_empty else "column"
    return f"{left} to {reached}{'' if opened(before, played(before, action)) is None else ', turned'}"


def state_of(game: Game) -> tuple[object, ...]:
    """All that can be seen of a game."""
    seen = (game.number, game.position, game.score, game.moves, tuple(game.turns))
    return (*seen, game.next_undo, game.next_redo, game.is_won, game.text)


def next_ways(game: Game) -> tuple[str | None, str | None]:
    """The actions that an undo and a redo would be about."""
    return game.next_undo, game.next_redo


def test_undo_is_the_exact_inverse_of_every_kind_of_action_and_redo_of_undo() -> None:
    """R17, along all recorded games: cards are never tied together, and kings go on finding empty columns."""
    kinds = set()
    for deal, turns in recorded_turns():
        game = read_game(deal)
        for action in turns:
            if action in ("uu", "rr"):
                game.play(action)
                continue
            before, score, moves = game.position, game.score, game.moves
            kinds.add(kind_of(before, action))
            game.play(action)
            if game.is_won:
                break
            after, gained = game.position, game.score - score
            assert gained == worth(table_of(before), action)
            assert next_ways(game) == (action, None)
            game.play("uu")
            assert (game.position, game.score, game.moves) == (before, score, moves + 1)
            assert actions(game.position) == actions(before)
            assert next_ways(game)[1] == action
            game.play("rr")
            assert (game.position, game.score, game.moves) == (after, score + gained, moves + 2)
            assert next_ways(game) == (action, None)
    assert kinds >= KINDS_OF_ACTION


def test_100_actions_can_be_undone_and_not_101_across_recycles_and_redos() -> None:
    """R17: what has fallen off stays lost, also after redos; the counter never goes down."""
    game = Game(5)
    states = [(game.position, game.score)]
    random = Random(5)
    while len(states) <= 300:
        others = [action for action in actions(game.position) if action not in ("sw", "ws")]
        draw = "sw" if game.position.stock else "ws"
        game.play(random.choice(others) if others and random.random() < 0.3 else draw)
        states.append((game.position, game.score))
    assert {"sw", "ws"} < set(game.turns[-100:])
    for moves in (300, 400):
        assert game.moves == moves
        for back in range(1, 101):
            game.play("uu")
            assert (game.position, game.score) == states[300 - back]
        assert said(game.refusal("uu")) == "nothing-to-undo"
        assert game.next_undo is None
        assert game.moves == moves
        for forth in range(1, 101):
            game.play("rr")
            assert (game.position, game.score) == states[200 + forth]
        assert said(game.refusal("rr")) == "nothing-to-redo"
        assert game.next_redo is None
    assert game.moves == 500
    game.play("uu")
    game.play(actions(game.position)[0])
    assert said(game.refusal("rr")) == "nothing-to-redo"


@given(NUMBERS)
@settings(max_examples=30)
def test_undo_and_redo_keep_to_a_plain_history(number: int) -> None:
    """R16, R17, in long random play with many undos and redos: a list of what was, and a list of what was undone."""
    random = Random(number)
    game = Game(number)
    past: list[tuple[Position, int, str]] = []
    undone: list[tuple[Position, int, str]] = []
    moves = 0
    turns: list[str] = []
    eagerness = 0.3
    for step in range(400):
        if step % 50 == 0:
            eagerness = random.choice((0.1, 0.3, 0.6, 0.9))
        allowed = actions(game.position)
        turn = random.choice(allowed) if random.random() > eagerness else random.choice(("uu", "uu", "rr"))
        is_allowed = bool({"uu": past, "rr": undone}.get(turn, allowed))
        assert (game.refusal(turn) is None) == is_allowed
        if not is_allowed:
            continue
        here = (game.position, game.score)
        game.play(turn)
        turns.append(turn)
        if turn == "uu":
            position, score, action = past.pop()
            undone.append((*here, action))
        elif turn == "rr":
            position, score, action = undone.pop()
            past.append((*here, action))
            moves += 1
        else:
            position, score = played(here[0], turn), here[1] + worth(table_of(here[0]), turn)
            past.append((*here, turn))
            undone = []
            moves += 1
        past = past[-100:]
        assert (game.position, game.score, game.moves, game.turns) == (position, score, moves, turns)
        assert game.next_undo == (past[-1][2] if past else None)
        assert game.next_redo == (undone[-1][2] if undone else None)
    assert state_of(read_game(game.text)) == state_of(game)


@given(NUMBERS)
@settings(max_examples=30)
def test_a_refused_turn_changes_nothing(number: int) -> None:
    """Every turn that can be written, allowed or not, and texts that write none, in random play."""
    for step, game in enumerate(random_play(number, 60)):
        if step % 6:
            continue
        before = state_of(game)
        for turn in [*ACTIONS, "uu", "rr"]:
            refused = game.refusal(turn)
            if refused:
                with pytest.raises(RefusedTurn) as caught:
                    game.play(turn)
                assert (caught.value.turn, said(caught.value.refusal), caught.value.at) == (turn, said(refused), 0)
                assert str(caught.value) == f"{turn} is refused: {refused.code}"
        for text in ("", "3A", "s5", "35*2", "uuu"):
            with pytest.raises(TextError):
                game.play(text)
        assert state_of(game) == before


@given(NUMBERS)
def test_the_score_follows_from_where_the_cards_lie_and_is_never_below_0(number: int) -> None:
    """R14: 10 for each card on the foundations or taken back, 5 for each turned open or played from waste to column."""
    taken_back = from_waste = 0
    for game in random_play(number, 300):
        taken_back += game.turns[-1][0] in "ABCDEFGH"
        from_waste += game.turns[-1][0] == "w" and game.turns[-1][1] in "123456789"
        hidden = sum(len(column.hidden) for column in game.position.columns)
        on_foundations = sum(game.position.foundations) + taken_back
        assert game.score == 10 * on_foundations + 5 * (36 - hidden) + 5 * from_waste >= 0
        assert game.moves == len(game.turns)


def test_a_win_without_taking_back_scores_1220_and_5_for_each_waste_card_to_a_column() -> None:
    """R15; each card taken back adds the 10 points that it gets for going up again."""
    scores = {False: 0, True: 0}
    for row in wins():
        game = read_game(row["game"])
        from_waste = sum(turn[0] == "w" and turn[1].isdigit() for turn in game.turns)
        taken_back = sum(turn[0] in "ABCDEFGH" for turn in game.turns)
        assert "uu" not in game.turns
        assert game.is_won
        assert game.score == 1220 + 5 * from_waste + 10 * taken_back
        scores[taken_back > 0] += 1
    assert min(scores.values()) > 0


def test_a_won_game_is_final() -> None:
    """R12: no action, no undo, no redo, and nothing changes."""
    game = read_game(wins()[-1]["game"])
    before = state_of(game)
    assert game.is_won
    assert game.next_undo == game.turns[-1]
    for turn in [*ACTIONS, "uu", "rr"]:
        with pytest.raises(RefusedTurn) as caught:
            game.play(turn)
        assert caught.value.refusal.code == "game-over"
    assert state_of(game) == before


def test_a_new_game_has_nothing_behind_it() -> None:
    """R14, R16, R32."""
    game = Game(5)
    assert state_of(game)[2:] == (0, 0, (), None, None, False, "EH1-N-AAAAAAF")
    assert [said(game.refusal(turn)) for turn in ("uu", "rr")] == ["nothing-to-undo", "nothing-to-redo"]


def test_a_games_text_is_read_as_it_is_written() -> None:
    """R32, undone turns included, for recorded games of every kind."""
    for deal, turns in recorded_turns():
        text = " ".join([deal, *turns])
        game = read_game(text)
        assert game.text == text
        assert state_of(read_game(game.text)) == state_of(game)


def test_reading_a_game_takes_a_number_and_any_blanks() -> None:
    """R18, R19, R32."""
    assert read_game("\n 5 \t sw\r\nsw\n").text == "EH1-N-AAAAAAF sw sw"
    assert read_game("eh1-n-aaaaaaf").text == "EH1-N-AAAAAAF"


@pytest.mark.parametrize(
    ("text", "reason", "at"),
    [
        ("", "no game: the text is empty", 0),
        (" \n", "no game: the text is empty", 0),
        (" x sw", "no deal number (like 5) or code (like EH1-N-AAAAAAF): 'x'", 1),
        ("\n0 sw", "deals are numbered from 1 to 999999, not '0'", 1),
        ("sw sw", "no deal number (like 5) or code (like EH1-N-AAAAAAF): 'sw'", 0),
        ("5 sw  SW sw", "no turn: 'SW'", 6),
        ("5 sw 35*2", "no turn: '35*2'", 5),
        ("5 sw 31!wrong-rank", "no turn: '31!wrong-rank'", 5),
    ],
)
def test_a_text_that_is_no_game_says_what_and_where(text: str, reason: str, at: int) -> None:
    """The place is in the whole text."""
    with pytest.raises(TextError) as caught:
        read_game(text)
    assert (caught.value.reason, caught.value.text, caught.value.at) == (reason, text, at)


def test_a_game_with_a_refused_turn_says_which_and_why() -> None:
    """The first one, its place in the text, and the refusal as the game gave it."""
    with pytest.raises(RefusedTurn) as caught:
        read_game("5\nsw ws sw 11")
    assert (caught.value.turn, caught.value.at, said(caught.value.refusal)) == ("ws", 5, "stock-not-empty")


def test_equal_turns_of_all_games_share_one_text() -> None:
    """A long game costs no text of its own for each turn."""
    first, second = read_game("5 sw sw uu"), read_game("6 sw uu rr")
    texts = {text: text for text in first.turns + second.turns}
    assert all(turn is texts[turn] for turn in first.turns + second.turns)
