"""The bar: the deal's code, the figures and the buttons."""

from __future__ import annotations

from typing import TYPE_CHECKING

import js

from ..game.deals import code
from ..game.notation import REDO, UNDO
from . import dialogs
from .clipboard import copy
from .events import listen

if TYPE_CHECKING:
    from ..game.game import Game
    from .app import App


class Toolbar:
    """The bar of `app`."""

    def __init__(self, app: App) -> None:
        self._app = app
        self._deal = js.document.getElementById("deal")
        for name, act in (
            ("new-game", lambda _event: app.dialogs.show(dialogs.NEW_GAME)),
            ("undo", lambda _event: app.show(app.table.undo())),
            ("redo", lambda _event: app.show(app.table.redo())),
            ("hint", lambda _event: app.hints.ask()),
            ("menu", lambda _event: app.dialogs.show(dialogs.MENU)),
            ("deal", lambda _event: self._copy_deal()),
        ):
            listen(js.document.getElementById(name), "click", act)

    def show_deal(self, number: int) -> None:
        """Show which deal is played."""
        self._deal.textContent = code(number)
        self._deal.setAttribute("aria-label", self._app.words.text("button.copy-deal", code=code(number)))

    def show_figures(self, game: Game) -> None:
        """Show score and moves, and whether something can be undone or redone."""
        js.document.getElementById("score").textContent = self._app.language.number(game.score)
        js.document.getElementById("moves").textContent = self._app.language.number(game.moves)
        for name, turn in (("undo", UNDO), ("redo", REDO)):
            is_idle = game.refusal(turn) is not None
            js.document.getElementById(name).setAttribute("aria-disabled", "true" if is_idle else "false")

    def _copy_deal(self) -> None:
        app = self._app
        text = code(app.kept.game.number)
        copy(text, lambda done: app.tell("deal-copied" if done else "not-copied", code=text))
