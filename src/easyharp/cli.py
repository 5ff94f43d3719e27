"""The command `easyharp`: plays, and reads and writes the game's texts.

Exit status: 0 done, 1 a turn of a game's text is refused, 2 anything else that went wrong, 130 after Ctrl+C, 141 when
nobody reads the output any more. What went wrong is one line on standard error, and standard output is empty then.
(Ctrl+C is how playing ends: with 0.)
"""

from __future__ import annotations

import argparse
import contextlib
import datetime
import importlib.metadata
import os
import re
import signal
import sys
import threading
import webbrowser
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from .command import catalogue, hint, play_fair, solve
from .command.fault import FAILED, INTERRUPTED, UNREAD, CommandError, Interrupted
from .command.text import json_line, read_game_file
from .game.cards import card_text
from .game.deals import code, deal, deal_of_the_day, read_deal
from .game.diagram import position_text
from .game.game import Game
from .game.notation import PLACES, TextError, shown
from .game.position import Position
from .server import listen
from .site import built
from .site.base import BaseError, read_base
from .site.fault import BuildError
from .site.folder import FolderError, write
from .site.hosting import hosted

_DEAL_JSON = """\
JSON: {"deal": number, "code": text, "position": position}. A position is {"stock": [cards], "waste": [cards],
"foundations": [eight top cards, null for an empty place], "columns": [nine times {"hidden": [cards], "open":
[cards]}]}. A card is written like "TH"; the one that is played or drawn next stands at the end."""

_REPLAY_JSON = """\
JSON: {"deal": number, "code": text, "position": position, "score": number, "moves": number, "won": true or false},
and with --each "turns": [{"turn": text, "score": number}, ...]. The position is as in `easyharp deal --json`."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command with `arguments`, the process's own when None, and return its exit status."""
    try:
        options = _read_arguments(arguments)
        return _write(options.run(options))
    except SystemExit as end:  # argparse has said what it had to say
        return _write("") or int(end.code or 0)
    except CommandError as error:
        return _complain(str(error), error.status)
    except Interrupted as error:
        return _write(error.text) or INTERRUPTED
    except (BaseError, BuildError, FolderError) as error:
        return _complain(str(error), FAILED)
    except OSError as error:
        return _complain(f"{error.filename}: {error.strerror}" if error.filename else str(error), FAILED)
    except KeyboardInterrupt:
        return INTERRUPTED


def _read_arguments(arguments: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="easyharp",
        description="Easy Harp, a two-pack patience game. Without a command it plays: it serves the game on this "
        "machine only and opens it in the browser; Ctrl+C ends it.",
        epilog="Exit status: 0 done, 1 a turn is refused, 2 anything else that went wrong.",
    )
    parser.add_argument("--version", action="version", version=f"easyharp {_version()}")
    parser.add_argument("--port", type=_port, help="play on this port (else 24104, or any free one when that is taken)")
    parser.add_argument("--no-open", action="store_true", help="play without opening the browser")
    parser.set_defaults(run=_play)
    commands = parser.add_subparsers(title="commands", metavar="COMMAND")

    command = commands.add_parser("build", help="write the static site", description=_build.__doc__)
    command.add_argument("directory", metavar="DIR", type=Path, help="an empty or new folder, or one with such a site")
    command.add_argument("--base", metavar="PLACE", help="a path like /games/harp/ or, better, all of the address")
    command.set_defaults(run=_build)

    command = commands.add_parser("deal", help="print a deal", description=_deal.__doc__, epilog=_DEAL_JSON)
    command.add_argument("name", metavar="NUMBER-OR-CODE", help="1 to 999999, or a code like EH1-N-AAAAAAF")
    command.add_argument("--json", action="store_true", help="print JSON")
    command.set_defaults(run=_deal)

    command = commands.add_parser("today", help="print the deal of the day", description=_today.__doc__)
    command.add_argument("--date", metavar="YYYY-MM-DD", help="of this day instead of today")
    command.set_defaults(run=_today)

    command = commands.add_parser("replay", help="play a game's text", description=_replay.__doc__, epilog=_REPLAY_JSON)
    command.add_argument("file", metavar="FILE", help="a text like `EH1-N-AAAAAAF sw w8 29`; - reads standard input")
    command.add_argument("--each", action="store_true", help="print every turn with its score too")
    command.add_argument("--json", action="store_true", help="print JSON")
    command.set_defaults(run=_replay)

    for part in (solve, hint, play_fair, catalogue):
        part.add(commands)

    options = parser.parse_args(arguments)
    if options.run is not _play and (options.no_open or options.port is not None):
        parser.error("--port and --no-open are for playing only, without a command")
    return options


