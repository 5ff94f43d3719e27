"""The page's side of the worker that thinks: one request at a time, each with the game as it is."""

from __future__ import annotations

from typing import TYPE_CHECKING

import js
from jsffi import create_proxy, to_js

from .events import guarded
from .files import file_list, file_name
from .request import PROGRESS

if TYPE_CHECKING:
    from collections.abc import Callable


class Adviser:
    """Starts the worker when it is first asked, or asked again after it was stopped.

    `failed` is called when the worker can't be started or has an error, which is in the console then.
    """

    def __init__(self, failed: Callable[[], None]) -> None:
        self._failed = failed
        self._worker: js.Worker | None = None
        self._answered: Callable[[str], None] | None = None
        self._progressed: Callable[[int], None] | None = None

    @property
    def is_thinking(self) -> bool:
        """Whether an answer is awaited."""
        return self._answered is not None

    def ask(
        self, request: str, answered: Callable[[str], None], progressed: Callable[[int], None] | None = None
    ) -> None:
        """Ask for what thinker.py answers; `progressed` is told how far it is, in hundredths."""
        self._answered = answered
        self._progressed = progressed
        if self._worker is None:
            self._worker = js.Worker.new(file_name("adviser"), to_js({"type": "module"}))
            self._worker.addEventListener("message", create_proxy(guarded(self._told)))
            self._worker.addEventListener("error", create_proxy(guarded(self._broke)))
            self._worker.postMessage(file_list())
        self._worker.postMessage(request)

    def stop(self) -> None:
        """Let the worker end at once; nothing more comes of what was asked."""
        self._answered = None
        if self._worker is not None:
            self._worker.terminate()
            self._worker = None

    def _told(self, event: js.Event) -> None:
        text = event.data
        if text[: len(PROGRESS)] == PROGRESS:
            if self._progressed is not None:
                self._progressed(int(text[len(PROGRESS) :]))
            return
        answered = self._answered
        self._answered = None
        if answered is not None:
            answered(text)

    def _broke(self, _event: js.Event) -> None:
        self.stop()
        self._failed()
