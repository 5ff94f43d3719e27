"""The file in which a catalogue of deals is kept, while it grows and when it is done.

Text, one line for the outcome of a deal: `239536 lost 708 stuck 5:5 8:9 1b2f04d1`, its number, the outcome, the effort,
the proof, and a checksum of what stands before it. Consecutive deals that are won share a line with the number of the
first and their efforts: `1 21 34 60 77aa01c2`. A proof is its kind and its size, or for stuck cards, `5:5` for the
lowest five of column 5. What is found is appended at once; `sort` brings the file into its one and only form, in which
the same outcomes are the same bytes, in whichever order they were found.
"""

from __future__ import annotations

import os
import zlib
from collections.abc import Iterable, Iterator
from pathlib import Path
from types import TracebackType

from ..advise.verdict import EXHAUSTED, LOST, RELAXED, STUCK, UNKNOWN, WON, Proof
from ..game.deals import FIRST, LAST
from ..game.notation import COLUMNS
from .decision import Decision
from .fault import CommandError

FILE = "deals.txt"
"""The name of the file in its folder."""

HEADER = "easyharp catalogue EH1"
"""The first line of every file."""

_MOST = 100  # won deals in a line


class Ledger:
    """The decisions in a folder's file, opened to add more. As a context it is closed at the end.

    Only one may be open for a folder at a time.
    """

    def __init__(self, folder: Path) -> None:
        """Read the file, or begin one; a line that was cut off at its end, by a crash, is forgotten.

        Raises CommandError when it is no such file or a line is damaged, or when another process has it open.
        """
        folder.mkdir(parents=True, exist_ok=True)
        self._path = folder / FILE
        self.decisions: dict[int, Decision] = {}
        self._file = self._path.open("a+b")
        try:
            _lock(self._file.fileno(), self._path)
            self._file.seek(0)
            data = self._file.read()
            whole = data[: data.rfind(b"\n") + 1]
            self.decisions = read_decisions(whole, self._path)
            self._file.truncate(len(whole))
            if not whole:
                self._write(HEADER)
        except BaseException:
            self._file.close()
            raise

    def __enter__(self) -> Ledger:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._file.close()

    def add(self, decision: Decision) -> None:
        """Add a decision, which is on its way to the disk when this returns."""
        self.decisions[decision.number] = decision
        for line in _lines([decision]):
            self._write(line)

    def sort(self) -> None:
        """Write the whole file anew, in its one form; until that is done the old one stays."""
        ordered = [self.decisions[number] for number in sorted(self.decisions)]
        new = self._path.with_suffix(".new")
        with new.open("wb") as file:
            file.write(file_text(ordered))
            file.flush()
            os.fsync(file.fileno())
        os.replace(new, self._path)

    def _write(self, line: str) -> None:
        self._file.write(signed(line))
        self._file.flush()


def read_decisions(data: bytes, path: Path) -> dict[int, Decision]:
    """The decisions in the `data` of a file at `path`, by the numbers of their deals.

    Raises CommandError when it is no such file or a line is damaged.
    """
    decisions: dict[int, Decision] = {}
    for at, line in enumerate(data.decode("ascii", "replace").splitlines(), 1):
        words = line.split(" ")
        if signed(" ".join(words[:-1])).decode() != line + "\n":
            what = "is damaged; without it the deals in it are solved again" if at > 1 else "begins no catalogue"
            raise CommandError(f"{path}: line {at} {what}")
        if at == 1:
            if " ".join(words[:-1]) != HEADER:
                raise CommandError(f"{path}: line 1 begins no catalogue of this shuffle")
            continue
        try:
            for decision in _decisions(words[:-1]):
                if not FIRST <= decision.number <= LAST:
                    raise ValueError
                decisions[decision.number] = decision
        except (ValueError, IndexError):
            raise CommandError(f"{path}: line {at} says nothing that is understood") from None
    return decisions


def file_text(decisions: Iterable[Decision]) -> bytes:
    """A file in its one form that holds the decisions, which are in the order of their deals."""
    return b"".join([signed(line) for line in [HEADER, *_lines(decisions)]])


def _lock(file: int, path: Path) -> None:
    """Take the file for this process."""
    try:
        import fcntl
    except ImportError as error:
        raise CommandError("a catalogue can be made on Linux and macOS only") from error
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        raise CommandError(f"{path}: another process is at work on it") from error


def signed(line: str) -> bytes:
    """A line with its checksum and its end, as the file has it."""
    data = line.encode("ascii", "replace")
    return data + f" {zlib.crc32(data):08x}\n".encode()


def _lines(decisions: Iterable[Decision]) -> Iterator[str]:
    """The lines for decisions in order."""
    efforts: list[int] = []
    first = 0
    for decision in decisions:
        if efforts and (decision.number != first + len(efforts) or decision.outcome != WON or len(efforts) == _MOST):
            yield f"{first} {' '.join(map(str, efforts))}"
            efforts = []
        if decision.outcome != WON:
            yield f"{decision.number} {decision.outcome} {decision.effort}{_proof_text(decision.proof)}"
        else:
            first = first if efforts else decision.number
            efforts.append(decision.effort)
    if efforts:
        yield f"{first} {' '.join(map(str, efforts))}"


def _decisions(words: list[str]) -> Iterator[Decision]:
    """The decisions of a line. Raises ValueError or IndexError when it has none."""
    number = int(words[0])
    if words[1] == UNKNOWN:
        yield Decision(number, UNKNOWN, int(words[2]))
    elif words[1] == LOST:
        yield Decision(number, LOST, int(words[2]), _proof(words[3:]))
    else:
        for at, effort in enumerate(words[1:]):
            yield Decision(number + at, WON, int(effort))


def _proof_text(proof: Proof | None) -> str:
    if proof is None:
        return ""
    if proof.kind != STUCK:
        return f" {proof.kind} {proof.size}"
    sizes = [0] * len(COLUMNS)
    for column, _ in proof.cards:  # with a card, all below it in its column are stuck
        sizes[column] += 1
    return " stuck" + "".join(f" {name}:{size}" for name, size in zip(COLUMNS, sizes, strict=True) if size)


def _proof(words: list[str]) -> Proof:
    if words[0] in (RELAXED, EXHAUSTED):
        return Proof(words[0], size=int(words[1]))
    if words[0] != STUCK:
        raise ValueError
    cards = []
    for word in words[1:]:
        name, _, size = word.partition(":")
        cards += [(COLUMNS.index(name), at) for at in range(int(size))]
    return Proof(STUCK, cards=tuple(cards))
