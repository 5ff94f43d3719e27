"""The time of play: counted only while the watch runs, by whatever clock is handed in."""

from hypothesis import given
from hypothesis import strategies as st

from easyharp.play.stopwatch import Stopwatch

# Times in eighths of a second, which sums of floats hold exactly.
times = st.integers(0, 10**8).map(lambda eighths: eighths * 125.0)
news = st.lists(st.tuples(st.sampled_from(("run", "rest", "look")), times))


def test_a_watch_rests_at_first_and_shows_the_seconds_it_was_given() -> None:
    assert Stopwatch().seconds(5000) == 0
    assert [Stopwatch(90).seconds(at) for at in (0, 1e9)] == [90, 90]


def test_a_watch_counts_only_while_it_runs() -> None:
    watch = Stopwatch(90)
    watch.run(10_000)
    assert [watch.seconds(at) for at in (10_000, 10_999, 11_000, 15_000)] == [90, 90, 91, 95]
    watch.rest(12_000)
    assert watch.seconds(60_000) == 92
    watch.run(60_000)
    assert watch.seconds(61_000) == 93


def test_parts_of_seconds_are_kept_over_rests() -> None:
    watch = Stopwatch()
    for at in (0, 5000, 10_000):
        watch.run(at)
        watch.rest(at + 400)
    assert watch.seconds(20_000) == 1


def test_to_run_or_rest_twice_is_harmless() -> None:
    watch = Stopwatch()
    watch.rest(500)
    watch.run(1000)
    watch.run(3000)
    assert watch.seconds(4000) == 3
    watch.rest(4000)
    watch.rest(9000)
    assert watch.seconds(9000) == 3


def test_looking_changes_nothing() -> None:
    watch = Stopwatch()
    watch.run(0)
    assert [watch.seconds(at) for at in (9000, 2500, 9000)] == [9, 2, 9]


def test_a_clock_that_jumps_back_takes_nothing_away() -> None:
    watch = Stopwatch(90)
    watch.run(50_000)
    assert watch.seconds(20_000) == 90
    watch.rest(20_000)
    assert watch.seconds(20_000) == 90
    watch.run(20_000)
    assert watch.seconds(21_000) == 91


@given(st.integers(0, 10**6), news)
def test_a_watch_shows_the_sum_of_the_times_between_run_and_rest(
    given_seconds: int, told: list[tuple[str, float]]
) -> None:
    watch = Stopwatch(given_seconds)
    ran: list[tuple[float, float]] = []
    started: list[float] = []
    for kind, at in told:
        if kind == "run":
            watch.run(at)
            started = started or [at]
        elif kind == "rest":
            watch.rest(at)
            ran += [(start, at) for start in started]
            started = []
        spans = ran + [(start, at) for start in started]
        assert watch.seconds(at) == given_seconds + sum(end - start for start, end in spans if end > start) // 1000


@given(st.integers(0, 10**6), news)
def test_a_steady_clock_never_makes_the_time_shrink_or_run_ahead(
    given_seconds: int, told: list[tuple[str, float]]
) -> None:
    watch = Stopwatch(given_seconds)
    shown, first = given_seconds, min((at for _, at in told), default=0)
    for kind, at in sorted(told, key=lambda news: news[1]):
        if kind != "look":
            (watch.run if kind == "run" else watch.rest)(at)
        assert shown <= watch.seconds(at) <= given_seconds + (at - first) / 1000
        shown = watch.seconds(at)
