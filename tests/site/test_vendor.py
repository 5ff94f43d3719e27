"""The vendored MicroPython is the one that was vendored."""

from __future__ import annotations

import re

import pytest

from easyharp.site.build import PACKAGE
from easyharp.site.fault import BuildError
from easyharp.site.vendor import LIST, vendored, version
from tests.site.sources import Sources

FOLDER = PACKAGE / "browser" / "static" / "vendor" / "micropython"


def test_the_list_covers_every_vendored_file_and_each_is_as_listed() -> None:
    """Checked against the files as they are."""
    assert set(vendored(FOLDER)) == {path.name for path in FOLDER.iterdir()} - {LIST}


def test_the_runtime_says_the_version_of_the_list() -> None:
    """The list is not the only one to say so."""
    assert f"MicroPython v{version(FOLDER)} on ".encode() in vendored(FOLDER)["micropython.wasm"]


def test_a_changed_or_missing_file_stops_the_build(sources: Sources) -> None:
    """With the name of the file."""
    path = sources.package / "browser" / "static" / "vendor" / "micropython" / "micropython.mjs"
    path.write_bytes(path.read_bytes().replace(b"asyncify", b"asyncifY", 1) + b"\n")
    with pytest.raises(BuildError, match=rf"{re.escape(str(path))} has SHA-256 [0-9a-f]{{64}}, but"):
        sources.files()
    path.unlink()
    with pytest.raises(BuildError, match=re.escape(f"{path} is missing")):
        sources.files()
