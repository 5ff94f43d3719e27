"""The language of the page: its words, and how it writes numbers and dates."""

from __future__ import annotations

import json

import js
from jsffi import JsException, to_js

from ..play.catalogue import Catalogue
from .files import catalogue_names

_DAY = 86_400_000.0
_FIRST_OF_1970 = 719_163
_PLAIN = 1000  # below it, every language writes a number by its digits alone


def page_address(name: str) -> str:
    """Where the page `name`, like "rules", is in the language of the game's page."""
    return f"{js.document.documentElement.lang}/{name}.html"


class Language:
    """The language with the code `code`, like "nl", whose `catalogue` is compiled and given as JSON."""

    def __init__(self, code: str, catalogue: str) -> None:
        data = json.loads(catalogue)
        self.code = code
        self._region = _region(code)
        self._numbers: js.NumberFormat | None = None
        self.words = Catalogue(data["messages"], data["plural"], self.number)

    def write_page(self) -> None:
        """Put the language's texts on the page; the dialogs write their own."""
        js.document.documentElement.lang = self.code
        write_texts(js.document.body, self.words, ":not(dialog *)")

    def number(self, number: int) -> str:
        """A number as the language writes it."""
        if 0 <= number < _PLAIN:
            return str(number)
        if self._numbers is None:
            self._numbers = js.Intl.NumberFormat.new(self._region)  # once, since that takes as long as a move
        return self._numbers.format(number)

    def share(self, part: int, whole: int) -> str:
        """`part` of `whole` in percent."""
        return js.Intl.NumberFormat.new(self._region, to_js({"style": "percent"})).format(part / whole)

    def date(self, day: int, **form: str) -> str:
        """The date with the ordinal `day`, long, or in a `form` of Intl.DateTimeFormat."""
        options = form or {"dateStyle": "long"}
        options["timeZone"] = "UTC"
        return js.Intl.DateTimeFormat.new(self._region, to_js(options)).format(
            js.Date.new((day - _FIRST_OF_1970) * _DAY)
        )


def _region(code: str) -> str:
    """The browser's own kind of a language, like "en-GB" for "en", which has its own way with dates."""
    wanted = js.navigator.languages
    for number in range(wanted.length):
        if wanted[number].split("-")[0] == code:
            return wanted[number]
    return code


def write_texts(root: js.Element, words: Catalogue, where: str = "") -> None:
    """Put the texts and labels in `root` in their places; `where` is a selector for the elements that get them."""
    found = root.querySelectorAll("[data-text]" + where)
    for number in range(found.length):
        found[number].textContent = words.text(found[number].getAttribute("data-text") or "")
    found = root.querySelectorAll("[data-label]" + where)
    for number in range(found.length):
        found[number].setAttribute("aria-label", words.text(found[number].getAttribute("data-label") or ""))


def name_of(code: str) -> str:
    """What a language calls itself."""
    names = js.Intl.DisplayNames.new(code, to_js({"type": "language"}))
    name: str = names.of(code)
    return name[:1].upper() + name[1:]


async def load(code: str) -> Language:
    """The language with the code `code`, fetched from the site. Raises OSError when it can't be had."""
    try:
        response = await js.fetch(catalogue_names()[code])
        if response.ok:
            return Language(code, await response.text())
    except (JsException, ValueError):  # there is no network, or one that answers with a page of its own
        raise OSError("no catalogue " + code)
    raise OSError("no catalogue " + code)
