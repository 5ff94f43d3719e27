"""All dialogs by name, each made when it is first asked for, so that the start of the game needs none of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..play import outcome

if TYPE_CHECKING:
    from .app import App
    from .dialog import Dialog
    from .question import Question

NEW_GAME = outcome.NEW_GAME
KEYS = outcome.KEYS
MENU = "menu"
WIN = "win"
SETTINGS = "settings"
STATISTICS = "statistics"
VERDICT = "verdict"
INTRODUCTION = "introduction"
ELSEWHERE = "elsewhere"
DAMAGE = "damage"


class Dialogs:
    """The dialogs of one app."""

    def __init__(self, app: App) -> None:
        self._app = app
        self._made: dict[str, Dialog] = {}
        self._question: Question | None = None

    def show(self, name: str) -> None:
        """Open a dialog."""
        self.prepare(name)
        self._made[name].show()

    def prepare(self, name: str) -> None:
        """Make a dialog that will be shown."""
        if name not in self._made:
            self._made[name] = self._make(name)

    @property
    def question(self) -> Question:
        """The dialog that asks a question."""
        if self._question is None:
            from .question import Question

            self._question = Question(self._app)
        return self._question

    def translate(self) -> None:
        """Let all of them speak the app's language."""
        for dialog in self._made.values():
            dialog.translate()
        if self._question is not None:
            self._question.translate()

    def _make(self, name: str) -> Dialog:
        app = self._app
        if name == MENU:
            from .menu import Menu

            return Menu(app)
        if name == NEW_GAME:
            from .new_game import NewGame

            return NewGame(app)
        if name == WIN:
            from .win import Win

            return Win(app)
        if name == SETTINGS:
            from .setting_dialog import SettingDialog

            return SettingDialog(app)
        if name == STATISTICS:
            from .statistics_dialog import StatisticsDialog

            return StatisticsDialog(app)
        if name == VERDICT:
            from .verdict_dialog import VerdictDialog

            return VerdictDialog(app)
        if name == INTRODUCTION:
            from .introduction import Introduction

            return Introduction(app)
        if name == ELSEWHERE:
            from .elsewhere import Elsewhere

            return Elsewhere(app)
        if name == DAMAGE:
            from .damage import Damage

            return Damage(app)
        from .dialog import Dialog

        return Dialog(app, name + "-dialog")
