"""A window of a browser, with what of Playwright's page our players use."""

from __future__ import annotations

import contextlib
import time
from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any, TypeVar

PATIENCE = 30
"""How many seconds a browser may take to start."""

_Value = TypeVar("_Value")


class PageError(Exception):
    """What the browser said went wrong."""


class Window(ABC):
    """The window of a browser that has just been started, and ends when it is left."""

    def __init__(self) -> None:
        self.mouse = Mouse(self)

    def __enter__(self) -> Window:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    @abstractmethod
    def goto(self, address: str) -> None:
        """Open a page."""

    @abstractmethod
    def evaluate(self, function: str, argument: Any = None) -> Any:
        """What a JavaScript function, given as text, makes of an argument; a promise is waited for.

        Raises PageError when it fails.
        """

    @abstractmethod
    def act(self, device: dict[str, Any]) -> None:
        """Let an input device do something, as WebDriver and WebDriver BiDi describe it."""

    @abstractmethod
    def close(self) -> None:
        """End the browser."""

    def locator(self, selector: str) -> Node:
        """The first node of the page that a CSS selector finds."""
        return Node(self, selector)


class Node:
    """A node of the page."""

    def __init__(self, window: Window, selector: str) -> None:
        self._window = window
        self._selector = selector

    def evaluate(self, function: str, argument: Any = None) -> Any:
        """What a JavaScript function makes of the node and an argument."""
        call = f"([selector, argument]) => ({function})(document.querySelector(selector), argument)"
        return self._window.evaluate(call, [self._selector, argument])


class Mouse:
    """The mouse of a window."""

    def __init__(self, window: Window) -> None:
        self._window = window

    def move(self, x: float, y: float) -> None:
        """Move the pointer to a point of the page."""
        self._act({"type": "pointerMove", "duration": 0, "x": round(x), "y": round(y)})

    def down(self) -> None:
        """Press the button."""
        self._act({"type": "pointerDown", "button": 0})

    def up(self) -> None:
        """Release the button."""
        self._act({"type": "pointerUp", "button": 0})

    def _act(self, step: dict[str, Any]) -> None:
        self._window.act({"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"}, "actions": [step]})


def wait_for(of: Callable[[], _Value], *misses: type[Exception]) -> _Value:
    """What `of` returns, tried again while it raises one of `misses`. Raises TimeoutError when it does for too long."""
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        with contextlib.suppress(*misses):
            return of()
        time.sleep(0.05)
    raise TimeoutError(f"the browser didn't start in {PATIENCE} seconds")
