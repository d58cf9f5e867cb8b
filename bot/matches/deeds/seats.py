"""Seats of a running game: who has them, who may decide there, and how they change hands."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace

import sqlalchemy as sa

from bot.matches.deeds.table_limits import check_seats
from bot.matches.deeds.unit_of_work import UnitOfWork
from bot.matches.table.model import Holder, Table
from bot.matches.table.posts import Notice
from bot.matches.table.requests import Refused
from bot.matches.table.sittings import TAKEN
from bot.storage import schema
from rules.game import Seat

NAME_LENGTH = 80
"""The most characters kept of a display name."""


def substitute(players: Collection[str]) -> str:
    """The name of the computer player that replaces a person."""
    return "sound" if "sound" in players else next(iter(players))


def put_on_seat(work: UnitOfWork, seat: Seat, holder: Holder) -> None:
    """Changes the holder of a seat in a running game. Offers and requests for the seat become void,
    and the wait for its player starts again."""
    work.seat_holder(seat, holder)
    kept = (i for i in work.table.invited if seat != i.seat and i.user_id != holder.user_id)
    work.change(invited=tuple(kept))
    if seat in work.table.awaited:
        work.after = replace(work.stored, wait=None)


def replace_by_computer(
    work: UnitOfWork, seat: Seat, notice: Notice, why: str = "replaced", *, pauses: bool = False
) -> None:
    """Replaces the person on a running seat by a computer player, and posts the notice. The person
    may come back. If they were host, the next person becomes host. If no person is left, the table
    pauses if `pauses` is set, and closes otherwise. `why` is the word for it in the log."""
    put_on_seat(work, seat, replace(work.table.seats[seat], computer=substitute(work.players)))
    work.note("table", why, seat, step=work.table.steps)
    if any(holder.computer is None for holder in work.table.seats):
        _tell_with_host(work, seat, notice)
        return
    if pauses:
        work.tell(notice)
        work.change(paused_at=work.now)
        work.note("table", "pause", None, step=work.table.steps)
        return
    work.drop_drafts()
    work.change(status="closed", seats=work.table.acting(()))
    work.tell(Notice("closed-by-resignation", {}))


def _tell_with_host(work: UnitOfWork, seat: Seat, notice: Notice) -> None:
    """Posts a notice, and passes the host's role on if the host no longer plays. The first person
    from this seat on becomes host, and the notice names them."""
    table = work.table
    if table.seat_of(table.host_id) is None:
        holders = (*table.seats[seat:], *table.seats[:seat])
        host = next(holder for holder in holders if holder.computer is None)
        work.change(host_id=host.user_id)
        notice = replace(notice, args={**notice.args, "host": host.name})
    work.tell(notice)


def check_may_take(work: UnitOfWork, seat: Seat, user_id: int) -> None:
    """Refuses a person who already plays here or has seen another seat's hand. Only the person
    themselves learns that the reason is their deleted data."""
    if work.table.seat_of(user_id) is not None:
        raise Refused("already-seated")
    known = work.stored.forgotten
    if user_id == work.person.id and known is not None and known.knows(work.table.id, user_id):
        raise Refused("forgotten-here")
    if work.game.meta.secrets and played_seats(work, user_id) - {seat}:
        raise Refused("seen-another-seat")
    check_seats(work, user_id)


def take_over(work: UnitOfWork, seat: Seat, user_id: int, name: str) -> None:
    """Puts a person on a running seat. Refuses as `check_may_take` does."""
    check_may_take(work, seat, user_id)
    old = work.table.seats[seat]
    if work.table.paused_at is not None and not work.table.people:  # paused without players
        work.change(paused_at=None)
        work.note("table", "resume", seat, step=work.table.steps)
    put_on_seat(work, seat, Holder(name[:NAME_LENGTH], user_id, None, old.acts))
    work.note("table", f"{TAKEN} {old.user_id or 0} {user_id}", seat, step=work.table.steps)
    granted = work.person.id != user_id
    _tell_with_host(work, seat, _taken_notice(old, work.table.seats[seat], granted=granted))


def _taken_notice(old: Holder, new: Holder, *, granted: bool) -> Notice:
    """The notice about a new player: whom they replace or that they are back, and whether it is
    their turn. It mentions them if it is, or if somebody else has granted them the seat."""
    back = old.user_id == new.user_id
    args = {**old.named("old"), "name": new.name}
    if not new.acts:
        args |= {"who": str(new.user_id)} if granted else {}
        return Notice("seat-back", args) if back else Notice("seat-taken", args)
    args["who"] = str(new.user_id)
    return Notice("seat-back-turn", args) if back else Notice("seat-taken-turn", args)


def played_seats(work: UnitOfWork, user_id: int) -> set[Seat]:
    """The seats of the table that a person plays or has ever played."""
    seats = {seat for seat, holder in enumerate(work.table.seats) if holder.user_id == user_id}
    log = schema.log.c
    taken = sa.and_(log.match_id == work.table.id, log.kind == "table", log.text.like(f"{TAKEN} %"))
    for seat, text in work.connection.execute(sa.select(log.seat, log.text).where(taken)):
        if str(user_id) in text.split(" "):
            seats.add(seat)
    return seats


def human_seat(work: UnitOfWork) -> Seat:
    """The seat of the person in a running game. Refuses people who do not play."""
    seat = played_seat(work.table, work.person.id)
    check_readable(work)
    return seat


def played_seat(table: Table, user_id: int) -> Seat:
    """The seat a person plays in a running game. Refuses people who do not play, and a person whose
    seat a computer player has taken."""
    if table.status == "archived":
        raise Refused("archived")
    if table.status != "running":
        raise Refused("not-running")
    if table.played_for(user_id) is not None:
        raise Refused("played-for")
    seat = table.seat_of(user_id)
    if seat is None:
        raise Refused("not-seated")
    return seat


def check_readable(work: UnitOfWork) -> None:
    """Refuses if this version of the bot cannot read the stored state."""
    game = work.game
    if work.table.state is None:
        raise Refused("unreadable", game=game.meta.key)


def awake_seat(work: UnitOfWork) -> Seat:
    """The seat of the person in a game that is not paused. Refuses otherwise."""
    seat = human_seat(work)
    if work.table.paused_at is not None:
        raise Refused("paused")
    return seat


def seat_on_turn(work: UnitOfWork) -> Seat:
    """The seat of the person, if it is their turn. Refuses otherwise."""
    seat = awake_seat(work)
    if seat not in work.game.to_act(work.table.state):
        raise Refused("not-your-turn")
    return seat
