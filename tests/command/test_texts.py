"""`easyharp deal`, `today` and `replay`: what they print, and one line for whatever they can't read."""

from __future__ import annotations

import datetime
import json
import re
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from easyharp.command.text import LONGEST_TEXT
from easyharp.game.deals import code, deal, deal_of_the_day
from easyharp.game.diagram import position_text, read_position
from easyharp.game.game import read_game
from tests.command.running import run, run_alone, run_in_shell
from tests.game.recorded import wild, wins

WIN = max(wins(), key=lambda row: int(row["taken_back"]))


def write(folder: Path, text: str | bytes) -> str:
    """The name of a new file with `text` in it."""
    path = folder / "game.txt"
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    return str(path)


@pytest.mark.parametrize("name", ["5", "EH1-N-AAAAAAF", " eh1-n-aaaaaaf\n", "000000005"])
def test_deal_prints_the_position(name: str) -> None:
    """By number or code, and nothing else, so that another program can read it."""
    done = run("deal", name)
    assert (done.status, done.error) == (0, "")
    assert read_position(done.output) == deal(5)


def in_text(piles: dict[str, Any]) -> str:
    """The text of a position in JSON."""

    def line(name: str, hidden: list[str], shown: list[str]) -> str:
        return f"{name}: " + (" ".join(([f"[{' '.join(hidden)}]"] if hidden else []) + shown) or "-") + "\n"

    text = line("stock", piles["stock"], []) + line("waste", [], piles["waste"])
    text += line("foundations", [], [card or "-" for card in piles["foundations"]])
    return text + "".join(line(str(n), pile["hidden"], pile["open"]) for n, pile in enumerate(piles["columns"], 1))


def test_deal_as_json_has_the_piles_of_the_text() -> None:
    """Cards in the order of the text, empty places as null."""
    data = json.loads(run("deal", "999999", "--json").output)
    assert (data["deal"], data["code"]) == (999999, "EH1-N-AACEXHN")
    assert in_text(data["position"]) == position_text(deal(999999))


@pytest.mark.parametrize(
    "name", ["0", "1000000", "-1", "1.5", "1e5", "٣", "", " ", "EH1-N-AAAAAA5", "EH1-N-ZZZZZZZ", "9" * 9999]
)
def test_a_deal_that_is_none_is_one_line(name: str) -> None:
    """With what was read, cut when it is long."""
    done = run("deal", name)
    assert done.status == 2
    assert re.match(r"easyharp: (deals are numbered|no deal number) .*'.*'$", done.line)
    assert len(done.line) < 150


def test_today_prints_the_deal_of_a_day() -> None:
    """R22's example, and the player's own date when none is given."""
    assert run("today", "--date", "2026-11-29").output == "deal: 97581\ncode: EH1-N-AAAFOJD\ndate: 2026-11-29\n"
    days = [datetime.date.today()]
    done = run("today")
    days.append(datetime.date.today())
    assert done.output in {
        f"deal: {number}\ncode: {code(number)}\ndate: {day}\n"
        for day in days
        for number in [deal_of_the_day(day.toordinal())]
    }


@pytest.mark.parametrize(
    "date", ["2026-02-29", "0000-01-01", "20261129", "2026-W48-7", "29-11-2026", "٢٠٢٦-١١-٢٩", "", "now"]
)
def test_a_date_that_is_none_is_one_line(date: str) -> None:
    """One spelling of a date only, and days that exist."""
    done = run("today", "--date", date)
    assert done.status == 2
    assert done.line.startswith("easyharp: no date")
    assert repr(date) in done.line


def test_replay_prints_the_end_of_a_game(tmp_path: Path) -> None:
    """The position, and then three lines."""
    done = run("replay", write(tmp_path, "EH1-N-AAAAAAF sw sw uu\n sw"))
    assert (done.status, done.error) == (0, "")
    position, figures = done.output[: done.output.index("score")], done.output[done.output.index("score") :]
    assert read_position(position) == read_game("5 sw sw").position
    assert figures == "score: 0\nmoves: 3\nwon: no\n"


def test_replay_agrees_with_a_recorded_win(tmp_path: Path) -> None:
    """In print and as JSON; from standard input as from a file, with or without a byte order mark."""
    done = run("replay", write(tmp_path, "\ufeff" + WIN["game"]))
    assert done.output.endswith(f"score: {WIN['score']}\nmoves: {WIN['moves']}\nwon: yes\n")
    assert run_alone("replay", "-", given=WIN["game"].encode()).output == done.output
    data = json.loads(run("replay", "--json", write(tmp_path, WIN["game"])).output)
    assert (data["score"], data["moves"], data["won"]) == (WIN["score"], WIN["moves"], True)
    assert data["code"] == code(data["deal"]) == WIN["game"].split()[0]
    assert in_text(data["position"]) == done.output[: done.output.index("score")]
    assert "turns" not in data


