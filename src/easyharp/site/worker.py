"""The service worker, which is told what one whole version of the site consists of."""

from __future__ import annotations

import base64
import hashlib
import json
import re
from collections.abc import Mapping

WORKER = "sw.js"
"""Its name, by which browsers look for a new version."""

_UNHELD = ("preview.", "difficulty.")
"""What the names of files begin with that it doesn't hold: of the picture that links are shown with, since no page
shows it, and of what few players ever need, since it would nearly double what all of them fetch."""

_TOLD = re.compile(r"^(const (?:VERSION|FILES) = ).*;$", re.MULTILINE)


def worker(files: Mapping[str, bytes]) -> bytes:
    """The worker of the site `files`, by name, that is among them itself: as its source, or as it was told before.

    It is told each other file that it is to hold, with its SHA-256 as browsers check it, and the site's version, which
    is another one as soon as any of the names and contents is.
    """
    shown = (name for name in files if name != WORKER and not name.startswith(_UNHELD))
    listed = {name: _integrity(files[name]) for name in sorted(shown)}
    source = _TOLD.sub(r"\1null;", files[WORKER].decode())
    version = hashlib.sha256(json.dumps([listed, source]).encode()).hexdigest()[:12]
    values = iter((version, listed))
    return _TOLD.sub(lambda line: f"{line[1]}{json.dumps(next(values))};", source).encode()


def _integrity(content: bytes) -> str:
    return "sha256-" + base64.b64encode(hashlib.sha256(content).digest()).decode()
