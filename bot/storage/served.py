"""Which rows belong to the shards of a process.

A table belongs to its server's shard. A private table, and a direct message, belong to the shard of
their person. If one process serves everything, queries have no extra conditions.
"""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa

from bot.cluster.shards import ServedShards
from bot.storage import schema

_matches, _outbox = schema.matches.c, schema.outbox.c
_puzzles = schema.puzzle_channels.c
_HOME = sa.case(
    (_matches.guild_id == schema.NO_SERVER, _matches.channel_id), else_=_matches.guild_id
)
"""The server of a table, or the user of a private one."""


def served_tables(shards: ServedShards) -> tuple[sa.ColumnElement[bool], ...]:
    """The conditions that limit a query of tables to these shards; () if all are served."""
    return () if shards.every else (_on(shards, _HOME),)


def served_servers(
    shards: ServedShards, guild_id: sa.ColumnElement[int]
) -> tuple[sa.ColumnElement[bool], ...]:
    """The conditions that limit a query of servers' rows to these shards; () if all are served."""
    return () if shards.every else (_on(shards, guild_id),)


def served_posts(shards: ServedShards) -> tuple[sa.ColumnElement[bool], ...]:
    """The conditions that limit a query of the outbox to these shards; () if all are served. Posts
    belong to the shard of their table, wherever they are sent, so that their order is kept. Puzzles
    of the day belong to the shard of their server."""
    if shards.every:
        return ()
    own = sa.exists().where(_matches.id == _outbox.match_id, *served_tables(shards))
    puzzle = sa.exists().where(
        _puzzles.channel_id == _outbox.channel_id, _on(shards, _puzzles.guild_id)
    )
    nudge, of_day = _outbox.kind == "nudge", _outbox.kind == "puzzle"
    nudged = sa.and_(nudge, _on(shards, _outbox.channel_id))
    return (sa.or_(nudged, sa.and_(of_day, puzzle), sa.and_(~nudge, own)),)


def _on(shards: ServedShards, snowflake: sa.ColumnElement[Any]) -> sa.ColumnElement[bool]:
    """The condition that an id belongs to these shards. PostgreSQL shifts only by plain integers,
    so the numbers are written into the statement."""
    time = snowflake.op(">>")(sa.literal_column("22"))
    number = time.op("%")(sa.literal_column(str(shards.count)))
    return number.in_([sa.literal_column(str(one)) for one in shards.ids])
