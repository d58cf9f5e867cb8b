"""Child processes for slow work, and the requests that wait for one.

They are started when needed, and replaced when they die, hang, grow too large or fail repeatedly.
`bot/processes/child_process.py` runs in them.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import pickle
import sys
from collections import deque
from collections.abc import Mapping, Sequence
from types import MappingProxyType

from bot import metrics
from bot.processes.child_process import FAILED, HEAD, LENGTH, MADE, NO_MEMORY, Setup

_log = logging.getLogger(__name__)

IN_A_ROW = 3
"""The number of times that a waiting kind of request is passed over. Then it is served."""
MOST_FAILURES = 3
"""The number of requests in a row that may raise before the process is replaced as faulty."""
_DYING = 5.0
"""Seconds to wait for a process to end after its output has closed."""
_BUFFER = 1 << 20
_READING = set[asyncio.Task[None]]()
"""Running tasks. asyncio itself does not keep references to them."""


class ProcessLost(Exception):  # noqa: N818 - what happened, not a fault of the caller
    """The process ended, or was ended, before it answered. The text says why."""


class RequestFailed(Exception):  # noqa: N818
    """The request raised an exception in the process. The text is its traceback."""


class ChildProcess:
    """A child process that answers one request at a time. `kind` is its name in the log. `longest`
    is the number of seconds after which a request counts as stuck. If the process holds more than
    `most_mb` after an answer, it is replaced. `environment` is added to the bot's environment."""

    def __init__(
        self,
        kind: str,
        setup: Setup,
        most_mb: float,
        longest: float,
        environment: Mapping[str, str] = MappingProxyType({}),
    ) -> None:
        self._kind, self._setup, self._most_kb = kind, pickle.dumps(setup), most_mb * 1000
        self._environment = environment
        self.longest = longest
        self._process: asyncio.subprocess.Process | None = None
        self._failures = 0
        """Requests in a row that raised in this process."""

    @property
    def pid(self) -> int | None:
        """The process id; None while there is no process."""
        process = self._process
        return None if process is None or process.returncode is not None else process.pid

    async def insist(self, request: bytes) -> bytes | None:
        """The same as `ask`, but tries once more in a new process if the first one is lost."""
        try:
            return await self.ask(request)
        except ProcessLost as lost:
            _log.warning("a %s process was lost and is started again: %s", self._kind, lost)
            return await self.ask(request)

    async def ask(self, request: bytes) -> bytes | None:
        """The answer to a pickled `Request`. Raises `ProcessLost` or `RequestFailed`. If the call
        is cancelled, the process is ended."""
        answer = b""
        try:
            process = await self.start()
            async with asyncio.timeout(self.longest):
                answer = await _exchange(process, request)
        except TimeoutError as error:
            raise self._process_lost(f"no answer within {self.longest:g} s") from error
        except (OSError, EOFError) as error:
            raise self._process_lost(await self._reason(error)) from error
        finally:
            if not answer:  # a late answer must not be taken for the next request's
                await self.close()
        return await self._read(answer)

    def _process_lost(self, why: str) -> ProcessLost:
        metrics.PROCESSES_LOST.labels(self._kind).inc()
        return ProcessLost(why)

    async def _reason(self, error: Exception) -> str:
        """Why the process is gone."""
        if self._process is None:
            return f"{type(error).__name__} {error}"
        with contextlib.suppress(TimeoutError):  # killing it first could hide how it ended
            async with asyncio.timeout(_DYING):
                await self._process.wait()
        code = await self.close()
        return "it met its memory limit" if code == NO_MEMORY else f"it ended with {code}"

    async def _read(self, answer: bytes) -> bytes | None:
        """The content of an answer; None if it says that there is no result."""
        how, resident_kb = HEAD.unpack_from(answer)
        if resident_kb > self._most_kb:
            _log.info("a %s process holds %d kB and is replaced", self._kind, resident_kb)
            await self.close()
        content = answer[HEAD.size :]
        if how == FAILED:
            await self._count_failure(content.decode())
            raise RequestFailed(content.decode())
        self._failures = 0
        return content if how == MADE else None

    async def _count_failure(self, why: str) -> None:
        """Counts a failed request. Raises `ProcessLost` after too many in a row, so that a new
        process is tried."""
        self._failures += 1
        if self._failures == MOST_FAILURES:
            await self.close()
            raise self._process_lost(
                f"it failed {MOST_FAILURES} times in a row, at last: {_last(why)}"
            )

    async def start(self) -> asyncio.subprocess.Process:
        """Starts the process if it is not running."""
        if self._process is None or self._process.returncode is not None:
            self._failures = 0
            self._process = await spawn(self._kind, self._environment)
            _send(self._process, self._setup)
        return self._process

    async def close(self) -> int | None:
        """Kills the process, which has nothing to lose. Returns its exit code, negative if a signal
        ended it; None if there was no process."""
        process, self._process = self._process, None
        if process is None:
            return None
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        return await process.wait()


