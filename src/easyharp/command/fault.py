"""What goes wrong in a command."""

from __future__ import annotations

REFUSED = 1
FAILED = 2
INTERRUPTED = 130
UNREAD = 141


class CommandError(Exception):
    """Why a command can't do what it was asked: a line for standard error, and the exit status."""

    def __init__(self, line: str, status: int = FAILED) -> None:
        super().__init__(line)
        self.status = status


class Interrupted(Exception):  # noqa: N818 (whoever pressed Ctrl+C made no fault)
    """Ctrl+C has ended a command early; `text` is what is known so far, for standard output."""

    def __init__(self, text: str) -> None:
        super().__init__("interrupted")
        self.text = text
