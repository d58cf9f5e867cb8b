"""Draws a few pictures at a time in child processes, posts before panels."""

from __future__ import annotations

import asyncio
import logging
import pickle
from collections.abc import (
    AsyncGenerator,
    Callable,
    Coroutine,
    Hashable,
    Iterable,
    Mapping,
    Sequence,
)
from contextlib import asynccontextmanager
from dataclasses import replace
from math import inf
from pathlib import Path
from typing import Any

from bot import metrics
from bot.processes.child_process import Request
from bot.processes.pool import ChildProcess, ProcessQueue, RequestFailed
from render.animation.animator import Animation, TooLarge
from render.animation.frames import Frame
from render.drawing_process import (
    AnimationRequest,
    CoverRequest,
    DrawingRequest,
    DrawingSetup,
    EmojiRequest,
    FrameRequest,
    LegendRequest,
    PlotRequest,
    SpotlightRequest,
)
from render.emojis import ShowsEmojis
from render.guide import GUIDE_PAINTER, Guide
from render.legend.standing import ExplainsPieces
from render.painter import Layered, Painter, RenderOptions
from render.plot import Plot
from render.poster.caption import Caption
from render.poster.framed import Framed
from render.poster.process import PosterRequest, PosterSetup
from render.scripts import script_of
from render.theme import DETAIL_VARIABLE
from rules.game import AnyGame

_log = logging.getLogger(__name__)

LONGEST = 30.0
"""Seconds a picture may take before its process counts as stuck."""
CACHE_MB = 14
"""Memory for parts of pictures in each process."""
BESIDE_MB = 140
"""What a process may hold beside that: interpreter, rules, fonts, a picture being drawn."""
ANIMATIONS = 2
"""Moving pictures made at the same time, each in a process of up to 110 MB; others wait."""
POSTER_SECONDS = 300.0
"""How long a poster may take; one is drawn at a time, in a process of up to 300 MB."""
_ANIMATING_SECONDS = 120.0
"""How long all frames may take to become one picture."""
_POSTERS = "posters"
"""Where their boards are kept, beside painted maps."""


