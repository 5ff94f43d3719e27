"""One tab plays at a time: the others wait, or take over."""

from __future__ import annotations

from typing import TYPE_CHECKING

import js
from jsffi import create_proxy, to_js

from .events import guarded, listen

if TYPE_CHECKING:
    from collections.abc import Callable

    from .storage import Storage

_NAME = "easyharp.tab"


class Tab:
    """This tab's right to play.

    `came` is called when it gets the right, `refused` when another tab has it, and `lost` when another takes it away;
    `plays` is whether it has it, as far as it knows. The browser's lock says whether the other tab still lives; where a
    page gets no locks, being served without encryption, the later tab takes over at once. The kept name of the tab that
    plays is what each write is held against, so that a tab which has not heard yet of its loss writes nothing.
    """

    def __init__(
        self, storage: Storage, came: Callable[[], None], refused: Callable[[], None], lost: Callable[[], None]
    ) -> None:
        self._storage = storage
        self._came = came
        self._refused = refused
        self._lost = lost
        self._name = new_name()
        self.plays = False
        self._has_locks = False
        self._latest = 0  # the number of the request that counts; what comes of those before is old news
        self._on_answer = create_proxy(guarded(self._answered))
        listen(js.window, "storage", self._changed)

    @property
    def may_write(self) -> bool:
        """Whether what this tab does is to be kept."""
        return self.plays and self._storage.get(_NAME) in (self._name, None)  # None where the browser keeps nothing

    def ask(self) -> None:
        """Ask for the right to play, if no other tab has it."""
        self._request("ifAvailable")

    def take(self) -> None:
        """Take the right to play from whichever tab has it."""
        self._request("steal")

    def _request(self, way: str) -> None:
        if not hasattr(js.navigator, "locks"):
            self._come()
            return
        self._latest += 1
        number = self._latest
        on_end = create_proxy(guarded(lambda _reason: self._ended(number)))
        js.navigator.locks.request(_NAME, to_js({way: True}), self._on_answer).then(None, on_end)

    def _answered(self, lock: js.Lock | None) -> js.Promise | None:
        self._has_locks = True
        if lock is None:
            self._refused()
            return None
        self._come()
        return js.Promise.new(create_proxy(lambda _resolve, _reject: None))  # which holds the lock as long as the page

    def _come(self) -> None:
        self.plays = True
        self._storage.remove(_NAME)  # a full storage would keep the other tab's name
        self._storage.put(_NAME, self._name)
        self._came()

    def _ended(self, number: int) -> None:
        if not self._has_locks:
            self._come()  # the browser gives this page none
        elif self.plays and number == self._latest:
            self._step_back()

    def _changed(self, event: js.Event) -> None:
        if self.plays and event.key == _NAME and event.newValue not in (None, self._name):
            self._step_back()

    def _step_back(self) -> None:
        self.plays = False
        self._lost()


def new_name() -> str:
    """A name that nothing had before."""
    return "-".join([f"{int(js.Math.random() * 0x3FFFFFFF):x}" for _ in range(3)])
