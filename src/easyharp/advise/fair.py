"""A whole game of the fair player."""

from __future__ import annotations

from ..game.game import Game
from ..game.notation import DRAW, RECYCLE
from .advice import plan
from .line import actions_for
from .sight import sight


def fair_game(number: int, *, is_thorough: bool = False) -> Game:
    """The game of deal `number` as the fair player plays it, to the win or until it knows nothing that leads on.

    Between two cards that turn open it keeps to its plan.
    """
    game = Game(number)
    while game.position.stock:
        game.play(DRAW)
    game.play(RECYCLE)
    while not game.is_won:
        moves = plan(sight(game.position, 0), is_thorough=is_thorough)
        if not moves:
            break
        for action in actions_for(game.position, moves):
            game.play(action)
    return game
