"""Housekeeping: sees to tables that nobody plays on."""

from __future__ import annotations

import logging
import math

import discord

from bot.front.interaction.services import Services
from bot.front.lobby import lobby_actions
from bot.matches.table.requests import SYSTEM, Refused, Tidy
from bot.workers.worker import UNHURRIED, BackgroundWorker

logger = logging.getLogger(__name__)

PAUSE = 1.0
"""Seconds between two lots of tables of a former version."""


class HousekeepingWorker(BackgroundWorker):
    """The tidying task. When a table is seen to next stands in the database."""

    pause_after_failure = 60.0
    pause_between = UNHURRIED

    def __init__(self, services: Services, client: discord.Client) -> None:
        super().__init__()
        self._services = services
        self._matches = services.matches
        self._client = client
        self._all_planned = False
        """No table of a former version is left; new ones are planned for at once."""

    async def is_due(self) -> bool:
        """Whether a table is to be seen to now."""
        now = self._matches.clock()
        return any(at <= now for _, at in await self._matches.due.next_tidying())

    async def poll(self) -> float:
        """Sees to every table that is due; the seconds until the next one is."""
        pause = await self._plan()
        for match_id, at in await self._matches.due.next_tidying():
            left = at - self._matches.clock()
            if left > 0:
                return min(pause, left)
            if self.stopping:
                break
            pause = min(pause, 0.0 if await self._tidy(match_id, at) else self.pause_after_failure)
        return pause

    async def _plan(self) -> float:
        """Plans for some tables of a former version; the seconds until the next lot."""
        left = () if self._all_planned else await self._matches.due.never_tidied()
        self._all_planned = not left
        for match_id in left:
            if not await self._tidy(match_id, 0.0):
                return self.pause_after_failure
        return PAUSE if left else math.inf

    async def _tidy(self, match_id: str, at: float) -> bool:
        """One table; False when it failed. One that was quicker to change is left alone."""
        try:
            await self._matches.submit(f"tidy:{match_id}:{at}", SYSTEM, match_id, Tidy())
            table = await self._matches.table(match_id)
        except Refused as refused:
            return refused.key == "stale"
        except Exception:
            logger.exception("table %s could not be seen to", match_id)
            return False
        if table.status == "closed" and table.lobby_message_id is not None:
            await lobby_actions.refresh(self._services, self._client, match_id)
        return True
