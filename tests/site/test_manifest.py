"""What a system needs to install the game."""

from __future__ import annotations

import json
import re
import struct
from typing import Any

from easyharp.site.build import PACKAGE
from tests.icons import ICONS
from tests.site.sources import Sources
from tests.site.whole import site

STATIC = PACKAGE / "browser/static"
COLOURS = (STATIC / "colour.css").read_text(encoding="utf-8")


def manifest(files: dict[str, bytes]) -> Any:
    """The manifest of a site."""
    return json.loads(files["manifest.webmanifest"])


def size(picture: bytes) -> str:
    """The size of a PNG, as manifests write it."""
    assert picture.startswith(b"\x89PNG")
    width, height = struct.unpack(">II", picture[16:24])
    return f"{width}x{height}"


def test_it_installs_the_folder_that_the_site_is_in() -> None:
    """Wherever that is."""
    found = manifest(site())
    assert (found["start_url"], found["scope"], found["display"]) == ("./", "./", "standalone")
    assert '<link rel="manifest" href="manifest.webmanifest">' in site()["index.html"].decode()


def test_its_icons_are_files_of_the_site_of_the_size_that_it_says(sources: Sources) -> None:
    """One of them may be cut to any shape."""
    files = site()
    icons = manifest(files)["icons"]
    sizes = {(icon["sizes"], icon.get("purpose", "any")) for icon in icons}
    assert {("192x192", "any"), ("512x512", "any"), ("512x512", "maskable")} <= sizes
    for icon in icons:
        assert icon["type"] == {"png": "image/png", "svg": "image/svg+xml"}[icon["src"].rpartition(".")[2]]
        assert icon["sizes"] in ("any", size(files[icon["src"]]) if icon["src"].endswith(".png") else "any")
    [small] = manifest(sources.files())["icons"]
    assert small["src"] in sources.files()


def test_its_colours_are_those_of_the_style_sheet_and_of_the_page() -> None:
    """So that the window of the app looks like the game before that is there."""
    found = manifest(site())
    colour, *_ = re.findall(r"--felt-deep: (#\w+)", COLOURS)
    assert found["background_color"] == found["theme_color"] == colour
    assert f'<meta name="theme-color" content="{colour}">' in site()["index.html"].decode()


def test_the_pictures_are_there_and_small() -> None:
    """As `make icons` draws them, from an icon with the colours of the style sheet."""
    for name, _, width in ICONS:
        picture = (STATIC / name).read_bytes()
        assert size(picture) == f"{width}x{width}"
        assert len(picture) < 15_000
    for colour in re.findall(r'fill="(#\w+)"', "".join(picture for _, picture, _ in ICONS)):
        assert f": {colour};" in COLOURS
