"""Pieces that have a name, by section of the rules, and pieces and examples cut out of a board."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Protocol, TypeVar, runtime_checkable

from PIL import Image, ImageDraw

from render.cache import cached
from render.emojis import Emojis, simplified, traditional
from render.mark_shapes import points_tag
from render.pieces import Point, put_around
from render.scripts import Script
from rules.game import Seat

E = TypeVar("E")

SIDE = 132
"""The longer side of a piece in pixels."""


@dataclass(frozen=True, slots=True)
class LegendPiece:
    """A piece, with the message `<game>-<name>` that names it."""

    name: str
    draw: Callable[[], Image.Image]
    """Draws the piece in any size, RGB or RGBA."""
    traditional: Callable[[], Image.Image] | None = None
    """The same with traditional characters; None where it looks the same."""
    simplified: Callable[[], Image.Image] | None = None
    """The same with simplified characters; None where it looks the same."""
    scored: bool = False
    """Whether it is not a piece but a small position that scores, with its points. Such pictures
    are larger."""

    def drawing(self, script: Script) -> Callable[[], Image.Image]:
        """What draws the piece as readers of a script know it."""
        own = self.simplified if script.hanzi else None
        if script is Script.TRADITIONAL:
            own = self.traditional or own
        return own or self.draw

    def drawn(self, script: Script) -> Image.Image:
        """The piece as readers of a script know it, RGBA; shared."""
        return _drawn(self.drawing(script))


@cached
def _drawn(draw: Callable[[], Image.Image]) -> Image.Image:
    return draw().convert("RGBA")


def emoji_piece(emojis: Emojis[Any], name: str, picture: str) -> LegendPiece:
    """A piece that has an emoji. `picture` is one of `emojis.pictures`; texts on it are in the
    script of the reader."""
    pictures = emojis.pictures
    return LegendPiece(
        name,
        pictures[picture],
        pictures.get(traditional(picture)),
        pictures.get(simplified(picture)),
    )


Legends = Mapping[int, Sequence[LegendPiece]]
"""Pieces by section of the rules, counted from 0."""


def by_name(legends: Legends) -> dict[str, LegendPiece]:
    """The pieces of all sections."""
    return {piece.name: piece for pieces in legends.values() for piece in pieces}


@runtime_checkable
class ShowsLegends(Protocol):
    """What a painter may offer besides: the pieces that the rules speak of."""

    @property
    def legends(self) -> Legends:
        """Pieces by section of the text `<game>-rules`. Sections without pieces are left out."""
        ...


def standing_pieces(
    alone: Mapping[str, E], scored: Mapping[str, E], draw: Callable[[E, Script], Image.Image],
    *, lettered: bool = False,
) -> Mapping[str, LegendPiece]:  # fmt: skip
    """Pieces as they stand on a board, and positions that score, by name. `lettered`: these
    positions have names on them in the script of the reader."""
    others = (Script.TRADITIONAL, Script.SIMPLIFIED) if lettered else ()
    pieces = {
        name: LegendPiece(name, partial(draw, one, Script.LATIN)) for name, one in alone.items()
    }
    for name, one in scored.items():
        own = (partial(draw, one, script) for script in others)
        pieces[name] = LegendPiece(name, partial(draw, one, Script.LATIN), *own, scored=True)
    return pieces


def cut_out(
    board: Image.Image, box: tuple[int, int, int, int], points: Iterable[tuple[Point, Seat, int]]
) -> Image.Image:
    """A part of a board with round corners, with points written on it. Points have a pixel of the
    board, the seat that gets them, and their number."""
    picture = board.convert("RGB")
    for at, seat, number in points:
        put_around(picture, points_tag(seat, number), at)
    return card(picture.crop(box))


def card(picture: Image.Image) -> Image.Image:
    """A part of a board with round corners, RGBA."""
    mask = Image.new("L", (4 * picture.width, 4 * picture.height), 0)
    ImageDraw.Draw(mask).rounded_rectangle(
        (0, 0, mask.width - 1, mask.height - 1), 4 * _ROUND, fill=255
    )
    rounded = picture.convert("RGBA")
    rounded.putalpha(mask.reduce(4))
    return rounded


_ROUND = 10
"""How many pixels wide the round corners of a card are."""
