"""What was kept can't be read: the texts are offered as files."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .dialog import Dialog
from .download import link
from .element import element

if TYPE_CHECKING:
    from .app import App


class Damage(Dialog):
    """Says what could not be read, and offers each text as it was."""

    def __init__(self, app: App) -> None:
        super().__init__(app, "damage-dialog")

    def closed(self) -> None:
        """Go where the page's address wanted to."""
        self.app.address.follow()

    def fill(self) -> None:
        """List the damaged texts."""
        words = self.app.words
        files = self.part("ul")
        files.textContent = ""
        for name, text in self.app.keeper.damaged:
            item = element("li")
            kind = name.split(".")[1]
            item.appendChild(link(words.text("damage." + kind), name + ".txt", text))
            files.appendChild(item)
