"""Listening to the page and waiting for the browser, so that no error in either goes unseen."""

from __future__ import annotations

import io
import sys
from typing import TYPE_CHECKING

import js
from jsffi import create_proxy

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine
    from typing import TypeVar

    from jsffi import JsFunction

    Given = TypeVar("Given")
    Result = TypeVar("Result")


def guarded(function: Callable[[Given], Result]) -> Callable[[Given], Result | None]:
    """`function`, but an error in it is reported instead of raised."""

    def call(given: Given) -> Result | None:
        try:
            return function(given)
        except Exception as error:
            report(error)
            return None

    return call


def listen(element: js.Element, name: str, function: Callable[[js.Event], object]) -> None:
    """Call `function` with every event `name` that reaches `element`; an error in it is reported."""
    element.addEventListener(name, create_proxy(guarded(function)))


def callback(function: Callable[[], object]) -> JsFunction:
    """`function` for timers and the like, to be kept and used again; whatever it is called with is passed over."""

    def call(*_arguments: object) -> None:
        try:
            function()
        except Exception as error:
            report(error)

    return create_proxy(call)


def when_idle(function: JsFunction) -> None:
    """Call `function` once, when the page has nothing else to do."""
    if hasattr(js, "requestIdleCallback"):
        js.requestIdleCallback(function)
    else:
        js.setTimeout(function, 0)


def attend(task: Coroutine[object, object, None]) -> None:
    """Carry out `task`, which waits for the browser; an error in it is reported."""
    import asyncio  # here, since the start has no use for it

    async def attended() -> None:
        try:
            await task
        except Exception as error:
            report(error)

    asyncio.create_task(attended())  # noqa: RUF006  # MicroPython keeps its tasks itself


def report(error: Exception) -> None:
    """Write an error with file and line to the console, and tell the player that something went wrong."""
    written = io.StringIO()
    sys.print_exception(error, written)  # type: ignore[attr-defined]  # MicroPython's own
    js.console.error(written.getvalue())
    js.document.getElementById("trouble").hidden = False
