"""A whole turn by mouse."""

from __future__ import annotations

from easyharp.game.notation import DRAW, FOUNDATIONS, RECYCLE, STOCK
from tests.page.player import Player


def play_by_mouse(player: Player, turn: str) -> None:
    """Play a turn: draw by a click, send every second card to its foundation by a click, and drag all others."""
    source, target = turn[0], turn[1]
    if turn in (DRAW, RECYCLE):
        _click(player, STOCK)
    elif target == FOUNDATIONS and player.game.moves % 2:  # never two in a row, which would make a pair
        _click(player, source)
    else:
        player.drag(source, target, player.lifted(turn))
    player.play(turn)


def _click(player: Player, pile: str) -> None:
    """Click as a person does, who doesn't press and release in one and the same moment."""
    mouse = player.page.mouse
    mouse.move(*player.point(pile))
    mouse.down()
    mouse.up()
