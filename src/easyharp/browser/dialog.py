"""The dialogs: each is shown by its id and answers with the value of the button that closed it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import js

from .events import listen

if TYPE_CHECKING:
    from collections.abc import Callable


class Dialog:
    """The dialog `name`; `answered` is called with the value of the button pressed, if that has one."""

    def __init__(self, name: str, answered: Callable[[str], None]) -> None:
        self._element = js.document.getElementById(name)
        self._answered = answered
        buttons = self._element.querySelectorAll("button")
        for number in range(buttons.length):
            self._watch(buttons[number])

    @property
    def is_open(self) -> bool:
        """Whether the dialog is on the screen."""
        return self._element.open

    def show(self) -> None:
        """Open the dialog over the page; the browser keeps the focus in it and gives it back afterwards."""
        if not self._element.open:
            self._element.showModal()

    def close(self) -> None:
        """Close the dialog, if it is open, without an answer."""
        self._element.close()

    def _watch(self, button: js.Element) -> None:
        def pressed(_event: js.Event) -> None:
            self._element.close()
            if button.value:
                self._answered(button.value)

        listen(button, "click", pressed)
