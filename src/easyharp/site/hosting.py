"""The site as it goes to a host: told where it will be, compressed, and with what hosts and search engines read."""

from __future__ import annotations

from collections.abc import Mapping

from .base import Base, with_addresses
from .copies import copies
from .header_file import header_file
from .nginx import nginx
from .worker import WORKER, worker

_ANYWHERE = Base("", "/")


def hosted(files: Mapping[str, bytes], base: Base | None) -> dict[str, bytes]:
    """The site `files` for a host that serves it at `base`.

    None means that nobody knows where: then no page says, and what configures hosts takes the site for all they serve.
    Raises BuildError when the site can't be compressed.
    """
    site = with_addresses(files, base) if base else dict(files)
    site[WORKER] = worker(site)  # which knows each page by what it says now
    place = base or _ANYWHERE
    texts = {
        "_headers": header_file(site, place.path),
        "nginx.conf": nginx(place),
        "robots.txt": f"User-agent: *\nAllow: {place.path}\n",
    }
    return site | copies(site) | {name: text.encode() for name, text in texts.items()}
