"""Everything that is kept as one file: saved by the player, and loaded again."""

from __future__ import annotations

from typing import TYPE_CHECKING

import js
from jsffi import JsException

from ..game.deals import code
from ..play.backup import Backup, read_backup
from ..play.record import RecordError
from .download import link
from .events import attend, listen

if TYPE_CHECKING:
    from ..play.catalogue import Catalogue
    from .app import App

_LARGEST = 200_000  # bytes; a game of thirty thousand turns and ten years of daily deals come to less


class BackupFile:
    """Saves the file and loads it."""

    def __init__(self, app: App) -> None:
        self._app = app
        self._chooser = js.document.getElementById("import-file")
        listen(self._chooser, "change", lambda _event: attend(self._load()))

    def save(self) -> None:
        """Give the player the file."""
        keeper = self._app.keeper
        self._app.keep()
        backup = Backup(self._app.kept, keeper.statistics, keeper.settings)
        link("", "easy-harp.json", backup.text).click()

    def choose(self) -> None:
        """Let the player choose a file to load."""
        self._chooser.value = ""
        self._chooser.click()

    async def _load(self) -> None:
        app = self._app
        if not self._chooser.files.length:
            return
        file = self._chooser.files[0]
        if file.size > _LARGEST:
            app.tell("import.bad")
            return
        try:
            backup = read_backup(await file.text(), app.keeper.settings.languages)
        except (RecordError, JsException):  # it is none of ours, or can't be read at all
            app.tell("import.bad")
            return
        words, present = app.words, Backup(app.kept, app.keeper.statistics, app.keeper.settings)
        question = words.text("import.question", file=_summary(words, backup), present=_summary(words, present))
        app.ask(words.text("menu.import"), question, words.text("import.go"), lambda: app.replace(backup))


def _summary(words: Catalogue, backup: Backup) -> str:
    """What a file, or the page, holds."""
    game, statistics = backup.kept.game, backup.statistics
    summary = words.counted("import.game", game.moves, code=code(game.number), score=game.score)
    return summary + " " + words.counted("import.statistics", statistics.begun, won=statistics.won)
