"""Copying text."""

from __future__ import annotations

from typing import TYPE_CHECKING

import js
from jsffi import JsException

from .events import attend

if TYPE_CHECKING:
    from collections.abc import Callable


def copy(text: str, copied: Callable[[bool], None]) -> None:
    """Copy `text`, and call `copied` with whether that could be done."""
    if hasattr(js.navigator, "clipboard"):
        attend(_copy(text, copied))
    else:
        copied(_copy_by_selection(text))


async def _copy(text: str, copied: Callable[[bool], None]) -> None:
    try:
        await js.navigator.clipboard.writeText(text)
    except JsException:
        copied(_copy_by_selection(text))
        return
    copied(True)


def _copy_by_selection(text: str) -> bool:
    """The old way, for pages that are served without encryption."""
    dialog = js.document.querySelector("dialog[open]")
    field = js.document.createElement("textarea")
    field.value = text
    field.className = "unseen"
    focused = js.document.activeElement
    (js.document.body if dialog is None else dialog).appendChild(field)
    field.select()
    done = js.document.execCommand("copy")
    field.remove()
    if focused is not None:
        focused.focus()
    return done
