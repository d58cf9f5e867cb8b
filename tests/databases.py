"""New databases for tests."""

from __future__ import annotations

from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import create_async_engine

from bot.storage.database import Database, read_url

_MIGRATED: list[bytes] = []
"""A SQLite file of the newest schema, once there is one."""

_READY = set[str]()
"""Servers with a database `ready` of the newest schema."""
_NAMES = (f"new{number}" for number in count())


HERE = "database = (SELECT oid FROM pg_database WHERE datname = current_database())"
"""What holds for the locks in `pg_locks` that are in a session's own database."""


async def execute(url: str, sql: str) -> None:
    """Runs one statement outside any transaction."""
    engine = create_async_engine(read_url(url), isolation_level="AUTOCOMMIT")
    async with engine.connect() as connection:
        await connection.execute(sa.text(sql))
    await engine.dispose()


async def empty_postgres(server: str) -> str:
    """The URL of a new, empty database on a PostgreSQL server."""
    name = next(_NAMES)
    await execute(f"{server}/postgres", f"CREATE DATABASE {name}")
    return f"{server}/{name}"


async def new_postgres(server: str) -> str:
    """The URL of a new database on a PostgreSQL server, of the newest schema. It is migrated once
    and copied from then on."""
    if server not in _READY:
        await execute(f"{server}/postgres", "CREATE DATABASE ready")
        await (await Database.open(f"{server}/ready")).close()
        _READY.add(server)
    name = next(_NAMES)
    await execute(f"{server}/postgres", f"CREATE DATABASE {name} TEMPLATE ready")
    return f"{server}/{name}"


async def new_database(file: Path) -> Database:
    """A new SQLite file, open. It is migrated once and copied from then on: to migrate takes seven
    times as long as to open."""
    if not _MIGRATED:
        with TemporaryDirectory() as folder:
            _MIGRATED.append(await _migrated(Path(folder) / "new.sqlite3"))
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(_MIGRATED[0])
    return await Database.open(f"sqlite:///{file}")


async def _migrated(file: Path) -> bytes:
    database = await Database.open(f"sqlite:///{file}")
    await database.close()
    return file.read_bytes()
