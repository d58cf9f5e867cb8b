"""Bots and sandboxes forked from one process that has loaded everything: to load it takes more than
a second of processor time each time. What a bot starts itself it starts as ever, and
`test_start_and_stop` and the tests of the command line start bots as people do."""

from __future__ import annotations

import asyncio
import atexit
import json
import os
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Mapping
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[2]
_ONE_AT_A_TIME = threading.Lock()


class ForkedProcess:
    """What `asyncio.create_subprocess_exec` gives, as far as a house uses it."""

    def __init__(self, pid: int, stdout: asyncio.StreamReader, code: asyncio.StreamReader) -> None:
        self.pid, self.stdout = pid, stdout
        self.returncode: int | None = None
        self._ending = asyncio.create_task(self._end(code))

    async def _end(self, code: asyncio.StreamReader) -> int:
        told = await code.read()
        self.returncode = int(told) if told else -signal.SIGKILL
        return self.returncode

    def send_signal(self, number: signal.Signals) -> None:
        """Sends it a signal, unless it has ended."""
        if self.returncode is None:
            os.kill(self.pid, number)

    def kill(self) -> None:
        """Ends it at once."""
        self.send_signal(signal.SIGKILL)

    async def wait(self) -> int:
        """Its exit code, when it has ended."""
        return await asyncio.shield(self._ending)

    async def communicate(self) -> tuple[bytes, None]:
        """What it has written that was not read yet, when it has ended."""
        written = await self.stdout.read()
        await self.wait()
        return written, None


async def forked(
    module: str, *words: str, env: Mapping[str, str], log: Path | None = None
) -> ForkedProcess:
    """`python -m module words` in this environment; it writes to a file or to a pipe."""
    (reads, writes), (knows, tells) = os.pipe(), os.pipe()
    wanted = {"module": module, "words": words, "env": dict(env), "log": log and str(log)}
    pid = await asyncio.get_running_loop().run_in_executor(None, _fork, wanted, writes, tells)
    os.close(writes)
    os.close(tells)
    return ForkedProcess(pid, await _reader(reads), await _reader(knows))


def _fork(wanted: Mapping[str, object], *files: int) -> int:
    """The new process. One asks at a time: of two who wait, either may read an answer first."""
    with _ONE_AT_A_TIME:
        server = _server()
        socket.send_fds(server, [json.dumps(wanted).encode()], files)
        return int(server.recv(64))


async def _reader(file: int) -> asyncio.StreamReader:
    stream = asyncio.StreamReader()
    protocol = asyncio.StreamReaderProtocol(stream)
    await asyncio.get_running_loop().connect_read_pipe(lambda: protocol, os.fdopen(file, "rb"))
    return stream


@cache
def _server() -> socket.socket:
    """The way to the process that forks; it ends with this one."""
    ours, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    running = subprocess.Popen(
        [sys.executable, "-m", "tests.e2e.fork_server"], cwd=ROOT, stdin=theirs.fileno()
    )
    theirs.close()
    atexit.register(running.kill)
    return ours
