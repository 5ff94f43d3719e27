"""What the browser keeps for the page between visits."""

from __future__ import annotations

import shelf

# boot.js has these names too.
GAME = "easyharp.game"
STATISTICS = "easyharp.statistics"
SETTINGS = "easyharp.settings"


class Storage:
    """Texts by name; `has_failed` says that one could not be kept, since the storage is full or forbidden."""

    def __init__(self) -> None:
        self.has_failed = False

    def get(self, name: str) -> str | None:
        """The text kept under `name`, or None."""
        return shelf.read(name)

    def put(self, name: str, text: str) -> None:
        """Keep `text` under `name`, if the browser lets us."""
        if not shelf.write(name, text):
            self.has_failed = True

    def remove(self, name: str) -> None:
        """Keep nothing under `name`."""
        shelf.remove(name)

    def put_aside(self, name: str, text: str) -> None:
        """Keep `text` under the first free name that begins with `name`, in place of the one it stood under."""
        number = 1
        while self.get(f"{name}.aside.{number}") is not None:
            number += 1
        self.remove(name)
        self.put(f"{name}.aside.{number}", text)
