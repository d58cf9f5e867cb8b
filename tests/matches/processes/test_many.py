"""Ten thousand idle tables cost nothing: neither time at start nor memory."""

from __future__ import annotations

import asyncio
import time
import tracemalloc
from typing import Any

import pytest
import sqlalchemy as sa
from sqlalchemy import event

from bot.delivery.outbox import OutboxWorker
from bot.matches.table.requests import Confirm, Place, Refused
from bot.storage import schema
from bot.storage.database import Database
from bot.workers.computer_players import ComputerPlayerWorker
from bot.workers.reminders import ReminderWorker
from tests.matches.conftest import ANNA, GAMES, Club, club_of
from tests.matches.recording_sender import RecordingSender

MANY = 10_000


def copy_table(connection: sa.Connection, match: str) -> None:
    """The rows of one running table, ten thousand times over."""
    for table in (schema.matches, schema.seats, schema.log):
        key = "id" if table is schema.matches else "match_id"
        query = sa.select(table).where(table.c[key] == match)
        rows = connection.execute(query).mappings().all()
        copies = [copy_of(dict(row), key, number) for number in range(MANY) for row in rows]
        connection.execute(sa.insert(table), copies)


def copy_of(row: dict[str, Any], key: str, number: int) -> dict[str, Any]:
    """One row for another table in another channel with other people."""
    row[key] = f"m{number:05}"
    row.pop("number", None)
    if "channel_id" in row:
        row["channel_id"] = 100_000 + number
    if "user_id" in row:
        row["user_id"] = 1000 + number // 10 + 5000 * row["seat"]
    return row


async def test_ten_thousand_open_tables_are_served_at_once(club: Club) -> None:
    """The figure is 2 s (`make bench` measures it). Here the statements are counted, and the work
    this process does, however busy the machine is: one look at every table would be far more."""
    match = await club.running(2)
    await club.database.write(lambda connection: copy_table(connection, match))
    tracemalloc.start()
    asked: list[str] = []

    def note(_connection: object, _cursor: object, statement: str, *_: object) -> None:
        asked.append(statement)

    event.listen(sa.Engine, "before_cursor_execute", note)
    begun = time.process_time()
    database = await Database.open(str(club.database.url))
    again = club_of(database, 1000)
    pigeon, computers = RecordingSender(), ComputerPlayerWorker(again.matches, again.thinkers)
    pigeon.gate.set()
    outbox, reminders = OutboxWorker(database, GAMES, pigeon), ReminderWorker(again.matches)
    again.matches.listen(reminders.wake)
    works = (outbox.run(), computers.run(), reminders.run())
    tasks = [asyncio.create_task(work) for work in works]
    await computers.idle()
    await reminders.idle()
    table = await again.matches.queries.table_in(100_000 + MANY // 2)
    assert table is not None
    assert len(await again.matches.queries.waiting_for(1000 + 5)) == 10
    for number in range(0, MANY, 500):
        with pytest.raises(Refused, match="not-seated"):
            await again.ask(ANNA, f"m{number:05}", Confirm())
    seconds = time.process_time() - begun
    event.remove(sa.Engine, "before_cursor_execute", note)
    grown = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    await outbox.stop()
    await computers.stop()
    await reminders.stop()
    await asyncio.gather(*tasks)
    await database.close()
    assert len(asked) < MANY // 10
    assert seconds < 2
    assert grown < 20_000_000
    assert table.place == Place(7, 100_000 + MANY // 2)
