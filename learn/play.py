"""Games of the quick fair player to learn from, each with one decision left to chance."""

from __future__ import annotations

from random import Random

from easyharp.advise.advice import EXPANSIONS, long_way, ways
from easyharp.advise.feature import Unseen, features
from easyharp.advise.line import actions_for, moves_of
from easyharp.advise.macro import Moves
from easyharp.advise.pack import WHOLE
from easyharp.advise.pile import Piles
from easyharp.advise.sight import sight
from easyharp.advise.table import table_of
from easyharp.advise.weight import A
from easyharp.game.deals import deal
from easyharp.game.position import Position
from easyharp.game.rules import played

_DECISIONS = 30  # about as many as a game has


def played_game(number: int) -> tuple[list[list[float]], bool]:
    """The features of the tables after the decision left to chance in deal `number`, and whether the game was won.

    Without that decision the player would only see what it likes already.
    """
    random = Random(number)
    at_random = random.randrange(_DECISIONS)
    position = deal(number)
    seen_tables: list[list[float]] = []
    decisions = 0
    while not position.is_won:
        seen = sight(position, 0)
        piles = Piles(WHOLE, A)
        moves = Moves(WHOLE, piles, 1)
        start = table_of(seen.position, WHOLE, piles)
        safe = moves.after_safe(start)
        if not start.hidden:
            return seen_tables, True
        if safe.hidden < start.hidden:
            chosen = safe
        else:
            unseen = Unseen(seen.unseen)
            found = ways(safe, moves, unseen, EXPANSIONS)
            if not found:
                made = long_way(start, piles)
                if not made:
                    return seen_tables, False
                position = _after(position, made)
                continue
            chosen = random.choice(found)[1] if decisions == at_random else found[0][1]
            if decisions >= at_random and chosen.hidden:
                seen_tables.append(features(chosen, unseen))
            decisions += 1
        position = _after(position, moves_of(start, chosen, moves))
    return seen_tables, True


def _after(position: Position, made: list[tuple[int, int, int]]) -> Position:
    """The position after some moves."""
    for action in actions_for(position, made):
        position = played(position, action)
    return position
