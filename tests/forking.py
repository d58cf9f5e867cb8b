"""Bots, sandboxes and the bot's child processes, forked from one process that has loaded
everything: hundreds of tests start some, and loading takes more than a second of processor time.

`test_app` starts some bots as people do, tests of the command line each command once, and
tests of how a bot's children end let it start them itself (`own_children`)."""

from __future__ import annotations

import asyncio
import json
import os
import pty
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Mapping
from contextlib import suppress
from functools import cache
from pathlib import Path
from tempfile import TemporaryFile

import pytest

from bot.processes.pool import spawn

ROOT = Path(__file__).parents[1]
FORK_SERVER = "MEEPLEPOST_TESTS_FORK_SERVER"
"""The environment of a forked process: on which file it asks for others."""
FORKED_MB = 240
"""What a forked process may hold beside what it draws: it has loaded the tests, too."""
_ONE_AT_A_TIME = threading.Lock()
_STARTED: list[subprocess.Popen[bytes]] = []


class ForkedProcess:
    """What `asyncio.create_subprocess_exec` gives, as far as a house and `bot.processes.pool` use
    it."""

    def __init__(
        self,
        pid: int,
        stdin: asyncio.StreamWriter,
        stdout: asyncio.StreamReader,
        stderr: asyncio.StreamReader | None,
        code: asyncio.StreamReader,
    ) -> None:
        self.pid, self.stdin, self.stdout, self.stderr = pid, stdin, stdout, stderr
        self.returncode: int | None = None
        self._ending = asyncio.create_task(self._end(code))

    async def _end(self, code: asyncio.StreamReader) -> int:
        self.returncode = int(await code.readline())
        self.stdin.close()
        return self.returncode

    def send_signal(self, number: signal.Signals) -> None:
        """Sends it a signal, unless it has ended."""
        if self.returncode is None:
            with suppress(ProcessLookupError):  # that it has ended may be on its way
                os.kill(self.pid, number)

    def kill(self) -> None:
        """Ends it at once."""
        self.send_signal(signal.SIGKILL)

    async def wait(self) -> int:
        """Its exit code, when it has ended."""
        return await asyncio.shield(self._ending)

    def terminate(self) -> None:
        """Asks it to end."""
        self.send_signal(signal.SIGTERM)

    async def communicate(self) -> tuple[bytes, bytes]:
        """What it has written that was not read yet, when it has ended."""
        outputs = [one for one in (self.stdout, self.stderr) if one is not None]
        output, *errors = await asyncio.gather(*(one.read() for one in outputs))
        await self.wait()
        return output, b"".join(errors)


async def forked(
    main: str,
    *words: str,
    env: Mapping[str, str],
    log: Path | None = None,
    appends: bool = False,
    output: Path | None = None,
    piped_errors: bool = False,
) -> ForkedProcess:
    """`python -m main words` in this environment, or a module's function (`module:function`). It
    reads from a pipe and writes to a pipe or, its output, to a file; and its errors, unless they
    are piped, too, to our standard error. With a log both go there, or to its end."""
    (given, asks), (answers, writes), (code, tells) = os.pipe(), os.pipe(), os.pipe()
    if log is not None and not appends:
        log.write_bytes(b"")
    if output is not None:
        with output.open("w") as file:
            os.dup2(file.fileno(), writes)
    errors, warns = os.pipe() if piped_errors else (None, os.dup(2))
    wanted = {"main": main, "words": words, "env": dict(env), "log": log and str(log)}
    loop = asyncio.get_running_loop()
    pid = await loop.run_in_executor(None, _fork, wanted, given, writes, warns, tells)
    for number in (given, writes, warns, tells):
        os.close(number)
    stderr = None if errors is None else await _reader(errors)
    return ForkedProcess(
        pid, await _writer(asks), await _reader(answers), stderr, await _reader(code)
    )


