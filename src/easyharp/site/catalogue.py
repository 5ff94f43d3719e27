"""The app's words: gettext catalogues, compiled to what the page and the command read."""

from __future__ import annotations

import gettext
import re
from pathlib import Path
from string import Formatter
from typing import TypedDict

from .fault import BuildError

COUNTS = 200
"""For how many counts, from 0 on, a compiled catalogue says which form they take."""

_TEXT = r'"(?:[^"\\]|\\.)*"'
_LINE = re.compile(rf"(?:#.*|msgid \"(?P<key>\S+)\"|(?:(?:msgid|msgid_plural|msgstr|msgstr\[\d\]) )?{_TEXT}|)")


class Words(TypedDict):
    """A compiled catalogue: the texts by key, and which plural form each count takes, a digit for each."""

    messages: dict[str, str | list[str]]
    plural: str


def catalogues(folder: Path) -> dict[str, Words]:
    """The compiled catalogue of every language that has its <language>.po in `folder`.

    Raises BuildError unless each is complete and of one shape with the English one.
    """
    found = {path.stem: catalogue(path) for path in sorted(folder.glob("*.po"))}
    if "en" not in found:
        raise BuildError(f"{folder / 'en.po'} is missing")
    for language, words in found.items():
        _check_shape(folder / f"{language}.po", words, found["en"])
    return found


def catalogue(path: Path) -> Words:
    """The catalogue in the file `path`, compiled.

    Raises BuildError when it can't be read, when a key stands there twice, or where a message has no translation or
    one that is marked as fuzzy.
    """
    from babel.messages.pofile import PoFileError, read_po

    try:
        text = path.read_text(encoding="utf-8")
        _check_lines(path, text)
        read = read_po(text.splitlines(keepends=True), locale=path.stem.replace("-", "_"), abort_invalid=True)
    except (PoFileError, ValueError) as error:
        raise BuildError(f"{path}: {error}") from error
    messages: dict[str, str | list[str]] = {}
    for message in read:
        if not message.id:
            continue
        key, texts = _texts(message.id, message.string)
        count = read.num_plurals if message.pluralizable else 1
        if message.fuzzy or len(texts) != count or not all(texts):
            raise BuildError(f"{path}, line {message.lineno}: no full translation of {key!r}")
        messages[key] = texts if message.pluralizable else texts[0]
    form = gettext.c2py(read.plural_expr)
    return {"messages": messages, "plural": "".join(str(form(count)) for count in range(COUNTS))}


def _check_lines(path: Path, text: str) -> None:
    """Finds what Babel would pass over in silence: broken quotation marks, and messages that replace others."""
    seen = set()
    for number, line in enumerate(text.splitlines(), 1):
        found = _LINE.fullmatch(line.rstrip())
        if not found:
            raise BuildError(f"{path}, line {number}: no line of a catalogue: {line!r}")
        if found["key"] in seen:
            raise BuildError(f"{path}, line {number}: {found['key']!r} stands here a second time")
        if found["key"]:
            seen.add(found["key"])


def _texts(
    name: str | list[str] | tuple[str, ...], text: str | list[str] | tuple[str, ...] | None
) -> tuple[str, list[str]]:
    key = name if isinstance(name, str) else name[0]
    return key, [text] if isinstance(text, str) else list(text or ())


def _check_shape(path: Path, words: Words, english: Words) -> None:
    """Holds a language against English: the same messages, counted or not, with the same placeholders."""
    ours, theirs = words["messages"], english["messages"]
    for key in theirs:
        if key not in ours:
            raise BuildError(f"{path}: no translation of {key!r}")
    for key, text in ours.items():
        if key not in theirs:
            raise BuildError(f"{path}: {key!r} is no message")
        if isinstance(text, str) != isinstance(theirs[key], str):
            raise BuildError(f"{path}: {key!r} is counted in one language and not in the other")
        if _placeholders(path, key, text) != _placeholders(path, key, theirs[key]):
            raise BuildError(f"{path}: {key!r} has other placeholders than the English text")


def _placeholders(path: Path, key: str, text: str | list[str]) -> set[str]:
    """The placeholders of a text, or of all forms of a counted one (a form for one may leave its count out)."""
    try:
        parts = [part for form in ([text] if isinstance(text, str) else text) for part in Formatter().parse(form)]
    except ValueError as error:
        raise BuildError(f"{path}: {key!r}: {error}") from error
    return {name for _, name, _, _ in parts if name is not None}
