"""What runs in a process that the bot has started (`bot/processes/pool.py`).

Messages come on stdin and answers go to stdout: the length in four bytes, then the content. The
first one is a pickled `Setup`, every other one a pickled `Request`; both ends are ours. Whoever
started the process ends it by closing stdin, also by dying, even while it is at work.
"""

from __future__ import annotations

import contextlib
import fcntl
import mmap
import os
import pickle
import select
import signal
import struct
import sys
import threading
import traceback
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Protocol

from bot.processes.allocator import PICTURES, give_back, trim

IDLE = 2.0
"""Seconds without a request after which work of its own is begun."""
_GROWN = 8_000
"""kB by which a process may grow before free memory between what is kept is given back; it keeps
`PICTURES` of it at the end."""
_PIPE = 1 << 20
"""Bytes; what Linux allows anybody unless told otherwise."""
LENGTH = struct.Struct(">I")
HEAD = struct.Struct(">BI")
"""Of an answer: how it went, and how many kB of memory the process holds."""
NOTHING, MADE, FAILED = range(3)
"""How it went: there is no such thing, it follows, or the text of the error follows."""
_ROOM = 16_000_000
"""Bytes that a picture takes while it is drawn."""
NO_MEMORY = 12
"""Exit code of a process that met its memory limit: what it keeps leaves no room for any answer."""


class Setup(Protocol):
    """What a process is told first."""

    @property
    def lasts(self) -> float | None:
        """Seconds without a request after which it ends by itself; None: never."""
        ...

    def begin(self) -> Iterator[Callable[[], object]]:
        """Prepares the process; gives what is to be done, piece by piece, while nobody asks."""
        ...


class Request(Protocol):
    """What is wanted of the process."""

    def answer(self) -> bytes | None:
        """What it makes; None when there is no such thing."""
        ...


def main() -> None:
    """Answers until stdin ends."""
    give_back(keep=PICTURES)
    for name in (signal.SIGINT, signal.SIGTERM):
        signal.signal(name, signal.SIG_IGN)  # the bot decides when to end, also for a whole group
    answers = os.dup(sys.stdout.fileno())
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # what a request prints is no answer
    _widen(answers)
    requests = sys.stdin.fileno()
    threading.Thread(target=_end_with, args=(requests,), daemon=True).start()
    first = _read(requests)
    if first is not None:
        setup: Setup = pickle.loads(first)  # noqa: S301 - from the bot itself
        try:
            _serve(requests, answers, setup)
        except MemoryError:
            os._exit(NO_MEMORY)


def _widen(answers: int) -> None:
    """Makes room for a whole picture in the pipe, so that the next request need not wait until the
    bot has read the last answer; where the system allows it."""
    with contextlib.suppress(AttributeError, OSError):
        fcntl.fcntl(answers, fcntl.F_SETPIPE_SZ, _PIPE)


def _end_with(requests: int) -> None:
    """Ends the process as soon as nobody can ask any more: what it still makes is for nobody."""
    hung_up = select.poll()
    hung_up.register(requests, 0)
    hung_up.poll()
    os._exit(0)


def _serve(requests: int, answers: int, setup: Setup) -> None:
    chores, held = setup.begin(), 0
    while _is_asked(requests, chores, setup.lasts):
        content = _read(requests)
        if content is None:
            return
        try:
            _write(answers, _answer(content))
        except BrokenPipeError:
            return
        if _resident_kb() > held + _GROWN:
            trim()
            held = _resident_kb()


def _is_asked(requests: int, chores: Iterator[Callable[[], object]], lasts: float | None) -> bool:
    """Does work of its own until something is asked for; False when nothing was for so long."""
    patience = IDLE
    while not select.select([requests], [], [], patience)[0]:
        chore = next(chores, None)
        if chore is None:
            return bool(select.select([requests], [], [], lasts)[0])
        chore()
        patience = 0.0
    return True


def _answer(content: bytes) -> bytes:
    try:
        request: Request = pickle.loads(content)  # noqa: S301 - from the bot itself
        answer = request.answer()
    except MemoryError:
        raise
    except Exception:
        if not _has_room():  # libraries hide it behind errors of their own
            raise MemoryError from None
        return HEAD.pack(FAILED, _resident_kb()) + traceback.format_exc().encode()
    return HEAD.pack(NOTHING if answer is None else MADE, _resident_kb()) + (answer or b"")


def _has_room() -> bool:
    """Whether the process may still have memory for a picture."""
    try:
        mmap.mmap(-1, _ROOM).close()
    except OSError:
        return False
    return True


def _resident_kb() -> int:
    """Memory held now; 0 where the system does not tell."""
    try:
        pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    except OSError:
        return 0
    return pages * os.sysconf("SC_PAGE_SIZE") // 1024


def _read(file: int) -> bytes | None:
    """The next message; None when there is no more."""
    head = _read_exactly(file, LENGTH.size)
    return None if head is None else _read_exactly(file, LENGTH.unpack(head)[0])


def _read_exactly(file: int, count: int) -> bytes | None:
    data = bytearray()
    while len(data) < count:
        part = os.read(file, count - len(data))
        if not part:
            return None
        data += part
    return bytes(data)


def _write(file: int, content: bytes) -> None:
    left = memoryview(LENGTH.pack(len(content)) + content)
    while left:
        left = left[os.write(file, left) :]
