"""Nothing leaks: what the player sees, is told and can find out never depends on a hidden card."""

import re
from collections.abc import Callable
from functools import partial
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from easyharp.game.diagram import position_text
from easyharp.game.notation import PILES
from easyharp.game.position import Column, Position
from easyharp.game.rules import actions
from easyharp.play.keyboard import Keyboard
from easyharp.play.names import pile_name
from easyharp.play.outcome import Outcome
from easyharp.play.table import Table
from easyharp.play.view import View

from ..game.positions import position, random_play, random_position
from .languages import WORDS
from .tables import counts, in_hand, said, table_at

seeds = st.integers(0, 10**9)

Gesture = Callable[[], Outcome | None]

KEYS = ["ArrowUp", "ArrowDown", "Enter", "f", "g", "u", "r", *"123456789", "Escape"]


def twins(seed: int) -> tuple[Position, Position]:
    """Two positions that differ only in which cards are hidden where, and in the order of the stock."""
    one = random_position(seed)
    hidden = list(one.stock)
    for column in one.columns:
        hidden += column.hidden
    Random(seed).shuffle(hidden)
    columns = []
    for column in one.columns:
        columns.append(Column(tuple(hidden[: len(column.hidden)]), column.open))
        del hidden[: len(column.hidden)]
    return one, Position(tuple(hidden), one.waste, one.foundations, tuple(columns))


def parts(value: object) -> object:
    """All that a value holds, whether it counts when the value is compared or not."""
    if isinstance(value, tuple | list):
        return [parts(part) for part in value]
    slots = getattr(type(value), "__slots__", ())
    held = {name: parts(getattr(value, name)) for name in slots} | {
        name: parts(part) for name, part in getattr(value, "__dict__", {}).items()
    }
    return held or value


def test_the_view_of_a_position() -> None:
    rows = "foundations: - 2S - - - - - -\nwaste: 3H 4C\n4: [9H 9S] QH JC"
    view = View(position(rows))
    assert view.stock == 96
    assert view.waste == position(rows).waste
    assert view.foundations == (0, 2, 0, 0, 0, 0, 0, 0)
    assert [column.hidden for column in view.columns] == [0, 0, 0, 2, 0, 0, 0, 0, 0]
    assert [column.open for column in view.columns] == [column.open for column in position(rows).columns]


def test_the_view_as_text_has_dots_for_hidden_cards() -> None:
    view = View(position("foundations: - 2S QH - - - - -\nwaste: 3H 4C\n4: [9H 9S] QS JD\n1: KS", rest="1"))
    assert view.text == (
        "stock: -\nwaste: 3H 4C\nfoundations: - 2S QH - - - - -\n"
        f"1: [{' '.join(['..'] * (104 - 2 - 2 - 12 - 4 - 1))}] KS\n"
        "2: -\n3: -\n4: [.. ..] QS JD\n5: -\n6: -\n7: -\n8: -\n9: -\n"
    )


@given(seeds)
def test_the_view_as_text_is_the_position_without_its_hidden_cards(seed: int) -> None:
    position = random_position(seed)
    dotted = re.sub(r"\[(.*?)\]", lambda hidden: re.sub(r"\w\w", "..", hidden[0]), position_text(position))
    assert View(position).text == dotted


@given(seeds)
def test_the_view_of_a_position_never_holds_a_hidden_card(seed: int) -> None:
    one, other = (View(twin) for twin in twins(seed))
    assert parts(one) == parts(other)
    assert one == other
    assert hash(one) == hash(other)
    assert one.text == other.text


def test_views_that_differ_to_the_eye_are_not_equal() -> None:
    for number in range(1, 20):
        before = None
        for game in random_play(number, 60):
            view = View(game.position)
            assert view != before
            before = view
    assert View(position("4: 3S")) != "4: 3S"


@given(seeds)
def test_names_depend_on_no_hidden_card(seed: int) -> None:
    one, other = (View(twin) for twin in twins(seed))
    for words in WORDS.values():
        for pile in PILES:
            assert pile_name(words, one, pile) == pile_name(words, other, pile)


@settings(max_examples=30)
@given(seeds)
def test_no_gesture_that_makes_no_turn_says_anything_of_a_hidden_card(seed: int) -> None:
    one, other = twins(seed)
    for pile, count in counts(one):
        assert _put_down(one, pile, count) == _put_down(other, pile, count)
        assert _drag(one, pile, count) == _drag(other, pile, count)
        assert _tap_twice(one, pile, count) == _tap_twice(other, pile, count)


@given(seeds)
def test_no_key_that_makes_no_turn_says_anything_of_a_hidden_card(seed: int) -> None:
    one, other = twins(seed)
    for pile in PILES:
        assert _press_all(one, pile) == _press_all(other, pile)


def _put_down(start: Position, pile: str, count: int) -> list[object]:
    table = table_at(start)
    taps: list[Gesture] = [partial(table.tap, target, count, at * 1000) for at, target in enumerate("wA987654321s")]
    return _told(table, [partial(table.hold, pile, count), *taps])


def _drag(start: Position, pile: str, count: int) -> list[object]:
    table = table_at(start)
    return _told(table, [partial(_drop, table, pile, count, target) for target in "swA123456789"])


def _drop(table: Table, pile: str, count: int, target: str) -> Outcome | None:
    return table.drop(target) if table.lift(pile, count) else None


def _tap_twice(start: Position, pile: str, count: int) -> list[object]:
    table = table_at(start)
    return _told(table, [partial(table.tap, pile, count, at) for at in (0, 100)])


def _press_all(start: Position, pile: str) -> list[object]:
    table = table_at(start)
    keyboard = Keyboard(table)
    return _told(table, [partial(keyboard.press, key, pile) for key in KEYS])


def _told(table: Table, gestures: list[Gesture]) -> list[object]:
    """All that the player finds out by some gestures, up to the first that makes a turn, which may show a card."""
    told: list[object] = []
    for gesture in gestures:
        outcome = gesture()
        if outcome is not None and outcome.turn is not None:
            return told + [outcome.turn]
        told += [said(outcome), in_hand(table), table.targets]
    return told


@given(seeds)
def test_an_undo_does_not_name_the_card_that_is_hidden_again(seed: int) -> None:
    starts = twins(seed)
    for action in actions(starts[0]):
        undone = []
        for start in starts:
            told = table_at(start)
            told.game.play(action)
            undone.append(said(told.undo()))
            assert told.game.position == start
        assert undone[0] == undone[1]
