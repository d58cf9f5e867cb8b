"""What a host decides: removing people before the game, passing on the host's role, and moving the
table to another channel.

Managers of the channel may do so, too, so that a table can continue when its host is gone.
"""

from __future__ import annotations

import sqlalchemy as sa

from bot.matches.deeds import invitations, proposals, undo
from bot.matches.deeds.host_rights import check_may_lead, check_may_manage, may_manage
from bot.matches.deeds.lobby import free_seat, tell_when_ready
from bot.matches.deeds.opening import check_channel, check_lobby, lobby_waits, post_lobby
from bot.matches.deeds.seats import check_readable
from bot.matches.deeds.turns import board_post
from bot.matches.deeds.unit_of_work import UnitOfWork
from bot.matches.schedule.reminders import put_off_reminders
from bot.matches.table.posts import Notice
from bot.matches.table.requests import Answer, Move, PassHost, Refused, RemoveHolder
from bot.storage import schema
from rules.game import Seat


def remove_holder(work: UnitOfWork, request: RemoveHolder) -> Answer:
    """Frees a person's seat in the lobby. They may join again."""
    table = check_lobby(work)
    check_may_manage(work)
    seat = _seat_named(work, request.who)
    if table.seats[seat].user_id == table.host_id:
        raise Refused("host-stays")
    free_seat(work, seat)
    tell_when_ready(work)
    return work.answer("seat-freed", **table.seats[seat].named())


def pass_host(work: UnitOfWork, request: PassHost) -> Answer:
    """Makes another player of the table its host."""
    table = work.table
    if table.status not in schema.OPEN:
        raise Refused("not-open")
    check_may_lead(work)
    seat = _seat_named(work, request.who)
    holder = table.seats[seat]
    if holder.user_id is None or table.seat_of(holder.user_id) != seat:
        raise Refused("host-plays", name=holder.name)
    if holder.user_id == table.host_id:
        raise Refused("already-host", name=holder.name)
    work.change(host_id=holder.user_id)
    work.tell(Notice("host-now", {"name": holder.name}))
    return work.answer("host-passed", name=holder.name)


def move(work: UnitOfWork, request: Move) -> Answer:
    """Moves the table to another channel, together with posts that still wait for the old one. If
    the old one is gone, its open questions are asked once more."""
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
    if table.status == "running" or table.lobby_message_id is None:  # a lobby's message tells it
        work.tell_channel(old.channel_id, Notice("moved", {"channel": request.place.channel_id}))
    if table.status == "running":
        work.tell_channel(request.place.channel_id, board_post(work))
    elif not lobby_waits(work):
        post_lobby(work)
    if table.channel_gone:
        proposals.repeat(work)
        undo.repeat(work)
        invitations.repeat(work)
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


def _seat_named(work: UnitOfWork, who: str) -> Seat:
    """The seat of the person with this id or name. Refuses unknown and ambiguous names."""
    seats, wanted = work.table.seats, who.strip()
    by_id = [i for i, h in enumerate(seats) if str(h.user_id) == wanted]
    by_name = [i for i, h in enumerate(seats) if h.name.casefold() == wanted.casefold()]
    matching = by_id or by_name
    if len(matching) != 1:
        raise Refused("unknown-seat", name=wanted[:40])
    return matching[0]
