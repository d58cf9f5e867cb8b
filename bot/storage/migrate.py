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
"""The key of the advisory lock that is held while a PostgreSQL database is upgraded. The other keys
are in `bot.cluster.server_lock`."""
_OURS = {"alembic_version", "matches"}
"""Tables that every version of our schema has."""
_NAME = {
    "postgresql": sa.text("SELECT current_database()"),
    "sqlite": sa.text("SELECT file FROM pragma_database_list WHERE name = 'main'"),
}
"""Queries for the database's name, or for its file in SQLite, by the kind of database."""


async def migrate(url: URL, write: Callable[[Callable[[sa.Connection], Any]], Any]) -> None:
    """Runs the missing migrations in transactions made by `write`. Raises `StorageError` if the
    database has a newer schema or belongs to another program."""
    present, wanted = revisions(str(url.database), await write(present_revision))
    if present == wanted:
        return
    if present is not None and url.drivername.startswith("sqlite"):
        file = Path(str(url.database))
        await copy_sqlite(file, Path(f"{file}.before-{wanted}"))
    await write(upgrade)


def revisions(database: str, present: str | None) -> tuple[str | None, str]:
    """The schema of the database and that of this version. Raises `StorageError`, with the
    database's name, if the database has a newer one."""
    known = known_revisions()
    wanted = known[-1]
    if present is not None and present not in known:
        raise StorageError(
            f"The database {database} was made by a newer version of Meeplepost "
            f"(its schema is {present}, ours {wanted}); update Meeplepost or restore a backup."
        )
    return present, wanted


def known_revisions() -> list[str]:
    """All schema revisions, oldest first: the numbers at the beginning of the migrations' names.
    Alembic takes at least 7 MB of memory, so it is imported only to run a migration."""
    return sorted(file.name.partition("_")[0] for file in (FOLDER / "versions").glob("[0-9]*_*.py"))


def present_revision(connection: sa.Connection) -> str | None:
    """The schema revision stored in the database; None if it is empty. Raises `StorageError` if the
    database belongs to another program or was restored in part."""
    tables = set(sa.inspect(connection).get_table_names())
    if not tables:
        return None
    if not tables >= _OURS:
        raise _wrong(
            connection, "holds other tables; it does not belong to Meeplepost: name another."
        )
    present = connection.execute(sa.text("SELECT version_num FROM alembic_version")).scalar()
    if present is None:
        raise _wrong(connection, "is not whole. Restore a backup of it.")
    return present


def check_rights(connection: sa.Connection) -> None:
    """Raises `StorageError` if the user of a PostgreSQL database may make no tables there. One who
    may not even look into its schema sees none, as if it were empty."""
    allowed = sa.func.has_schema_privilege(sa.func.current_schema(), "CREATE")
    if not connection.execute(sa.select(allowed)).scalar():
        what = "takes no tables from the user in DATABASE_URL; let that user own it and its tables."
        raise _wrong(connection, what)


def _wrong(connection: sa.Connection, what: str) -> StorageError:
    name = Path(connection.execute(_NAME[connection.dialect.name]).scalar_one()).name
    return StorageError(f"The database {name} {what}")


def upgrade(connection: sa.Connection) -> None:
    """Runs the missing migrations in this transaction. If two processes start at once, the second
    one waits and finds nothing left to do."""
    from alembic import command

    if connection.dialect.name == "postgresql":
        connection.execute(sa.select(sa.func.pg_advisory_xact_lock(UPGRADE_KEY)))
    config = alembic_config()
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def alembic_config() -> Config:
    """The Alembic configuration with the folder of migrations."""
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(FOLDER))
    return config
