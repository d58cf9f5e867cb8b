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
"""Tables told of at a time."""
_matches, _seats = schema.matches.c, schema.seats.c
_COMPUTERS_TO_MOVE = (
    sa.select(_matches.id, _matches.revision)
    .join(schema.seats, _seats.match_id == _matches.id)
    .where(_seats.acts, _seats.computer.is_not(None), _matches.paused_at.is_(None))
)
"""Built once, for it is asked after every move."""


class DueTables:
    """The questions of workers. Times are in seconds since 1970, the soonest first. But for those
    of computer players, they are about served tables only.

    `failing`: of how many of the soonest it is known that nothing can be done there; so many others
    are told of behind them.
    """

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
        """The tables that remind people next."""
        return await self._soonest(_matches.remind_at, failing=failing)

    async def reminders_after(self, moment: float) -> Sequence[tuple[str, float]]:
        """Some of the tables that remind people after a moment only."""
        return await self._soonest(_matches.remind_at, _matches.remind_at > moment)

    async def next_tidying(self, failing: int = 0) -> Sequence[tuple[str, float]]:
        """The tables that are seen to next because nobody plays on."""
        return await self._soonest(_matches.tidy_at, failing=failing)

    async def never_tidied(self, failing: int = 0) -> Sequence[str]:
        """Some open tables of a former version, for which that is not planned yet."""
        unplanned = sa.and_(_matches.status.in_(schema.OPEN), _matches.tidy_at.is_(None))
        here = served_tables(self.served)
        some = sa.select(_matches.id).where(unplanned, *here).limit(MOST + failing)
        return await self._names(some)

    async def ended_before(self, moment: float) -> Sequence[str]:
        """Some tables that ended by then, the longest ended first."""
        here = served_tables(self.served)
        query = sa.select(_matches.id).where(_matches.ended_at <= moment, *here)
        return await self._names(query.order_by(_matches.ended_at).limit(MOST))

    async def next_timeouts(self, failing: int = 0) -> Sequence[tuple[str, float]]:
        """The tables where a clock runs out next."""
        return await self._soonest(_matches.timeout_at, failing=failing)

    async def clocked_tables_after(self, moment: float) -> Sequence[str]:
        """The tables where a clock runs that changed, or began to wait, after a moment."""
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
