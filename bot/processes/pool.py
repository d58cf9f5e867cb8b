"""Processes of the bot's own for what takes long: started when needed, replaced when they die,
hang, grow or fail again and again (`bot/processes/child_process.py` is what runs in them), and who
waits for one."""

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
"""Requests of the first kind served one after another while others wait; then one of these is."""
MOST_FAILURES = 3
"""Requests that may raise one after another; then the fault may be the process's own."""
_DYING = 5.0
"""Seconds from closing its output to the end of a process."""
_BUFFER = 1 << 20
_READING = set[asyncio.Task[None]]()
"""Held here, for asyncio holds no task that runs."""


class ProcessLost(Exception):  # noqa: N818 - what happened, not a fault of the caller
    """The process ended, or was ended, before it answered; the text says why."""


class RequestFailed(Exception):  # noqa: N818
    """The request raised in the process; the text is its traceback."""


class ChildProcess:
    """One process, which answers one request at a time.

    `kind` is its name in the log, `longest` the seconds a request may take before the process
    counts as stuck; it is replaced after an answer when it then holds more than `most_mb`.
    `environment` is what it has beside the bot's own.
    """

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
        """Of the process, None while there is none."""
        process = self._process
        return None if process is None or process.returncode is not None else process.pid

    async def insist(self, request: bytes) -> bytes | None:
        """As `ask`, but once more in a fresh process when the first one is lost."""
        try:
            return await self.ask(request)
        except ProcessLost as lost:
            _log.warning("a %s process was lost and is started again: %s", self._kind, lost)
            return await self.ask(request)

    async def ask(self, request: bytes) -> bytes | None:
        """What a pickled `Request` makes. Raises `ProcessLost` or `RequestFailed`.

        When it is cancelled, the process is ended.
        """
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
            if not answer:  # what it answers next would be taken for the answer to another request
                await self.close()
        return await self._read(answer)

    def _process_lost(self, why: str) -> ProcessLost:
        metrics.PROCESSES_LOST.labels(self._kind).inc()
        return ProcessLost(why)

    async def _reason(self, error: Exception) -> str:
        """Why the process is gone."""
        if self._process is None:
            return f"{type(error).__name__} {error}"
        with contextlib.suppress(TimeoutError):  # to kill it first could hide how it ended
            async with asyncio.timeout(_DYING):
                await self._process.wait()
        code = await self.close()
        return "it met its memory limit" if code == NO_MEMORY else f"it ended with {code}"

    async def _read(self, answer: bytes) -> bytes | None:
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
        """Raises `ProcessLost` for the last of too many, so that a fresh process tries it."""
        self._failures += 1
        if self._failures == MOST_FAILURES:
            await self.close()
            raise self._process_lost(
                f"it failed {MOST_FAILURES} times in a row, at last: {_last(why)}"
            )

    async def start(self) -> asyncio.subprocess.Process:
        """Starts the process unless it runs."""
        if self._process is None or self._process.returncode is not None:
            self._failures = 0
            self._process = await spawn(self._kind, self._environment)
            _send(self._process, self._setup)
        return self._process

    async def close(self) -> int | None:
        """Ends the process at once, for it has nothing to lose. Its exit code (the negative number
        of the signal that ended it), None when there was none."""
        process, self._process = self._process, None
        if process is None:
            return None
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        return await process.wait()


class ProcessQueue:
    """Processes, and who waits for one: by kinds of requests, the first kind first, yet not that
    alone."""

    def __init__(self, processes: Sequence[ChildProcess], kinds: int) -> None:
        self._free = list(processes)
        self._waiting = [deque[asyncio.Future[ChildProcess]]() for _ in range(kinds)]
        self._row = 0
        """Requests served since one of a later kind was, while such a one waited."""

    @property
    def waiting(self) -> tuple[int, ...]:
        """Requests that wait, by kind."""
        return tuple(sum(not turn.done() for turn in turns) for turns in self._waiting)

    async def take(self, kind: int) -> ChildProcess:
        """The next free process; give it back."""
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
        """Hands a process to whoever is next."""
        while (turn := self._next()) is not None:
            if not turn.done():
                turn.set_result(process)
                return
        self._free.append(process)

    def _next(self) -> asyncio.Future[ChildProcess] | None:
        waiting = [turns for turns in self._waiting if turns]
        if not waiting:
            return None
        later = len(waiting) > 1 and self._row == IN_A_ROW
        self._row = 0 if later or len(waiting) == 1 else self._row + 1
        return waiting[1 if later else 0].popleft()


async def spawn(
    kind: str, environment: Mapping[str, str] = MappingProxyType({})
) -> asyncio.subprocess.Process:
    """A new process that waits for its `Setup`; lists of processes show its kind. What it writes to
    stderr goes into the log."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-c", "from bot.processes.child_process import main; main()", kind),
        env={**os.environ, **environment, "PYTHONPATH": os.pathsep.join(_path())},
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
        limit=_BUFFER,
        start_new_session=True,  # Ctrl-C is for the bot
    )
    assert process.stderr is not None
    reading = asyncio.create_task(_log_lines(kind, process.stderr), name=f"log of {kind}")
    _READING.add(reading)
    reading.add_done_callback(_READING.discard)
    return process


async def _log_lines(kind: str, stream: asyncio.StreamReader) -> None:
    line = b" "
    while line:
        with contextlib.suppress(ValueError):  # too long for the buffer: its end comes next
            if line := await stream.readline():
                _log.warning("a %s process: %s", kind, line.decode(errors="replace").rstrip())


def _last(text: str) -> str:
    """The line of a traceback that says what went wrong."""
    return text.rstrip().rpartition("\n")[2]


def _path() -> list[str]:
    """Where modules are found, also from another folder."""
    return [os.path.realpath(entry) for entry in sys.path]


def _send(process: asyncio.subprocess.Process, content: bytes) -> None:
    assert process.stdin is not None
    process.stdin.write(LENGTH.pack(len(content)) + content)


async def _exchange(process: asyncio.subprocess.Process, request: bytes) -> bytes:
    """Asks and waits for the answer. Raises `OSError` or `EOFError` when the process is gone."""
    assert process.stdin is not None
    assert process.stdout is not None
    _send(process, request)
    await process.stdin.drain()
    length = LENGTH.unpack(await process.stdout.readexactly(LENGTH.size))[0]
    return await process.stdout.readexactly(length)
