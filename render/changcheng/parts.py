"""Ready parts of the table: a picture on the empty board it lies on, in the palette's colours.

Parts are kept and shared, not to be changed.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from functools import lru_cache

from PIL import Image

from render import theme
from render.brush import piece_brush
from render.canvas import Canvas
from render.changcheng.atlas import SCALE
from render.changcheng.colours import INK
from render.changcheng.ground import PALETTE, empty_board
from render.pieces import Point

_SEEN: Sequence[int] = [0] * 40 + [255] * 216


@dataclass(frozen=True, slots=True)
class Sheet:
    """One empty board: its layout, and whether its names are in hanzi."""

    layout: str
    hanzi: bool


@dataclass(frozen=True, slots=True, eq=False)
class Part:
    """A picture, where it is to be seen, and where it lies on the picture of its board."""

    picture: Image.Image
    mask: Image.Image
    at: tuple[int, int]

    def put(self, canvas: Canvas, corner: tuple[int, int]) -> None:
        """On a canvas, for a board with its north-west corner there."""
        at = (corner[0] + self.at[0], corner[1] + self.at[1])
        canvas.image.paste(self.picture, at, self.mask)


@lru_cache(maxsize=3000)
def part(sheet: Sheet, middle: Point, make: Callable[..., Image.Image], *args: Hashable) -> Part:
    """What `make` draws, laid around a point of a board."""
    overlay = make(*args)
    x = round(middle[0] * SCALE - overlay.width / 2)
    y = round(middle[1] * SCALE - overlay.height / 2)
    return _grounded(sheet, overlay, (x, y))


def _grounded(sheet: Sheet, overlay: Image.Image, at: tuple[int, int]) -> Part:
    box = (*at, at[0] + overlay.width, at[1] + overlay.height)
    under = empty_board(sheet.layout, sheet.hanzi).crop(box).convert("RGB")
    under.paste(overlay, (0, 0), overlay)
    mask = overlay.getchannel("A").point(_SEEN)  # pyright: ignore[reportUnknownMemberType]
    return Part(PALETTE.reduce(under), mask.convert("1"), at)


def outlined(polygon: tuple[Point, ...], colour: theme.Colour) -> tuple[Point, Image.Image]:
    """A frame along an area, with its middle."""
    xs, ys = [x for x, _ in polygon], [y for _, y in polygon]
    middle = ((min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2)
    wide, high = max(xs) - min(xs) + 16, max(ys) - min(ys) + 16
    brush = piece_brush((round(wide * SCALE), round(high * SCALE)), wide, INK)
    ring = [(x - middle[0], y - middle[1]) for x, y in (*polygon, polygon[0], polygon[1])]
    brush.line(ring, 11, INK)
    brush.line(ring, 8, colour)
    return middle, brush.done()


@lru_cache(maxsize=40)
def outline_part(sheet: Sheet, polygon: tuple[Point, ...], colour: theme.Colour) -> Part:
    """A province framed."""
    middle, overlay = outlined(polygon, colour)
    x = round(middle[0] * SCALE - overlay.width / 2)
    y = round(middle[1] * SCALE - overlay.height / 2)
    return _grounded(sheet, overlay, (x, y))
