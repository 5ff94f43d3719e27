"""Which game is played: the one to begin with, and how each is kept from its first moment on."""

from __future__ import annotations

from typing import TYPE_CHECKING

import js

from ..game.deals import LAST, LOST, deal_of_the_day
from ..game.game import Game
from ..play.kept_game import KeptGame
from .tab import new_name
from .today import today

if TYPE_CHECKING:
    from .address import Address


def opening(kept: KeptGame | None, address: Address) -> KeptGame:
    """The game to begin with: the `kept` one, the one that the address means, or any."""
    game = address.game
    if kept is not None and (kept.is_in_progress or (game is not None and address.means(kept.game))):
        return kept
    if kept is not None and game is None and not kept.game.is_won:
        return kept
    return to_keep(game or Game(random_deal()))


def to_keep(game: Game, day: int | None = None) -> KeptGame:
    """A game with what is kept beside it; `day` is the date whose deal it is, by default today if it is today's.

    One of which others have played a part has no name, so that it counts for nothing.
    """
    name = "" if game.turns else new_name()
    return KeptGame(game, name, day=_day_of(game.number) if day is None else day)


def random_deal(but: int = 0, *, is_winnable: bool = True) -> int:
    """The number of any deal but one; with `is_winnable`, of those that can be won."""
    number = but
    while number == but or (is_winnable and number in LOST):
        number = 1 + int(js.Math.random() * LAST)
    return number


def _day_of(number: int) -> int:
    day = today()
    return day if deal_of_the_day(day) == number else 0
