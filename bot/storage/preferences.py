"""Small values under keys: servers' languages, messages of lobbies and others."""

from __future__ import annotations

import sqlalchemy as sa

from bot.storage import schema
from bot.storage.database import Database
from bot.storage.transaction import put


async def remembered(database: Database, key: str) -> str | None:
    """The value stored under a key, such as the hash of the registered commands; None if there is
    none."""
    query = sa.select(schema.meta.c.value).where(schema.meta.c.key == key)
    return await database.read(lambda connection: connection.execute(query).scalar())


async def remember(database: Database, key: str, value: str) -> None:
    """Stores a value under a key of up to 64 characters."""
    row = {"key": key, "value": value}
    await database.write(lambda connection: put(connection, schema.meta, row))


async def server_locale(database: Database, guild_id: int) -> str | None:
    """The language chosen for a server's public posts; None if none was chosen."""
    query = sa.select(schema.servers.c.locale).where(schema.servers.c.guild_id == guild_id)
    return await database.read(lambda connection: connection.execute(query).scalar())


async def choose_server_locale(database: Database, guild_id: int, locale: str | None) -> None:
    """Sets the language of new tables in a server; None for that of whoever opens a table."""
    if locale is not None:
        row = {"guild_id": guild_id, "locale": locale}
        await database.write(lambda connection: put(connection, schema.servers, row))
        return
    none = sa.delete(schema.servers).where(schema.servers.c.guild_id == guild_id)
    await database.write(lambda connection: connection.execute(none))


async def keep_lobby_message(
    database: Database, match_id: str, channel_id: int, message_id: int | None
) -> None:
    """Stores which message shows a table's lobby, if the table is still in this channel."""
    matches = schema.matches
    there = sa.and_(matches.c.id == match_id, matches.c.channel_id == channel_id)
    change = sa.update(matches).where(there).values(lobby_message_id=message_id)
    await database.write(lambda connection: connection.execute(change))
