"""What is likely to be asked for next, such as pictures, made while its reader still thinks."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Hashable
from typing import Any, Generic, TypeVar

from cachetools import LRUCache

MOST = 24
"""What is kept of a kind; a picture has up to 220 kB."""
T = TypeVar("T")


class MadeAhead(Generic[T]):
    """Keeps a few of a kind by what they are of."""

    def __init__(self) -> None:
        self._made: LRUCache[Hashable, asyncio.Task[T | None]] = LRUCache(MOST)

    def begin(
        self, key: Hashable, make: Callable[[], Coroutine[Any, Any, T | None]]
    ) -> asyncio.Task[T | None]:
        """What is being made unless it is made already; what came to nothing (None) is made
        again."""
        task = self._made.get(key)
        if task is None or _came_to_nothing(task):
            task = self._made[key] = asyncio.create_task(make())
        return task


def _came_to_nothing(task: asyncio.Task[Any]) -> bool:
    if not task.done():
        return False
    return task.cancelled() or task.exception() is not None or task.result() is None
