"""The site that this installation plays: carried by a wheel, built from the sources in a checkout."""

from __future__ import annotations

import json
from typing import cast

from .build import LOCALES, PACKAGE, site_files
from .catalogue import Words, catalogue
from .fault import BuildError
from .folder import read

CARRIED = PACKAGE / "built"


def site() -> dict[str, bytes]:
    """Every file of the site, by its name.

    Raises BuildError when it has to be built and can't be.
    """
    if CARRIED.is_dir():
        return read(CARRIED)
    try:
        return site_files()
    except ModuleNotFoundError as error:
        raise _missing(error) from error


def english() -> Words:
    """The English words.

    Raises BuildError when they have to be compiled and can't be.
    """
    if CARRIED.is_dir():
        [path] = CARRIED.glob("en.*.json")
        return cast(Words, json.loads(path.read_bytes()))
    try:
        return catalogue(LOCALES / "en.po")
    except ModuleNotFoundError as error:
        raise _missing(error) from error


def _missing(error: ModuleNotFoundError) -> BuildError:
    return BuildError(f"this is a checkout, and building from its sources needs the Python module {error.name}")
