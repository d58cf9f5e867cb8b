"""The folder of backups that are written on a schedule, and what its names tell."""

from __future__ import annotations

import contextlib
import math
import re
from datetime import UTC, datetime
from pathlib import Path

from bot.storage.copying import back_up
from bot.storage.database import Database
from bot.storage.errors import StorageError

FORMAT = "meeplepost-%Y%m%d-%H%M%S.sqlite3"
"""The format of a backup's name. It contains the start time in UTC."""
_NAME = re.compile(r"meeplepost-\d{8}-\d{6}\.sqlite3")
_UNFINISHED = "meeplepost-*.sqlite3.partial*"
_FAILED = "failed.txt"


def backup_name(seconds: float) -> str:
    """The name of a backup started at this time (in seconds since 1970)."""
    return f"{datetime.fromtimestamp(seconds, UTC):{FORMAT}}"


class KeptBackups:
    """The backups in a folder. Their age is read from their names, because copying changes a file's
    time."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def files(self, now: float = math.inf) -> list[Path]:
        """The backups, oldest first; empty if the folder does not exist. Those from the future were
        made before the clock was set back, and count as the oldest. Raises `OSError`."""
        if not self.folder.is_dir():
            return []
        found = (file for file in self.folder.iterdir() if _NAME.fullmatch(file.name))
        return sorted(found, key=lambda file: (time_of(file) <= now, file.name))

    def newest(self, now: float = math.inf) -> float | None:
        """When the newest backup was started, in seconds since 1970; None if there is none but from
        the future."""
        started = [time_of(file) for file in self.files(now)[-1:]]
        return next((at for at in started if at <= now), None)

    async def write(self, database: Database, now: float) -> Path:
        """Writes a backup of the database at one moment, as a SQLite file. Returns its path. Others
        may write to the database meanwhile. Raises `StorageError` and the errors of the drivers and
        the disk; nothing is left then."""
        if failure := await database.failure():  # a damaged backup would push out good ones
            raise StorageError(failure)
        self._remove_leftovers()
        file = self.folder / backup_name(now)
        await back_up(database, file)
        (self.folder / _FAILED).unlink(missing_ok=True)
        return file

    def keep(self, number: int, now: float) -> None:
        """Deletes all but this number of the newest backups. Raises `OSError`."""
        for file in self.files(now)[:-number]:
            file.unlink(missing_ok=True)

    def note_failure(self, sentence: str) -> None:
        """Stores a failure for `doctor`, if the disk allows it."""
        with contextlib.suppress(OSError):
            (self.folder / _FAILED).write_text(f"{sentence}\n", "utf-8")

    def failure(self) -> str | None:
        """Why the last attempt failed; None if it succeeded. The text is empty if the disk was
        full."""
        try:
            return (self.folder / _FAILED).read_text("utf-8").strip()
        except OSError:
            return None

    def _remove_leftovers(self) -> None:
        """Deletes unfinished files of killed processes."""
        for file in self.folder.glob(_UNFINISHED):
            file.unlink(missing_ok=True)


def time_of(file: Path) -> float:
    """When a backup was started, in seconds since 1970."""
    try:
        return datetime.strptime(file.name, FORMAT).replace(tzinfo=UTC).timestamp()
    except ValueError:  # digits that are not a date
        return 0.0
