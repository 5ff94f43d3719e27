"""How far a long command is: a bar on standard error with the time left, where a person looks at it."""

from __future__ import annotations

import sys
from types import TracebackType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rich.progress import Progress as Bar
    from rich.progress import TaskID


class Progress:
    """The bar for a command that is done after `total` steps. As a context it is wiped out at the end.

    Where standard error is no terminal, there is none.
    """

    def __init__(self, total: int) -> None:
        self._total = total
        self._bar: Bar | None = None
        self._task: TaskID | None = None

    def __enter__(self) -> Progress:
        if sys.stderr is not None and sys.stderr.isatty():
            from rich.console import Console
            from rich.progress import BarColumn, MofNCompleteColumn, TextColumn, TimeRemainingColumn
            from rich.progress import Progress as Bar

            columns = (BarColumn(), MofNCompleteColumn(), TextColumn("{task.description}"), TimeRemainingColumn())
            self._bar = Bar(*columns, console=Console(stderr=True), transient=True)
            self._task = self._bar.add_task("", total=self._total)
            self._bar.start()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        if self._bar is not None:
            self._bar.stop()

    def say(self, done: int, note: str) -> None:
        """Show that `done` steps are done, with a `note` beside it."""
        if self._bar is not None and self._task is not None:
            self._bar.update(self._task, completed=done, description=note)
