"""The languages of locales/, as the files have them and as the app reads them."""

from __future__ import annotations

import gettext
from pathlib import Path

from babel.messages.catalog import Catalog
from babel.messages.pofile import read_po

from easyharp.play.catalogue import Catalogue

FOLDER = Path(__file__).parents[2] / "locales"


def _file(path: Path) -> Catalog:
    with path.open("rb") as file:
        return read_po(file, locale=path.stem, abort_invalid=True)


def texts(file: Catalog) -> dict[str, str | list[str]]:
    """The texts of a language by key: a text, or the forms of a counted one."""
    found: dict[str, str | list[str]] = {}
    for message in file:
        if isinstance(message.id, str):
            assert isinstance(message.string, str), message.id
            found[message.id] = message.string
        else:
            found[message.id[0]] = list(message.string or ())
    del found[""]  # the header
    return found


def _words(file: Catalog) -> Catalogue:
    form = gettext.c2py(file.plural_expr)
    return Catalogue(texts(file), "".join(str(form(count)) for count in range(200)))


FILES = {path.stem: _file(path) for path in sorted(FOLDER.glob("*.po"))}
WORDS = {language: _words(file) for language, file in FILES.items()}
ENGLISH = WORDS["en"]
DUTCH = WORDS["nl"]
