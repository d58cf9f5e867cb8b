"""The empty map of a side in one script, painted once and kept; the palette of all pictures."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PIL import Image

from render import theme
from render.brush import Brush, brush_over, lay_shadow, map_brush
from render.canvas import Palette
from render.china.ground import colours as c
from render.china.ground import land, ornaments
from render.china.ground.atlas import HEIGHT, NORTH, SCALE, WEST, WIDTH
from render.china.ground.colours import EXACT, SEA_DEEP
from render.china.ground.light import SHADES, darkness
from render.china.ground.pieces import emissary, house
from render.china.ground.signs import paint_plates, paint_signs
from render.scripts import Script
from render.store import stored, stored_and_mapped
from rules.china.position.box import box


@stored
def _land(key: str) -> Image.Image:
    """A side of the map without anything written on it."""
    brush = map_brush((WIDTH, HEIGHT), SCALE, (WEST, NORTH), SEA_DEEP)

    def raised(paint: Callable[[Brush], None], height: float) -> None:
        _cast(brush, paint, height)
        paint(brush)

    land.paint_sea(brush)
    _cast(brush, land.paint_land, 9)
    land.paint_steppe(brush)
    land.paint_waves(brush, ornaments.open_sea())
    ornaments.paint_wilds(brush)
    raised(ornaments.paint_wall, 7)
    _cast(brush, land.paint_states, 8)
    for realm in box().realms:
        land.paint_state(brush, realm)
    raised(ornaments.paint_mountains, 6)
    ornaments.paint_marsh(brush)
    land.paint_borders(brush)
    ornaments.paint_countryside(brush, key)
    raised(partial(land.paint_roads, key=key), 2.5)
    raised(partial(ornaments.paint_junk, at=(946, 232), size=1.15), 5)
    raised(partial(ornaments.paint_compass, at=(940, 644), radius=25), 4)
    _paint_rim(brush)
    return brush.done()


def _cast(brush: Brush, paint: Callable[[Brush], None], height: float) -> None:
    lay_shadow(brush, paint, height, darkness(height))


def _paint_rim(brush: Brush) -> None:
    """Paints a thin gilded frame, lit from the north-west."""
    wide, high = brush.picture.size
    for inset, fills in ((0.0, (c.LINE, c.LINE)), (1.6, (c.GOLD, c.GOLD_DARK)),
                         (4.4, (c.LINE, c.LINE))):  # fmt: skip
        near = inset * brush.scale
        x, y = wide - 1 - near, high - 1 - near
        width = round(2.8 * brush.scale)
        brush.pen.line(((near, y), (near, near), (x, near)), fills[0], width)
        brush.pen.line(((x, near), (x, y), (near, y)), fills[1], width)


@stored
def painted(key: str, script: Script) -> Image.Image:
    """The empty map in true colours; shared, not to be changed."""
    brush = brush_over(_land(key), SCALE, (WEST, NORTH))
    _cast(brush, partial(paint_plates, key=key), 2.5)
    paint_signs(brush, key, script)
    return brush.done()


def _sample() -> Image.Image:
    """The map, some of it in shadow, and the pieces: every colour there is."""
    small = painted("b", Script.LATIN).reduce(2)
    picture = Image.new("RGB", (small.width, small.height + 264), theme.TABLE)
    picture.paste(small, (0, 0))
    dark = Image.new("RGB", small.size, theme.SHADOW)
    for at, shade in enumerate(SHADES):
        part = Image.blend(small, dark, shade).crop((120, 180, 350, 380))
        picture.paste(part, (at * 232, small.height))
    for seat in range(len(theme.SEATS)):
        for at, piece in enumerate((house(seat, 60), emissary(seat, 60))):
            picture.paste(piece, (seat * 130 + at * 65, small.height + 202), piece)
    return picture


PALETTE = Palette("china", EXACT, _sample, chosen=64)


@stored_and_mapped
def empty_map(key: str, script: Script) -> Image.Image:
    """The empty map in the palette's colours; shared, not to be changed."""
    return PALETTE.reduce(painted(key, script))
