"""Deletes data at the end of its storage time: ended tables, and servers that removed the bot."""

from __future__ import annotations

import logging

import discord

from bot.cluster.shards import ServedShards
from bot.matches.server_data import delete_server
from bot.matches.submit import Matches
from bot.matches.table.model import DAY, HOUR
from bot.matches.table.requests import SYSTEM, Delete
from bot.storage import left_servers
from bot.workers.worker import BackgroundWorker

logger = logging.getLogger(__name__)

SERVER_KEPT = 30 * DAY
"""Seconds for which the data of a server that removed the bot is kept."""
LOOK_EVERY = HOUR
"""Seconds between two checks; nothing here is urgent."""


class RetentionWorker(BackgroundWorker):
    """Deletes data that is no longer kept. `keep_days` is the storage time of ended tables; 0 for
    ever."""

    pause_after_failure = 60.0
    heeds_tables = False

    def __init__(
        self, matches: Matches, client: discord.Client, served: ServedShards, keep_days: int
    ) -> None:
        super().__init__()
        self._matches, self._client, self._served = matches, client, served
        self._keep_days = keep_days

    async def is_due(self) -> bool:
        """Whether anything has to be deleted now."""
        return bool(await self._tables() or await self._servers())

    async def poll(self) -> float:
        """Deletes what is due. Returns the seconds until the next check."""
        tables = await self._tables()
        for match_id in tables:
            await self._matches.submit_if_there(f"delete:{match_id}", SYSTEM, match_id, Delete())
        for guild_id in await self._servers():
            logger.info("server %s: the bot was removed 30 days ago; its data goes", guild_id)
            await delete_server(self._matches, f"left:{guild_id}", SYSTEM, guild_id)
        return 0.0 if tables else LOOK_EVERY

    async def _tables(self) -> list[str]:
        if not self._keep_days or self.stopping:
            return []
        return list(
            await self._matches.due.ended_before(self._matches.clock() - self._keep_days * DAY)
        )

    async def _servers(self) -> list[int]:
        """The servers of this process that the bot is not in, as far as Discord has told it."""
        if not self._client.is_ready() or self.stopping:
            return []
        gone = await left_servers.left_before(
            self._matches.database, self._matches.clock() - SERVER_KEPT
        )
        served = (one for one in gone if self._served.every or self._served.serves(one))
        return [one for one in served if self._client.get_guild(one) is None]