class ProcessQueue:
    """Processes and the requests that wait for one, by kind. Earlier kinds go first, but every
    later kind gets a turn now and then."""

    def __init__(self, processes: Sequence[ChildProcess], kinds: int) -> None:
        self._free = list(processes)
        self._waiting = [deque[asyncio.Future[ChildProcess]]() for _ in range(kinds)]
        self._passed_over = [0] * kinds
        """By kind: how many requests of other kinds were served while one of it waited."""

    @property
    def waiting(self) -> tuple[int, ...]:
        """The number of waiting requests by kind."""
        return tuple(sum(not turn.done() for turn in turns) for turns in self._waiting)

    async def take(self, kind: int) -> ChildProcess:
        """The next free process. The caller must give it back."""
        if self._free:
            return self._free.pop()
        turn = asyncio.get_running_loop().create_future()
        self._waiting[kind].append(turn)
        try:
            return await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.give(turn.result())
            raise

    def give(self, process: ChildProcess) -> None:
        """Gives a process to the next waiting request."""
        while (turn := self._next()) is not None:
            if not turn.done():
                turn.set_result(process)
                return
        self._free.append(process)

    def _next(self) -> asyncio.Future[ChildProcess] | None:
        waiting = [kind for kind, turns in enumerate(self._waiting) if turns]
        if not waiting:
            return None
        overdue = (kind for kind in waiting if self._passed_over[kind] >= IN_A_ROW)
        served = next(overdue, waiting[0])
        for kind in waiting:
            self._passed_over[kind] += 1
        self._passed_over[served] = 0
        return self._waiting[served].popleft()


async def spawn(
    kind: str, environment: Mapping[str, str] = MappingProxyType({})
) -> asyncio.subprocess.Process:
    """A new process that waits for its `Setup`. `kind` is visible in process lists. Its stderr goes
    to the log."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-c", "from bot.processes.child_process import main; main()", kind),
        env={**os.environ, **environment, "PYTHONPATH": os.pathsep.join(_path())},
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
        limit=_BUFFER,
        start_new_session=True,  # only the bot handles Ctrl-C
    )
    assert process.stderr is not None
    reading = asyncio.create_task(_log_lines(kind, process.stderr), name=f"log of {kind}")
    _READING.add(reading)
    reading.add_done_callback(_READING.discard)
    return process


async def _log_lines(kind: str, stream: asyncio.StreamReader) -> None:
    line = b" "
    while line:
        with contextlib.suppress(ValueError):  # a line too long for the buffer: the rest comes next
            if line := await stream.readline():
                _log.warning("a %s process: %s", kind, line.decode(errors="replace").rstrip())


def _last(text: str) -> str:
    """The last line of a traceback, with the error message."""
    return text.rstrip().rpartition("\n")[2]


def _path() -> list[str]:
    """The module search path as absolute paths, so that it works from any folder."""
    return [os.path.realpath(entry) for entry in sys.path]


def _send(process: asyncio.subprocess.Process, content: bytes) -> None:
    assert process.stdin is not None
    process.stdin.write(LENGTH.pack(len(content)) + content)


async def _exchange(process: asyncio.subprocess.Process, request: bytes) -> bytes:
    """Sends a request and waits for its answer. Raises `OSError` or `EOFError` if the process is
    gone."""
    assert process.stdin is not None
    assert process.stdout is not None
    _send(process, request)
    await process.stdin.drain()
    length = LENGTH.unpack(await process.stdout.readexactly(LENGTH.size))[0]
    return await process.stdout.readexactly(length)
