"""Writing transactions that share a commit.

A commit waits for the disk. Works that arrive meanwhile are carried out in one transaction, each
under its own savepoint. An error rolls back only its own work, and callers get their results after
the commit.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass
from typing import Any, TypeAlias, TypeVar

import sqlalchemy as sa

T = TypeVar("T")
Work: TypeAlias = Callable[[sa.Connection], Any]

MOST_TOGETHER = 16
"""The most parts of one transaction. Each of them waits for all others."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """The outcome of one part."""

    result: Any = None
    error: Exception | None = None


def carry_out(
    transaction: Callable[[], AbstractContextManager[sa.Connection]], works: Sequence[Work]
) -> list[Outcome]:
    """Carries out several works in one transaction and returns their outcomes. Raises what ends the
    whole transaction: a failed begin or commit, an error of a single work, and errors after which
    SQLite has rolled back by itself."""
    with transaction() as connection:
        if len(works) == 1:
            return [Outcome(works[0](connection))]
        return [_apart(connection, work) for work in works]


def _apart(connection: sa.Connection, work: Work) -> Outcome:
    """Carries out one work under a savepoint. Errors such as a full disk end the whole
    transaction."""
    driver: Any = connection.connection.driver_connection
    driver.execute("SAVEPOINT part")
    try:
        result = work(connection)
    except Exception as error:
        if not driver.in_transaction:
            raise
        driver.execute("ROLLBACK TO part")
        return Outcome(error=error)
    finally:
        if driver.in_transaction:
            driver.execute("RELEASE part")
    return Outcome(result)


@dataclass(slots=True)
class _Waiting:
    work: Work
    outcome: asyncio.Future[Any]

    def settle(self, outcome: Outcome) -> None:
        if self.outcome.done():  # the caller was cancelled
            return
        if outcome.error is None:
            self.outcome.set_result(outcome.result)
        else:
            self.outcome.set_exception(outcome.error)


class GroupedWrites:
    """Collects works that wait and runs them in groups. `together` carries out a group in order."""

    def __init__(self, together: Callable[[Sequence[Work]], Awaitable[list[Outcome]]]) -> None:
        self._together = together
        self._waiting: deque[_Waiting] = deque()
        self._serving: asyncio.Task[None] | None = None

    async def run(self, work: Callable[[sa.Connection], T]) -> T:
        """The result of `work`, once it is stored. A work that has begun is finished even if the
        caller is cancelled."""
        waiting = _Waiting(work, asyncio.get_running_loop().create_future())
        self._waiting.append(waiting)
        if self._serving is None:
            self._serving = asyncio.create_task(self._serve(), name="grouped writes")
        return await waiting.outcome

    async def finish(self) -> None:
        """Returns when no work is waiting any more."""
        if self._serving is not None:
            await self._serving

    async def _serve(self) -> None:
        try:
            while self._waiting:
                await self._carry_out(self._next())
        finally:
            self._serving = None

    def _next(self) -> list[_Waiting]:
        """Takes the next group of works. Works of cancelled callers are dropped."""
        count = min(len(self._waiting), MOST_TOGETHER)
        taken = [self._waiting.popleft() for _ in range(count)]
        return [one for one in taken if not one.outcome.done()]

    async def _carry_out(self, batch: list[_Waiting]) -> None:
        """Carries out a group and passes each outcome to its caller."""
        if not batch:
            return
        try:
            outcomes = await self._together([waiting.work for waiting in batch])
        except Exception as error:
            outcomes = [Outcome(error=error)] * len(batch)
        for one, outcome in zip(batch, outcomes, strict=True):
            one.settle(outcome)
