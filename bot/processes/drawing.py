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
"""Seconds after which a process that is drawing a picture counts as stuck."""
CACHE_MB = 14
"""The cache for parts of pictures in each process, in MB."""
BESIDE_MB = 140
"""The memory of a process besides its cache, in MB: interpreter, rules, fonts and one picture."""
ANIMATIONS = 2
"""The most animations made at the same time, each in a process of up to 110 MB. Others wait."""
POSTER_SECONDS = 300.0
"""The most seconds for a poster. Posters are drawn one at a time, in a process of up to 300 MB."""
_ANIMATING_SECONDS = 120.0
"""The most seconds for joining all frames of an animation."""
_POSTERS = "posters"
"""The folder for drawn boards of posters, beside the painted maps."""


class Renderer:
    """Draws views in child processes. A game without a painter has no pictures."""

    def __init__(
        self,
        painters: Mapping[str, Painter[Any]],
        processes: int = 1,
        cache_mb: int = CACHE_MB,
        folder: Path | None = None,
        games: Iterable[AnyGame] = (),
    ) -> None:
        """`games` are the games whose first board each process draws in advance while it is
        idle."""
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
        """Starts the processes, so that the first picture does not wait for them."""
        for worker in self.processes:
            await worker.start()

    @property
    def waiting(self) -> int:
        """The number of pictures that wait for a process."""
        return sum(self._queue.waiting)

    def layers(self, game: str) -> tuple[str, ...]:
        """The names of the optional layers in the game's picture."""
        painter = self.painters.get(game)
        return painter.layers if isinstance(painter, Layered) else ()

    def has_posters(self, game: str) -> bool:
        """Whether the game has posters."""
        return isinstance(self.painters.get(game), Framed)

    def explains(self, game: str) -> bool:
        """Whether the game's painter can describe its pictures in words."""
        return isinstance(self.painters.get(game), ExplainsPieces)

    async def board(
        self, game: str, view: Any, look: RenderOptions, *, urgent: bool = False
    ) -> bytes | None:
        """The board as PNG; None if the game has no painter. Urgent pictures, those of public
        posts, are drawn before others."""
        if (painter := self.painters.get(game)) is None:
            return None
        return await self._draw(DrawingRequest(painter, False, view, look), urgent=urgent)

    async def spotlight(self, game: str, view: Any, look: RenderOptions) -> bytes | None:
        """The board as PNG, with only the marked places bright; None if the game has no painter."""
        if (painter := self.painters.get(game)) is None:
            return None
        return await self._draw(SpotlightRequest(painter, view, look))

    async def remaining(self, game: str, view: Any, look: RenderOptions) -> bytes | None:
        """A picture of what is left in the game as PNG; None if words are enough."""
        if (painter := self.painters.get(game)) is None:
            return None
        return await self._draw(DrawingRequest(painter, True, view, look))

    async def cover(self, game: AnyGame, name: str, locale: str) -> bytes | None:
        """The cover of a game, a finished board, as PNG. `name` is the game's displayed name. None
        if there is no cover or it cannot be drawn."""
        painter = self.painters.get(game.meta.key)
        if painter is None:
            return None
        return await self._draw(CoverRequest(painter, game, name, locale))

    async def poster(self, game: str, view: Any, locale: str, caption: Caption) -> bytes | None:
        """The poster of a game as JPEG; None if the game has none. Posters are drawn one at a time
        in their own process. Raises `ProcessLost` or `RequestFailed` if it cannot be drawn."""
        painter = self.painters.get(game)
        if self._closed or not isinstance(painter, Framed):
            return None
        request = PosterRequest(painter, game, view, locale, caption)
        return await self._shared((game, repr(view), locale, caption), self._poster_alone(request))

    async def _poster_alone(self, request: PosterRequest) -> bytes:
        async with self._poster_turn:
            return await poster(request, self._folder and self._folder / _POSTERS)

    async def guide(self, guide: Guide, locale: str) -> bytes | None:
        """The picture of a guide as PNG; None if it cannot be drawn."""
        request = DrawingRequest(GUIDE_PAINTER, False, guide, RenderOptions((), locale))
        return await self._draw(request)

    async def emoji(self, game: str, piece: str) -> bytes | None:
        """The emoji of a piece as PNG; None if it cannot be drawn."""
        painter = self.painters.get(game)
        if not isinstance(painter, ShowsEmojis):
            return None
        return await self._draw(EmojiRequest(painter, piece))

    async def legend(
        self, game: str, pieces: tuple[str, ...], names: tuple[str, ...], locale: str
    ) -> bytes | None:
        """A legend of a game's pieces and marks with their names, as PNG; None if it cannot be
        drawn."""
        if (painter := self.painters.get(game)) is None:
            return None
        request = LegendRequest(painter, pieces, names, script_of(locale))
        return await self._draw(request)

    async def plot(self, plot: Plot, look: RenderOptions, *, urgent: bool = False) -> bytes | None:
        """A chart of the points turn by turn as PNG; None if it cannot be drawn."""
        return await self._draw(PlotRequest(plot, look), urgent=urgent)

    async def animation(
        self,
        game: str,
        frames: Sequence[tuple[Frame, str]],
        look: RenderOptions,
        limit: int,
        drawn: Callable[[int], None],
    ) -> Animation | None:
        """An animation of these frames with captions, in at most `limit` bytes. None if no frame
        can be drawn. `drawn` is called with the number of frames drawn so far. Posts and panels are
        drawn first. Raises `TooLarge`, and `ProcessLost` or `RequestFailed` if the frames cannot be
        joined."""
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

    async def _draw(self, request: Request, *, urgent: bool = False) -> bytes | None:
        """The picture; None if the painter fails, because a game continues without its picture."""
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
        """Shares one drawing among all callers that ask for it at the same time, such as a post in
        many channels."""
        task = self._drawing.get(key)
        if task is None:
            task = asyncio.create_task(drawing)
            self._drawing[key] = task
            task.add_done_callback(lambda _: self._drawing.pop(key))
        else:
            drawing.close()
        return await asyncio.shield(task)

    async def _insist(self, request: bytes, *, urgent: bool) -> bytes | None:
        """Sends a request to the next free process. If that process is lost, tries once more."""
        worker = await self._queue.take(0 if urgent else 1)
        try:
            with metrics.timed(metrics.DRAWING):
                return await worker.insist(request)
        finally:
            self._queue.give(worker)

    async def close(self) -> None:
        """Ends the processes. Running and later requests give no pictures."""
        self._closed = True
        for task in list(self._drawing.values()):
            task.cancel()
        await asyncio.gather(*self._drawing.values(), return_exceptions=True)
        for worker in self.processes:
            await worker.close()


@asynccontextmanager
async def _animator() -> AsyncGenerator[ChildProcess]:
    """A context with a low-priority process for one animation."""
    setup = DrawingSetup(1_000_000, None, (), niceness=10)
    worker = ChildProcess("drawing", setup, inf, _ANIMATING_SECONDS)  # what it holds are the frames
    try:
        yield worker
    finally:
        await worker.close()


def drawn_ahead(
    painters: Mapping[str, Painter[Any]], games: Iterable[AnyGame]
) -> tuple[tuple[Painter[Any], AnyGame], ...]:
    """The games with a painter, of which each process draws a board while idle."""
    return tuple((painters[game.meta.key], game) for game in games if game.meta.key in painters)


async def poster(request: PosterRequest, folder: Path | None = None) -> bytes:
    """A poster as JPEG, drawn in its own process. Its board is stored in `folder`. Raises
    `ProcessLost` or `RequestFailed` if it cannot be drawn."""
    larger = {DETAIL_VARIABLE: str(request.painter.detail)}
    worker = ChildProcess("drawing", PosterSetup(folder), inf, POSTER_SECONDS, larger)
    try:
        return await worker.ask(pickle.dumps(request)) or b""
    finally:
        await worker.close()
