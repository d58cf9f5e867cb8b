"""A table of strangers beside those of a test. Whatever is done at other tables leaves it as it is,
although the same channels follow it."""

from __future__ import annotations

from collections.abc import AsyncGenerator, Iterator, Mapping
from contextlib import asynccontextmanager
from typing import Any

import sqlalchemy as sa

from bot.matches.deeds.hints import NOTED
from bot.matches.table.sittings import TAKEN
from bot.storage import schema
from bot.storage.database import Database

NAME = "zzzzy"
FOLLOWING = (71, 72, 80, 81)
PEOPLE = (905, 908)
"""The ids of the people of tests are no part of theirs: some conditions look for an id in a text,
where those of Discord, all alike in length, cannot be mistaken."""
_OF_TABLE = [
    table
    for table in schema.metadata.sorted_tables
    if "match_id" in table.c and table is not schema.outbox
]
"""Without the posts that wait, which some tests deliver."""
_MATCH = {"id": NAME, "guild_id": 990, "channel_id": 991, "host_id": 992, "game": "toy"}
_LOG = [
    {"kind": kind, "seat": seat, "text": text, "revision": revision, "at": 9e12}
    for kind, text in (("table", NOTED), ("table", f"{TAKEN} {PEOPLE[0]}"), ("action", "bid 1"))
    for seat in (0, 1)
    for revision in (1, 2, 3)
]


@asynccontextmanager
async def strangers_beside(database: Database) -> AsyncGenerator[None]:
    """Stores the strangers' rows, and in the end checks that they are as they were."""
    await database.write(_put)
    before = await database.read(_rows)
    yield
    assert await database.read(_rows) == before, "the strangers' table has changed"


def _put(connection: sa.Connection) -> None:
    match = some_row(schema.matches, 999, _MATCH | {"status": "running", "options": "{}"})
    connection.execute(sa.insert(schema.matches), [match])
    for table in _OF_TABLE:
        rows = _LOG if table is schema.log else _keys(table)
        values = [some_row(table, 999, {"match_id": NAME} | row) for row in rows]
        connection.execute(sa.insert(table), values)


def _keys(table: sa.Table) -> Iterator[dict[str, int]]:
    """One row for each channel that follows, each person or each seat."""
    names = {column.name for column in table.primary_key}
    if "channel_id" in names:
        yield from ({"channel_id": channel} for channel in FOLLOWING)
    elif "user_id" in names:
        yield from ({"user_id": person} for person in PEOPLE)
    else:
        yield from ({"seat": seat} for seat in ((0, 1) if "seat" in names else (0,)))


def some_row(table: sa.Table, number: int, values: Mapping[str, Any]) -> dict[str, Any]:
    """A row with those of the values that it has columns for; what else it needs is this number."""
    kept = {name: value for name, value in values.items() if name in table.c}
    return {column.name: _some_value(column, number) for column in table.c} | kept


def _some_value(column: sa.Column[Any], number: int) -> str | int | None:
    if column.nullable or column is schema.log.c.number:
        return None
    if isinstance(column.type, sa.Boolean):
        return False
    return "[]" if isinstance(column.type, sa.String) else number


def _rows(connection: sa.Connection) -> list[str]:
    rows = list(connection.execute(sa.select(schema.matches).where(schema.matches.c.id == NAME)))
    for table in _OF_TABLE:
        rows += connection.execute(sa.select(table).where(table.c.match_id == NAME))
    return list(map(str, rows))
