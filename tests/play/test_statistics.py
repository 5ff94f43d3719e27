"""The statistics: what they make of the games that they follow, however often, and how they are kept."""

from __future__ import annotations

import json
from datetime import date, timedelta
from itertools import product
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from easyharp.game.game import Game, read_game
from easyharp.play.kept_game import KeptGame
from easyharp.play.record import RecordError
from easyharp.play.statistics import Statistics, read_statistics

from ..game.positions import WON
from ..game.recorded import wins

FIGURES = ("deal", "won", "score", "moves", "seconds")
MONTH_ENDS = [date(2024, 2, 26), date(2023, 2, 26), date(2100, 2, 26), date(2025, 12, 29), date(2026, 3, 27), date.min]
FIRST_VERSION = (
    '{"version": 1, "begun": 5, "won": 3, "streak": 1, "best_streak": 2, "best_score": 1300, "score_sum": 3700, '
    '"fewest_moves": 300, "moves_sum": 950, "shortest": 61, "won_seconds": 200, "seconds": 400, "days_won": [3, 9], '
    '"recent": [["a", 5, 1, 1220, 310, 65], ["b", 6, 0, 5, 2, 9]]}'
)
TOTALS = list(json.loads(FIRST_VERSION))[1:-2]
CONTRADICTING = {"streak": 3, "best_streak": 4, "won": 6}
NO_GAMES = ["abcdef", ["a", 5, 0, 0, 0], ["a", 5, 0, 0, 0, 0, 0], [1, 5, 0, 0, 0, 0]]


def kept(name: str, moves: int, score: int = 0, *, won: bool = False, seconds: int = 0, day: int = 0) -> KeptGame:
    game = Game(5)
    game.moves, game.score = moves, score
    if won:
        game.position = WON
    return KeptGame(game, name, day=day, seconds=seconds)


few = st.integers(0, 4)
news = st.lists(st.builds(kept, st.sampled_from("abc"), few, few, won=st.booleans(), seconds=few, day=few), max_size=20)


def followed(*told: KeptGame) -> Statistics:
    statistics = Statistics()
    for one in told:
        statistics.follow(one)
    return statistics


def won_on(*days: date) -> Statistics:
    dated = [(str(number), day.toordinal()) for number, day in enumerate(days)]
    return followed(*(kept(name, moves, won=moves == 2, day=day) for name, day in dated for moves in (1, 2)))


def recent(statistics: Statistics) -> dict[str, list[object]]:
    return {played.name: [getattr(played, name) for name in FIGURES] for played in statistics.recent}


def seen(statistics: Statistics) -> dict[str, object]:
    return vars(statistics) | {"recent": list(recent(statistics).items()), "days_won": list(statistics.days_won)}


@given(news, st.integers(0, 2**32 - 1))
def test_news_told_again_changes_nothing(told: list[KeptGame], seed: int) -> None:
    """Any news whatever, after which no figures contradict each other."""
    random, statistics, again = Random(seed), Statistics(), Statistics()
    for one in told:
        before = seen(statistics)
        assert statistics.follow(one) == (seen(statistics) != before)
        again.follow(one)
        for _ in range(random.randrange(3)):
            assert not again.follow(one)
        assert seen(again) == seen(statistics)
        assert statistics.streak <= statistics.best_streak <= statistics.won <= statistics.begun
        assert statistics.begun == len(statistics.recent) == len(recent(statistics))
        assert statistics.seconds == sum(played.seconds for played in statistics.recent)
        assert [name for name in "abc" if statistics.knows(kept(name, 0))] == sorted(recent(statistics))


