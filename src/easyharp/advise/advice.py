"""The fair player: what to do next, for somebody who knows only what was seen.

One decision runs from one card that turns open to the next. A short search finds ways to turn a card and judges what
each leads to, the card itself unknown. The quick player takes the best. The thorough one tries the best few with some
of the cards that it may be, searches on from there, and takes the way that is best on the average.
"""

from __future__ import annotations

import math

from ..game.notation import DRAW
from .chance import Chance
from .feature import Unseen
from .foundation import lay_up_safe
from .judgement import judgement
from .line import actions_for, moves_of
from .macro import Moves
from .pack import UNKNOWN, WHOLE
from .pile import Piles
from .schedule import EVERY_CHOICE
from .search import Search
from .sight import Sight
from .table import Table, table_of
from .weight import A

EXPANSIONS = 3  # tables looked at before the best ways found are taken
_MOST = 24  # the same as long as no way is found; after these any way will do
_LONG = ((1, False, 1000), (EVERY_CHOICE, True, 700))
"""What is searched then: how many choices of a chain's cards, whether for a foundation's cards too, and how far."""

_WAYS = 5
_CARDS = 16
_FURTHER = 3  # of the thorough player: ways that are tried, cards tried on each, and tables looked at from there

_SURE = 1000.0  # the judgement of a table without hidden cards


def advice(seen: Sight, *, is_thorough: bool = False) -> str | None:
    """The next action of the fair player, or None when nothing that it knows leads on, or the game is won.

    It gets what the player knows and no position, so it can't peek. The same sight gives the same advice everywhere.
    """
    if not seen.has_passed:
        return DRAW
    actions = planned(seen, is_thorough=is_thorough)
    return actions[0] if actions else None


def planned(seen: Sight, *, is_thorough: bool = False) -> tuple[str, ...]:
    """The actions of the plan: none when nothing leads on. The stock must have been passed."""
    return actions_for(seen.position, plan(seen, is_thorough=is_thorough))


def plan(seen: Sight, *, is_thorough: bool = False) -> list[tuple[int, int, int]]:
    """The moves (card, source, target) up to the next card that turns open, or to the end when none is hidden.

    None at all when no way was found. The stock must have been passed.
    """
    piles = Piles(WHOLE, A)
    moves = Moves(WHOLE, piles, 1)
    start = table_of(seen.position, WHOLE, piles)
    hidden = start.hidden
    if not hidden:
        return moves_of(start, start, moves, is_to_end=True)
    safe = moves.after_safe(start)
    if safe.hidden < hidden:
        return moves_of(start, safe, moves)
    found = ways(safe, moves, Unseen(seen.unseen), EXPANSIONS)
    if not found:
        return long_way(start, piles)
    best = found[0][1]
    if is_thorough and len(found) > 1 and best.hidden:
        best = _best_on_average([table for _, table in found[:_WAYS]], piles, moves, seen.unseen)
    return moves_of(start, best, moves)


def long_way(start: Table, piles: Piles) -> list[tuple[int, int, int]]:
    """The moves to any table on which one more card is open, where none is near: better than to give up."""
    for variants, is_full, expansions in _LONG:
        moves = Moves(WHOLE, piles, variants, is_full=is_full)
        search = Search(moves, moves.after_safe(start), A, 0, start.hidden - 1)
        search.run(expansions)
        if search.found:
            return moves_of(start, search.found, moves)
    return []


def ways(start: Table, moves: Moves, unseen: Unseen, expansions: int) -> list[tuple[float, Table]]:
    """Tables on which one more card is open than on `start`, with their judgements, the highest first."""
    hidden = start.hidden
    seen = {start.key: True}
    waiting = [(0.0, start)]
    found: list[tuple[float, Table]] = []
    for count in range(_MOST):
        if not waiting or (found and count >= expansions):
            break
        _, table = waiting.pop(_highest(waiting))
        for macro in moves.macros(table):
            child = moves.after(table, macro)
            if child.key in seen:
                continue
            seen[child.key] = True
            left = child.hidden
            if not left:
                return [(_SURE, child)]
            value = judgement(child, unseen)
            (waiting if left == hidden else found).append((value, child))
    ordered = []
    while found:  # not by sort(), which may exchange equals elsewhere
        ordered.append(found.pop(_highest(found)))
    return ordered


def _highest(judged: list[tuple[float, Table]]) -> int:
    """The index of the first of those with the highest judgement."""
    at = 0
    for index, (value, _) in enumerate(judged):
        if value > judged[at][0]:
            at = index
    return at


def _best_on_average(tables: list[Table], piles: Piles, moves: Moves, counts: list[int]) -> Table:
    """The table with the best chances when its new cards are some of those that nobody has seen, the same for all."""
    drawn = _drawn(counts, Chance(tables[0].key))
    best = tables[0]
    highest = -1.0
    for table in tables:
        chances = 0.0
        for world in range(min(_CARDS, len(drawn))):
            chances += _chance_of(table, drawn[world:] + drawn[:world], piles, moves, counts)
        if chances > highest:
            best, highest = table, chances
    return best


def _drawn(counts: list[int], chance: Chance) -> list[int]:
    """The unseen cards in an order that looks random."""
    cards = []
    for card, count in enumerate(counts):
        for _ in range(count):
            cards.append(card)
    for at in range(len(cards) - 1, 0, -1):
        other = chance.below(at + 1)
        cards[at], cards[other] = cards[other], cards[at]
    return cards


def _chance_of(table: Table, drawn: list[int], piles: Piles, moves: Moves, counts: list[int]) -> float:
    """The chance to win from `table` on when its unknown top cards are the first ones of `drawn`."""
    known = table.copy()
    left = counts[:]
    drawn = drawn[:]
    for index, pile in enumerate(table.piles):
        if pile.top == UNKNOWN:
            card = drawn.pop(0)
            left[card] -= 1
            known.change(index, piles.turned(pile, card))
    hidden = known.hidden
    lay_up_safe(known, WHOLE)
    unseen = Unseen(left)
    if known.hidden < hidden:
        value = judgement(known, unseen) if known.hidden else _SURE
    else:
        found = ways(known, moves, unseen, _FURTHER)
        if not found:
            return 0.0
        value = found[0][0]
    return 1 / (1 + math.exp(-min(value, 30.0)))
