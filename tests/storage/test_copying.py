"""A database copied into another, of either kind: every row arrives as it was, or nothing does."""

from __future__ import annotations

import asyncio
import uuid
from collections.abc import AsyncGenerator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import create_async_engine

from bot.storage import copying, schema
from bot.storage.copying import BATCH, TableCopy, copy, copy_to_file
from bot.storage.database import Database, read_url
from bot.storage.errors import StorageError
from bot.storage.postgres import FREED_AFTER
from bot.storage.transaction import Run
from tests.storage.filling import PARENTS, fill

# pyright: reportPrivateUsage=false

KINDS = ["sqlite", pytest.param("postgresql", marks=pytest.mark.postgres)]
TABLES = schema.metadata.sorted_tables


MakeUrl = Callable[[str], Any]


@pytest.fixture
def new(tmp_path: Path, request: pytest.FixtureRequest) -> MakeUrl:
    """A URL of an empty database of a kind."""

    async def make(kind: str) -> str:
        name = f"x{uuid.uuid4().hex}"
        if kind == "sqlite":
            return f"sqlite:///{tmp_path}/{name}.db"
        at: str = request.getfixturevalue("server_url")
        # its rules of sorting are those of a language, as on most servers
        made = f"CREATE DATABASE {name} TEMPLATE template0 LOCALE_PROVIDER icu ICU_LOCALE 'en'"
        engine = create_async_engine(read_url(f"{at}/postgres"), isolation_level="AUTOCOMMIT")
        async with engine.connect() as connection:
            await connection.execute(sa.text(made))
        await engine.dispose()
        return f"{at}/{name}"

    return make


@asynccontextmanager
async def filled(url: str, rows: int) -> AsyncGenerator[Database]:
    database = await Database.open(url)
    await database.write(lambda connection: fill(connection, rows))
    try:
        yield database
    finally:
        await database.close()


def everything(connection: sa.Connection) -> dict[str, list[tuple[Any, ...]]]:
    """All rows of all tables, in Python's order."""
    return {
        table.name: sorted((tuple(row) for row in connection.execute(sa.select(table))), key=repr)
        for table in TABLES
    }


@pytest.mark.parametrize("to", KINDS)
@pytest.mark.parametrize("of", KINDS)
@pytest.mark.timeout(240)
async def test_every_row_arrives_as_it_was(new: MakeUrl, of: str, to: str) -> None:
    there = await new(to)
    rows = 2 * BATCH + 7
    async with filled(await new(of), rows) as source, AsyncExitStack() as stack:
        target = Database.to_be_filled(there)
        stack.push_async_callback(target.close)
        told = await copy(source, target)
        before, after = await source.read(everything), await target.read(everything)
        assert after == before
        assert {one.name: one.rows for one in told} == {
            table.name: PARENTS if table.name == "matches" else rows for table in TABLES
        }
    async with AsyncExitStack() as stack:  # the bot takes it as its own, and goes on in it
        opened = await Database.open(there)
        stack.push_async_callback(opened.close)
        await opened.write(go_on)


def go_on(connection: sa.Connection) -> None:
    """The next number of a counter is above those that are there, or the first."""
    for table in (schema.log, schema.outbox):
        column = table.autoincrement_column
        assert column is not None
        one: Any = connection.execute(sa.select(table)).mappings().first()
        highest = connection.execute(sa.select(sa.func.max(column))).scalar() or 0
        match = connection.execute(sa.select(schema.matches.c.id)).scalars().first()
        row = dict[str, Any](one or {}) | {"match_id": match}
        row.pop(column.name, None)
        made = connection.execute(sa.insert(table), row).inserted_primary_key
        assert made is not None
        assert made[0] == highest + 1


@pytest.mark.postgres
@pytest.mark.parametrize(("of", "to"), [("sqlite", "postgresql"), ("postgresql", "sqlite")])
async def test_digests_are_those_of_the_rows_whatever_the_kind(
    new: MakeUrl, of: str, to: str
) -> None:
    """There and back again gives the same digests, and one changed value another one."""
    async with filled(await new(of), 40) as source, AsyncExitStack() as stack:
        middle, end = [Database.to_be_filled(await new(kind)) for kind in (to, of)]
        for one in (middle, end):
            stack.push_async_callback(one.close)
        first = await copy(source, middle)
        assert await copy(middle, end) == first
        change = sa.update(schema.people).where(schema.people.c.user_id == 1).values(locale="xx")
        await source.write(lambda connection: connection.execute(change))
        again = await copy(source, other := Database.to_be_filled(await new(of)))
        stack.push_async_callback(other.close)
        assert [a.name for a, b in zip(first, again, strict=True) if a != b] == ["people"]


