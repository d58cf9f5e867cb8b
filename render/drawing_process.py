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
    """Where painted maps are kept."""
    painters: Sequence[Painter[Any]]
    """Whose maps are painted while nobody asks."""
    games: Sequence[tuple[Painter[Any], AnyGame]] = ()
    """Of which a finished board is drawn then."""
    niceness: int = 0
    """How far it stands back when processors are busy, from 0 to 19."""
    lasts: float | None = None
    """Seconds without a request after which it ends by itself; None: never."""

    def begin(self) -> Iterator[Callable[[], object]]:
        """Prepares this process; what never changes follows, to be painted piece by piece."""
        CACHE.limit(self.cache_bytes)
        STORE.use(self.folder)
        os.nice(self.niceness)
        return chain(_grounds(self.painters), _boards(self.games))


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
class SpotlightRequest:
    """The board is wanted with only what is marked bright (`render.spotlight`)."""

    painter: Painter[Any]
    view: Any
    options: RenderOptions

    def answer(self) -> bytes:
        """The picture as PNG."""
        return spotlight(self.painter, self.view, self.options)


@dataclass(frozen=True, slots=True)
class CoverRequest:
    """The finished board that tells somebody what a game looks like is wanted."""

    painter: Painter[Any]
    game: AnyGame
    name: str
    """Of the game."""
    locale: str

    def answer(self) -> bytes | None:
        """The picture as PNG, kept once it was drawn; None for a game without such a board."""
        if not has_cover(self.game):
            return None
        return STORE.png(f"cover-{self.game.meta.key}-{self.locale}", self._draw)

    def _draw(self) -> bytes:
        end = cover(self.game)
        if not isinstance(self.painter, Framed):
            return self.painter.board(end.view, RenderOptions(end.names, self.locale))
        board = self.painter.bare(end.view, RenderOptions(end.names, self.locale))
        return seen_from_a_corner(board, self.name, self.painter.lettering, script_of(self.locale))


@dataclass(frozen=True, slots=True)
class PlotRequest:
    """The points of a game are wanted as lines."""

    plot: Plot
    options: RenderOptions

    def answer(self) -> bytes:
        """The picture as PNG."""
        return points_plot(self.plot, self.options)


@dataclass(frozen=True, slots=True)
class EmojiRequest:
    """The emoji of a piece is wanted."""

    painter: ShowsEmojis
    piece: str

    def answer(self) -> bytes:
        """The picture as PNG. Raises `KeyError` for an unknown piece."""
        return self.painter.emojis.png(self.piece)


@dataclass(frozen=True, slots=True)
class LegendRequest:
    """Pieces and marks of a game are wanted, with their names."""

    painter: Painter[Any]
    pieces: tuple[str, ...]
    names: tuple[str, ...]
    script: Script

    def answer(self) -> bytes:
        """The picture as PNG. Raises `KeyError` for an unknown piece."""
        return legend_picture(pieces_named(self.painter, self.pieces), self.names, self.script)


@dataclass(frozen=True, slots=True)
class FrameRequest:
    """A picture to be kept as the next frame of the moving picture that this process makes."""

    png: bytes
    number: int
    """How many there are before it."""
    caption: str = ""
    seconds: float = 1.0
    """How long it stays."""
    script: Script = Script.LATIN
    """Of its caption."""

    def answer(self) -> None:
        """Nothing yet. Raises `ValueError` in a process that was started anew and lacks some."""
        if len(_ANIMATOR) != self.number:
            raise ValueError("the frames before this one are lost")
        _ANIMATOR.add(self.png, self.caption, self.seconds, self.script)


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


def _grounds(painters: Sequence[Painter[Any]]) -> Iterator[Callable[[], None]]:
    """What each paints beforehand, a piece of work at a time."""
    for painter in painters:
        if isinstance(painter, Prepared):
            yield from painter.ground()


def _boards(games: Sequence[tuple[Painter[Any], AnyGame]]) -> Iterator[Callable[[], object]]:
    """A finished board of each game, for the fonts and parts that it needs."""
    for painter, game in games:
        if end := fullest(game):
            yield partial(painter.board, end.view, RenderOptions(end.names))
