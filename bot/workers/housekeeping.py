"""Housekeeping: sees to tables that nobody plays on."""

from __future__ import annotations

import logging
import math
import secrets
from collections.abc import Sequence

import discord

from bot.front.interaction.services import Services
from bot.front.lobby import lobby_actions
from bot.matches.table.requests import SYSTEM, Refused, Tidy
from bot.workers.worker import DueTablesWorker

logger = logging.getLogger(__name__)

PAUSE = 1.0
"""Seconds between two groups of tables from an older version."""


class HousekeepingWorker(DueTablesWorker):
    """Tidies idle tables."""

    def __init__(self, services: Services, client: discord.Client) -> None:
        super().__init__(services.matches)
        self._services, self._client = services, client
        self._all_planned = False
        """No table of a former version is left; new ones are planned for at once."""
        self._unplannable = 0
        """How many tables of a former version failed at the last look: others wait behind them."""

    async def ahead(self) -> Sequence[tuple[str, float]]:
        """The idle tables that need attention next."""
        return await self._matches.due.next_tidying(self._failing)

    async def prepare(self) -> float:
        """Sets times for some tables from an older version. Returns the seconds until the next
        group."""
        if self._all_planned:
            return math.inf
        left = await self._matches.due.never_tidied(self._unplannable)
        self._all_planned = not left
        seen_to = [await self.see_to(match_id, 0.0) for match_id in left]
        self._unplannable = seen_to.count(False)
        return PAUSE if any(seen_to) else self.pause_after_failure if left else math.inf

    async def see_to(self, match_id: str, at: float) -> bool:
        """Tidies one table. Returns False on failure. A table that has just changed is left
        alone."""
        # a request that came too early, after the clock was set back, is repeated
        name = f"tidy:{match_id}:{at}:{secrets.token_hex(8)}"
        try:
            await self._matches.submit(name, SYSTEM, match_id, Tidy())
            table = await self._matches.table(match_id)
        except Refused as refused:
            return refused.key == "stale"
        except Exception:
            logger.exception("table %s could not be seen to", match_id)
            return False
        if table.status == "closed" and table.lobby_message_id is not None:
            await lobby_actions.refresh(self._services, self._client, match_id)
        return True
