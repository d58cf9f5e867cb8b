"""Copies that restores and migrations leave beside a SQLite file, for whoever wants to go back."""

from __future__ import annotations

import re
from collections import defaultdict
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

_COPY = re.compile(r"\.(?:replaced-(?P<at>\d{8}-\d{6})|before-\d{4})")
_LOG = re.compile(r"-(?:wal|shm|journal)$")
"""What SQLite keeps beside a file goes with it."""


@dataclass(frozen=True, slots=True)
class FormerDatabase:
    """A copy: its files, how many bytes they have, and when it was made (UTC)."""

    file: Path
    files: tuple[Path, ...]
    size: int
    at: datetime


def former_databases(file: Path) -> list[FormerDatabase]:
    """The copies of a database, the oldest first. Raises `OSError`."""
    found: dict[Path, list[Path]] = defaultdict(list[Path])
    for place in {file.absolute(), file.resolve()}:  # restores leave them where a link leads
        for path in place.parent.glob(f"{_escaped(place.name)}.*"):
            copy = _LOG.sub("", path.name)
            if path.is_file() and _COPY.fullmatch(copy.removeprefix(place.name)):
                found[path.with_name(copy)].append(path)
    return sorted((_former(copy, files) for copy, files in found.items()), key=lambda one: one.at)


def _escaped(name: str) -> str:
    return re.sub(r"([*?\[])", r"[\1]", name)


def _former(copy: Path, files: list[Path]) -> FormerDatabase:
    stats = [path.stat() for path in files]
    at = datetime.fromtimestamp(max(one.st_mtime for one in stats), UTC)
    told = _COPY.search(copy.name)
    if told is not None and told["at"]:
        with suppress(ValueError):  # digits that are no date
            at = datetime.strptime(told["at"], "%Y%m%d-%H%M%S").replace(tzinfo=UTC)
    return FormerDatabase(copy, tuple(sorted(files)), sum(one.st_size for one in stats), at)
