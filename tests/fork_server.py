"""The process that `tests.forking` has others forked from: requests come on a socket, its standard
input, each with what the new process reads, what it writes to, and where its exit code is told."""

from __future__ import annotations

import gc
import json
import os
import runpy
import socket
import sys
import traceback
from contextlib import suppress
from importlib import import_module
from selectors import EVENT_READ, BaseSelector, DefaultSelector
from typing import Any

LOADED = (
    *("bot.app", "bot.cli.start", "bot.processes.thinking_process", "render.drawing_process"),
    *("sandbox.server", "tests.garden", "tests.siege", "tests.toy"),
)
"""What the new processes would load."""


def main() -> None:
    """Forks until nobody can ask any more."""
    gc.disable()
    for name in LOADED:
        import_module(name)
    gc.freeze()
    asks, running = socket.socket(fileno=os.dup(0)), DefaultSelector()
    running.register(asks, EVENT_READ)
    while True:
        for key, _ in running.select():
            if key.data is not None:
                _tell(running, key.fd, *key.data)
            elif not _fork(running, asks):
                return


def _fork(running: BaseSelector, asks: socket.socket) -> bool:
    """Serves a request; False when there is none, and never will be."""
    content, files, _, _ = socket.recv_fds(asks, 1 << 20, 3)
    if not content:
        return False
    given, output, tells = files
    if (pid := os.fork()) == 0:
        _let_go(running)
        _become(json.loads(content), given, output)
    os.close(given)
    os.close(output)
    running.register(os.pidfd_open(pid), EVENT_READ, (pid, tells))
    asks.send(str(pid).encode())
    return True


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
        os.close(key.fd)
        if key.data is not None:
            os.close(key.data[1])
    running.close()


def _become(wanted: dict[str, Any], given: int, output: int) -> None:
    """Runs what is wanted and ends."""
    code = 1
    try:
        os.dup2(given, 0)
        os.close(given)
        _write_to(output, wanted["log"])
        os.environ.clear()
        os.environ.update(wanted["env"])
        gc.enable()
        code = _run(wanted["main"], wanted["words"])
    except BaseException:
        traceback.print_exc()
    finally:
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(code)


def _write_to(output: int, log: str | None) -> None:
    if log is None:
        os.dup2(output, 1)
    else:
        file = os.open(log, os.O_WRONLY | os.O_CREAT | os.O_TRUNC)
        os.dup2(file, 1)
        os.dup2(file, 2)
        os.close(file)
    os.close(output)


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
