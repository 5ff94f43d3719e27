"""Where the page begins."""

from __future__ import annotations

import json

import js

from ..play.catalogue import Catalogue
from .app import App


def start(catalogue: str) -> App:
    """Start the app in the language of a compiled catalogue, given as JSON."""
    data = json.loads(catalogue)
    words = Catalogue(data["messages"], data["plural"])
    js.document.getElementById("trouble").textContent = words.text("trouble")
    return App(words)
