"""Where a site may be served, as it is written."""

from __future__ import annotations

import pytest

from easyharp.site.base import BaseError, read_base


@pytest.mark.parametrize(
    ("text", "origin", "path"),
    [
        ("/", "", "/"),
        ("/games/harp/", "", "/games/harp/"),
        ("/games/harp", "", "/games/harp/"),
        ("/~me/Easy_Harp-1.0/", "", "/~me/Easy_Harp-1.0/"),
        ("https://example.org", "https://example.org", "/"),
        ("https://example.org/", "https://example.org", "/"),
        ("https://example.org/games/harp", "https://example.org", "/games/harp/"),
        ("http://localhost:8080/harp/", "http://localhost:8080", "/harp/"),
    ],
)
def test_a_path_or_an_address(text: str, origin: str, path: str) -> None:
    """With or without its last slash."""
    assert read_base(text) == (origin, path)


@pytest.mark.parametrize(
    "text",
    [
        "", "games/harp/", "//example.org/", "/games//harp/", "/../", "/games/./harp/", "/games/..", "/a b/", "/é/",
        "/%20/", '/"/', "/a;b/", "/$uri/", "/*/", "/harp/?page", "/harp/#5", "/harp/\n", "example.org/harp/",
        "ftp://example.org/", "https://", "https:///harp/", "https://me@example.org/", "https://EXAMPLE.org/",
        "https://example.org:port/", "C:\\harp", "/" + "x" * 9999 + "/?",
    ],
)  # fmt: skip
def test_what_is_none_is_told(text: str) -> None:
    """In one line, with what was read, cut when it is long."""
    with pytest.raises(BaseError, match=r"^no path like /games/harp/ and no address like .*: '") as told:
        read_base(text)
    assert str(told.value).isprintable()
    assert len(str(told.value)) < 200
