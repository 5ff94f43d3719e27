"""What stops a build."""

from __future__ import annotations


class BuildError(Exception):
    """The site can't be built; the message says which file and why."""
