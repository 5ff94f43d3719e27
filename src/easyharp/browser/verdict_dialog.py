"""Can this still be won? It asks first, since the answer gives something away; then it searches, and says."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .adviser import Adviser
from .dialog import Dialog
from .events import listen
from .request import VERDICT

if TYPE_CHECKING:
    import js

    from .app import App


class VerdictDialog(Dialog):
    """The question, the search, which the player may end, and the answer."""

    def __init__(self, app: App) -> None:
        super().__init__(app, "verdict-dialog")
        self._adviser = Adviser(lambda: self._tell("no-adviser"))
        self._said = self.part("p")
        self._bar = self.part("progress")
        self._ask = self.part(".main")
        self._close = self.part("[value='']")
        self._text = ""
        listen(self._ask, "click", self._search)

    def show(self) -> None:
        """Open the dialog with the question, or with nothing to ask when the game is won."""
        if self.app.table.game.is_won:
            self.app.tell("refusal.game-over")
            return
        self._adviser.stop()
        self._text = "verdict.question"
        self._bar.hidden = True
        self._ask.hidden = False
        super().show()

    def fill(self) -> None:
        """Say how far it is."""
        words = self.app.words
        self._said.textContent = words.text(self._text)
        self._close.textContent = words.text("button.close" if self._is_told else "button.cancel")

    def closed(self) -> None:
        """Search no longer."""
        self._adviser.stop()

    @property
    def _is_told(self) -> bool:
        return self._text not in ("verdict.question", "verdict.searching")

    def _search(self, _event: js.Event) -> None:
        app = self.app
        self._tell("verdict.searching")
        self._progressed(0)
        self._bar.hidden = False
        self._ask.hidden = True
        self._close.focus()
        self._adviser.ask(f"{VERDICT} {app.table.game.text}", self._answered, self._progressed)

    def _progressed(self, share: int) -> None:
        self._bar.value = str(share)

    def _answered(self, outcome: str) -> None:
        self._tell("verdict." + outcome)
        self.app.kept.verdicts += 1
        self.app.keep()

    def _tell(self, text: str) -> None:
        self._text = text
        self._bar.hidden = True
        self._ask.hidden = True
        self.fill()
