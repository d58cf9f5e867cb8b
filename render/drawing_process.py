"""What runs in a drawing process, which the bot starts (`bot/front/drawing_process.py`).

Messages come on stdin and answers go to stdout: the length in four bytes, then the content. The
first one is a pickled `DrawingSetup`, every other one a pickled `Request`; both ends are ours.
Whoever started the process ends it by closing stdin, also by dying. While nobody asks, what never
changes is painted, where the store lacks it.
"""

from __future__ import annotations

import os
import pickle
import select
import signal
import struct
import sys
import traceback
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol

from render.animation import Animator, TooLarge
from render.cache import CACHE
from render.painter import Painter, Prepared, RenderOptions
from render.plot import points_plot
from render.store import STORE

IDLE = 2.0
"""Seconds without a request after which what never changes is painted."""
LENGTH = struct.Struct(">I")
HEAD = struct.Struct(">BI")
"""Of an answer: how it went, and how many kB of memory the process holds."""
NOTHING, DRAWN, FAILED = range(3)
"""How it went: there is no such picture, it follows, or the text of the error follows."""


@dataclass(frozen=True, slots=True)
class DrawingSetup:
    """What a drawing process is told first."""

    cache_bytes: int
    folder: Path | None
    """Where painted maps are kept."""
    painters: Sequence[Painter[Any]]
    """Whose maps are painted while nobody asks."""
    niceness: int = 0
    """How far it stands back when processors are busy, from 0 to 19."""


class Request(Protocol):
    """What is wanted of the process."""

    def answer(self) -> bytes | None:
        """What it makes; None when there is no such picture."""
        ...


@dataclass(frozen=True, slots=True)
class DrawingRequest:
    """A picture that is wanted."""

    painter: Painter[Any]
    remaining: bool
    """What is still to come instead of the board."""
    view: Any
    options: RenderOptions

    def answer(self) -> bytes | None:
        """The picture as PNG."""
        draw = self.painter.remaining if self.remaining else self.painter.board
        return draw(self.view, self.options)


@dataclass(frozen=True, slots=True)
class PlotRequest:
    """The points of a game are wanted as lines (`render.plot`)."""

    rows: Sequence[Sequence[int]]
    options: RenderOptions

    def answer(self) -> bytes:
        """The picture as PNG."""
        return points_plot(self.rows, self.options)


@dataclass(frozen=True, slots=True)
class FrameRequest:
    """A picture to be kept as the next frame of the moving picture that this process makes."""

    png: bytes
    number: int
    """How many there are before it."""

    def answer(self) -> None:
        """Nothing yet. Raises `ValueError` in a process that was started anew and lacks some."""
        if len(_ANIMATOR) != self.number:
            raise ValueError("the frames before this one are lost")
        _ANIMATOR.add(self.png)


@dataclass(frozen=True, slots=True)
class AnimationRequest:
    """The moving picture of all frames so far is wanted, in so many bytes at most."""

    limit: int
    frames: int
    """How many there must be."""

    def answer(self) -> bytes | None:
        """A pickled `Animation`; None when it cannot be made so small. Raises `ValueError` when
        frames are lacking."""
        if len(_ANIMATOR) != self.frames:
            raise ValueError("frames are lost")
        try:
            return pickle.dumps(_ANIMATOR.finished(self.limit))
        except TooLarge:
            return None


_ANIMATOR = Animator()
"""What this process makes of frames; the bot starts a process for each moving picture."""


def main() -> None:
    """Draws until stdin ends."""
    for name in (signal.SIGINT, signal.SIGTERM):
        signal.signal(name, signal.SIG_IGN)  # the bot decides when to end, also for a whole group
    answers = os.dup(sys.stdout.fileno())
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # what a painter prints is no answer
    requests = sys.stdin.fileno()
    first = _read(requests)
    if first is not None:
        setup: DrawingSetup = pickle.loads(first)  # noqa: S301 - from the bot itself
        CACHE.limit(setup.cache_bytes)
        STORE.use(setup.folder)
        os.nice(setup.niceness)
        _serve(requests, answers, _grounds(setup.painters))


def _grounds(painters: Sequence[Painter[Any]]) -> Iterator[Callable[[], None]]:
    for painter in painters:
        if isinstance(painter, Prepared):
            yield from painter.ground()


def _serve(requests: int, answers: int, grounds: Iterator[Callable[[], None]]) -> None:
    while True:
        _prepare(requests, grounds)
        content = _read(requests)
        if content is None:
            return
        try:
            _write(answers, _answer(content))
        except BrokenPipeError:
            return


def _prepare(requests: int, grounds: Iterator[Callable[[], None]]) -> None:
    """Paints what never changes until something is asked for."""
    patience = IDLE
    while not select.select([requests], [], [], patience)[0]:
        paint = next(grounds, None)
        if paint is None:
            return
        paint()
        patience = 0.0


def _answer(content: bytes) -> bytes:
    try:
        request: Request = pickle.loads(content)  # noqa: S301 - from the bot itself
        made = request.answer()
    except Exception:
        return HEAD.pack(FAILED, _resident_kb()) + traceback.format_exc().encode()
    return HEAD.pack(NOTHING if made is None else DRAWN, _resident_kb()) + (made or b"")


def _resident_kb() -> int:
    """Memory held now; 0 where the system does not tell."""
    try:
        pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    except OSError:
        return 0
    return pages * os.sysconf("SC_PAGE_SIZE") // 1024


def _read(file: int) -> bytes | None:
    """The next message; None when there is no more."""
    head = _exactly(file, LENGTH.size)
    return None if head is None else _exactly(file, LENGTH.unpack(head)[0])


def _exactly(file: int, count: int) -> bytes | None:
    found = bytearray()
    while len(found) < count:
        part = os.read(file, count - len(found))
        if not part:
            return None
        found += part
    return bytes(found)


def _write(file: int, content: bytes) -> None:
    left = memoryview(LENGTH.pack(len(content)) + content)
    while left:
        left = left[os.write(file, left) :]
