"""New game: another deal, that of the day, the same one again, or any by its number or code (R21)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..game.deals import DealError, read_deal
from ..game.game import Game
from ..play.sentences import no_deal_sentence
from .dialog import Dialog
from .events import listen
from .today import today

if TYPE_CHECKING:
    import js

    from .app import App


class NewGame(Dialog):
    """The dialog New game; when a game is in progress, to choose in it is to leave that game."""

    def __init__(self, app: App) -> None:
        super().__init__(app, "new-game-dialog")
        self._day = today()
        self._field = self.part("input")
        self._message = self.part(".message")
        listen(self.part("form"), "submit", self._submitted)

    def fill(self) -> None:
        """Show today's date, whether its deal was won, and an empty field."""
        app = self.app
        self._day = today()  # the date that is shown counts, also when midnight passes before the choice
        is_won = self._day in app.keeper.statistics.days_won
        self.part("#day-date").textContent = app.language.date(self._day)
        self.part("#day-won").hidden = not is_won
        is_in_progress = app.kept.is_in_progress
        self.part("#new-game-question").hidden = not is_in_progress
        # Whoever presses Enter twice on New game loses nothing.
        self.part("[value='']" if is_in_progress else ".main").setAttribute("autofocus", "")
        self.part(".main" if is_in_progress else "[value='']").removeAttribute("autofocus")
        self._field.value = ""
        self._show_message("")

    def translate(self) -> None:
        """Go on in the app's language, with what has been typed."""
        typed = self._field.value
        super().translate()
        self._field.value = typed

    def answer(self, value: str) -> None:
        """Deal what was chosen."""
        self.app.dealer.start(value, self._day)

    def _submitted(self, event: js.Event) -> None:
        event.preventDefault()
        try:
            number = read_deal(self._field.value)
        except DealError:
            self._show_message(no_deal_sentence(self.app.words, self._field.value.strip()))
            return
        self.element.close()
        self.app.start(Game(number))

    def _show_message(self, message: str) -> None:
        self._message.textContent = message
        self._field.setAttribute("aria-invalid", "true" if message else "false")
