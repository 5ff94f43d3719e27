"""`easyharp build`: the site in a folder, unless something else is there."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from easyharp.site.folder import read
from tests.command.running import run
from tests.site.whole import site_at


def test_it_writes_the_site(tmp_path: Path) -> None:
    """Into a new folder, and again into the same one, for another place."""
    folder = tmp_path / "new"
    for arguments, base in (((), ""), (("--base", "https://example.org/harp"), "https://example.org/harp/")):
        site = site_at(base)
        done = run("build", str(folder), *arguments)
        assert (done.status, done.output, done.error) == (0, f"{folder}: {len(site)} files\n", "")
        assert read(folder) == site


@pytest.mark.parametrize("base", ["", "games/harp/", "https://", "/a b/", "/\n/"])
def test_a_base_that_is_none_is_one_line(tmp_path: Path, base: str) -> None:
    """With what was read, and nothing is written."""
    done = run("build", str(tmp_path / "new"), "--base", base)
    assert done.status == 2
    assert done.line.startswith("easyharp: no path like /games/harp/ and no address like https://example.org/")
    assert repr(base) in done.line
    assert not (tmp_path / "new").exists()


def test_where_brotli_is_missing_one_line_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """And nothing is written: without its copies the site would be another one."""
    monkeypatch.setitem(sys.modules, "brotli", None)
    done = run("build", str(tmp_path / "new"))
    assert done.status == 2
    assert done.line == "easyharp: compressing the site needs the Python module brotli"
    assert not (tmp_path / "new").exists()


def test_a_folder_with_anything_else_is_left_alone(tmp_path: Path) -> None:
    """One line, and the file is still there."""
    (tmp_path / "letter.txt").write_text("mine")
    done = run("build", str(tmp_path))
    assert done.status == 2
    assert done.line == f"easyharp: {tmp_path} is not empty and holds no site of Easy Harp"
    assert [path.name for path in tmp_path.iterdir()] == ["letter.txt"]


def test_what_is_no_folder_is_one_line(tmp_path: Path) -> None:
    """A file, and a name below a file."""
    (tmp_path / "file").write_text("mine")
    for name in ("file", "file/below"):
        done = run("build", str(tmp_path / name))
        assert done.status == 2
        assert done.line == f"easyharp: {tmp_path / name}: Not a directory"
