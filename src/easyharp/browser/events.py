"""Listening to the page, so that no error in a handler goes unseen."""

from __future__ import annotations

import io
import sys
from typing import TYPE_CHECKING

import js
from jsffi import create_proxy

if TYPE_CHECKING:
    from collections.abc import Callable

    from jsffi import JsFunction


def listen(element: js.Element, name: str, function: Callable[[js.Event], object]) -> None:
    """Call `function` with every event `name` that reaches `element`; an error in it is reported."""

    def call(event: js.Event) -> None:
        try:
            function(event)
        except Exception as error:
            report(error)

    element.addEventListener(name, create_proxy(call))


def callback(function: Callable[[], None]) -> JsFunction:
    """`function` for timers and the like, to be kept and used again; whatever it is called with is passed over."""

    def call(*_arguments: object) -> None:
        try:
            function()
        except Exception as error:
            report(error)

    return create_proxy(call)


def report(error: Exception) -> None:
    """Write an error with file and line to the console, and tell the player that something went wrong."""
    written = io.StringIO()
    sys.print_exception(error, written)  # type: ignore[attr-defined]  # MicroPython's own
    js.console.error(written.getvalue())
    js.document.getElementById("trouble").hidden = False
