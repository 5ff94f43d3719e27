"""More points from a solution: cards that go up from the reserve go by way of a column that takes them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..game.notation import COLUMNS, WASTE
from .table import FOUNDATION, RESERVE

if TYPE_CHECKING:
    from ..game.position import Position
    from .pack import Pack


def detoured(position: Position, moves: list[tuple[int, int, int]], pack: Pack) -> list[tuple[int, int, int]]:
    """`moves` from `position` on, with a stop on a column for each card from the reserve that can make one.

    The card goes on to its foundation at once, so nothing else changes, and the stop gives five points (R14).
    """
    columns = [list(column.hidden + column.open) for column in position.columns]
    made: list[tuple[int, int, int]] = []
    for card, source, target in moves:
        if source == RESERVE and target == FOUNDATION:
            for index, cards in enumerate(columns):
                if _takes(cards, card, pack):
                    made.append((card, RESERVE, index))
                    made.append((card, index, FOUNDATION))
                    break
            else:
                made.append((card, source, target))
            continue
        made.append((card, source, target))
        moving = [card]
        if source not in (RESERVE, FOUNDATION):
            at = len(columns[source]) - 1
            while columns[source][at] != card:
                at -= 1
            moving = columns[source][at:]
            columns[source] = columns[source][:at]
        if target != FOUNDATION:
            columns[target] += moving
    return made


def stops(line: tuple[str, ...]) -> int:
    """How many cards a line plays from the waste to a column: what lines without taking back differ by (R15)."""
    return sum([action[0] == WASTE and action[1] in COLUMNS for action in line])


def _takes(cards: list[int], card: int, pack: Pack) -> bool:
    """Whether a column with these `cards` takes a card (R4, R5)."""
    if not cards:
        return card >> 2 == pack.king
    return cards[-1] >> 2 == (card >> 2) + 1 and (cards[-1] ^ card) & 1 == 1
