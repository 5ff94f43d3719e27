"""Records: any text whatever is read as a well-formed record or raises RecordError, and nothing else."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from easyharp.game.game import Game, read_game
from easyharp.play.kept_game import KeptGame, read_kept_game
from easyharp.play.record import RecordError, checked_count, read_record, record_text
from easyharp.play.setting import ORDER, Settings, read_settings
from easyharp.play.statistics import Played, Statistics, read_statistics
from easyharp.play.stopwatch import Stopwatch

MOST = 10**12
NO_COUNTS: list[object] = [None, True, False, -1, 1.0, float("inf"), float("nan"), "1", [], {}, MOST + 1, 10**400]
SIGNS = list('[]{}:,"\\0123456789.-+eE \n\0truefalsn²é😀\ud800')
VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text() | st.sampled_from(NO_COUNTS),
    lambda values: st.lists(values, max_size=4) | st.dictionaries(st.text(), values, max_size=4),
    max_leaves=5,
)


def check_settings(text: str) -> None:
    read = read_settings(text, ("en", "nl"))
    assert all(read.get(name) in read.options(name) for name in ORDER)
    assert read_settings(read.text, ("en", "nl")).text == read.text


def check_kept_game(text: str) -> None:
    read = read_kept_game(text)
    assert [type(value) for value in (read.game, read.name, read.day, read.seconds)] == [Game, str, int, int]
    assert 0 <= read.day <= MOST
    assert Stopwatch(read.seconds).seconds(0) == read.seconds >= 0
    assert read_kept_game(read.text).text == read.text


def check_statistics(text: str) -> None:
    read = read_statistics(text)
    assert [type(value) for value in vars(read).values()] == [type(value) for value in vars(Statistics()).values()]
    counts = [value for value in vars(read).values() if type(value) is int] + read.days_won
    for played in read.recent:
        assert [type(value) for value in (played, played.name, played.won)] == [Played, str, bool]
        assert Game(played.deal).number == played.deal
        counts += [played.score, played.moves, played.seconds]
    assert all(type(count) is int and 0 <= count <= MOST for count in counts)
    assert 0 <= read.daily_streak(5) <= read.best_daily_streak
    assert read_statistics(read.text).text == read.text
    assert read.follow(KeptGame(read_game("5 sw"), "new", seconds=1))


def _settings_text() -> str:
    chosen = Settings(("en", "nl"))
    for name in ORDER:
        chosen.choose(name, chosen.options(name)[-1])
    return chosen.text


def _kept_text() -> str:
    return KeptGame(read_game("5 sw uu rr sw"), "é 1", day=739000, seconds=61).text


def _statistics_text() -> str:
    statistics = Statistics()
    statistics.begun, statistics.won, statistics.streak, statistics.best_streak = 4, 3, 1, 2
    statistics.days_won = [3, 4, 9]
    statistics.recent = [Played("é 1", 5, True, 1220, 300, 61), Played("2", 6, False, 0, 1, 0)]
    return statistics.text


KINDS: list[tuple[Callable[[str], None], str]] = [
    (check_settings, _settings_text()),
    (check_kept_game, _kept_text()),
    (check_statistics, _statistics_text()),
]


def is_read(check: Callable[[str], None], text: str) -> bool:
    """Whether a text is read, and then well, or raises RecordError; any other error ends the test."""
    try:
        check(text)
    except RecordError:
        return False
    return True


def spoiled(text: str, random: Random) -> str:
    """The text with one to three signs taken out, put in or exchanged."""
    for _ in range(random.randint(1, 3)):
        at = random.randrange(len(text) + 1)
        text = text[:at] + random.choice(["", *SIGNS]) + text[at + random.randint(0, 1) :]
    return text


def exchanged(value: object, by: object, random: Random) -> object:
    """A JSON value in which a value somewhere has been exchanged for another."""
    if isinstance(value, dict) and value:
        key = random.choice(list(value))
        return value | {key: exchanged(value[key], by, random)}
    if isinstance(value, list) and value and random.random() < 0.8:
        at = random.randrange(len(value))
        return value[:at] + [exchanged(value[at], by, random)] + value[at + 1 :]
    return by


@given(st.dictionaries(st.text(), VALUES, max_size=5))
def test_a_record_is_read_as_it_is_written(fields: dict[str, object]) -> None:
    fields.pop("version", None)
    record = read_record(record_text(7, fields), 7)
    assert record.texts == {name: value for name, value in fields.items() if isinstance(value, str)}
    for name, value in fields.items():
        if isinstance(value, str):
            assert record.string(name) == value
        elif type(value) is int and 0 <= value <= MOST:
            assert record.count(name) == value
        elif isinstance(value, list):
            assert json.dumps(record.items(name)) == json.dumps(value)


def test_a_field_of_another_kind_is_named() -> None:
    record = read_record(record_text(1, {"many": [3, 0, MOST], "mixed": [3, "4"], "word": "x", "one": MOST}), 1)
    assert record.counts("many") == [3, 0, MOST]
    for read, name, kind in (
        (record.string, "one", "text"),
        (record.string, "none", "text"),
        (record.count, "word", "number"),
        (record.count, "none", "number"),
        (record.items, "word", "list"),
        (record.counts, "none", "list"),
        (record.counts, "mixed", "number"),
    ):
        with pytest.raises(RecordError, match=f"^{name} is no {kind}$"):
            read(name)


def test_only_whole_numbers_from_0_to_a_million_million_are_counts() -> None:
    assert [checked_count(value, "seconds") for value in (0, 1, MOST)] == [0, 1, MOST]
    for value in NO_COUNTS:
        with pytest.raises(RecordError, match=r"^seconds is no number$"):
            checked_count(value, "seconds")


@pytest.mark.parametrize("version", [0, 2, -1, 10**400, "1", 1.5, None, [1]])
def test_a_record_of_another_version_is_not_read(version: object) -> None:
    for check, text in KINDS:
        with pytest.raises(RecordError, match=r"^a record of another version$"):
            check(json.dumps(json.loads(text) | {"version": version}))


@pytest.mark.parametrize(
    "text",
    ["", " ", "null", "1", "NaN", '"{}"', "[]", "{", "{}", "\ufeff{}", "\ud800", "\0", "9" * 100_000]
    + ["[" * 100_000, '{"version": 1, "game": ' * 100_000, "[" * 100_000 + "]" * 100_000],
)
def test_a_text_that_is_no_record_is_refused(text: str) -> None:
    for check, _ in KINDS:
        assert not is_read(check, text)


def test_a_text_cut_off_anywhere_is_refused() -> None:
    for check, text in KINDS:
        assert is_read(check, text)
        assert not any(is_read(check, text[:length]) for length in range(len(text)))


@given(st.text() | st.text(st.sampled_from(SIGNS)))
def test_any_text_is_read_well_or_refused(text: str) -> None:
    for check, _ in KINDS:
        is_read(check, text)


@given(st.integers(0, 2**32 - 1))
@settings(max_examples=500)
def test_any_spoiled_text_is_read_well_or_refused(seed: int) -> None:
    for check, text in KINDS:
        is_read(check, spoiled(text, Random(seed)))


@given(VALUES, st.integers(0, 2**32 - 1))
@settings(max_examples=500)
def test_a_text_with_any_other_value_anywhere_is_read_well_or_refused(value: object, seed: int) -> None:
    for check, text in KINDS:
        is_read(check, json.dumps(exchanged(json.loads(text), value, Random(seed))))
