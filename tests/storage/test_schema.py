"""The tables as the code has them are those that the migrations make."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from bot.storage import schema
from bot.storage.database import Database


def test_what_refers_to_a_table_is_found_by_an_index() -> None:
    """Else each change of a table looks through all posts that wait, those of others, too."""
    for table in schema.metadata.tables.values():
        first = {next(iter(index.columns)) for index in (*table.indexes, table.primary_key)}
        assert {key.parent for key in table.foreign_keys} <= first, table.name


async def test_the_migrations_make_the_schema_of_the_code(tmp_path: Path) -> None:
    database = await Database.open(f"sqlite:///{tmp_path / 'new.db'}")

    def differences(connection: sa.Connection) -> Any:
        return compare_metadata(MigrationContext.configure(connection), schema.metadata)

    assert await database.read(differences) == []
    await database.close()
