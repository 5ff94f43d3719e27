"""Pictures of the table in the pages' text."""

from __future__ import annotations

import pytest

from easyharp.game.cards import card
from easyharp.game.notation import TextError
from easyharp.site.picture import read_picture

WHOLE = """\
stock: [.. ..]
waste: 9D 4S
foundations: 2S AS - - - - - KD
1: KH QS
2: [.. .. ..] 7C
3: -
"""


def test_a_picture_has_the_piles_that_are_written_and_no_others() -> None:
    picture = read_picture(WHOLE)
    assert picture.piles == "swABCDEFGH123"
    position = picture.position
    assert len(position.stock) == 2
    assert position.waste == (card("9D"), card("4S"))
    assert position.foundations == (2, 1, 0, 0, 0, 0, 0, 13)
    assert position.column("1").open == (card("KH"), card("QS"))
    assert (len(position.column("2").hidden), position.column("2").open) == (3, (card("7C"),))
    assert position.column("3").is_empty
    assert read_picture("4: 5H\n").piles == "4"


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("4: 5H\n3: 6C\n", "line 2.*expected a pile"),
        ("4: 5H\n4: 6C\n", "line 2.*expected a pile"),
        ("ten: 5H\n", "line 1.*expected a pile"),
        ("4 5H\n", "line 1.*expected a pile"),
        ("4: 5X\n", "5X"),
        ("4:\n", "no cards"),
        ("4: [3H] 5H\n", "hidden cards"),
        ("4: [.. 5H\n", "hidden cards|5H"),
        ("4: 5H 4D\n", "4D can't lie on 5H"),
        ("4: 5H 3S\n", "3S can't lie on 5H"),
        ("waste: 5H 5H\n1: 5H\n", "5H shows 3 times"),
        ("foundations: 2S 2S - - - - - -\n1: AS\n", "AS shows 3 times"),
        ("foundations: 2S\n", "8 foundation places, not 1"),
        ("foundations: 2H - - - - - - -\n", "place of another suit"),
    ],
)
def test_what_is_no_table_is_refused_with_its_place(text: str, reason: str) -> None:
    with pytest.raises(TextError, match=reason):
        read_picture(text)
