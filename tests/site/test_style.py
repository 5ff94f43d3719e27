"""The style sheet keeps its own promise."""

from __future__ import annotations

import re

import pytest

from easyharp.site.build import PACKAGE
from easyharp.site.fault import BuildError
from easyharp.site.style import imported, style

PARTS = {path.name: path.read_bytes() for path in (PACKAGE / "browser" / "static").glob("*.css")}
STYLE = "".join(style(name, PARTS) for name in ("style.css", "page.css"))


def test_every_colour_stands_among_the_variables_and_is_used() -> None:
    """So that a theme is one block."""
    variables = PARTS["colour.css"].decode()
    for name, part in PARTS.items():
        assert name == "colour.css" or re.findall(r"#[0-9a-fA-F]{3,8}\b", part.decode()) == []
    named = re.findall(r"(--[\w-]+): #", variables)
    assert len(named) > 20
    assert [name for name in named if f"var({name})" not in STYLE] == []


def test_what_a_style_sheet_imports_stands_in_it_once_in_its_place() -> None:
    parts = {"a.css": b'@import "b.css";\np {}\n', "b.css": b'@import "c.css";\nq {}\n', "c.css": b"r {}\n"}
    assert style("a.css", parts) == "r {}\nq {}\np {}\n"
    assert imported(parts) == {"b.css", "c.css"}
    with pytest.raises(BuildError, match=r"b\.css imports 'c\.css'"):
        style("a.css", {name: parts[name] for name in ("a.css", "b.css")})
