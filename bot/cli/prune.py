"""`doctor --prune`: copies that restores and migrations left beside the database, removed."""

from __future__ import annotations

import glob
import re
from collections import defaultdict
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from bot.cli.confirmation import agrees
from bot.cli.errors import CommandError

_COPY = re.compile(r"\.(?:replaced-(?P<at>\d{8}-\d{6})|before-\d{4})")
_LOG = re.compile(r"-(?:wal|shm|journal)$")
"""The endings of SQLite's own files, which are deleted with their database."""


def run(file: Path | None, *, forced: bool) -> int:
    """Lists the copies, asks for confirmation, and deletes them."""
    copies = find_copies(file)
    if not copies:
        print("no copies of former databases")
        return 0
    if file is None or not file.is_file():
        raise CommandError(f"there is no database {file}; its copies stay")
    print("\n".join(_lines(copies)))
    if not forced and not agrees(f"Remove all of them ({_size(copies)})?"):
        raise CommandError("nothing was removed (--force removes them without asking)")
    try:
        for path in (path for copy in copies for path in copy.files):
            path.unlink(missing_ok=True)
    except OSError as error:
        raise CommandError(f"not all could be removed: {error}") from None
    print(f"removed {summary(copies)}")
    return 0


def find_copies(file: Path | None) -> Sequence[FormerDatabase]:
    """The copies beside a database; PostgreSQL has none. Raises `CommandError`."""
    try:
        return [] if file is None else former_databases(file)
    except OSError as error:
        raise CommandError(f"the copies beside {file} cannot be read: {error}") from None


def summary(copies: Sequence[FormerDatabase]) -> str:
    """The number of copies and their size."""
    return f"copies of former databases: {len(copies)} ({_size(copies)})"


def _lines(copies: Sequence[FormerDatabase]) -> list[str]:
    wide = max(len(str(copy.file)) for copy in copies)
    return [
        f"{copy.file!s:{wide}}  {_size([copy]):>10}  {copy.at:%Y-%m-%d %H:%M} UTC"
        for copy in copies
    ]


def _size(copies: Sequence[FormerDatabase]) -> str:
    return f"{sum(copy.size for copy in copies) / 1e6:.1f} MB"


@dataclass(frozen=True, slots=True)
class FormerDatabase:
    """A copy: its files, their size in bytes, and when it was made (UTC)."""

    file: Path
    files: tuple[Path, ...]
    size: int
    at: datetime


def former_databases(file: Path) -> list[FormerDatabase]:
    """The copies of a database, oldest first. Raises `OSError`."""
    by_copy: dict[Path, list[Path]] = defaultdict(list[Path])
    for place in {file.absolute(), file.resolve()}:  # restores leave them where a link leads
        for path in place.parent.glob(f"{glob.escape(place.name)}.*"):
            copy = _LOG.sub("", path.name)
            if path.is_file() and _COPY.fullmatch(copy.removeprefix(place.name)):
                by_copy[path.with_name(copy)].append(path)
    return sorted(
        (_former(copy, files) for copy, files in by_copy.items()), key=lambda item: item.at
    )


def _former(copy: Path, files: list[Path]) -> FormerDatabase:
    """The copy with its files. Its time comes from its name, or else from the newest file."""
    stats = [path.stat() for path in files]
    at = datetime.fromtimestamp(max(stat.st_mtime for stat in stats), UTC)
    match = _COPY.search(copy.name)
    if match is not None and match["at"]:
        with suppress(ValueError):  # digits that are not a date
            at = datetime.strptime(match["at"], "%Y%m%d-%H%M%S").replace(tzinfo=UTC)
    return FormerDatabase(copy, tuple(sorted(files)), sum(stat.st_size for stat in stats), at)
