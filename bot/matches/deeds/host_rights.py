"""Who has the rights of a table's host."""

from __future__ import annotations

import sqlalchemy as sa

from bot.matches.deeds.unit_of_work import UnitOfWork
from bot.matches.table.model import DAY
from bot.matches.table.requests import Refused
from bot.storage import schema
from rules.game import Seat

SILENCE = 7 * DAY
"""Seconds without a decision after which other players may act for the host."""
_log, _timeout = schema.log.c, schema.log.alias().c
PLAYED_FOR = sa.exists().where(
    _timeout.match_id == _log.match_id,
    _timeout.seat == _log.seat,
    _timeout.at == _log.at,
    _timeout.kind == "table",
    _timeout.text == "timeout",
)
"""SQL condition: a computer player made the logged decision because the person's time had run
out."""
_LAST_TURN = sa.select(sa.func.max(_log.at)).where(
    _log.match_id == sa.bindparam("this_match"),
    _log.seat == sa.bindparam("this_seat"),
    _log.kind == "action",
    sa.not_(PLAYED_FOR),
)


def may_manage(work: UnitOfWork, *channels: int) -> bool:
    """True for the table's host and for a person who may manage all the given channels."""
    return work.person.id == work.table.host_id or work.person.manages.issuperset(channels)


def check_may_manage(work: UnitOfWork) -> None:
    """Refuses a person who is neither the host nor a manager of the table's channel."""
    if not may_manage(work, work.table.place.channel_id):
        raise Refused("not-manager")


def check_may_lead(work: UnitOfWork) -> None:
    """Refuses a person who may not act as host. Hosts and channel managers may. Players may, too,
    once the host of a running game has been silent for a week."""
    plays = work.table.status == "running" and work.table.seat_of(work.person.id) is not None
    if not (plays and _host_is_silent(work)):
        check_may_manage(work)


def _host_is_silent(work: UnitOfWork) -> bool:
    """True if the host plays no seat, or was awaited for a week and decided nothing in that week.
    An open vote counts as waiting, too."""
    table, wait = work.table, work.stored.wait
    seat = table.seat_of(table.host_id)
    if seat is None:
        return True
    since = _last_turn(work, seat)
    if not _owes_answer(work, table.host_id):
        if seat not in table.awaited or wait is None:
            return False
        since = max(since, wait.since)
    return work.now - since >= SILENCE


def _last_turn(work: UnitOfWork, seat: Seat) -> float:
    """The time of the seat's last decision, or else when the table was opened."""
    this = {"this_match": work.table.id, "this_seat": seat}
    last = work.connection.execute(_LAST_TURN, this).scalar()
    return work.table.opened_at.timestamp() if last is None else last


def _owes_answer(work: UnitOfWork, who: int) -> bool:
    asked = (vote for vote in work.table.proposals if who not in vote.answers)
    return any(work.now - vote.at >= DAY for vote in asked)
