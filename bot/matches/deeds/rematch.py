"""Rematches: the same people and options, with everybody moved on by one seat."""

from __future__ import annotations

from dataclasses import replace

import sqlalchemy as sa

from bot.matches.deeds.invitations import ask_people
from bot.matches.deeds.opening import (
    check_channel,
    computer_seat,
    new_lobby,
    person_seat,
    post_lobby,
    read_options,
)
from bot.matches.deeds.table_limits import check_may_open
from bot.matches.deeds.unit_of_work import UnitOfWork
from bot.matches.table.model import Holder, Invitation, Table
from bot.matches.table.play import new_seed
from bot.matches.table.posts import Notice
from bot.matches.table.requests import Answer, Refused, Rematch
from bot.matches.table.stored import StoredTable
from bot.storage import schema


def rematch(work: UnitOfWork, request: Rematch) -> Answer:
    """Opens a new lobby in the same channel for the same people. The person who asks is host, and
    must be allowed to write there. The others are asked once. Computer players sit down again, also
    on seats of people who have resigned."""
    old = work.table
    if old.status in schema.GOING_ON:
        raise Refused("not-ended")
    if old.state is None:
        raise Refused("rematch-unplayed")
    if old.seat_of(work.person.id) is None:
        raise Refused("not-seated")
    _check_first(work, old)
    if not request.may_send:
        raise Refused("table-silent")
    check_channel(work, old.place)
    check_may_open(work)
    _open_again(work, old)
    people = [invitation.user_id for invitation in work.table.invited]
    if people:
        name = work.table.seats[work.table.seat_of(work.person.id) or 0].name
        args = {"name": name, "mark": work.table.invited[0].mark}  # one notice has asked everybody
        ask_people(work, Notice("rematch-asked", args), people)
    return work.answer("rematch", id=work.table.id)


def _open_again(work: UnitOfWork, old: Table) -> None:
    """Switches this request to a new table. The old table does not change."""
    game, seats = work.game, _turned(work, old)
    options = read_options(game, old.options)
    others = ((h.user_id, h.name) for h in seats if h.user_id != work.person.id)
    invited = tuple(Invitation(who, name, at=work.now) for who, name in others if who is not None)
    lobby = replace(
        new_lobby(work, old.game, old.place, old.locale, options, seats),
        remind_hours=old.remind_hours,
        clock=old.clock,
        hints=old.hints,
        followable=old.followable,
        invited=invited,
        rematch_of=old.id,
    )
    work.before = None
    work.after = StoredTable(lobby, new_seed(), game.meta.rules_version, {}, game)
    post_lobby(work)


def _turned(work: UnitOfWork, old: Table) -> tuple[Holder, ...]:
    """The seats in their new order: the first player moves to the end. The seat of a person who has
    deleted their data since is free."""
    seats: list[Holder] = []
    for holder in (*old.seats[1:], *old.seats[:1]):
        if holder.computer is not None:
            seats.append(computer_seat(holder.computer, seats))
        elif holder.user_id == work.person.id:
            seats.append(person_seat(work))
        elif holder.user_id is not None:
            seats.append(Holder(holder.name, holder.user_id, None))
    return tuple(seats)


def _check_first(work: UnitOfWork, old: Table) -> None:
    """Refuses a second rematch of a table, unless the first one was closed without a result."""
    matches = schema.matches.c
    query = sa.select(matches.id).where(matches.rematch_of == old.id, matches.status != "closed")
    match_id = work.connection.execute(query).scalar()
    if match_id is not None:
        raise Refused("rematch-open", table=match_id)
