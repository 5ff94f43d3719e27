"""Style sheets, each in one file whatever parts its source is made of."""

from __future__ import annotations

import re
from collections.abc import Mapping

from .fault import BuildError

_IMPORT = re.compile(r"""^@import "([^"]+)";\n""", re.MULTILINE)


def style(name: str, parts: Mapping[str, bytes]) -> str:
    """The style sheet `name` of `parts`, sources by their names, with what it imports in its place.

    Raises BuildError for a part that there is not.
    """

    def part(name: str, where: str) -> str:
        if name not in parts:
            raise BuildError(f"{where} imports {name!r}, which there is not")
        return _IMPORT.sub(lambda line: part(line[1], name), parts[name].decode())

    return part(name, "the site")


def imported(parts: Mapping[str, bytes]) -> set[str]:
    """The names of the parts that others import, so that they are no files of the site."""
    return {name for source in parts.values() for name in _IMPORT.findall(source.decode())}
