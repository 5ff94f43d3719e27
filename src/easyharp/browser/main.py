"""Where the page begins."""

from __future__ import annotations

from .app import App
from .language import Language


def start(catalogue: str, code: str, system_code: str) -> App:
    """Start the app in the language with the code `code` and a compiled catalogue, given as JSON.

    `system_code` is the language that follows from the browser's.
    """
    return App(Language(code, catalogue), system_code)
