"""Deals decided on this machine, as many at a time as it has processors."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Generator, Iterable
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from ctypes import c_byte
from multiprocessing.connection import wait as wait_for_end

from .decision import Decision, decide
from .fault import CommandError

# A process that is forked can inherit a lock that a thread of this one holds, and wait for it ever after.
_START = multiprocessing.get_context("spawn")

_AHEAD = 4  # deals that wait for each process, so that none ever waits for this one


class _Ended(Exception):  # noqa: N818 (nothing went wrong)
    """The catalogue was ended while a deal was being solved."""


def decided_here(numbers: Iterable[int], budget: int, processes: int) -> Generator[Decision, None, None]:
    """The decisions on deals, in the order in which they are found. However it ends, no process is left."""
    end = _START.RawValue(c_byte)  # no lock belongs to it, which a process that is killed might hold
    pool = ProcessPoolExecutor(processes, _START, initializer=_begin, initargs=(end,))
    waiting: set[Future[Decision]] = set()
    try:
        for number in numbers:
            waiting.add(_submit(pool, number, budget))
            if len(waiting) >= processes * _AHEAD:
                done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                yield from (future.result() for future in done)
        while waiting:
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            yield from (future.result() for future in done)
    except BrokenProcessPool as error:
        raise CommandError("a process that was solving deals has died; call again to go on") from error
    finally:
        end.value = True
        pool.shutdown(cancel_futures=True)


def _submit(pool: ProcessPoolExecutor, number: int, budget: int) -> Future[Decision]:
    """Let a process solve a deal. Ctrl+C is for this one alone: one that begins here inherits that it is held back."""
    held = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        return pool.submit(_decide, number, budget)
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, held)


_end: c_byte


def _begin(end: c_byte) -> None:
    """Prepare a process that solves: it knows where to look for the end, and doesn't outlive whoever started it."""
    global _end  # noqa: PLW0603 (a process is told once, when it begins)
    _end = end
    threading.Thread(target=_watch_parent, daemon=True).start()


def _watch_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent:
        wait_for_end([parent.sentinel])
        os._exit(1)


def _decide(number: int, budget: int) -> Decision:
    return decide(number, budget, _go_on)


def _go_on(_effort: int) -> None:
    if _end.value:
        raise _Ended
