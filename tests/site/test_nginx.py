"""The configuration for nginx, read and served by a real nginx where there is one."""

from __future__ import annotations

import gzip
import http.client
import os
import shutil
import socket
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import brotli
import pytest

from easyharp.site.folder import write
from easyharp.site.headers import SECURITY, headers
from easyharp.site.nginx import FOLDER
from tests.site.whole import site, site_at

NGINX = shutil.which("nginx", path=os.pathsep.join([os.environ["PATH"], "/usr/sbin", "/usr/local/sbin"]))
BROTLI = Path("/usr/lib/nginx/modules/ngx_http_brotli_static_module.so")
PATH = "/games/harp/"
OWN = {"Server", "Date", "ETag", "Last-Modified", "Accept-Ranges", "Content-Length", "Connection", "Vary"}

pytestmark = pytest.mark.skipif(NGINX is None, reason="this machine has no nginx (apt-get install nginx-light)")


class Answer:
    """What nginx answered: `status`, `headers`, `body`."""

    def __init__(self, port: int, path: str, **asked: str) -> None:
        connection = http.client.HTTPConnection("localhost", port, timeout=10)
        connection.request("GET", path, headers={name.replace("_", "-"): value for name, value in asked.items()})
        answer = connection.getresponse()
        self.status, self.headers, self.body = answer.status, dict(answer.getheaders()), answer.read()
        connection.close()


def own_files() -> dict[str, bytes]:
    """The site's own files, as they are at PATH."""
    return {name: site_at(PATH)[name] for name in site()}


@contextmanager
def running(folder: Path, files: dict[str, bytes], modules: str = "", directives: str = "") -> Iterator[int]:
    """The port of an nginx that serves a site as its own nginx.conf says, but for the port and the folder.

    `modules` and `directives` stand before that, where the whole server is configured and where all of HTTP is.
    """
    write(files, folder / "site")
    with socket.create_server(("127.0.0.1", 0)) as listener:  # nginx goes on with it, so no connection is too early
        listener.setblocking(False)
        port = listener.getsockname()[1]
        conf = (folder / "site" / "nginx.conf").read_text()
        assert conf.count("listen 80;") == conf.count(f"alias {FOLDER};") == 1
        conf = conf.replace("listen 80;", f"listen 127.0.0.1:{port};").replace(FOLDER, f"{folder}/site/")
        (folder / "easyharp.conf").write_text(conf)
        (folder / "main.conf").write_text(
            f"{modules} {'user root;' if os.geteuid() == 0 else ''} daemon off; pid {folder}/pid; events {{}}\n"
            f"http {{ access_log off; {directives} include {folder}/easyharp.conf; }}\n"
        )
        command = [str(NGINX), "-p", str(folder), "-c", str(folder / "main.conf"), "-e", str(folder / "errors")]
        subprocess.run([*command, "-t", "-q"], check=True, timeout=10)
        number = listener.fileno()
        environment = {**os.environ, "NGINX": f"{number};"}
        with subprocess.Popen(command, pass_fds=[number], env=environment) as process:
            try:
                yield port
            finally:
                process.terminate()
                process.wait(10)


@pytest.fixture(scope="module")
def port(tmp_path_factory: pytest.TempPathFactory) -> Iterator[int]:
    """Where nginx serves the site, at PATH."""
    with running(tmp_path_factory.mktemp("nginx"), site_at(PATH)) as served_at:
        yield served_at


def test_every_file_comes_with_the_headers_of_the_local_server(port: int) -> None:
    """And no others, but for what each server says in its own way; compressed too, if it can be."""
    for name, content in own_files().items():
        answer = Answer(port, PATH + name)
        assert (answer.status, answer.body) == (200, content)
        assert {header: value for header, value in answer.headers.items() if header not in OWN} == headers(name)
        packed = Answer(port, PATH + name, Accept_Encoding="gzip")
        assert headers(name).items() <= packed.headers.items()
        if name.endswith(".png"):
            assert packed.body == content
            continue
        assert (packed.headers["Content-Encoding"], packed.headers["Vary"]) == ("gzip", "Accept-Encoding")
        assert gzip.decompress(packed.body) == content
        assert len(packed.body) < len(content)


def test_the_folder_is_the_game_also_without_its_slash(port: int) -> None:
    """Whatever stands behind a question mark."""
    for path in (PATH, PATH + "?lang=nl"):
        answer = Answer(port, path)
        assert answer.body == site_at(PATH)["index.html"]
        assert headers("index.html").items() <= answer.headers.items()
    answer = Answer(port, PATH.removesuffix("/"))
    assert (answer.status, answer.headers["Location"]) == (301, PATH)


def test_what_the_browser_has_is_not_sent_again(port: int) -> None:
    """And is then told the same of how long it keeps."""
    answer = Answer(port, PATH, Accept_Encoding="gzip")
    again = Answer(port, PATH, Accept_Encoding="gzip", If_None_Match=answer.headers["ETag"])
    assert (again.status, again.body) == (304, b"")
    assert again.headers["Cache-Control"] == "no-cache"


@pytest.mark.parametrize("path", ["/", "/index.html", "/games/", PATH + "nothing.0123456789ab.js", PATH + "en/"])
def test_there_is_nothing_else(port: int, path: str) -> None:
    """An error has the security headers, and isn't kept, though a file of that name would be."""
    answer = Answer(port, path)
    assert answer.status in (403, 404)
    assert SECURITY.items() <= answer.headers.items()
    assert "Cache-Control" not in answer.headers


def test_at_the_root_without_a_name(tmp_path: Path) -> None:
    """As the site is built where nobody says where it will be."""
    with running(tmp_path, site_at("")) as port:
        answer = Answer(port, "/")
        assert (answer.status, answer.body) == (200, site()["index.html"])
        assert Answer(port, "/en/faq.html").body == site()["en/faq.html"]
        assert Answer(port, "/nothing").status == 404


@pytest.mark.skipif(
    not BROTLI.exists(), reason="this nginx has no brotli (apt-get install libnginx-mod-http-brotli-static)"
)
def test_an_nginx_with_brotli_sends_those_copies(tmp_path: Path) -> None:
    """To browsers that take them; others get gzip, or the file."""
    with running(tmp_path, site_at(PATH), f"load_module {BROTLI};", "brotli_static on;") as port:
        for name, content in own_files().items():
            answer = Answer(port, PATH + name, Accept_Encoding="gzip, deflate, br, zstd")
            assert headers(name).items() <= answer.headers.items()
            if name.endswith(".png"):
                continue
            assert (answer.headers["Content-Encoding"], answer.headers["Vary"]) == ("br", "Accept-Encoding")
            assert brotli.decompress(answer.body) == content
        assert Answer(port, PATH, Accept_Encoding="gzip").headers["Content-Encoding"] == "gzip"
        assert Answer(port, PATH).body == site_at(PATH)["index.html"]
