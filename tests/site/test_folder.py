"""A site replaces a site, and nothing else."""

from __future__ import annotations

from pathlib import Path

import pytest

from easyharp.site.folder import LIST, FolderError, read, write

FILES = {"index.html": b"page", "a.js": b"script", "icons/b.svg": b"picture"}


def test_what_is_written_is_read(tmp_path: Path) -> None:
    """Into a folder that is new, and below one that is new."""
    write(FILES, tmp_path / "new" / "folder")
    assert read(tmp_path / "new" / "folder") == FILES


def test_a_site_replaces_a_site_and_leaves_what_is_not_its_own(tmp_path: Path) -> None:
    """Files of the old site go, a file that somebody put there stays."""
    write(FILES, tmp_path)
    (tmp_path / "CNAME").write_text("example.org")
    write({"index.html": b"other", "c.js": b"new"}, tmp_path)
    assert read(tmp_path) == {"index.html": b"other", "c.js": b"new"}
    assert {path.name for path in tmp_path.rglob("*.*")} == {"index.html", "c.js", LIST}
    assert (tmp_path / "CNAME").read_text() == "example.org"


@pytest.mark.parametrize("content", [None, b"", b"a list of mine\nindex.html\n", b"\xff\xfe\x00"])
def test_a_folder_with_anything_else_is_left_alone(tmp_path: Path, content: bytes | None) -> None:
    """Without a list of a site, or with a list that is none of ours."""
    (tmp_path / "index.html").write_text("mine")
    if content is not None:
        (tmp_path / LIST).write_bytes(content)
    before = {path: path.read_bytes() for path in tmp_path.iterdir()}
    with pytest.raises(FolderError, match="is not empty and holds no site of Easy Harp"):
        write(FILES, tmp_path)
    assert {path: path.read_bytes() for path in tmp_path.iterdir()} == before


@pytest.mark.parametrize("name", ["../mine", "/etc/mine", "a//b", ".", "icons/../../mine", "C:mine", "..\\mine"])
def test_a_list_reaches_no_file_outside(tmp_path: Path, name: str) -> None:
    """The list comes from outside: it can have nothing deleted but files of the folder."""
    site = tmp_path / "site"
    write(FILES, site)
    (tmp_path / "mine").write_text("mine")
    with (site / LIST).open("a") as file:
        file.write(name + "\n")
    with pytest.raises(FolderError, match="names no file of a site"):
        write(FILES, site)
    assert (tmp_path / "mine").read_text() == "mine"
