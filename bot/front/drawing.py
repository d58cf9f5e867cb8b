"""Drawing in processes of its own, a few pictures at a time, posts before panels."""

from __future__ import annotations

import asyncio
import logging
import pickle
from collections import deque
from collections.abc import AsyncGenerator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from math import inf
from pathlib import Path
from typing import Any

from bot.front.drawing_process import DrawingProcess, PainterFailed, ProcessLost
from render.animation import Animation, TooLarge
from render.drawing_process import (
    AnimationRequest,
    DrawingRequest,
    DrawingSetup,
    FrameRequest,
    PlotRequest,
    Request,
)
from render.guide import GUIDE_PAINTER, Guide
from render.painter import Layered, Painter, RenderOptions

_log = logging.getLogger(__name__)

IN_A_ROW = 3
"""Urgent pictures drawn one after another while others wait; then one of the others is."""
CACHE_MB = 24
"""Memory for parts of pictures in each process."""
_BESIDE_MB = 140
"""What a process may hold beside that: interpreter, rules, fonts, a picture being drawn."""
ANIMATIONS = 2
"""Moving pictures made at the same time, each in a process of up to 110 MB; others wait."""
_ANIMATING_SECONDS = 120.0
"""How long all frames may take to become one picture."""


class DrawingQueue:
    """Workers, and who waits for one: urgent requests first, yet not those alone."""

    def __init__(self, workers: list[DrawingProcess]) -> None:
        self._free = list(workers)
        self._urgent = deque[asyncio.Future[DrawingProcess]]()
        self._others = deque[asyncio.Future[DrawingProcess]]()
        self._row = 0
        """Urgent requests served since another one was, while others waited."""

    async def take(self, *, urgent: bool) -> DrawingProcess:
        """The next free worker; give it back."""
        if self._free:
            return self._free.pop()
        turn = asyncio.get_running_loop().create_future()
        (self._urgent if urgent else self._others).append(turn)
        try:
            return await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.give(turn.result())
            raise

    def give(self, worker: DrawingProcess) -> None:
        """Hands a worker to whoever is next."""
        while (turn := self._next()) is not None:
            if not turn.done():
                turn.set_result(worker)
                return
        self._free.append(worker)

    def _next(self) -> asyncio.Future[DrawingProcess] | None:
        if self._urgent and (self._row < IN_A_ROW or not self._others):
            self._row += 1 if self._others else 0
            return self._urgent.popleft()
        self._row = 0
        return self._others.popleft() if self._others else None


