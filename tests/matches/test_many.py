"""Ten thousand idle tables cost nothing: neither time at start nor memory."""

from __future__ import annotations

import asyncio
import time
import tracemalloc
from typing import Any

import pytest
import sqlalchemy as sa

from bot.computers import Computers
from bot.matches.requests import Confirm, Place, Refused
from bot.outbox import Outbox
from bot.storage import schema
from bot.storage.database import Database
from tests.matches.conftest import ANNA, GAMES, Club, club_of
from tests.matches.courier import Pigeon

MANY = 10_000


async def copy_table(club: Club, match: str) -> None:
    """The rows of one running table, ten thousand times over."""
    tables = (schema.matches, schema.seats, schema.log)
    async with club.database.write() as connection:
        for table in tables:
            key = "id" if table is schema.matches else "match_id"
            query = sa.select(table).where(table.c[key] == match)
            rows = (await connection.execute(query)).mappings().all()
            copies: list[dict[str, Any]] = []
            for number in range(MANY):
                for row in rows:
                    copy = {**row, key: f"m{number:05}"}
                    copy.pop("number", None)
                    if table is schema.matches:
                        copy["channel_id"] = 100_000 + number
                    if "user_id" in copy:
                        copy["user_id"] = 1000 + number // 10 + 5000 * row["seat"]
                    copies.append(copy)
            await connection.execute(sa.insert(table), copies)


async def test_ten_thousand_open_tables_are_served_at_once(club: Club) -> None:
    await copy_table(club, await club.running(2))
    tracemalloc.start()
    begun = time.perf_counter()
    database = await Database.open(str(club.database.url))
    again = club_of(database, 1000)
    pigeon, computers = Pigeon(), Computers(again.matches)
    pigeon.gate.set()
    outbox = Outbox(database, GAMES, pigeon)
    tasks = [asyncio.create_task(task) for task in (outbox.run(), computers.run())]
    await computers.idle()
    table = await again.matches.table_in(100_000 + MANY // 2)
    assert table is not None
    assert len(await again.matches.waiting_for(1000 + 5)) == 10
    for number in range(0, MANY, 500):
        with pytest.raises(Refused, match="not-seated"):
            await again.ask(ANNA, f"m{number:05}", Confirm())
    seconds = time.perf_counter() - begun
    grown = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    await outbox.stop()
    await computers.stop()
    await asyncio.gather(*tasks)
    await database.close()
    assert seconds < 2
    assert grown < 20_000_000
    assert table.place == Place(7, 100_000 + MANY // 2)
