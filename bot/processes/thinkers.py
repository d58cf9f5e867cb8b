"""Runs long computations in child processes, so that every answer stays quick."""

from __future__ import annotations

import asyncio
import logging
import pickle
from collections.abc import Callable, Mapping
from enum import IntEnum
from typing import Any, TypeVar

from bot import metrics
from bot.processes.pool import ChildProcess, ProcessLost, ProcessQueue, RequestFailed
from bot.processes.thinking_process import Question, ThinkingSetup, Thought

_log = logging.getLogger(__name__)

MOST_MB = 300
"""What a process may hold; after an answer with more it is replaced."""
LONGEST = 60
"""Seconds of processor time for one computation: the same on a busy machine as on a quiet one."""
LASTS = 180.0
"""Seconds without a question after which a process ends, so that a quiet bot takes little."""
_LOST = 600.0
"""Seconds after which an answer is not waited for any longer, however busy the machine is."""

T = TypeVar("T")


class ThinkingFailed(Exception):  # noqa: N818 - what happened, not a fault of the caller
    """A computation came to nothing: its process died twice, or what it raised cannot be told."""


class ThinkingStopped(Exception):  # noqa: N818
    """The bot is being stopped; whatever was to be found is computed again after the next start."""


class Priority(IntEnum):
    """Who goes first. Of four that wait, one of a later kind gets its turn, too."""

    TURN = 0
    HINT = 1
    REVIEW = 2


class Thinkers:
    """Who computes what takes long: computer players' turns, hints, reviews.

    Processes are started when they are needed, and end when they are not, or with the bot.
    """

    def __init__(self, processes: int = 1, longest: int = LONGEST, lasts: float = LASTS) -> None:
        setup = ThinkingSetup(lasts)
        self.processes = [ChildProcess("thinking", setup, MOST_MB, _LOST) for _ in range(processes)]
        """One for each computation at the same time."""
        self._longest = longest
        self._queue = ProcessQueue(self.processes, len(Priority))
        self._asked = set[asyncio.Task[Any]]()
        self._closed = False

    @property
    def waiting(self) -> Mapping[Priority, int]:
        """Computations that wait for a process."""
        return dict(zip(Priority, self._queue.waiting, strict=True))

    async def ask(
        self, work: Callable[..., T], *given: object, priority: Priority = Priority.TURN
    ) -> T:
        """What a module's function makes of these values; raises what it raises.

        Function, values and what comes of them must be picklable, and the function's module should
        import nothing but `rules` and the like. Cancelling ends the process that is at it. Raises
        `ThinkingFailed`, and `ThinkingStopped` once `close` was called.
        """
        if self._closed:
            raise ThinkingStopped
        request = pickle.dumps(Question(work, given, self._longest))
        task = asyncio.create_task(self._think(request, priority))
        self._asked.add(task)
        task.add_done_callback(self._asked.discard)
        try:
            thought = await task
        except asyncio.CancelledError:
            if self._closed and not _cancelled():
                raise ThinkingStopped from None
            raise
        if thought.error is not None:
            raise thought.error
        return thought.value

    async def _think(self, request: bytes, priority: Priority) -> Thought:
        process = await self._queue.take(priority)
        try:
            with metrics.timed(metrics.THINKING, priority.name.lower()):
                content = await process.insist(request)
        except RequestFailed as failed:
            _log.error("a computation failed: %s", failed)
            raise ThinkingFailed("a computation failed") from None
        except ProcessLost as lost:
            raise ThinkingFailed(f"a computation was lost twice: {lost}") from None
        finally:
            self._queue.give(process)
        assert content is not None
        return pickle.loads(content)  # noqa: S301 - from a process of ours

    async def close(self) -> None:
        """Ends the processes; nothing is computed from now on."""
        self._closed = True
        for task in list(self._asked):
            task.cancel()
        await asyncio.gather(*self._asked, return_exceptions=True)
        for process in self.processes:
            await process.close()


def _cancelled() -> bool:
    """Whether the task that is running was asked to end itself."""
    task = asyncio.current_task()
    return task is not None and task.cancelling() > 0
