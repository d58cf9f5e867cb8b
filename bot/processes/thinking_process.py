"""The messages to a thinking process, which the bot starts (`bot/processes/thinkers.py`).

The process has low priority. It loads only the rules: modules of functions to compute must not
import Discord or the database.
"""

from __future__ import annotations

import os
import pickle
import resource
import traceback
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

NICENESS = 10


@dataclass(frozen=True, slots=True)
class ThinkingSetup:
    """The first message to a thinking process."""

    lasts: float | None = None
    """Seconds without a question after which the process ends by itself; None for never."""

    def begin(self) -> Iterator[Callable[[], None]]:
        """Prepares this process. It has no chores."""
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))  # a dump would contain secrets
        os.nice(NICENESS)
        with suppress(OSError, AttributeError):  # missing on some systems
            os.sched_setscheduler(0, os.SCHED_BATCH, os.sched_param(0))
        return iter(())


@dataclass(frozen=True, slots=True)
class Thought:
    """The result of a computation, or the error it raised."""

    value: Any = None
    error: Exception | None = None


@dataclass(frozen=True, slots=True)
class Question:
    """A computation to do in a child process."""

    work: Callable[..., Any]
    arguments: tuple[object, ...]
    seconds: int
    """The limit of processor time in seconds. The system ends the process if it exceeds it."""

    def answer(self) -> bytes:
        """A pickled `Thought`. Raises an error if the result cannot be pickled."""
        _allow(self.seconds)
        try:
            thought = Thought(self.work(*self.arguments))
        except MemoryError:
            raise
        except Exception as error:
            error.add_note(traceback.format_exc())
            thought = Thought(error=error)
            if not _survives(thought):
                raise
        return pickle.dumps(thought)


def _allow(seconds: int) -> None:
    """Lets this process use this many more seconds of processor time."""
    so_far = resource.getrusage(resource.RUSAGE_SELF)
    most = resource.getrlimit(resource.RLIMIT_CPU)[1]
    wanted = int(so_far.ru_utime + so_far.ru_stime) + 1 + seconds
    if most == resource.RLIM_INFINITY or wanted < most:
        resource.setrlimit(resource.RLIMIT_CPU, (wanted, most))


def _survives(thought: Thought) -> bool:
    """Whether a thought can be pickled and unpickled."""
    try:
        pickle.loads(pickle.dumps(thought))  # noqa: S301 - made just now
    except Exception:
        return False
    return True
