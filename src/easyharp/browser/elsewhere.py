"""The game is open in another tab."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .dialog import Dialog
from .events import listen

if TYPE_CHECKING:
    from .app import App


class Elsewhere(Dialog):
    """Says that the game is played in another tab, and offers to take it over; it stays open until that is done."""

    def __init__(self, app: App) -> None:
        super().__init__(app, "elsewhere-dialog")
        listen(self.element, "cancel", lambda event: event.preventDefault())
        listen(self.part("button"), "click", lambda _event: app.tab.take())

    def closed(self) -> None:
        """Stay: a browser lets Escape through when it is pressed again and again."""
        if not self.app.tab.plays:
            self.show()
