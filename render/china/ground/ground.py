"""The empty map of a side in one script, painted once and kept; the palette of all pictures."""

from __future__ import annotations

from PIL import Image

from render import theme
from render.brush import map_brush
from render.canvas import Palette
from render.china.ground import land, ornaments
from render.china.ground.atlas import HEIGHT, NORTH, SCALE, WEST, WIDTH
from render.china.ground.colours import EXACT, SEA
from render.china.ground.pieces import emissary, house
from render.china.ground.signs import paint_signs
from render.scripts import Script
from render.store import stored, stored_and_mapped
from rules.china.position.box import box


@stored
def _land(key: str) -> Image.Image:
    """A side of the map without anything written on it."""
    brush = map_brush((WIDTH, HEIGHT), SCALE, (WEST, NORTH), SEA)
    land.paint_sea(brush)
    land.paint_steppe(brush)
    land.paint_waves(brush, ornaments.open_sea())
    ornaments.paint_wilds(brush)
    ornaments.paint_wall(brush)
    for realm in box().realms:
        land.paint_state(brush, realm)
    ornaments.paint_mountains(brush)
    ornaments.paint_marsh(brush)
    land.paint_borders(brush)
    ornaments.paint_countryside(brush, key)
    land.paint_roads(brush, key)
    ornaments.paint_junk(brush, (946, 232), 1.15)
    ornaments.paint_compass(brush, (948, 652), 25)
    return brush.done()


@stored
def painted(key: str, script: Script) -> Image.Image:
    """The empty map in true colours; shared, not to be changed."""
    brush = map_brush((WIDTH, HEIGHT), SCALE, (WEST, NORTH), SEA)
    brush.lay(_land(key))
    paint_signs(brush, key, script)
    return brush.done()


def _sample() -> Image.Image:
    """The map and the pieces: every colour there is."""
    small = painted("b", Script.LATIN).reduce(2)
    picture = Image.new("RGB", (small.width, small.height + 64), theme.TABLE)
    picture.paste(small, (0, 0))
    for seat in range(len(theme.SEATS)):
        for at, piece in enumerate((house(seat, 60), emissary(seat, 60))):
            picture.paste(piece, (seat * 130 + at * 65, small.height + 2), piece)
    return picture


PALETTE = Palette("china", EXACT, _sample, chosen=64)


@stored_and_mapped
def empty_map(key: str, script: Script) -> Image.Image:
    """The empty map in the palette's colours; shared, not to be changed."""
    return PALETTE.reduce(painted(key, script))
