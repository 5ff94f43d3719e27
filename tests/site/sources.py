"""A small package of sources to build a site from, so that a test may break them."""

from __future__ import annotations

import shutil
from pathlib import Path

from easyharp.site.build import PACKAGE, site_files

PAGE = """\
<!doctype html>
<html lang="en">
<head>
<title>A page</title>
<link rel="icon" href="icons/dot.svg">
<link rel="manifest" href="manifest.webmanifest">
<link rel="stylesheet" href="style.css">
<script type="module" src="boot.js"></script>
</head>
<body>
<p id="greeting"></p>
<button id="raise">raise</button>
<button id="task">task</button>
<p id="trouble" hidden>Trouble.</p>
</body>
</html>
"""

MANIFEST = """\
{ "name": "A page", "icons": [{ "src": "icons/dot.svg", "sizes": "any" }] }
"""

STYLE = """\
body { background: url("icons/dot.svg"), url(icons/dot.svg), url(data:image/gif;base64,R0lGODlhAQABAAAAACw=); }
"""

MAIN = """\
from __future__ import annotations

import asyncio
import json

import js
from jsffi import create_proxy

from ..game.deals import code
from .shown import shown

async def fail():
    raise ValueError("in a task")

class Page:
    def open(self, is_restored: bool) -> None:
        pass

def start(catalogue: str, *_languages: str) -> Page:
    js.document.getElementById("raise").onclick = create_proxy(lambda event: 1 // 0)
    js.document.getElementById("task").onclick = create_proxy(lambda event: asyncio.create_task(fail()))
    shown("greeting", json.loads(catalogue)["messages"]["greeting"] + " " + code(5))
    return Page()
"""

SHOWN = """\
import js
from typing import TYPE_CHECKING

def shown(name, text):
    js.document.getElementById(name).textContent = text
"""

ENGLISH = """\
msgid ""
msgstr "Plural-Forms: nplurals=2; plural=(n != 1);"

msgid "greeting"
msgstr "Hello, {name}"

msgid "cards"
msgid_plural "cards"
msgstr[0] "{count} card"
msgstr[1] "{count} cards"

msgid "trouble"
msgstr "Something went wrong."
"""

DUTCH = """\
msgid ""
msgstr "Plural-Forms: nplurals=2; plural=(n != 1);"

msgid "greeting"
msgstr "Dag, {name}"

msgid "cards"
msgid_plural "cards"
msgstr[0] "één kaart"
msgstr[1] "{count} kaarten"

msgid "trouble"
msgstr "Er ging iets mis."
"""


class Sources:
    """The sources in a folder: `package`, with the real rules, loader and MicroPython, `locales`, and no `pages`."""

    def __init__(self, folder: Path) -> None:
        self.package = folder / "src" / "easyharp"
        self.locales = folder / "locales"
        self.pages = folder / "pages"
        static = self.package / "browser" / "static"
        skip = shutil.ignore_patterns("__pycache__")
        for name in ("game", "browser/shim", "browser/static/vendor"):
            shutil.copytree(PACKAGE / name, self.package / name, ignore=skip)
        shutil.copy(PACKAGE / "__init__.py", self.package)
        for name in ("boot.js", "adviser.js", "sw.js"):
            shutil.copy(PACKAGE / "browser" / "static" / name, static)
        self.locales.mkdir()
        (self.package / "catalogue").mkdir()
        (self.package / "catalogue" / "difficulty.bin").write_bytes(b"\0")
        (static / "icons").mkdir()
        (static / "icons" / "dot.svg").write_text('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>')
        self.write("browser/static/index.html", PAGE)
        self.write("browser/static/manifest.webmanifest", MANIFEST)
        self.write("browser/static/style.css", STYLE)
        self.write("browser/__init__.py", "")
        self.write("browser/main.py", MAIN)
        self.write("browser/shown.py", SHOWN)
        self.write_words("en", ENGLISH)
        self.write_words("nl", DUTCH)

    def write(self, name: str, text: str) -> Path:
        """Write a file of the package."""
        path = self.package / name
        path.write_text(text, encoding="utf-8")
        return path

    def write_words(self, language: str, text: str) -> Path:
        """Write the catalogue of a language."""
        path = self.locales / f"{language}.po"
        path.write_text(text, encoding="utf-8")
        return path

    def files(self) -> dict[str, bytes]:
        """The files of the site that these sources give."""
        return site_files(self.package, self.locales, self.pages)
