"""What one person has chosen, when they can be told something, and where that is stored."""

from __future__ import annotations

import math
from collections.abc import Collection, Mapping
from dataclasses import asdict, dataclass, field, fields, replace
from datetime import tzinfo
from typing import Any

import sqlalchemy as sa

from bot.matches.people.absence import Holiday, holidays
from bot.matches.people.time_zones import QuietHours, next_time, zone
from bot.storage import schema

MENTIONS = ("channel", "direct", "digest", "none")
"""The ways to tell a person that a table waits for them."""
DIGEST_AT = 18 * 60
"""The minute of the day at which a digest comes by default."""
CONFIRMING = ("ask", "safe", "always")
"""When the last pick confirms a turn: never, only if it reveals nothing, or always."""
WARNINGS: Mapping[str, int | None] = {
    "quarter": None, "off": 0, "2h": 2, "3h": 3, "6h": 6, "12h": 12, "1d": 24, "2d": 48,
}  # fmt: skip
"""Hours of warning before a person's time ends, by the word for them. 0 means no warning. None
means a warning when a quarter of the time is left."""
MARGIN = 600.0
"""Seconds before quiet hours in which nothing is sent that can be sent earlier."""
REFUSAL_KEPT = 7 * 24 * 3600.0
"""Seconds during which no direct message is sent to a person whose Discord settings refused one."""
_people = schema.people.c
_CHOICES = sa.select(schema.people).where(
    _people.user_id.in_(sa.bindparam("these_people", expanding=True))
)


@dataclass(frozen=True, slots=True)
class Choices:
    """The choices of one person. The default values hold for a person who has chosen nothing."""

    locale: str | None = None
    """None: the language that Discord reports."""
    time_zone: str | None = None
    """A name that `time_zones.zone` knows; None means UTC."""
    quiet_begin: int | None = None
    """The minute of the day at which quiet hours begin; None if there are none."""
    quiet_end: int | None = None
    mentions: str = "channel"
    """One of `MENTIONS`."""
    remind_hours: int | None = None
    """Hours of waiting after which they are reminded. 0 means never; None follows each table's
    setting."""
    direct_refused_at: float | None = None
    """When a direct message to them was last refused, in seconds since 1970."""
    confirming: str = "ask"
    """One of `CONFIRMING`."""
    confirmed_turns: int | None = 0
    """Turns confirmed by hand that `safe` would have confirmed. None if the person has chosen how
    to confirm, or was asked about it."""
    warn_hours: int | None = None
    """One of the values of `WARNINGS`."""
    digest_at: int | None = None
    """The minute of the day at which the digest comes; None if they have not chosen digests."""
    digest_next: float | None = None
    """When the next digest comes, in seconds since 1970."""
    nudged_at: float | None = None
    """When the bot last sent them a direct message, in seconds since 1970."""

    @property
    def zone(self) -> tzinfo:
        """Their time zone."""
        return zone(self.time_zone)

    @property
    def quiet(self) -> QuietHours | None:
        """Their quiet hours."""
        if self.quiet_begin is None or self.quiet_end is None:
            return None
        return QuietHours(self.quiet_begin, self.quiet_end, self.zone)


@dataclass(frozen=True, slots=True)
class Reach:
    """When and how a person may be notified."""

    choices: Choices = field(default_factory=Choices)
    away: tuple[Holiday, ...] = ()
    """Their holidays, oldest first."""

    def free_from(self, moment: float) -> float:
        """The first moment from this one on that is outside of quiet hours and holidays."""
        at, quiet = moment, self.choices.quiet
        while True:
            later = max((h.ends for h in self.away if h.begins <= at < h.ends), default=at)
            later = later if quiet is None else quiet.end_after(later)
            if later == at:
                return at
            at = later

    def free_before(self, moment: float) -> float:
        """The last moment up to this one that is outside of quiet hours and holidays. If the moment
        falls into such a time, the result is `MARGIN` seconds before it, if that is free, too."""
        at = moment
        while (busy := self._busy_since(at)) is not None:
            at = busy - 60
        earlier = at if at == moment else at - MARGIN
        return earlier if self._busy_since(earlier) is None else at

    def _busy_since(self, moment: float) -> float | None:
        """When the present quiet hours or holiday began; None outside of both."""
        begins = [h.begins for h in self.away if h.begins <= moment < h.ends]
        quiet = self.choices.quiet
        if quiet is not None and quiet.hold_at(moment):
            begins.append(quiet.begun_at(moment))
        return min(begins, default=None)

    def busy_from(self, moment: float) -> float:
        """The first moment from this one on that is in quiet hours or a holiday; infinity if there
        is none."""
        begins = [max(h.begins, moment) for h in self.away if h.ends > moment]
        if self.choices.quiet is not None:
            begins.append(self.choices.quiet.begin_after(moment))
        return min(begins, default=math.inf)

    def awake_after(self, moment: float, seconds: float) -> float:
        """The moment when this many seconds outside of quiet hours and holidays have passed."""
        while True:
            at = self.free_from(moment)
            moment = self.busy_from(at)
            if at + seconds <= moment:
                return at + seconds
            seconds -= moment - at

    def mentions(self, moment: float) -> str:
        """One of `MENTIONS`. It is `channel` after a recently refused direct message."""
        if self.choices.mentions == "direct" and self.refuses(moment):
            return "channel"
        return self.choices.mentions

    def refuses(self, moment: float) -> bool:
        """Whether a direct message was refused recently, so that none is sent."""
        refused = self.choices.direct_refused_at
        return refused is not None and moment < refused + REFUSAL_KEPT

    def earliest_notice(self, moment: float) -> float:
        """The earliest time at which the person can be notified of something that happens at a
        moment."""
        if self.choices.mentions == "digest" and self.choices.digest_at is not None:
            moment = next_time(self.choices.digest_at, self.choices.zone, moment)
        return self.free_from(moment)


def choices_of(connection: sa.Connection, user_ids: Collection[int]) -> Mapping[int, Choices]:
    """The choices of these people. People who have chosen nothing are missing."""
    if not user_ids:
        return {}
    rows = connection.execute(_CHOICES, {"these_people": tuple(user_ids)}).mappings()
    return {row["user_id"]: _choices(row) for row in rows}


def reach_of(
    connection: sa.Connection, user_ids: Collection[int], now: float
) -> Mapping[int, Reach]:
    """The reach of each of these people from `now` on."""
    chosen, away = choices_of(connection, user_ids), holidays(connection, user_ids, now)
    return {who: Reach(chosen.get(who, Choices()), away.get(who, ())) for who in user_ids}


def _choices(row: sa.RowMapping) -> Choices:
    return Choices(**{f.name: row[f.name] for f in fields(Choices)})


def keep_choices(connection: sa.Connection, user_id: int, **changes: Any) -> Choices:
    """Changes some choices of a person. Returns all of them."""
    before = choices_of(connection, [user_id]).get(user_id)
    after = replace(before or Choices(), **changes)
    if before is None:
        connection.execute(sa.insert(schema.people), [{"user_id": user_id, **asdict(after)}])
    elif changes:
        keep_of_known(connection, user_id, **changes)
    return after


def keep_of_known(connection: sa.Connection, user_id: int, **changes: Any) -> None:
    """Changes some choices of a person who is stored already. Does nothing otherwise, because the
    person may have just deleted their data."""
    change = sa.update(schema.people).where(_people.user_id == user_id)
    connection.execute(change.values(**changes))
