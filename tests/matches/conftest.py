"""A real SQLite file, tables on it, and short ways to ask for things."""

from __future__ import annotations

import itertools
from collections.abc import AsyncGenerator, AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path

import pytest
import pytest_asyncio

from bot.matches.submit import Matches
from bot.matches.table.model import Table
from bot.matches.table.requests import (
    Answer,
    Choose,
    Join,
    Open,
    Person,
    Place,
    Refused,
    Request,
    Start,
)
from bot.processes.thinkers import Thinkers
from bot.storage.database import Database
from bot.storage.schema import OPEN
from tests.databases import new_database
from tests.forking import forked_processes
from tests.garden import GARDEN
from tests.seeding import same_seeds
from tests.toy import TOY

__all__ = ["forked_processes", "same_seeds"]

GAMES = {"toy": TOY, "garden": GARDEN}
ANNA, BERT, DORA = (Person(i, name) for i, name in ((1, "Anna"), (2, "Bert"), (4, "Dora")))
CLEO = Person(3, "Cleo", manages=frozenset(range(71, 200)))
"""Manages every channel but the one where tables are."""
PEOPLE = (ANNA, BERT, CLEO, DORA)
HOME = Place(7, 70)


@dataclass
class Club:
    """Tables of the toy game and an endless supply of interaction ids."""

    database: Database
    matches: Matches
    now: float = 1_000_000.0
    thinkers: Thinkers = field(default_factory=Thinkers)
    """Close it once it was asked something."""
    asked: int = 0
    """Requests that are not answered yet."""
    _ids: itertools.count[int] = field(default_factory=lambda: itertools.count(1))

    async def ask(self, person: Person, match_id: str | None, request: Request) -> Answer:
        """One request under a fresh interaction id. Whatever it is, the table that is given back is
        the one that is stored, unless something else was asked meanwhile."""
        self.now += 1
        self.asked += 1
        try:
            answer, record = await self.matches.carry_out(
                next(self._ids), person, match_id, request
            )
            if self.asked == 1:
                assert record == await self.matches.queries.stored(answer.match_id)
        finally:
            self.asked -= 1
        return answer

    async def lobby(self, people: int = 1, place: Place = HOME, **options: str) -> str:
        """A lobby hosted by Anna."""
        opened = await self.ask(ANNA, None, Open("toy", place, "en", options))
        for person in PEOPLE[1:people]:
            await self.ask(person, opened.match_id, Join())
        return opened.match_id

    async def running(self, people: int = 2, place: Place = HOME, **options: str) -> str:
        """A game just begun."""
        match_id = await self.lobby(people, place, **options)
        await self.ask(ANNA, match_id, Start())
        return match_id

    async def table(self, match_id: str) -> Table:
        """The table as stored."""
        return await self.matches.table(match_id)

    async def tables_of(self, person: Person) -> list[Table]:
        """The open tables in channels where a person sits."""
        known = await self.matches.queries.tables_knowing(person.id)
        here = (table for table in known if table.owner is None and table.status in OPEN)
        return [table for table in here if table.seat_of(person.id) is not None]

    async def turn(self, person: Person, match_id: str, *texts: str) -> Answer:
        """Actions taken and confirmed in one request."""
        return await self.ask(person, match_id, Choose(texts, confirm=True))

    async def bid(self, match_id: str, person: Person) -> Answer:
        """A person bids the lowest card they hold."""
        table = await self.table(match_id)
        card = min(table.state.hands[table.seat_of(person.id) or 0])
        return await self.turn(person, match_id, f"bid {card}")

    async def winner(self, match_id: str) -> Person:
        """Who won the round and paints."""
        return PEOPLE[int((await self.table(match_id)).state.turn)]


def club_of(database: Database, first_id: int = 1) -> Club:
    """A club on an open database, whose interaction ids begin there."""
    club = Club(database, Matches(database, GAMES, patience=0), _ids=itertools.count(first_id))
    club.matches.clock = lambda: club.now
    return club


@asynccontextmanager
async def club_on(database: Database) -> AsyncGenerator[Club]:
    """The same; its processes end with it."""
    club = club_of(database)
    try:
        yield club
    finally:
        await club.thinkers.close()


async def refused(club: Club, person: Person, match_id: str | None, request: Request) -> str:
    """The key of the message a request is refused with."""
    with pytest.raises(Refused) as caught:
        await club.ask(person, match_id, request)
    return caught.value.key


@pytest.fixture
def told_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """What calls nobody is told at once, too: tests of the queue count a post for every bid."""
    monkeypatch.setattr("bot.matches.deeds.unit_of_work.TOLD_WITH_NEXT", 0.0)


@pytest_asyncio.fixture
async def database(tmp_path: Path) -> AsyncIterator[Database]:
    """A new SQLite file."""
    opened = await new_database(tmp_path / "meeplepost.db")
    yield opened
    await opened.close()


@pytest_asyncio.fixture
async def club(database: Database) -> AsyncIterator[Club]:
    """A club on a new SQLite file."""
    async with club_on(database) as club:
        yield club
