"""Servers that removed the bot. What is stored of them is kept for a while."""

from __future__ import annotations

from collections.abc import Collection, Sequence

import sqlalchemy as sa

from bot.storage import schema
from bot.storage.database import Database

_left = schema.left_servers.c
_WITH_DATA = sa.union(
    *(
        sa.select(table.c.guild_id)
        for table in (
            schema.matches,
            schema.watchers,
            schema.follow_requests,
            schema.servers,
            schema.puzzle_channels,
        )
    )
)


async def note_left(database: Database, guild_ids: Collection[int], now: float) -> None:
    """Stores that the bot has left these servers. An earlier stored time stays."""

    def keep(connection: sa.Connection) -> None:
        known = set(connection.execute(sa.select(_left.guild_id)).scalars())
        rows = [
            {"guild_id": guild_id, "at": now} for guild_id in guild_ids if guild_id not in known
        ]
        if rows:
            connection.execute(sa.insert(schema.left_servers), rows)

    await database.write(keep)


async def note_present(database: Database, guild_ids: Collection[int]) -> None:
    """Stores that the bot is in these servers."""
    query = sa.select(_left.guild_id)
    known = await database.read(lambda c: set(c.execute(query).scalars()))
    back = sa.delete(schema.left_servers).where(_left.guild_id.in_(known.intersection(guild_ids)))
    if known.intersection(guild_ids):
        await database.write(lambda connection: connection.execute(back))


async def with_data(database: Database) -> Sequence[int]:
    """The servers about which anything is stored."""
    servers = await database.read(lambda c: c.execute(_WITH_DATA).scalars().all())
    return [server for server in servers if server != schema.NO_SERVER]


async def left_before(database: Database, moment: float) -> Sequence[int]:
    """The servers that the bot left before this moment, in seconds since 1970."""
    query = sa.select(_left.guild_id).where(_left.at <= moment).order_by(_left.at)
    return await database.read(lambda c: c.execute(query).scalars().all())
