"""The MicroPython that players get says the same as the recorded games and deals, which CPython is held against too."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.game.recorded import DATA, wild, wins
from tests.page.interpreter import Interpreter
from tests.page.player import Player

pytestmark = pytest.mark.browser

Open = Callable[..., Player]

PINNED = json.loads((DATA / "deals.json").read_text(encoding="ascii"))
CHUNK = 500
"""How many deals one call shuffles, so that none takes long."""


@pytest.fixture
def replay(play: Open) -> Interpreter:
    """The page's own interpreter, with `replay.py` in it."""
    return Interpreter(play(1).page, Path(__file__).with_name("replay.py"))


def test_recorded_wins_are_won_again_on_the_page(replay: Interpreter) -> None:
    rows = wins()
    for row in rows:
        deal, _, turns = row["game"].partition(" ")
        said = replay.call("replayed", deal, turns).split("\n")
        assert said[:4] == [turns, str(row["score"]), str(row["moves"]), "won"], deal
    assert rows


def test_recorded_random_play_ends_the_same_with_every_refusal_on_the_page(replay: Interpreter) -> None:
    rows = wild()
    for row in rows:
        turns = " ".join(turn.partition("!")[0] for turn in row["turns"].split())
        said = replay.call("replayed", row["deal"], turns).split("\n", 4)
        end = "won" if row["won"] else "open"
        assert said == [row["turns"], str(row["score"]), str(row["moves"]), end, row["position"]], row["deal"]
    assert any("!game-over" in row["turns"] for row in rows)


def test_deals_are_the_same_on_the_page(replay: Interpreter) -> None:
    for pinned in PINNED["pinned"]:
        cards = replay.call("cards_dealt", pinned["deal"])
        assert cards.startswith(pinned["first"])
        assert cards.endswith(pinned["last"])
    deals = PINNED["digest"]["deals"]
    for first in range(1, deals + 1, CHUNK):
        replay.call("add_deals", first, min(first + CHUNK - 1, deals))
    assert replay.call("deals_digest") == PINNED["digest"]["sha256"]
