"""The dialogs of the page."""

from __future__ import annotations

from typing import TYPE_CHECKING

import js
from jsffi import create_proxy

from .events import guarded, listen
from .language import write_texts

if TYPE_CHECKING:
    from .app import App


_DOUBLE_CLICK = 500
"""How many milliseconds apart two clicks may be that count as one double click."""


class Dialog:
    """The dialog with the id `name`: filled in when it is shown, closed by any of its buttons with a value."""

    def __init__(self, app: App, name: str) -> None:
        self.app = app
        self.element = js.document.getElementById(name)
        write_texts(self.element, app.words)
        listen(self.element, "close", self._closed)
        self._opened = 0.0
        on_press = create_proxy(guarded(self._pressed))
        for kind in ("mousedown", "click"):
            self.element.addEventListener(kind, on_press, True)  # before the control that it would work on
        buttons = self.element.querySelectorAll("button[value]")
        for number in range(buttons.length):
            self._watch(buttons[number])

    def show(self) -> None:
        """Open the dialog over the page; the browser keeps the focus in it and gives it back afterwards."""
        if not self.element.open:
            self.fill()
            self.element.showModal()
            self._opened = js.performance.now()
            self.app.run_watch()

    def fill(self) -> None:
        """Bring up to date what the dialog says."""

    def translate(self) -> None:
        """Go on in the app's language."""
        write_texts(self.element, self.app.words)
        if self.element.open:
            self.fill()

    def answer(self, value: str) -> None:
        """Do what the button with this value stands for; the dialog is closed already."""

    def closed(self) -> None:
        """Go on after the dialog."""

    def part(self, name: str) -> js.Element:
        """The element in the dialog that a selector names."""
        return self.element.querySelector(name)

    def _closed(self, _event: js.Event) -> None:
        if self.element.open:  # again, before this was heard
            return
        self._let_go_of_focus()
        self.app.run_watch()
        self.closed()

    def _pressed(self, event: js.Event) -> None:
        """Let the second click of a double click, whose first one opened the dialog, do nothing."""
        if event.detail > 1 and event.timeStamp - self._opened < _DOUBLE_CLICK:
            event.preventDefault()
            event.stopPropagation()

    def _let_go_of_focus(self) -> None:
        """Where nothing had the focus before, browsers leave it for a while in the dialog, where no key is heard."""
        focused = js.document.activeElement
        if focused is not None and self.element.contains(focused):
            focused.blur()

    def _watch(self, button: js.Element) -> None:
        def pressed(_event: js.Event) -> None:
            self.element.close()
            self._let_go_of_focus()
            if button.value:
                self.answer(button.value)

        listen(button, "click", pressed)


def is_any_open() -> bool:
    """Whether a dialog is on the screen."""
    return js.document.querySelector("dialog[open]") is not None


def close_all() -> None:
    """Close what is open, without an answer."""
    found = js.document.querySelectorAll("dialog[open]")
    for number in range(found.length):
        found[number].close()
