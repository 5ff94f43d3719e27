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


def handler(function: Callable[[js.Event], None]) -> JsFunction:
    """`function` as a handler of page events; an error in it is reported and the page goes on."""

    def call(event: js.Event) -> None:
        try:
            function(event)
        except Exception as error:
            report(error)

    return create_proxy(call)


def listen(element: js.Element, name: str, function: Callable[[js.Event], None]) -> None:
    """Call `function` with every event `name` that reaches `element`."""
    element.addEventListener(name, handler(function))


def report(error: Exception) -> None:
    """Write an error with file and line to the console, and tell the player that something went wrong."""
    written = io.StringIO()
    sys.print_exception(error, written)  # type: ignore[attr-defined]  # MicroPython's own
    js.console.error(written.getvalue())
    js.document.getElementById("trouble").hidden = False
