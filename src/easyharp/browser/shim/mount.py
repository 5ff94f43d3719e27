"""Lets MicroPython import the game from the bundle, held in memory.

From files of its own it would read each module in pieces of twenty bytes, with a call to JavaScript for each. This is
the first module that runs, so there is no `__future__` yet.
"""

import io
import json
import sys

import vfs

_FILE = 0x8000
_FOLDER = 0x4000
_NOT_FOUND = 2


class Bundle:
    """The files of the bundle `content`, whose first line is JSON.

    That leads from the path of each file to where it stands, [start, end] counted behind the line, and from the path
    of each folder to nothing.
    """

    def __init__(self, content: bytes) -> None:
        self._first = content.index(b"\n") + 1
        self._content = memoryview(content)
        self._places: dict[str, list[int] | None] = json.loads(content[: self._first])

    def mount(self, _readonly: bool, _create: bool) -> None:
        """Become part of the file system."""

    def stat(self, path: str) -> tuple[int, ...]:
        """Whether a path leads to a file or a folder. Raises OSError when it leads nowhere."""
        if path not in self._places:
            raise OSError(_NOT_FOUND)
        place = self._places[path]
        mode, size = (_FILE, place[1] - place[0]) if place else (_FOLDER, 0)
        return (mode, 0, 0, 0, 0, 0, size, 0, 0, 0)

    def open(self, path: str, _mode: str) -> io.BytesIO:
        """The file at a path, to be read."""
        place = self._places.get(path)
        if not place:
            raise OSError(_NOT_FOUND)
        return io.BytesIO(self._content[self._first + place[0] : self._first + place[1]])


with open("/bundle", "rb") as file:
    vfs.mount(Bundle(file.read()), "/bundle.mounted")
sys.path.insert(0, "/bundle.mounted")