def forked_run(
    main: str,
    *words: str,
    env: Mapping[str, str],
    folder: Path,
    given: str = "",
    umask: int | None = None,
) -> subprocess.CompletedProcess[str]:
    """`python -m main words` in this folder and environment, once it has ended; `given` stands in
    its standard input."""
    wanted: dict[str, object] = {"main": main, "words": words, "env": dict(env), "log": None}
    wanted |= {"folder": str(folder), "umask": umask}
    code, tells = os.pipe()
    with (
        TemporaryFile() as stdin,
        TemporaryFile() as output,
        TemporaryFile() as errors,
        os.fdopen(code) as told,
    ):
        stdin.write(given.encode())
        stdin.seek(0)
        _fork(wanted, stdin.fileno(), output.fileno(), errors.fileno(), tells)
        os.close(tells)
        returned = int(told.read())
        written = [os.pread(file.fileno(), 1 << 24, 0).decode() for file in (output, errors)]
    return subprocess.CompletedProcess((main, *words), returned, *written)


def forked_at_terminal(
    *words: str, env: Mapping[str, str], asks: bytes, answer: str
) -> tuple[bytes, int]:
    """`python -m bot words` at a terminal, where its question gets this answer; what stood there
    then, and its exit code."""
    terminal, end = pty.openpty()
    code, tells = os.pipe()
    with os.fdopen(terminal, "r+b", buffering=0) as screen, os.fdopen(code) as ended:
        wanted = {"main": "bot", "words": words, "env": dict(env), "log": None}
        _fork(wanted, end, end, end, tells)
        os.close(end)
        os.close(tells)
        told = b""
        while asks not in told:
            told += screen.read(1000)
        screen.write(answer.encode())
        return told, int(ended.read())


async def forked_child(
    kind: str, environment: Mapping[str, str]
) -> ForkedProcess | asyncio.subprocess.Process:
    """In place of `bot.processes.pool.spawn`. An environment of its own is read when modules are
    loaded, so whatever has one is started as the bot does."""
    if environment:
        return await spawn(kind, environment)
    return await forked("bot.processes.child_process:main", kind, env=os.environ)


def nothing_ahead(*_: object) -> tuple[()]:
    """In place of `bot.processes.drawing.drawn_ahead`: hundreds of bots would draw what none of
    them asks for."""
    return ()


@pytest.fixture(autouse=True)
def forked_processes(monkeypatch: pytest.MonkeyPatch) -> None:
    """What draws and thinks need not be loaded anew for every test (where this is imported)."""
    monkeypatch.setattr("bot.processes.pool.spawn", forked_child)
    monkeypatch.setattr("bot.processes.drawing.BESIDE_MB", FORKED_MB)
    monkeypatch.setattr("bot.processes.drawing.drawn_ahead", nothing_ahead)


def _fork(wanted: Mapping[str, object], *files: int) -> int:
    """The new process. One asks at a time: of two who wait, either may read an answer first."""
    with _ONE_AT_A_TIME:
        server = _server()
        socket.send_fds(server, [json.dumps(wanted).encode()], files)
        return int(server.recv(64))


async def _writer(file: int) -> asyncio.StreamWriter:
    loop = asyncio.get_running_loop()
    protocol = asyncio.StreamReaderProtocol(asyncio.StreamReader())
    transport, _ = await loop.connect_write_pipe(lambda: protocol, os.fdopen(file, "wb"))
    return asyncio.StreamWriter(transport, protocol, None, loop)


async def _reader(file: int) -> asyncio.StreamReader:
    stream = asyncio.StreamReader(limit=1 << 22)
    protocol = asyncio.StreamReaderProtocol(stream)
    await asyncio.get_running_loop().connect_read_pipe(lambda: protocol, os.fdopen(file, "rb"))
    return stream


@cache
def _server() -> socket.socket:
    """The way to the process that forks: the one that this process comes from, or one for all
    workers of this run, which ends with the last of them."""
    if FORK_SERVER in os.environ:
        return socket.socket(fileno=int(os.environ[FORK_SERVER]))
    name = f"\0meeplepost-tests-{os.environ.get('PYTEST_XDIST_TESTRUNUID', os.getpid())}"
    server = socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    while server.connect_ex(name):
        _start(name)
    return server


def _start(name: str) -> None:
    """Starts the process that forks, unless another worker does."""
    with socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET) as asked:
        try:
            asked.bind(name)
        except OSError:
            return
        asked.listen()
        command = [sys.executable, "-m", "tests.fork_server"]
        _STARTED.append(subprocess.Popen(command, cwd=ROOT, stdin=asked.fileno()))
