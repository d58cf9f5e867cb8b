"""Looking at tables for one answer, all parts of which agree."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

from bot.matches.looking.queries import Queries
from bot.matches.table.past import Past
from bot.matches.table.stored import StoredTable

T = TypeVar("T")

KEPT_SECONDS = 1.0
"""Seconds for which an answer uses what it has read. An answer that takes longer reads again."""


class Snapshots(Queries):
    """`Queries` that read a table and its past only once, until `forget` is called."""

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

    async def _cached(self, query: str, match_id: str, ask: Callable[[str], Awaitable[T]]) -> T:
        """The answer to a query about a table, kept for `KEPT_SECONDS`."""
        now, name = self._monotonic(), match_id.strip().lower()
        at, answer = self._kept.get((query, name), (now - 2 * KEPT_SECONDS, None))
        if now - at > KEPT_SECONDS:
            answer = await ask(match_id)
            self._kept[query, name] = now, answer
        return answer