def _play(options: argparse.Namespace) -> str:
    """Serve the game on this machine and open it in the browser, until Ctrl+C or SIGTERM."""
    files = built.site()
    try:
        server = listen(files, options.port)
    except OSError as error:
        port = "any port" if options.port is None else f"port {options.port}"
        raise CommandError(f"can't serve on {port}: {error.strerror}") from error
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, signal.default_int_handler)
    with server, contextlib.suppress(KeyboardInterrupt):
        _write(f"Easy Harp is at {server.address} (Ctrl+C ends it)\n")
        if not options.no_open:
            # A browser may hold its caller until it closes, and it needs answers all the while.
            threading.Thread(target=_open, args=(server.address,), daemon=True).start()
        server.serve_forever()
    return ""


def _open(address: str) -> None:
    if not webbrowser.open(address):
        _complain("no browser was found: open the address above in one yourself", 0)


def _build(options: argparse.Namespace) -> str:
    """Write the complete static site into a folder that is new, empty, or holds such a site already.

    It works wherever it is served. With --base the pages say to search engines and link previews where that is, and the
    files for hosts, _headers and nginx.conf, go by it. All is told in docs/hosting.md.
    """
    base = None if options.base is None else read_base(options.base)
    files = hosted(built.site(), base)
    write(files, options.directory)
    return f"{_printable(str(options.directory))}: {len(files)} files\n"


def _deal(options: argparse.Namespace) -> str:
    """Print where the cards of a deal lie: hidden ones in brackets, the one that is drawn or played next at the end."""
    try:
        number = read_deal(options.name)
    except TextError as error:
        raise CommandError(error.reason) from error
    position = deal(number)
    if options.json:
        return json_line({"deal": number, "code": code(number), "position": _piles(position)})
    return position_text(position)


def _today(options: argparse.Namespace) -> str:
    """Print the number, code and date of the deal of the day."""
    date = datetime.date.today() if options.date is None else _read_date(options.date)
    number = deal_of_the_day(date.toordinal())
    return f"deal: {number}\ncode: {code(number)}\ndate: {date.isoformat()}\n"


def _replay(options: argparse.Namespace) -> str:
    """Play a game's text, and print the final position, the score, the moves and whether the game is won."""
    game = read_game_file(options.file)
    turns = _scored_turns(game) if options.each else []
    if options.json:
        data = {
            "deal": game.number,
            "code": code(game.number),
            "position": _piles(game.position),
            "score": game.score,
            "moves": game.moves,
            "won": game.is_won,
        }
        if options.each:
            data["turns"] = [{"turn": turn, "score": score} for turn, score in turns]
        return json_line(data)
    lines = [f"turn {number}: {turn}, score: {score}\n" for number, (turn, score) in enumerate(turns, 1)]
    lines.append(position_text(game.position))
    lines.append(f"score: {game.score}\nmoves: {game.moves}\nwon: {'yes' if game.is_won else 'no'}\n")
    return "".join(lines)


def _scored_turns(game: Game) -> list[tuple[str, int]]:
    again = Game(game.number)
    scored = []
    for turn in game.turns:
        again.play(turn)
        scored.append((turn, again.score))
    return scored


def _piles(position: Position) -> dict[str, Any]:
    tops = [position.top(place) for place in PLACES]
    return {
        "stock": [card_text(card) for card in position.stock],
        "waste": [card_text(card) for card in position.waste],
        "foundations": [None if top is None else card_text(top) for top in tops],
        "columns": [
            {"hidden": [card_text(card) for card in column.hidden], "open": [card_text(card) for card in column.open]}
            for column in position.columns
        ],
    }


def _read_date(text: str) -> datetime.date:
    try:
        if re.fullmatch(r"\d{4}-\d\d-\d\d", text, re.ASCII):
            return datetime.date.fromisoformat(text)
    except ValueError as error:
        raise CommandError(f"no date: {shown(text)} ({error})") from error
    raise CommandError(f"no date like 2026-11-29: {shown(text)}")


def _port(text: str) -> int:
    if not re.fullmatch(r"\d{1,5}", text, re.ASCII) or int(text) > 65535:
        raise argparse.ArgumentTypeError(f"no port, 0 to 65535: {shown(text)}")
    return int(text)


def _version() -> str:
    try:
        return importlib.metadata.version("easyharp")
    except importlib.metadata.PackageNotFoundError:
        return "(run from its sources, not installed)"


def _write(text: str) -> int:
    """Write to standard output, and return the exit status."""
    if sys.stdout is None:  # closed by whoever started the command
        return 0
    try:
        print(text, end="", flush=True)
    except OSError as error:
        # Python itself would try again when it ends, and fail with a traceback.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        if isinstance(error, BrokenPipeError):
            return UNREAD
        return _complain(f"standard output: {error.strerror}", FAILED)
    return 0


def _complain(line: str, status: int) -> int:
    """Say on standard error, in one line, what went wrong, and return the exit status."""
    if sys.stderr is not None:
        with contextlib.suppress(OSError):  # then nobody is left to tell
            print(f"easyharp: {_printable(line)}", file=sys.stderr)
    return status


def _printable(line: str) -> str:
    """`line` with an escape for whatever no terminal can show."""
    return "".join(character if character.isprintable() else repr(character)[1:-1] for character in line)
