"""The puzzle of the day: sends it on its way to every server that wants it."""

from __future__ import annotations

from collections.abc import Callable

from bot.cluster.shards import ServedShards
from bot.matches.schedule import puzzles
from bot.matches.submit import Matches
from bot.workers.worker import UNHURRIED, BackgroundWorker


class PuzzleWorker(BackgroundWorker):
    """The sending task. When each comes next stands in the database; whoever is quicker of several
    processes sends it."""

    pause_between = UNHURRIED

    def __init__(self, matches: Matches, served: ServedShards, queued: Callable[[], None]) -> None:
        super().__init__()
        self._matches, self._served, self._queued = matches, served, queued

    async def is_due(self) -> bool:
        """Whether a server is to have its puzzle now."""
        return any(at <= self._matches.clock() for _, at in await self._coming())

    async def poll(self) -> float | None:
        """Sends all that are due; the seconds until the next one is."""
        due, now, games = await self._coming(), self._matches.clock(), tuple(self._matches.games)
        for guild_id, at in due:
            if at > now:
                return at - now
            await self._matches.database.write(
                lambda connection, here=guild_id: puzzles.queue(connection, here, games, now)
            )
        if due:
            self._queued()
        return 0.0 if due else None

    async def _coming(self) -> list[tuple[int, float]]:
        now, served = self._matches.clock(), self._served
        return await self._matches.database.read(lambda c: puzzles.coming(c, now, served))
