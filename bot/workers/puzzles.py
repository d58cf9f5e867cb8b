"""The puzzle of the day: sends it on its way to every server that wants it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import sqlalchemy as sa

from bot.cluster.shards import ServedShards
from bot.matches.schedule import puzzles
from bot.matches.submit import Matches
from bot.workers.worker import DailyWorker


class PuzzleWorker(DailyWorker):
    """Queues each server's puzzle of the day."""

    def __init__(self, matches: Matches, served: ServedShards, queued: Callable[[], None]) -> None:
        super().__init__(matches, queued)
        self._served = served

    def coming(self, connection: sa.Connection, now: float) -> Sequence[tuple[int, float]]:
        """The servers of this process whose puzzle is due, with its time. If none is due, only the
        next one."""
        return puzzles.coming(connection, now, self._served)

    def queue(self, connection: sa.Connection, key: int, now: float) -> object:
        """Queues the puzzle of one server."""
        return puzzles.queue(connection, key, tuple(self._matches.games), now)
