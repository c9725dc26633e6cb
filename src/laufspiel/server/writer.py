"""One thread that writes: whatever waits is made durable together, so that many tables share one flush of the disk."""

import asyncio
import threading
from collections.abc import Callable
from concurrent.futures import Future
from contextlib import suppress
from dataclasses import dataclass, field
from queue import Empty, SimpleQueue
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine

from laufspiel.server.metrics import STORED, STORED_TOGETHER
from laufspiel.server.store_errors import told

T = TypeVar("T")

MOST_TOGETHER = 256


@dataclass(frozen=True)
class Job:
    """Something to write, all or nothing."""

    work: Callable[[Connection], Any]
    future: "Future[Any]" = field(default_factory=Future)


class Writer:
    """Carries out writes one after another; each either is durable when its answer comes, or has changed nothing."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="store-writer", daemon=True)
        self._thread.start()

    async def write(self, work: Callable[[Connection], T]) -> T:
        """What `work` gives, once it is durable. Raises StoreError or SecondWriter."""
        job = Job(work)
        self._jobs.put(job)
        # Somebody who no longer waits doesn't stop the writing.
        result: T = await asyncio.shield(asyncio.wrap_future(job.future))
        return result

    def close(self) -> None:
        """Write what waits, then stop."""
        self._jobs.put(None)
        self._thread.join()

    def _run(self) -> None:
        while (job := self._jobs.get()) is not None:
            jobs, is_last = self._with_those_waiting(job)
            self._carry_out(jobs)
            if is_last:
                return

    def _with_those_waiting(self, first: Job) -> tuple[list[Job], bool]:
        jobs = [first]
        with suppress(Empty):
            while len(jobs) < MOST_TOGETHER:
                job = self._jobs.get_nowait()
                if job is None:
                    return jobs, True
                jobs.append(job)
        return jobs, False

    def _carry_out(self, jobs: list[Job]) -> None:
        try:
            with STORED.time(), self._engine.begin() as connection:
                results = [job.work(connection) for job in jobs]
        except Exception as error:
            self._explain(jobs, error)
        else:
            STORED_TOGETHER.inc(len(jobs))
            for job, result in zip(jobs, results, strict=True):
                job.future.set_result(result)

    def _explain(self, jobs: list[Job], error: Exception) -> None:
        """One bad write must not spoil the others: each is tried alone."""
        if len(jobs) == 1:
            jobs[0].future.set_exception(told(error))
            return
        for job in jobs:
            self._carry_out([job])
