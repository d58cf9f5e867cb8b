"""The one door to other processes: what they are asked and told, and the answers where there are
none.

The rest of this folder is for processes on one PostgreSQL database; a bot on SQLite imports this
module and `shards` only.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import Literal, Protocol, TypeAlias

import sqlalchemy as sa

from bot.cluster.shards import ServedShards

THINKERS = "python -m bot players"
"""Who holds a lock, where it is such a process."""
Purpose: TypeAlias = Literal["serve", "think", "alone"]
"""What a lock is taken for: to serve all or some shards, only to think, or to have the database for
oneself while it is copied or replaced."""
Topic = Literal["table", "person", "review", "review-failed", "anything"]
"""What was changed; a table and a person by their id, a review by both. `anything`: perhaps all of
it, for this process may not have heard."""
Heard = Callable[[Topic, str], None]


class LeaseLost(Exception):  # noqa: N818 - what happened, not a fault of the caller
    """The database could not be reached in time: another process may be at the same work now."""


class Leases:
    """What this process works on and others leave alone meanwhile; alone, it has everything."""

    shared = False
    """Whether there may be other processes at all."""

    @asynccontextmanager
    async def held(self, key: str) -> AsyncGenerator[bool]:
        """A context in which a piece of work is this process's; it gives False, and nothing is
        held, while it is another's. Whoever is in it is cancelled when that cannot be kept up, and
        the context raises `LeaseLost`. `key` has up to 80 characters."""
        yield True

    async def others(self, kind: str) -> frozenset[str]:
        """What other processes are at, of the keys that begin so."""
        return frozenset()


class ProcessLock(Protocol):
    """A lock that one process at a time can hold."""

    taken: str
    """Which shards another process holds that could not be taken, in words, or `THINKERS`; empty:
    everything."""

    async def take(self) -> bool:
        """False while another process holds it."""
        ...

    async def watch(self) -> None:
        """Returns when another process has taken it meanwhile; never while it is held."""
        ...

    async def release(self) -> None:
        """Lets the next process have it. Harmless when it is not held."""
        ...


class Turns(Protocol):
    """One after the other."""

    def turn(self, which: int) -> AbstractAsyncContextManager[None]:
        """Waits for its turn, which lasts as long as the context."""
        ...


class Cluster:
    """The processes on one database, as one of them meets the others; this one is alone, on a
    SQLite file."""

    def __init__(self) -> None:
        self.leases = Leases()
        """Who works on what."""

    def tell(self, connection: sa.Connection, topic: Topic, name: str) -> None:
        """Lets others know what a transaction changed, once it is stored."""

    async def hear(self, heard: Heard) -> None:
        """Calls back with what others change, until cancelled; done at once where nobody is."""

    def lock(self, shards: ServedShards | None, purpose: Purpose) -> ProcessLock | None:
        """The lock on the database, or on some shards there, not taken yet; None where a file is
        to be locked."""

    def turns(self) -> Turns | None:
        """Where processes wait for each other that share an application; None for one alone."""


HEARD_PAUSE = 0.25
"""Seconds between two looks at the database for what other processes changed: with many processes
each hears of far more changes than concern it."""


class Paced:
    """Calls back at once with a name, then at most once in so many seconds, with the newest one.
    Use it in an event loop."""

    def __init__(self, call: Callable[[str], None], seconds: float = HEARD_PAUSE) -> None:
        self._call, self._seconds = call, seconds
        self._resting = False
        self._newest: str | None = None

    def __call__(self, name: str) -> None:
        """Something was heard."""
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
