"""Killed at any moment: what was acknowledged is there, and what was not sent is sent once."""

from __future__ import annotations

import asyncio
import os
import random
from collections import defaultdict
from pathlib import Path

import sqlalchemy as sa

from bot.delivery.outbox import OutboxWorker
from bot.matches.submit import Matches
from bot.matches.table import history
from bot.storage import schema
from bot.storage.database import Database
from tests.forking import forked
from tests.matches.conftest import GAMES
from tests.matches.processes.storm import Notebook
from tests.matches.working import at_work
from tests.sandbox.proof import PATIENCE, soon

KILLS = 4
TURNS = 6
"""Turns that are acknowledged before a process may be killed."""


async def storm_and_kill(file: Path, sent: Path, run: int, seconds: float) -> list[list[str]]:
    """What the process acknowledged before it was killed, so long after its first turns."""
    out = file.with_suffix(f".{run}.out")
    words = (str(file), str(sent), str(run))
    process = await forked("tests.matches.processes.storm", *words, env=os.environ, output=out)
    try:
        await soon(lambda: out.read_text().count("\nturn ") >= TURNS)
        await asyncio.sleep(seconds)
        assert process.returncode is None
    finally:
        process.kill()
        await process.wait()
    lines = out.read_text().split("\n")[:-1]
    return [line.split(" ", 4) for line in lines if line != "ready"]


async def test_kill_at_any_moment_loses_nothing(tmp_path: Path) -> None:
    file, sent = tmp_path / "meeplepost.db", tmp_path / "sent"
    chance = random.Random(8)
    for run in range(KILLS):
        told = await storm_and_kill(file, sent, run, chance.random() * 0.6)
        assert sum(line[0] == "turn" for line in told) > 5
        database = await Database.open(f"sqlite:///{file}")
        try:
            await check_turns_and_drafts(database, told)
            await close_all(database)
        finally:
            await database.close()
    database = await Database.open(f"sqlite:///{file}")
    await send_the_rest(database, sent)
    await check_posts(database, sent)
    await database.close()


async def check_turns_and_drafts(database: Database, told: list[list[str]]) -> None:
    matches = Matches(database, GAMES)
    last: dict[str, list[str]] = {line[1]: line for line in told}
    for match_id, line in last.items():
        table = await matches.table(match_id)
        assert table.revision >= int(line[2])
        if line[0] == "draft" and table.revision == int(line[2]):
            draft = await matches.draft(match_id, int(line[3]))
            texts = [str(action) for action in draft.actions]
            assert texts[: len(line[4].split(";"))] == line[4].split(";")
    logs = await logs_of(database)
    for match_id, revision in {(line[1], line[2]) for line in told if line[0] == "turn"}:
        assert int(revision) in {entry.revision for entry in logs[match_id]}


async def logs_of(database: Database) -> dict[str, tuple[history.LogLine, ...]]:
    """The log of every table."""

    def read_all(connection: sa.Connection) -> dict[str, tuple[history.LogLine, ...]]:
        names = connection.execute(sa.select(schema.matches.c.id)).scalars().all()
        return {name: history.read(connection, name) for name in names}

    return await database.read(read_all)


async def close_all(database: Database) -> None:
    """Frees the channels for the next storm. As always when a table is closed, what waited to be
    told with the next post waits no longer."""

    def close(connection: sa.Connection) -> None:
        connection.execute(sa.update(schema.matches).values(status="closed"))
        connection.execute(sa.update(schema.outbox).values(due_at=0.0))

    await database.write(close)


async def send_the_rest(database: Database, sent: Path) -> None:
    """Lets an outbox send what is left."""
    matches, outbox = Matches(database, GAMES), OutboxWorker(database, GAMES, Notebook(sent))
    async with at_work(outbox), asyncio.timeout(PATIENCE):
        while (await matches.queries.counts()).posts_waiting:
            await asyncio.sleep(0.01)


async def check_posts(database: Database, sent: Path) -> None:
    """Every turn in the log was told exactly once and in order."""
    told: dict[str, list[int]] = defaultdict(list)
    for line in sent.read_text().splitlines():
        match_id, _, revisions = line.split(" ")
        told[match_id] += [int(revision) for revision in revisions.split(",")]
    logs = await logs_of(database)
    assert logs
    for match_id, logged in logs.items():
        assert told[match_id] == list(dict.fromkeys(entry.revision for entry in logged))
