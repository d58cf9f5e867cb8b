"""Deletes everything that is stored of a server: its tables, its settings, what it follows."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Collection, Sequence
from contextlib import suppress
from dataclasses import replace

import sqlalchemy as sa

from bot.matches.schedule import puzzles
from bot.matches.submit import Matches
from bot.matches.table import stored
from bot.matches.table.requests import Close, Delete, Person, Refused
from bot.storage import schema

TOLD_SECONDS = 8.0
"""The most seconds to wait until channels have heard that their tables have ended."""
_LOOK_EVERY = 0.1
_matches, _outbox = schema.matches.c, schema.outbox.c


async def going_on(matches: Matches, guild_id: int) -> Sequence[tuple[str, int, str]]:
    """The running and open tables of a server, with their channels and statuses."""
    query = sa.select(_matches.id, _matches.channel_id, _matches.status).where(
        _matches.guild_id == guild_id, _matches.status.in_(schema.GOING_ON)
    )
    rows = await matches.database.read(lambda connection: connection.execute(query).all())
    return [(row.id, row.channel_id, row.status) for row in rows]


async def end_tables(matches: Matches, key: str, person: Person, guild_id: int) -> Sequence[str]:
    """Closes the tables of a server for a person who manages it. Returns the ids of the lobbies
    among them when the channels have been told, or cannot be."""
    tables = await going_on(matches, guild_id)
    for name, channel_id, _ in tables:
        manager = replace(person, manages=frozenset({channel_id}))
        with suppress(Refused):  # the table ended in the meantime
            await matches.submit(f"{key}-end-{name}", manager, name, Close())
    with suppress(TimeoutError):
        async with asyncio.timeout(TOLD_SECONDS):
            while await _has_queued_posts(matches, guild_id):  # noqa: ASYNC110 - the outbox tells nobody
                await asyncio.sleep(_LOOK_EVERY)
    return [name for name, _, status in tables if status == "lobby"]


async def _has_queued_posts(matches: Matches, guild_id: int) -> bool:
    query = sa.select(_outbox.id).where(
        _matches.guild_id == guild_id, _outbox.match_id == _matches.id
    )
    post_id = await matches.database.read(lambda c: c.execute(query.limit(1)).scalar())
    return post_id is not None


async def delete_server(matches: Matches, key: str, person: Person, guild_id: int) -> None:
    """Deletes everything about a server. If interrupted, the call may be repeated."""
    query = sa.select(_matches.id).where(_matches.guild_id == guild_id)
    deleted = set[str]()
    # a rematch may open from a table that is about to be deleted
    while tables := await matches.database.read(lambda c: set(c.execute(query).scalars())):
        for name in tables:
            await matches.submit_if_there(f"{key}-{name}", person, name, Delete())
        deleted |= tables
    await matches.database.write(lambda c: _forget(c, guild_id, deleted))


def _forget(connection: sa.Connection, guild_id: int, tables: Collection[str]) -> None:
    _hold_followed(connection, guild_id)
    _stop_following(connection, guild_id)
    puzzles.forget_server(connection, guild_id)
    for table in (schema.watchers, schema.follow_requests, schema.servers, schema.left_servers):
        connection.execute(sa.delete(table).where(table.c.guild_id == guild_id))
    _forget_answers(connection, tables)


def _hold_followed(connection: sa.Connection, guild_id: int) -> None:
    """Locks the tables of other servers that channels of this server follow or ask to follow."""
    rows = (schema.watchers.c, schema.follow_requests.c)
    those = sa.union(*(sa.select(row.match_id).where(row.guild_id == guild_id) for row in rows))
    for match_id in sorted(connection.execute(those).scalars()):
        stored.hold(connection, match_id)


def _stop_following(connection: sa.Connection, guild_id: int) -> None:
    """Deletes the sent and waiting posts of tables elsewhere that the server's channels follow."""
    watchers = schema.watchers.c
    query = sa.select(watchers.match_id, watchers.channel_id).where(watchers.guild_id == guild_id)
    for match_id, channel_id in connection.execute(query).all():
        for table in (schema.posts, schema.outbox):
            here = sa.and_(table.c.match_id == match_id, table.c.channel_id == channel_id)
            connection.execute(sa.delete(table).where(here))


def _forget_answers(connection: sa.Connection, tables: Collection[str]) -> None:
    kept = schema.interactions.c
    rows = connection.execute(sa.select(kept.id, kept.answer)).all()
    gone = [row.id for row in rows if json.loads(row.answer)["match_id"] in tables]
    for first in range(0, len(gone), 500):
        some = kept.id.in_(gone[first : first + 500])
        connection.execute(sa.delete(schema.interactions).where(some))
