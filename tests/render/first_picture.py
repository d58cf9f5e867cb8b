"""How much a process that has drawn nothing yet does for its first picture, maps painted before.

    python -m tests.render.first_picture

reads requests for pictures, each with the folder of the maps, and counts the functions that are
called for each in a process of its own: the same on every machine, however busy.
"""

from __future__ import annotations

import os
import pickle
import subprocess
import sys
from collections.abc import Callable, Generator
from contextlib import contextmanager, suppress
from cProfile import Profile
from pathlib import Path
from typing import TypeAlias

from render.drawing_process import DrawingRequest
from render.store import STORE
from tests.known import ROOT

Calls: TypeAlias = Callable[[DrawingRequest, Path], int]


@contextmanager
def counting() -> Generator[Calls]:
    """How many functions are called for a picture that a new process draws first."""
    command = [sys.executable, "-m", __name__]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, cwd=ROOT, stdin=pipe, stdout=pipe) as process:
        assert process.stdin
        assert process.stdout
        given, told = process.stdin, process.stdout

        def calls(request: DrawingRequest, folder: Path) -> int:
            given.write(pickle.dumps((request, folder)))
            given.flush()
            return int(told.readline())

        yield calls


def main() -> None:
    """Loads everything once, and draws each picture in a process that has drawn nothing."""
    with suppress(EOFError):
        while True:
            request, folder = pickle.load(sys.stdin.buffer)
            if (pid := os.fork()) == 0:
                _tell(request, folder)
                os._exit(0)
            os.waitpid(pid, 0)


def _tell(request: DrawingRequest, folder: Path) -> None:
    STORE.use(folder)
    profile = Profile()
    profile.runcall(request.answer)
    print(sum(entry.callcount for entry in profile.getstats()), flush=True)


if __name__ == "__main__":
    main()
