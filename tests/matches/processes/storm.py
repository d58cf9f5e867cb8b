"""A process that plays as fast as it can and tells what it was promised, until it is killed.

    python -m tests.matches.processes.storm DATABASE SENT RUN

prints a line for every acknowledged request, and appends a line to SENT for every message sent.
"""

from __future__ import annotations

import asyncio
import itertools
import sys
from pathlib import Path

from bot.delivery.delivery import Delivery, Sent
from bot.delivery.outbox import OutboxWorker
from bot.matches.submit import Matches
from bot.matches.table.posts import LobbyPost
from bot.matches.table.requests import Answer, Choose, Confirm, Join, Open, Person, Place, Start
from bot.storage.database import Database
from tests.matches.conftest import GAMES

TABLES = 6


class Notebook:
    """A sender whose channel is a file. Told to look first, it looks for the nonce."""

    def __init__(self, file: Path) -> None:
        self._file = file

    async def deliver(self, delivery: Delivery) -> Sent | None:
        if isinstance(delivery.posts[0], LobbyPost):
            return None
        if delivery.retry and self._has(delivery.nonce):
            return Sent(1)
        with self._file.open("a") as out:
            revisions = ",".join(str(getattr(post, "revision", "")) for post in delivery.posts)
            out.write(f"{delivery.match_id} {delivery.nonce} {revisions}\n")
        await asyncio.sleep(0)
        return Sent(1)

    async def idle(self) -> None:
        pass

    async def close(self) -> None:
        pass

    def _has(self, nonce: str) -> bool:
        return self._file.exists() and f" {nonce} " in self._file.read_text()


class Player:
    """Plays table after table in one channel and prints every acknowledgement."""

    def __init__(self, matches: Matches, channel: int, run: str) -> None:
        self._matches = matches
        self._channel = channel
        self._ids = (f"{run}-{channel}-{i}" for i in itertools.count())

    async def ask(self, person: Person, match_id: str | None, request: object) -> Answer:
        return await self._matches.submit(next(self._ids), person, match_id, request)  # pyright: ignore[reportArgumentType]

    async def play(self) -> None:
        """One game, and then the next."""
        for number in itertools.count():  # somebody else each time: people open a few an hour only
            place, first = Place(1, self._channel), 100_000 * self._channel + 2 * number
            host, guest = Person(first, "Anna"), Person(first + 1, "Bert")
            match = (await self.ask(host, None, Open("toy", place, "en"))).match_id
            await self.ask(guest, match, Join())
            await self.ask(host, match, Start())
            while (await self._matches.table(match)).status == "running":
                await self._turn(match, (host, guest))

    async def _turn(self, match: str, people: tuple[Person, Person]) -> None:
        table = await self._matches.table(match)
        game = GAMES[table.game]
        seat = game.to_act(table.state)[0]
        action = game.legal(table.state, seat)[0]
        if table.state.phase == "paint":
            await self.ask(people[seat], match, Choose(("paint red",)))
            print("draft", match, table.revision, seat, "paint red", flush=True)
            await self.ask(people[seat], match, Choose(("frame",)))
            print("draft", match, table.revision, seat, "paint red;frame", flush=True)
            await self.ask(people[seat], match, Confirm())
        else:
            await self.ask(people[seat], match, Choose((str(action),), confirm=True))
        print("turn", match, table.revision + 1, flush=True)


async def storm(file: str, sent: str, run: str) -> None:
    """All tables at once, with the outbox running."""
    database = await Database.open(f"sqlite:///{file}")
    matches = Matches(database, GAMES)
    outbox = OutboxWorker(database, GAMES, Notebook(Path(sent)))
    matches.listen(outbox.wake)
    players = [Player(matches, channel, run) for channel in range(TABLES)]
    print("ready", flush=True)
    await asyncio.gather(outbox.run(), *(player.play() for player in players))


if __name__ == "__main__":
    asyncio.run(storm(*sys.argv[1:4]))
