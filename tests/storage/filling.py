"""Rows for every table of the schema, of whatever its columns take."""

from __future__ import annotations

import random
from typing import Any

import sqlalchemy as sa

from bot.storage import schema

PARENTS = 3
"""Games to which the rows of other tables belong."""
_WORDS = (
    "",
    "a",
    "B",
    "_",
    "中文",
    "𠮷",
    "ß 'quoted' \"twice\"",
    "line\nend",
    "%s {} \\",
    "Z" * 60,
)
_NUMBERS = (0, 1, -1, 2**31, 2**53 + 1, 2**63 - 1, -(2**63))
_TIMES = (0.0, 0.1, 1 / 3, 1.7e9 + 0.123456, -2.5, 5e-324, 1e300)


def fill(connection: sa.Connection, rows: int, seed: int = 1) -> None:
    """So many rows into each table, those without a key of their own numbered with gaps."""
    chance = random.Random(seed)
    for table in schema.metadata.sorted_tables:
        number = min(rows, PARENTS) if table is schema.matches else rows
        connection.execute(
            sa.insert(table), [_row(table, chance, 3 * i + 1) for i in range(number)]
        )


def _row(table: sa.Table, chance: random.Random, number: int) -> dict[str, Any]:
    return {column.name: _value(column, chance, number) for column in table.columns}


def _value(column: sa.Column[Any], chance: random.Random, number: int) -> Any:
    if column.foreign_keys:
        return _key(chance.randrange(PARENTS) * 3 + 1)
    if column.primary_key or column.name == "channel_id":
        return _key(number) if isinstance(column.type, sa.String) else number
    if column.nullable and chance.random() < 0.3:
        return None
    return _any(column.type, chance)


def _key(number: int) -> str:
    """Texts that languages and bytes sort differently."""
    return f"{'aB_Zz'[number % 5]}{number}"


def _any(kind: Any, chance: random.Random) -> Any:
    if isinstance(kind, sa.Boolean):
        return chance.random() < 0.5
    if isinstance(kind, sa.String):
        word = chance.choice(_WORDS)
        return word[: kind.length] if kind.length else word * chance.randrange(50)
    if isinstance(kind, sa.Double):
        return chance.choice(_TIMES)
    fitting = _NUMBERS if isinstance(kind, sa.BigInteger) else _NUMBERS[:3]
    return chance.choice(fitting)
