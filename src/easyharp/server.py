"""Serves the site to browsers on this machine, and to nobody else."""

from __future__ import annotations

import hashlib
import os
import re
import sys
from collections.abc import Mapping
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler
from socketserver import ThreadingTCPServer
from typing import Any

from .site.headers import SECURITY, content_type, headers

HOST = "127.0.0.1"
USUAL_PORT = 24104
"""Where the page is unless something else is there: a browser keeps what the page saves by address, port included."""

IDLE = 60
"""How many seconds a connection may be idle before it is closed."""

# A page elsewhere can have its own name lead to 127.0.0.1; only these names are the player's own machine.
_OWN_HOST = re.compile(r"(127\.0\.0\.1|localhost)(:[0-9]+)?", re.IGNORECASE)


class SiteServer(ThreadingTCPServer):
    """Serves `files`, a site's files by name, which it keeps in memory: no request ever reaches the disk.

    It listens from the start; `serve_forever` answers, `shutdown` from another thread ends that.
    """

    allow_reuse_address = os.name == "posix"  # elsewhere it would let two servers share a port
    allow_reuse_port = False
    daemon_threads = True
    request_queue_size = 64

    def __init__(self, files: Mapping[str, bytes], port: int = 0) -> None:
        """Listen on `port` of 127.0.0.1, 0 meaning any free one. Raises OSError when that can't be had."""
        self.files = files
        self.tags = {name: f'"{hashlib.sha256(content).hexdigest()[:32]}"' for name, content in files.items()}
        super().__init__((HOST, port), _Handler)

    @property
    def address(self) -> str:
        """Where the page is, for a browser."""
        return f"http://{HOST}:{self.server_address[1]}/"

    def handle_error(self, request: Any, client_address: Any) -> None:
        """Say what went wrong, unless it is only that the browser hung up."""
        if not isinstance(sys.exc_info()[1], ConnectionError):
            super().handle_error(request, client_address)


def listen(files: Mapping[str, bytes], port: int | None) -> SiteServer:
    """A server of `files` on `port`; None is the usual one or, when that is taken, any free one.

    Raises OSError when the port can't be had.
    """
    if port is not None:
        return SiteServer(files, port)
    try:
        return SiteServer(files, USUAL_PORT)
    except OSError:
        return SiteServer(files)


class _Handler(BaseHTTPRequestHandler):
    server: SiteServer
    protocol_version = "HTTP/1.1"
    server_version = "easyharp"
    sys_version = ""
    timeout = IDLE
    disable_nagle_algorithm = True
    wbufsize = -1  # one packet for headers and a short body

    def do_GET(self) -> None:
        hosts = self.headers.get_all("Host", [])
        if len(hosts) != 1 or not _OWN_HOST.fullmatch(hosts[0]):
            self.send_error(HTTPStatus.MISDIRECTED_REQUEST, "This server is for 127.0.0.1 and localhost only")
            return
        if "Content-Length" in self.headers or "Transfer-Encoding" in self.headers:
            self.close_connection = True  # a body that nobody reads must not pass for the next request
        path = self.path.partition("?")[0]
        name = "index.html" if path == "/" else path.removeprefix("/")
        if not path.startswith("/") or name not in self.server.files:
            self.send_error(HTTPStatus.NOT_FOUND, "There is no such file")
            return
        tag = self.server.tags[name]
        fields = headers(name) | {"ETag": tag}
        if self._has(tag):
            self._answer(HTTPStatus.NOT_MODIFIED, fields, None)
        else:
            self._answer(HTTPStatus.OK, fields, self.server.files[name])

    def do_HEAD(self) -> None:
        self.do_GET()

    def send_error(self, code: int, message: str | None = None, explain: str | None = None) -> None:  # noqa: ARG002
        """Answer with an error, in plain text, and hang up."""
        status = HTTPStatus(code)
        fields = SECURITY | {"Connection": "close", "Content-Type": content_type("error.txt")}
        if status == HTTPStatus.NOT_IMPLEMENTED:  # what the base class calls a method that has no do_… here
            status, message = HTTPStatus.METHOD_NOT_ALLOWED, "Only GET and HEAD are allowed"
            fields["Allow"] = "GET, HEAD"
        self._answer(status, fields, f"{status.value} {message or status.phrase}\n".encode())

    def log_message(self, *_: object) -> None:
        """Say nothing: whoever plays has no use for a line about every file."""

    def _answer(self, status: HTTPStatus, fields: Mapping[str, str], body: bytes | None) -> None:
        self.send_response(status)
        for name, value in fields.items():
            self.send_header(name, value)
        if body is not None:
            self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        if body is not None and self.command != "HEAD":
            self.wfile.write(body)

    def _has(self, tag: str) -> bool:
        """Whether the browser says that it has the file with this tag already."""
        tags = ",".join(self.headers.get_all("If-None-Match", [])).split(",")
        return any(known.strip().removeprefix("W/") in (tag, "*") for known in tags)
