"""Making elements of the page."""

from __future__ import annotations

import js

_SVG = "http://www.w3.org/2000/svg"


def element(tag: str, text: str = "", **attributes: str) -> js.Element:
    """A new HTML element with a text; an attribute that Python has another use for ends in an underscore here."""
    made = js.document.createElement(tag)
    if text:
        made.textContent = text
    return _with(made, attributes)


def shape(tag: str, **attributes: str) -> js.Element:
    """A new SVG element."""
    return _with(js.document.createElementNS(_SVG, tag), attributes)


def _with(made: js.Element, attributes: dict[str, str]) -> js.Element:
    for name, value in attributes.items():
        made.setAttribute(name.rstrip("_"), value)
    return made
