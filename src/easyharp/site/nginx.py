"""The site's configuration for nginx."""

from __future__ import annotations

from collections.abc import Iterable

from .base import Base
from .headers import FOREVER, NO_CACHE, SECURITY, TYPES
from .name import HASHED

FOLDER = "/srv/easyharp/"
"""Where the configuration expects the site."""


def nginx(base: Base) -> str:
    """A server for the site at `base`, to be included in the http block of nginx."""
    host = base.origin.partition("://")[2].partition(":")[0]
    security = (f'add_header {name} "{value}" always;' for name, value in SECURITY.items())
    types = (f'"{kind}" {suffix};' for suffix, kind in TYPES.items())
    return f"""\
# Easy Harp for nginx, written by `easyharp build`; include it in the http block. It expects the site in {FOLDER}.
# Where nginx has the module for it, `brotli_static on;` in the http block has the .br copies sent too.

map $uri $easyharp_cache {{
  default "{NO_CACHE}";
  "~{HASHED}" "{FOREVER}";
}}

server {{
  listen 80;
  server_name {host or "_"};
  absolute_redirect off;

  # An error is not to be kept: it may be over in a minute.
  add_header Cache-Control $easyharp_cache;
  {_lines(security, 2)}

  location {base.path} {{
    alias {FOLDER};
    gzip_static on;
    gzip_vary on;
    types {{
      {_lines(types, 6)}
    }}
  }}
{_elsewhere(base.path)}}}
"""


def _lines(lines: Iterable[str], indent: int) -> str:
    return ("\n" + " " * indent).join(lines)


def _elsewhere(path: str) -> str:
    """What a server answers outside of the site, where there is such a place."""
    if path == "/":
        return ""
    return f"""
  location = {path.removesuffix("/")} {{ return 301 {path}; }}
  location / {{ return 404; }}
"""