def test_replay_agrees_with_recorded_play_of_every_kind(tmp_path: Path) -> None:
    """Piles, score and counter, after undos, redos and recycles."""
    for row in wild():
        turns = [turn for turn in row["turns"].split() if "!" not in turn]
        data = json.loads(run("replay", "--json", write(tmp_path, " ".join([row["deal"], *turns]))).output)
        assert in_text(data["position"]) == row["position"]
        assert (data["score"], data["moves"], data["won"]) == (row["score"], row["moves"], row["won"])


def test_replay_each_has_every_turn_with_its_score(tmp_path: Path) -> None:
    """Undos and redos too; the same in print and as JSON, and the last score is the game's."""
    words = WIN["game"].split()
    text = " ".join([*words[:-1], "uu", "rr", words[-1]])
    name = write(tmp_path, text)
    printed = re.findall(r"^turn (\d+): (..), score: (\d+)$", run("replay", "--each", name).output, re.MULTILINE)
    assert [turn for _, turn, _ in printed] == text.split()[1:]
    assert [int(number) for number, _, _ in printed] == list(range(1, len(printed) + 1))
    for number in (1, 100, len(printed) - 2, len(printed)):
        assert int(printed[number - 1][2]) == read_game(" ".join(text.split()[: number + 1])).score
    data = json.loads(run("replay", "--json", "--each", name).output)
    assert data["turns"] == [{"turn": turn, "score": int(score)} for _, turn, score in printed]
    assert data["turns"][-1]["score"] == data["score"]


def test_a_refused_turn_is_told_with_number_place_reason_and_code(tmp_path: Path) -> None:
    """For every code of the recorded games, with the sentence that the game itself shows."""
    told = set()
    for row in wild():
        turns = row["turns"].split()
        first = next((number for number, turn in enumerate(turns) if "!" in turn), None)
        if first is None:
            continue
        turn, refusal = turns[first].split("!")
        if refusal in told:
            continue
        told.add(refusal)
        done = run("replay", write(tmp_path, f"{row['deal']}\n{' '.join(turns[:first])}\n   {turn} nonsense"))
        assert done.status == 1
        place = rf"line 3, character 4: turn {first + 1}, {turn}, is refused: [A-Z].*\. \[{refusal}\]"
        assert re.fullmatch(rf"easyharp: \S+game\.txt: {place}", done.line)
        assert "{" not in done.line
    assert len(told) >= 8


@pytest.mark.parametrize(
    ("text", "line"),
    [
        (b"", "line 1, character 1: no game: the text is empty"),
        (b" \n\t ", "line 1, character 1: no game: the text is empty"),
        (b"5 sw\nsw s5", "line 2, character 4: no turn: 's5'"),
        (b"5\r\nsw 3A", "line 2, character 4: no turn: '3A'"),
        (b"nonsense sw", "line 1, character 1: no deal number (like 5) or code (like EH1-N-AAAAAAF): 'nonsense'"),
        (b"5 sw \x00\x1b[31m\x07", "line 1, character 6: no turn: '\\x00\\x1b[31m\\x07'"),
        ("5 sw\n sé sw".encode(), "line 2, character 2: no turn: 'sé'"),
        ("5 é sw".encode("latin-1"), "line 1, character 3: no UTF-8 text"),
        ("5 sw".encode("utf-16"), "line 1, character 1: no UTF-8 text"),
        (b"5 sw\n\xed\xa0\x80", "line 2, character 1: no UTF-8 text"),
    ],
)
def test_text_that_can_not_be_read_is_told_with_its_place(tmp_path: Path, text: bytes, line: str) -> None:
    """Nothing of it reaches the terminal as it is."""
    done = run("replay", write(tmp_path, text))
    assert done.status == 2
    assert done.line == f"easyharp: {tmp_path / 'game.txt'}: {line}"
    assert done.line.isprintable()


WORDS = ("5", "sw", "ws", "35", "w3", "3f", "A1", "uu", "rr", "EH1-N-AAAAAAF", "5!", "f")
GAME = st.lists(st.sampled_from(WORDS) | st.text(max_size=3)).map(" ".join)


