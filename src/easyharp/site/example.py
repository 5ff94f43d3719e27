"""The examples: moments of real games, what is tried there, and what the game answers."""

from __future__ import annotations

import tomllib
from pathlib import Path

from ..game.deals import code, read_deal
from ..game.game import Game, RefusedTurn, read_game
from ..game.notation import TextError
from ..play.catalogue import Catalogue
from ..play.outcome import Outcome
from ..play.table import Table
from .fault import BuildError


class Example:
    """A deal with the `turns` up to a moment and the turn or attempt that is `tried` there.

    `refusal` is the code that the game answers with, or None; then the try gives `points` and adds `moves` to the
    counter.
    """

    def __init__(self, deal: int, turns: list[str], tried: str, refusal: str | None, points: int, moves: int) -> None:
        self.deal = deal
        self.turns = turns
        self.tried = tried
        self.refusal = refusal
        self.points = points
        self.moves = moves

    @property
    def text(self) -> str:
        """The game up to the moment, as text."""
        return " ".join([code(self.deal), *self.turns])

    def moment(self) -> Game:
        """The game at the moment."""
        return read_game(self.text)

    def answer(self, words: Catalogue) -> Outcome:
        """What the game answers to the try, in the language of `words`."""
        return Table(self.moment(), words).try_out(self.tried)


def read_examples(path: Path, words: Catalogue) -> dict[str, Example]:
    """The examples in a TOML file, by their names; `words` may be of any language.

    Raises BuildError when the file can't be read, a game in it breaks the rules or the answer is not the promised one.
    """
    try:
        tables = tomllib.loads(path.read_text(encoding="utf-8"))
        examples = {name: _example(table) for name, table in tables.items()}
    except (tomllib.TOMLDecodeError, TextError, KeyError, ValueError, AttributeError) as error:
        raise BuildError(f"{path}: {error}") from error
    for name, example in examples.items():
        try:
            answered = _answered(example, words)
        except (TextError, RefusedTurn) as error:
            raise BuildError(f"{path}: {name}: {error}") from error
        promised = (example.refusal, example.points, example.moves)
        if answered != promised:
            raise BuildError(f"{path}: {name} promises {promised}, and the game answers {answered}")
    return examples


def _example(table: dict[str, str | int]) -> Example:
    deal, turns, tried, refusal = (table.get(name) for name in ("deal", "turns", "try", "refusal"))
    points, moves = table.get("points", 0), table.get("moves", 0)
    if not isinstance(deal, str) or not isinstance(turns, str) or not isinstance(tried, str):
        raise ValueError(f"an example has a deal, turns and a try, not {table}")
    if not isinstance(points, int) or not isinstance(moves, int) or not isinstance(refusal, str | None):
        raise ValueError(f"an example promises a refusal, or points and moves, not {table}")
    if set(table) - {"deal", "turns", "try", "refusal", "points", "moves"} or (refusal is None) != ("points" in table):
        raise ValueError(f"an example promises either a refusal or points, and nothing else: {table}")
    return Example(read_deal(deal), turns.split(), tried, refusal, points, moves)


def _answered(example: Example, words: Catalogue) -> tuple[str | None, int, int]:
    game = example.moment()
    score, moves = game.score, game.moves
    outcome = Table(game, words).try_out(example.tried)
    refusal = outcome.refusal.code if outcome.refusal else None
    return refusal, game.score - score, game.moves - moves
