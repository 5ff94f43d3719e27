"""`easyharp catalogue`: nothing is lost or done twice, whatever ends it, and nothing is believed that is damaged."""

from __future__ import annotations

import fcntl
import json
import multiprocessing
import os
import re
import signal
import subprocess
import sys
import threading
import time
import zlib
from pathlib import Path

import pytest
from distributed import LocalCluster

from easyharp.advise.solver import solve
from easyharp.advise.verdict import WON
from easyharp.command.decision import Decision
from easyharp.command.ledger import Ledger
from easyharp.game.deals import deal
from tests.command.running import COMMAND, run

LOST = 320295
HEADER = b"easyharp catalogue EH1 34fed3fc\n"


def content(folder: Path) -> bytes:
    """What a catalogue's file has in it."""
    return (folder / "deals.txt").read_bytes()


def catalogue(deals: str, folder: Path, *more: str) -> dict[str, object]:
    """What the command says of a range, as data."""
    done = run("catalogue", deals, str(folder), "--processes", "1", "--json", *more)
    assert (done.status, done.error) == (0, "")
    data: dict[str, object] = json.loads(done.output)
    return data


def signed(line: str) -> bytes:
    """A line with its checksum, as the file has it."""
    return f"{line} {zlib.crc32(line.encode()):08x}\n".encode()


def test_a_range_is_solved_and_kept(tmp_path: Path) -> None:
    """In print and as JSON, with the file's form as it is described."""
    done = run("catalogue", "320293..320297", str(tmp_path), "--processes", "2")
    assert (done.status, done.error) == (0, "")
    assert done.output == f"deals: 320293..320297\nwon: 4\nlost: 1 ({LOST})\nunknown: 0\nundecided: 0\n"
    efforts = [solve(deal(number)).effort for number in range(320293, 320298)]
    lines = [f"320293 {efforts[0]} {efforts[1]}", f"{LOST} lost {efforts[2]} stuck 4:3 6:6"]
    lines.append(f"320296 {efforts[3]} {efforts[4]}")
    assert content(tmp_path) == HEADER + b"".join(map(signed, lines))
    data = catalogue("320295..320400", tmp_path)
    assert data == {"from": 320295, "to": 320400, "won": 105, "lost": [LOST], "unknown": [], "undecided": 0}
    helped = run("catalogue", "--help").output
    assert all(f'"{key}"' in helped for key in data)


def test_proofs_are_checked_again(tmp_path: Path) -> None:
    """In a folder, in a part of it, and those that come with the game."""
    proved = signed(f"{LOST} lost 705 stuck 4:3 6:6")
    (tmp_path / "deals.txt").write_bytes(HEADER + signed("1 7") + proved + signed("320299 unknown 8"))
    printed = run("catalogue", "1..999999", str(tmp_path), "--verify").output
    assert printed == f"lost, with proofs that hold: 1 ({LOST})\nunknown: 1 (320299)\n"
    assert catalogue("1..320294", tmp_path, "--verify") == {"lost": [], "unknown": []}
    assert catalogue("320290..320298", tmp_path, "--verify") == {"lost": [LOST], "unknown": []}
    assert LOST in json.loads(run("catalogue", "--verify", "--json").output)["lost"]
    missing = run("catalogue", "1", str(tmp_path / "none"), "--verify")
    assert (missing.status, missing.line) == (
        2,
        f"easyharp: {tmp_path / 'none' / 'deals.txt'}: No such file or directory",
    )
    assert run("catalogue", "1..5").line == "easyharp: a range of deals like 1..1000 and a folder are needed"


def test_a_cluster_finds_the_same(tmp_path: Path) -> None:
    """As many processes as one likes, on this machine here."""
    with LocalCluster(
        n_workers=1, threads_per_worker=2, processes=False, protocol="tcp://", dashboard_address=None
    ) as cluster:
        done = run("catalogue", "320201..320310", str(tmp_path / "there"), "--scheduler", cluster.scheduler_address)
    assert (done.status, done.error) == (0, "")
    catalogue("320201..320310", tmp_path / "here")
    assert content(tmp_path / "there") == content(tmp_path / "here")
    assert f"lost: 1 ({LOST})" in done.output