@settings(deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
@given(st.binary() | GAME.map(str.encode) | GAME.map(lambda turns: ("5 " + turns).encode(errors="replace")))
def test_any_bytes_whatever_give_a_result_or_one_line(tmp_path_factory: pytest.TempPathFactory, data: bytes) -> None:
    """And never both."""
    done = run("replay", "--each", write(tmp_path_factory.mktemp("fuzz"), data))
    assert done.status in (0, 1, 2)
    if done.status:
        assert done.line.startswith("easyharp: ")
    else:
        assert done.error == ""
        assert "\nwon: no\n" in done.output


def test_a_text_beyond_all_measure_is_refused(tmp_path: Path) -> None:
    """And one that is nearly as long is read."""
    name = write(tmp_path, b"5 " + b" " * (LONGEST_TEXT - 2))
    assert run("replay", name).status == 0
    with open(name, "ab") as file:
        file.write(b" ")
    assert run("replay", name).line == f"easyharp: {name}: longer than {LONGEST_TEXT} bytes, so no game"


@pytest.mark.parametrize(
    ("name", "line"),
    [
        ("", "No such file or directory"),
        ("missing", "No such file or directory"),
        (".", "Is a directory"),
        ("a\nb", "No such file or directory"),
        ("a\0b", "embedded null byte"),
        ("x" * 5000, "File name too long"),
    ],
)
def test_a_file_that_can_not_be_read_is_one_line(name: str, line: str) -> None:
    """With its name, printable, and why."""
    done = run("replay", name)
    assert done.status == 2
    assert done.line == "easyharp: " + repr(name)[1:-1] + ": " + line


@pytest.mark.parametrize(
    "arguments",
    [["deal"], ["deal", "5", "6"], ["replay"], ["nonsense"], ["--port", "65536"], ["--port", "-1"], ["--port", "x"],
     ["--port", "80", "deal", "5"], ["--no-open", "today"], ["today", "--json"]],
)  # fmt: skip
def test_wrong_usage(arguments: list[str]) -> None:
    """Status 2, nothing on standard output, how it is used on standard error."""
    done = run(*arguments)
    assert (done.status, done.output) == (2, "")
    assert done.error.startswith("usage: easyharp")


def test_help_says_what_the_json_looks_like(tmp_path: Path) -> None:
    """Every key that is printed, so that nobody has to guess."""
    data = json.loads(run("replay", "--json", "--each", write(tmp_path, "5 sw")).output)
    helped = run("replay", "--help").output
    assert [key for key in [*data, *data["turns"][0]] if f'"{key}"' not in helped] == []
    data = json.loads(run("deal", "5", "--json").output)
    helped = run("deal", "--help").output
    assert [
        key for key in [*data, *data["position"], *data["position"]["columns"][0]] if f'"{key}"' not in helped
    ] == []


def test_a_reader_who_leaves_early_is_no_error(tmp_path: Path) -> None:
    """`| head -1`: not a word on standard error, and the status of a program that a closed pipe ended."""
    name = write(tmp_path, WIN["game"].split()[0] + " sw" * 59 + (" ws" + " sw" * 59) * 200)
    done = run_in_shell('"$@" | head -1; exit ${PIPESTATUS[0]}', "replay", "--each", name)
    assert (done.status, done.output, done.error) == (141, "turn 1: sw, score: 0\n", "")
    done = run_in_shell('"$@" | true; exit ${PIPESTATUS[0]}', "--help")
    assert done.error == ""


def test_streams_that_are_closed_or_full() -> None:
    """Closed by whoever started the command, or on a disk that is full."""
    done = run_in_shell('"$@" >&-', "deal", "5")
    assert (done.status, done.output, done.error) == (0, "", "")
    done = run_in_shell('"$@" <&-', "replay", "-")
    assert (done.status, done.line) == (2, "easyharp: standard input: Bad file descriptor")
    done = run_in_shell('"$@" 2>&-', "deal", "nonsense")
    assert (done.status, done.output) == (2, "")
    done = run_in_shell('"$@" >/dev/full', "deal", "5")
    assert (done.status, done.line) == (2, "easyharp: standard output: No space left on device")


def test_every_game_that_the_readme_and_the_help_show_can_be_played(tmp_path: Path) -> None:
    """An example that is refused teaches nothing."""
    shown = Path(__file__).parents[2].joinpath("README.md").read_text(encoding="utf-8") + run("replay", "--help").output
    examples = re.findall(r"`(EH1-N-[A-Z]{7}(?:\s+\S\S)+)`", shown)
    assert len(examples) == 2
    for example in examples:
        assert run("replay", write(tmp_path, example)).status == 0, example
