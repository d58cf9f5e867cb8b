"""`backup`: a consistent copy of the database while the bot runs."""

from __future__ import annotations

import asyncio
import sqlite3
import sys
import time
from argparse import Namespace
from contextlib import suppress
from pathlib import Path

from bot.cli.config import read_settings, settings_of_data
from bot.cli.errors import CommandError


def run(given: Namespace) -> int:
    """Copies and prints where to."""
    from bot.storage.kept_backups import backup_name

    source = _source()
    target: Path = given.path
    if target.is_dir():
        target = target / backup_name(time.time())
    if target.exists() and target.samefile(source):
        raise CommandError("the copy would replace the database itself", 2)
    if target.exists() and not (given.force or _may_replace(target)):
        raise CommandError(f"{target} is there already; nothing was copied (--force replaces it)")
    _copy(source, target)
    with suppress(OSError):  # the copy is there; only `/status` will not know of it
        read_settings().last_backup.touch()
    print(f"{target} ({target.stat().st_size / 1e6:.1f} MB)")
    return 0


def _may_replace(target: Path) -> bool:
    """Asks whoever sits at the terminal; without one the answer is no."""
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        return False
    try:
        return input(f"{target} is there already. Replace it? [y/N] ").strip().lower() in (
            "y", "yes",
        )  # fmt: skip
    except EOFError:
        return False


def _source() -> Path:
    from bot.storage.database import read_url
    from bot.storage.errors import StorageError

    try:
        url = read_url(settings_of_data().database)
    except StorageError as error:
        raise CommandError(str(error)) from None
    if not url.drivername.startswith("sqlite"):
        raise CommandError(
            "this copies SQLite databases only; for PostgreSQL use pg_dump, or `copy sqlite:///FILE`"
        )
    source = Path(str(url.database))
    if not source.is_file():
        raise CommandError(f"there is no database {source} yet")
    return source


def _copy(source: Path, target: Path) -> None:
    from bot.storage.backup import copy_sqlite

    try:
        asyncio.run(copy_sqlite(source, target))
    except (sqlite3.Error, OSError) as error:
        raise CommandError(f"{target} could not be written: {error}") from None