class Renderer:
    """Draws views in drawing processes. A game without a painter has no pictures."""

    def __init__(
        self,
        painters: Mapping[str, Painter[Any]],
        processes: int = 1,
        cache_mb: int = CACHE_MB,
        folder: Path | None = None,
        games: Iterable[AnyGame] = (),
    ) -> None:
        """`games` are those of which a board is drawn while nobody asks."""
        self.painters = painters
        """The painters by the keys of their games."""
        ahead = drawn_ahead(painters, games)
        first = DrawingSetup(cache_mb * 1_000_000, folder, tuple(painters.values()), ahead)
        setups = [first] + [replace(first, painters=())] * (processes - 1)
        self.processes = [
            ChildProcess("drawing", setup, cache_mb + BESIDE_MB, LONGEST) for setup in setups
        ]
        self._queue = ProcessQueue(self.processes, 2)
        self._drawing: dict[Hashable, asyncio.Task[bytes | None]] = {}
        self._animating = asyncio.Semaphore(ANIMATIONS)
        self._poster_turn = asyncio.Semaphore(1)
        self._folder = folder
        self._closed = False

    async def start(self) -> None:
        """Starts the processes, so that the first picture need not wait for them."""
        for worker in self.processes:
            await worker.start()

    @property
    def waiting(self) -> int:
        """Pictures that wait for a process."""
        return sum(self._queue.waiting)

    def layers(self, game: str) -> tuple[str, ...]:
        """Names of the layers that can be switched on in the game's picture."""
        painter = self.painters.get(game)
        return painter.layers if isinstance(painter, Layered) else ()

    def has_posters(self, game: str) -> bool:
        """Whether there are posters of the game."""
        return isinstance(self.painters.get(game), Framed)

    def explains(self, game: str) -> bool:
        """Whether the game's painter tells what stands on its pictures."""
        return isinstance(self.painters.get(game), ExplainsPieces)

    async def board(
        self, game: str, view: Any, look: RenderOptions, *, urgent: bool = False
    ) -> bytes | None:
        """The board as PNG, None when the game has no painter.

        Urgent pictures, those of public posts, are drawn before the others that wait.
        """
        if (painter := self.painters.get(game)) is None:
            return None
        return await self._draw(DrawingRequest(painter, False, view, look), urgent)

    async def spotlight(self, game: str, view: Any, look: RenderOptions) -> bytes | None:
        """The board with only what is marked bright, as PNG; None when the game has no painter."""
        if (painter := self.painters.get(game)) is None:
            return None
        return await self._draw(SpotlightRequest(painter, view, look), urgent=False)

    async def remaining(self, game: str, view: Any, look: RenderOptions) -> bytes | None:
        """What is still to come as PNG, None when words are enough."""
        if (painter := self.painters.get(game)) is None:
            return None
        return await self._draw(DrawingRequest(painter, True, view, look), urgent=False)

    async def cover(self, game: AnyGame, name: str, locale: str) -> bytes | None:
        """The finished board that tells what a game of that name looks like, as PNG; None where
        there is none, or it cannot be drawn."""
        painter = self.painters.get(game.meta.key)
        if painter is None:
            return None
        return await self._draw(CoverRequest(painter, game, name, locale), urgent=False)

    async def poster(self, game: str, view: Any, locale: str, caption: Caption) -> bytes | None:
        """The poster of a game as JPEG; None when it has none. Posters are drawn in a process of
        their own, one at a time.

        Raises `ProcessLost` or `RequestFailed` when it cannot be drawn.
        """
        painter = self.painters.get(game)
        if self._closed or not isinstance(painter, Framed):
            return None
        request = PosterRequest(painter, game, view, locale, caption)
        return await self._shared((game, repr(view), locale, caption), self._poster_alone(request))

    async def _poster_alone(self, request: PosterRequest) -> bytes:
        async with self._poster_turn:
            return await poster(request, self._folder and self._folder / _POSTERS)

    async def guide(self, guide: Guide, locale: str) -> bytes | None:
        """The picture beside the help; None when it cannot be drawn."""
        request = DrawingRequest(GUIDE_PAINTER, False, guide, RenderOptions((), locale))
        return await self._draw(request, urgent=False)

    async def emoji(self, game: str, piece: str) -> bytes | None:
        """The emoji of a piece as PNG; None when it cannot be drawn."""
        painter = self.painters.get(game)
        if not isinstance(painter, ShowsEmojis):
            return None
        return await self._draw(EmojiRequest(painter, piece), urgent=False)

    async def legend(
        self, game: str, pieces: tuple[str, ...], names: tuple[str, ...], locale: str
    ) -> bytes | None:
        """Pieces and marks of a game with their names in a language, as PNG; None when they cannot
        be drawn."""
        if (painter := self.painters.get(game)) is None:
            return None
        request = LegendRequest(painter, pieces, names, script_of(locale))
        return await self._draw(request, urgent=False)

    async def plot(self, plot: Plot, look: RenderOptions, *, urgent: bool = False) -> bytes | None:
        """Points turn by turn as lines (PNG)."""
        return await self._draw(PlotRequest(plot, look), urgent)

    async def animation(
        self,
        game: str,
        frames: Sequence[tuple[Frame, str]],
        look: RenderOptions,
        limit: int,
        drawn: Callable[[int], None],
    ) -> Animation | None:
        """Frames with their captions as a moving picture in at most so many bytes; None when none
        can be drawn.

        `drawn` is called with the number of frames drawn so far. Posts and panels go before. Raises
        `TooLarge`, and `ProcessLost` or `RequestFailed` when it cannot be put together.
        """
        async with self._animating, _animator() as worker:
            drawn(0)
            kept = 0
            for number, (frame, caption) in enumerate(frames, start=1):
                png = await self.board(game, frame.view, frame.options(look))
                if png is not None:
                    request = FrameRequest(png, kept, caption, frame.seconds, look.script)
                    await worker.ask(pickle.dumps(request))
                    kept += 1
                drawn(number)
            if not kept:
                return None
            content = await worker.ask(pickle.dumps(AnimationRequest(limit, kept)))
        if content is None:
            raise TooLarge
        return pickle.loads(content)  # noqa: S301 - from a process of ours

    async def _draw(self, request: Request, urgent: bool) -> bytes | None:
        """The picture; None when the painter fails, for a game goes on without its picture."""
        if self._closed:
            return None
        try:
            asked = pickle.dumps(request)
            return await self._shared((urgent, asked), self._insist(asked, urgent=urgent))
        except RequestFailed as error:
            _log.error("a picture could not be drawn: %s", error)
        except Exception:
            _log.exception("a picture could not be drawn")
        return None

    async def _shared(
        self, key: Hashable, drawing: Coroutine[Any, Any, bytes | None]
    ) -> bytes | None:
        """Draws what several ask for at the same time once: a post in many channels."""
        task = self._drawing.get(key)
        if task is None:
            task = asyncio.create_task(drawing)
            self._drawing[key] = task
            task.add_done_callback(lambda _: self._drawing.pop(key))
        else:
            drawing.close()
        return await asyncio.shield(task)

    async def _insist(self, request: bytes, *, urgent: bool) -> bytes | None:
        """Drawn again once if the process is lost meanwhile."""
        worker = await self._queue.take(0 if urgent else 1)
        try:
            with metrics.timed(metrics.DRAWING):
                return await worker.insist(request)
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


@asynccontextmanager
async def _animator() -> AsyncGenerator[ChildProcess]:
    """A process for one moving picture; it stands back for everything else."""
    setup = DrawingSetup(1_000_000, None, (), niceness=10)
    worker = ChildProcess("drawing", setup, inf, _ANIMATING_SECONDS)  # what it holds are the frames
    try:
        yield worker
    finally:
        await worker.close()


def drawn_ahead(
    painters: Mapping[str, Painter[Any]], games: Iterable[AnyGame]
) -> tuple[tuple[Painter[Any], AnyGame], ...]:
    """Of what each process draws a board while nobody asks."""
    return tuple((painters[game.meta.key], game) for game in games if game.meta.key in painters)


async def poster(request: PosterRequest, folder: Path | None = None) -> bytes:
    """A poster, drawn in a process of its own; its board is kept in a folder.

    Raises `ProcessLost` or `RequestFailed` when it cannot be drawn.
    """
    larger = {DETAIL_VARIABLE: str(request.painter.detail)}
    worker = ChildProcess("drawing", PosterSetup(folder), inf, POSTER_SECONDS, larger)
    try:
        return await worker.ask(pickle.dumps(request)) or b""
    finally:
        await worker.close()
