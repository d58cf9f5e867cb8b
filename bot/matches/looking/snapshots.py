"""Looking at tables for one answer, all parts of which agree."""

from __future__ import annotations

import math
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, TypeVar

import sqlalchemy as sa

from bot.matches.looking.queries import Queries
from bot.matches.table.past import Past
from bot.matches.table.stored import StoredTable

T = TypeVar("T")

KEPT_SECONDS = 1.0
"""Seconds for which an answer uses what it has read. An answer that takes longer reads again."""


class Snapshots(Queries):
    """`Queries` that read a table and its past only once, until `forget` is called. A table that
    was part of a list counts as read."""

    def __init__(self, queries: Queries, monotonic: Callable[[], float] = time.monotonic) -> None:
        super().__init__(queries.database, queries.games, queries.pasts)
        self._monotonic = monotonic
        self._kept: dict[tuple[str, str], tuple[float, Any]] = {}
        """By query and table: when it was asked, and the answer."""

    def forget(self, now: StoredTable | None = None) -> None:
        """Forgets everything read, because tables may have changed. `now` is the new record of one
        table."""
        self._kept.clear()
        if now is not None:
            self._kept["stored", now.table.id] = self._monotonic(), now

    async def stored(self, match_id: str) -> StoredTable:
        """The same as `Queries.stored`, read once."""
        return await self._cached("stored", match_id, super().stored)

    async def past(self, match_id: str) -> Past | None:
        """The same as `Queries.past`, read once."""
        return await self._cached("past", match_id, super().past)

    async def _records(
        self, load_all: Callable[[sa.Connection], Sequence[StoredTable]]
    ) -> Sequence[StoredTable]:
        """The same as `Queries._records`. What was read first of a table stays what is shown."""
        records, now = await super()._records(load_all), self._monotonic()
        for record in records:
            name = "stored", record.table.id
            if not self._is_kept(*name):
                self._kept[name] = now, record
        return [self._kept["stored", record.table.id][1] for record in records]

    def _is_kept(self, query: str, match_id: str) -> bool:
        at, _ = self._kept.get((query, match_id), (-math.inf, None))
        return self._monotonic() - at <= KEPT_SECONDS

    async def _cached(self, query: str, match_id: str, ask: Callable[[str], Awaitable[T]]) -> T:
        """The answer to a query about a table, kept for `KEPT_SECONDS`."""
        now, name = self._monotonic(), match_id.strip().lower()
        if not self._is_kept(query, name):
            self._kept[query, name] = now, await ask(match_id)
        return self._kept[query, name][1]
