"""A process that works on a PostgreSQL database beside others, until it is killed.

    python -m tests.matches.rivals DATABASE SENT HANG [TABLE ...]

delivers what stands in the outbox, appends a line (channel, nonce, revisions) to SENT for every
message, and hangs after the first one when HANG is `hang`. On the tables it plays every seat as
fast as it can, as the others do, and prints a line for every acknowledged turn.
"""

from __future__ import annotations

import asyncio
import itertools
import sys
from pathlib import Path

from bot.cluster import leases
from bot.delivery.delivery import Delivery, Sent
from bot.delivery.outbox import OutboxWorker
from bot.matches.submit import Matches
from bot.matches.table.requests import Choose, Person, Refused
from bot.storage.database import Database
from tests.matches.conftest import GAMES

QUICK_LEASES = {"SECONDS": 6.0, "MARGIN": 0.5, "RENEWED_EVERY": 0.5}
"""Of a process that hangs: somebody waits until its leases end."""
PEOPLE = (Person(1, "Anna"), Person(2, "Bert"))


class SharedNotebook:
    """A sender whose channels are lines of one file. Told to look first, it looks for the nonce."""

    def __init__(self, file: Path, *, hangs: bool) -> None:
        self._file, self._hangs = file, hangs

    async def deliver(self, delivery: Delivery) -> Sent | None:
        if delivery.retry and f" {delivery.nonce} " in self._file.read_text():
            return Sent(1)
        revisions = ",".join(str(getattr(post, "revision", "")) for post in delivery.posts)
        with self._file.open("a") as out:
            out.write(f"{delivery.channel_id} {delivery.nonce} {revisions}\n")
        if self._hangs:
            await asyncio.Event().wait()
        await asyncio.sleep(0)
        return Sent(1)

    async def idle(self) -> None:
        pass

    async def close(self) -> None:
        pass


async def play(matches: Matches, match: str, ids: itertools.count[int], run: str) -> None:
    """Takes every turn that nobody else takes first, until the game is over."""
    while (table := await matches.table(match)).status == "running":
        game = GAMES[table.game]
        for seat in game.to_act(table.state):
            painting = table.state.phase == "paint"
            bid = str(game.legal(table.state, seat)[0])
            texts = ("paint red", "pass") if painting else (bid,)
            name = f"{run}-{next(ids)}"
            try:
                await matches.submit(name, PEOPLE[seat], match, Choose(texts, confirm=True))
            except Refused as refused:
                print("refused", match, refused.key, flush=True)
            else:
                print("turn", match, seat, *texts, flush=True)
    print("over", match, flush=True)


async def work(url: str, sent: str, hang: str, *tables: str) -> None:
    """Everything at once."""
    if hang == "hang":
        for name, seconds in QUICK_LEASES.items():
            setattr(leases, name, seconds)
    database = await Database.open(url)
    matches, ids = Matches(database, GAMES, patience=0), itertools.count()
    notebook = SharedNotebook(Path(sent), hangs=hang == "hang")
    outbox = OutboxWorker(database, GAMES, notebook)
    matches.listen(outbox.wake)
    print("ready", flush=True)
    playing = (play(matches, match, ids, database.process) for match in tables)
    await asyncio.gather(outbox.run(), database.cluster.hear(matches.heard), *playing)


if __name__ == "__main__":
    asyncio.run(work(*sys.argv[1:]))
