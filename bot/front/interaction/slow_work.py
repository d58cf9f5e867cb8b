"""Waiting for slow work while its person watches, and not any longer than the bot runs."""

from __future__ import annotations

import asyncio
import math
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

from bot.front.interaction.context import InteractionContext
from bot.matches.table.requests import Refused

T = TypeVar("T")

TOLD_EVERY = 3.0
"""Seconds between two messages about the progress."""
_LOOK_EVERY = 0.1
"""Seconds between two checks whether the bot is being stopped."""


async def result_of(
    context: InteractionContext,
    work: Coroutine[Any, Any, T],
    stopped: Refused,
    *,
    longest: float = math.inf,
    late: Refused | None = None,
    progress: Callable[[], str] | None = None,
) -> T | None:
    """The result of work. Raises `stopped` if the bot is being stopped meanwhile, and `late` after
    `longest` seconds. `progress` makes the message about the progress. None if the person has
    dismissed that message, so that nobody waits any more. Unfinished work is cancelled."""
    task, clock = asyncio.create_task(work), asyncio.get_running_loop().time
    begun = told_at = clock()
    said = ""
    try:
        while not task.done():
            await asyncio.wait({task}, timeout=_LOOK_EVERY)
            if context.services.closing:
                raise stopped
            if late is not None and clock() - begun > longest:
                raise late
            words = progress() if progress else ""
            if not task.done() and words != said and clock() - told_at >= TOLD_EVERY:
                if not await context.progress(words):
                    return None
                said, told_at = words, clock()
        return task.result()
    finally:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
