"""The process that `tests.forking` has others forked from: requests come on sockets, each with the
files of the new process, and where its exit code is told. Workers connect to its standard input;
every new process has a socket of its own on which it may ask, too."""

from __future__ import annotations

import gc
import json
import os
import runpy
import socket
import sys
import traceback
from contextlib import suppress
from functools import cache
from importlib import import_module
from pathlib import Path
from selectors import EVENT_READ, BaseSelector, DefaultSelector
from typing import Any

from bot.processes.drawing import CACHE_MB
from bot.texts import shared_texts
from render import PAINTERS
from render.cache import CACHE
from render.painter import RenderOptions
from render.store import STORE
from rules import GAMES
from rules.covers import cover
from tests.forking import FORK_SERVER
from tests.painted import PICTURES

LOADED = (
    *("bot.app", "bot.cli.start", "bot.processes.thinking_process", "render.drawing_process"),
    *("bot.players", "bot.running", "sandbox.server", "tests.forking", "tests.garden"),
    *("tests.siege", "tests.toy", "alembic.command", "sqlalchemy.dialects.postgresql.asyncpg"),
    *("asyncpg", "PIL.BmpImagePlugin", "PIL.JpegImagePlugin", "PIL.PngImagePlugin"),
)
"""What the new processes would load."""
BOT = "tests.e2e.launcher"
CHILD = "bot.processes.child_process:main"


def main() -> None:
    """Forks until no worker can ask any more."""
    gc.disable()
    for name in LOADED:
        import_module(name)
    gc.freeze()
    asked, running = socket.socket(fileno=os.dup(0)), DefaultSelector()
    running.register(asked, EVENT_READ)
    workers = [_connect(running, asked)]
    while any(worker.fileno() >= 0 for worker in workers):
        for key, _ in running.select():
            if key.fileobj is asked:
                workers.append(_connect(running, asked))
            elif isinstance(key.fileobj, socket.socket):
                _serve(running, key.fileobj)
            else:
                _tell(running, key.fd, *key.data)


def _connect(running: BaseSelector, asked: socket.socket) -> socket.socket:
    """A worker that may ask from now on."""
    worker, _ = asked.accept()
    running.register(worker, EVENT_READ)
    return worker


def _serve(running: BaseSelector, asks: socket.socket) -> None:
    """Serves a request, or learns that there will be none any more."""
    content, files = _received(asks)
    if not content:
        running.unregister(asks)
        asks.close()
        return
    *given, tells = files
    ours, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    wanted = json.loads(content)
    if wanted["main"] == BOT:
        _read_texts()
    elif (wanted["main"], wanted["words"]) == (CHILD, ["drawing"]):
        _draw()
    if (pid := os.fork()) == 0:
        ours.close()
        os.close(tells)
        _let_go(running)
        _become(wanted, given, theirs)
    for file in (*given, theirs.detach()):
        os.close(file)
    running.register(ours, EVENT_READ)
    running.register(os.pidfd_open(pid), EVENT_READ, (pid, tells))
    with suppress(OSError):  # it was killed meanwhile
        asks.send(str(pid).encode())


@cache
def _read_texts() -> None:
    """All of them: each bot would parse anew those of its commands and of what it tells."""
    texts = shared_texts()
    keys = texts._keys  # pyright: ignore[reportPrivateUsage]
    for key in keys:
        for locale in texts.locales:
            texts.has(locale, key)
    gc.freeze()


@cache
def _draw() -> None:
    """A finished board of each game: what it shares with others, each process would paint anew. One
    that begins with the same limit for its cache keeps it."""
    CACHE.limit(CACHE_MB * 1_000_000)
    STORE.use(Path(os.environ[PICTURES]))
    for key, painter in PAINTERS.items():
        end = cover(GAMES[key])
        painter.board(end.view, RenderOptions(end.names))
    gc.freeze()
    limit = CACHE.limit
    CACHE.limit = lambda most: None if most == CACHE.most else limit(most)


def _received(asks: socket.socket) -> tuple[bytes, list[int]]:
    """A request; b"" when whoever could ask has ended."""
    try:
        content, files, _, _ = socket.recv_fds(asks, 1 << 20, 4)
    except OSError:
        return b"", []
    return content, files


def _tell(running: BaseSelector, process: int, pid: int, tells: int) -> None:
    """The exit code of a process that has ended, to whoever still wants to know."""
    running.unregister(process)
    code = os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1])
    with suppress(BrokenPipeError):
        os.write(tells, f"{code}\n".encode())
    os.close(process)
    os.close(tells)


def _let_go(running: BaseSelector) -> None:
    """What is of this process, and of others."""
    for key in running.get_map().values():
        if isinstance(key.fileobj, socket.socket):
            key.fileobj.close()
        else:
            os.close(key.fd)
            os.close(key.data[1])
    running.close()


def _become(wanted: dict[str, Any], given: list[int], asks: socket.socket) -> None:
    """Runs what is wanted and ends."""
    code = 1
    try:
        for number, file in enumerate(given):
            os.dup2(file, number)
            os.close(file)
        if wanted["log"] is not None:
            _write_to(wanted["log"])
        os.chdir(wanted.get("folder", "."))
        if (umask := wanted.get("umask")) is not None:
            os.umask(umask)
        os.environ.clear()
        os.environ.update(wanted["env"] | {FORK_SERVER: str(asks.fileno())})
        gc.enable()
        code = _run(wanted["main"], wanted["words"])
    except BaseException:
        traceback.print_exc()
    finally:
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(code)


def _write_to(log: str) -> None:
    file = os.open(log, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    os.dup2(file, 1)
    os.dup2(file, 2)
    os.close(file)


def _run(main: str, words: list[str]) -> int:
    """A module as the main one, or its function."""
    module, _, function = main.partition(":")
    sys.argv = [module, *words]
    try:
        if function:
            getattr(import_module(module), function)()
        else:
            runpy.run_module(module, run_name="__main__", alter_sys=True)
    except SystemExit as ended:
        return ended.code if isinstance(ended.code, int) else int(ended.code is not None)
    return 0


if __name__ == "__main__":
    main()
