"""A game as it is kept: its text, and what can't be read from that."""

from __future__ import annotations

from ..game.game import Game, RefusedTurn, read_game
from ..game.notation import TextError
from .record import RecordError, read_record, record_text

_VERSION = 1


class KeptGame:
    """A game with what is kept beside its text.

    `name` is unlike that of every other game, the same deal played again included; a game that counts for nothing has
    none. `day` is the calendar date, as an ordinal, whose deal of the day it was when it began, else 0. `seconds` is
    the time of play, `hints` and `verdicts` are how many of them the player was given.
    """

    def __init__(self, game: Game, name: str, *, day: int = 0, seconds: int = 0) -> None:
        self.game = game
        self.name = name
        self.day = day
        self.seconds = seconds
        self.hints = 0
        self.verdicts = 0

    @property
    def is_in_progress(self) -> bool:
        """Whether something would be lost if another game took its place."""
        return bool(self.game.turns) and not self.game.is_won

    @property
    def text(self) -> str:
        """The kept game as text that `read_kept_game` reads back."""
        fields = {"name": self.name, "day": self.day, "seconds": self.seconds, "game": self.game.text}
        fields.update({"hints": self.hints, "verdicts": self.verdicts})
        return record_text(_VERSION, fields)


def read_kept_game(text: str) -> KeptGame:
    """The kept game that `text` holds. Raises RecordError when it holds none, or one that breaks the rules."""
    record = read_record(text, _VERSION)
    try:
        game = read_game(record.string("game"))
    except (TextError, RefusedTurn) as error:
        raise RecordError("no game: " + str(error))
    kept = KeptGame(game, record.string("name"), day=record.count("day"), seconds=record.count("seconds"))
    kept.hints, kept.verdicts = record.count("hints", 0), record.count("verdicts", 0)
    return kept
