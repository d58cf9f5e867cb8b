"""Following a table from other channels of its server."""

from __future__ import annotations

import sqlalchemy as sa

from bot.matches.lobby import checked_locale, may_manage
from bot.matches.requests import Answer, Refused, Unwatch, Watch
from bot.matches.turns import board_post
from bot.matches.unit_of_work import UnitOfWork, watching_channels
from bot.storage import schema

MAX_WATCHERS = 20
"""Channels that may follow one table."""


def watch(work: UnitOfWork, request: Watch) -> Answer:
    """Every confirmed turn is posted in the channel too, beginning with the board as it is."""
    table, place = work.table, request.place
    if table.status not in schema.OPEN:
        raise Refused("not-open")
    if place.guild_id != table.place.guild_id:
        raise Refused("other-server")
    if place.channel_id == table.place.channel_id:
        raise Refused("same-channel")
    _check_may_follow(work, place.channel_id)
    watching = watching_channels(work.connection, table.id)
    if place.channel_id in watching:
        raise Refused("already-watching")
    if len(watching) >= MAX_WATCHERS:
        raise Refused("too-many-watchers", most=MAX_WATCHERS)
    row = {
        "match_id": table.id,
        "channel_id": place.channel_id,
        "guild_id": place.guild_id,
        "user_id": work.person.id,
        "locale": checked_locale(request.locale),
    }
    work.connection.execute(sa.insert(schema.watchers), [row])
    if table.status == "running" and table.state is not None:
        work.tell_channel(place.channel_id, board_post(work))
    return work.answer("watching", channel=place.channel_id)


def unwatch(work: UnitOfWork, request: Unwatch) -> Answer:
    """The channel is told no more; posts still on their way to it are thrown away."""
    watchers, outbox, channel = schema.watchers, schema.outbox, request.place.channel_id
    _check_may_follow(work, channel)
    removed = work.connection.execute(
        sa.delete(watchers).where(
            watchers.c.match_id == work.table.id,
            watchers.c.channel_id == channel,
            watchers.c.guild_id == request.place.guild_id,
        )
    )
    if not removed.rowcount:
        raise Refused("not-watching")
    work.connection.execute(
        sa.delete(outbox).where(
            outbox.c.match_id == work.table.id,
            outbox.c.channel_id == channel,
            outbox.c.state == "waiting",
        )
    )
    return work.answer("unwatched", channel=channel)


def _check_may_follow(work: UnitOfWork, channel: int) -> None:
    """A channel is not filled with posts, nor rid of them, against the will of those it is for."""
    if not may_manage(work, channel):
        raise Refused("not-manager")
