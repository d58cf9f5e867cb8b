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
"""The most MB that a process may hold after an answer before it is replaced."""
LONGEST = 60
"""Seconds of processor time for one computation. They do not depend on how busy the machine is."""
LASTS = 180.0
"""Seconds without a request after which a process ends, so that an idle bot needs little memory."""
_LOST = 600.0
"""Seconds after which an answer is given up, however busy the machine is."""

T = TypeVar("T")


class ThinkingFailed(Exception):  # noqa: N818 - what happened, not a fault of the caller
    """A computation failed: its process died twice, or its error cannot be pickled."""


class ThinkingStopped(Exception):  # noqa: N818
    """The bot is being stopped. The computation is done again after the next start."""


class Priority(IntEnum):
    """The order of computations. After three of an earlier kind, one of a later kind gets its
    turn."""

    TURN = 0
    HINT = 1
    REVIEW = 2


class Thinkers:
    """Runs long computations, such as computer players' turns, hints and reviews, in child
    processes. Processes start when needed and end when idle or with the bot."""

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
        """The number of computations that wait for a process."""
        return dict(zip(Priority, self._queue.waiting, strict=True))

    async def ask(
        self, work: Callable[..., T], *given: object, priority: Priority = Priority.TURN
    ) -> T:
        """The result of a function called with these values in a child process. Raises what it
        raises. Function, values and result must be picklable, and the function's module should
        import only `rules` and the like. Cancelling the call ends its process. Raises
        `ThinkingFailed`, and `ThinkingStopped` after `close`."""
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
        """Sends a request to the next free process and returns its result."""
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
        """Ends the processes and refuses further computations."""
        self._closed = True
        for task in list(self._asked):
            task.cancel()
        await asyncio.gather(*self._asked, return_exceptions=True)
        for process in self.processes:
            await process.close()


def _cancelled() -> bool:
    """Whether the current task was cancelled."""
    task = asyncio.current_task()
    return task is not None and task.cancelling() > 0
