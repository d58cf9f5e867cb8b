"""Brings a database to the schema of this version, after keeping a copy of the SQLite file."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

import sqlalchemy as sa
from sqlalchemy.engine import URL

from bot.storage.backup import copy_sqlite
from bot.storage.errors import StorageError

if TYPE_CHECKING:
    from alembic.config import Config

FOLDER = Path(__file__).parent / "migrations"
UPGRADE_KEY = 0x6D65_6570_6C66
"""The advisory lock of whoever upgrades a PostgreSQL database, for as long as that takes; its
neighbours are in `bot.cluster.server_lock`."""
_OURS = {"alembic_version", "matches"}
"""Tables that every version of our schema has."""
_NAME = {
    "postgresql": sa.text("SELECT current_database()"),
    "sqlite": sa.text("SELECT file FROM pragma_database_list WHERE name = 'main'"),
}
"""By kind of database: its name, or its file, of which a copy in another folder may be read."""


async def migrate(url: URL, write: Callable[[Callable[[sa.Connection], Any]], Any]) -> None:
    """Runs what is missing, in transactions that `write` makes.

    Raises `StorageError` for a database of a newer version or not ours.
    """
    present, wanted = revisions(str(url.database), await write(present_revision))
    if present == wanted:
        return
    if present is not None and url.drivername.startswith("sqlite"):
        file = Path(str(url.database))
        await copy_sqlite(file, Path(f"{file}.before-{wanted}"))
    await write(upgrade)


def revisions(database: str, present: str | None) -> tuple[str | None, str]:
    """The schema that is there and that of this version. Raises `StorageError` for a newer one,
    with the database's name."""
    known = known_revisions()
    wanted = known[-1]
    if present is not None and present not in known:
        raise StorageError(
            f"The database {database} was made by a newer version of Meeplepost "
            f"(its schema is {present}, ours {wanted}); update Meeplepost or restore a backup."
        )
    return present, wanted


def known_revisions() -> list[str]:
    """The schemas that there have been, the oldest first: the numbers that begin the names of the
    migrations. Alembic, 7 MB of memory and more, is needed only to run one."""
    return sorted(file.name.partition("_")[0] for file in (FOLDER / "versions").glob("[0-9]*_*.py"))


def present_revision(connection: sa.Connection) -> str | None:
    """The schema written in the database, None when it is empty. Raises `StorageError` for a
    database of something else."""
    tables = set(sa.inspect(connection).get_table_names())
    if not tables:
        return None
    if not tables >= _OURS:
        name = Path(connection.execute(_NAME[connection.dialect.name]).scalar_one()).name
        raise StorageError(
            f"The database {name} holds other tables; it does not belong to Meeplepost."
        )
    return connection.execute(sa.text("SELECT version_num FROM alembic_version")).scalar()


def upgrade(connection: sa.Connection) -> None:
    """Runs what is missing by now, within this transaction: of two processes that start at once,
    one waits and finds all done."""
    from alembic import command

    if connection.dialect.name == "postgresql":
        connection.execute(sa.select(sa.func.pg_advisory_xact_lock(UPGRADE_KEY)))
    config = alembic_config()
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def alembic_config() -> Config:
    """Where Alembic finds the migrations."""
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(FOLDER))
    return config