def test_every_value_its_kind_and_its_place_count_in_a_digest() -> None:
    def digest(*rows: tuple[object, ...]) -> str:
        tally = copying._Tally("table")
        tally.add(dict(zip("abc", row, strict=False)) for row in rows)
        return tally.result().digest

    told = [
        *(digest(("ab", "c")), digest(("ax", "c")), digest(("a", "bc")), digest(("c", "ab"))),
        *(digest(("ab",), ("d",)), digest(("d",), ("ab",)), digest(("ab",)), digest()),
        *(digest((1,)), digest((2,)), digest((1.0,)), digest(("1",)), digest((True,))),
        *(digest((None,)), digest(("None",))),
    ]
    assert len(set(told)) == len(told)


@pytest.mark.parametrize("to", KINDS)
async def test_a_target_that_holds_something_is_refused(new: MakeUrl, to: str) -> None:
    async with filled(await new("sqlite"), 3) as source, filled(await new(to), 5) as target:
        before = await target.read(everything)
        with pytest.raises(StorageError, match="is not empty"):
            await copy(source, target)
        assert await target.read(everything) == before


def tables(connection: sa.Connection) -> list[str]:
    return sa.inspect(connection).get_table_names()


@pytest.mark.parametrize("to", KINDS)
async def test_what_does_not_arrive_as_it_was_leaves_the_target_empty(
    new: MakeUrl, to: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A trigger changes what it is told."""

    def meddle(connection: sa.Connection, target: Database) -> None:
        make(connection, target)
        drop = "UPDATE people SET locale = 'xx' WHERE user_id = NEW.user_id;"
        if connection.dialect.name == "sqlite":
            text = f"CREATE TRIGGER t AFTER INSERT ON people BEGIN {drop} END"
            connection.exec_driver_sql(text)
            return
        connection.exec_driver_sql(
            "CREATE FUNCTION f() RETURNS trigger LANGUAGE plpgsql AS "
            "$$BEGIN NEW.locale = 'xx'; RETURN NEW; END$$"
        )
        connection.exec_driver_sql(
            "CREATE TRIGGER t BEFORE INSERT ON people FOR EACH ROW EXECUTE FUNCTION f()"
        )

    make = copying._make_tables
    monkeypatch.setattr(copying, "_make_tables", meddle)
    target = Database.to_be_filled(await new(to))
    async with filled(await new("sqlite"), 9) as source:
        with pytest.raises(StorageError, match=r"people did not arrive as it was \(9 rows"):
            await copy(source, target)
    assert await target.read(tables) == []
    await target.close()


@pytest.mark.postgres
async def test_what_a_server_does_not_take_leaves_it_empty(new: MakeUrl) -> None:
    """SQLite keeps texts longer than declared, and zero bytes in them."""
    target = Database.to_be_filled(await new("postgresql"))
    async with filled(await new("sqlite"), 3) as source:
        for bad in ("x" * 17, "\0"):
            change = sa.update(schema.people).values(locale=bad)
            await source.write(lambda connection, change=change: connection.execute(change))
            with pytest.raises(SQLAlchemyError):
                await copy(source, target)
            assert await target.read(tables) == []
    await target.close()


@pytest.mark.parametrize("of", KINDS)
async def test_a_copy_is_of_one_moment_while_others_write(
    new: MakeUrl, of: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever is written after the first table was read is in none of the tables."""
    async with filled(await new(of), 5) as source:
        before = await source.read(everything)
        batches = copying._batches

        async def disturbed(table: sa.Table, run: Any) -> AsyncGenerator[list[dict[str, Any]]]:
            async for rows in batches(table, run):
                yield rows
            if table is TABLES[0]:
                await source.write(lambda connection: connection.execute(sa.delete(schema.people)))

        monkeypatch.setattr(copying, "_batches", disturbed)
        await copy_to_file(source, tmp_path / "copy.db")
        monkeypatch.undo()
        assert (await source.read(everything))["people"] == []
    made = Database.as_it_is(f"sqlite:///{tmp_path}/copy.db")
    assert await made.read(everything) == before
    await made.close()
    assert not list(tmp_path.glob("copy.db?*"))


def test_tables_come_after_those_they_belong_to() -> None:
    order = [table.name for table in TABLES]
    assert len(order) == len(set(order)) > 10
    for table in TABLES:
        for key in table.foreign_keys:
            assert order.index(key.column.table.name) < order.index(table.name)
    assert all(len(table.primary_key.columns) for table in TABLES)


@pytest.mark.postgres
async def test_a_copy_that_takes_long_to_count_keeps_no_transaction_waiting(
    new: MakeUrl, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The server ends a transaction in which nothing is asked for a while."""
    monkeypatch.setitem(FREED_AFTER, "idle_in_transaction_session_timeout", "4000")
    read = copying._read

    async def slowly(table: sa.Table, run: Run, write: Run | None = None) -> TableCopy:
        await asyncio.sleep(5 if write is None and table is TABLES[0] else 0)
        return await read(table, run, write)

    monkeypatch.setattr(copying, "_read", slowly)
    async with filled(await new("postgresql"), 5) as source:
        arrived = await copy_to_file(source, tmp_path / "copy.db")
    assert [table.name for table in arrived] == [table.name for table in TABLES]
