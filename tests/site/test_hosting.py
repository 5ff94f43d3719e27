"""The site as a host gets it: at any place, compressed, with rules that say what the local server says."""

from __future__ import annotations

import gzip
import http.client
import threading
from fnmatch import fnmatchcase

import brotli

from easyharp.server import SiteServer
from easyharp.site.base import read_base
from easyharp.site.header_file import header_file
from easyharp.site.hosting import hosted
from tests.site.whole import site, site_at

PATH = "/games/harp/"
OWN = {"Server", "Date", "ETag", "Content-Length"}
"""What each host says in its own way."""


def test_without_a_base_no_page_says_where_it_is() -> None:
    """It would be wrong wherever else it is served."""
    anywhere = site_at("")
    for name, content in site().items():
        assert anywhere[name] == content
        assert b"canonical" not in content or not name.endswith(".html")
    assert anywhere["robots.txt"] == b"User-agent: *\nAllow: /\n"


def test_a_path_is_said_in_links_and_not_to_previews() -> None:
    """Those take nothing but a whole address; a picture beside the page some may find."""
    placed = site_at(PATH)
    page = placed["nl/faq.html"].decode()
    assert f'<link rel="canonical" href="{PATH}nl/faq.html">' in page
    assert f'<link rel="alternate" hreflang="de" href="{PATH}de/faq.html">' in page
    assert "og:url" not in page
    assert '<meta property="og:image" content="../preview.' in page
    assert placed["robots.txt"].decode() == f"User-agent: *\nAllow: {PATH}\n"


def test_only_pages_change_with_the_place_and_the_worker_that_knows_them() -> None:
    """So that hashed names hold."""
    placed = site_at(PATH)
    assert {name for name, content in site().items() if placed[name] != content} == {
        name for name in site() if name.endswith(".html") or name == "sw.js"
    }


def test_whatever_compresses_has_its_two_copies() -> None:
    """As small as they get; a picture has none, as it is compressed by itself."""
    placed = site_at(PATH)
    compressed = {name for name in site() if not name.endswith(".png")}
    copies = {name + suffix for name in compressed for suffix in (".br", ".gz")}
    assert set(placed) == {*site(), *copies, "_headers", "nginx.conf", "robots.txt"}
    for name in compressed:
        assert brotli.decompress(placed[name + ".br"]) == placed[name]
        assert gzip.decompress(placed[name + ".gz"]) == placed[name]
        assert len(placed[name + ".br"]) < len(placed[name + ".gz"]) < len(placed[name])


def test_the_same_site_gives_the_same_bytes() -> None:
    """Whenever and wherever: the compressed copies name no time and no system."""
    placed = site_at(PATH)
    assert hosted(site(), read_base(PATH)) == placed
    for name, content in placed.items():
        if name.endswith(".gz"):
            assert content[3:10] == b"\0\0\0\0\0\x02\xff"


def test_the_rules_for_hosts_say_what_the_local_server_says() -> None:
    """For every file, header by header, and no header twice."""
    rules = [block.splitlines() for block in site_at(PATH)["_headers"].decode().split("\n\n")]
    with SiteServer(site()) as server:
        threading.Thread(target=server.serve_forever, args=(0.01,), daemon=True).start()
        connection = http.client.HTTPConnection("127.0.0.1", server.server_address[1], timeout=10)
        for name in ["", *site()]:
            connection.request("GET", "/" + name)
            answer = connection.getresponse()
            answer.read()
            sent = [f"  {header}: {value}" for header, value in answer.getheaders() if header not in OWN]
            said = [line for address, *lines in rules if fnmatchcase(PATH + name, address) for line in lines]
            assert sorted(said) == sorted(sent)
        connection.close()
        server.shutdown()


def test_a_folder_whose_files_are_alike_has_one_rule() -> None:
    """Others have one for each file, and a page has it without its suffix too, as Cloudflare serves it."""

    def addresses(*names: str) -> list[str]:
        return [rule.splitlines()[0] for rule in header_file(names, "/harp/").split("\n\n")]

    assert addresses("index.html") == ["/harp/*", "/harp/", "/harp/index.html"]
    assert addresses("en/a.html", "en/b.html") == ["/harp/*", "/harp/en/*"]
    mixed = addresses("en/a.html", "en/b.0123456789ab.css")
    assert mixed == ["/harp/*", "/harp/en/a.html", "/harp/en/a", "/harp/en/b.0123456789ab.css"]


def test_the_rules_are_within_what_cloudflare_takes() -> None:
    """A hundred, of lines of 2000 characters."""
    rules = site_at("")["_headers"].decode().split("\n\n")
    assert len(rules) <= 100
    assert max(len(line) for rule in rules for line in rule.splitlines()) <= 2000
