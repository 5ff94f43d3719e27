"""Texts that a command reads: a game's, from a file or from standard input."""

from __future__ import annotations

import codecs
import json
from typing import Any

from ..game.game import Game, RefusedTurn, read_game
from ..game.notation import TextError, words
from ..play.catalogue import Catalogue
from ..play.sentences import refusal_sentence
from ..site import built
from .fault import REFUSED, CommandError

LONGEST_TEXT = 2 * 1024 * 1024
"""The longest game text that is read, in bytes: about seven hundred thousand turns."""


def read_game_file(name: str) -> Game:
    """The game whose text is in the file `name`, or on standard input when that is "-".

    Raises CommandError, which says what is wrong and where, when there is none.
    """
    source = "standard input" if name == "-" else name
    text = _read_text(name, source)
    try:
        return read_game(text)
    except TextError as error:
        raise CommandError(f"{source}: {error}") from error
    except RefusedTurn as refused:
        raise CommandError(f"{source}: {_refused_line(refused, text)}", REFUSED) from refused


def json_line(data: dict[str, Any]) -> str:
    """`data` as a line of JSON."""
    return json.dumps(data) + "\n"


def _read_text(name: str, source: str) -> str:
    """The text in the file `name`, or on standard input when that is "-"; a message calls it `source`."""
    try:
        with open(0 if name == "-" else name, "rb", closefd=name != "-") as file:
            data = file.read(LONGEST_TEXT + 1)
    except OSError as error:
        raise CommandError(f"{source}: {error.strerror}") from error
    except ValueError as error:  # a name that no file can have
        raise CommandError(f"{source}: {error}") from error
    if len(data) > LONGEST_TEXT:
        raise CommandError(f"{source}: longer than {LONGEST_TEXT} bytes, so no game")
    data = data.removeprefix(codecs.BOM_UTF8)
    try:
        return data.decode()
    except UnicodeDecodeError as error:
        before = data[: error.start].decode()
        raise CommandError(f"{source}: {TextError('no UTF-8 text', before, len(before))}") from error


def _refused_line(refused: RefusedTurn, text: str) -> str:
    """Which turn of `text` was refused, by number and place, why, and the code."""
    english = built.english()
    sentence = refusal_sentence(Catalogue(english["messages"], english["plural"]), refused.refusal)
    number = len(list(words(text[: refused.at])))  # the deal's name stands before the first turn
    reason = f"turn {number}, {refused.turn}, is refused: {sentence} [{refused.refusal.code}]"
    return str(TextError(reason, text, refused.at))