@given(st.lists(st.tuples(few, few, few, st.booleans()), max_size=20))
def test_the_figures_are_those_of_the_games_begun_and_won(games: list[tuple[int, int, int, bool]]) -> None:
    """All are of one deal; a game is begun with its first action."""
    statistics = Statistics()
    for number, (actions, score, seconds, is_won) in enumerate(games):
        assert not statistics.follow(kept(str(number), 0, seconds=1))
        if actions:
            statistics.follow(kept(str(number), 1, seconds=seconds // 2))
            statistics.follow(kept(str(number), 1 + actions, score, won=is_won, seconds=seconds))
    begun = [game for game in games if game[0]]
    won = [game for game in begun if game[3]]
    moves, scores, times = [1 + g[0] for g in won], [g[1] for g in won], [g[2] for g in won]
    rows = "".join("wl"[not game[3]] for game in begun)
    streaks = [len(row) for row in rows.removesuffix("l").split("l")]
    assert (statistics.begun, statistics.won, statistics.seconds) == (len(begun), len(won), sum(g[2] for g in begun))
    assert (statistics.streak, statistics.best_streak) == (streaks[-1], max(streaks))
    assert (statistics.best_score, statistics.score_sum) == (max(scores, default=0), sum(scores))
    assert (statistics.fewest_moves, statistics.moves_sum) == (min(moves, default=0), sum(moves))
    assert (statistics.shortest, statistics.won_seconds, statistics.days_won) == (min(times, default=0), sum(times), [])


def test_a_recorded_game_with_undos_counts_once_and_undoing_changes_only_its_own_figures() -> None:
    won = read_game(wins()[0]["game"])
    game, statistics = Game(won.number), Statistics()
    for at, turn in enumerate(won.turns):
        game.play(turn)
        statistics.follow(KeptGame(game, "a", day=9, seconds=at))
        if not game.is_won:
            assert statistics.days_won == []
            before = seen(statistics)
            game.play("uu")
            statistics.follow(KeptGame(game, "a", day=9, seconds=at))
            assert seen(statistics) | {"recent": 0} == before | {"recent": 0}
            assert recent(statistics)["a"] == [game.number, False, game.score, game.moves, at]
            game.play("rr")
    assert recent(statistics) == {"a": [won.number, True, won.score, 2 * won.moves - 1, at]}
    assert (statistics.begun, statistics.best_score, statistics.seconds, statistics.days_won) == (1, won.score, at, [9])


def test_only_a_game_left_after_an_action_ends_the_streak_and_with_the_next_one() -> None:
    told = [kept("a", 1), kept("a", 2, won=True), kept("b", 0), kept("c", 1), kept("c", 2, won=True), kept("d", 1)]
    assert followed(*told).streak == 2
    statistics = followed(*told, kept("e", 0), kept("e", 1))
    assert (statistics.streak, statistics.best_streak, statistics.won, statistics.begun) == (0, 2, 2, 4)


def test_a_game_left_ends_the_streak_at_once_unless_it_was_won_or_never_begun() -> None:
    for game, streak in ((kept("b", 3), 0), (kept("b", 0), 1), (kept("a", 2, won=True), 1)):
        statistics = followed(kept("a", 1), kept("a", 2, won=True), game)
        statistics.leave(game)
        assert (statistics.streak, statistics.best_streak) == (streak, 1)


def test_time_is_counted_once_though_two_tabs_tell_of_the_same_game() -> None:
    statistics = followed(*(kept("a", 2 + seconds % 2, seconds=seconds) for seconds in (100, 200, 101, 201, 102)))
    assert statistics.seconds == recent(statistics)["a"][-1] == 201


def test_a_game_won_before_a_reset_is_not_counted_but_one_in_progress_is_from_its_next_news() -> None:
    assert seen(followed(kept("a", 9, won=True, seconds=9, day=3))) == seen(Statistics())
    statistics = followed(kept("a", 9), kept("a", 10, won=True))
    assert (statistics.begun, statistics.won, statistics.streak) == (1, 1, 1)


def test_a_win_beats_only_what_was_won_before_and_not_what_it_equals() -> None:
    assert followed(kept("a", 1)).beaten(kept("a", 2, 900, won=True, seconds=1)) == []
    statistics = followed(kept("a", 1), kept("a", 20, 90, won=True, seconds=60))
    for moves, score, seconds in product((19, 20, 21), (89, 90, 91), (59, 60, 61)):
        beaten = ["score"] * (score > 90) + ["moves"] * (moves < 20) + ["time"] * (seconds < 60)
        assert statistics.beaten(kept("b", moves, score, won=True, seconds=seconds)) == beaten


@given(st.sampled_from(MONTH_ENDS), st.lists(st.integers(0, 9), max_size=12), st.integers(0, 11))
@settings(max_examples=300)
def test_daily_streaks_are_the_longest_rows_of_dates(start: date, offsets: list[int], later: int) -> None:
    """In whatever order the days are won and however often, as by a traveller who flies west over midnight."""
    won, today = [start + timedelta(offset) for offset in offsets], start + timedelta(later)
    statistics = won_on(*won)
    rows = [(day, n) for day in won for n in range(1, 11) if {day + timedelta(k) for k in range(n)} <= set(won)]
    present = [n for first, n in rows if (today - first).days in (n - 1, n)]
    assert statistics.won == len(won)
    assert statistics.days_won == [day.toordinal() for day in sorted(set(won))]
    assert statistics.daily_streak(today.toordinal()) == max(present, default=0)
    assert statistics.best_daily_streak == max((n for _, n in rows), default=0)


@given(news)
def test_games_without_a_name_count_for_nothing(told: list[KeptGame]) -> None:
    """Among whatever other games, also when they are won or left."""
    statistics = Statistics()
    for one in told:
        statistics.follow(one)
        before = seen(statistics)
        nameless = KeptGame(one.game, "", day=one.day, seconds=one.seconds)
        assert statistics.knows(nameless)
        assert statistics.beaten(nameless) == []
        assert not statistics.follow(nameless)
        assert not statistics.leave(nameless)
        assert seen(statistics) == before
    assert seen(statistics) == seen(followed(*told))


def test_a_game_without_a_name_beats_nothing_though_its_figures_are_the_best() -> None:
    statistics = followed(kept("a", 1), kept("a", 20, 90, won=True, seconds=60))
    best = kept("", 2, 900, won=True, seconds=1, day=9)
    assert statistics.beaten(best) == []
    assert statistics.beaten(KeptGame(best.game, "b", seconds=1)) == ["score", "moves", "time"]
    statistics.follow(best)
    assert (statistics.won, statistics.best_score, statistics.fewest_moves, statistics.shortest) == (1, 90, 20, 60)
    assert (statistics.days_won, statistics.streak) == ([], 1)


def test_the_last_50_games_are_kept_the_latest_at_the_end() -> None:
    statistics = followed(*(kept(str(number), 1) for number in range(57)))
    assert list(recent(statistics)) == [str(number) for number in range(7, 57)]
    assert statistics.begun == 57


@given(news, news)
def test_statistics_are_read_as_written_and_go_on_from_there(told: list[KeptGame], more: list[KeptGame]) -> None:
    statistics = followed(*told)
    read = read_statistics(statistics.text)
    assert seen(read) == seen(statistics)
    for one in more:
        assert read.follow(one) == statistics.follow(one)
        assert seen(read) == seen(statistics)


def test_statistics_that_the_first_version_kept_are_read() -> None:
    read = read_statistics(FIRST_VERSION)
    assert (read.begun, read.won, read.streak, read.seconds, read.days_won) == (5, 3, 1, 400, [3, 9])
    assert recent(read) == {"a": [5, True, 1220, 310, 65], "b": [6, False, 5, 2, 9]}
    assert json.loads(read.text) == json.loads(FIRST_VERSION)


@pytest.mark.parametrize(
    ("name", "value", "reason"),
    [
        *((name, value, f"{name} is no number") for name in TOTALS for value in (None, True, -1, 0.5, "1")),
        *(("days_won", days, "days_won is no number") for days in ([3, -1], [None])),
        *(("days_won", days, "days_won is not in order") for days in ([4, 3], [3, 3])),
        *(("recent", [item], "recent holds something else than games") for item in NO_GAMES),
        ("recent", [["a", 5, 0, "0", 0, 0]], "recent is no number"),
        *(("recent", [["a", deal, 0, 0, 0, 0]], "recent holds a deal that there is not") for deal in (0, 1_000_000)),
        *((name, value, "the counts contradict each other") for name, value in CONTRADICTING.items()),
    ],
)
def test_statistics_that_can_not_be_are_refused_with_the_reason(name: str, value: object, reason: str) -> None:
    with pytest.raises(RecordError) as caught:
        read_statistics(json.dumps(json.loads(FIRST_VERSION) | {name: value}))
    assert str(caught.value) == reason
