"""What a player knows who has forgotten nothing: the cards seen so far, and no others."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..game.notation import RECYCLE
from ..game.position import Column, Position
from .pack import UNKNOWN

if TYPE_CHECKING:
    from ..game.game import Game


class Sight:
    """A position as the player knows it: in `position`, UNKNOWN stands for every card that was never seen.

    Those are the hidden cards, and the cards of the stock that were never drawn. `unseen` says how often each of the 52
    cards is among them.
    """

    __slots__ = ("position", "unseen")

    def __init__(self, position: Position) -> None:
        """`position` has UNKNOWN for each card that was not seen."""
        self.position = position
        self.unseen = [2] * 52
        seen = list(position.stock + position.waste)
        for column in position.columns:
            seen.extend(column.hidden + column.open)
        for place, height in enumerate(position.foundations):
            seen.extend([rank * 4 + place // 2 for rank in range(height)])
        for card in seen:
            if card != UNKNOWN:
                self.unseen[card] -= 1

    @property
    def has_passed(self) -> bool:
        """Whether the stock was passed once, so that each of its cards is known."""
        return UNKNOWN not in self.position.stock


def sight(position: Position, undrawn: int) -> Sight:
    """What the player knows of a position when the lowest `undrawn` cards of the stock were never drawn."""
    stock = (UNKNOWN,) * undrawn + position.stock[undrawn:]
    columns = [Column((UNKNOWN,) * len(column.hidden), column.open) for column in position.columns]
    return Sight(Position(stock, position.waste, position.foundations, tuple(columns)))


def sight_of(game: Game) -> Sight:
    """What the player of a game knows now. What was seen in draws that were undone counts as forgotten.

    Before the first recycle no card comes back to the stock, so that those in it are the ones that were never drawn.
    """
    return sight(game.position, 0 if RECYCLE in game.turns else len(game.position.stock))
