"""How many tables a person may host, play at and open. Private tables are counted apart."""

from __future__ import annotations

import sqlalchemy as sa

from bot import limits
from bot.matches.deeds.unit_of_work import UnitOfWork
from bot.matches.table.requests import Refused, private_place
from bot.storage import schema
from bot.storage.transaction import hold

_matches, _seats = schema.matches.c, schema.seats.c

SITS_FOR_GOOD = (
    _seats.user_id == sa.bindparam("sitter"),
    _seats.computer.is_(None),
    sa.or_(
        _matches.status != "lobby",
        _matches.invited.is_(None),
        ~_matches.invited.contains(sa.bindparam("invitation")),
    ),
)
"""SQL condition on seats and their tables: a person (`sitter`) plays there. Reserved lobby seats do
not count."""
_SEATS_TAKEN = sa.select(sa.func.count()).where(
    _matches.id == _seats.match_id,
    _matches.status.in_(schema.OPEN),
    _matches.guild_id != schema.NO_SERVER,
    *SITS_FOR_GOOD,
)


def sitter(user_id: int) -> dict[str, int | str]:
    """The parameters of the conditions above for one person."""
    return {"sitter": user_id, "invitation": f'"user_id": {user_id},'}


def check_may_open(work: UnitOfWork) -> None:
    """Refuses a person who hosts too many tables or has opened too many lately."""
    hold(work.connection, work.person.id)
    host = sa.and_(_matches.host_id == work.person.id, _matches.guild_id != schema.NO_SERVER)
    if _count(work, host, _matches.status.in_(schema.OPEN)) >= limits.MAX_OPEN_TABLES:
        raise Refused("too-many-tables", most=limits.MAX_OPEN_TABLES)
    _check_openings(work, host)
    check_seats(work, work.person.id)


def check_may_practise(work: UnitOfWork) -> None:
    """Refuses a person who has begun too many private games lately."""
    hold(work.connection, work.person.id)
    _check_openings(work, _here(work.person.id))


def _here(user_id: int) -> sa.ColumnElement[bool]:
    place = private_place(user_id)
    return sa.and_(_matches.guild_id == place.guild_id, _matches.channel_id == place.channel_id)


def _check_openings(work: UnitOfWork, which: sa.ColumnElement[bool]) -> None:
    since = work.now - limits.OPENINGS_SECONDS
    if _count(work, which, _matches.opened_at > since) >= limits.MAX_OPENINGS:
        raise Refused("too-many-openings", most=limits.MAX_OPENINGS)


def check_seats(work: UnitOfWork, user_id: int) -> None:
    """Refuses to seat a person who already sits at too many open tables."""
    hold(work.connection, user_id)
    if work.connection.execute(_SEATS_TAKEN, sitter(user_id)).scalar_one() >= limits.MAX_SEATS:
        raise Refused("too-many-seats", most=limits.MAX_SEATS)


def _count(work: UnitOfWork, *conditions: sa.ColumnElement[bool]) -> int:
    query = sa.select(sa.func.count()).select_from(schema.matches).where(*conditions)
    return work.connection.execute(query).scalar_one()
