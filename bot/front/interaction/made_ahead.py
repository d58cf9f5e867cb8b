"""Prepares what a person is likely to ask for next, such as a picture, while they still think."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Hashable
from typing import Any, Generic, TypeVar

from cachetools import LRUCache

MOST = 24
"""The most results of one kind. A picture has up to 220 kB."""
T = TypeVar("T")


class MadeAhead(Generic[T]):
    """A few results of one kind by key, finished or in progress."""

    def __init__(self) -> None:
        self._made: LRUCache[Hashable, asyncio.Task[T | None]] = LRUCache(MOST)

    def begin(
        self, key: Hashable, make: Callable[[], Coroutine[Any, Any, T | None]]
    ) -> asyncio.Task[T | None]:
        """The task that makes the result of a key. It is started if there is none, or if the last
        one failed or returned None."""
        task = self._made.get(key)
        if task is None or _failed(task):
            task = self._made[key] = asyncio.create_task(make())
        return task


def _failed(task: asyncio.Task[Any]) -> bool:
    if not task.done():
        return False
    return task.cancelled() or task.exception() is not None or task.result() is None
