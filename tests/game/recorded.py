"""The recorded games of tests/data, played by another implementation."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

DATA = Path(__file__).parent.parent / "data"


def wins() -> list[dict[str, Any]]:
    """The won games: `game` (text), `score`, `moves`, `won`, `king_runs` (of several cards) and `taken_back`."""
    return _rows("wins.jsonl")


def wild() -> list[dict[str, Any]]:
    """Games of random play: `deal`, `turns` (`31!wrong-rank` was refused), `score`, `moves`, `won`, `position`."""
    return _rows("wild.jsonl")


def recorded_turns() -> Iterator[tuple[str, list[str]]]:
    """The deal and the turns of every recorded game, those left out that were refused."""
    for row in wins():
        deal, *turns = row["game"].split()
        yield deal, turns
    for row in wild():
        yield row["deal"], [turn for turn in row["turns"].split() if "!" not in turn]


def _rows(name: str) -> list[dict[str, Any]]:
    rows = [json.loads(line) for line in (DATA / name).read_text(encoding="ascii").splitlines()]
    assert rows
    return rows
