"""`easyharp build`: the site in a folder, unless something else is there."""

from __future__ import annotations

from pathlib import Path

from easyharp.site.built import site
from easyharp.site.folder import read
from tests.command.running import run


def test_it_writes_the_site(tmp_path: Path) -> None:
    """Into a new folder, and again into the same one."""
    folder = tmp_path / "new"
    for _ in range(2):
        done = run("build", str(folder))
        assert (done.status, done.output, done.error) == (0, f"{folder}: {len(site())} files\n", "")
        assert read(folder) == site()


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
