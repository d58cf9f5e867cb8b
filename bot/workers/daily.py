"""What happens once a day: people's digests, and servers' puzzles."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from functools import partial

import sqlalchemy as sa

from bot.cluster.shards import ServedShards
from bot.matches.schedule import digests, puzzles
from bot.matches.submit import Matches
from bot.storage.errors import DatabaseAway
from bot.workers.worker import UNHURRIED, BackgroundWorker

_log = logging.getLogger(__name__)


class DailyWorker(BackgroundWorker):
    """A worker that queues daily messages to people or servers. The database stores when each is
    due. If there are several processes, the fastest one queues it."""

    pause_between = UNHURRIED
    heeds_tables = False

    def __init__(
        self,
        matches: Matches,
        coming: Callable[[sa.Connection, float], Sequence[tuple[int, float]]],
        queue: Callable[[sa.Connection, int, float], object],
        queued: Callable[[], None],
    ) -> None:
        """`coming` finds the ids whose message is due, with its time; if none is due, only the next
        one. `queue` queues the message for one id. `queued` is called when there is something to
        send."""
        super().__init__()
        self._matches, self._find, self._queue, self._queued = matches, coming, queue, queued

    async def is_due(self) -> bool:
        """Whether a message is due now."""
        return any(at <= self._matches.clock() for _, at in await self._coming())

    async def poll(self) -> float | None:
        """Queues all due messages. Returns the seconds until the next one is due."""
        due, now = await self._coming(), self._matches.clock()
        if not due:
            return None
        if due[0][1] > now:
            return due[0][1] - now
        done = [await self._queue_safely(key, now) for key, _ in due]
        self._queued()
        return 0.0 if all(done) else self.pause_after_failure

    async def _queue_safely(self, key: int, now: float) -> bool:
        """Queues one message. Returns False on failure, so that others need not wait behind it."""
        try:
            await self._matches.database.write(lambda c: self._queue(c, key, now))
        except DatabaseAway:
            raise
        except Exception:
            _log.exception("the daily message to %s could not be queued", key)
            return False
        return True

    async def _coming(self) -> Sequence[tuple[int, float]]:
        now = self._matches.clock()
        return await self._matches.database.read(lambda c: self._find(c, now))


class DigestWorker(DailyWorker):
    """Queues one message a day to each person who wants it, if any table waits for them."""

    def __init__(self, matches: Matches, queued: Callable[[], None]) -> None:
        super().__init__(matches, digests.coming, digests.queue, queued)


class PuzzleWorker(DailyWorker):
    """Queues the puzzle of the day for each server of this process that wants it."""

    def __init__(self, matches: Matches, served: ServedShards, queued: Callable[[], None]) -> None:
        coming = partial(puzzles.coming, served=served)
        queue = partial(puzzles.queue, games=tuple(matches.games))
        super().__init__(matches, coming, queue, queued)
