"""What one process tells and asks the others on the same database.

This module is for a single process, which gets empty answers. The rest of this folder is for
processes on one PostgreSQL database; a bot on SQLite imports only this module and `shards`.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import Literal, Protocol, TypeAlias

import sqlalchemy as sa

from bot.cluster.shards import ServedShards

THINKERS = "python -m bot players"
"""The description of the holder of a lock, if it is a thinking process."""
Purpose: TypeAlias = Literal["serve", "think", "alone"]
"""The purpose of a lock. `serve`: to serve all or some shards. `think`: only to compute. `alone`:
to copy or replace the database."""
Topic = Literal["table", "person", "review", "review-failed", "anything"]
"""The kind of thing that changed. The name is the id of a table or person, or both ids for a
review. `anything` means that messages may have been lost."""
Heard = Callable[[Topic, str], None]


class LeaseLost(Exception):  # noqa: N818 - what happened, not a fault of the caller
    """The database could not be reached in time, so another process may have started the same
    work."""


class Leases:
    """Leases: work that this process does and others leave alone. A single process gets all of
    them."""

    shared = False
    """Whether other processes may exist."""

    @asynccontextmanager
    async def held(self, key: str) -> AsyncGenerator[bool]:
        """A context in which this process has a piece of work. It gives False if another process
        has it. If the lease cannot be renewed, the code in the context is cancelled and the context
        raises `LeaseLost`. `key` has up to 80 characters."""
        yield True

    async def others(self, kind: str) -> frozenset[str]:
        """The keys with this prefix that other processes hold."""
        return frozenset()


class ProcessLock(Protocol):
    """A lock that only one process can hold at a time."""

    taken: str
    """The shards that another process holds and that could not be taken, in words, or `THINKERS`.
    Empty if everything is taken."""

    async def take(self) -> bool:
        """Takes the lock. Returns False if another process holds it."""
        ...

    async def watch(self) -> None:
        """Returns when another process has taken the lock; never while this one holds it."""
        ...

    async def release(self) -> None:
        """Releases the lock. Does nothing if it is not held."""
        ...


class Turns(Protocol):
    """Makes processes wait for each other."""

    def turn(self, which: int) -> AbstractAsyncContextManager[None]:
        """A context that waits for its turn. The turn ends with the context."""
        ...


class Cluster:
    """The other processes on the database, as this one sees them. This class is for a single
    process on a SQLite file."""

    def __init__(self) -> None:
        self.leases = Leases()
        """Who works on what."""

    def tell(self, connection: sa.Connection, topic: Topic, name: str) -> None:
        """Tells other processes what this transaction has changed, once it is stored."""

    async def hear(self, heard: Heard) -> None:
        """Calls `heard` with the changes of other processes until cancelled. Returns at once if
        there are none."""

    def lock(self, shards: ServedShards | None, purpose: Purpose) -> ProcessLock | None:
        """The lock on the database or on some of its shards, not taken yet; None if a file is
        locked instead."""

    def turns(self) -> Turns | None:
        """The turns of the processes that share an application; None for a single process."""


HEARD_PAUSE = 0.25
"""Seconds between two checks of the database after changes by other processes. With many processes,
most changes do not concern this one."""


class Paced:
    """Calls a function at once, then at most once per period with the newest name. Use it in an
    event loop."""

    def __init__(self, call: Callable[[str], None], seconds: float = HEARD_PAUSE) -> None:
        self._call, self._seconds = call, seconds
        self._resting = False
        self._newest: str | None = None

    def __call__(self, name: str) -> None:
        """Passes a name on, now or at the end of the period."""
        if self._resting:
            self._newest = name
            return
        self._resting = True
        asyncio.get_running_loop().call_later(self._seconds, self._end_rest)
        self._call(name)

    def _end_rest(self) -> None:
        self._resting, newest, self._newest = False, self._newest, None
        if newest is not None:
            self(newest)
