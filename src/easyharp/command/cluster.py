"""Deals decided by a cluster of Dask, whose workers have easyharp installed in this version."""

from __future__ import annotations

import asyncio
from collections.abc import Generator, Iterable, Iterator
from itertools import islice
from typing import TYPE_CHECKING

from .decision import Decision, decide
from .fault import CommandError

if TYPE_CHECKING:
    from distributed import Client, as_completed

PATIENCE = 10
"""How many seconds the scheduler has to answer."""

_TOGETHER = 50
"""How many deals make a task: about a second's work, beside which its way there and back is nothing."""

_AHEAD = 3  # tasks that wait for each thread of the cluster


def decided_there(numbers: Iterable[int], budget: int, address: str) -> Generator[Decision, None, None]:
    """The decisions on deals, in the order in which they are found, by the cluster whose scheduler has an `address`.

    Raises CommandError when there is no such cluster, or Dask isn't installed.
    """
    try:
        from distributed import Client, Security, as_completed
        from distributed.client import FutureCancelledError
        from distributed.comm import connect
        from distributed.scheduler import KilledWorker
    except ImportError as error:
        raise CommandError("--scheduler needs Dask: pip install 'easyharp[cluster]'") from error

    async def knock() -> None:
        connection = await connect(address, PATIENCE, **Security().get_connection_args("client"))
        await connection.close()

    try:
        asyncio.run(knock())  # a client that finds nobody is never closed, and its clearing up may wait for ever
        client = Client(address, timeout=PATIENCE, set_as_default=False)
    except (OSError, ValueError, TypeError) as error:  # no answer, no address at all, or tls: that isn't set up
        raise CommandError(f"no Dask scheduler answers at {address!r}") from error
    with client:
        left = iter(numbers)
        tasks: as_completed[list[Decision]] = as_completed(loop=client.loop, with_results=True)
        for _ in range(max(1, sum(client.nthreads().values())) * _AHEAD):
            _add_task(client, tasks, left, budget)
        try:
            for _, decisions in tasks:
                _add_task(client, tasks, left, budget)
                yield from decisions
        except (OSError, FutureCancelledError, KilledWorker) as error:
            raise CommandError(f"the cluster at {address} has gone; call again to go on") from error


def _add_task(client: Client, tasks: as_completed[list[Decision]], left: Iterator[int], budget: int) -> None:
    numbers = list(islice(left, _TOGETHER))
    if numbers:
        tasks.add(client.submit(_decide_all, numbers, budget, pure=False))


def _decide_all(numbers: list[int], budget: int) -> list[Decision]:
    return [decide(number, budget) for number in numbers]
