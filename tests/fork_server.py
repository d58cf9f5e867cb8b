"""The process that `tests.e2e.forking` has others forked from: requests come on a socket, its
standard input, each with what the new process writes to and where it tells its exit code."""

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
from typing import Any

LOADED = ("bot.app", "bot.cli.start", "sandbox.server", "tests.siege", "tests.toy")
"""What the new processes would load."""


def main() -> None:
    """Forks until nobody can ask any more."""
    gc.disable()
    for name in LOADED:
        import_module(name)
    gc.freeze()
    asks = socket.socket(fileno=os.dup(0))
    while True:
        content, files, _, _ = socket.recv_fds(asks, 1 << 20, 2)
        if not content:
            return
        _let_go()
        if (pid := os.fork()) == 0:
            asks.close()
            _become(json.loads(content), *files)
        for file in files:
            os.close(file)
        asks.send(str(pid).encode())


def _let_go() -> None:
    """Of those that have ended nothing is kept."""
    with suppress(ChildProcessError):
        while os.waitpid(-1, os.WNOHANG)[0]:
            pass


def _become(wanted: dict[str, Any], output: int, tells: int) -> None:
    """Runs the module as the main one and ends."""
    code = 1
    try:
        _write_to(output, wanted["log"])
        os.environ.clear()
        os.environ.update(wanted["env"])
        gc.enable()
        code = _run(wanted["module"], wanted["words"])
    except BaseException:
        traceback.print_exc()
    finally:
        sys.stdout.flush()
        sys.stderr.flush()
        os.write(tells, str(code).encode())
        os._exit(code)


def _write_to(output: int, log: str | None) -> None:
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    if log is None:
        os.dup2(output, 1)
    else:
        file = os.open(log, os.O_WRONLY | os.O_CREAT | os.O_TRUNC)
        os.dup2(file, 1)
        os.dup2(file, 2)
    os.close(output)


def _run(module: str, words: list[str]) -> int:
    sys.argv = [module, *words]
    try:
        runpy.run_module(module, run_name="__main__", alter_sys=True)
    except SystemExit as ended:
        return ended.code if isinstance(ended.code, int) else int(ended.code is not None)
    return 0


if __name__ == "__main__":
    main()
