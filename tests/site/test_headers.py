"""What the site's files are sent with."""

from __future__ import annotations

import pytest

from easyharp.site.headers import SECURITY, headers


@pytest.mark.parametrize(
    ("name", "content_type"),
    [
        ("index.html", "text/html; charset=utf-8"),
        ("boot.0123456789ab.js", "text/javascript; charset=utf-8"),
        ("micropython.0123456789ab.mjs", "text/javascript; charset=utf-8"),
        ("micropython.0123456789ab.wasm", "application/wasm"),
        ("manifest.webmanifest", "application/manifest+json"),
        ("nl.0123456789ab.json", "application/json"),
    ],
)
def test_types(name: str, content_type: str) -> None:
    """Those that a browser insists on."""
    assert headers(name)["Content-Type"] == content_type


def test_only_hashed_names_are_kept_for_ever() -> None:
    """All else is asked for again each time."""
    assert headers("icons/dot.0123456789ab.svg")["Cache-Control"] == "public, max-age=31536000, immutable"
    for name in ("index.html", "sw.js", "manifest.webmanifest", "dot.0123456789AB.svg", "dot.0123456789abc.svg"):
        assert headers(name)["Cache-Control"] == "no-cache"


def test_the_page_may_load_from_its_own_place_only() -> None:
    """The whole policy: who adds an exception changes this test, with a reason."""
    policy = dict(rule.split(" ", 1) for rule in headers("index.html")["Content-Security-Policy"].split("; "))
    assert policy == {
        "default-src": "'self'",
        "script-src": "'self' 'wasm-unsafe-eval'",
        "style-src": "'self'",
        "img-src": "'self' data:",
        "base-uri": "'none'",
        "form-action": "'none'",
        "frame-ancestors": "'none'",
        "object-src": "'none'",
    }


def test_every_file_carries_the_security_headers() -> None:
    """Not only the page."""
    assert set(SECURITY) >= {"X-Content-Type-Options", "Referrer-Policy", "Permissions-Policy"}
    assert SECURITY.items() <= headers("style.0123456789ab.css").items()
