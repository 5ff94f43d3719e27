"""The names of the site's files, which carry a hash of what is in them."""

from __future__ import annotations

import hashlib
import re

_DIGITS = 12
HASHED = rf"\.[0-9a-f]{{{_DIGITS}}}\.\w+$"
"""What a name that carries a hash ends in, as a regular expression."""


def hashed_name(name: str, content: bytes) -> str:
    """`name` with a hash of `content` before its suffix, like style.3f2a91c0d4e5.css."""
    stem, dot, suffix = name.rpartition(".")
    return f"{stem}.{hashlib.sha256(content).hexdigest()[:_DIGITS]}{dot}{suffix}"


def is_hashed(name: str) -> bool:
    """Whether `name` carries a hash, so that what it stands for never changes."""
    return re.search(HASHED, name) is not None
