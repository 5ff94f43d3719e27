"""The server, over real HTTP: what it serves, what it lets a browser keep, and what it refuses."""

from __future__ import annotations

import http.client
import socket
import threading
from collections.abc import Iterator

import pytest

from easyharp.server import SiteServer, listen
from easyharp.site.headers import SECURITY

FILES = {
    "index.html": b"<!doctype html>page",
    "sw.js": b"worker",
    "app.0123456789ab.js": b"script",
    "app.0123456789ab.mjs": b"module",
    "run.0123456789ab.wasm": bytes(range(256)) * 1000,
    "icons/dot.0123456789ab.svg": b"<svg/>",
}
LONG = "public, max-age=31536000, immutable"


@pytest.fixture
def server() -> Iterator[SiteServer]:
    """A server of FILES, answering."""
    with SiteServer(FILES) as server:
        threading.Thread(target=server.serve_forever, args=(0.01,), daemon=True).start()
        yield server
        server.shutdown()


class Answer:
    """What came back: `status`, `headers` and `body`."""

    def __init__(self, response: http.client.HTTPResponse) -> None:
        self.status = response.status
        self.headers = response.headers
        self.body = response.read()


def ask(server: SiteServer, path: str, method: str = "GET", **headers: str) -> Answer:
    """Ask `server` for `path`, exactly as it is written, with more headers (their underscores meaning hyphens)."""
    connection = http.client.HTTPConnection("127.0.0.1", server.server_address[1], timeout=10)
    try:
        connection.putrequest(method, path, skip_host="Host" in headers, skip_accept_encoding=True)
        for name, value in headers.items():
            connection.putheader(name.replace("_", "-"), value)
        connection.endheaders()
        return Answer(connection.getresponse())
    finally:
        connection.close()


def connect(server: SiteServer) -> socket.socket:
    """A bare connection to `server`."""
    return socket.create_connection(("127.0.0.1", server.server_address[1]), timeout=10)


def talk(server: SiteServer, sent: bytes) -> bytes:
    """Everything that the server answers to `sent`, until it hangs up."""
    with connect(server) as connection:
        connection.sendall(sent)
        connection.shutdown(socket.SHUT_WR)
        received = b""
        while part := connection.recv(65536):
            received += part
        return received


@pytest.mark.parametrize(
    ("path", "name", "content_type", "cache"),
    [
        ("/", "index.html", "text/html; charset=utf-8", "no-cache"),
        ("/?lang=nl", "index.html", "text/html; charset=utf-8", "no-cache"),
        ("/index.html", "index.html", "text/html; charset=utf-8", "no-cache"),
        ("/sw.js", "sw.js", "text/javascript; charset=utf-8", "no-cache"),
        ("/app.0123456789ab.js", "app.0123456789ab.js", "text/javascript; charset=utf-8", LONG),
        ("/app.0123456789ab.mjs", "app.0123456789ab.mjs", "text/javascript; charset=utf-8", LONG),
        ("/run.0123456789ab.wasm", "run.0123456789ab.wasm", "application/wasm", LONG),
        ("/icons/dot.0123456789ab.svg", "icons/dot.0123456789ab.svg", "image/svg+xml", LONG),
    ],
)
def test_files_with_their_headers(server: SiteServer, path: str, name: str, content_type: str, cache: str) -> None:
    """GET gives the file, HEAD the same without the file."""
    got, head = ask(server, path), ask(server, path, "HEAD")
    assert (got.status, got.body) == (200, FILES[name])
    assert got.headers["Content-Type"] == content_type
    assert got.headers["Cache-Control"] == cache
    assert int(got.headers["Content-Length"]) == len(FILES[name])
    assert SECURITY.items() <= dict(got.headers).items()
    assert (head.status, head.body) == (200, b"")
    without_date = [{**dict(answer.headers), "Date": ""} for answer in (got, head)]
    assert without_date[0] == without_date[1]


def test_head_sends_no_file(server: SiteServer) -> None:
    """Not a byte after the headers, which the next answer would begin with."""
    answer = talk(server, b"HEAD / HTTP/1.1\r\nHost: localhost\r\n\r\n")
    assert answer.startswith(b"HTTP/1.1 200 OK\r\n")
    assert answer.index(b"\r\n\r\n") == len(answer) - 4


def test_what_the_browser_has_is_not_sent_again(server: SiteServer) -> None:
    """By its tag, alone or among others, weak or not; another tag gets the file."""
    tag = ask(server, "/").headers["ETag"]
    for known in (tag, f"W/{tag}", f'"other", {tag}', "*"):
        answer = ask(server, "/", If_None_Match=known)
        assert (answer.status, answer.body) == (304, b"")
        assert answer.headers["ETag"] == tag
        assert answer.headers["Cache-Control"] == "no-cache"
    for unknown in ('"other"', tag.strip('"'), tag[:-2] + '"', ""):
        assert ask(server, "/", If_None_Match=unknown).status == 200
    assert ask(server, "/app.0123456789ab.js").headers["ETag"] != tag


