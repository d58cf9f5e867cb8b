"""New databases for tests."""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory

from bot.storage.database import Database

_MIGRATED: list[bytes] = []
"""A SQLite file of the newest schema, once there is one."""


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
