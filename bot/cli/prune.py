"""`doctor --prune`: copies that restores and migrations left beside the database, removed."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from bot.cli.asking import agrees
from bot.cli.errors import CommandError
from bot.storage.former_databases import FormerDatabase, former_databases


def run(file: Path | None, *, forced: bool) -> int:
    """Lists them, asks, and removes them."""
    copies = found(file)
    if not copies:
        print("no copies of former databases")
        return 0
    if file is None or not file.is_file():
        raise CommandError(f"there is no database {file}; its copies stay")
    print("\n".join(_lines(copies)))
    if not forced and not agrees(f"Remove {told(copies)}?"):
        raise CommandError("nothing was removed (--force removes them without asking)")
    try:
        for path in (path for copy in copies for path in copy.files):
            path.unlink(missing_ok=True)
    except OSError as error:
        raise CommandError(f"not all could be removed: {error}") from None
    print(f"{told(copies)} removed")
    return 0


def found(file: Path | None) -> Sequence[FormerDatabase]:
    """The copies beside a database; PostgreSQL has none. Raises `CommandError`."""
    try:
        return [] if file is None else former_databases(file)
    except OSError as error:
        raise CommandError(f"the copies beside {file} cannot be read: {error}") from None


def told(copies: Sequence[FormerDatabase]) -> str:
    """How many there are, and what they take."""
    return f"{len(copies)} copies of former databases ({_size(copies)})"


def _lines(copies: Sequence[FormerDatabase]) -> list[str]:
    wide = max(len(str(copy.file)) for copy in copies)
    return [
        f"{copy.file!s:{wide}}  {_size([copy]):>10}  {copy.at:%Y-%m-%d %H:%M} UTC"
        for copy in copies
    ]


def _size(copies: Sequence[FormerDatabase]) -> str:
    return f"{sum(copy.size for copy in copies) / 1e6:.1f} MB"
