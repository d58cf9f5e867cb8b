"""`backup`: a consistent copy of the database while the bot runs."""

from __future__ import annotations

import asyncio
import time
from argparse import Namespace
from contextlib import suppress
from pathlib import Path

from bot.cli.config import settings_of_data
from bot.cli.confirmation import agrees
from bot.cli.databases import plainly, present
from bot.cli.errors import CommandError
from bot.owner import is_of_sandbox
from bot.storage.copying import back_up
from bot.storage.database import Database
from bot.storage.errors import StorageError
from bot.storage.kept_backups import backup_name

_ENDINGS = ("", "-wal", "-shm", "-journal", ".lock")
"""The endings of the database and of the files that SQLite and the bot keep beside it."""


def run(args: Namespace) -> int:
    """Makes a backup and prints its path."""
    settings = settings_of_data()
    source, target = present(settings.database), _target(args.path)
    if _is_same(source, target):
        raise CommandError("the copy would replace the database itself", 2)
    question = f"{target} is there already. Replace it?"
    if target.exists() and not (args.force or agrees(question)):
        raise CommandError(f"{target} is there already; nothing was copied (--force replaces it)")
    with plainly(f"nothing was copied to {target}"):
        of_bot = asyncio.run(_copy(source, target))
    if of_bot:
        with suppress(OSError):  # the copy exists; only `/status` will not show it
            settings.last_backup.touch()
    print(f"{target} ({target.stat().st_size / 1e6:.1f} MB)")
    return 0


def _target(path: Path) -> Path:
    return path / backup_name(time.time()) if path.is_dir() else path


def _is_same(source: Database, target: Path) -> bool:
    """Whether the target is the database, or one of the files that belong to it."""
    if source.file is None or not target.exists():
        return False
    files = (Path(f"{source.file.resolve()}{ending}") for ending in _ENDINGS)
    return any(file.exists() and target.samefile(file) for file in files)


async def _copy(source: Database, target: Path) -> bool:
    """Copies the database. Returns False if it belongs to a sandbox."""
    try:
        await back_up(source, target)
        return not await _is_of_sandbox(source)
    finally:
        await source.close()


async def _is_of_sandbox(source: Database) -> bool:
    """Whether the database belongs to a sandbox. False if that is unknown, so that it is copied."""
    try:
        return await source.read(is_of_sandbox)
    except StorageError:
        return False
