"""One thread that writes: whatever waits is made durable together, so that many tables share one flush of the disk."""

import asyncio
import threading
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from queue import Empty, SimpleQueue
from typing import Any, Generic, TypeVar

from sqlalchemy import Connection, Engine

from laufspiel.server.metrics import STORED, STORED_TOGETHER
from laufspiel.server.store_errors import StoreError, told

Work = TypeVar("Work")

MOST_TOGETHER = 256


@dataclass(frozen=True)
class Job(Generic[Work]):
    """Something to write, all or nothing, and who waits for what it gives."""

    work: Work
    future: "asyncio.Future[Any]"


class Writer(Generic[Work]):
    """Carries out writes one after another; each either is durable when its answer comes, or has changed nothing.

    `carry_out` writes what it is given into one transaction and gives an answer to each.
    """

    def __init__(
        self, engine: Engine, carry_out: Callable[[Connection, Sequence[Work]], Sequence[Any]]
    ) -> None:
        self._engine = engine
        self._carry_out = carry_out
        self._jobs: SimpleQueue[Job[Work] | None] = SimpleQueue()
        self._closing = threading.Lock()
        self._is_closed = False
        self._thread = threading.Thread(target=self._run, name="store-writer", daemon=True)
        self._thread.start()

    async def write(self, work: Work) -> Any:
        """What carrying this out gives, once it is durable. Raises StoreError or SecondWriter."""
        job = Job(work, asyncio.get_running_loop().create_future())
        with self._closing:
            if self._is_closed:
                raise StoreError("error-restarting")
            self._jobs.put(job)
        return await job.future

    def close(self) -> None:
        """Write what waits, then stop."""
        with self._closing:
            self._is_closed = True
            self._jobs.put(None)
        self._thread.join()

    def _run(self) -> None:
        while (job := self._jobs.get()) is not None:
            jobs, is_last = self._with_those_waiting(job)
            self._write(jobs)
            if is_last:
                return

    def _with_those_waiting(self, first: Job[Work]) -> tuple[list[Job[Work]], bool]:
        jobs = [first]
        with suppress(Empty):
            while len(jobs) < MOST_TOGETHER:
                job = self._jobs.get_nowait()
                if job is None:
                    return jobs, True
                jobs.append(job)
        return jobs, False

    def _write(self, jobs: list[Job[Work]]) -> None:
        try:
            with STORED.time(), self._engine.begin() as connection:
                results = self._carry_out(connection, [job.work for job in jobs])
        except Exception as error:
            self._explain(jobs, error)
        else:
            STORED_TOGETHER.inc(len(jobs))
            _answer(jobs, lambda: _give(jobs, results))

    def _explain(self, jobs: list[Job[Work]], error: Exception) -> None:
        """One bad write must not spoil the others: each is tried alone."""
        if len(jobs) == 1:
            _answer(jobs, lambda: _refuse(jobs[0], told(error)))
            return
        for job in jobs:
            self._write([job])


def _answer(jobs: Sequence[Job[Any]], answer: Callable[[], None]) -> None:
    """All who wait are told by one call into their loop, unless it has ended in the meantime."""
    with suppress(RuntimeError):
        jobs[0].future.get_loop().call_soon_threadsafe(answer)


def _give(jobs: Sequence[Job[Any]], results: Sequence[Any]) -> None:
    for job, result in zip(jobs, results, strict=True):
        # Somebody who no longer waits doesn't stop the writing.
        if not job.future.done():
            job.future.set_result(result)


def _refuse(job: Job[Any], error: Exception) -> None:
    if not job.future.done():
        job.future.set_exception(error)
