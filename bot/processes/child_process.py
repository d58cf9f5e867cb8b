"""The code that runs in a child process of the bot (`bot/processes/pool.py`).

Messages come on stdin and answers go to stdout: the length in four bytes, then the content. The
first message is a pickled `Setup`, all others are pickled `Request`s. Both ends belong to the bot.
The parent ends the process by closing stdin, or by dying, even while it is working.
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
"""Seconds without a request after which the process begins its own chores."""
_GROWN = 8_000
"""The growth in kB after which free memory is returned to the system. The process keeps `PICTURES`
bytes at the end of its heap."""
_PIPE = 1 << 20
"""The size of the pipe in bytes: the most that Linux allows by default."""
LENGTH = struct.Struct(">I")
HEAD = struct.Struct(">BI")
"""The head of an answer: its kind, and the memory of the process in kB."""
NOTHING, MADE, FAILED = range(3)
"""The kinds of answers: no result, the result follows, or the text of an error follows."""
_ROOM = 16_000_000
"""Bytes that a picture needs while it is drawn."""
NO_MEMORY = 12
"""The exit code of a process that has reached its memory limit and cannot answer any more."""


class Setup(Protocol):
    """The first message to a process."""

    @property
    def lasts(self) -> float | None:
        """Seconds without a request after which the process ends by itself; None for never."""
        ...

    def begin(self) -> Iterator[Callable[[], object]]:
        """Prepares the process and yields chores to do one by one while there are no requests."""
        ...


class Request(Protocol):
    """A request to the process."""

    def answer(self) -> bytes | None:
        """The result; None if there is none."""
        ...


def main() -> None:
    """Answers requests until stdin ends."""
    give_back(keep=PICTURES)
    for name in (signal.SIGINT, signal.SIGTERM):
        signal.signal(name, signal.SIG_IGN)  # only the bot ends this process
    answers = os.dup(sys.stdout.fileno())
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # printed text is no answer
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
    """Enlarges the pipe to hold a whole picture, if the system allows it. The process can then
    start the next request before the bot has read the last answer."""
    with contextlib.suppress(AttributeError, OSError):
        fcntl.fcntl(answers, fcntl.F_SETPIPE_SZ, _PIPE)


def _end_with(requests: int) -> None:
    """Ends the process as soon as nobody can read its answers any more."""
    hung_up = select.poll()
    hung_up.register(requests, 0)
    hung_up.poll()
    os._exit(0)


def _serve(requests: int, answers: int, setup: Setup) -> None:
    """Prepares the process, then answers requests until stdin ends."""
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
    """Does chores until a request comes. Returns False if none came within `lasts` seconds."""
    patience = IDLE
    while not select.select([requests], [], [], patience)[0]:
        chore = next(chores, None)
        if chore is None:
            return bool(select.select([requests], [], [], lasts)[0])
        chore()
        patience = 0.0
    return True


def _answer(content: bytes) -> bytes:
    """The answer to a pickled request, with its kind and the memory of the process."""
    try:
        request: Request = pickle.loads(content)  # noqa: S301 - from the bot itself
        answer = request.answer()
    except MemoryError:
        raise
    except Exception:
        if not _has_room():  # libraries wrap it in their own errors
            raise MemoryError from None
        return HEAD.pack(FAILED, _resident_kb()) + traceback.format_exc().encode()
    return HEAD.pack(NOTHING if answer is None else MADE, _resident_kb()) + (answer or b"")


def _has_room() -> bool:
    """Whether the memory limit leaves room for another picture."""
    try:
        mmap.mmap(-1, _ROOM).close()
    except OSError:
        return False
    return True


def _resident_kb() -> int:
    """The present memory of the process in kB; 0 if the system does not say."""
    try:
        pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    except OSError:
        return 0
    return pages * os.sysconf("SC_PAGE_SIZE") // 1024


def _read(file: int) -> bytes | None:
    """The next message; None at the end of the file."""
    head = _read_exactly(file, LENGTH.size)
    return None if head is None else _read_exactly(file, LENGTH.unpack(head)[0])


def _read_exactly(file: int, count: int) -> bytes | None:
    """This many bytes from a file; None if it ends before."""
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
