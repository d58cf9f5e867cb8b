"""Moving a table to another channel."""

from __future__ import annotations

import sqlalchemy as sa

from bot.matches.deeds import proposals, undo
from bot.matches.deeds.host_rights import may_manage
from bot.matches.deeds.opening import check_channel, lobby_waits, post_lobby
from bot.matches.deeds.seats import check_readable
from bot.matches.deeds.turns import board_post
from bot.matches.deeds.unit_of_work import UnitOfWork
from bot.matches.schedule.reminders import put_off_reminders
from bot.matches.table import requests
from bot.matches.table.posts import Notice
from bot.matches.table.requests import Answer, Refused
from bot.storage import schema


def move(work: UnitOfWork, request: requests.Move) -> Answer:
    """Moves the table to another channel, together with posts that still wait for the old one. If
    the old one is gone, votes and undo requests are asked once more."""
    table, old = work.table, work.table.place
    if table.status not in schema.OPEN:
        raise Refused("not-open")
    if request.place.guild_id != old.guild_id:
        raise Refused("other-server")
    if request.place.channel_id == old.channel_id:
        raise Refused("same-channel")
    if not may_manage(work, old.channel_id, request.place.channel_id):
        raise Refused("not-manager-of-both")
    if table.status == "running":
        check_readable(work)
    check_channel(work, request.place)
    redirect(work, old.channel_id, request.place.channel_id)
    work.change(place=request.place, channel_gone=False, lobby_message_id=None)
    work.after = put_off_reminders(work.connection, work.stored, work.now)
    work.tell_channel(old.channel_id, Notice("moved", {"channel": request.place.channel_id}))
    if table.status == "running":
        work.tell_channel(request.place.channel_id, board_post(work))
        if table.channel_gone:
            proposals.repeat(work)
            undo.repeat(work)
    elif not lobby_waits(work):
        post_lobby(work)
    return work.answer("moved", channel=request.place.channel_id)


def redirect(work: UnitOfWork, old: int, new: int) -> None:
    """Moves waiting posts from the table's old channel to its new one. If the new channel was a
    follower, it stops following, and posts that waited for it as a follower are dropped."""
    outbox = schema.outbox
    waiting = sa.and_(outbox.c.match_id == work.table.id, outbox.c.state == "waiting")
    for follows in (schema.follow_requests, schema.watchers):
        here = sa.and_(follows.c.match_id == work.table.id, follows.c.channel_id == new)
        followed = work.connection.execute(sa.delete(follows).where(here)).rowcount
    if followed:
        work.connection.execute(sa.delete(outbox).where(waiting, outbox.c.channel_id == new))
    moved = sa.update(outbox).where(waiting, outbox.c.channel_id == old)
    work.connection.execute(moved.values(channel_id=new, due_at=work.now))
