"""The win: what was achieved, and what next."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..game.deals import code
from ..play.sentences import duration, help_given
from .clipboard import copy
from .dialog import Dialog
from .dialogs import STATISTICS
from .events import listen
from .today import today

if TYPE_CHECKING:
    import js

    from .app import App


class Win(Dialog):
    """Shows the result of the game that was just won."""

    def __init__(self, app: App) -> None:
        super().__init__(app, "win-dialog")
        listen(self.part("#copy-result"), "click", self._copy)

    def fill(self) -> None:
        """Show score, actions, time, and what was beaten."""
        app = self.app
        kept, words = app.kept, app.words
        self.part("#win-score").textContent = app.language.number(kept.game.score)
        self.part("#win-moves").textContent = app.language.number(kept.game.moves)
        self.part("#win-time").textContent = duration(kept.seconds)
        self.part("#win-help").textContent = help_given(words, kept.hints, kept.verdicts) or words.text("help.none")
        self.part("#win-beaten").textContent = " ".join(
            [words.text("win.beaten." + name) for name in app.keeper.beaten]
        )
        self.part("#win-copied").textContent = ""

    def answer(self, value: str) -> None:
        """Go on to another deal."""
        if value == STATISTICS:
            self.app.dialogs.show(STATISTICS)
        else:
            self.app.dealer.start(value, today())

    def _copy(self, _event: js.Event) -> None:
        app = self.app
        kept, game = app.kept, app.kept.game
        line = app.words.counted(
            "result", game.moves, code=code(game.number), score=game.score, time=duration(kept.seconds)
        )
        helped = help_given(app.words, kept.hints, kept.verdicts)
        if helped:
            line = app.words.text("result.help", result=line, help=helped)
        copy(line, lambda done: self._show_copied(line if done else app.words.text("not-copied")))

    def _show_copied(self, sentence: str) -> None:
        self.part("#win-copied").textContent = sentence
