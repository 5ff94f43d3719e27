"""A host of the site: what it serves may change, and it may go away."""

from __future__ import annotations

import contextlib
import socket
import threading
from collections.abc import Mapping
from typing import Any

from easyharp.server import SiteServer


class Host:
    """Serves `files`, which may become others, always at the same `address`.

    Of these, `asked` names what browsers asked for, and `sent` what they didn't have already.
    """

    def __init__(self, files: Mapping[str, bytes]) -> None:
        self.asked: list[str] = []
        self.sent: list[str] = []
        self._server = self._start(files, 0)
        self.address = self._server.address

    def serve(self, files: Mapping[str, bytes]) -> None:
        """Serve other files from now on."""
        self.stop()
        self._server = self._start(files, self._server.server_address[1])

    def stop(self) -> None:
        """Be gone, also for browsers that are connected."""
        self._server.shutdown()
        self._server.server_close()
        self._server.hang_up()

    def _start(self, files: Mapping[str, bytes], port: int) -> _Server:
        server = _Server(_Noted(files, self.asked, self.sent), port)
        threading.Thread(target=server.serve_forever, args=(0.01,), daemon=True).start()
        return server


class _Server(SiteServer):
    """Knows its connections."""

    def __init__(self, files: Mapping[str, bytes], port: int) -> None:
        self._connections: list[socket.socket] = []
        super().__init__(files, port)

    def process_request(self, request: Any, client_address: Any) -> None:
        self._connections.append(request)
        super().process_request(request, client_address)

    def hang_up(self) -> None:
        """Close every connection."""
        for connection in self._connections:
            with contextlib.suppress(OSError):  # it is closed already
                connection.shutdown(socket.SHUT_RDWR)


class _Noted(dict[str, bytes]):
    """Files that note which of them are sought, and which are taken."""

    def __init__(self, files: Mapping[str, bytes], sought: list[str], taken: list[str]) -> None:
        super().__init__(files)
        self._sought = sought
        self._taken = taken
        sought.clear()
        taken.clear()

    def __contains__(self, name: object) -> bool:
        self._sought.append(str(name))
        return super().__contains__(name)

    def __getitem__(self, name: str) -> bytes:
        self._taken.append(name)
        return super().__getitem__(name)
