"""Ready parts of the table: a picture on the empty board it lies on, in the palette's colours.

Parts are kept and shared, not to be changed.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence

from PIL import Image

from render import theme
from render.brush import LARGER, piece_brush
from render.cache import cached
from render.changcheng.ground.atlas import SCALE
from render.changcheng.ground.colours import INK
from render.changcheng.ground.ground import PALETTE, empty_board
from render.parts import Part, grounded
from render.pieces import Patch, Point
from render.scripts import Script

_FAINTEST = 40
"""The least opacity that is kept at the edge of a part."""


@cached
def part(
    layout: str, script: Script, middle: Point, make: Callable[..., Image.Image], *args: Hashable
) -> Part:
    """The picture that `make` draws, as a part around a point of the empty board of a layout."""
    overlay = make(*args)
    x = round(middle[0] * SCALE - overlay.width / 2)
    y = round(middle[1] * SCALE - overlay.height / 2)
    return grounded(PALETTE, empty_board(layout, script), overlay, (x, y), _FAINTEST)


def middle_of(polygon: Sequence[Point]) -> Point:
    """The middle of the rectangle round an area."""
    xs, ys = [x for x, _ in polygon], [y for _, y in polygon]
    return (min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2


def frame(
    polygon: Sequence[Point], colour: theme.Colour, labels: Sequence[Patch] = ()
) -> Image.Image:
    """A frame along the border of an area, with gaps where something is written."""
    (x0, y0), xs, ys = middle_of(polygon), [x for x, _ in polygon], [y for _, y in polygon]
    wide, high = max(xs) - min(xs) + 16, max(ys) - min(ys) + 16
    brush = piece_brush((round(wide * SCALE), round(high * SCALE)), wide, INK, LARGER)
    area = [(x - x0, y - y0) for x, y in polygon]
    brush.outline(area, 11, INK)
    brush.outline(area, 8, colour)
    for patch in labels:
        (west, north), *_, (east, south) = patch.corners()
        brush.erase((west - x0, north - y0), (east - x0, south - y0))
    return brush.done()
