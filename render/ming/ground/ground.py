"""The empty map in one script, painted once and kept; the palette of all pictures."""

from __future__ import annotations

from functools import partial

from PIL import Image, ImageChops

from render import theme
from render.brush import Brush, brush_over, map_brush
from render.canvas import Palette
from render.ming.ground import furniture, land, pieces
from render.ming.ground.atlas import HEIGHT, NORTH, SCALE, WEST, WIDTH
from render.ming.ground.colours import EXACT, SEA
from render.ming.ground.mountains import paint_mountains
from render.scripts import Script
from render.store import stored, stored_and_mapped
from rules.ming.position.box import box


@stored
def _land() -> Image.Image:
    """Sea and land without anything on it, drawn twice as large."""
    brush = map_brush((WIDTH, HEIGHT), SCALE, (WEST, NORTH), SEA)
    land.paint_sea(brush)
    land.paint_provinces(brush)
    paint_mountains(brush)
    land.paint_lines(brush)
    land.paint_compass(brush, (758, 560), 26)
    return brush.done()


def _over(brush: Brush, script: Script) -> None:
    """Paints cities and names on the land."""
    for province in box().provinces:
        furniture.paint_city(brush, province)
    for region in box().regions:
        furniture.paint_name(brush, region, script)
    furniture.paint_rounds(brush)


@stored
def painted(script: Script) -> Image.Image:
    """The empty map in true colours; shared, not to be changed."""
    brush = brush_over(_land(), SCALE, (WEST, NORTH))
    _over(brush, script)
    picture = brush.done()
    furniture.put_pieces(picture, script)
    return picture


@stored_and_mapped
def bare(script: Script) -> Image.Image:
    """A mask, white where nothing stands on the land. There a region can be marked."""
    difference = ImageChops.difference(_land(), painted(script)).convert("L")
    return difference.point([255] + [0] * 255)


def _sample() -> Image.Image:
    """A picture of the map and the pieces with every colour there is."""
    small = painted(Script.LATIN).reduce(2)
    picture = Image.new("RGB", (small.width, small.height + 70), theme.TABLE)
    picture.paste(small, (0, 0))
    makes = (pieces.prince, pieces.temple, partial(pieces.counter, text="3"))
    samples = [make(seat, size=50) for seat in range(4) for make in makes]
    for at, piece in enumerate(samples):
        picture.paste(piece, (at * 50, small.height + 4), piece)
    return picture


PALETTE = Palette("ming", EXACT, _sample, chosen=32)


@stored_and_mapped
def empty_map(script: Script) -> Image.Image:
    """The empty map in the palette's colours; shared, not to be changed."""
    return PALETTE.reduce(painted(script))
