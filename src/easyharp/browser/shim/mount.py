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
    """The files of the bundle `content`: a line of JSON, a list of [path, size], and then those files in that order."""

    def __init__(self, content: bytes) -> None:
        end = content.index(b"\n") + 1
        self._content = memoryview(content)
        self._places: dict[str, tuple[int, int]] = {}
        self._folders = [""]
        for path, size in json.loads(content[:end]):
            self._places["/" + path] = (end, end + size)
            end += size
            folder = "/" + path[: path.rfind("/")]
            if folder not in self._folders:
                self._folders.append(folder)

    def mount(self, _readonly: bool, _create: bool) -> None:
        """Become part of the file system."""

    def stat(self, path: str) -> tuple[int, ...]:
        """Whether a path leads to a file or a folder. Raises OSError when it leads nowhere."""
        if path in self._places:
            start, end = self._places[path]
            return (_FILE, 0, 0, 0, 0, 0, end - start, 0, 0, 0)
        if path in self._folders:
            return (_FOLDER, 0, 0, 0, 0, 0, 0, 0, 0, 0)
        raise OSError(_NOT_FOUND)

    def open(self, path: str, _mode: str) -> io.BytesIO:
        """The file at a path, to be read."""
        start, end = self._places[path]
        return io.BytesIO(self._content[start:end])


with open("/bundle", "rb") as file:
    vfs.mount(Bundle(file.read()), "/bundle.mounted")
sys.path.insert(0, "/bundle.mounted")
