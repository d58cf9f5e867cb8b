"""Holidays: a person is away from now until a day, for a limited number of days a year."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from datetime import date, datetime, timedelta, tzinfo

import sqlalchemy as sa

from bot.matches.people.time_zones import day_of, start_of
from bot.matches.table.requests import Refused
from bot.storage import schema

HOLIDAY_DAYS = 42
"""Days a person may be away in a calendar year, unless the bot's operator sets another limit."""
YEARS_AHEAD = 2
"""A holiday ends at most this many calendar years after the present one, whatever its limit of
days."""
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
    """A holiday. Times are in seconds since 1970; the end is the first moment back."""

    begins: float
    ends: float


def holidays(
    connection: sa.Connection, user_ids: Collection[int], since: float
) -> Mapping[int, tuple[Holiday, ...]]:
    """The holidays of these people that end after `since`, oldest first. People without holidays
    are missing."""
    if not user_ids:
        return {}
    args = {"these_people": tuple(user_ids), "since": since}
    by_person: dict[int, tuple[Holiday, ...]] = {}
    for who, begins, ends in connection.execute(_HOLIDAYS, args):
        by_person[who] = (*by_person.get(who, ()), Holiday(begins, ends))
    return by_person


@dataclass(frozen=True, slots=True)
class UnannouncedHoliday:
    """A holiday, or an early return from one, that a table has not been told about."""

    match_id: str
    user_id: int
    announced_until: float | None
    """The end of the holiday that the table was last told."""
    holiday: Holiday | None
    """None if the person is back."""


def unannounced_holidays(
    connection: sa.Connection, now: float, *which: sa.ColumnElement[bool]
) -> list[UnannouncedHoliday]:
    """The unannounced holidays at running tables in channels that meet the conditions."""
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
    by_person = holidays(connection, {row.user_id for row in rows}, now)
    current = {who: _current(of, now) for who, of in by_person.items()}
    seen = [
        UnannouncedHoliday(row.match_id, row.user_id, row.away_until, current.get(row.user_id))
        for row in rows
    ]
    return [one for one in seen if _is_news(one, now)]


def _current(holidays: tuple[Holiday, ...], now: float) -> Holiday | None:
    return next((h for h in holidays if h.begins <= now < h.ends), None)


def _is_news(unannounced: UnannouncedHoliday, now: float) -> bool:
    if unannounced.holiday is None:
        return unannounced.announced_until is not None and unannounced.announced_until > now
    return unannounced.announced_until != unannounced.holiday.ends


def days_of(holidays: Iterable[Holiday], zone: tzinfo, year: int) -> set[date]:
    """The days of a year on which a person is away, in their time zone."""
    days = set[date]()
    for holiday in holidays:
        day, last = day_of(holiday.begins, zone), day_of(holiday.ends - 1, zone)
        while day <= last:
            days.add(day)
            day += timedelta(days=1)
    return {day for day in days if day.year == year}


def current(connection: sa.Connection, user_id: int, now: float) -> Holiday | None:
    """The present holiday of a person, or None."""
    return _current(holidays(connection, [user_id], now).get(user_id, ()), now)


def days_left(
    connection: sa.Connection, user_id: int, zone: tzinfo, now: float, limit: int, year: int
) -> int:
    """The days of holiday a person has left in a year. A current holiday counts up to today."""
    before = _before_today(connection, user_id, zone, now, year)
    return max(0, limit - len(days_of(before, zone, year)))


def _before_today(
    connection: sa.Connection, user_id: int, zone: tzinfo, now: float, year: int
) -> list[Holiday]:
    since = datetime(year, 1, 1, tzinfo=zone).timestamp()
    today = start_of(day_of(now, zone), zone)
    earlier = holidays(connection, [user_id], since).get(user_id, ())
    return [Holiday(h.begins, min(h.ends, today)) for h in earlier if h.begins < today]


def check_may_take(
    connection: sa.Connection, user_id: int, zone: tzinfo, last: date, now: float, limit: int
) -> None:
    """Raises `Refused` if the last day is over or exceeds the person's limit for a year."""
    today = day_of(now, zone)
    if last < today:
        raise Refused("holiday-past")
    over = today.year + YEARS_AHEAD + 1
    for year in range(today.year, min(last.year, over) + 1):
        first, end = max(today, date(year, 1, 1)), min(last, date(year, 12, 31))
        left = 0 if year == over else days_left(connection, user_id, zone, now, limit, year)
        if (end - first).days + 1 > left:
            raise Refused("too-many-holidays", most=limit, left=left, year=str(year))


def take(
    connection: sa.Connection, user_id: int, zone: tzinfo, last: date, now: float, limit: int
) -> Holiday:
    """Starts a holiday that lasts until the end of a day, or changes the end of the current one.
    Raises `Refused` as `check_may_take` does."""
    check_may_take(connection, user_id, zone, last, now, limit)
    going = current(connection, user_id, now)
    begins = now if going is None else going.begins
    ends = start_of(last + timedelta(days=1), zone)
    if going is None:
        row = {"user_id": user_id, "begins": begins, "ends": ends}
        connection.execute(sa.insert(schema.holidays), [row])
    else:
        this = sa.and_(_away.user_id == user_id, _away.begins == begins)
        connection.execute(sa.update(schema.holidays).where(this).values(ends=ends))
    return Holiday(begins, ends)


def end(connection: sa.Connection, user_id: int, now: float) -> bool:
    """Ends a person's holiday now. Returns False if they were not away."""
    this = sa.and_(_away.user_id == user_id, _away.begins <= now, _away.ends > now)
    done = connection.execute(sa.update(schema.holidays).where(this).values(ends=now))
    return bool(done.rowcount)
