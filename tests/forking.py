"""The bot's child processes, forked from one that has loaded everything: hundreds of tests start
one each, and loading takes half a second. `tests/e2e` starts them as the bot does."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import sys
from multiprocessing.connection import Connection

from bot.processes.child_process import main

_PAUSE = 0.002
"""Seconds between two looks whether a process has ended."""
_CONTEXT = multiprocessing.get_context("forkserver")
_CONTEXT.set_forkserver_preload(
    [
        "render",
        "render.drawing_process",
        "bot.processes.thinking_process",
        "tests.toy",
        "tests.siege",
    ]
)


class ForkedProcess:
    """What `asyncio.create_subprocess_exec` gives, as far as `bot.processes.pool` uses it."""

    def __init__(self) -> None:
        self.stdout = asyncio.StreamReader(limit=1 << 20)
        requests, asks = _CONTEXT.Pipe(duplex=False)
        answers, tells = _CONTEXT.Pipe(duplex=False)
        self._ends = asks, answers
        self._process = _CONTEXT.Process(target=_run, args=(requests, tells), daemon=True)
        self._process.start()
        requests.close()
        tells.close()

    async def connect(self) -> None:
        """Prepares both pipes for the running event loop."""
        loop, (asks, answers) = asyncio.get_running_loop(), self._ends
        reading = asyncio.StreamReaderProtocol(self.stdout)
        self._answers, _ = await loop.connect_read_pipe(lambda: reading, answers)
        writing = asyncio.StreamReaderProtocol(asyncio.StreamReader())
        transport, _ = await loop.connect_write_pipe(lambda: writing, asks)
        self.stdin = asyncio.StreamWriter(transport, writing, None, loop)

    @property
    def pid(self) -> int:
        """As the system knows it."""
        assert self._process.pid is not None
        return self._process.pid

    @property
    def returncode(self) -> int | None:
        """As `subprocess` tells it; None while it runs."""
        return self._process.exitcode

    def kill(self) -> None:
        """Ends it at once."""
        self._process.kill()

    async def wait(self) -> int:
        """Its exit code, when it has ended."""
        while (code := self.returncode) is None:
            await asyncio.sleep(_PAUSE)
        self._answers.close()
        return code


async def forked(kind: str) -> ForkedProcess:
    """In place of `bot.processes.pool.spawn`."""
    del kind
    process = ForkedProcess()
    await process.connect()
    return process


def _run(requests: Connection, tells: Connection) -> None:
    os.setsid()
    os.dup2(requests.fileno(), 0)
    os.dup2(tells.fileno(), 1)
    requests.close()
    tells.close()
    sys.stdin, sys.stdout = os.fdopen(0), os.fdopen(1, "w")
    main()
