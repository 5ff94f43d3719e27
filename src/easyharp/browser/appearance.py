"""How the table looks by the settings: all of it is style, chosen by attributes of the page's root."""

from __future__ import annotations

import js

from ..play.setting import BACK, FELT, HAND, MOTION, SUITS, Settings


def apply(settings: Settings) -> None:
    """Let the page look as the settings say."""
    root = js.document.documentElement
    for name in (HAND, SUITS, BACK, FELT, MOTION):
        root.setAttribute("data-" + name, settings.get(name))
    colour = js.getComputedStyle(root).getPropertyValue("--felt-deep").strip()
    js.document.querySelector("[name=theme-color]").setAttribute("content", colour)
