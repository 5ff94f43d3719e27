"""A game as it is kept: all of it comes back, and what can't be right is refused with the reason."""

from __future__ import annotations

import json
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from easyharp.game.game import Game, read_game
from easyharp.game.rules import actions
from easyharp.play.kept_game import KeptGame, read_kept_game
from easyharp.play.record import RecordError

from ..game.recorded import wins

KEPT = {"version": 1, "name": "a", "day": 739000, "seconds": 61, "game": "EH1-N-AAAAAAF sw uu rr sw"}

seeds = st.integers(1, 999_999)


def random_game(number: int) -> Game:
    """A game of deal `number` with random actions, undos and redos, anywhere between them."""
    random = Random(number)
    game = Game(number)
    for _ in range(random.randrange(80)):
        turn = random.choice(("uu", "uu", "rr", *actions(game.position)[-4:]))
        if game.refusal(turn) is None:
            game.play(turn)
    return game


def seen(game: Game) -> tuple[object, ...]:
    figures = (game.score, game.moves, game.is_won, game.next_undo, game.next_redo)
    return (game.number, game.position, game.turns, *figures)


def changed(**fields: object) -> str:
    return json.dumps(KEPT | fields)


def without(name: str) -> str:
    return json.dumps({field: value for field, value in KEPT.items() if field != name})


@given(seeds, st.text(), st.integers(0, 10**6), st.integers(0, 10**6))
@settings(max_examples=50)
def test_a_kept_game_is_read_as_it_is_written(number: int, name: str, day: int, seconds: int) -> None:
    kept = KeptGame(random_game(number), name, day=day, seconds=seconds)
    read = read_kept_game(kept.text)
    assert (read.name, read.day, read.seconds, read.text) == (name, day, seconds, kept.text)
    assert seen(read.game) == seen(kept.game)


@given(seeds)
@settings(max_examples=50)
def test_what_was_undone_can_be_redone_and_the_rest_undone_after_reading(number: int) -> None:
    for turn in ("rr", "uu"):
        game = random_game(number)
        read = read_kept_game(KeptGame(game, "a").text).game
        while game.refusal(turn) is None:
            game.play(turn)
            read.play(turn)
            assert seen(read) == seen(game)
        assert read.refusal(turn) is not None


def test_recorded_wins_are_kept() -> None:
    for row in wins():
        kept = KeptGame(read_game(row["game"]), "a")
        assert seen(read_kept_game(kept.text).game) == seen(kept.game)
        assert not kept.is_in_progress


def test_a_game_is_of_no_day_and_has_taken_no_time_unless_that_is_said() -> None:
    kept = read_kept_game(KeptGame(Game(5), "a").text)
    assert (kept.day, kept.seconds) == (0, 0)


def test_a_game_without_a_name_is_kept_without_one() -> None:
    read = read_kept_game(KeptGame(read_game("5 sw"), "", seconds=3).text)
    assert (read.name, read.seconds, read.game.turns, read.is_in_progress) == ("", 3, ["sw"], True)


def test_a_game_is_in_progress_from_its_first_turn_until_it_is_won() -> None:
    assert not KeptGame(Game(5), "a", day=3, seconds=9).is_in_progress
    *turns, last = read_game(wins()[0]["game"]).turns
    kept = KeptGame(read_game(wins()[0]["game"].split()[0]), "a")
    for turn in turns:
        kept.game.play(turn)
        assert kept.is_in_progress
    kept.game.play(last)
    assert not kept.is_in_progress


def test_a_game_whose_only_action_was_undone_is_in_progress_since_it_can_be_redone() -> None:
    assert KeptGame(read_game("5 sw uu"), "a").is_in_progress


def test_the_help_that_was_given_is_kept() -> None:
    kept = KeptGame(Game(5), "a")
    assert (kept.hints, kept.verdicts) == (0, 0)
    kept.hints, kept.verdicts = 3, 2
    read = read_kept_game(kept.text)
    assert (read.hints, read.verdicts, read.text) == (3, 2, kept.text)


@pytest.mark.parametrize("count", [-1, 1.5, "1", None])
def test_a_count_of_help_that_is_none_is_refused(count: object) -> None:
    with pytest.raises(RecordError, match="hints is no number"):
        read_kept_game(changed(hints=count))


def test_a_game_that_the_first_version_kept_is_read() -> None:
    kept = read_kept_game(changed())
    assert (kept.name, kept.day, kept.seconds, kept.game.text) == ("a", 739000, 61, KEPT["game"])
    assert (kept.hints, kept.verdicts) == (0, 0)


@pytest.mark.parametrize(
    ("game", "reason"),
    [
        ("5 sw ws sw", "no game: ws is refused: stock-not-empty"),
        ("5 uu", "no game: uu is refused: nothing-to-undo"),
        ("5 sw xx", "no game: line 1, character 6: no turn: 'xx'"),
        ("0 sw", "no game: line 1, character 1: deals are numbered from 1 to 999999, not '0'"),
        ("sw", "no game: line 1, character 1: no deal number (like 5) or code (like EH1-N-AAAAAAF): 'sw'"),
        ("", "no game: line 1, character 1: no game: the text is empty"),
        (wins()[0]["game"] + " uu", "no game: uu is refused: game-over"),
    ],
)
def test_a_game_that_breaks_the_rules_or_can_not_be_read_is_refused_with_the_reason(game: str, reason: str) -> None:
    with pytest.raises(RecordError) as caught:
        read_kept_game(changed(game=game))
    assert str(caught.value) == reason


@pytest.mark.parametrize("value", [None, True, -1, 1.5, 10**13, "7", [7]])
def test_a_field_that_is_missing_or_of_another_kind_is_named(value: object) -> None:
    for name, kind in (("day", "number"), ("seconds", "number"), ("name", "text"), ("game", "text")):
        for text in (without(name), changed(**{name: value})) if value != "7" or kind == "number" else ():
            with pytest.raises(RecordError, match=f"^{name} is no {kind}$"):
                read_kept_game(text)


@pytest.mark.parametrize("version", [0, 2, None, "1"])
def test_a_game_that_another_version_kept_is_refused(version: object) -> None:
    with pytest.raises(RecordError, match=r"^a record of another version$"):
        read_kept_game(changed(version=version))
