"""How soon the bot serves with ten thousand open tables stored, and what they cost in memory."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import sqlalchemy as sa

from bench.figures import Figure
from bench.playing import random_turn
from bench.process import running_bot
from bot.matches.submit import Matches
from bot.matches.table.requests import Choose, Join, Open, Person, Place, Start
from bot.storage import schema
from bot.storage.database import Database
from rules import GAMES
from rules.game import AnyGame, Rng

TARGET_SECONDS = 2.0
TARGET_MB = 10.0
"""Growth that counts as none: the database's own caches."""
TABLES = 10_000
TURNS = 30
"""Turns played at the table that is copied, so that its snapshot has a common size."""


def measure() -> Iterator[Figure]:
    """Seconds to serving and growth of memory, with the first registered game."""
    yield from asyncio.run(_measure(next(iter(GAMES.values()))))


async def _measure(game: AnyGame) -> list[Figure]:
    with tempfile.TemporaryDirectory() as empty, tempfile.TemporaryDirectory() as full:
        size = await _fill(game, Path(full))
        await _started(Path(empty))
        before, alone = await _started(Path(empty))
        seconds, mb = await _started(Path(full))
    note = f"{size / 1e6:.0f} MB stored; {before:.2f} s without tables"
    grown = f"{alone:.0f} MB without tables, {mb:.0f} MB with them"
    return [
        Figure(f"start with {TABLES} open tables", seconds, "s", TARGET_SECONDS, note=note),
        Figure("memory they take while idle", mb - alone, "MB", TARGET_MB, note=grown),
    ]


async def _started(folder: Path) -> tuple[float, float]:
    """Seconds to the first answered command, and resident MB soon after."""
    async with running_bot(folder) as bot:
        await asyncio.sleep(2)
        return bot.seconds_to_serving, bot.resident_mb


async def _fill(game: AnyGame, folder: Path) -> int:
    """A database of many copies of one running table; its size in bytes."""
    file = folder / "sandbox.sqlite3"
    database = await Database.open(f"sqlite:///{file}")
    try:
        match_id = await _one_table(game, Matches(database, GAMES))
        await database.write(lambda connection: _copy(connection, match_id))
    finally:
        await database.close()
    return file.stat().st_size


async def _one_table(game: AnyGame, matches: Matches) -> str:
    people = [Person(1_000 + n, f"P{n}") for n in range(game.meta.seats[0])]
    opened = await matches.submit("o", people[0], None, Open(game.meta.key, Place(1, 2), "en"))
    for person in people[1:]:
        await matches.submit(f"j{person.id}", person, opened.match_id, Join())
    await matches.submit("s", people[0], opened.match_id, Start())
    for turn in range(TURNS):
        state = (await matches.table(opened.match_id)).state
        seat = game.to_act(state)[0]
        texts = tuple(random_turn(game, state, seat, Rng("many", turn)))
        request = Choose(texts, confirm=True)
        await matches.submit(f"t{turn}", people[seat], opened.match_id, request)
    return opened.match_id


def _copy(connection: sa.Connection, match_id: str) -> None:
    """Many tables with the rows of one."""
    connection.execute(sa.delete(schema.outbox))
    for table in (schema.matches, schema.seats, schema.log):
        key = "id" if table is schema.matches else "match_id"
        rows = connection.execute(sa.select(table).where(table.c[key] == match_id)).mappings().all()
        for start in range(0, TABLES, 500):
            numbers = range(start, start + 500)
            copies = [_as_copy(dict(row), key, number) for number in numbers for row in rows]
            connection.execute(sa.insert(table), copies)


def _as_copy(row: dict[str, Any], key: str, number: int) -> dict[str, Any]:
    """The row as that of another table, in another channel, of other people."""
    row.pop("number", None)
    changed: dict[str, Any] = {key: f"m{number:05}"}
    if "channel_id" in row:
        changed["channel_id"] = 100_000 + number
    if "user_id" in row:
        changed["user_id"] = 2_000 + number // 10 * 10 + row["seat"]
    return row | changed
