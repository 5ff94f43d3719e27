"""A position as text, written and read, and the places that its errors name (R33)."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from easyharp.game.cards import card_text
from easyharp.game.deals import deal
from easyharp.game.diagram import diagram, position_text, read_position
from easyharp.game.notation import TextError

from .piles import KINDS
from .positions import cards_of, position, random_play, random_position

SMALL = """\
stock: [{stock}]
waste: 8D 2S
foundations: 2S - AH - - - 3D 2D
1: KH QS
2: [4D] 7C
3: -
4: -
5: -
6: -
7: -
8: -
9: 5H
"""


def small() -> str:
    """A whole position whose columns are those of the example in the rules, and one more."""
    left = sorted(KINDS * 2)
    for card in ("8D", "2S", "AS", "2S", "AH", "AD", "2D", "3D", "AD", "2D", "KH", "QS", "4D", "7C", "5H"):
        left.remove(card)
    return SMALL.format(stock=" ".join(left))


def test_a_position_is_written_one_pile_a_line() -> None:
    """The example of R33: hidden cards in brackets, the next card last, and - for nothing."""
    text = small()
    assert position_text(read_position(text)) == text
    before = read_position(text)
    assert before.foundations == (2, 0, 1, 0, 0, 0, 3, 2)
    assert position_text(before).splitlines()[1:6] == text.splitlines()[1:6]
    assert text.splitlines()[0].endswith("TS]")
    assert card_text(before.stock[-1]) == "TS"


@given(st.integers(0, 2**32 - 1))
def test_every_position_is_read_as_it_is_written(seed: int) -> None:
    """Also with empty piles, full places and nothing open."""
    before = random_position(seed)
    assert read_position(position_text(before)) == before


@given(st.integers(1, 999_999))
def test_positions_of_play_are_read_as_they_are_written(number: int) -> None:
    """From the deal on."""
    assert read_position(position_text(deal(number))) == deal(number)
    for game in random_play(number, 30):
        assert read_position(position_text(game.position)) == game.position


def test_reading_forgives_blanks_and_line_ends() -> None:
    """Blank lines, blanks around names and cards, a Windows line end, 10 and lower case."""
    spaced = "\n \n" + small().replace("\n", " \r\n\n").replace(":", " :\t").replace("[4D]", "[ 4d ]").replace(
        "TC", "10c"
    )
    assert read_position(spaced) == read_position(small())


def test_a_view_writes_hidden_cards_as_it_is_told() -> None:
    """R33: a player's view prints `..` for them."""
    columns: list[tuple[list[str], tuple[int, ...]]] = [(["..", ".."], (48, 45))] + [([], ())] * 8
    lines = diagram([".."], (0,), (13, 0, 0, 1, 0, 0, 0, 2), columns).splitlines()
    assert lines[:5] == ["stock: [..]", "waste: AS", "foundations: KS - - AH - - - 2D", "1: [.. ..] KS QH", "2: -"]


@pytest.mark.parametrize(
    ("old", "new", "reason", "at"),
    [
        ("waste: 8D 2S", "wast: 8D 2S", "expected the pile 'waste', found 'wast: 8D 2S'", "wast: 8D"),
        ("waste: 8D 2S", "waste 8D 2S", "expected the pile 'waste', found 'waste 8D 2S'", "waste 8D"),
        ("waste: 8D 2S\n", "", "expected the pile 'waste', found 'foundations:", "foundations"),
        ("1: KH QS\n", "1: KH QS\n1: KH QS\n", "expected the pile '2', found '1: KH QS'", "1: KH QS\n2"),
        ("9: 5H\n", "9: 5H\n10: -\n", "a line after the last pile: '10: -'", "10: -"),
        ("9: 5H\n", "", "the pile '9' is missing", ""),
        ("waste: 8D 2S", "waste: 8D [2S]", "hidden cards come first", " 8D [2S]"),
        ("waste: 8D 2S", "waste: [8D] 2S", "the waste has no hidden cards", " [8D] 2S"),
        ("TS]\n", "] TS\n", "the stock is hidden: its cards stand in brackets", " [2C"),
        ("[4D] 7C", "[4D 7C", "the bracket is not closed", "[4D 7C"),
        ("[4D] 7C", "[4D]", "the last card of a column is open", " [4D]"),
        ("[4D] 7C", "[] 4D 7C", "no cards: an empty pile is written -", "] 4D"),
        ("[4D] 7C", "[-] 7C", "no card: '-'", "-] 7C"),
        ("[4D] 7C", "[4D] 7C]", "no card: '7C]'", "7C]"),
        ("[4D] 7C", "[4D] [7C]", "no card: '[7C]'", "[7C]"),
        ("[4D] 7C", "[4D 7X] 7C", "no card: '7X'", "7X"),
        ("[4D] 7C", "[4D] 7C - 6H", "no card: '-'", "- 6H"),
        ("3: -", "3:", "no cards: an empty pile is written -", "\n4"),
        ("1: KH QS", "1: KH QD", "no ordered run: QD can't lie on KH", " KH QD"),
        ("1: KH QS", "1: KH JS", "no ordered run: JS can't lie on KH", " KH JS"),
        ("2S - AH - - - 3D 2D", "2S - AH - - - 3D", "there are 8 foundation places, not 7", " 2S - AH"),
        ("2S - AH - - - 3D 2D", "2S - AH - - - 3D 2D -", "there are 8 foundation places, not 9", " 2S - AH"),
        ("2S - AH - - - 3D 2D", "2S AH - - - - 3D 2D", "AH lies on a place of another suit", "AH - - - - 3D"),
        ("2S - AH - - - 3D 2D", "2S - AH - - - 3D 2", "no card: '2'", "2\n"),
        ("2S - AH - - - 3D 2D", "2S - AH - - - 3D AD", "each card is there twice, but 2D 1 times", ""),
        ("8D 2S", "8D 3S", "each card is there twice, but 2S 1 times", ""),
        ("8D 2S", "8D", "each card is there twice, but 2S 1 times", ""),
        ("8D 2S", "8D 2S AS", "each card is there twice, but AS 3 times", ""),
        ("4D", "AH", "each card is there twice, but AH 3 times", ""),
    ],
)
def test_a_text_that_is_no_position_says_what_and_where(old: str, new: str, reason: str, at: str) -> None:
    """A position has all its piles in order, all 104 cards, ordered open parts and open last cards."""
    text = small().replace(old, new, 1)
    assert text != small()
    with pytest.raises(TextError) as caught:
        read_position(text)
    assert caught.value.reason.startswith(reason)
    assert (caught.value.text, text[caught.value.at :].startswith(at)) == (text, True)
    assert at or caught.value.at == len(text)


def test_a_position_by_hand_holds_all_cards() -> None:
    """What the other tests build on: the cards that are not written lie hidden in the pile that is named."""
    assert cards_of(position("1: AS", rest="1")) == sorted(KINDS * 2)
    assert len(position("1: AS\nfoundations: KS - - - - - - -").stock) == 104 - 14
