"""`easyharp solve`: a game that wins, a proof that it is lost, or one line about what can't be read."""

from __future__ import annotations

import json
import re
import signal
import subprocess
import time
from pathlib import Path

import pytest

from easyharp.game.deals import deal
from easyharp.game.game import read_game
from easyharp.game.notation import PLACES
from tests.advise.checker import is_stuck
from tests.command.running import COMMAND, run, run_alone
from tests.game.recorded import wins

HARD = "34"
"""A deal that takes the solver seconds."""


@pytest.mark.parametrize("name", ["5", " eh1-n-aaaaaaf"])
def test_a_deal_is_solved_with_a_game_that_wins(name: str) -> None:
    """Which `easyharp replay` would accept, and of no more actions than a person would need."""
    done = run("solve", name)
    assert (done.status, done.error) == (0, "")
    match = re.fullmatch(r"verdict: won\neffort: \d+\ngame: (.*)\n", done.output)
    assert match
    game = read_game(match[1])
    assert (game.number, game.is_won) == (5, True)
    assert len(game.turns) < 500


def test_a_line_for_the_score_scores_more() -> None:
    """And takes nothing back."""
    scores = []
    for options in ([], ["--score"]):
        game = read_game(json.loads(run("solve", "5", "--json", *options).output)["game"])
        assert game.is_won
        scores.append(game.score)
    assert scores[0] < 1350 < 1380 < scores[1]
    assert not any(turn[0] in PLACES for turn in game.turns)


def test_a_game_is_solved_from_where_it_stands(tmp_path: Path) -> None:
    """The turns that were played stand before the line, those undone too."""
    path = tmp_path / "game.txt"
    path.write_text("EH1-N-AAAAAAF sw sw uu sw sw")
    data = json.loads(run("solve", "--json", str(path)).output)
    assert data["game"].startswith("EH1-N-AAAAAAF sw sw uu sw sw ")
    assert read_game(data["game"]).is_won
    assert (data["deal"], data["code"], data["verdict"], data["proof"]) == (5, "EH1-N-AAAAAAF", "won", None)
    won = wins()[0]["game"]
    assert run_alone("solve", "-", given=won.encode()).output == f"verdict: won\neffort: 0\ngame: {won}\n"


def test_a_lost_deal_comes_with_its_proof() -> None:
    """In print by column, as JSON with the place of each card."""
    printed = run("solve", "320295").output
    stuck = r"proof: stuck, none of these can be the first to leave its place\n( +[1-9]:( [A2-9TJQK][SHCD])+\n)+"
    assert re.fullmatch(r"verdict: lost\neffort: \d+\n" + stuck, printed)
    data = json.loads(run("solve", "320295", "--json").output)
    assert (data["verdict"], data["game"], data["proof"]["kind"]) == ("lost", None, "stuck")
    places = tuple((int(place["column"]) - 1, place["index"]) for place in data["proof"]["cards"])
    assert is_stuck(deal(320295), places)
    assert all(place["card"] in printed for place in data["proof"]["cards"])


def test_ctrl_c_ends_with_what_is_known() -> None:
    """The verdict is unknown then, and the status says that it was ended."""
    with subprocess.Popen([*COMMAND, "solve", HARD], stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        deadline = time.monotonic() + 20
        while process.poll() is None and time.monotonic() < deadline:
            if _processor_seconds(process.pid) > 1.5:  # it is past its start
                process.send_signal(signal.SIGINT)
                break
        output, error = process.communicate(timeout=20)
    assert re.fullmatch(rb"verdict: unknown\neffort: [1-9]\d*\n", output)
    assert (process.returncode, error) == (130, b"")


def _processor_seconds(pid: int) -> float:
    """What the system has counted for a process so far."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / 100


@pytest.mark.parametrize(
    ("text", "status", "line"),
    [
        ("", 2, r"{}: line 1, character 1: no game: the text is empty"),
        ("5 sw s5", 2, r"{}: line 1, character 6: no turn: 's5'"),
        ("5 ws", 1, r"{}: line 1, character 3: turn 1, ws, is refused: .* \[stock-not-empty\]"),
    ],
)
def test_a_game_that_can_not_be_read_is_one_line(tmp_path: Path, text: str, status: int, line: str) -> None:
    """As `easyharp replay` has it."""
    path = tmp_path / "game.txt"
    path.write_text(text)
    done = run("solve", str(path))
    assert done.status == status
    assert re.fullmatch("easyharp: " + line.format(re.escape(str(path))), done.line)


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("nonsense", "no deal number (like 5) or code (like EH1-N-AAAAAAF): 'nonsense'"),
        ("1000000", "deals are numbered from 1 to 999999, not '1000000'"),
    ],
)
def test_what_is_neither_deal_nor_file_is_told(name: str, reason: str) -> None:
    """With both reasons, since only whoever typed it knows which of the two it was to be."""
    done = run("solve", name)
    assert done.status == 2
    assert done.line == f"easyharp: {reason}, nor a file: {name}: No such file or directory"


def test_the_help_has_every_key_of_the_json() -> None:
    """So that nobody has to guess."""
    data = json.loads(run("solve", "320295", "--json").output)
    helped = run("solve", "--help").output
    keys = [*data, *data["proof"], *data["proof"]["cards"][0]]
    assert [key for key in keys if f'"{key}"' not in helped] == []
