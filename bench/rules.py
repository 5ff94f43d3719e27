"""One step of the rules on CPython against one of python-chess: list all that may be played, and play one of them."""

from __future__ import annotations

import time
from collections.abc import Callable
from statistics import median
from typing import TypeVar

import chess

from bench.figure import Figure
from easyharp.game.deals import read_deal
from easyharp.game.game import Game
from easyharp.game.position import Position
from easyharp.game.rules import actions, played
from tests.game.recorded import wins

ROUNDS = 101

# Kasparov against Topalov, Wijk aan Zee 1999: an opening, and a middle game as open as they come.
OPENING = "e4 d6 d4 Nf6 Nc3 g6 Be3 Bg7 Qd2 c6 f3 b5 Nge2 Nbd7 Bh6 Bxh6 Qxh6 Bb7 a3 e5"
MIDDLE_GAME = (
    "O-O-O Qe7 Kb1 a6 Nc1 O-O-O Nb3 exd4 Rxd4 c5 Rd1 Nb6 g3 Kb8 Na5 Ba8 Bh3 d5 Qf4+ Ka7 Rhe1 d4 Nd5 Nbxd5 exd5 Qd6 "
    "Rxd4 cxd4 Re7+ Kb6 Qxd4+ Kxa5 b4+ Ka4"
)

_Value = TypeVar("_Value")


def measure() -> list[Figure]:
    """The time of our step by that of a chess step, in the opening and in the middle game: medians of many rounds."""
    positions = _positions()
    board = chess.Board()
    return [
        Figure(f"a step of the rules by one of python-chess, {name}", _ratio(positions, _boards(board, moves)), 1)
        for name, moves in (("opening", OPENING), ("middle game", MIDDLE_GAME))
    ]


def _ratio(positions: list[Position], boards: list[chess.Board]) -> float:
    ratios = []
    for _ in range(ROUNDS):
        # A chess board is played on in place, so each round gets new ones; copying them is not counted.
        fresh = [board.copy(stack=False) for board in boards]
        ratios.append(_mean_time(_our_step, positions) / _mean_time(_chess_step, fresh))
    return median(ratios)


def _our_step(position: Position) -> None:
    played(position, actions(position)[-1])


def _chess_step(board: chess.Board) -> None:
    board.push(list(board.legal_moves)[-1])


def _mean_time(step: Callable[[_Value], None], values: list[_Value]) -> float:
    start = time.perf_counter()
    for value in values:
        step(value)
    return (time.perf_counter() - start) / len(values)


def _positions() -> list[Position]:
    """Every position of the recorded won games but the last ones."""
    found = []
    for row in wins():
        deal, *turns = row["game"].split()
        game = Game(read_deal(deal))
        for turn in turns:
            found.append(game.position)
            game.play(turn)
    return found[::20]


def _boards(board: chess.Board, moves: str) -> list[chess.Board]:
    """Every position in which one of `moves` was played from `board` on, which then stands at the end."""
    found = []
    for move in moves.split():
        found.append(board.copy(stack=False))
        board.push_san(move)
    return found