@pytest.mark.parametrize("address", ["tcp://127.0.0.1:1", "tls://127.0.0.1:1", "nowhere", ""])
def test_a_cluster_that_is_not_there(tmp_path: Path, address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing of the search for it goes on."""
    monkeypatch.setattr("easyharp.command.cluster.PATIENCE", 1)
    threads = set(threading.enumerate())
    done = run("catalogue", "1..3", str(tmp_path), "--scheduler", address)
    assert done.status == 2
    assert done.line == f"easyharp: no Dask scheduler answers at {address!r}"
    assert set(threading.enumerate()) <= threads


def test_the_order_in_which_deals_are_solved_leaves_no_trace(tmp_path: Path) -> None:
    """Nor the number of processes, nor how often it was called."""
    catalogue("785..824", tmp_path / "one")
    for deals in ("814..824", "791", "785..794", "785..824"):
        run("catalogue", deals, str(tmp_path / "other"), "--processes", "2")
    assert content(tmp_path / "one") == content(tmp_path / "other")
    numbers = [int(line.split()[0]) for line in content(tmp_path / "one").decode().splitlines()[1:]]
    assert numbers == [785]


@pytest.mark.parametrize("number", [signal.SIGKILL, signal.SIGINT, signal.SIGTERM])
def test_an_interruption_loses_nothing_and_repeats_nothing(tmp_path: Path, number: signal.Signals) -> None:
    """What was written before it stays as it is, the rest is added, and no process goes on behind one's back."""
    deals = "11096..11215"  # none of them is hard
    with subprocess.Popen(
        [*COMMAND, "catalogue", deals, str(tmp_path), "--processes", "2"],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True,
    ) as process:  # fmt: skip
        deadline = time.monotonic() + 30
        while time.monotonic() < deadline and process.poll() is None:
            if (tmp_path / "deals.txt").exists() and content(tmp_path).count(b"\n") > 8:
                break
        process.send_signal(number)
        try:
            output, _ = process.communicate(timeout=30)  # the pipes end when the last of its processes does
        finally:
            process.kill()
    if number == signal.SIGINT:
        assert process.returncode == 130
        assert re.search(rb"undecided: [1-9]", output)
    else:
        assert process.returncode == -number
    kept = {line for line in content(tmp_path).splitlines() if line.count(b" ") > 1}
    found = _decided(kept)
    assert 0 < len(found) < 120
    data = catalogue(deals, tmp_path)
    assert (data["won"], data["undecided"]) == (120, 0)
    assert found <= _decided(set(content(tmp_path).splitlines()))
    catalogue(deals, tmp_path / "again")
    assert content(tmp_path) == content(tmp_path / "again")


def test_an_interruption_while_the_processes_begin_is_a_quiet_end(tmp_path: Path) -> None:
    """Ctrl+C in a terminal goes to all of them."""
    with subprocess.Popen(
        [*COMMAND, "catalogue", "1..500", str(tmp_path), "--processes", "2"],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True,
    ) as process:  # fmt: skip
        children = Path(f"/proc/{process.pid}/task/{process.pid}/children")
        deadline = time.monotonic() + 30
        while time.monotonic() < deadline and len(children.read_text().split()) < 3:  # one of them keeps the books
            os.sched_yield()
        assert len(children.read_text().split()) == 3
        os.killpg(process.pid, signal.SIGINT)
        try:
            output, error = process.communicate(timeout=30)
        finally:
            process.kill()
    assert (process.returncode, error) == (130, b"")
    assert re.search(rb"undecided: [1-9]", output)


def test_an_interruption_between_two_deals_leaves_no_process(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ctrl+C may come while a decision is being written down; the processes are gone before anything else is done."""
    left = []

    def interrupt(_ledger: Ledger, _decision: Decision) -> None:
        raise KeyboardInterrupt

    def look(_ledger: Ledger) -> None:
        left.append(multiprocessing.active_children())

    monkeypatch.setattr(Ledger, "add", interrupt)
    monkeypatch.setattr(Ledger, "sort", look)
    done = run("catalogue", "785..824", str(tmp_path), "--processes", "2")
    assert (done.status, left) == (130, [[]])


def _decided(lines: set[bytes]) -> set[tuple[int, int]]:
    """The deals and efforts in the lines of a file; none of this test's deals is lost."""
    found = set()
    for line in lines:
        words = line.split()[:-1]
        if words[0].isdigit():
            found |= {(int(words[0]) + at, int(effort)) for at, effort in enumerate(words[1:])}
    return found


def test_what_stayed_unknown_is_solved_again_with_a_higher_budget(tmp_path: Path) -> None:
    """And with the same one it isn't."""
    assert catalogue("1002..1004", tmp_path, "--budget", "60")["unknown"] == [1003]
    before = content(tmp_path)
    assert catalogue("1002..1004", tmp_path, "--budget", "60")["unknown"] == [1003]
    assert content(tmp_path) == before
    assert catalogue("1002..1004", tmp_path) == {
        "from": 1002, "to": 1004, "won": 3, "lost": [], "unknown": [], "undecided": 0
    }  # fmt: skip
    catalogue("1002..1004", tmp_path / "at once")
    assert content(tmp_path) == content(tmp_path / "at once")
    for budget in ("0", "-1", "x", "1e6"):
        assert "no number of positions" in run("catalogue", "1", str(tmp_path), "--budget", budget).error


def test_what_is_decided_is_not_solved_again(tmp_path: Path) -> None:
    """As an effort shows that no search would come to."""
    (tmp_path / "deals.txt").write_bytes(HEADER + signed("1 7") + signed("2 unknown 1000000"))
    data = catalogue("1..3", tmp_path)
    assert (data["won"], data["unknown"]) == (2, [2])
    assert solve(deal(3)).outcome == WON
    assert content(tmp_path) == HEADER + signed("1 7") + signed("2 unknown 1000000") + signed(
        f"3 {solve(deal(3)).effort}"
    )


@pytest.mark.parametrize("cut", [1, 5, 12])
def test_a_line_that_was_cut_off_is_found_anew(tmp_path: Path, cut: int) -> None:
    """As by a machine that lost its power."""
    catalogue("1..3", tmp_path)
    whole = content(tmp_path)
    (tmp_path / "deals.txt").write_bytes(whole[:-cut])
    assert catalogue("1..3", tmp_path)["won"] == 3
    assert content(tmp_path) == whole


@pytest.mark.parametrize(
    ("data", "line"),
    [
        (HEADER + b"1 36 47 deadbeef\n2 8\n", "line 2 is damaged; without it the deals in it are solved again"),
        (HEADER + b"\xff\x00\n", "line 2 is damaged; without it the deals in it are solved again"),
        (b"something else\n", "line 1 begins no catalogue"),
        (signed("easyharp catalogue EH2"), "line 1 begins no catalogue of this shuffle"),
        (HEADER + signed("5 lost 7"), "line 2 says nothing that is understood"),
        (HEADER + signed("5 lost 7 stuck x:3"), "line 2 says nothing that is understood"),
        (HEADER + signed("999999 7 7"), "line 2 says nothing that is understood"),
        (HEADER + signed("nonsense"), "line 2 says nothing that is understood"),
    ],
)
def test_a_damaged_file_is_refused_and_left_alone(tmp_path: Path, data: bytes, line: str) -> None:
    """With the place, since it may have cost days."""
    path = tmp_path / "deals.txt"
    path.write_bytes(data)
    for more in ((), ("--verify",)):
        done = run("catalogue", "1..3", str(tmp_path), *more)
        assert (done.status, done.line) == (2, f"easyharp: {path}: {line}")
    assert path.read_bytes() == data


@pytest.mark.parametrize("proof", ["stuck 4:3", "stuck", "relaxed 7", "exhausted 7", "stuck 4:9 6:9"])
def test_a_proof_that_does_not_hold_is_found_out(tmp_path: Path, proof: str) -> None:
    """Though the file is whole."""
    (tmp_path / "deals.txt").write_bytes(HEADER + signed(f"{LOST} lost 5 {proof}"))
    done = run("catalogue", str(LOST), str(tmp_path), "--verify")
    assert (done.status, done.line) == (2, f"easyharp: the proof that deal {LOST} is lost doesn't hold")


def test_one_process_at_a_time_writes(tmp_path: Path) -> None:
    """The second is refused at once."""
    catalogue("1", tmp_path)
    with (tmp_path / "deals.txt").open("ab") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        done = run("catalogue", "1..3", str(tmp_path))
    assert (done.status, done.line) == (2, f"easyharp: {tmp_path / 'deals.txt'}: another process is at work on it")


def test_a_system_that_can_not_lock_a_file_is_told_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As Windows, where the game can be played, though."""
    monkeypatch.setitem(sys.modules, "fcntl", None)
    done = run("catalogue", "1", str(tmp_path))
    assert (done.status, done.line) == (2, "easyharp: a catalogue can be made on Linux and macOS only")


@pytest.mark.parametrize("deals", ["0..3", "3..1", "1..1000000", "1-3", "", "x", "1..", "1...3"])
def test_a_range_that_is_none(tmp_path: Path, deals: str) -> None:
    """How it is used, and nothing is made."""
    done = run("catalogue", deals, str(tmp_path / "new"))
    assert (done.status, done.output) == (2, "")
    assert "no range of deals like 1..1000" in done.error
    assert not os.path.exists(tmp_path / "new")


def test_a_folder_that_can_not_be_one(tmp_path: Path) -> None:
    """One line."""
    (tmp_path / "file").write_text("")
    done = run("catalogue", "1", str(tmp_path / "file"))
    assert done.status == 2
    assert done.line == f"easyharp: {tmp_path / 'file'}: File exists"
