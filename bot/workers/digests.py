"""Digests: sends people who want it one message a day, if any table waits for them."""

from __future__ import annotations

from collections.abc import Sequence

import sqlalchemy as sa

from bot.matches.schedule import digests
from bot.workers.worker import DailyWorker


class DigestWorker(DailyWorker):
    """Queues each person's digest."""

    def coming(self, connection: sa.Connection, now: float) -> Sequence[tuple[int, float]]:
        """The users whose digest is due, with its time. If none is due, only the next one."""
        return digests.coming(connection, now)

    def queue(self, connection: sa.Connection, key: int, now: float) -> object:
        """Queues the digest of one person."""
        return digests.queue(connection, key, now)
