"""A site in a folder, with a list of its files that tells them from whatever else lies there."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path

LIST = "files.txt"
_HEAD = "Easy Harp: the files of this site. The next build into this folder replaces them and leaves all others alone."


class FolderError(Exception):
    """A folder that a site can't be written to or read from; the message says why."""


def write(files: Mapping[str, bytes], folder: Path) -> None:
    """Make `folder` hold the site `files`, by name, in place of the site that it may hold already.

    Raises FolderError when the folder is neither empty nor holds a site, and OSError when it can't be written.
    """
    old = _listed(folder) if folder.exists() and any(folder.iterdir()) else set()
    folder.mkdir(parents=True, exist_ok=True)
    # Whatever interrupts this, the list names all that is ours, and the page's files are there before the page.
    _write_list(folder, old | set(files))
    for name in sorted(files, key=lambda name: (name.endswith(".html"), name)):
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(files[name])
    for name in old - set(files):
        (folder / name).unlink(missing_ok=True)
    _write_list(folder, files)


def read(folder: Path) -> dict[str, bytes]:
    """The files of the site in `folder`, by name. Raises FolderError when there is none."""
    return {name: (folder / name).read_bytes() for name in sorted(_listed(folder))}


def _listed(folder: Path) -> set[str]:
    path = folder / LIST
    try:
        head, *names = path.read_text(encoding="utf-8").splitlines() or [""]
    except (FileNotFoundError, UnicodeDecodeError):
        head = ""
    if head != _HEAD:
        raise FolderError(f"{folder} is not empty and holds no site of Easy Harp")
    for name in names:
        if not all(part.strip(".") for part in name.split("/")) or "\\" in name or ":" in name:
            raise FolderError(f"{path}: {name!r} names no file of a site")
    return set(names)


def _write_list(folder: Path, names: Iterable[str]) -> None:
    (folder / LIST).write_text("\n".join([_HEAD, *sorted(names)]) + "\n", encoding="utf-8", newline="\n")
