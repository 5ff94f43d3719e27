"""Deals decided on this machine, as many at a time as it has processors."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Generator, Iterable
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.connection import wait as wait_for_end
from multiprocessing.synchronize import Event

from .decision import Decision, decide
from .fault import CommandError

_AHEAD = 4  # deals that wait for each process, so that none ever waits for this one


class _Ended(Exception):  # noqa: N818 (nothing went wrong)
    """The catalogue was ended while a deal was being solved."""


def decided_here(numbers: Iterable[int], budget: int, processes: int) -> Generator[Decision, None, None]:
    """The decisions on deals, in the order in which they are found. However it ends, no process is left."""
    end = multiprocessing.Event()
    pool = ProcessPoolExecutor(processes, initializer=_begin, initargs=(end,))
    waiting: set[Future[Decision]] = set()
    try:
        for number in numbers:
            waiting.add(pool.submit(_decide, number, budget))
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


def _decide(number: int, budget: int) -> Decision:
    return decide(number, budget, _go_on)


def _go_on(_effort: int) -> None:
    if _end.is_set():
        raise _Ended
