"""`easyharp catalogue`: solves a range of deals, as many at a time as there are processors, and keeps what it finds."""

from __future__ import annotations

import argparse
import multiprocessing
import os
import re
import signal
import threading
import time
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.connection import wait as wait_for_end
from multiprocessing.synchronize import Event
from pathlib import Path

from ..advise.proof import holds
from ..advise.solver import solve
from ..advise.verdict import LOST, UNKNOWN, WON
from ..game.deals import FIRST, LAST, deal
from ..game.game import Game
from .fault import CommandError, Interrupted
from .ledger import Decision, Ledger
from .progress import Progress
from .text import json_line

_JSON = """\
JSON: {"from": number, "to": number, "won": number, "lost": [numbers], "unknown": [numbers], "undecided": number}: how
many deals of the range are won, which are lost or stay unknown, and how many were not looked at yet."""

_AHEAD = 4  # deals that wait for each process, so that none ever waits for this one


class _Ended(Exception):  # noqa: N818 (nothing went wrong)
    """The catalogue was ended while a deal was being solved."""


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Let the command line know it."""
    command = commands.add_parser(
        "catalogue", help="solve a range of deals", description=catalogue_command.__doc__, epilog=_JSON
    )
    command.add_argument("range", metavar="FROM..TO", type=deal_range, help="the deals, like 1..1000")
    command.add_argument("directory", metavar="DIR", type=Path, help="the folder in which what is found is kept")
    command.add_argument("--processes", metavar="N", type=_processes, help="as many at a time, else all processors")
    command.add_argument("--verify", action="store_true", help="solve nothing; check the proofs of loss that are kept")
    command.add_argument("--json", action="store_true", help="print JSON")
    command.set_defaults(run=catalogue_command)


def catalogue_command(options: argparse.Namespace) -> str:
    """Solve a range of deals and keep in a folder which can be won, which are lost, with what effort and what proof.

    A deal counts as won when the game has played its line to the last card, as lost when its proof holds. However it is
    ended, it goes on where it was when it is called again, and the same deals make the same file.
    """
    first, last = options.range
    if options.verify:
        return _verify(options)
    with Ledger(options.directory) as ledger:
        numbers = [number for number in range(first, last + 1) if number not in ledger.decisions]
        try:
            with Progress() as progress:
                start = time.monotonic()
                for count, decision in enumerate(_decided(iter(numbers), options.processes or os.cpu_count() or 1), 1):
                    ledger.add(decision)
                    progress.say(_rate(count, len(numbers), time.monotonic() - start))
        except KeyboardInterrupt:
            raise Interrupted(_said(ledger, options)) from None
        finally:
            ledger.sort()
        return _said(ledger, options)


def deal_range(text: str) -> tuple[int, int]:
    """The first and the last deal of a range like 1..1000; one number is a range too."""
    match = re.fullmatch(r"(\d{1,6})(?:\.\.(\d{1,6}))?", text, re.ASCII)
    if match:
        first, last = int(match[1]), int(match[2] or match[1])
        if FIRST <= first <= last <= LAST:
            return first, last
    raise argparse.ArgumentTypeError(f"no range of deals like 1..1000, from {FIRST} to {LAST}: {text!r}")


def _processes(text: str) -> int:
    if not re.fullmatch(r"[1-9]\d{0,2}", text, re.ASCII):
        raise argparse.ArgumentTypeError(f"no number of processes: {text!r}")
    return int(text)


def _decided(numbers: Iterator[int], processes: int) -> Iterator[Decision]:
    """The decisions on deals, in the order in which they are found. However it ends, no process is left."""
    end = multiprocessing.Event()
    pool = ProcessPoolExecutor(processes, initializer=_begin, initargs=(end,))
    waiting: set[Future[Decision]] = set()
    try:
        for number in numbers:
            waiting.add(pool.submit(_decide, number))
            if len(waiting) >= processes * _AHEAD:
                done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                yield from (future.result() for future in done)
        while waiting:
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            yield from (future.result() for future in done)
    except BrokenProcessPool as error:
        raise CommandError("a process that was solving deals has died; call again to go on") from error
    finally:
        end.set()
        pool.shutdown(cancel_futures=True)


_end: Event


def _begin(end: Event) -> None:
    """Prepare a process that solves: Ctrl+C is not for it, and it doesn't outlive the one that started it."""
    global _end  # noqa: PLW0603 (a process is told once, when it begins)
    _end = end
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_watch_parent, daemon=True).start()


def _watch_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent:
        wait_for_end([parent.sentinel])
        os._exit(1)


def _decide(number: int) -> Decision:
    """Solve a deal, and check what the solver says."""
    verdict = solve(deal(number), progress=_go_on)
    if verdict.outcome == WON:
        game = Game(number)
        for action in verdict.line:
            game.play(action)
        if not game.is_won:
            raise AssertionError(f"the line found for deal {number} doesn't win")
    if verdict.outcome == LOST and not (verdict.proof and holds(deal(number), verdict.proof)):
        raise AssertionError(f"the proof found for deal {number} doesn't hold")
    return Decision(number, verdict.outcome, verdict.effort, verdict.proof)


def _go_on(_effort: int) -> None:
    if _end.is_set():
        raise _Ended


def _verify(options: argparse.Namespace) -> str:
    """Check each proof of loss; the file itself is checked whenever it is read."""
    first, last = options.range
    with Ledger(options.directory) as ledger, Progress() as progress:
        for decision in ledger.decisions.values():
            if first <= decision.number <= last and decision.outcome == LOST:
                progress.say(f"checking deal {decision.number}")
                if not (decision.proof and holds(deal(decision.number), decision.proof)):
                    raise CommandError(f"the proof that deal {decision.number} is lost doesn't hold")
        return _said(ledger, options)


def _rate(count: int, total: int, seconds: float) -> str:
    rate = count / max(seconds, 0.001)
    left = int((total - count) / rate)
    hours, minutes = divmod(left // 60, 60)
    return f"{count:,} of {total:,} deals, {rate:.0f} a second, {hours}:{minutes:02}:{left % 60:02} left"


def _said(ledger: Ledger, options: argparse.Namespace) -> str:
    first, last = options.range
    found = [ledger.decisions[number] for number in range(first, last + 1) if number in ledger.decisions]
    won = sum(decision.outcome == WON for decision in found)
    lost = [decision.number for decision in found if decision.outcome == LOST]
    unknown = [decision.number for decision in found if decision.outcome == UNKNOWN]
    undecided = last - first + 1 - len(found)
    if options.json:
        return json_line(
            {"from": first, "to": last, "won": won, "lost": lost, "unknown": unknown, "undecided": undecided}
        )
    lines = [f"deals: {first}..{last}\n", f"won: {won}\n", f"lost: {len(lost)}{_listed(lost)}\n"]
    lines.append(f"unknown: {len(unknown)}{_listed(unknown)}\n")
    lines.append(f"undecided: {undecided}\n")
    return "".join(lines)


def _listed(numbers: list[int]) -> str:
    return f" ({', '.join(map(str, numbers))})" if numbers else ""
