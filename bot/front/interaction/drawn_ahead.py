"""Pictures that are likely to be asked for next, drawn while their reader still thinks."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Hashable
from typing import Any, TypeAlias

from cachetools import LRUCache

MOST = 24
"""Pictures that are kept, of up to 200 kB each."""
Draw: TypeAlias = Callable[[], Coroutine[Any, Any, bytes | None]]


class DrawnAhead:
    """Keeps a few of them by what they show."""

    def __init__(self) -> None:
        self._drawn: LRUCache[Hashable, asyncio.Task[bytes | None]] = LRUCache(MOST)

    def begin(self, key: Hashable, draw: Draw) -> asyncio.Task[bytes | None]:
        """The picture, which is being drawn unless it is drawn already."""
        task = self._drawn.get(key)
        if task is None or _came_to_nothing(task):
            task = self._drawn[key] = asyncio.create_task(draw())
        return task


def _came_to_nothing(task: asyncio.Task[bytes | None]) -> bool:
    if not task.done():
        return False
    return task.cancelled() or task.exception() is not None or task.result() is None
