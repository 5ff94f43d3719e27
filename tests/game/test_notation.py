"""How turns and attempts are written, and the place that an error names (R30, R31)."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from easyharp.game.notation import ACTIONS, TextError, read_action, read_attempt, read_turn, shown, words

CARD_ACTIONS = {source + target for source in "w123456789ABCDEFGH" for target in "f123456789"}


def test_every_action_that_can_be_written_is_listed_once() -> None:
    """Draw, recycle, and any source to any target (R31)."""
    assert set(ACTIONS) == CARD_ACTIONS | {"sw", "ws"}
    assert all(text == action for text, action in ACTIONS.items())


def test_of_all_texts_of_two_signs_only_turns_are_read() -> None:
    """Case counts; `3A`, `s5`, `fA`, `AB`, `uw` and their kind are no turns."""
    for text in map("".join, product(map(chr, range(128)), repeat=2)):
        if text in ACTIONS:
            assert (read_turn(text), read_action(text)) == (text, text)
        else:
            if text in ("uu", "rr"):
                assert read_turn(text) == text
            else:
                with pytest.raises(TextError, match="no turn"):
                    read_turn(text)
            with pytest.raises(TextError, match="no action"):
                read_action(text)


@pytest.mark.parametrize("text", ["", "s", "sws", "sw ", " sw", "35*1", "35!", "uuu", "WF"])
def test_a_turn_is_two_signs_and_no_more(text: str) -> None:
    """What `in` on a string, or a strip, would let through."""
    with pytest.raises(TextError) as caught:
        read_turn(text)
    assert (caught.value.text, caught.value.at) == (text, 0)


@given(st.sampled_from(sorted(CARD_ACTIONS)), st.integers(1, 99))
def test_an_attempt_is_read_as_it_is_written(action: str, count: int) -> None:
    """R23: source, target and how many cards."""
    attempt = read_attempt(f"{action}*{count}")
    assert (attempt.source, attempt.target, attempt.count) == (action[0], action[1], count)
    assert attempt.action == action


@pytest.mark.parametrize(
    ("text", "at"),
    [
        ("", 0),
        ("*3", 0),
        ("3A*2", 0),
        ("sw*2", 0),
        ("ws*2", 0),
        ("uu*2", 0),
        ("35", 2),
        ("35*", 3),
        ("35*0", 3),
        ("35*00", 3),
        ("35*100", 3),
        ("35*-1", 3),
        ("35*²", 3),
        ("35*٣", 3),
        ("35*1.", 3),
        ("35*:", 3),
        ("35*/", 3),
        ("35**2", 3),
    ],
)
def test_an_attempt_without_a_card_action_or_a_count_names_the_place(text: str, at: int) -> None:
    """Draws and recycles lift nothing, and digits are 0 to 9."""
    with pytest.raises(TextError) as caught:
        read_attempt(text)
    assert (caught.value.text, caught.value.at) == (text, at)


def test_an_error_names_its_place_by_line_and_character() -> None:
    """Counted from 1, also at the end of a line and of the text."""
    text = "ab\n\ncd"
    places = [str(TextError("what", text, at)) for at in range(len(text) + 1)]
    lines_and_characters = [(1, 1), (1, 2), (1, 3), (2, 1), (3, 1), (3, 2), (3, 3)]
    assert places == [f"line {line}, character {character}: what" for line, character in lines_and_characters]


def test_a_message_quotes_a_long_or_unprintable_text_short_and_escaped() -> None:
    """So that a file of megabytes, or with control characters, gets one readable line."""
    assert shown("3\n\0A") == r"'3\n\x00A'"
    assert shown("a" * 40) == "'" + "a" * 40 + "'"
    assert shown("a" * 1_000_000) == "'" + "a" * 40 + "…'"


@given(st.lists(st.tuples(st.text(" \t\r\n", min_size=1), st.text("ab\x0b\xa0", min_size=1))), st.text(" \n"))
def test_words_are_what_stands_between_blanks_with_its_offset(parts: list[tuple[str, str]], end: str) -> None:
    """Only blank, tab and line end are blanks; a no-break space is not."""
    text = "".join(blanks + word for blanks, word in parts) + end
    found = list(words(text))
    assert [word for _, word in found] == [word for _, word in parts]
    assert all(text[at : at + len(word)] == word for at, word in found)
    assert [word for _, word in words(text.lstrip(" \t\r\n"))] == [word for _, word in found]
