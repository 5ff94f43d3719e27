"""How far a long command is: one line on standard error that is written over, where a person looks at it.

Plain text, since the command needs no library to be installed.
"""

from __future__ import annotations

import sys
import time
from types import TracebackType

_PAUSE = 0.1


class Progress:
    """The line about a command's progress. As a context it is wiped out at the end; no terminal, no line."""

    def __init__(self) -> None:
        self._is_shown = sys.stderr is not None and sys.stderr.isatty()
        self._next = 0.0

    def __enter__(self) -> Progress:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        if self._is_shown:
            print("\r\033[K", end="", file=sys.stderr, flush=True)

    def say(self, line: str) -> None:
        """Show `line` instead of the one before, unless that has only just come."""
        if self._is_shown and time.monotonic() >= self._next:
            self._next = time.monotonic() + _PAUSE
            print(f"\r\033[K{line}", end="", file=sys.stderr, flush=True)
