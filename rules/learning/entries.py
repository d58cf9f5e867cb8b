"""Files of lessons and puzzles: read, with what is wrong told by file, entry and reason."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, ClassVar, TypeVar

from pydantic import TypeAdapter, ValidationError

from rules.box import SEEDS

T = TypeVar("T")

FOLDERS = [SEEDS]
"""The folder of the games' seed files. Tests add a folder for their own games."""


class EntryError(Exception):
    """A mistake in a file: the file, the entry ("" for the whole file), and what is wrong."""

    sort: ClassVar[str]
    """What its entries are called."""

    def __init__(self, file: Path, entry: str, reason: str) -> None:
        super().__init__(f"{file}: {self.sort} {entry or '-'}: {reason}")
        self.file, self.entry, self.reason = file, entry, reason


def seed_file(game_key: str, name: str) -> Path | None:
    """The file of this name of a game; None for a game without it."""
    files = (folder / game_key / name for folder in FOLDERS)
    return next((file for file in files if file.exists()), None)


def read_entries(file: Path, shape: type[T], name: str, mistake: type[EntryError]) -> T:
    """Reads a file whose lists have entries with a name. `name` is the field with that name. Raises
    the error `mistake` for a bad file."""
    try:
        content: dict[str, Any] = tomllib.loads(file.read_text(encoding="utf-8"))
    except ValueError as error:
        raise mistake(file, "", str(error)) from None
    try:
        return TypeAdapter(shape).validate_python(content)
    except ValidationError as error:
        first = error.errors()[0]
        problem = f"{'.'.join(map(str, first['loc']))}: {first['msg']}"
        raise mistake(file, _entry_of(first["loc"], content, name), problem) from None


def _entry_of(where: tuple[int | str, ...], content: Any, name: str) -> str:
    """The name of the entry in which pydantic found a mistake."""
    match where:
        case (str(key), int(number), _, *_):
            return str(content[key][number].get(name, number + 1))
        case _:
            return ""
