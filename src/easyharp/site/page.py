"""The page and its style sheet, with the names that the site's files have in the end."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from typing import NamedTuple

from .fault import BuildError


class Start(NamedTuple):
    """What a page starts: the module `main`, in one `language`, or with None in the player's.

    `root` leads from the page to the site's files.
    """

    main: str = "easyharp.browser.main"
    language: str | None = None
    root: str = ""


_REFERENCE = re.compile(r"""((?:\bhref|\bsrc)="|"src": "|\burl\(["']?)([^"'()]*)""")


def with_final_names(text: str, names: Mapping[str, str], where: str) -> str:
    """`text`, the HTML, CSS or manifest of the file `where`, with the files that it refers to under their `names`.

    Addresses with a scheme and fragments stay. Raises BuildError for a file that `names` doesn't have.
    """

    def final(reference: re.Match[str]) -> str:
        before, name = reference.groups()
        if ":" in name or name.startswith("#"):
            return before + name
        if name not in names:
            raise BuildError(f"{where} refers to {name!r}, which the site doesn't have")
        return before + names[name]

    return _REFERENCE.sub(final, text)


def with_files(html: str, names: Mapping[str, str], languages: Mapping[str, str], start: Start) -> str:
    """The page `html` with what boot.js reads: a list of the files to load, and links that load them early.

    `languages` leads from a language to the name of its catalogue. Raises BuildError when the page has no script.
    """
    loader, runtime, bundle = names["micropython.mjs"], names["micropython.wasm"], names["easyharp.bin"]
    files = {
        "adviser": names["adviser.js"],
        "adviserBundle": names["adviser.bin"],
        "bundle": bundle,
        "catalogues": languages,
        "difficulties": names["difficulty.bin"],
        "language": start.language,
        "loader": loader,
        "main": start.main,
        "runtime": runtime,
    }
    lines = (
        f'<link rel="modulepreload" href="{start.root}{loader}">',
        f'<link rel="preload" as="fetch" crossorigin href="{start.root}{runtime}">',
        f'<link rel="preload" as="fetch" crossorigin href="{start.root}{bundle}">',
        f'<script type="application/json" id="files">{json.dumps(files, sort_keys=True)}</script>',
    )
    before, script, after = html.partition('<script type="module"')
    if not script:
        raise BuildError("a page that starts Python has no script")
    return before + "\n".join(lines) + "\n" + script + after
