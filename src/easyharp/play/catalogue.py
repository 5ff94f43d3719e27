"""The app's words in one language."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable


class Catalogue:
    """The texts of one language, found by key.

    `messages` leads from a key to its text or, for a counted text, to its forms. `plural` says which form a count
    takes: its n-th digit for the count n; larger counts go by their last two digits, as in every language we know.
    `number` writes a number as the language has it.
    """

    def __init__(self, messages: dict[str, str | list[str]], plural: str, number: Callable[[int], str] = str) -> None:
        self.number = number
        self._messages = messages
        self._plural = plural

    def text(self, key: str, **values: str | int) -> str:
        """The text of `key`, of a counted one the form for 1, with `values` at its placeholders.

        Raises KeyError when the language lacks it.
        """
        found = self._messages[key]
        return self._filled(found, values) if isinstance(found, str) else self.counted(key, 1, **values)

    def counted(self, key: str, count: int, **values: str | int) -> str:
        """The form of the text of `key` for `count`, 0 or more, which also stands at the placeholder {count}."""
        found = self._messages[key]
        values["count"] = count
        if isinstance(found, str):
            return self._filled(found, values)
        known = len(self._plural)
        form = int(self._plural[count if count < known else known - 100 + count % 100])
        return self._filled(found[form], values)

    def _filled(self, text: str, values: dict[str, str | int]) -> str:
        """The text with `values` at its placeholders, numbers written as the language has them."""
        written = {name: value if isinstance(value, str) else self.number(value) for name, value in values.items()}
        return text.format(**written)
