"""How hard the deals are: packed and read back."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from easyharp.play.difficulty import DIFFICULTIES, difficulty, packed, place_of


@given(st.lists(st.sampled_from(DIFFICULTIES), max_size=40))
def test_what_is_packed_is_read_back(names: list[str]) -> None:
    data = packed(names)
    assert len(data) == -(-len(names) // 5)
    assert [difficulty(number, data[place_of(number)]) for number in range(1, len(names) + 1)] == names
