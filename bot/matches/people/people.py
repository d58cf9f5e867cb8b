"""People's own choices: language, time zone, quiet hours, mentions, reminders, warnings and
confirming. Also their holidays, notes, lessons and puzzles.

Nothing here changes a table: such changes go through `Matches.submit`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from contextlib import suppress
from datetime import date, timedelta
from typing import Any

import sqlalchemy as sa
from cachetools import LRUCache

from bot.cluster.shards import EVERY_SHARD
from bot.listeners import Listened
from bot.matches.people import absence, notes
from bot.matches.people.absence import Holiday, UnannouncedHoliday, unannounced_holidays
from bot.matches.people.anonymous import Anonymous, forget_in_answers, forget_in_posts
from bot.matches.people.choices import (
    CONFIRMING,
    DIGEST_AT,
    MENTIONS,
    WARNINGS,
    Choices,
    choices_of,
    keep_choices,
)
from bot.matches.people.puzzle_tries import PuzzleTries
from bot.matches.people.time_zones import day_of, next_time, zone_name
from bot.matches.table.model import HOURS
from bot.matches.table.requests import Refused
from bot.storage import schema
from bot.storage.database import Database
from bot.storage.served import served_tables
from bot.storage.transaction import hold, put

_REMEMBERED = 10_000
"""The most people whose language is kept in memory."""
_DAY_FIRST = re.compile(r"(\d\d?)\.\s?(\d\d?)\.\s?(\d{4})")


def _look_again(connection: sa.Connection, user_id: int, now: float) -> None:
    """Makes all nudges that wait for a person due now, so that their new choices apply."""
    outbox = schema.outbox
    mine = sa.and_(outbox.c.channel_id == user_id, outbox.c.kind == "nudge")
    connection.execute(sa.update(outbox).where(mine).values(due_at=now))


def _next_digest(choices: Choices, now: float) -> float | None:
    at = choices.digest_at
    return None if at is None else next_time(at, choices.zone, now)


def _last_day(until: str, today: date) -> date:
    """The last day of a holiday, from a date (also as `24.12.2026`) or from a number of days."""
    text = _DAY_FIRST.sub(lambda day: f"{day[3]}-{day[2]:0>2}-{day[1]:0>2}", until.strip())
    try:
        if text.isdecimal() and len(text) < 4:
            return today + timedelta(days=int(text) - 1)
        return date.fromisoformat(text)
    except ValueError:
        raise Refused("no-date", text=until.strip()[:20]) from None


class People(Listened[[]]):
    """Reads and stores people's choices. Tells its listeners of every change. Raises `Refused` for
    invalid values."""

    def __init__(self, database: Database, clock: Callable[[], float]) -> None:
        super().__init__()
        self._database = database
        self.holiday_days = absence.HOLIDAY_DAYS
        """Days that people may be away in a calendar year."""
        self.served = EVERY_SHARD
        """The shards whose tables this process tells of holidays."""
        self.clock = clock
        self.puzzles = PuzzleTries(database, clock)
        """What they have done with puzzles."""
        self._locales: LRUCache[int, str | None] = LRUCache(_REMEMBERED)

    def heard(self, name: str) -> None:
        """Forgets cached data after a change by another process. An empty name means any person."""
        if name:
            self._locales.pop(int(name), None)
        else:
            self._locales.clear()
        self._tell()

    async def choices(self, user_id: int) -> Choices:
        """The choices of a person."""
        by_person = await self._database.read(lambda connection: choices_of(connection, [user_id]))
        return by_person.get(user_id, Choices())

    async def locale(self, user_id: int) -> str | None:
        """The language a person has chosen, or None for the one Discord reports. Read from the
        database once."""
        if user_id not in self._locales:
            choices = await self.choices(user_id)
            return self._locales.setdefault(user_id, choices.locale)  # unless chosen meanwhile
        return self._locales[user_id]

    async def choose_locale(self, user_id: int, locale: str | None) -> Choices:
        """Sets the language of private answers; None for the one Discord reports."""
        return await self._keep(user_id, locale=locale)

    async def choose_zone(self, user_id: int, name: str) -> Choices:
        """Sets the time zone by its name or UTC offset. Raises `Refused("unknown-zone")`."""
        known = zone_name(name)
        if known is None:
            raise Refused("unknown-zone", zone=name[:64])
        return await self._keep(user_id, time_zone=known)

    async def choose_quiet(self, user_id: int, hours: tuple[int, int] | None) -> Choices:
        """Sets quiet hours as two minutes of the day; None for none. Raises
        `Refused("quiet-empty")`."""
        if hours is not None and hours[0] == hours[1]:
            raise Refused("quiet-empty")
        begin, end = hours or (None, None)
        return await self._keep(user_id, quiet_begin=begin, quiet_end=end)

    async def choose_mentions(self, user_id: int, mentions: str, at: int = DIGEST_AT) -> Choices:
        """Sets one of `MENTIONS`, with the minute of the day for a digest. Direct messages are
        tried again, even after one was refused."""
        if mentions not in MENTIONS:
            raise Refused("nothing-chosen")
        minute = at if mentions == "digest" else None
        return await self._keep(
            user_id, mentions=mentions, direct_refused_at=None, digest_at=minute
        )

    async def choose_reminders(self, user_id: int, hours: int | None) -> Choices:
        """Sets the hours until a reminder; 0 for never, None for each table's setting. Raises
        `Refused`."""
        if hours is not None and hours not in HOURS:
            raise Refused("unknown-interval")
        return await self._keep(user_id, remind_hours=hours)

    async def choose_warning(self, user_id: int, before: str) -> Choices:
        """Sets one of the words of `WARNINGS`. Raises `Refused`."""
        if before not in WARNINGS:
            raise Refused("nothing-chosen")
        return await self._keep(user_id, warn_hours=WARNINGS[before])

    async def choose_confirming(self, user_id: int, when: str) -> Choices:
        """Sets one of `CONFIRMING`. Raises `Refused`."""
        if when not in CONFIRMING:
            raise Refused("nothing-chosen")
        return await self._keep(user_id, confirming=when, confirmed_turns=None)

    async def asked_about_confirming(self, user_id: int) -> None:
        """Stores that a person was asked how to confirm. Each person is asked once."""
        await self._keep(user_id, confirmed_turns=None)

    async def note(self, user_id: int, match_id: str) -> str:
        """A person's own note about a table; "" if there is none."""
        return await self._database.read(lambda c: notes.read(c, match_id, user_id))

    async def keep_note(self, user_id: int, match_id: str, text: str) -> None:
        """Stores a person's own note about a table. An empty text deletes it."""
        note, now = text.strip()[: notes.LENGTH], self.clock()
        await self._database.write(lambda c: notes.keep(c, match_id, user_id, note, now))

    async def lesson_step(self, user_id: int, game: str) -> str:
        """The last step of a game's lesson that a person was shown; "" if there is none."""
        lessons = schema.lessons.c
        query = sa.select(lessons.step).where(lessons.user_id == user_id, lessons.game == game)
        return await self._database.read(lambda c: c.execute(query).scalar()) or ""

    async def keep_lesson_step(self, user_id: int, game: str, step: str) -> None:
        """Stores the last step that a person was shown, so that they can continue on any device."""
        row = {"user_id": user_id, "game": game, "step": step, "at": self.clock()}

        def keep(connection: sa.Connection) -> None:
            hold(connection, user_id)
            put(connection, schema.lessons, row)

        await self._database.write(keep)

    async def holiday(self, user_id: int) -> Holiday | None:
        """The present holiday of a person, or None."""
        now = self.clock()
        return await self._database.read(lambda c: absence.current(c, user_id, now))

    async def days_left(self, user_id: int) -> int:
        """The days of holiday that a person has left this year, from today on."""
        now, where = self.clock(), (await self.choices(user_id)).zone
        year, most = day_of(now, where).year, self.holiday_days
        return await self._database.read(
            lambda c: absence.days_left(c, user_id, where, now, most, year)
        )

    async def possible_holidays(self, user_id: int, counts: Sequence[int]) -> Sequence[date]:
        """The last days of the possible holidays of these lengths in days, counting today."""
        now, where = self.clock(), (await self.choices(user_id)).zone
        last = [_last_day(str(days), day_of(now, where)) for days in counts]
        most = self.holiday_days

        def possible(connection: sa.Connection, day: date) -> bool:
            with suppress(Refused):
                absence.check_may_take(connection, user_id, where, day, now, most)
                return True
            return False

        return await self._database.read(lambda c: [day for day in last if possible(c, day)])

    async def take_holiday(self, user_id: int, until: str) -> Holiday:
        """Starts a holiday. Raises `Refused`. `until` is its last day (`2026-12-24`) or its length
        in days, counting today."""
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
        """Ends a person's holiday now. Raises `Refused("not-away")`."""
        now = self.clock()

        def end(connection: sa.Connection) -> bool:
            _look_again(connection, user_id, now)
            self._database.cluster.tell(connection, "person", str(user_id))
            return absence.end(connection, user_id, now)

        if not await self._database.write(end):
            raise Refused("not-away")
        self._tell()

    async def forget(self, who: Anonymous) -> None:
        """Deletes the choices, holidays, notes, lessons and puzzles of a person, and messages to or
        about them that were not sent."""
        kept = (schema.people, schema.holidays, schema.notes, schema.lessons)
        puzzles = (schema.puzzle_tries, schema.puzzle_days)

        def delete(connection: sa.Connection) -> None:
            hold(connection, who.user_id)
            for table in (*kept, *puzzles):
                connection.execute(sa.delete(table).where(table.c.user_id == who.user_id))
            forget_in_posts(connection, who)
            forget_in_answers(connection, who)
            self._database.cluster.tell(connection, "person", str(who.user_id))

        await self._database.write(delete)
        self._locales[who.user_id] = None

    async def unannounced_holidays(self) -> Sequence[UnannouncedHoliday]:
        """Changes in holidays that running tables do not know yet: a person is away, away for a
        different time, or back early."""
        now, here = self.clock(), served_tables(self.served)
        return await self._database.read(lambda c: unannounced_holidays(c, now, *here))

    async def _keep(self, user_id: int, **changes: Any) -> Choices:
        """Stores changed choices, makes waiting nudges due, and tells the listeners."""
        now = self.clock()

        def keep(connection: sa.Connection) -> Choices:
            hold(connection, user_id)
            _look_again(connection, user_id, now)
            self._database.cluster.tell(connection, "person", str(user_id))
            kept = keep_choices(connection, user_id, **changes)
            if not changes.keys() & {"time_zone", "digest_at"}:
                return kept
            return keep_choices(connection, user_id, digest_next=_next_digest(kept, now))

        kept = await self._database.write(keep)
        self._locales[user_id] = kept.locale
        self._tell()
        return kept
