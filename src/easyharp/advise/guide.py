"""Advice that one may follow: it keeps to its plan, where advice thought out anew each time may go in circles."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..game.notation import DRAW
from ..game.rules import played
from .advice import planned
from .sight import Sight

if TYPE_CHECKING:
    from ..game.position import Position


class Guide:
    """The fair player as somebody who advises in a game, from one action to the next."""

    def __init__(self) -> None:
        self._plan: list[tuple[Position, str]] = []

    def advice(self, seen: Sight) -> str | None:
        """The next action of the quick fair player, or None when nothing that it knows leads on, or the game is won.

        As long as the player stands anywhere on the way that was advised before, that way is advised.
        """
        if not seen.has_passed:
            return DRAW
        for position, action in self._plan:
            if position == seen.position:
                return action
        self._plan = []
        position = seen.position
        for action in planned(seen):
            self._plan.append((position, action))
            position = played(position, action)
        return self._plan[0][1] if self._plan else None
