"""Texts that the player takes away as files."""

from __future__ import annotations

import js
from jsffi import to_js

from .element import element


def link(label: str, name: str, text: str) -> js.Element:
    """A link `label` that gives the player `text` as a file `name`."""
    content = js.Blob.new(to_js([text]), to_js({"type": "text/plain"}))
    return element("a", label, download=name, href=js.URL.createObjectURL(content))
