"""`easyharp catalogue`: solves a range of deals, many at a time, and keeps what it finds; checks what is kept."""

from __future__ import annotations

import argparse
import os
import re
import time
from collections.abc import Mapping
from contextlib import closing
from pathlib import Path

from ..advise.proof import holds
from ..advise.solver import BUDGET
from ..advise.verdict import LOST, UNKNOWN, WON
from ..catalogue import SHIPPED
from ..game.deals import FIRST, LAST, deal
from .cluster import decided_there
from .decision import Decision
from .fault import CommandError, Interrupted
from .ledger import FILE, Ledger, read_decisions
from .processes import decided_here
from .progress import Progress
from .text import json_line

_JSON = """\
JSON: {"from": number, "to": number, "won": number, "lost": [numbers], "unknown": [numbers], "undecided": number}: how
many deals of the range are won, which are lost or stay unknown, and how many were not looked at yet. With --verify:
{"lost": [numbers], "unknown": [numbers]}, the proof of each lost one having been found to hold."""


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Let the command line know it."""
    command = commands.add_parser(
        "catalogue", help="solve a range of deals", description=catalogue_command.__doc__, epilog=_JSON
    )
    deals = "the deals, like 1..1000"
    folder = "the folder in which what is found is kept; with --verify, what comes with the game if there is none"
    command.add_argument("range", metavar="FROM..TO", type=deal_range, nargs="?", default=(FIRST, LAST), help=deals)
    command.add_argument("directory", metavar="DIR", type=Path, nargs="?", help=folder)
    command.add_argument("--processes", metavar="N", type=_processes, help="as many at a time, else all processors")
    budget = f"how many positions are looked at before a deal stays unknown, {BUDGET:,} unless told otherwise"
    command.add_argument("--budget", metavar="N", type=_budget, default=BUDGET, help=budget)
    command.add_argument("--scheduler", metavar="ADDRESS", help="solve on the cluster of this Dask scheduler instead")
    command.add_argument("--verify", action="store_true", help="solve nothing; check the proofs of loss that are kept")
    command.add_argument("--json", action="store_true", help="print JSON")
    command.set_defaults(run=catalogue_command)


def catalogue_command(options: argparse.Namespace) -> str:
    """Solve a range of deals and keep in a folder which can be won, which are lost, with what effort and what proof.

    A deal that stayed unknown is solved again when the budget is higher than what it cost. A deal counts as won
    when the game has played its line to the last card, as lost when its proof holds. However it is ended, it goes
    on where it was when it is called again, and the same deals make the same file, wherever they were solved.
    """
    if options.verify:
        return _verify(options)
    if options.directory is None:
        raise CommandError("a range of deals like 1..1000 and a folder are needed")
    first, last = options.range
    with Ledger(options.directory) as ledger:
        numbers = [
            number for number in range(first, last + 1) if _is_open(ledger.decisions.get(number), options.budget)
        ]
        try:
            with Progress(len(numbers)) as progress:
                start = time.monotonic()
                if options.scheduler is not None:
                    decided = decided_there(numbers, options.budget, options.scheduler)
                else:
                    decided = decided_here(numbers, options.budget, options.processes or os.cpu_count() or 1)
                with closing(decided):  # however this ends, whoever solves is let go before all else
                    for count, decision in enumerate(decided, 1):
                        ledger.add(decision)
                        progress.say(count, f"deals, {count / (time.monotonic() - start):.0f} a second")
        except KeyboardInterrupt:
            raise Interrupted(_said(ledger.decisions, options)) from None
        finally:
            ledger.sort()
        return _said(ledger.decisions, options)


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


def _budget(text: str) -> int:
    if not re.fullmatch(r"[1-9]\d{0,8}", text, re.ASCII):
        raise argparse.ArgumentTypeError(f"no number of positions: {text!r}")
    return int(text)


def _is_open(decision: Decision | None, budget: int) -> bool:
    """Whether a deal is to be solved: it was not looked at, or not as closely as `budget` allows."""
    return decision is None or (decision.outcome == UNKNOWN and decision.effort < budget)


def _verify(options: argparse.Namespace) -> str:
    """Check each proof of loss; the file itself is checked as it is read."""
    first, last = options.range
    path = (options.directory or SHIPPED) / FILE
    try:
        data = path.read_bytes()
    except OSError as error:
        raise CommandError(f"{path}: {error.strerror}") from error
    found = [decision for number, decision in sorted(read_decisions(data, path).items()) if first <= number <= last]
    lost = [decision for decision in found if decision.outcome == LOST]
    with Progress(len(lost)) as progress:
        for count, decision in enumerate(lost):
            progress.say(count, f"proofs; checking deal {decision.number}")
            if not (decision.proof and holds(deal(decision.number), decision.proof)):
                raise CommandError(f"the proof that deal {decision.number} is lost doesn't hold")
    numbers = [decision.number for decision in lost]
    unknown = [decision.number for decision in found if decision.outcome == UNKNOWN]
    if options.json:
        return json_line({"lost": numbers, "unknown": unknown})
    return f"lost, with proofs that hold: {len(lost)}{_listed(numbers)}\nunknown: {len(unknown)}{_listed(unknown)}\n"


def _said(decisions: Mapping[int, Decision], options: argparse.Namespace) -> str:
    first, last = options.range
    found = [decisions[number] for number in range(first, last + 1) if number in decisions]
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
