"""Small packs, dealt at random and played a little, for searches of everything."""

from __future__ import annotations

from random import Random

from easyharp.game.position import Column, Position

from .naive import position_of, state_of, steps


def small_position(random: Random, ranks: int, suits: int, *, most_columns: int = 5, depth: int = 5) -> Position:
    """A position of a pack of `ranks` ranks and `suits` suits, each card twice, in up to `most_columns` columns."""
    cards = [card for rank in range(ranks) for card in range(rank * 4, rank * 4 + suits)] * 2
    random.shuffle(cards)
    columns = []
    for _ in range(random.randint(2, most_columns)):
        size = min(random.randint(0, depth), len(cards))
        taken, cards = cards[:size], cards[size:]
        columns.append(Column(tuple(taken[:-1]), tuple(taken[-1:])))
    position = Position(tuple(cards), (), (0,) * 8, tuple(columns))
    for _ in range(random.choice((0, 0, 3, 10, 30))):
        allowed = [after for _, after in steps(state_of(position), ranks)]
        if not allowed:
            break
        position = position_of(random.choice(allowed))
    return position


def is_over(position: Position) -> bool:
    """Whether all cards are up already."""
    return not position.stock and not position.waste and not any(column.open for column in position.columns)
