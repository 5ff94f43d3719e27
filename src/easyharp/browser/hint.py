"""The hint button: what the fair player would do next, shown as card and place for a moment, and said."""

from __future__ import annotations

from typing import TYPE_CHECKING

import js

from ..play.hint import Hint
from .adviser import Adviser
from .events import callback
from .request import HINT

if TYPE_CHECKING:
    from ..game.game import Game
    from .app import App

_SHOWN = 2000
"""How many milliseconds a hint is shown."""


class Hints:
    """Hints in the game of `app`; each counts with its result."""

    def __init__(self, app: App) -> None:
        self._app = app
        self._button = js.document.getElementById("hint")
        self._adviser = Adviser(self._failed)
        self._on_time = callback(self.clear)
        self._timer = 0

    def ask(self) -> None:
        """Show what to do next, as soon as it is known."""
        game = self._app.table.game
        if game.is_won:
            self._app.tell("refusal.game-over")
        elif not self._adviser.is_thinking:
            turns = len(game.turns)
            self._button.setAttribute("aria-busy", "true")
            self._adviser.ask(f"{HINT} {game.text}", lambda action: self._answered(action, game, turns))

    def clear(self) -> None:
        """Show it no longer."""
        if self._timer:
            js.clearTimeout(self._timer)
            self._timer = 0
            self._app.board.show_hint(None)

    def _answered(self, action: str, game: Game, turns: int) -> None:
        app = self._app
        self._button.setAttribute("aria-busy", "false")
        if game is not app.table.game or turns != len(game.turns):
            return  # the player went on without it
        hint = Hint(app.words, game, action or None)
        app.show(app.table.let_go())
        if hint.explains:
            app.voice.tell(lambda words: Hint(words, game, action or None).sentence)
        else:
            app.voice.say(hint.sentence)
        if not hint.target:
            return
        app.board.show_hint(hint)
        self._timer = js.setTimeout(self._on_time, _SHOWN)
        app.kept.hints += 1
        app.keep()

    def _failed(self) -> None:
        self._button.setAttribute("aria-busy", "false")
        self._app.tell("no-adviser")
