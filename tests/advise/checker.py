"""Proofs of loss, checked by other code than that which finds them: the game's own rules as far as they go."""

from __future__ import annotations

from easyharp.game.cards import builds_on
from easyharp.game.position import Position

Places = tuple[tuple[int, int], ...]


def is_stuck(position: Position, places: Places, ranks: int = 13) -> bool:
    """Whether none of the cards at `places` can be the first of them to leave its place.

    Suppose one is the first. All others of them still lie where they lie now, and nothing is known of any other card.
    """
    assert places
    columns = [column.hidden + column.open for column in position.columns]
    stuck = set(places)
    return not any(_can_be_first(position, columns, stuck, column, at, ranks) for column, at in places)


def _can_be_first(
    position: Position, columns: list[tuple[int, ...]], stuck: set[tuple[int, int]], column: int, at: int, ranks: int
) -> bool:
    card = columns[column][at]
    covering = [(column, above) for above in range(at + 1, len(columns[column]))]
    is_covered = any(place in stuck for place in covering)
    is_king = card // 4 == ranks - 1
    can_be_emptied = any(
        all((other, index) not in stuck for index in range(len(cards))) for other, cards in enumerate(columns)
    )
    if is_king and can_be_emptied and (not is_covered or at == len(position.columns[column].hidden)):
        return True
    if is_covered:
        return False
    if any(builds_on(card, base) for base in _to_be_had(position, columns, stuck)):
        return True
    needed = 1
    if any(columns[column][above] == card for _, above in covering):
        needed = 2  # its twin had to leave first, found no base either, and lies on one of the suit's places
    lower = range(card % 4, card, 4)
    return all(needed + _count(columns, stuck, below) <= 2 for below in lower)


def _count(columns: list[tuple[int, ...]], stuck: set[tuple[int, int]], card: int) -> int:
    return sum(columns[column][at] == card for column, at in stuck)


def _to_be_had(position: Position, columns: list[tuple[int, ...]], stuck: set[tuple[int, int]]) -> list[int]:
    """The cards that may lie open somewhere: those that aren't stuck, and the topmost stuck one of each column."""
    found = list(position.stock + position.waste)
    found += [rank * 4 + place // 2 for place, height in enumerate(position.foundations) for rank in range(height)]
    for column, cards in enumerate(columns):
        found += [card for at, card in enumerate(cards) if (column, at) not in stuck]
    for column, cards in enumerate(columns):
        own = [at for at in range(len(cards)) if (column, at) in stuck]
        if own:
            found.append(cards[max(own)])
    return found
