"""A table's key: the same for the same cards, another for others."""

from __future__ import annotations

from easyharp.advise.chance import code
from easyharp.advise.pack import WHOLE
from easyharp.advise.pile import Piles
from easyharp.advise.table import table_of
from easyharp.advise.weight import A
from easyharp.game.deals import deal


def test_no_sum_of_few_places_is_another() -> None:
    """Foundations of different heights never add up to the same key, nor do two columns to two others."""
    start = table_of(deal(1), WHOLE, Piles(WHOLE, A))
    keys = set()
    for first in range(4):
        for second in range(4):
            for heights in range(64):
                table = start.copy()
                for suit, height in ((first, heights % 8), (second, heights // 8)):
                    for rank in range(height):
                        table.lay_up(rank * 4 + suit)
                keys.add((tuple(table.heights), table.key))
    assert len({key for _, key in keys}) == len({heights for heights, _ in keys})
    codes = [code(number) for number in range(300)]
    sums = [one + other for at, one in enumerate(codes) for other in codes[:at]]
    assert len(set(sums)) == len(sums)