class Renderer:
    """Draws views in drawing processes. A game without a painter has no pictures."""

    def __init__(
        self,
        painters: Mapping[str, Painter[Any]],
        processes: int = 1,
        cache_mb: int = CACHE_MB,
        folder: Path | None = None,
    ) -> None:
        self.painters = painters
        """The painters by the keys of their games."""
        self.processes = [
            DrawingProcess(
                _setup(painters if first else {}, cache_mb, folder), cache_mb + _BESIDE_MB
            )
            for first in [True] + [False] * (processes - 1)
        ]
        self._queue = DrawingQueue(self.processes)
        self._drawing: dict[tuple[bool, bytes], asyncio.Task[bytes | None]] = {}
        self._animating = asyncio.Semaphore(ANIMATIONS)
        self._closed = False

    async def start(self) -> None:
        """Starts the processes, so that the first picture need not wait for them."""
        for worker in self.processes:
            await worker.start()

    def layers(self, game: str) -> tuple[str, ...]:
        """Names of the layers that can be switched on in the game's picture."""
        painter = self.painters.get(game)
        return painter.layers if isinstance(painter, Layered) else ()

    async def board(
        self, game: str, view: Any, look: RenderOptions, *, urgent: bool = False
    ) -> bytes | None:
        """The board as PNG, None when the game has no painter.

        Urgent pictures, those of public posts, are drawn before the others that wait.
        """
        painter = self.painters.get(game)
        return (
            await self._draw(DrawingRequest(painter, False, view, look), urgent)
            if painter
            else None
        )

    async def remaining(self, game: str, view: Any, look: RenderOptions) -> bytes | None:
        """What is still to come as PNG, None when words are enough."""
        painter = self.painters.get(game)
        return (
            await self._draw(DrawingRequest(painter, True, view, look), False) if painter else None
        )

    async def guide(self, guide: Guide) -> bytes | None:
        """The picture beside the help; None when it cannot be drawn."""
        request = DrawingRequest(GUIDE_PAINTER, False, guide, RenderOptions(()))
        return await self._draw(request, urgent=False)

    async def plot(self, rows: Sequence[Sequence[int]], look: RenderOptions) -> bytes | None:
        """The points by seat, at the beginning and after every turn, as lines (PNG). Urgent, for
        the post of a result."""
        return await self._draw(PlotRequest(rows, look), True)

    async def animation(
        self,
        game: str,
        views: Sequence[Any],
        look: RenderOptions,
        limit: int,
        drawn: Callable[[int], None],
    ) -> Animation | None:
        """The views as a moving picture in at most so many bytes; None when none can be drawn.

        `drawn` is called with the number of views drawn so far. Posts and panels go before. Raises
        `TooLarge`, and `ProcessLost` or `PainterFailed` when it cannot be put together.
        """
        async with self._animating, _animator() as worker:
            drawn(0)
            kept = 0
            for number, view in enumerate(views, start=1):
                png = await self.board(game, view, look)
                if png is not None:
                    await worker.draw(pickle.dumps(FrameRequest(png, kept)))
                    kept += 1
                drawn(number)
            if not kept:
                return None
            made = await worker.draw(pickle.dumps(AnimationRequest(limit, kept)))
        if made is None:
            raise TooLarge
        return pickle.loads(made)  # noqa: S301 - from a process of ours

    async def _draw(self, request: Request, urgent: bool) -> bytes | None:
        """The picture; None when the painter fails, for a game goes on without its picture."""
        if self._closed:
            return None
        try:
            return await self._shared(pickle.dumps(request), urgent)
        except PainterFailed as error:
            _log.error("a picture could not be drawn: %s", error)
        except Exception:
            _log.exception("a picture could not be drawn")
        return None

    async def _shared(self, request: bytes, urgent: bool) -> bytes | None:
        """Draws what several ask for at the same time once: a post in many channels."""
        key = (urgent, request)
        task = self._drawing.get(key)
        if task is None:
            task = asyncio.create_task(self._drawn(request, urgent))
            self._drawing[key] = task
            task.add_done_callback(lambda _: self._drawing.pop(key))
        return await asyncio.shield(task)

    async def _drawn(self, request: bytes, urgent: bool) -> bytes | None:
        """Drawn again once if the process is lost meanwhile."""
        worker = await self._queue.take(urgent=urgent)
        try:
            try:
                return await worker.draw(request)
            except ProcessLost as error:
                _log.warning("a drawing process was lost and is started again: %s", error)
                return await worker.draw(request)
        finally:
            self._queue.give(worker)

    async def close(self) -> None:
        """Ends the processes; pictures in hand are given up, none is drawn from now on."""
        self._closed = True
        for task in list(self._drawing.values()):
            task.cancel()
        await asyncio.gather(*self._drawing.values(), return_exceptions=True)
        for worker in self.processes:
            await worker.close()


def _setup(painters: Mapping[str, Painter[Any]], cache_mb: int, folder: Path | None) -> bytes:
    return pickle.dumps(DrawingSetup(cache_mb * 1_000_000, folder, tuple(painters.values())))


@asynccontextmanager
async def _animator() -> AsyncGenerator[DrawingProcess]:
    """A process for one moving picture; it stands back for everything else."""
    setup = pickle.dumps(DrawingSetup(1_000_000, None, (), niceness=10))
    worker = DrawingProcess(setup, inf, _ANIMATING_SECONDS)  # what it holds are the frames
    try:
        yield worker
    finally:
        await worker.close()
