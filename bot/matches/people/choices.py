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
"""How somebody may be told that a table waits for them."""
DIGEST_AT = 18 * 60
"""The minute of the day at which a digest comes unless another one is chosen."""
CONFIRMING = ("ask", "safe", "always")
"""When the last pick of a turn confirms it: never, where nothing is revealed, always."""
WARNINGS: Mapping[str, int | None] = {
    "quarter": None, "off": 0, "2h": 2, "3h": 3, "6h": 6, "12h": 12, "1d": 24, "2d": 48,
}  # fmt: skip
"""How many hours before their time ends somebody is warned, by the words that choose it; 0: never,
None: when a quarter of it is left."""
MARGIN = 600.0
"""Seconds before quiet hours in which somebody is not told what may as well be told earlier."""
REFUSAL_KEPT = 7 * 24 * 3600.0
"""Seconds for which a person who refused a direct message is sent none."""
_people = schema.people.c
_CHOICES = sa.select(schema.people).where(
    _people.user_id.in_(sa.bindparam("these_people", expanding=True))
)


@dataclass(frozen=True, slots=True)
class Choices:
    """One person's; a new value of this type is what somebody has who chose nothing."""

    locale: str | None = None
    """None: as Discord has it."""
    time_zone: str | None = None
    """A name `time_zones.zone` knows; None: UTC."""
    quiet_begin: int | None = None
    """Minutes of the day; None: no quiet hours."""
    quiet_end: int | None = None
    mentions: str = "channel"
    """One of `MENTIONS`."""
    remind_hours: int | None = None
    """After how many hours of waiting they are reminded; 0: never, None: as each table does."""
    direct_refused_at: float | None = None
    """When they last refused a direct message, in seconds since 1970."""
    confirming: str = "ask"
    """One of `CONFIRMING`."""
    confirmed_turns: int | None = 0
    """Turns confirmed by hand that `safe` would have confirmed; None for whoever chose how to
    confirm, or was asked."""
    warn_hours: int | None = None
    """One of the values of `WARNINGS`."""
    digest_at: int | None = None
    """The minute of the day at which a digest comes, for whoever has chosen that."""
    digest_next: float | None = None
    """When the next one comes, in seconds since 1970."""
    nudged_at: float | None = None
    """When they were last written to directly, in seconds since 1970."""

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
    """How and when a person may be told that they are waited for."""

    choices: Choices = field(default_factory=Choices)
    away: tuple[Holiday, ...] = ()
    """Their holidays, oldest first."""

    def free_from(self, moment: float) -> float:
        """The first moment from this one on outside of quiet hours and holidays."""
        at, quiet = moment, self.choices.quiet
        while True:
            later = max((h.ends for h in self.away if h.begins <= at < h.ends), default=at)
            later = later if quiet is None else quiet.end_after(later)
            if later == at:
                return at
            at = later

    def free_before(self, moment: float) -> float:
        """The last moment up to this one outside of quiet hours and holidays; some minutes before
        those that it is in, where that is outside of them, too."""
        at = moment
        while (busy := self._busy_since(at)) is not None:
            at = busy - 60
        earlier = at if at == moment else at - MARGIN
        return earlier if self._busy_since(earlier) is None else at

    def _busy_since(self, moment: float) -> float | None:
        """Since when it is quiet hours or a holiday; None where it is neither."""
        begins = [h.begins for h in self.away if h.begins <= moment < h.ends]
        quiet = self.choices.quiet
        if quiet is not None and quiet.hold_at(moment):
            begins.append(quiet.begun_at(moment))
        return min(begins, default=None)

    def busy_from(self, moment: float) -> float:
        """The first moment from this one on inside of quiet hours or a holiday; never: infinite."""
        begins = [max(h.begins, moment) for h in self.away if h.ends > moment]
        if self.choices.quiet is not None:
            begins.append(self.choices.quiet.begin_after(moment))
        return min(begins, default=math.inf)

    def awake_after(self, moment: float, seconds: float) -> float:
        """When so many seconds outside of quiet hours and holidays have passed since a moment."""
        while True:
            at = self.free_from(moment)
            moment = self.busy_from(at)
            if at + seconds <= moment:
                return at + seconds
            seconds -= moment - at

    def mentions(self, moment: float) -> str:
        """One of `MENTIONS`: in the channel, too, for whoever refused a direct message lately."""
        if self.choices.mentions == "direct" and self.refuses(moment):
            return "channel"
        return self.choices.mentions

    def refuses(self, moment: float) -> bool:
        """Whether they refused a direct message lately, and are sent none."""
        refused = self.choices.direct_refused_at
        return refused is not None and moment < refused + REFUSAL_KEPT

    def earliest_notice(self, moment: float) -> float:
        """The earliest time at which they can be told of something that happens at a moment."""
        if self.choices.mentions == "digest" and self.choices.digest_at is not None:
            moment = next_time(self.choices.digest_at, self.choices.zone, moment)
        return self.free_from(moment)


def choices_of(connection: sa.Connection, user_ids: Collection[int]) -> Mapping[int, Choices]:
    """The choices of those of these people who have made any."""
    if not user_ids:
        return {}
    rows = connection.execute(_CHOICES, {"these_people": tuple(user_ids)}).mappings()
    return {row["user_id"]: _choices(row) for row in rows}


def reach_of(
    connection: sa.Connection, user_ids: Collection[int], now: float
) -> Mapping[int, Reach]:
    """How each of these people may be reached from now on."""
    chosen, away = choices_of(connection, user_ids), holidays(connection, user_ids, now)
    return {who: Reach(chosen.get(who, Choices()), away.get(who, ())) for who in user_ids}


def _choices(row: sa.RowMapping) -> Choices:
    return Choices(**{f.name: row[f.name] for f in fields(Choices)})


def keep_choices(connection: sa.Connection, user_id: int, **changes: Any) -> Choices:
    """Changes some choices; the whole of them afterwards."""
    before = choices_of(connection, [user_id]).get(user_id)
    after = replace(before or Choices(), **changes)
    if before is None:
        connection.execute(sa.insert(schema.people), [{"user_id": user_id, **asdict(after)}])
    elif changes:
        keep_of_known(connection, user_id, **changes)
    return after


def keep_of_known(connection: sa.Connection, user_id: int, **changes: Any) -> None:
    """Changes some choices of a person who has made any; nothing of one who was forgotten
    meanwhile."""
    change = sa.update(schema.people).where(_people.user_id == user_id)
    connection.execute(change.values(**changes))
