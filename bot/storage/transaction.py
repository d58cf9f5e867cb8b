"""What is common to transactions on SQLite and PostgreSQL."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import Any, Protocol, TypeVar

import sqlalchemy as sa

T = TypeVar("T")

_HOLD = sa.text("SELECT pg_advisory_xact_lock(:key)")


class Run(Protocol):
    """A function that runs one step of a longer transaction."""

    def __call__(self, work: Callable[[sa.Connection], T], /) -> Awaitable[T]: ...


def hold(connection: sa.Connection, key: int) -> None:
    """Locks a person or a server by its id until the transaction ends. Other transactions that lock
    the same id wait. So rows can be read and then changed safely. SQLite needs no such lock,
    because only one transaction writes at a time."""
    if is_postgres(connection):
        connection.execute(_HOLD, {"key": key})


def put(connection: sa.Connection, table: sa.Table, row: Mapping[str, Any]) -> None:
    """Stores a row in place of the one with the same primary key, if there is one."""
    same = (column == row[column.name] for column in table.primary_key)
    connection.execute(sa.delete(table).where(*same))
    connection.execute(sa.insert(table), [row])


def is_postgres(connection: sa.Connection) -> bool:
    """Whether the database is PostgreSQL, where several transactions may write at the same time."""
    return connection.dialect.name == "postgresql"
