"""The settings, each with a sentence; a choice is applied and kept at once."""

from __future__ import annotations

from typing import TYPE_CHECKING

import js

from ..play.setting import FOLLOW, LANGUAGE, OFF, ON, ORDER
from .dialog import Dialog
from .element import element
from .events import listen
from .language import name_of

if TYPE_CHECKING:
    from .app import App


class SettingDialog(Dialog):
    """A row for each setting: a switch where there is on and off, else a list."""

    def __init__(self, app: App) -> None:
        super().__init__(app, "settings-dialog")
        self._rows = self.part(".settings")
        self._message = self.part(".message")

    def show(self) -> None:
        """Open the dialog, with nothing to be told."""
        self._message.textContent = ""
        super().show()

    def fill(self) -> None:
        """Write all rows, in the present language."""
        self._rows.textContent = ""
        for name in ORDER:
            self._rows.appendChild(self._row(name))

    def translate(self) -> None:
        """Write all rows in another language; the focus stays where it is."""
        focused = js.document.activeElement
        name = "" if focused is None else focused.id
        super().translate()
        if name and self.element.open:
            js.document.getElementById(name).focus()

    def _row(self, name: str) -> js.Element:
        words, settings = self.app.words, self.app.keeper.settings
        options = settings.options(name)
        is_switch = sorted(options) == [OFF, ON]
        row = js.document.getElementById("switch-row" if is_switch else "list-row").content.firstElementChild
        row = row.cloneNode(True)
        control = row.querySelector("input, select")
        control.id = "setting-" + name
        label, help_text = row.querySelector("label"), row.querySelector("p")
        label.textContent = words.text("setting." + name)
        label.setAttribute("for", control.id)
        help_text.textContent = words.text("setting-help." + name)
        help_text.id = "help-" + name
        control.setAttribute("aria-describedby", help_text.id)
        if is_switch:
            control.checked = settings.is_on(name)
            listen(control, "change", lambda _event: self._choose(name, ON if control.checked else OFF))
        else:
            for option in options:
                control.appendChild(element("option", self._label(name, option), value=option))
            control.value = settings.get(name)
            listen(control, "change", lambda _event: self._choose(name, control.value))
        return row

    def _choose(self, name: str, option: str) -> None:
        self._message.textContent = ""
        self.app.preferences.choose(name, option)

    def _label(self, name: str, option: str) -> str:
        if name == LANGUAGE and option != FOLLOW:
            return name_of(option)
        return self.app.words.text("option." + name + "." + option)
