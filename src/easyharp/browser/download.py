"""Texts that the player takes away as files."""

from __future__ import annotations

import js
from jsffi import to_js


def link(label: str, name: str, text: str) -> js.Element:
    """A link `label` that gives the player `text` as a file `name`."""
    element = js.document.createElement("a")
    element.textContent = label
    element.setAttribute("download", name)
    element.setAttribute("href", js.URL.createObjectURL(js.Blob.new(to_js([text]), to_js({"type": "text/plain"}))))
    return element
