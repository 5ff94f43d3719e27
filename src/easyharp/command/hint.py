"""`easyharp hint`: what the fair player would do next in a game."""

from __future__ import annotations

import argparse

from ..advise.advice import advice
from ..advise.sight import sight_of
from ..game.deals import code
from .text import json_line, read_game_file

_JSON = """\
JSON: {"deal": number, "code": text, "hint": action or null}."""


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Let the command line know it."""
    command = commands.add_parser(
        "hint", help="print a good next action of a game", description=hint_command.__doc__, epilog=_JSON
    )
    command.add_argument("file", metavar="FILE", help="a game's text; - reads standard input")
    command.add_argument("--json", action="store_true", help="print JSON")
    command.set_defaults(run=hint_command)


def hint_command(options: argparse.Namespace) -> str:
    """Print the next action that the fair player would choose, who knows only what was seen in the game.

    It passes the stock once first, which costs nothing. It may go wrong, as any player may; when it knows nothing that
    leads on, it says none.
    """
    game = read_game_file(options.file)
    hint = advice(sight_of(game), is_thorough=True)
    if options.json:
        return json_line({"deal": game.number, "code": code(game.number), "hint": hint})
    return f"hint: {hint or 'none'}\n"
