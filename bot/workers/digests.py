"""Digests: sends people who want one message a day that message, when something waits for them."""

from __future__ import annotations

from collections.abc import Callable

from bot.matches.schedule import digests
from bot.matches.submit import Matches
from bot.workers.worker import UNHURRIED, BackgroundWorker


class DigestWorker(BackgroundWorker):
    """The sending task. When a digest comes next stands in the database; whoever is quicker of
    several processes sends it."""

    pause_between = UNHURRIED

    def __init__(self, matches: Matches, queued: Callable[[], None]) -> None:
        super().__init__()
        self._matches, self._queued = matches, queued

    async def is_due(self) -> bool:
        """Whether somebody's digest is to be sent."""
        return any(at <= self._matches.clock() for _, at in await self._coming())

    async def poll(self) -> float | None:
        """Sends all that are due; the seconds until the next one is."""
        due, now = await self._coming(), self._matches.clock()
        for user_id, at in due:
            if at > now:
                return at - now
            await self._matches.database.write(
                lambda connection, who=user_id: digests.queue(connection, who, now)
            )
        if due:
            self._queued()
        return 0.0 if due else None

    async def _coming(self) -> list[tuple[int, float]]:
        now = self._matches.clock()
        return await self._matches.database.read(lambda c: digests.coming(c, now))
