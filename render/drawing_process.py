"""What a drawing process is told and asked; the bot starts it (`bot/processes/pool.py`).

A `DrawingSetup` comes first; while nobody asks, what never changes is painted, where the store
lacks it, and a board of each game is drawn, so that fonts and parts are there for the first one
asked for. Everything that is asked has a method `answer`.
"""

from __future__ import annotations

import os
import pickle
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import chain
from pathlib import Path
from typing import Any

from render.animation.animator import Animator, TooLarge
from render.cache import CACHE
from render.emojis import ShowsEmojis
from render.legend.picture import legend_picture
from render.legend.standing import pieces_named
from render.painter import Painter, Prepared, RenderOptions
from render.plot import Plot, points_plot
from render.poster.cover import seen_from_a_corner
from render.poster.framed import Framed
from render.scripts import Script, script_of
from render.spotlight import spotlight
from render.store import STORE
from rules.covers import cover, fullest, has_cover
from rules.game import AnyGame


@dataclass(frozen=True, slots=True)
class DrawingSetup:
    """What a drawing process is told first."""

    cache_bytes: int
    folder: Path | None
    """The folder in which painted maps are kept."""
    painters: Sequence[Painter[Any]]
    """The painters whose maps are painted while nobody asks."""
    games: Sequence[tuple[Painter[Any], AnyGame]] = ()
    """Games of which a finished board is drawn then."""
    niceness: int = 0
    """How far the process gives way when processors are busy, from 0 to 19."""
    lasts: float | None = None
    """The process ends after this many seconds without a request; None: never."""

    def begin(self) -> Iterator[Callable[[], object]]:
        """Prepares this process. Yields steps that paint what never changes, to be done one by
        one."""
        CACHE.limit(self.cache_bytes)
        STORE.use(self.folder)
        os.nice(self.niceness)
        return chain(_grounds(self.painters), _boards(self.games))


@dataclass(frozen=True, slots=True)
class DrawingRequest:
    """A request for a picture of a game."""

    painter: Painter[Any]
    remaining: bool
    """Whether to draw what is still to come instead of the board."""
    view: Any
    options: RenderOptions

    def answer(self) -> bytes | None:
        """The picture as PNG."""
        draw = self.painter.remaining if self.remaining else self.painter.board
        return draw(self.view, self.options)


@dataclass(frozen=True, slots=True)
class SpotlightRequest:
    """A request for the board with everything dimmed but its marks (`render.spotlight`)."""

    painter: Painter[Any]
    view: Any
    options: RenderOptions

    def answer(self) -> bytes:
        """The picture as PNG."""
        return spotlight(self.painter, self.view, self.options)


@dataclass(frozen=True, slots=True)
class CoverRequest:
    """A request for the finished board that shows what a game looks like."""

    painter: Painter[Any]
    game: AnyGame
    name: str
    """The name of the game."""
    locale: str

    def answer(self) -> bytes | None:
        """The picture as PNG, kept once it is drawn. None for a game without such a board."""
        if not has_cover(self.game):
            return None
        return STORE.png(f"cover-{self.game.meta.key}-{self.locale}", self._draw)

    def _draw(self) -> bytes:
        """Draws the board from a corner; as in messages if the painter offers no bare board."""
        end = cover(self.game)
        if not isinstance(self.painter, Framed):
            return self.painter.board(end.view, RenderOptions(end.names, self.locale))
        board = self.painter.bare(end.view, RenderOptions(end.names, self.locale))
        return seen_from_a_corner(board, self.name, self.painter.lettering, script_of(self.locale))


@dataclass(frozen=True, slots=True)
class PlotRequest:
    """A request for the points of a game as lines."""

    plot: Plot
    options: RenderOptions

    def answer(self) -> bytes:
        """The picture as PNG."""
        return points_plot(self.plot, self.options)


@dataclass(frozen=True, slots=True)
class EmojiRequest:
    """A request for the emoji of a piece."""

    painter: ShowsEmojis
    piece: str

    def answer(self) -> bytes:
        """The picture as PNG. Raises `KeyError` for an unknown piece."""
        return self.painter.emojis.png(self.piece)


@dataclass(frozen=True, slots=True)
class LegendRequest:
    """A request for pieces and marks of a game with their names."""

    painter: Painter[Any]
    pieces: tuple[str, ...]
    names: tuple[str, ...]
    script: Script

    def answer(self) -> bytes:
        """The picture as PNG. Raises `KeyError` for an unknown piece."""
        return legend_picture(pieces_named(self.painter, self.pieces), self.names, self.script)


@dataclass(frozen=True, slots=True)
class FrameRequest:
    """A request to keep a picture as the next frame of the moving picture made by this process."""

    png: bytes
    number: int
    """How many frames there must be before it."""
    caption: str = ""
    seconds: float = 1.0
    """How many seconds it stays."""
    script: Script = Script.LATIN
    """The script of its caption."""

    def answer(self) -> None:
        """Adds the frame. Raises `ValueError` when frames before it are missing, as in a process
        started anew."""
        if len(_ANIMATOR) != self.number:
            raise ValueError("the frames before this one are lost")
        _ANIMATOR.add(self.png, self.caption, self.seconds, self.script)


@dataclass(frozen=True, slots=True)
class AnimationRequest:
    """A request for the moving picture of all frames so far, in at most `limit` bytes."""

    limit: int
    frames: int
    """How many frames there must be."""

    def answer(self) -> bytes | None:
        """A pickled `Animation`; None when it cannot be made so small. Raises `ValueError` when
        frames are missing."""
        if len(_ANIMATOR) != self.frames:
            raise ValueError("frames are lost")
        try:
            return pickle.dumps(_ANIMATOR.finished(self.limit))
        except TooLarge:
            return None


_ANIMATOR = Animator()
"""The frames collected by this process. The bot starts a process for each moving picture."""


def _grounds(painters: Sequence[Painter[Any]]) -> Iterator[Callable[[], None]]:
    """The steps in which each painter paints what never changes."""
    for painter in painters:
        if isinstance(painter, Prepared):
            yield from painter.ground()


def _boards(games: Sequence[tuple[Painter[Any], AnyGame]]) -> Iterator[Callable[[], object]]:
    """Steps that draw a finished board of each game, for the fonts and parts that it needs."""
    for painter, game in games:
        if end := fullest(game):
            yield partial(painter.board, end.view, RenderOptions(end.names))
