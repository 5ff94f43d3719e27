"""From what a search found to a line: real actions, draws and recycles included."""

from __future__ import annotations

from ..game.notation import ACTIONS, COLUMNS, DRAW, FOUNDATIONS, PLACES, RECYCLE, WASTE
from ..game.position import Position
from .foundation import lay_up_all
from .macro import Moves
from .table import FOUNDATION, RESERVE, Table


def moves_of(start: Table, found: Table, moves: Moves, *, is_to_end: bool = False) -> list[tuple[int, int, int]]:
    """The moves (card, source, target) that lead from `start` to `found`, or with `is_to_end` on until all is up.

    `found` was reached from `start` after its safe foundation moves. When no card is hidden on it, the lowest card that
    isn't up yet is always on top of a column or in the reserve.
    """
    macros = []
    table = found
    while table.parent:
        macros.append(table.macro)
        table = table.parent
    made: list[tuple[int, int, int]] = []
    table = moves.after_safe(start, made)
    while macros:
        table = moves.after(table, macros.pop(), made)
    if is_to_end:
        lay_up_all(table, moves.pack, made)
    return made


def actions_for(position: Position, moves: list[tuple[int, int, int]]) -> tuple[str, ...]:
    """The actions that make `moves` from `position` on, in as few passes of the stock as comes of taking what is ready.

    Moves keep their order only where they meet: in a column, and on a place. A place here is the chain of cards that
    lies on it; which of a suit's two it is doesn't matter to the rules.
    """
    queues: list[list[int]] = [[] for _ in range(9 + 8)]
    ends = _ends(position, moves)
    for number in range(len(moves) - 1, -1, -1):
        for end in ends[number]:
            queues[end].append(number)
    stock, waste = list(position.stock), list(position.waste)
    heights = list(position.foundations)
    done: list[str] = []
    left = len(moves)
    idle = 0
    while left:
        number = _ready(queues, ends, moves, waste)
        if number < 0:
            assert idle <= len(stock) + len(waste) + 1, "a move that never gets ready"
            idle += 1
            if stock:
                waste.append(stock.pop())
                done.append(DRAW)
            else:
                waste.reverse()
                stock, waste = waste, []
                done.append(RECYCLE)
            continue
        idle = 0
        left -= 1
        for end in ends[number]:
            queues[end].pop()
        card, source, target = moves[number]
        if source == RESERVE:
            waste.pop()
        done.append(ACTIONS[_source(card, source, heights) + _target(card, target, heights)])
    return tuple(done)


def _ends(position: Position, moves: list[tuple[int, int, int]]) -> list[tuple[int, ...]]:
    """For each move the columns, 0 to 8, and places, 9 to 16, that it has to do with."""
    heights = list(position.foundations)
    ends: list[tuple[int, ...]] = []
    for card, source, target in moves:
        first = (card & 3) * 2
        touched = []
        if source == FOUNDATION:
            place = first if heights[first] == (card >> 2) + 1 else first + 1
            heights[place] -= 1
            touched.append(9 + place)
        elif source != RESERVE:
            touched.append(source)
        if target == FOUNDATION:
            place = first if heights[first] == card >> 2 else first + 1
            heights[place] += 1
            touched.append(9 + place)
        else:
            touched.append(target)
        ends.append(tuple(touched))
    return ends


def _ready(
    queues: list[list[int]], ends: list[tuple[int, ...]], moves: list[tuple[int, int, int]], waste: list[int]
) -> int:
    """The number of a move that can be made at once, one from the waste if there is one; -1 when there is none."""
    found = -1
    for queue in queues:
        if not queue:
            continue
        number = queue[-1]
        card, source, _ = moves[number]
        if source == RESERVE and not (waste and waste[-1] == card):
            continue
        for end in ends[number]:
            if queues[end][-1] != number:
                break
        else:
            if source == RESERVE:
                return number
            found = number
    return found


def _source(card: int, source: int, heights: list[int]) -> str:
    if source == RESERVE:
        return WASTE
    if source != FOUNDATION:
        return COLUMNS[source]
    place = (card & 3) * 2
    if heights[place] != (card >> 2) + 1:
        place += 1
    heights[place] -= 1
    return PLACES[place]


def _target(card: int, target: int, heights: list[int]) -> str:
    if target != FOUNDATION:
        return COLUMNS[target]
    place = (card & 3) * 2
    if heights[place] != card >> 2:
        place += 1
    heights[place] += 1
    return FOUNDATIONS
