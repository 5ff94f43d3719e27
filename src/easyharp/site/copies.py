"""Compressed copies of a site's files, which a host may send in their place."""

from __future__ import annotations

import gzip
import io
import os
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor

from .fault import BuildError

_COMPRESSED = (".png",)
"""What is compressed by itself."""


def copies(files: Mapping[str, bytes]) -> dict[str, bytes]:
    """Of each of `files` that isn't compressed by itself, a copy as brotli, <name>.br, and one as gzip, <name>.gz.

    Raises BuildError when this Python has no brotli.
    """
    try:
        import brotli
    except ModuleNotFoundError as error:
        raise BuildError(f"compressing the site needs the Python module {error.name}") from error

    names = [name for name in files if not name.endswith(_COMPRESSED)]
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        brotlis = pool.map(lambda name: brotli.compress(files[name], quality=11), names)
        gzips = pool.map(lambda name: _gzip(files[name]), names)
        packed = zip(names, brotlis, gzips, strict=True)
        return {
            name + suffix: copy for name, *both in packed for suffix, copy in zip((".br", ".gz"), both, strict=True)
        }


def _gzip(content: bytes) -> bytes:
    """`content` as gzip that names no time, and no system either, as gzip.compress does in some versions of Python."""
    packed = io.BytesIO()
    with gzip.GzipFile(filename="", mode="wb", compresslevel=9, fileobj=packed, mtime=0) as file:
        file.write(content)
    return packed.getvalue()
