"""Backups on a schedule, so that a host who never thinks of them has one."""

from __future__ import annotations

import logging
import sqlite3
import time
from collections.abc import Callable

from sqlalchemy.exc import SQLAlchemyError

from bot.settings import Settings
from bot.storage.database import Database
from bot.storage.errors import StorageError, cause_of
from bot.storage.kept_backups import KeptBackups
from bot.workers.worker import BackgroundWorker

_log = logging.getLogger(__name__)

FIRST_SECONDS = 60.0
"""Seconds before the first check, for more important work after the start."""
RETRY_SECONDS = 600.0
"""Seconds until the next attempt after a failure."""


class BackupWorker(BackgroundWorker):
    """Writes a backup whenever the newest one is too old, and deletes the oldest ones."""

    def __init__(
        self, database: Database, settings: Settings, clock: Callable[[], float] = time.time
    ) -> None:
        super().__init__()
        self._database, self._backups = database, KeptBackups(settings.backups)
        self._seconds, self._kept = settings.backup_hours * 3600, settings.backups_kept
        self._clock = clock
        self._begun = False

    def wake(self, _match_id: str = "", /) -> None:
        """Does nothing: only time makes a backup due."""

    async def poll(self) -> float | None:
        """Writes a backup if it is due. Returns the seconds until the next one."""
        if not self._begun:
            self._begun = True
            return min(FIRST_SECONDS, self._seconds)
        try:
            return await self._next()
        except (StorageError, SQLAlchemyError, sqlite3.Error, OSError) as error:
            pause = min(RETRY_SECONDS, self._seconds)
            cause = cause_of(error)
            _log.error("no backup could be written, next attempt in %.0f s: %s", pause, cause)
            self._backups.note_failure(cause)
            return pause

    async def _next(self) -> float:
        """Writes a backup if it is due. Returns the seconds until the next one."""
        now = self._clock()
        newest = self._backups.newest(now)
        left = 0.0 if newest is None else newest + self._seconds - now
        if left > 0:
            return left
        await self._write(now)
        return self._seconds

    async def _write(self, now: float) -> None:
        begun = time.monotonic()
        file = await self._backups.write(self._database, now)
        self._backups.keep(self._kept, now)
        size, seconds = file.stat().st_size / 1e6, time.monotonic() - begun
        _log.info("backup %s (%.1f MB) took %.1f s", file, size, seconds)
