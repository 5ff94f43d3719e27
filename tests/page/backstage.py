"""What tests do to the page's app from behind, in the page's own Python."""

from __future__ import annotations

import json

import shelf

from easyharp.browser.app import App
from easyharp.browser.dialog import close_all
from easyharp.browser.storage import GAME, SETTINGS, STATISTICS
from easyharp.browser.tab import new_name
from easyharp.game.diagram import read_position
from easyharp.game.game import Game
from easyharp.game.notation import DRAW, FOUNDATIONS, RECYCLE, REDO, UNDO
from easyharp.play.kept_game import KeptGame


def start(app: App, number: int, position: str, score: int, moves: int, seconds: int, day: int) -> None:
    """Let the app play a new game of deal `number` that stands at a position, given as text, with its figures."""
    game = Game(number)
    game.position = read_position(position)
    game.score = score
    game.moves = moves
    app.begin(KeptGame(game, new_name(), day=day, seconds=seconds))


def play(app: App, turn: str) -> None:
    """Play a turn, as keys would."""
    table = app.table
    if turn in (DRAW, RECYCLE):
        app.show(table.draw())
    elif turn in (UNDO, REDO):
        app.show(table.undo() if turn == UNDO else table.redo())
    elif turn[1] == FOUNDATIONS:
        app.show(table.to_foundation(turn[0]))
    else:
        app.show(table.activate(turn[0]))
        app.show(table.activate(turn[1]))


def play_at_once(app: App, turns: str) -> None:
    """Play several turns before the page does anything else, as when it is too busy to keep up with the player."""
    for turn in turns.split():
        play(app, turn)


def turns(app: App) -> str:
    """Every turn that the app's game has played."""
    return " ".join(app.table.game.turns)


def win(app: App, position: str) -> None:
    """Win the app's game with one move, from a position in which only the king in column 4 is left."""
    app.table.game.position = read_position(position)
    app.board.show(app.table.view, moving=False)
    app.show(app.table.to_foundation("4"))


def number(app: App) -> int:
    """The deal of the app's game."""
    return app.table.game.number


def open_with(app: App, name: str, text: str) -> str:
    """Open the app anew with `text` kept under `name`: its deal then, how many cards it has, and what is damaged.

    What was kept under the name before is there again afterwards.
    """
    before = shelf.read(name)
    shelf.write(name, text)
    app.keeper.damaged = []
    app.resume()
    if before is not None:
        shelf.write(name, before)
    position = app.table.game.position
    cards = len(position.stock) + len(position.waste) + sum(position.foundations)
    cards += sum(len(column.hidden) + len(column.open) for column in position.columns)
    return json.dumps([number(app), cards, [damaged for _, damaged in app.keeper.damaged]])


def choose(app: App, name: str, option: str) -> None:
    """Choose an option of a setting."""
    app.preferences.choose(name, option)


def show_dialog(app: App, name: str) -> None:
    """Show a dialog that the page has no reason to show."""
    app.keeper.damaged = [(name, "damaged") for name in (GAME, STATISTICS, SETTINGS)]
    app.dialogs.show(name)


def close_dialogs(_app: App) -> None:
    """Close whatever is open."""
    close_all()


_lost: list[Game] = []


def lose_the_game(app: App) -> None:
    """Let everything that asks for the game's cards fail, as if the code had a fault."""
    _lost.append(app.table.game)
    del app.table.game


def find_the_game(app: App) -> None:
    """Put the lost game back."""
    app.table.game = _lost.pop()
