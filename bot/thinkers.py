"""Thinking: long computations apart from the event loop."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TypeVar

AT_ONCE = 2
"""Computations at the same time."""

T = TypeVar("T")


class Thinkers:
    """Who computes what takes long: computer players' turns, hints, reviews."""

    def __init__(self) -> None:
        self._slots = asyncio.Semaphore(AT_ONCE)

    async def ask(self, work: Callable[..., T], *given: object) -> T:
        """What a module's function makes of these values; raises what it raises.

        The function and all values must be picklable. Cancelling gives up waiting.
        """
        async with self._slots:
            return await asyncio.to_thread(work, *given)
