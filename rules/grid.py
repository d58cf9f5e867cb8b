"""Names of cells, on boards that may grow in every direction and on fixed ones.

A cell is a column and a row, `M13` in the middle: columns run A, B, ... Z, AA, ... from west to
east, rows run downwards. West of column A stand -A, -B, ...; above row 1 stand 0, -1, ... . A name
never changes when the board grows.
"""

from __future__ import annotations

import re
from functools import cache, lru_cache

from rules.game import Illegal

_MIDDLE_COLUMN = 12
_MIDDLE_ROW = 13
_NAME = re.compile(r"(-?)([A-Z]{1,3})(0|-?[1-9]\d{0,3})")


def column_name(x: int) -> str:
    """Name of the column `x` steps east of the middle."""
    number = x + _MIDDLE_COLUMN
    sign, number = ("-", -number - 1) if number < 0 else ("", number)
    letters = ""
    while number >= 0:
        letters = chr(ord("A") + number % 26) + letters
        number = number // 26 - 1
    return sign + letters


def row_name(y: int) -> str:
    """Name of the row `y` steps south of the middle."""
    return str(y + _MIDDLE_ROW)


@cache
def cell_name(x: int, y: int) -> str:
    """Name of the cell `x` steps east and `y` steps south of the middle cell `M13`."""
    return column_name(x) + row_name(y)


def fixed_cells(columns: int, rows: int) -> tuple[str, ...]:
    """Names of the cells of a board that does not grow, row by row from `A1` in the north-west."""
    return tuple(
        cell_name(x - _MIDDLE_COLUMN, y - _MIDDLE_ROW + 1)
        for y in range(rows)
        for x in range(columns)
    )


def is_cell(name: str) -> bool:
    """Whether a word is the name of a cell."""
    return _NAME.fullmatch(name) is not None


@lru_cache(4096)
def cell_at(name: str) -> tuple[int, int]:
    """The column and row, as (x, y), of the cell with that name. Raises `Illegal("unknown-cell")`
    for anything else."""
    match = _NAME.fullmatch(name.upper()) if len(name) < 10 else None
    if match is None:
        raise Illegal("unknown-cell", cell=name)
    sign, letters, row = match.groups()
    number = -1
    for letter in letters:
        number = (number + 1) * 26 + ord(letter) - ord("A")
    column = -number - 1 if sign else number
    return column - _MIDDLE_COLUMN, int(row) - _MIDDLE_ROW
