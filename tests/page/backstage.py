"""What tests do to the page's app from behind, in the page's own Python."""

from __future__ import annotations

from easyharp.browser.app import App
from easyharp.game.diagram import read_position
from easyharp.game.game import Game


def start(app: App, number: int, position: str, score: int, moves: int) -> None:
    """Let the app play a game of deal `number` that stands at a position, given as text, with its figures."""
    game = Game(number)
    game.position = read_position(position)
    game.score = score
    game.moves = moves
    app.start(game)


def turns(app: App) -> str:
    """Every turn that the app's game has played."""
    return " ".join(app.table.game.turns)


def lose_the_game(app: App) -> None:
    """Let everything that asks for the game's cards fail, as if the code had a fault."""
    del app.table.game
