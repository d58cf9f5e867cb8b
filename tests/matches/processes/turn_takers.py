"""A process that plays beside others on a PostgreSQL database and tells what it was answered.

    python -m tests.matches.processes.turn_takers DATABASE MILLISECONDS CHANNEL ...

In each channel one game follows the other; it takes every turn that nobody else takes first. A line
is printed before each request (`asked NAME TURN|TABLE`) and after it: `done NAME KEY TABLE`,
`refused NAME KEY`, or `unsure NAME`: the words for that claim neither that it counted nor that it
did not. The server ends a session of it that does nothing in a transaction for so long.
"""

from __future__ import annotations

import asyncio
import itertools
import sys

from bot import limits
from bot.matches.submit import Matches
from bot.matches.table.model import Table
from bot.matches.table.requests import Choose, Join, Open, Person, Place, Refused, Request, Start
from bot.storage import schema
from bot.storage.database import Database
from bot.storage.errors import DatabaseAway
from bot.storage.postgres import FREED_AFTER
from tests.matches.conftest import GAMES

PEOPLE = (Person(1, "Anna"), Person(2, "Bert"))
_PAUSE = 0.05
"""Seconds between two steps: what strikes while they wait costs nothing."""


class Taker:
    """Plays in one channel."""

    def __init__(self, matches: Matches, channel: int, run: str) -> None:
        self._matches, self._channel, self._run = matches, channel, run
        self._ids = itertools.count()

    async def play(self) -> None:
        """Until the process ends."""
        while True:
            try:
                await self._step(await self._matches.queries.table_in(self._channel))
            except DatabaseAway:
                continue
            await asyncio.sleep(_PAUSE)

    async def _step(self, table: Table | None) -> None:
        if table is None or table.status not in schema.OPEN:
            await self._ask(0, None, Open("toy", Place(7, self._channel), "en"))
        elif table.status == "lobby":
            joined = len(table.seats) == len(PEOPLE)
            await self._ask(*((0, table.id, Start()) if joined else (1, table.id, Join())))
        else:
            for seat in GAMES[table.game].to_act(table.state):
                painting = table.state.phase == "paint"
                bid = str(GAMES[table.game].legal(table.state, seat)[0])
                texts = ("paint red", "pass") if painting else (bid,)
                await self._ask(seat, table.id, Choose(texts, confirm=True))

    async def _ask(self, who: int, match: str | None, request: Request) -> None:
        name = f"{self._run}-{self._channel}-{next(self._ids)}"
        print("asked", name, "turn" if isinstance(request, Choose) else "table", flush=True)
        try:
            answer = await self._matches.submit(name, PEOPLE[who], match, request)
        except Refused as refused:
            print("refused", name, refused.key, flush=True)
        except DatabaseAway:
            print("unsure", name, flush=True)
        else:
            print("done", name, answer.key, answer.match_id, flush=True)


async def work(url: str, freed_after: str, *channels: str) -> None:
    """Everything at once."""
    limits.MAX_OPENINGS = 10**6
    FREED_AFTER["idle_in_transaction_session_timeout"] = freed_after
    database = await Database.open(url)
    matches = Matches(database, GAMES, patience=0)
    await asyncio.gather(*(Taker(matches, int(c), database.process).play() for c in channels))


if __name__ == "__main__":
    asyncio.run(work(*sys.argv[1:]))
