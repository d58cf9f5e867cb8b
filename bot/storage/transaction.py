"""A transaction that is made of several steps."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Protocol, TypeVar

import sqlalchemy as sa

T = TypeVar("T")


class Run(Protocol):
    """Runs one step, a plain function of a connection, in a transaction that goes on after it."""

    def __call__(self, work: Callable[[sa.Connection], T], /) -> Awaitable[T]: ...
