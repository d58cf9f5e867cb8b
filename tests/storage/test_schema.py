"""The tables as the code has them are those that the migrations make."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy.dialects import sqlite
from sqlalchemy.schema import CreateIndex

from bot.front.commands.record import SEED_LENGTH
from bot.matches.deeds.drafting import MAX_TEXT
from bot.matches.deeds.opening import ID_LENGTH
from bot.matches.deeds.seats import NAME_LENGTH
from bot.storage import schema
from bot.storage.database import Database


def test_what_refers_to_a_table_is_found_by_an_index() -> None:
    """Else each change of a table looks through all posts that wait, those of others, too."""
    for table in schema.metadata.tables.values():
        first = {next(iter(index.columns)) for index in (*table.indexes, table.primary_key)}
        assert {key.parent for key in table.foreign_keys} <= first, table.name


def test_what_people_may_write_fits_into_its_column() -> None:
    columns = schema.metadata.tables
    for most, table, column in (
        (SEED_LENGTH, "matches", "seed"),
        (ID_LENGTH, "matches", "id"),
        (NAME_LENGTH, "seats", "name"),
        (MAX_TEXT, "log", "text"),
    ):
        kind = columns[table].c[column].type
        assert isinstance(kind, sa.String)
        assert most <= (kind.length or 0), column


async def test_the_migrations_make_the_schema_of_the_code(tmp_path: Path) -> None:
    """Alembic compares neither primary keys nor which rows an index is for."""
    database = await Database.open(f"sqlite:///{tmp_path / 'new.db'}")
    tables = schema.metadata.tables.values()

    def differences(connection: sa.Connection) -> Any:
        asked = {"compare_server_default": True}
        context = MigrationContext.configure(connection, opts=asked)
        return compare_metadata(context, schema.metadata)

    def keys(connection: sa.Connection) -> dict[str, list[str]]:
        made = sa.inspect(connection)
        return {one.name: made.get_pk_constraint(one.name)["constrained_columns"] for one in tables}

    def indexes(connection: sa.Connection) -> set[str]:
        query = "SELECT sql FROM sqlite_master WHERE type = 'index' AND sql IS NOT NULL"
        return set(connection.execute(sa.text(query)).scalars())

    assert await database.read(differences) == []
    assert await database.read(keys) == {t.name: t.primary_key.columns.keys() for t in tables}
    told = {
        str(CreateIndex(index).compile(dialect=sqlite.dialect()))
        for table in tables
        for index in table.indexes
    }
    assert await database.read(indexes) == told
    await database.close()
