"""The icons of the installed game, drawn from icon.svg, which stays the only original."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page

from bench.page import started
from easyharp.site.build import PACKAGE

STATIC = PACKAGE / "browser/static"
ICON = (STATIC / "icon.svg").read_text(encoding="utf-8")

# Systems cut these to a shape of their own: the felt reaches the edges, the card keeps to the middle 80 percent.
FULL = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="#1f6353"/>'
    + ICON.replace("<svg", '<svg x="6.4" y="6.4" width="51.2" height="51.2"', 1)
    + "</svg>"
)
ICONS = (
    ("icon-192.png", ICON, 192),
    ("icon-512.png", ICON, 512),
    ("icon-maskable-512.png", FULL, 512),
    ("apple-touch-icon.png", FULL, 180),
)


def draw(page: Page, picture: str, size: int, path: Path) -> None:
    """The SVG `picture` as a PNG of `size` by `size` pixels."""
    page.set_viewport_size({"width": size, "height": size})
    page.set_content(f"<style>body {{ margin: 0 }} body > svg {{ display: block }}</style>{picture}")
    page.screenshot(path=path, omit_background=True)


if __name__ == "__main__":
    with started() as browser:
        sheet = browser.new_page()
        for name, picture, size in ICONS:
            draw(sheet, picture, size, STATIC / name)
