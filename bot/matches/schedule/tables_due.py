"""Which tables something is due at, for the background workers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import sqlalchemy as sa

from bot.cluster.shards import EVERY_SHARD
from bot.storage import schema
from bot.storage.database import Database
from bot.storage.served import served_tables

MOST = 50
"""The most tables that one query returns."""
_matches, _seats = schema.matches.c, schema.seats.c
_COMPUTERS_TO_MOVE = (
    sa.select(_matches.id, _matches.revision)
    .join(schema.seats, _seats.match_id == _matches.id)
    .where(_seats.acts, _seats.computer.is_not(None), _matches.paused_at.is_(None))
)
"""Built once, because it is used after every move."""


class DueTables:
    """Queries of the workers for tables that need attention, soonest first. Times are in seconds
    since 1970. All queries except the one for computer players cover only the servers of this
    process. `failing` is the number of soonest tables that are known to fail; the result has that
    many more, behind them."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.leases = database.cluster.leases
        self.served = EVERY_SHARD
        """The shards whose tables this process looks after."""

    async def computers_to_move(self) -> Mapping[str, int]:
        """The running tables that wait for a computer player, with their revisions."""
        rows = await self.database.read(lambda c: c.execute(_COMPUTERS_TO_MOVE).all())
        return {row[0]: row[1] for row in rows}

    async def next_reminders(self, failing: int = 0) -> Sequence[tuple[str, float]]:
        """The tables whose reminders come next."""
        return await self._soonest(_matches.remind_at, failing=failing)

    async def reminders_after(self, moment: float) -> Sequence[tuple[str, float]]:
        """Some of the tables whose reminders come only after this moment."""
        return await self._soonest(_matches.remind_at, _matches.remind_at > moment)

    async def next_tidying(self, failing: int = 0) -> Sequence[tuple[str, float]]:
        """The idle tables that need attention next."""
        return await self._soonest(_matches.tidy_at, failing=failing)

    async def never_tidied(self, failing: int = 0) -> Sequence[str]:
        """Some open tables of an older version that have no planned time for that yet."""
        unplanned = sa.and_(_matches.status.in_(schema.OPEN), _matches.tidy_at.is_(None))
        here = served_tables(self.served)
        some = sa.select(_matches.id).where(unplanned, *here).limit(MOST + failing)
        return await self._names(some)

    async def ended_before(self, moment: float) -> Sequence[str]:
        """Some tables that ended before this moment, oldest first."""
        here = served_tables(self.served)
        query = sa.select(_matches.id).where(_matches.ended_at <= moment, *here)
        return await self._names(query.order_by(_matches.ended_at).limit(MOST))

    async def next_timeouts(self, failing: int = 0) -> Sequence[tuple[str, float]]:
        """The tables whose clocks run out next."""
        return await self._soonest(_matches.timeout_at, failing=failing)

    async def clocked_tables_after(self, moment: float) -> Sequence[str]:
        """The tables with a running clock that changed, or began to wait, after this moment."""
        later = sa.or_(_matches.changed_at > moment, _matches.waiting_since > moment)
        here = served_tables(self.served)
        return await self._names(
            sa.select(_matches.id).where(_matches.timeout_at.is_not(None), later, *here)
        )

    async def _soonest(
        self, at: sa.Column[float], *which: sa.ColumnElement[bool], failing: int = 0
    ) -> Sequence[tuple[str, float]]:
        known = (at.is_not(None), *which, *served_tables(self.served))
        query = sa.select(_matches.id, at).where(*known).order_by(at).limit(MOST + failing)
        rows = await self.database.read(lambda connection: connection.execute(query).all())
        return [(row[0], row[1]) for row in rows]

    async def _names(self, query: sa.Select[Any]) -> Sequence[str]:
        return await self.database.read(lambda c: list(c.execute(query).scalars()))
