"""Where a site is to be served, and the lines of its pages that have to say so."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import NamedTuple
from urllib.parse import urljoin

from ..game.notation import shown

# What means the same in an address, in a page and in every host's configuration, without a word on escapes.
_BASE = re.compile(r"(https?://[a-z0-9.-]+(?::[0-9]{1,5})?)?((?:/[A-Za-z0-9_~-][A-Za-z0-9._~-]*)*)/?")
_PICTURE = re.compile(r'(<meta property="og:image" content=")([^"]*)')
_END = "</head>"
_DEFAULT = "en"
_FOLDER_PAGE = "index.html"


class BaseError(Exception):
    """What was given is no place where a site can be served; the message says so."""


class Base(NamedTuple):
    """Where a site is served: the `path` of its folder, and the `origin` before that, empty when it is unknown."""

    origin: str
    path: str


def read_base(text: str) -> Base:
    """The base that `text` names: a path like /games/harp/, or a whole address like https://example.org/games/harp/.

    The last slash may be missing. Raises BaseError for anything else.
    """
    found = _BASE.fullmatch(text)
    if not found or not text:
        raise BaseError(f"no path like /games/harp/ and no address like https://example.org/games/harp/: {shown(text)}")
    return Base(found[1] or "", found[2] + "/")


def with_addresses(files: Mapping[str, bytes], base: Base) -> dict[str, bytes]:
    """The site `files` with what its pages say of their place: which one address each has, and in other languages.

    Link previews take whole addresses only, and get them when the base is one.
    """
    pages = [name for name in files if name.endswith(".html")]
    return {name: _placed(files, name, pages, base) if name in pages else files[name] for name in files}


def _placed(files: Mapping[str, bytes], name: str, pages: Iterable[str], base: Base) -> bytes:
    folder = base.origin + base.path
    address = _address(folder, name)
    lines = [f'<link rel="canonical" href="{address}">']
    for language, page in _in_languages(name, pages):
        lines.append(f'<link rel="alternate" hreflang="{language}" href="{_address(folder, page)}">')
    text = files[name].decode()
    if base.origin:
        lines.append(f'<meta property="og:url" content="{address}">')
        text = _PICTURE.sub(lambda picture: picture[1] + urljoin(folder + name, picture[2]), text)
    return text.replace(_END, "\n".join([*lines, _END]), 1).encode()


def _address(folder: str, page: str) -> str:
    return folder if page == _FOLDER_PAGE else folder + page


def _in_languages(name: str, pages: Iterable[str]) -> list[tuple[str, str]]:
    """The page `name` in its languages, and as x-default the one for everybody else.

    The game has all languages at one address.
    """
    if "/" not in name:
        return [("x-default", name)]
    own = name.split("/")[1]
    found = [(page.split("/")[0], page) for page in sorted(pages) if page.split("/")[1:] == [own]]
    return [*found, ("x-default", f"{_DEFAULT}/{own}")]
