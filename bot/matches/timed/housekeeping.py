"""Idle and ended tables: warning their people, closing lobbies, archiving games, and deleting old
tables."""

from __future__ import annotations

from dataclasses import replace

from bot.matches.deeds.host_rights import may_manage
from bot.matches.deeds.hosting import redirect
from bot.matches.deeds.lobby import close_table
from bot.matches.deeds.opening import check_channel, check_lobby, post_lobby
from bot.matches.deeds.seats import NAME_LENGTH, check_readable
from bot.matches.deeds.turns import board_post
from bot.matches.deeds.unit_of_work import UnitOfWork
from bot.matches.schedule.housekeeping import planned, spans
from bot.matches.table import requests
from bot.matches.table.asked import GO_ON, RESTORE, STAY
from bot.matches.table.posts import Notice
from bot.matches.table.requests import SYSTEM, Answer, Place, Refused
from bot.matches.table.stored import Idle
from bot.storage import schema


def tidy(work: UnitOfWork, _: requests.Tidy) -> Answer:
    """Handles an idle table: first its people are warned, later the lobby closes or the game is
    archived. A table from an older version gets its times, counted from its last change."""
    if work.table.status not in schema.OPEN:
        raise Refused("stale")
    idle = work.stored.idle
    if idle is None:
        since = work.stored.changed_at
        work.after = replace(work.stored, idle=planned(work.table, since, work.now))
    elif work.now < idle.due_at:
        raise Refused("stale")
    elif not idle.notified and work.table.owner is None:
        _announce(work)
    elif work.table.status == "lobby":
        close_table(work)
        work.tell(Notice("closed-idle", {}))
    else:
        _archive(work)
    return work.answer("tidied")


def _announce(work: UnitOfWork) -> None:
    """Warns the people at the table, unless this version does not have the game and cannot make a
    post."""
    until = work.now + spans(work.table)[1]
    work.after = replace(work.stored, idle=Idle(until, notified=True))
    if work.table.channel_gone or work.stored.game is None:
        return
    args: dict[str, str | int] = {"until": str(int(until))}
    if work.table.status == "lobby":
        asked = {"who": str(work.table.host_id), "mark": STAY}
        notice = Notice("idle-lobby", {**args, **asked})
    elif work.table.paused_at is not None:
        notice = Notice("idle-paused", {**args, "who": _awaited_mentions(work), "mark": GO_ON})
    else:
        notice = Notice("idle-game", {**args, "who": _awaited_mentions(work)})
    work.tell_here(notice)


def _archive(work: UnitOfWork) -> None:
    """Archives the game. Its channel is free for another table, and nobody is waited for."""
    who = _awaited_mentions(work)
    work.revise(status="archived", undo=None, seats=work.table.acting(()))
    work.note("table", "archive", None, step=work.table.steps)
    if work.stored.game is not None:
        work.tell(Notice("archived", {"who": who, "mark": RESTORE}))


def _awaited_mentions(work: UnitOfWork) -> str:
    """The user ids that a notice mentions: the people the table waits for. In a pause these are all
    players. If no player is left, they are the people replaced by computer players."""
    table = work.table
    people = [*(table.awaited or table.playing).values()]
    left = (holder.user_id for holder in table.seats if holder.user_id is not None)
    return " ".join(map(str, people or left))


def find_channel(work: UnitOfWork, _: requests.FindChannel) -> Answer:
    """Posts the present board in a channel that was thought to be deleted, if the state can be
    read."""
    table = work.table
    if not work.table.channel_gone or table.status not in schema.OPEN:
        raise Refused("stale")
    work.change(channel_gone=False)
    if table.status == "lobby":
        post_lobby(work)
    elif table.state is not None:
        work.tell_here(board_post(work))
    return work.answer("channel-found")


def stay(work: UnitOfWork, _: requests.Stay) -> Answer:
    """Keeps the lobby open, as if something had just been done in it."""
    check_lobby(work)
    _check_theirs(work, work.table.place)
    work.after = replace(work.stored, idle=planned(work.table, work.now, work.now))
    return work.answer("stays")


def restore(work: UnitOfWork, request: requests.Restore) -> Answer:
    """Resumes an archived game in its channel or in another free one."""
    table, old = work.table, work.table.place
    if table.status != "archived":
        raise Refused("not-archived")
    if request.place.guild_id != old.guild_id:
        raise Refused("other-server")
    _check_theirs(work, request.place)
    check_readable(work)
    check_channel(work, request.place)
    if request.place != old:
        redirect(work, old.channel_id, request.place.channel_id)
    seats = table.acting(work.game.to_act(table.state))
    work.revise(status="running", seats=seats, place=request.place, channel_gone=False)
    work.note("table", "restore", None, step=table.steps)
    args = {"name": work.person.name[:NAME_LENGTH]}
    paused = table.paused_at is not None
    again = Notice("restored-paused", {**args, "mark": GO_ON})
    work.tell(again if paused else Notice("restored", args))
    work.tell(board_post(work))
    return work.answer("restored", channel=request.place.channel_id)


def _check_theirs(work: UnitOfWork, place: Place) -> None:
    """Refuses people without a right to the table. Players, people who may return to their seat,
    the host, and managers of both the table's channel and the new one have that right."""
    table, who = work.table, work.person.id
    theirs = table.seat_of(who) is not None or table.played_for(who) is not None
    if not theirs and not may_manage(work, table.place.channel_id, place.channel_id):
        raise Refused("not-theirs")


def delete(work: UnitOfWork, _: requests.Delete) -> Answer:
    """Deletes the table and everything about it."""
    if work.person.id != SYSTEM.id and not work.person.manages_server:
        raise Refused("server-forget")
    work.deleted = True
    return work.answer("table-deleted")
