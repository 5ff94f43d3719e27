"""Where the page begins."""

from __future__ import annotations

import json

from ..play.catalogue import Catalogue
from .app import App


def start(catalogue: str) -> App:
    """Start the app in the language of a compiled catalogue, given as JSON."""
    data = json.loads(catalogue)
    words = Catalogue(data["messages"], data["plural"])
    return App(words)
