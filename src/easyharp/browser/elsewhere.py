"""The game is open in another tab."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .dialog import Dialog
from .events import listen

if TYPE_CHECKING:
    import js

    from .app import App


class Elsewhere(Dialog):
    """Says that the game is played in another tab, and offers to take it over; there is no other way out."""

    def __init__(self, app: App) -> None:
        super().__init__(app, "elsewhere-dialog")
        self._is_answered = False
        listen(self.element, "cancel", lambda event: event.preventDefault())
        listen(self.element, "close", self._came_to_close)

    def fill(self) -> None:
        """Wait for an answer."""
        self._is_answered = False

    def answer(self, _value: str) -> None:
        """Play here."""
        self._is_answered = True
        self.app.tab.take()

    def _came_to_close(self, _event: js.Event) -> None:
        if not self._is_answered and not self.app.tab.plays:
            self.show()  # a browser lets Escape through when it is pressed again and again
