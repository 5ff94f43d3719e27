"""`easyharp solve`: whether a deal, or a game from where it stands, can still be won."""

from __future__ import annotations

import argparse
from typing import Any

from ..advise.solver import BUDGET, richest, shortened, solve
from ..advise.verdict import STUCK, UNKNOWN, WON, Proof, Verdict
from ..game.cards import card_text
from ..game.deals import code, read_deal
from ..game.game import Game
from ..game.notation import COLUMNS, TextError
from ..game.position import Position
from .fault import CommandError, Interrupted
from .progress import Progress
from .text import json_line, read_game_file

_TRIES = 16  # other lines that are sought for the shortest: half a second

_JSON = """\
JSON: {"deal": number, "code": text, "verdict": "won", "lost" or "unknown", "effort": number, "game": text or null,
"proof": null or {"kind": "stuck", "relaxed" or "exhausted", "size": number, "cards": [{"column": name, "index": number,
"card": text}]}}. The game is what was given with a line behind it that wins it. What the kinds of proof are, and how
they are checked, is told in docs/solving.md."""


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Let the command line know it."""
    command = commands.add_parser(
        "solve", help="tell whether a game can still be won", description=solve_command.__doc__, epilog=_JSON
    )
    command.add_argument("name", metavar="DEAL|FILE", help="a deal's number or code, or a game's text; - reads it")
    command.add_argument("--score", action="store_true", help="find a line with a high score in place of a short one")
    command.add_argument("--json", action="store_true", help="print JSON")
    command.set_defaults(run=solve_command)


def solve_command(options: argparse.Namespace) -> str:
    """Tell whether a deal, or a game from where it stands, can still be won by somebody who knows every card.

    Hidden cards and the order of the stock are used, so the answer gives something away. A won one comes with a game
    that wins, a lost one with a proof. The effort is how many positions were looked at. Ctrl+C ends the search, and the
    verdict is unknown then. With --score no card is taken back from a foundation, where that can be done.
    """
    game = _game(options.name)
    known = Verdict(UNKNOWN, 0)
    with Progress(BUDGET) as progress:

        def say(effort: int) -> None:
            if known.outcome == UNKNOWN:
                known.effort = effort
            progress.say(effort, "positions at most")

        try:
            known = solve(game.position, progress=say)
            if known.outcome == WON and options.score:
                known.line = richest(game.position, _TRIES, progress=say) or known.line
            elif known.outcome == WON:
                known.line = shortened(game.position, known.line, _TRIES, progress=say)
        except KeyboardInterrupt:
            raise Interrupted(_said(game, known, options)) from None
    return _said(game, known, options)


def _game(name: str) -> Game:
    """The game that a deal's name starts, or whose text a file has."""
    try:
        return Game(read_deal(name))
    except TextError as no_deal:
        try:
            return read_game_file(name)
        except CommandError as error:
            if isinstance(error.__cause__, OSError):
                raise CommandError(f"{no_deal.reason}, nor a file: {error}") from error
            raise


def _said(game: Game, verdict: Verdict, options: argparse.Namespace) -> str:
    text = " ".join([game.text, *verdict.line]) if verdict.outcome == WON else None
    if options.json:
        data = {
            "deal": game.number,
            "code": code(game.number),
            "verdict": verdict.outcome,
            "effort": verdict.effort,
            "game": text,
            "proof": None if verdict.proof is None else _proof_data(game.position, verdict.proof),
        }
        return json_line(data)
    lines = [f"verdict: {verdict.outcome}\n", f"effort: {verdict.effort}\n"]
    if text is not None:
        lines.append(f"game: {text}\n")
    if verdict.proof:
        lines.append(_proof_text(game.position, verdict.proof))
    return "".join(lines)


def _proof_data(position: Position, proof: Proof) -> dict[str, Any]:
    cards = [
        {"column": COLUMNS[column], "index": at, "card": _card(position, column, at)} for column, at in proof.cards
    ]
    return {"kind": proof.kind, "size": proof.size, "cards": cards}


def _proof_text(position: Position, proof: Proof) -> str:
    if proof.kind != STUCK:
        return f"proof: {proof.kind}, {proof.size} states\n"
    columns: dict[int, list[str]] = {}
    for column, at in proof.cards:
        columns.setdefault(column, []).append(_card(position, column, at))
    lines = [f"  {COLUMNS[column]}: {' '.join(cards)}\n" for column, cards in columns.items()]
    return "proof: stuck, none of these can be the first to leave its place\n" + "".join(lines)


def _card(position: Position, column: int, at: int) -> str:
    cards = position.columns[column].hidden + position.columns[column].open
    return card_text(cards[at])
