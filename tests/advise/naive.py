"""The rules of a pack of any size once more, and a search of everything that they allow: slow, and with no shortcut.

A state is (stock, waste, heights, columns) as in a Position, a column being (hidden, open).
"""

from __future__ import annotations

from collections.abc import Iterator

from easyharp.game.position import Column, Position

Cards = tuple[int, ...]
State = tuple[Cards, Cards, Cards, tuple[tuple[Cards, Cards], ...]]


class TooManyError(Exception):
    """There are more states than were to be looked at."""


def state_of(position: Position) -> State:
    """The state that a position describes."""
    columns = tuple((column.hidden, column.open) for column in position.columns)
    return position.stock, position.waste, position.foundations, columns


def position_of(state: State) -> Position:
    """The position that a state describes."""
    stock, waste, heights, columns = state
    return Position(stock, waste, heights, tuple(Column(*column) for column in columns))


def can_be_won(position: Position, ranks: int, most: int) -> bool:
    """Whether any play whatever wins. Raises TooManyError when `most` states don't tell.

    The order of the columns, and which of a suit's two places is which, make no difference here; nothing else is
    taken for the same.
    """
    start = state_of(position)
    seen = {_canonical(start)}
    waiting = [start]
    total = sum(len(cards) for cards in start[:2]) + sum(start[2]) + sum(len(h) + len(o) for h, o in start[3])
    while waiting:
        state = waiting.pop()
        if sum(state[2]) == total:
            return True
        for _, after in steps(state, ranks):
            key = _canonical(after)
            if key not in seen:
                if len(seen) == most:
                    raise TooManyError
                seen.add(key)
                waiting.append(after)
    return False


def steps(state: State, ranks: int) -> Iterator[tuple[str, State]]:
    """Every action that is allowed, as text, with the state after it."""
    stock, waste, heights, columns = state
    if stock:
        yield "sw", (stock[:-1], (*waste, stock[-1]), heights, columns)
    elif waste:
        yield "ws", (waste[::-1], (), heights, columns)
    if waste:
        yield from _laid(waste[-1], "w", (stock, waste[:-1], heights, columns), ranks)
    for place, height in enumerate(heights):
        if height:
            lower = (*heights[:place], height - 1, *heights[place + 1 :])
            card = (height - 1) * 4 + place // 2
            for action, after in _laid(card, "ABCDEFGH"[place], (stock, waste, lower, columns), ranks):
                if action[1] != "f":
                    yield action, after
    for index, (hidden, shown) in enumerate(columns):
        if not shown:
            continue
        left = _turned(hidden, shown[:-1])
        without = (*columns[:index], left, *columns[index + 1 :])
        name = str(index + 1)
        for action, after in _laid(shown[-1], name, (stock, waste, heights, without), ranks):
            target = action[1]
            onto_empty = target != "f" and not columns[int(target) - 1][1]
            if target != name and not onto_empty:
                yield action, after
        if shown[0] // 4 == ranks - 1:
            for other, (_, there) in enumerate(columns):
                if not there and other != index:
                    moved = list(columns)
                    moved[index] = _turned(hidden, ())
                    moved[other] = ((), shown)
                    yield name + str(other + 1), (stock, waste, heights, tuple(moved))


def _laid(card: int, source: str, state: State, ranks: int) -> Iterator[tuple[str, State]]:
    """Everywhere that a card which lies nowhere in `state` may be laid."""
    stock, waste, heights, columns = state
    rank, suit = divmod(card, 4)
    for place in (2 * suit, 2 * suit + 1):
        if heights[place] == rank:
            higher = (*heights[:place], rank + 1, *heights[place + 1 :])
            yield source + "f", (stock, waste, higher, columns)
            break
    for index, (hidden, shown) in enumerate(columns):
        onto = shown[-1] if shown else ranks * 4 + 1 - card % 2  # an empty column is like a card above the king
        if onto // 4 == rank + 1 and (onto - card) % 2 == 1:
            after = (*columns[:index], (hidden, (*shown, card)), *columns[index + 1 :])
            yield f"{source}{index + 1}", (stock, waste, heights, after)


def _turned(hidden: Cards, shown: Cards) -> tuple[Cards, Cards]:
    return (hidden, shown) if shown or not hidden else (hidden[:-1], hidden[-1:])


def _canonical(state: State) -> State:
    stock, waste, heights, columns = state
    pairs = sorted(heights[0:2]) + sorted(heights[2:4]) + sorted(heights[4:6]) + sorted(heights[6:8])
    return stock, waste, tuple(pairs), tuple(sorted(columns))
