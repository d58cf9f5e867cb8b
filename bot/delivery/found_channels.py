"""Gives tables and puzzles their channel back when one that seemed lost is seen again."""

from __future__ import annotations

import logging
from collections.abc import Collection

import sqlalchemy as sa

from bot.delivery.outbox import OutboxWorker
from bot.matches.submit import Matches
from bot.matches.table.requests import SYSTEM, FindChannel, Refused
from bot.storage import schema
from bot.storage.served import served_servers, served_tables

logger = logging.getLogger(__name__)


class FoundChannels:
    """Marks channels as existing when Discord's events, or people's requests, come from them."""

    def __init__(self, matches: Matches, outbox: OutboxWorker) -> None:
        self._matches, self._outbox = matches, outbox

    async def load(self) -> None:
        """Loads the ids of channels that are marked as gone."""
        matches = schema.matches.c
        here = served_tables(self._matches.due.served)
        lost = (matches.channel_gone, matches.status.in_(schema.OPEN), *here)
        puzzles = schema.puzzle_channels.c
        servers = served_servers(self._matches.due.served, puzzles.guild_id)
        query = sa.union(
            sa.select(matches.channel_id).where(*lost),
            sa.select(puzzles.channel_id).where(puzzles.channel_gone, *servers),
        )
        channels = await self._matches.database.read(lambda c: c.execute(query).scalars().all())
        self._outbox.lost.update(channels)

    async def seen(self, channel_ids: Collection[int]) -> None:
        """Handles channels that are known to exist."""
        await self._outbox.retry_channels(channel_ids)
        for channel in self._outbox.lost & set(channel_ids):
            await self._take_up(channel)
            self._outbox.lost.discard(channel)

    async def _take_up(self, channel: int) -> None:
        """Marks the channel's puzzles and its table as reachable again."""
        await self._matches.puzzles.mark_channel_present(channel)
        table = await self._matches.queries.table_in(channel)
        if table is None or table.status not in schema.OPEN:
            return
        logger.warning("channel %s is there after all: table %s goes on in it", channel, table.id)
        key = f"found:{channel}:{self._matches.clock()}"
        try:
            await self._matches.submit(key, SYSTEM, table.id, FindChannel())
        except Refused as refused:  # the table was moved or has ended
            logger.info("table %s does not go on there: %s", table.id, refused.key)
