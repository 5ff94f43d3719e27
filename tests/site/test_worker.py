"""The service worker is told exactly what the site consists of."""

from __future__ import annotations

import base64
import hashlib
import json
import re

import pytest

from easyharp.site.name import hashed_name
from easyharp.site.worker import WORKER, worker
from tests.site.sources import Sources
from tests.site.whole import site, site_at

SOURCE = b"const VERSION = null;\nconst FILES = null;\naddEventListener('install', () => skipWaiting());\n"
FILES = {WORKER: SOURCE, "index.html": b"page", "en/rules.html": b"rules", "a.0123456789ab.js": b"script"}


def told(script: bytes) -> tuple[str, dict[str, str]]:
    """The version and the files that a worker has been told."""
    [version] = re.findall(r'^const VERSION = "(\w+)";$', script.decode(), re.MULTILINE)
    [files] = re.findall(r"^const FILES = (.*);$", script.decode(), re.MULTILINE)
    return version, json.loads(files)


def test_it_lists_every_other_file_of_the_site_with_its_hash(sources: Sources) -> None:
    """As browsers check it."""
    for files in (site(), sources.files()):
        assert told(files[WORKER])[1] == {
            name: "sha256-" + base64.b64encode(hashlib.sha256(content).digest()).decode()
            for name, content in files.items()
            if name != WORKER and not name.startswith(("preview.", "difficulty."))
        }


@pytest.mark.parametrize("name", ["preview.0123456789ab.png", "difficulty.0123456789ab.bin"])
def test_what_few_need_is_not_listed(name: str) -> None:
    assert worker({**FILES, name: b"x"}) == worker(FILES)


def test_at_a_host_it_is_told_the_pages_as_they_are_there() -> None:
    """They say where they are; whatever configures the host is not told, nor the compressed copies."""
    for base in ("", "/games/harp/", "https://example.org/"):
        files = site_at(base)
        assert set(told(files[WORKER])[1]) == set(told(site()[WORKER])[1])
        assert files[WORKER] == worker({name: files[name] for name in site()})
    assert told(site_at("/games/harp/")[WORKER])[0] != told(site()[WORKER])[0]


@pytest.mark.parametrize(
    "change",
    [
        {"index.html": b"another page"},
        {"en/rules.html": b"other rules"},
        {"a.0123456789ab.js": b"another script"},
        {"nl/rules.html": b"rules"},
        {WORKER: SOURCE + b"// and more\n"},
    ],
)
def test_any_change_makes_another_version(change: dict[str, bytes]) -> None:
    """Also one of the worker itself."""
    assert told(worker({**FILES, **change}))[0] != told(worker(FILES))[0]


def test_another_name_makes_another_version() -> None:
    """With the same content."""
    renamed = {name.replace("rules", "regels"): content for name, content in FILES.items()}
    assert told(worker(renamed))[0] != told(worker(FILES))[0]


def test_the_same_files_give_the_same_bytes_in_whatever_order_and_told_again() -> None:
    """So that a site may be told anew after its files were changed."""
    script = worker(FILES)
    assert worker(dict(reversed(FILES.items()))) == script
    assert worker({**FILES, WORKER: script}) == script
    assert worker({**FILES, WORKER: worker({**FILES, "index.html": b"another page"})}) == script
    assert script.endswith(b";\naddEventListener('install', () => skipWaiting());\n")


def test_the_worker_knows_names_with_a_hash() -> None:
    """By the same pattern as the build, whose names it copies from version to version without fetching them."""
    [pattern] = re.findall(r"const HASHED = /(.*)/;", site()[WORKER].decode())
    assert re.search(pattern, hashed_name("en/picture.png", b""))
    for name in ("index.html", "manifest.webmanifest", "en/rules.html", "dot.0123456789AB.svg"):
        assert not re.search(pattern, name)
