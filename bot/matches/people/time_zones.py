"""Time zones by name or offset, and the hours in which somebody wants to be left alone. Pure."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta, timezone, tzinfo
from functools import cache
from importlib import resources
from zoneinfo import ZoneInfo

MINUTES_A_DAY = 24 * 60
LARGEST_SHIFT = 180
"""The most minutes by which clocks are set forward or back."""
LARGEST_OFFSET = 14 * 60
"""The largest offset of a time zone from UTC, in minutes."""
_OFFSET = re.compile(r"(?:UTC|GMT)?\s*([+-])(\d{1,2})(?::?([0-5]\d))?", re.IGNORECASE)
_TIME = re.compile(r"(\d{1,2})(?:[:.]?([0-5]\d))?(?:\s*(?:h|Uhr))?")


@cache
def zone_names() -> Mapping[str, str]:
    """The names of all time zones (`Europe/Berlin`), by their lower-case form."""
    names = resources.files("tzdata").joinpath("zones").read_text("utf-8").split()
    return {name.lower(): name for name in names}


def zone_name(text: str) -> str | None:
    """The proper name of a time zone or UTC offset (`UTC+05:30`); None if the text is neither."""
    words = text.strip().replace(" ", "_")
    offset = _OFFSET.fullmatch(words.replace("_", ""))
    if offset is None:
        return zone_names().get(words.lower())
    minutes = int(offset[2]) * 60 + int(offset[3] or 0)
    if minutes > LARGEST_OFFSET:
        return None
    return f"UTC{offset[1]}{minutes // 60:02}:{minutes % 60:02}" if minutes else "UTC"


def zone(name: str | None) -> tzinfo:
    """The time zone with a proper name; UTC for None and for zones that no longer exist."""
    known = zone_name(name or "UTC")
    offset = _OFFSET.fullmatch(known or "")
    if known is None:
        return UTC
    if offset is None:
        return ZoneInfo(known)
    sign = -1 if offset[1] == "-" else 1
    return timezone(sign * timedelta(hours=int(offset[2]), minutes=int(offset[3])))


def minute_of_day(text: str) -> int | None:
    """Minutes since midnight for `22:30`, `2230`, `22` or `22 Uhr`; None for other texts."""
    match = _TIME.fullmatch(text.strip())
    if match is None:
        return None
    hours, minutes = int(match[1]), int(match[2] or 0)
    return (hours * 60 + minutes) % MINUTES_A_DAY if hours * 60 + minutes <= MINUTES_A_DAY else None


def format_minute(minute: int) -> str:
    """A minute of the day as text: 1350 is `22:30`."""
    return f"{minute // 60:02}:{minute % 60:02}"


def day_of(moment: float, zone: tzinfo) -> date:
    """The date of a moment (in seconds since 1970) in a time zone."""
    return datetime.fromtimestamp(moment, zone).date()


def start_of(day: date, zone: tzinfo) -> float:
    """The first moment of a date in a time zone, in seconds since 1970."""
    return datetime(day.year, day.month, day.day, tzinfo=zone).timestamp()


@dataclass(frozen=True, slots=True)
class QuietHours:
    """Daily quiet hours in a time zone, by their first and last minute. They may span midnight.
    There are none if both minutes are the same."""

    begin: int
    end: int
    zone: tzinfo

    def hold_at(self, moment: float) -> bool:
        """Whether a moment (in seconds since 1970) is in quiet hours."""
        minute = self._minute(moment)
        if self.begin <= self.end:
            return self.begin <= minute < self.end
        return minute >= self.begin or minute < self.end

    def end_after(self, moment: float) -> float:
        """The first moment from this one on outside of quiet hours. Days on which clocks are set
        are searched minute by minute."""
        return self._first(moment, self.end, held=False)

    def begin_after(self, moment: float) -> float:
        """The first moment from this one on inside of quiet hours."""
        return self._first(moment, self.begin, held=True)

    def begun_at(self, moment: float) -> float:
        """When the quiet hours that contain a moment began. If clocks were set since then, another
        moment that is not after this one."""
        return moment - moment % 60 - 60 * ((self._minute(moment) - self.begin) % MINUTES_A_DAY)

    def _first(self, moment: float, edge: int, *, held: bool) -> float:
        """The first moment from this one on whose quiet hours are as `held`. `edge` is the minute
        at which they change."""
        if self.hold_at(moment) is held:
            return moment
        minute = moment - moment % 60
        left = (edge - self._minute(moment)) % MINUTES_A_DAY
        if self._minute(minute + 60 * left) == edge:  # no clock was set in between
            return minute + 60 * left
        # when clocks are set forward, quiet hours may be skipped entirely on that day
        steps = range(max(1, left - LARGEST_SHIFT), left + MINUTES_A_DAY + 2 * LARGEST_SHIFT)
        return next(at for at in (minute + 60 * n for n in steps) if self.hold_at(at) is held)

    def _minute(self, moment: float) -> int:
        local = datetime.fromtimestamp(moment, self.zone)
        return local.hour * 60 + local.minute


def next_time(minute: int, zone: tzinfo, moment: float) -> float:
    """The next time after `moment` at which clocks in the zone show this minute of the day; once a
    day. A minute that is skipped when clocks are set forward comes later by the same shift."""
    today, clock = day_of(moment, zone), time(minute // 60, minute % 60, tzinfo=zone)
    days = (today + timedelta(days=n) for n in range(3))
    coming = (datetime.combine(day, clock).timestamp() for day in days)
    return next(at for at in coming if at > moment)
