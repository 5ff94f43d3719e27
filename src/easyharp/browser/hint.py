"""The hint button: what the fair player would do next, shown as card and place for a moment, and said."""

from __future__ import annotations

from typing import TYPE_CHECKING

import js

from ..play.hint import Hint
from .adviser import Adviser
from .dialog import is_any_open
from .events import callback
from .request import HINT

if TYPE_CHECKING:
    from ..game.game import Game
    from .app import App

_SHOWN = 2000
"""How many milliseconds a hint is shown."""


class Hints:
    """Hints in the game of `app`. Each counts with its result, but asked again before anything is played only once."""

    def __init__(self, app: App) -> None:
        self._app = app
        self._button = js.document.getElementById("hint")
        self._adviser = Adviser(self._failed)
        self._on_time = callback(self.clear)
        self._timer = 0
        # The moments, each a game and how many turns it had, for which a hint was asked last and was counted last.
        self._asked: tuple[Game, int] | None = None
        self._counted: tuple[Game, int] | None = None

    def ask(self) -> None:
        """Show what to do next, as soon as it is known; what is in hand is let go."""
        app = self._app
        if app.table.game.is_won:
            app.tell("refusal.game-over")
            return
        app.show(app.table.let_go())
        self._asked = self._now
        if not self._adviser.is_thinking:
            self._send()

    def clear(self) -> None:
        """Show it no longer."""
        if self._timer:
            js.clearTimeout(self._timer)
            self._timer = 0
            self._app.board.show_hint(None)

    @property
    def _now(self) -> tuple[Game, int]:
        game = self._app.table.game
        return game, len(game.turns)

    def _send(self) -> None:
        sent = self._now
        self._button.setAttribute("aria-busy", "true")
        self._adviser.ask(f"{HINT} {sent[0].text}", lambda action: self._answered(action, sent))

    def _answered(self, action: str, sent: tuple[Game, int]) -> None:
        app = self._app
        self._button.setAttribute("aria-busy", "false")
        if sent != self._now:  # the player went on without it, and may have asked again since
            if self._asked == self._now:
                self._send()
            return
        if is_any_open() or app.pointer.is_down or app.table.hand is not None:
            return
        game = sent[0]
        hint = Hint(app.words, game, action or None)
        self.clear()
        if hint.explains:
            app.voice.tell(lambda words: Hint(words, game, action or None).sentence)
        else:
            app.voice.say(hint.sentence)
        if not hint.target:
            return
        app.board.show_hint(hint)
        self._timer = js.setTimeout(self._on_time, _SHOWN)
        if self._counted != sent:
            self._counted = sent
            app.kept.hints += 1
            app.keep()

    def _failed(self) -> None:
        self._button.setAttribute("aria-busy", "false")
        self._app.tell("no-adviser")
