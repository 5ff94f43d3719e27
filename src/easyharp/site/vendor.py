"""MicroPython as it is vendored, checked against the list that is kept beside it."""

from __future__ import annotations

import hashlib
import re
from pathlib import Path

from .fault import BuildError

LIST = "SHA256SUMS"


def vendored(folder: Path) -> dict[str, bytes]:
    """The vendored files by name, each exactly as the list in `folder` has it; `sha256sum -c` reads that list too.

    Raises BuildError when a file is missing or is not the one that was vendored.
    """
    files = {}
    for line in (folder / LIST).read_text(encoding="ascii").splitlines():
        if line.startswith("#"):
            continue
        digest, name = line.split("  ")
        path = folder / name
        if not path.is_file():
            raise BuildError(f"{path} is missing")
        files[name] = path.read_bytes()
        found = hashlib.sha256(files[name]).hexdigest()
        if found != digest:
            raise BuildError(f"{path} has SHA-256 {found}, but {LIST} says {digest}")
    return files


def version(folder: Path) -> str:
    """The version of MicroPython that the list in `folder` names, like 1.27.0. Raises BuildError when it names none."""
    found = re.search(r"^# MicroPython (\d+\.\d+\.\d+)", (folder / LIST).read_text(encoding="ascii"))
    if not found:
        raise BuildError(f"{folder / LIST} names no version of MicroPython")
    return found[1]
