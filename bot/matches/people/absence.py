"""Who is away: holidays of people, as far as clocks and reminders must know."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass

import sqlalchemy as sa

from bot.storage import schema

_away = schema.holidays.c
_HOLIDAYS = (
    sa.select(_away.user_id, _away.begins, _away.ends)
    .where(
        _away.user_id.in_(sa.bindparam("these_people", expanding=True)),
        _away.ends > sa.bindparam("since"),
    )
    .order_by(_away.begins)
)


@dataclass(frozen=True, slots=True)
class Holiday:
    """A time away, in seconds since 1970; its end is the first moment back."""

    begins: float
    ends: float

    def overlap(self, since: float, until: float) -> float:
        """Seconds of it between two moments."""
        return max(0.0, min(self.ends, until) - max(self.begins, since))


def holidays(
    connection: sa.Connection, user_ids: Collection[int], since: float
) -> Mapping[int, tuple[Holiday, ...]]:
    """The holidays of these people that end after a moment, oldest first; no entry without any."""
    if not user_ids:
        return {}
    args = {"these_people": tuple(user_ids), "since": since}
    found: dict[int, tuple[Holiday, ...]] = {}
    for who, begins, ends in connection.execute(_HOLIDAYS, args):
        found[who] = (*found.get(who, ()), Holiday(begins, ends))
    return found


@dataclass(frozen=True, slots=True)
class UntoldHoliday:
    """A table that does not know when somebody at it is away."""

    match_id: str
    user_id: int
    told: float | None
    """Until when they are away, as the table was told last."""
    holiday: Holiday | None
    """None: they are back."""


def untold_holidays(
    connection: sa.Connection, now: float, *which: sa.ColumnElement[bool]
) -> list[UntoldHoliday]:
    """All of them, for running tables in channels; `which` narrows these."""
    seats, matches, told = schema.seats, schema.matches, schema.told
    this = sa.and_(told.c.match_id == seats.c.match_id, told.c.user_id == seats.c.user_id)
    away = schema.holidays.c
    on_holiday = sa.select(away.user_id).where(away.begins <= now, away.ends > now)
    query = (
        sa.select(seats.c.match_id, seats.c.user_id, told.c.away_until)
        .select_from(seats.join(matches).outerjoin(told, this))
        .where(
            matches.c.status == "running",
            matches.c.guild_id != schema.NO_SERVER,
            *which,
            seats.c.computer.is_(None),
            sa.or_(seats.c.user_id.in_(on_holiday), told.c.away_until > now),
        )
        .order_by(seats.c.match_id, seats.c.user_id)
    )
    rows = connection.execute(query).all()
    found = holidays(connection, {row.user_id for row in rows}, now)
    current = {who: _current(of, now) for who, of in found.items()}
    seen = [
        UntoldHoliday(row.match_id, row.user_id, row.away_until, current.get(row.user_id))
        for row in rows
    ]
    return [one for one in seen if _is_news(one, now)]


def _current(found: tuple[Holiday, ...], now: float) -> Holiday | None:
    return next((h for h in found if h.begins <= now < h.ends), None)


def _is_news(one: UntoldHoliday, now: float) -> bool:
    if one.holiday is None:
        return one.told is not None and one.told > now
    return one.told != one.holiday.ends
