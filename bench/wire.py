"""A host as docs/hosting.md has it, which sends the brotli copies and counts the bytes."""

from __future__ import annotations

import hashlib
import threading
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler
from socketserver import ThreadingTCPServer
from urllib.parse import urlsplit

from easyharp.site.headers import SECURITY, content_type, headers


class Wire(ThreadingTCPServer):
    """Serves `files` at a path of this machine."""

    daemon_threads = True
    request_queue_size = 64

    def __init__(self, files: Mapping[str, bytes], path: str) -> None:
        self.files = files
        self.path = path
        self.sizes: list[int] = []
        super().__init__(("127.0.0.1", 0), _Handler)

    @property
    def address(self) -> str:
        """Where the game is."""
        return f"http://127.0.0.1:{self.server_address[1]}{self.path}"

    def sent(self) -> list[int]:
        """The bytes, headers included, of each answer since this was last asked."""
        sizes, self.sizes = self.sizes, []
        return sizes


@contextmanager
def wired(files: Mapping[str, bytes], path: str = "/") -> Iterator[Wire]:
    """A host while it runs; `files` are those that it gets from easyharp.site.hosting."""
    with Wire(files, path) as wire:
        thread = threading.Thread(target=wire.serve_forever, daemon=True)
        thread.start()
        yield wire
        wire.shutdown()
        thread.join()


class _Handler(BaseHTTPRequestHandler):
    server: Wire
    protocol_version = "HTTP/1.1"
    disable_nagle_algorithm = True

    def do_GET(self) -> None:
        path = urlsplit(self.path).path
        name = path.removeprefix(self.server.path) or "index.html"
        if not path.startswith(self.server.path) or name not in self.server.files:
            self._answer(HTTPStatus.NOT_FOUND, SECURITY | {"Content-Type": content_type("error.txt")}, b"")
            return
        content = self.server.files[name]
        tag = f'"{hashlib.sha256(content).hexdigest()[:16]}"'
        fields = headers(name) | {"ETag": tag, "Vary": "Accept-Encoding"}
        if self.headers["If-None-Match"] == tag:
            self._answer(HTTPStatus.NOT_MODIFIED, fields, None)
            return
        if name + ".br" in self.server.files and "br" in self.headers.get("Accept-Encoding", ""):
            content = self.server.files[name + ".br"]
            fields["Content-Encoding"] = "br"
        self._answer(HTTPStatus.OK, fields, content)

    def log_message(self, *_: object) -> None:
        """Say nothing."""

    def _answer(self, status: HTTPStatus, fields: Mapping[str, str], body: bytes | None) -> None:
        lines = {"Server": "wire", "Date": self.date_time_string(), **fields}
        if body is not None:
            lines["Content-Length"] = str(len(body))
        head = "".join(f"{header}: {value}\r\n" for header, value in lines.items())
        packet = f"HTTP/1.1 {status.value} {status.phrase}\r\n{head}\r\n".encode() + (body or b"")
        self.server.sizes.append(len(packet))
        self.wfile.write(packet)
