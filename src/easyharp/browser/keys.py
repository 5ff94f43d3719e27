"""The keyboard on the page: which keys are heard, and what they lead to."""

from __future__ import annotations

from typing import TYPE_CHECKING

import js

from ..game.deals import neighbour
from ..game.game import Game
from ..play.keyboard import Keyboard, meant_key
from ..play.outcome import HINT, NEXT_DEAL, PREVIOUS_DEAL
from .dialog import is_any_open
from .events import listen

if TYPE_CHECKING:
    from .app import App

_NAMED = ("ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", "Home", "End", "Enter", "Escape")
_STEPS = {PREVIOUS_DEAL: -1, NEXT_DEAL: 1}


class Keys:
    """Turns key presses into what `app` shows."""

    def __init__(self, app: App) -> None:
        self._app = app
        self._keyboard = Keyboard(app.table)
        listen(js.document, "keydown", self._pressed)

    def _pressed(self, event: js.Event) -> None:
        if not hasattr(event, "key"):  # as the browser sends when it fills in a form
            return
        app = self._app
        on_board = app.board.element.contains(event.target)
        if event.repeat and event.key == "Enter" and not on_board:
            event.preventDefault()  # held too long, it would answer whatever comes next
            return
        if event.key == "Escape" and not is_any_open() and (app.pointer.cancel() or app.voice.explains):
            app.voice.explain(None)
            return
        is_free = not on_board and self._is_free(event)
        if event.altKey or not (is_free or on_board) or (len(event.key) > 1 and event.key not in _NAMED):
            return
        control = event.ctrlKey or event.metaKey
        app.pointer.cancel()
        key = meant_key(event.key, event.code, shift=event.shiftKey)
        outcome = self._keyboard.press(key, app.board.focused, control=control, shift=event.shiftKey)
        if outcome is None:
            return
        event.preventDefault()
        if is_free:
            app.board.take_focus()
        app.show(outcome)
        if outcome.command in _STEPS:
            app.ask_for(Game(neighbour(app.table.game.number, _STEPS[outcome.command])))
        elif outcome.command == HINT:
            if not event.repeat:
                app.hints.ask()
        elif outcome.command:
            app.dialogs.show(outcome.command)

    def _is_free(self, event: js.Event) -> bool:
        """Whether a key outside the board means the game: nothing has the focus, or a button that has no use for it."""
        target = event.target
        if target.closest(".bar button") is not None:
            return len(event.key.strip()) == 1 or event.key == "Escape"
        # Just after a dialog was closed, the browser may not have taken the focus from it yet.
        return not is_any_open() and (target.isSameNode(js.document.body) or target.closest("dialog") is not None)
