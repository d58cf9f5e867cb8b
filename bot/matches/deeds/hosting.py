"""What a host decides about people: removing them before the game, and passing on the host's role.

Managers of the channel may do so, too, so that a table can continue when its host is gone.
"""

from __future__ import annotations

from bot.matches.deeds.host_rights import check_may_lead, check_may_manage
from bot.matches.deeds.lobby import free_seat, tell_when_ready
from bot.matches.deeds.opening import check_lobby
from bot.matches.deeds.unit_of_work import UnitOfWork
from bot.matches.table.posts import Notice
from bot.matches.table.requests import Answer, PassHost, Refused, RemoveHolder
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


def _seat_named(work: UnitOfWork, who: str) -> Seat:
    """The seat of the person with this id or name. Refuses unknown and ambiguous names."""
    seats, wanted = work.table.seats, who.strip()
    by_id = [i for i, h in enumerate(seats) if str(h.user_id) == wanted]
    by_name = [i for i, h in enumerate(seats) if h.name.casefold() == wanted.casefold()]
    matching = by_id or by_name
    if len(matching) != 1:
        raise Refused("unknown-seat", name=wanted[:40])
    return matching[0]
