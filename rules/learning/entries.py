"""Files of lessons and puzzles: read, with what is wrong told by file, entry and reason."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

from pydantic import TypeAdapter, ValidationError

T = TypeVar("T")


def read_entries(
    file: Path, shape: type[T], name: str, mistake: Callable[[Path, str, str], Exception]
) -> T:
    """Reads a file whose lists have entries with a name. `name` is the field with that name. Errors
    are made by `mistake` from the file, the name of the entry ("" for the whole file), and what is
    wrong."""
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
