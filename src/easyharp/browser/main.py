"""Where the page begins."""

from __future__ import annotations

import gc

from .app import App
from .language import Language

GARBAGE = 512 * 1024
"""After how many bytes what is no longer used is collected; by itself MicroPython does so on nearly each move."""


def start(catalogue: str, code: str, system_code: str) -> App:
    """Start the app in the language with the code `code` and a compiled catalogue, given as JSON.

    `system_code` is the language that follows from the browser's.
    """
    gc.threshold(GARBAGE)  # type: ignore[attr-defined]  # MicroPython's own
    return App(Language(code, catalogue), system_code)
