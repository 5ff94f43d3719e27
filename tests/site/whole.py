"""The real site, made once for all tests that only read it."""

from __future__ import annotations

from functools import cache

from easyharp.site.base import read_base
from easyharp.site.build import site_files
from easyharp.site.hosting import hosted


@cache
def site() -> dict[str, bytes]:
    """The files of the site."""
    return site_files()


@cache
def site_at(base: str) -> dict[str, bytes]:
    """The files of the site as a host gets them that serves it at `base`, or with none anywhere."""
    return hosted(site(), read_base(base) if base else None)
