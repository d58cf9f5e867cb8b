"""Leases: work that several processes could do is done by one of them at a time.

A lease is a row of the database with an end, which its holder moves on while it is at work. When a
process dies, what it held lapses and others go on. The database's clock decides when; a holder that
cannot reach the database gives up before, by its own steady clock.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from typing import Any

import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import insert

from bot.cluster.cluster import LeaseLost, Leases

_log = logging.getLogger(__name__)

SECONDS = 12.0
"""Seconds from a holder's last renewal to the end of its lease."""
RENEWED_EVERY = 3.0
MARGIN = 3.0
"""Seconds before that end at which a holder without contact to the database gives up."""
_GIVING_BACK = 2.0

_table = sa.table("leases", sa.column("key"), sa.column("holder"), sa.column("until"))
"""See `bot.storage.schema`."""
_leases = _table.c
_NOW = sa.func.date_part("epoch", sa.func.clock_timestamp())

Write = Callable[[Callable[[sa.Connection], Any]], Awaitable[Any]]
"""A function that runs a transaction."""


class SharedLeases(Leases):
    """Leases in the database table `leases` of PostgreSQL. `holder` names this process. `failures`
    are the errors that `read` and `write` raise when they fail."""

    shared = True

    def __init__(
        self, holder: str, read: Write, write: Write, failures: tuple[type[Exception], ...]
    ) -> None:
        self._holder, self._read, self._write = holder, read, write
        self._failures = failures
        self._held: dict[str, asyncio.Timeout] = {}
        self._wanted = set[str]()
        """What is held or just being taken: a lease that is given back late is not dropped then."""
        self._renewing: asyncio.Task[None] | None = None

    @asynccontextmanager
    async def held(self, key: str) -> AsyncGenerator[bool]:
        """See `Leases`."""
        end = _end()
        if not await self._try_take(key):
            yield False
            return
        limit = asyncio.timeout_at(end)
        try:
            async with limit:
                self._keep(key, limit)
                yield True
        except TimeoutError as error:
            if limit.expired():
                raise LeaseLost(f"{key}: the database was not heard of in time") from error
            raise
        finally:
            del self._held[key]
            self._wanted.discard(key)
            await self._give_back(key)

    async def others(self, kind: str) -> frozenset[str]:
        """See `Leases`."""
        query = sa.select(_leases.key).where(
            _leases.key.startswith(kind), _leases.holder != self._holder, _leases.until > _NOW
        )
        return frozenset(await self._read(lambda c: list(c.execute(query).scalars())))

    async def _try_take(self, key: str) -> bool:
        """Takes a lease, and remembers that it is wanted, so that a late success is kept."""
        self._wanted.add(key)
        taken = False
        try:
            taken = bool(await self._write(lambda c: _take(c, key, self._holder)))
        finally:
            if not taken:
                self._wanted.discard(key)
        return taken

    def _keep(self, key: str, limit: asyncio.Timeout) -> None:
        self._held[key] = limit
        if self._renewing is None or self._renewing.done():
            self._renewing = asyncio.create_task(self._renew(), name="leases")

    async def _renew(self) -> None:
        """Renews all held leases until none is left."""
        while self._held:
            await asyncio.sleep(RENEWED_EVERY)
            end, keys = _end(), list(self._held)
            try:
                kept = await self._write(lambda c: _renew(c, keys, self._holder))  # noqa: B023
            except self._failures as error:
                _log.warning("leases could not be renewed: %s", error)
                continue
            for key in kept & self._held.keys():
                if not self._held[key].expired():
                    self._held[key].reschedule(end)

    async def _give_back(self, key: str) -> None:
        """Releases a lease. If that fails, it lapses by itself."""

        def drop(connection: sa.Connection) -> None:
            if key not in self._wanted:
                connection.execute(sa.delete(_table).where(_is_mine(self._holder, key)))

        with suppress(*self._failures):
            async with asyncio.timeout(_GIVING_BACK):
                await self._write(drop)


def _end() -> float:
    """When a lease requested now can no longer be relied on, by the steady clock."""
    return asyncio.get_running_loop().time() + SECONDS - MARGIN


def _take(connection: sa.Connection, key: str, holder: str) -> bool:
    """Takes a lease that is free, has ended, or is this holder's own. Returns whether it did."""
    new = insert(_table).values(key=key, holder=holder, until=_NOW + SECONDS)
    taking = new.on_conflict_do_update(
        index_elements=[_leases.key],
        set_={"holder": new.excluded.holder, "until": new.excluded.until},
        where=sa.or_(_leases.until < _NOW, _leases.holder == holder),
    ).returning(_leases.key)
    return connection.execute(taking).scalar() is not None


def _is_mine(holder: str, *keys: str) -> sa.ColumnElement[bool]:
    return sa.and_(_leases.key.in_(keys), _leases.holder == holder)


def _renew(connection: sa.Connection, keys: list[str], holder: str) -> set[str]:
    """Renews leases. Returns the keys of those that were still held."""
    change = sa.update(_table).where(_is_mine(holder, *keys), _leases.until > _NOW)
    renewed = change.values(until=_NOW + SECONDS).returning(_leases.key)
    return set(connection.execute(renewed).scalars())
