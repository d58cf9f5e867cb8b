"""Forty people of different rhythm who play twelve tables by post, in pretended time."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import Any

from bot.matches.schedule.clocks import CLOCKS, ON_TIMEOUT
from bot.matches.submit import Matches
from bot.matches.table.model import Table
from bot.matches.table.play import GamePosition, ready
from bot.matches.table.requests import (
    SYSTEM,
    Choose,
    ChooseClock,
    ComputerTurn,
    HolidayChanged,
    Join,
    Open,
    Person,
    Place,
    Start,
)
from bot.workers.clocks import ClockWorker
from bot.workers.daily import DigestWorker
from bot.workers.holidays import HolidayWorker
from bot.workers.reminders import ReminderWorker
from rules import GAMES
from rules.game import Rng, Seat
from tests.matches.conftest import Club
from tests.matches.recording_sender import RecordingSender
from tests.matches.timed.village_deeds import Deeds
from tests.matches.timed.village_questions import OpenQuestions
from tests.matches.timed.villagers import BEGIN, DAY, HOUR, PEOPLE, Told, Villager, read, villagers


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
    questions: OpenQuestions = field(default_factory=OpenQuestions)
    deeds: Deeds = field(default_factory=Deeds)

    async def settle(self) -> None:
        """Everybody chooses what is theirs, and twelve tables begin."""
        club = self.club
        club.now = BEGIN
        club.matches = Matches(club.database, GAMES, patience=0)
        club.matches.clock = lambda: club.now
        club.matches.people.clock = lambda: club.now
        for villager in self.people.values():
            await self._choose(villager)
        ids = list(self.people)[:PEOPLE]
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
        clock, then = (
            list(CLOCKS)[(number + 5) % 8],
            list(ON_TIMEOUT)[(number + number // 8 * 2) % 3],
        )
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
        await self.questions.note(self.club)
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
        for table in await self.club.tables_of(villager.person):
            await self.club.ask(SYSTEM, table.id, HolidayChanged())

    async def _look(self, villager: Villager) -> None:
        who = villager.person
        for table in await self.club.matches.queries.waiting_for(who.id):
            await self._play(who, table)
        await self.questions.answer(self.club, villager)
        await self.deeds.look(self.club, villager)

    async def _play(self, who: Person, table: Table) -> None:
        seat = table.seat_of(who.id)
        for _ in range(6):
            table = await self.club.table(table.id)
            if seat is None or seat not in table.awaited:
                return
            position = (await self.club.matches.queries.stored(table.id)).position
            await self.club.ask(who, table.id, Choose(any_turn(position, seat), confirm=True))
            self.moves += 1

    async def _computers(self) -> None:
        for _ in range(8):
            if not (waiting := await self.club.matches.due.computers_to_move()):
                return
            for match, revision in waiting.items():
                record = await self.club.matches.queries.stored(match)
                seat = next(s for s, h in enumerate(record.table.seats) if h.computer and h.acts)
                texts = any_turn(record.position, seat)
                await self.club.ask(SYSTEM, match, ComputerTurn(seat, texts, revision))
                self.moves += 1
