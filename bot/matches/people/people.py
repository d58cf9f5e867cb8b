"""What people have chosen for themselves, whatever table they sit at: language, time zone, quiet
hours, mentions, reminders, confirming. Tables are told of by `Matches.submit`; these belong to
nobody's."""

from __future__ import annotations

import math
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import asdict, dataclass, field, fields, replace
from datetime import date, timedelta, tzinfo
from typing import Any

import sqlalchemy as sa
from cachetools import LRUCache

from bot.cluster.shards import EVERY_SHARD
from bot.matches.people import absence, lessons, notes
from bot.matches.people.absence import Holiday, UntoldHoliday, holidays, untold_holidays
from bot.matches.people.anonymous import Anonymous, forget_in_answers, forget_in_posts
from bot.matches.people.time_zones import QuietHours, day_of, next_time, zone, zone_name
from bot.matches.table.model import HOURS
from bot.matches.table.requests import Refused
from bot.storage import schema
from bot.storage.database import Database
from bot.storage.served import served_tables
from bot.storage.transaction import hold

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
_REMEMBERED = 10_000
"""People whose language is kept in memory."""

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
        those that it is in."""
        at, quiet = moment, self.choices.quiet
        while True:
            holiday = min((h.begins for h in self.away if h.begins <= at < h.ends), default=None)
            if holiday is None and (quiet is None or not quiet.hold_at(at)):
                return at if at == moment else at - MARGIN
            at = (at if holiday is None else holiday) - MARGIN

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

    def told_from(self, moment: float) -> float:
        """When they can be told at the soonest of what happens at a moment."""
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
        change = sa.update(schema.people).where(_people.user_id == user_id)
        connection.execute(change.values(**changes))
    return after


def _look_again(connection: sa.Connection, user_id: int, now: float) -> None:
    """What is to be told to a person later may be told now, as far as others are concerned."""
    outbox = schema.outbox
    mine = sa.and_(outbox.c.channel_id == user_id, outbox.c.kind == "nudge")
    connection.execute(sa.update(outbox).where(mine).values(due_at=now))


def _last_day(until: str, today: date) -> date:
    """The last day of a holiday, of a date or a number of days."""
    text = until.strip()
    try:
        if text.isdecimal() and len(text) < 4:
            return today + timedelta(days=int(text) - 1)
        return date.fromisoformat(text)
    except ValueError:
        raise Refused("no-date", text=text[:20]) from None


class People:
    """Reads and keeps choices. Refuses what cannot be chosen."""

    def __init__(
        self, database: Database, clock: Callable[[], float], days: int = absence.HOLIDAY_DAYS
    ) -> None:
        self._database = database
        self.holiday_days = days
        """Days that people may be away in a calendar year."""
        self.served = EVERY_SHARD
        """The shards whose tables this process tells of holidays."""
        self.clock = clock
        self._locales: LRUCache[int, str | None] = LRUCache(_REMEMBERED)
        self._listeners: list[Callable[[], None]] = []

    def listen(self, listener: Callable[[], None]) -> None:
        """Calls back after every change; must return at once."""
        self._listeners.append(listener)

    def heard(self, name: str) -> None:
        """Another process has changed something of a person, "" for anybody."""
        if name:
            self._locales.pop(int(name), None)
        else:
            self._locales.clear()
        self._tell()

    async def choices(self, user_id: int) -> Choices:
        """What a person has chosen."""
        found = await self._database.read(lambda connection: choices_of(connection, [user_id]))
        return found.get(user_id, Choices())

    async def locale(self, user_id: int) -> str | None:
        """The language a person has chosen, read from the database once; None: Discord's."""
        if user_id not in self._locales:
            self._locales[user_id] = (await self.choices(user_id)).locale
        return self._locales[user_id]

    async def choose_locale(self, user_id: int, locale: str | None) -> Choices:
        """The language of private answers; None: as Discord has it."""
        return await self._keep(user_id, locale=locale)

    async def choose_zone(self, user_id: int, name: str) -> Choices:
        """The time zone by name or offset. Raises `Refused("unknown-zone")`."""
        known = zone_name(name)
        if known is None:
            raise Refused("unknown-zone", zone=name[:64])
        at = (await self.choices(user_id)).digest_at
        coming = None if at is None else next_time(at, zone(known), self.clock())
        return await self._keep(user_id, time_zone=known, digest_next=coming)

    async def choose_quiet(self, user_id: int, hours: tuple[int, int] | None) -> Choices:
        """Quiet hours as two minutes of the day, None for none. Raises `Refused("quiet-empty")`."""
        if hours is not None and hours[0] == hours[1]:
            raise Refused("quiet-empty")
        begin, end = hours or (None, None)
        return await self._keep(user_id, quiet_begin=begin, quiet_end=end)

    async def choose_mentions(self, user_id: int, mentions: str, at: int = DIGEST_AT) -> Choices:
        """One of `MENTIONS`, with the minute of the day for a digest; direct messages are tried
        again, also after a refusal."""
        if mentions not in MENTIONS:
            raise Refused("nothing-chosen")
        minute = at if mentions == "digest" else None
        where = (await self.choices(user_id)).zone
        coming = None if minute is None else next_time(minute, where, self.clock())
        told: dict[str, Any] = {"digest_at": minute, "digest_next": coming}
        return await self._keep(user_id, mentions=mentions, direct_refused_at=None, **told)

    async def choose_reminders(self, user_id: int, hours: int | None) -> Choices:
        """After how many hours; 0: never, None: as each table. Raises `Refused`."""
        if hours is not None and hours not in HOURS:
            raise Refused("unknown-interval")
        return await self._keep(user_id, remind_hours=hours)

    async def choose_warning(self, user_id: int, before: str) -> Choices:
        """One of the words of `WARNINGS`. Raises `Refused`."""
        if before not in WARNINGS:
            raise Refused("nothing-chosen")
        return await self._keep(user_id, warn_hours=WARNINGS[before])

    async def choose_confirming(self, user_id: int, when: str) -> Choices:
        """One of `CONFIRMING`. Raises `Refused`."""
        if when not in CONFIRMING:
            raise Refused("nothing-chosen")
        return await self._keep(user_id, confirming=when, confirmed_turns=None)

    async def asked_about_confirming(self, user_id: int) -> None:
        """A person was asked how to confirm, which happens once."""
        await self._keep(user_id, confirmed_turns=None)

    async def note(self, user_id: int, match_id: str) -> str:
        """What a person has written to themselves about a table; "" for nothing."""
        return await self._database.read(lambda c: notes.read(c, match_id, user_id))

    async def keep_note(self, user_id: int, match_id: str, text: str) -> None:
        """Keeps that instead; nothing of an empty text."""
        told, now = text.strip()[: notes.LENGTH], self.clock()
        await self._database.write(lambda c: notes.keep(c, match_id, user_id, told, now))

    async def lesson_step(self, user_id: int, game: str) -> str:
        """The step of a game's lesson that a person was shown last; "" for none."""
        return await self._database.read(lambda c: lessons.read(c, user_id, game))

    async def keep_lesson_step(self, user_id: int, game: str, step: str) -> None:
        """Keeps that instead, for the next time and for any device."""
        now = self.clock()

        def keep(connection: sa.Connection) -> None:
            hold(connection, user_id)
            lessons.keep(connection, user_id, game, step, now)

        await self._database.write(keep)

    async def holiday(self, user_id: int) -> Holiday | None:
        """The holiday a person is on."""
        now = self.clock()
        return await self._database.read(lambda c: absence.current(c, user_id, now))

    async def days_left(self, user_id: int) -> int:
        """Days that a person may still be away in their present year, from today on."""
        now, where = self.clock(), (await self.choices(user_id)).zone
        year, most = day_of(now, where).year, self.holiday_days
        return await self._database.read(
            lambda c: absence.days_left(c, user_id, where, now, most, year)
        )

    async def take_holiday(self, user_id: int, until: str) -> Holiday:
        """Away from now on, `until` the end of a day (`2026-12-24`) or for so many days, today
        included. Raises `Refused`."""
        now, where = self.clock(), (await self.choices(user_id)).zone
        last, most = _last_day(until, day_of(now, where)), self.holiday_days

        def take(connection: sa.Connection) -> Holiday:
            hold(connection, user_id)
            self._database.cluster.tell(connection, "person", str(user_id))
            return absence.take(connection, user_id, where, last, now, most)

        taken = await self._database.write(take)
        self._tell()
        return taken

    async def end_holiday(self, user_id: int) -> None:
        """Back now. Raises `Refused("not-away")`."""
        now = self.clock()

        def end(connection: sa.Connection) -> bool:
            _look_again(connection, user_id, now)
            self._database.cluster.tell(connection, "person", str(user_id))
            return absence.end(connection, user_id, now)

        if not await self._database.write(end):
            raise Refused("not-away")
        self._tell()

    async def forget(self, who: Anonymous) -> None:
        """Deletes the choices, holidays, notes and lessons of a person, and what was still to be
        told them or of them."""

        def delete(connection: sa.Connection) -> None:
            for table in (schema.people, schema.holidays, schema.notes, schema.lessons):
                connection.execute(sa.delete(table).where(table.c.user_id == who.user_id))
            forget_in_posts(connection, who)
            forget_in_answers(connection, who)
            self._database.cluster.tell(connection, "person", str(who.user_id))

        await self._database.write(delete)
        self._locales[who.user_id] = None

    async def untold_holidays(self) -> Sequence[UntoldHoliday]:
        """Running tables that do not know yet that somebody is away, until another time, or back
        early."""
        now, here = self.clock(), served_tables(self.served)
        return await self._database.read(lambda c: untold_holidays(c, now, *here))

    def _tell(self) -> None:
        for listener in self._listeners:
            listener()

    async def _keep(self, user_id: int, **changes: Any) -> Choices:
        now = self.clock()

        def keep(connection: sa.Connection) -> Choices:
            _look_again(connection, user_id, now)
            self._database.cluster.tell(connection, "person", str(user_id))
            return keep_choices(connection, user_id, **changes)

        kept = await self._database.write(keep)
        self._locales[user_id] = kept.locale
        self._tell()
        return kept
