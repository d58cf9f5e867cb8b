"""Drawing off the event loop, a few pictures at a time."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from render.painter import Layered, Look, Painter

_log = logging.getLogger(__name__)


class Artist:
    """Draws views in a small pool of threads. A game without a painter has no pictures."""

    def __init__(self, painters: Mapping[str, Painter[Any]], threads: int = 2) -> None:
        self.painters = painters
        """The painters by the keys of their games."""
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix="draw")
        self._turn = asyncio.Semaphore(threads)

    def layers(self, game: str) -> tuple[str, ...]:
        """Names of the layers that can be switched on in the game's picture."""
        painter = self.painters.get(game)
        return painter.layers if isinstance(painter, Layered) else ()

    async def board(
        self, game: str, view: Any, look: Look, *, urgent: bool = False
    ) -> bytes | None:
        """The board as PNG, None when the game has no painter. `urgent`: before all others."""
        painter = self.painters.get(game)
        return await self._draw(lambda: painter.board(view, look)) if painter else None

    async def remaining(self, game: str, view: Any, look: Look) -> bytes | None:
        """What is still to come as PNG, None when words are enough."""
        painter = self.painters.get(game)
        return await self._draw(lambda: painter.remaining(view, look)) if painter else None

    async def _draw(self, work: Callable[[], bytes | None]) -> bytes | None:
        """The picture; None when the painter fails, for a game goes on without its picture."""
        async with self._turn:
            try:
                return await asyncio.get_running_loop().run_in_executor(self._pool, work)
            except Exception:
                _log.exception("a picture could not be drawn")
                return None

    def close(self) -> None:
        """Ends the threads once their pictures are done."""
        self._pool.shutdown(wait=False, cancel_futures=True)
