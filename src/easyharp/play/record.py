"""Records: what is kept between visits, each as JSON text with a version, and the error for text that is none."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping

_MOST = 1_000_000_000_000
"""No count comes near it; beyond, damaged text would overflow whatever goes on counting from there."""


class RecordError(ValueError):
    """Text that holds no record of the kind asked for; the message says why."""


class Record:
    """The fields of one record."""

    def __init__(self, fields: dict[str, object]) -> None:
        self._fields = fields

    def string(self, name: str) -> str:
        """The text in field `name`. Raises RecordError when there is none."""
        value = self._fields.get(name)
        if not isinstance(value, str):
            raise RecordError(name + " is no text")
        return value

    def count(self, name: str, missing: int | None = None) -> int:
        """The number, 0 or more, in field `name`, or `missing` in a record of before there was such a field.

        Raises RecordError when there is none.
        """
        return checked_count(self._fields.get(name, missing), name)

    def items(self, name: str) -> list[object]:
        """The list in field `name`. Raises RecordError when there is none."""
        value = self._fields.get(name)
        if not isinstance(value, list):
            raise RecordError(name + " is no list")
        return value

    def counts(self, name: str) -> list[int]:
        """The list of numbers, 0 or more, in field `name`. Raises RecordError when there is none."""
        return [checked_count(value, name) for value in self.items(name)]

    @property
    def texts(self) -> dict[str, str]:
        """All fields that are texts."""
        return {name: value for name, value in self._fields.items() if isinstance(value, str)}


def checked_count(value: object, name: str) -> int:
    """`value` itself, if it is a whole number from 0 to a million million. Raises RecordError if not."""
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= _MOST:
        raise RecordError(name + " is no number")
    return value


def record_text(version: int, fields: Mapping[str, object]) -> str:
    """A record as text that `read_record` reads back."""
    written: dict[str, object] = {"version": version}
    written.update(fields)
    return json.dumps(written)


def read_record(text: str, version: int) -> Record:
    """The record that `text` holds, whose version must be `version`. Raises RecordError when it holds none."""
    try:
        found = json.loads(text)
    except (ValueError, RuntimeError, MemoryError):  # not JSON, nested too deep, too long
        raise RecordError("no record: the text is damaged")
    if not isinstance(found, dict):
        raise RecordError("no record: the text holds something else")
    if found.get("version") != version:
        raise RecordError("a record of another version")
    return Record(found)
