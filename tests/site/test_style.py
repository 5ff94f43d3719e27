"""The style sheet keeps its own promise."""

from __future__ import annotations

import re

from easyharp.site.build import PACKAGE

STYLE = (PACKAGE / "browser/static/style.css").read_text(encoding="utf-8")


def test_every_colour_stands_among_the_variables_and_is_used() -> None:
    """So that a theme is one block."""
    variables, _, rules = STYLE.partition("color-scheme")
    assert re.findall(r"#[0-9a-fA-F]{3,8}\b", rules) == []
    named = re.findall(r"(--[\w-]+): #", variables)
    assert len(named) > 20
    assert [name for name in named if f"var({name})" not in STYLE] == []
