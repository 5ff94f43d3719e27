"""The MicroPython that runs on a page, with a module of ours in it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playwright.sync_api import Page

APP: None = None
"""Stands for the page's app among the values of a call."""

# boot.js is asked for a second time, under its own address: that is the very module that runs the page.
_ADD = """async ([name, source]) => {
  const {python, app} = await import(document.querySelector('script[type="module"][src]').src);
  python.FS.writeFile(`/lib/${name}.py`, source);
  globalThis[name] = {app, module: python.pyimport(name)};
}"""
_CALL = """([name, function_name, values]) => {
  const {app, module} = globalThis[name];
  return module[function_name](...values.map((value) => value ?? app));
}"""


class Interpreter:
    """Runs the module `source`, written in the game's dialect, on a page's MicroPython beside the game."""

    def __init__(self, page: Page, source: Path) -> None:
        self._page = page
        self._name = source.stem
        page.evaluate(_ADD, [self._name, source.read_text(encoding="utf-8")])

    def call(self, function: str, *values: str | int | None) -> Any:
        """What a function of the module returns: a text, a number or nothing."""
        return self._page.evaluate(_CALL, [self._name, function, values])
