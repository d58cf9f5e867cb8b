"""Forty people of different rhythm who play twelve tables by post, in pretended time.

What they do is decided by their local time alone, so that every run is the same. What they were
told is kept by `Told`, with the moment and whom it mentioned.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta, tzinfo
from typing import Any
from zoneinfo import ZoneInfo

import sqlalchemy as sa

from bot.delivery.outbox import Delivery
from bot.matches.due.clocks import CLOCKS, ON_TIMEOUT
from bot.matches.submit import Matches
from bot.matches.table.model import Table
from bot.matches.table.play import GamePosition, ready
from bot.matches.table.requests import (
    SYSTEM,
    AnswerProposal,
    Choose,
    ChooseClock,
    ComputerTurn,
    HolidayChanged,
    Join,
    Open,
    Person,
    Place,
    Refused,
    Start,
)
from bot.matches.table.voting import CHOICES
from bot.storage import schema
from bot.workers.clocks import ClockWorker
from bot.workers.digests import DigestWorker
from bot.workers.holidays import HolidayWorker
from bot.workers.reminders import ReminderWorker
from rules import GAMES
from rules.game import Rng, Seat
from tests.matches.conftest import Club
from tests.matches.recording_sender import RecordingSender

HOUR, DAY = 3600.0, 86400.0
BEGIN = datetime(2026, 3, 2, 12, tzinfo=UTC).timestamp()
"""A Monday."""
ZONES = ("Europe/Berlin", "America/New_York", "Asia/Shanghai", "UTC")

Looks = Callable[[datetime, int], bool]
"""Whether somebody looks in the hour that begins at a local time, on that day of the story."""


def _at(*hours: int) -> Looks:
    return lambda local, _: local.hour in hours


def _until(day: int, looks: Looks) -> Looks:
    return lambda local, on: on < day and looks(local, on)


def _weekends(local: datetime, _: int) -> bool:
    return local.weekday() > 4 and local.hour in (11, 15, 19)


RHYTHMS: Mapping[str, Looks] = {
    "often": _at(*range(8, 23, 2)),
    "evening": _at(20),
    "twice": _at(8, 19),
    "weekends": _weekends,
    "holiday": lambda local, day: not 5 <= day < 12 and _at(9, 21)(local, day),
    "gone": _until(4, _at(10, 18)),
    "digest": _at(19),
    "direct": _at(12, 22),
    "silent": _at(7, 13, 20),
    "owl": _at(1, 23),
}
"""When people look. Four have each, one in each of the zones."""


@dataclass
class Villager:
    """One of the people."""

    person: Person
    rhythm: str
    zone: tzinfo
    quiet: tuple[int, int] | None
    """Their quiet hours, full hours of their day."""
    away: tuple[float, float] = (0.0, 0.0)
    """Their holiday."""

    def looks(self, now: float) -> bool:
        """Whether they look at the bot in this hour."""
        local, day = datetime.fromtimestamp(now, self.zone), int((now - BEGIN) // DAY)
        return RHYTHMS[self.rhythm](local, day)

    def rests(self, moment: float) -> bool:
        """Whether nobody is to mention them: a holiday, or quiet hours."""
        if self.away[0] <= moment < self.away[1]:
            return True
        if self.quiet is None:
            return False
        begin, end = self.quiet
        hour = datetime.fromtimestamp(moment, self.zone).hour
        return begin <= hour < end if begin < end else hour >= begin or hour < end

    def waking(self, begin: float, end: float) -> float:
        """Hours between two moments in which they could be told something, to the five minutes."""
        return sum(not self.rests(begin + n * 300) for n in range(int((end - begin) // 300))) / 12


def villagers() -> dict[int, Villager]:
    """All forty by their ids."""
    found = dict[int, Villager]()
    for number in range(40):
        rhythm, zone = list(RHYTHMS)[number % 10], ZONES[number // 10]
        quiet = (8, 16) if rhythm == "owl" else None if number % 7 == 0 else (22, 8)
        who = 1000 + number
        found[who] = Villager(Person(who, f"P{number}"), rhythm, ZoneInfo(zone), quiet)
    return found


@dataclass(frozen=True)
class Told:
    """One message, and whom it told what."""

    at: float
    match: str
    kind: str
    """`turn`, `remind`, `warn`, `ran-out`, `nudge`, `digest`, or the key of a notice."""
    people: tuple[int, ...]
    """Whom it mentions, or whom it is sent to."""
    direct: bool
    since: float = 0.0
    """Of reminders: since when the table waits."""
    tables: tuple[str, ...] = ()
    """Of digests: what waits."""
    questions: int = 0


def read(delivery: Delivery) -> Told:
    """What a delivery says, by its contents alone."""
    at, match = delivery.taken_at, delivery.match_id
    if (nudge := delivery.nudge) is not None:
        kind = "digest" if nudge.digest else "warn" if nudge.ends else "nudge"
        kind = "remind" if nudge.number and not nudge.ends else kind
        tables = tuple(table.id for table in nudge.tables)
        who, since = (nudge.person,), nudge.since
        return Told(at, match, kind, who, delivery.direct, since, tables, nudge.questions)
    if (reminder := delivery.reminder) is not None:
        kind = "warn" if reminder.ends else "ran-out" if reminder.ran_out else "remind"
        return Told(at, match, kind, reminder.people, False, reminder.since)
    if (notice := delivery.notice) is not None:
        who = [int(one) for one in str(notice.args.get("who", "")).split()]
        people = tuple(one for one in who if one not in delivery.silent)
        return Told(at, match, notice.key, people, False)
    return Told(at, match, "turn", tuple(_mentioned(delivery)), False)


def _mentioned(delivery: Delivery) -> Iterator[int]:
    turn = delivery.turn
    if turn is None or turn.final:
        return
    seats = turn.waiting if turn.called is None else turn.called
    for seat in seats:
        who = delivery.table.awaited.get(seat)
        if who is not None and who not in delivery.silent:
            yield who


class QuickThinkers:
    """Computer players that take whatever comes: what they think is not looked at here."""

    async def ask(self, _: Any, position: GamePosition, seat: Seat, __: str) -> tuple[str, ...]:
        """A whole turn."""
        return any_turn(position, seat)


def any_turn(position: GamePosition, seat: Seat) -> tuple[str, ...]:
    """A turn of a seat, or its part up to what it reveals, by chance."""
    game, line = position.game, replace_played(position)
    while not (line.reveals or ready(line, seat)):
        legal = [a for a in game.legal(line.state, seat) if not a.automatic]
        chance = Rng(position.seed, line.steps)
        line = line.then(seat, chance.shuffled("village", legal)[0])
    return tuple(str(one.action) for one in line.played)


def replace_played(position: GamePosition) -> GamePosition:
    """The position as the beginning of a line."""
    return GamePosition(position.game, position.seed, position.steps, position.state)


@dataclass
class Village:
    """Twelve tables, their people, and everything they are told."""

    club: Club
    people: dict[int, Villager] = field(default_factory=villagers)
    tables: list[str] = field(default_factory=list[str])
    told: list[Told] = field(default_factory=list[Told])
    moves: int = 0
    sender: RecordingSender = field(default_factory=RecordingSender)
    asked: dict[tuple[str, str, int], float] = field(
        default_factory=dict[tuple[str, str, int], float]
    )
    """Questions by table, mark and person: when they were first open."""
    open_until: dict[tuple[str, str, int], float] = field(
        default_factory=dict[tuple[str, str, int], float]
    )
    """When they were last seen open."""
    answered: set[tuple[str, str, int]] = field(default_factory=set[tuple[str, str, int]])

    async def settle(self) -> None:
        """Everybody chooses what is theirs, and twelve tables begin."""
        club = self.club
        club.now = BEGIN
        club.matches = Matches(club.database, GAMES, patience=0)
        club.matches.clock = lambda: club.now
        club.matches.people.clock = lambda: club.now
        for villager in self.people.values():
            await self._choose(villager)
        ids = list(self.people)
        for number in range(12):
            seats = ids[number::12][:4]
            await self._open(number, seats)

    async def _choose(self, villager: Villager) -> None:
        people, who = self.club.matches.people, villager.person.id
        await people.choose_zone(who, str(villager.zone))
        if villager.quiet is not None:
            begin, end = villager.quiet
            await people.choose_quiet(who, (begin * 60, end * 60))
        if villager.rhythm == "digest":
            await people.choose_mentions(who, "digest", 18 * 60)
        if villager.rhythm in ("direct", "owl"):
            await people.choose_mentions(who, "direct")
        if villager.rhythm == "silent":
            await people.choose_mentions(who, "none")
        if villager.rhythm == "evening":
            await people.choose_warning(who, "6h")

    async def _open(self, number: int, seats: Sequence[int]) -> None:
        club, key = self.club, list(GAMES)[number % len(GAMES)]
        host, *others = [self.people[who].person for who in seats]
        place = Place(7, 100 + number)
        match = (await club.ask(host, None, Open(key, place, "en"))).match_id
        for person in others:
            await club.ask(person, match, Join())
        clock, then = list(CLOCKS)[number % 8], list(ON_TIMEOUT)[(number + number // 8 * 2) % 3]
        await club.ask(host, match, ChooseClock(clock, then))
        await club.ask(host, match, Start())
        self.tables.append(match)

    async def hour(self, idle: Callable[[], Any]) -> None:
        """Whoever looks plays and answers; then whatever falls due happens and is told."""
        now = self.club.now
        for villager in self.people.values():
            if villager.rhythm == "holiday" and now >= BEGIN + 5 * DAY and not villager.away[1]:
                await self._go_away(villager)
            if villager.looks(now) and not villager.away[0] <= now < villager.away[1]:
                await self._look(villager)
        await self._computers()
        await self._due(idle)
        await self._questions()
        self.club.now += HOUR - 600
        if any(self._falls_asleep(one) for one in self.people.values()):
            await self._due(idle)  # what is due before quiet hours comes ten minutes before them
        self.club.now += 600
        for posts in self.sender.delivered.values():
            self.told += map(read, posts)
            posts.clear()

    def _falls_asleep(self, villager: Villager) -> bool:
        now = self.club.now
        return villager.rests(now + 600) and not villager.rests(now)

    async def _due(self, idle: Callable[[], Any]) -> None:
        for worker in self.workers:
            await worker.poll()
        await idle()

    @property
    def workers(self) -> tuple[Any, ...]:
        """What does what falls due."""
        matches: Any = self.club.matches
        thinkers: Any = QuickThinkers()
        return (
            ClockWorker(matches, thinkers),
            ReminderWorker(matches),
            HolidayWorker(matches),
            DigestWorker(matches, lambda: None),
        )

    async def _go_away(self, villager: Villager) -> None:
        until = datetime.fromtimestamp(self.club.now, villager.zone) + timedelta(days=6)
        taken = await self.club.matches.people.take_holiday(
            villager.person.id, until.date().isoformat()
        )
        villager.away = (taken.begins, taken.ends)
        for table in await self.club.matches.questions.tables_of(villager.person.id):
            await self.club.ask(SYSTEM, table.id, HolidayChanged())

    async def _look(self, villager: Villager) -> None:
        who = villager.person
        for table in await self.club.matches.questions.waiting_for(who.id):
            await self._play(who, table)
        for key in [k for k in self.asked if k[2] == who.id and k not in self.answered]:
            await self._answer(who, key)

    async def _play(self, who: Person, table: Table) -> None:
        seat = table.seat_of(who.id)
        for _ in range(6):
            table = await self.club.table(table.id)
            if seat is None or seat not in table.awaited:
                return
            position = (await self.club.matches.questions.stored(table.id)).position
            await self.club.ask(who, table.id, Choose(any_turn(position, seat), confirm=True))
            self.moves += 1

    async def _answer(self, who: Person, key: tuple[str, str, int]) -> None:
        table = await self.club.table(key[0])
        vote = next((one for one in table.proposals if one.mark == key[1]), None)
        if vote is None or key in self.answered:
            return
        try:
            wish = AnswerProposal(key[1], CHOICES[vote.kind][0])
            await self.club.ask(who, key[0], wish)
        except Refused:
            return
        self.answered.add(key)

    async def _computers(self) -> None:
        for _ in range(8):
            waiting = await self.club.matches.due.computers_to_move()
            for match, revision in waiting.items():
                record = await self.club.matches.questions.stored(match)
                seat = next(s for s, h in enumerate(record.table.seats) if h.computer and h.acts)
                texts = any_turn(record.position, seat)
                await self.club.ask(SYSTEM, match, ComputerTurn(seat, texts, revision))
                self.moves += 1

    async def _questions(self) -> None:
        """Notes what is open to whom."""
        asking = sa.select(schema.matches.c.id).where(schema.matches.c.proposals != "[]")
        open_at = await self.club.database.read(lambda c: c.execute(asking).scalars().all())
        for match in open_at:
            table = await self.club.table(match)
            for vote in table.proposals:
                for seat, holder in enumerate(table.seats):
                    who = None if seat == vote.seat else holder.user_id
                    plays = who is not None and holder.computer is None
                    if plays and who is not None and who not in vote.answers:
                        key = (match, vote.mark, who)
                        self.asked.setdefault(key, self.club.now)
                        self.open_until[key] = self.club.now
