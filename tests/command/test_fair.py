"""`easyharp hint` and `easyharp play-fair`."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from easyharp.advise.advice import advice
from easyharp.advise.fair import fair_game
from easyharp.advise.sight import sight_of
from easyharp.command.play_fair import interval
from easyharp.game.game import read_game
from easyharp.game.rules import refusal
from tests.command.running import run, run_alone
from tests.game.recorded import wins

PASSED = "EH1-N-AAAAAAF" + " sw" * 59 + " ws"


def hint(folder: Path, text: str) -> str:
    """What the command says of a game."""
    path = folder / "game.txt"
    path.write_text(text)
    done = run("hint", str(path))
    assert (done.status, done.error) == (0, "")
    return done.output


def test_the_stock_is_passed_first(tmp_path: Path) -> None:
    """A draw is a hint too, until every card of the stock was seen."""
    assert hint(tmp_path, "5") == "hint: sw\n"
    assert hint(tmp_path, PASSED[:-6]) == "hint: sw\n"


def test_a_hint_is_an_action_that_is_allowed(tmp_path: Path) -> None:
    """In the middle of a game, the same each time, in print and as JSON."""
    text = " ".join(wins()[3]["game"].split()[:200])
    said = hint(tmp_path, text)
    action = said.removeprefix("hint: ").strip()
    assert refusal(read_game(text).position, action) is None
    assert action == advice(sight_of(read_game(text)), is_thorough=True)
    data = json.loads(run("hint", "--json", str(tmp_path / "game.txt")).output)
    assert data["hint"] == action
    helped = run("hint", "--help").output
    assert all(f'"{key}"' in helped for key in data)


def test_no_hint_after_the_win() -> None:
    """From standard input."""
    assert run_alone("hint", "-", given=wins()[0]["game"].encode()).output == "hint: none\n"


def test_a_text_that_is_no_game_is_one_line(tmp_path: Path) -> None:
    """As `easyharp replay` has it."""
    path = tmp_path / "game.txt"
    path.write_text("5 s5")
    assert run("hint", str(path)).line == f"easyharp: {path}: line 1, character 3: no turn: 's5'"
    assert run("hint", "missing").line == "easyharp: missing: No such file or directory"


def test_fair_games_are_counted() -> None:
    """With the interval in which the true share lies."""
    done = run("play-fair", "40..45", "--quick")
    assert (done.status, done.error) == (0, "")
    won = sum(fair_game(number).is_won for number in range(40, 46))
    assert done.output.startswith(f"deals: 40..45\nplayed: 6\nwon: {won}\nshare: ")
    assert re.fullmatch(r"share: \d+\.\d% \(\d+\.\d% to \d+\.\d% at 95 % confidence\)", done.output.splitlines()[3])
    data = json.loads(run("play-fair", "40..41", "--quick", "--json").output)
    assert data["played"] == 2
    helped = run("play-fair", "--help").output
    assert all(f'"{key}"' in helped for key in data)


def test_a_fair_game_is_a_game() -> None:
    """Every turn is one that the game accepts, and the same each time."""
    game = fair_game(42)
    assert read_game(game.text).position == game.position
    assert fair_game(42).turns == game.turns


@pytest.mark.parametrize(
    ("won", "played", "low", "high"),
    [
        (0, 0, 0.0, 1.0),
        (95, 100, 0.8882, 0.9785),
        (10, 10, 0.7225, 1.0),
        (0, 10, 0.0, 0.2775),
        (918, 1000, 0.8994, 0.9335),
    ],
)
def test_the_interval_is_wilsons(won: int, played: int, low: float, high: float) -> None:
    """As tables of it have it."""
    assert interval(won, played) == pytest.approx((low, high), abs=0.0002)
