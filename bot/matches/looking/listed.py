"""Tables as rows of a list: enough to choose from, without the states of their games."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import sqlalchemy as sa

from bot.matches.table.model import Status
from bot.matches.table.requests import Place
from bot.storage import schema

LISTED = ("lobby", "running", "archived", "finished")
"""The statuses of listed tables, in the order of the list."""
MOST = 500
"""The most tables of one list. The most recently changed ones are kept."""


@dataclass(frozen=True, slots=True)
class ListedTable:
    """A table in a list."""

    id: str
    game: str
    status: Status
    place: Place
    host_id: int
    sits: bool
    """Whether the person who asks plays there."""
    changed_at: float
    """When something last happened, in seconds since 1970."""


def of_server(
    connection: sa.Connection, guild_id: int, user_id: int, statuses: Sequence[str], game: str
) -> tuple[ListedTable, ...]:
    """The tables of a server with these statuses, as one person sees them. `game` limits the list
    to one game; "" means all. Tables are sorted by the order of `statuses`, then by their last
    change, newest first."""
    matches, seats = schema.matches.c, schema.seats.c
    sits = sa.exists().where(
        seats.match_id == matches.id, seats.user_id == user_id, seats.computer.is_(None)
    )
    order = sa.case({status: at for at, status in enumerate(statuses)}, value=matches.status)
    query = (
        sa.select(
            *(matches.id, matches.game, matches.status, matches.guild_id, matches.channel_id),
            *(matches.host_id, sits, matches.changed_at),
        )
        .where(matches.guild_id == guild_id, matches.status.in_(statuses))
        .order_by(order, matches.changed_at.desc(), matches.id)
        .limit(MOST)
    )
    if game:
        query = query.where(matches.game == game)
    return tuple(
        ListedTable(name, of, status, Place(guild, channel), host_id, bool(own), changed_at)
        for name, of, status, guild, channel, host_id, own, changed_at in connection.execute(query)
    )
