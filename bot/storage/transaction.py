"""What is common to transactions on SQLite and PostgreSQL."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Protocol, TypeVar

import sqlalchemy as sa

T = TypeVar("T")

_HOLD = sa.text("SELECT pg_advisory_xact_lock(:key)")


class Run(Protocol):
    """Runs one step, a plain function of a connection, in a transaction that goes on after it."""

    def __call__(self, work: Callable[[sa.Connection], T], /) -> Awaitable[T]: ...


def hold(connection: sa.Connection, key: int) -> None:
    """Until this transaction ends, no other one that holds the same goes on: a person or a server
    by its id, for what reads their rows before it changes some. SQLite lets one write at a time
    anyway."""
    if is_postgres(connection):
        connection.execute(_HOLD, {"key": key})


def is_postgres(connection: sa.Connection) -> bool:
    """Whether others may write at the same time."""
    return connection.dialect.name == "postgresql"