@pytest.mark.parametrize(
    "path",
    [
        "/nothing",
        "/icons/",
        "/icons",
        "/../../../etc/passwd",
        "/icons/../index.html",
        "/%2e%2e/%2e%2e/etc/passwd",
        "//etc/passwd",
        "/etc/passwd",
        "/..\\..\\pyproject.toml",
        "/index.html%00.svg",
        "/INDEX.HTML",
        "index.html",
        "*",
        "http://127.0.0.1/index.html",
    ],
)
def test_there_is_nothing_but_the_files(server: SiteServer, path: str) -> None:
    """No way out of the site, no list of a folder, no other spelling."""
    answer = ask(server, path)
    assert answer.status == 404
    assert answer.body == b"404 There is no such file\n"
    assert SECURITY.items() <= dict(answer.headers).items()


@pytest.mark.parametrize("method", ["POST", "PUT", "DELETE", "OPTIONS", "PATCH", "TRACE", "NONSENSE"])
def test_only_get_and_head(server: SiteServer, method: str) -> None:
    """Whatever the file."""
    answer = ask(server, "/", method)
    assert (answer.status, answer.headers["Allow"]) == (405, "GET, HEAD")


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost", "LocalHost:8000", "127.0.0.1:1"])
def test_the_names_of_this_machine_are_served(server: SiteServer, host: str) -> None:
    """With any port, as somebody may forward one."""
    assert ask(server, "/", Host=host).status == 200


@pytest.mark.parametrize(
    "host",
    ["example.org", "127.0.0.1.example.org", "localhost.example.org:80", "xlocalhost", "127.0.0.1@example.org",
     "0.0.0.0", "[::1]", "", "localhost:", "localhost:٣", "127.0.0.2", "127x0x0x1"],
)  # fmt: skip
def test_any_other_name_is_refused(server: SiteServer, host: str) -> None:
    """A page elsewhere that has its name lead here must not read the game (DNS rebinding)."""
    sent = f"GET / HTTP/1.1\r\nHost: {host}\r\n\r\n".encode()
    assert talk(server, sent).startswith(b"HTTP/1.1 421 ")


def test_no_name_or_two_names_are_refused(server: SiteServer) -> None:
    """As HTTP/1.1 wants exactly one."""
    assert talk(server, b"GET / HTTP/1.1\r\n\r\n").startswith(b"HTTP/1.1 421 ")
    two = b"GET / HTTP/1.1\r\nHost: localhost\r\nHost: example.org\r\n\r\n"
    assert talk(server, two).startswith(b"HTTP/1.1 421 ")
    assert FILES["index.html"] not in talk(server, b"GET /\r\n\r\n")


def test_one_connection_serves_many_requests(server: SiteServer) -> None:
    """Kept alive after a file and after a 304."""
    connection = http.client.HTTPConnection("127.0.0.1", server.server_address[1], timeout=10)
    connection.connect()
    opened = connection.sock
    for _ in range(3):
        connection.request("GET", "/")
        answer = connection.getresponse()
        assert answer.read() == FILES["index.html"]
        connection.request("GET", "/", headers={"If-None-Match": answer.headers["ETag"]})
        assert connection.getresponse().read() == b""
    assert connection.sock is opened
    connection.close()


@pytest.mark.parametrize("length", ["Content-Length: 60", "Transfer-Encoding: chunked"])
def test_a_body_never_passes_for_a_request(server: SiteServer, length: str) -> None:
    """A GET with a body is answered, and that ends the connection."""
    hidden = "GET /app.0123456789ab.js HTTP/1.1\r\nHost: localhost\r\n\r\n"
    answers = talk(server, f"GET / HTTP/1.1\r\nHost: localhost\r\n{length}\r\n\r\n{hidden}".encode())
    assert answers.count(b"HTTP/1.1 ") == 1
    assert answers.endswith(FILES["index.html"])


@pytest.mark.parametrize(
    "sent",
    [
        b"",
        b"\r\n\r\n",
        b"\x16\x03\x01\x02\x00" * 20,
        b"GET " + b"/" * 70000 + b" HTTP/1.1\r\n\r\n",
        b"GET / HTTP/9\r\n\r\n",
        b"GET / HTTP/1.1\r\n" + b"a: b\r\n" * 200 + b"\r\n",
    ],
    ids=["nothing", "blank lines", "TLS", "a long path", "a new HTTP", "many headers"],
)
def test_nonsense_neither_stops_nor_troubles_it(
    server: SiteServer, sent: bytes, capfd: pytest.CaptureFixture[str]
) -> None:
    """It goes on serving, and says nothing about it."""
    assert FILES["index.html"] not in talk(server, sent)
    with connect(server) as connection:
        connection.sendall(b"GET /run.0123456789ab.wasm HTTP/1.1\r\nHost: localhost\r\n\r\n")
    assert ask(server, "/").status == 200
    assert capfd.readouterr() == ("", "")


def test_only_this_machine_is_listened_to(server: SiteServer) -> None:
    """And the address says so."""
    assert server.socket.getsockname()[0] == "127.0.0.1"
    assert server.address == f"http://127.0.0.1:{server.server_address[1]}/"


def test_a_port_that_is_taken_is_an_error_or_passed_over(monkeypatch: pytest.MonkeyPatch) -> None:
    """An error when it was asked for; when it is only the usual one, any free port will do."""
    with SiteServer(FILES) as first:
        port = first.server_address[1]
        with pytest.raises(OSError, match="in use"):
            listen(FILES, port)
        monkeypatch.setattr("easyharp.server.USUAL_PORT", port)
        with listen(FILES, None) as second:
            assert second.server_address[1] not in (0, port)
    with listen(FILES, None) as third:
        assert third.server_address[1] == port
