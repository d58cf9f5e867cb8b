"""One bot on one database, or on one of its shards: two would post everything twice.

The system frees either kind of lock when the process ends, however it ends.
"""

from __future__ import annotations

import asyncio
import errno
import fcntl
import logging
import os
import time
from pathlib import Path

from sqlalchemy.exc import SQLAlchemyError

from bot.cluster.cluster import THINKERS, ProcessLock, Purpose
from bot.cluster.shards import ServedShards
from bot.storage.database import Database
from bot.storage.errors import StorageError, WrongSetting

_log = logging.getLogger(__name__)

PATIENCE = 2.0
"""Seconds to wait for a process that is just ending."""
_PAUSE = 0.1
LOOK_EVERY = 5.0
"""Seconds between two looks for the file of a lock."""
_NO_LOCKS = (errno.ENOLCK, errno.ENOSYS, errno.EOPNOTSUPP)
"""The errors of file systems that do not support locks."""


async def lock(
    url: str, shards: ServedShards | None = None, purpose: Purpose = "serve"
) -> ProcessLock:
    """Takes the lock on a database, or on some of its shards, and returns it. On SQLite the lock is
    the same for every purpose. Raises `StorageError` if another process holds it."""
    database = Database.as_it_is(url)
    taken = _lock_of(database, shards, purpose)
    until = time.monotonic() + PATIENCE
    try:
        while not await taken.take():
            if time.monotonic() > until:
                raise StorageError(taken_by_another(database, taken, purpose))
            await asyncio.sleep(_PAUSE)
    except BaseException as error:
        await taken.release()
        if isinstance(error, (OSError, SQLAlchemyError)):
            raise StorageError(database.refusal(error)) from error
        raise
    return taken


def _lock_of(database: Database, shards: ServedShards | None, purpose: Purpose) -> ProcessLock:
    """The lock for a purpose, not taken yet. Raises `StorageError` if shards are given on
    SQLite."""
    of_server = database.cluster.lock(shards, purpose)
    if of_server is not None:
        return of_server
    assert database.file is not None
    if shards is not None and not shards.every:
        raise WrongSetting(
            f"SHARDS={shards} leaves shards to other processes, and several processes need "
            "PostgreSQL (DATABASE_URL); on SQLite one serves everything: leave SHARDS empty."
        )
    return FileLock(database.file)


def taken_by_another(database: Database, lock: ProcessLock, purpose: Purpose = "serve") -> str:
    """The message to an operator who starts a second process."""
    name = database.name
    if lock.taken == THINKERS:
        return f"`{THINKERS}` works on the database {name}; stop it first."
    if lock.taken:
        runs = f"Another Meeplepost on the database {name} has {lock.taken}; stop it first"
        otherwise = "give each its own shards of the same number of shards (SHARDS)"
    else:
        runs = f"Another Meeplepost runs on the database {name}; stop it first"
        otherwise = "give this one a database of its own (DATA_DIR, DATABASE_URL)"
    return f"{runs}." if purpose == "alone" else f"{runs}, or {otherwise}."


class FileLock:
    """A lock by `flock` on a file beside the SQLite file. SQLite's own locks last only for a
    transaction."""

    taken = ""

    def __init__(self, file: Path) -> None:
        self._path = _beside(file)
        self._handle: int | None = None

    async def take(self) -> bool:
        """Takes the lock. Returns False if another process holds it. Raises `OSError`."""
        self._path.parent.mkdir(parents=True, exist_ok=True)
        handle = os.open(self._path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
        taken = False
        try:
            taken = _try_lock(handle) and _is_still(handle, self._path)
        finally:
            if not taken:
                os.close(handle)
        if taken:
            self._handle = handle
        return taken

    async def watch(self) -> None:
        """Returns once another process holds the lock. That can only happen after somebody has
        deleted its file; if nobody holds a new one, the lock is taken anew."""
        while self._handle is None or await self._is_held(self._handle):  # noqa: ASYNC110
            await asyncio.sleep(LOOK_EVERY)

    async def _is_held(self, handle: int) -> bool:
        if _is_still(handle, self._path) or not self._path.parent.is_dir():
            return True
        try:
            taken = await self.take()
        except OSError as error:
            _log.warning("the lock %s was deleted and cannot be made anew: %s", self._path, error)
            return True
        if taken:
            os.close(handle)
        return taken

    async def release(self) -> None:
        """Releases the lock and deletes its file."""
        if self._handle is not None:
            if _is_still(self._handle, self._path):
                self._path.unlink(missing_ok=True)
            os.close(self._handle)
            self._handle = None


def in_use(file: Path) -> bool:
    """Whether a bot is running on this SQLite file."""
    try:
        handle = os.open(_beside(file), os.O_RDWR | os.O_CLOEXEC)
    except OSError:
        return False
    try:
        return not _try_lock(handle)
    finally:
        os.close(handle)


def _beside(file: Path) -> Path:
    return Path(f"{file.resolve()}.lock")


def _try_lock(handle: int) -> bool:
    """Locks an open file. Returns False if another process holds the lock."""
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    except OSError as error:
        if error.errno not in _NO_LOCKS:
            raise
        _log.warning("the data folder's file system knows no locks: see that only one bot runs")
    return True


def _is_still(handle: int, path: Path) -> bool:
    """Whether the locked file is still at this path. Its former holder may have deleted it."""
    try:
        return os.path.samestat(os.fstat(handle), path.stat())
    except OSError:
        return False
