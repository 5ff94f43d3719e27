"""The menu: whatever is not needed in each game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .backup import BackupFile
from .clipboard import copy
from .dialog import Dialog
from .language import page_address

if TYPE_CHECKING:
    from .app import App


class Menu(Dialog):
    """Leads to the other dialogs."""

    def __init__(self, app: App) -> None:
        super().__init__(app, "menu-dialog")
        self._file = BackupFile(app)

    def fill(self) -> None:
        """Let the links lead to the pages of the app's language."""
        links = self.element.querySelectorAll("[data-page]")
        for number in range(links.length):
            links[number].setAttribute("href", page_address(links[number].getAttribute("data-page") or ""))

    def answer(self, value: str) -> None:
        """Do what was chosen."""
        app = self.app
        if value == "copy-game":
            copy(app.kept.game.text, lambda done: app.tell("game-copied" if done else "not-copied"))
        elif value == "export":
            self._file.save()
        elif value == "import":
            self._file.choose()
        else:
            app.dialogs.show(value)
