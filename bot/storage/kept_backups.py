"""The folder of backups that are written on a schedule, and what its names tell."""

from __future__ import annotations

import contextlib
import re
from datetime import UTC, datetime
from pathlib import Path

from bot.storage.copying import back_up
from bot.storage.database import Database
from bot.storage.errors import StorageError

FORMAT = "meeplepost-%Y%m%d-%H%M%S.sqlite3"
"""A backup's name: when it was begun (UTC)."""
_NAME = re.compile(r"meeplepost-\d{8}-\d{6}\.sqlite3")
_UNFINISHED = "meeplepost-*.sqlite3.partial*"
_FAILED = "failed.txt"


def backup_name(seconds: float) -> str:
    """The name of a backup begun at that time (since 1970)."""
    return f"{datetime.fromtimestamp(seconds, UTC):{FORMAT}}"


class KeptBackups:
    """The backups in a folder, known by their names only: a copied file has another time."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def files(self) -> list[Path]:
        """Oldest first; empty when there is no such folder. Raises `OSError`."""
        if not self.folder.is_dir():
            return []
        return sorted(file for file in self.folder.iterdir() if _NAME.fullmatch(file.name))

    def newest(self) -> float | None:
        """When the newest was begun, in seconds since 1970; None without any."""
        files = self.files()
        return time_of(files[-1]) if files else None

    async def write(self, database: Database, now: float) -> Path:
        """One more, of the database at one moment while others write to it; a SQLite file of
        either kind of database. Raises `StorageError` and the drivers' and the disk's errors;
        nothing of it stays then."""
        if failure := await database.failure():  # the good ones would make room for it
            raise StorageError(failure)
        self._remove_leftovers()
        file = self.folder / backup_name(now)
        await back_up(database, file)
        (self.folder / _FAILED).unlink(missing_ok=True)
        return file

    def keep(self, number: int) -> None:
        """Deletes the oldest beyond that number. Raises `OSError`."""
        for file in self.files()[:-number]:
            file.unlink(missing_ok=True)

    def note_failure(self, sentence: str) -> None:
        """Leaves word for `doctor`, where that can be written."""
        with contextlib.suppress(OSError):
            (self.folder / _FAILED).write_text(f"{sentence}\n", "utf-8")

    def failure(self) -> str | None:
        """Why the last attempt failed, empty when the disk took no word of it; None when it did
        not."""
        try:
            return (self.folder / _FAILED).read_text("utf-8").strip()
        except OSError:
            return None

    def _remove_leftovers(self) -> None:
        """Removes the unfinished files of a process that was killed."""
        for file in self.folder.glob(_UNFINISHED):
            file.unlink(missing_ok=True)


def time_of(file: Path) -> float:
    """When a backup was begun, in seconds since 1970."""
    try:
        return datetime.strptime(file.name, FORMAT).replace(tzinfo=UTC).timestamp()
    except ValueError:  # digits that are no date
        return 0.0
