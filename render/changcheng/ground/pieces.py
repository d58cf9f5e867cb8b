"""Walls, double walls, towers and rubble as clear pictures, on the scale of the board.

Those that stand upright are kept and shared, not to be changed.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

from PIL import Image

from render import theme
from render.brush import Brush, piece_brush, shadowed
from render.cache import cached
from render.changcheng.ground import colours as c
from render.changcheng.ground.atlas import SCALE, leaning
from render.changcheng.ground.rampart import FOOT, NAME_AT, TOP, code_size, oblong, slab
from render.pieces import Point, part_way, polygon
from render.theme import Colour, mix

_SPAN = 84.0
CHOSEN, PICKED = "chosen", "picked"
"""The marks for what can be picked now, and for what is picked."""
MARKS: dict[str, Colour] = {CHOSEN: theme.MARK, PICKED: c.WHITE}
"""The colours of marks."""
EMBLEM_AT = -5.0
"""How far the owner's sign is below the middle of a space."""
_HALF = 19.6
_SIGN = 12.5
_WIDE = 25.0
"""Half the width of a single wall."""
_PARAPET = TOP + 5.5
_LEDGE = 13.0
"""How far from the middle the outer face of a piece begins."""
_TEETH = ((-1.0, -0.58), (-0.21, 0.21), (0.58, 1.0))
"""The merlons of a piece along it."""
_BROKEN: Sequence[Point] = (
    (-_HALF, TOP + 2), (-12, TOP + 2), (-12, -25), (-7, -22), (-8, -14), (-1, -11), (1, -3),
    (7, -1), (8, 7), (15, 9), (_HALF, 14), (_HALF, FOOT), (-_HALF, FOOT),
)  # fmt: skip


def canvas(span: float) -> Brush:
    """A brush for a picture `span` units of the board wide."""
    return piece_brush(round(span * SCALE), span, c.INK)


def emblem(brush: Brush, owner: int | None, at: Point, radius: float, fill: Colour) -> None:
    """Paints the sign of a seat; bricks for neutral walls."""
    x, y = at
    if owner is None:
        for down in (-0.5, 0.5):
            brush.box((x, y + down * radius), radius * 1.5, radius * 0.12, fill)
        for dx, dy in ((0, -1), (-0.75, 0), (0.75, 0), (0, 1)):
            brush.box((x + dx * radius, y + dy * radius), radius * 0.12, radius * 0.5, fill)
        return
    sign = theme.SEATS[owner].sign
    brush.shape(polygon(sign, at, radius * (0.96 if sign == "square" else 1.1)), fill)


def _block(west: float = -_HALF, east: float = _HALF) -> list[Point]:
    """The outline of a piece of wall with its merlons, from its south-western corner."""
    points: list[Point] = [(west, FOOT)]
    for from_, to in _TEETH:
        x0, x1 = (from_ * -west, to * east)
        points += [(x0, _PARAPET), (x0, TOP), (x1, TOP), (x1, _PARAPET)]
    return [*points, (east, FOOT)]


def _masonry(brush: Brush, owner: int | None, angle: float, west: float, east: float) -> None:
    """Paints a block of wall without its rim. It is lit from the north-west; its face is in the
    shade."""
    light, deep = c.light_of(owner), c.deep_of(owner)

    def part(x0: float, y0: float, x1: float, y1: float, colour: Colour) -> None:
        brush.shape(leaning([(x0, y0), (x1, y0), (x1, y1), (x0, y1)], angle), colour)

    brush.shape(leaning(_block(west, east), angle), c.fill_of(owner))
    part(west, _PARAPET, east, _PARAPET + 3.4, mix(c.fill_of(owner), deep, 0.6))
    for from_, to in _TEETH:
        x0, x1 = (from_ * -west, to * east)
        part(x0, TOP, x1, TOP + 2.4, light)
    part(west, _LEDGE, east, FOOT, deep)
    part(west, _LEDGE - 1.2, east, _LEDGE + 1.2, light)
    joint = mix(deep, c.dark_of(owner), 0.6)
    part(west, 20.6, east, 21.7, joint)
    for x, y in ((-7, _LEDGE + 1.2), (7, _LEDGE + 1.2), (-13, 21.5), (0, 21.5), (13, 21.5)):
        part(x - 0.5, y, x + 0.5, y + 7.2, joint)


def carve_wall(brush: Brush, owner: int | None, angle: float, half: float = _HALF) -> None:
    """Paints a single wall around the middle of a brush. `half` is its width to either side."""
    brush.shape(leaning(_block(-half, half), angle), c.dark_of(owner), 1.5)
    _masonry(brush, owner, angle, -half, half)
    edge = leaning([(0.8 - half, TOP), (0.8 - half, FOOT)], angle)
    brush.line(edge, 1.5, c.light_of(owner))


def _signed_wall(brush: Brush, owner: int | None, angle: float, half: float = _HALF) -> None:
    """Paints a wall with the sign of its owner."""
    carve_wall(brush, owner, angle, half)
    ink = c.NEUTRAL_DARK if owner is None else c.emblem_of(owner)
    emblem(brush, owner, (0, EMBLEM_AT), _SIGN * half / _HALF, ink)


def wall(owner: int | None, angle: float) -> Image.Image:
    """A wall of a seat, or a neutral one. `angle` is how steeply the wall climbs, in degrees."""
    brush = canvas(_SPAN)
    _signed_wall(brush, owner, angle)
    return brush.done()


def half(owner: int, ahead: Point, east: bool, angle: float) -> Image.Image:
    """Half of a double wall. `ahead` is the point where the halves meet, counted from its own
    middle."""
    brush = canvas(_SPAN)
    way = 1 if east else -1
    reach = math.hypot(*ahead) * way
    west_end, east_end = (-_HALF, reach) if east else (reach, _HALF)
    outline = leaning(_block(west_end, east_end), angle)
    brush.shape(outline, c.dark_of(owner), 1.5)
    _masonry(brush, owner, angle, west_end - (0 if east else 2.2), east_end + (2.2 if east else 0))
    over = leaning([(0, EMBLEM_AT), (reach + 2.2 * way, EMBLEM_AT)], angle)
    brush.line(over, 10, c.GOLD_DARK)
    brush.line(over, 6.6, c.GOLD)
    brush.disc((0, EMBLEM_AT), 15.5, c.dark_of(owner))
    brush.disc((0, EMBLEM_AT), 14.2, c.fill_of(owner))
    emblem(brush, owner, (0, EMBLEM_AT), 10.5, c.emblem_of(owner))
    return brush.done()


def rubble(owner: int | None, angle: float) -> Image.Image:
    """A damaged wall: broken down, in the faded colour of its owner."""
    brush = canvas(_SPAN)
    faded, line = mix(c.fill_of(owner), c.SLAB, 0.55), mix(c.dark_of(owner), c.SLAB, 0.25)
    slab(brush, (0, 0), angle, c.SLAB, c.STONE_LINE)
    body = leaning(_BROKEN, angle)
    brush.shape(body, line, 1.6)
    brush.shape(body, faded)
    face = [(-_HALF, 18), (_HALF, 18), (_HALF, FOOT), (-_HALF, FOOT)]
    brush.shape(leaning(face, angle), mix(faded, line, 0.4))
    for x, y, size in ((12, 1, 4.2), (5, -10, 3.2), (15.5, 6, 2.8)):
        stone = [(x - size, y + 2), (x - 1, y - size), (x + size, y - 1), (x + 1, y + size)]
        brush.shape(leaning(stone, angle), line, 1.2)
        brush.shape(leaning(stone, angle), faded)
    at = leaning([(-7, 6)], angle)[0]
    emblem(brush, owner, at, 9, mix(c.dark_of(owner), c.SLAB, 0.1))
    return brush.done()


def carve_tower(brush: Brush, seat: int) -> None:
    """Paints a watchtower with a roof. Its foot is below the middle of the brush."""
    dark, fill, deep = c.dark_of(seat), c.fill_of(seat), c.deep_of(seat)
    body = [(-16, -20), (16, -20), (19, FOOT), (-19, FOOT)]
    gallery = [(-19, -24), (19, -24), (19, -14), (-19, -14)]
    eaves = [(-25, -22.5), (-17, -27), (-10.5, -36), (-8, -41)]
    roof = [*eaves, *[(-x, y) for x, y in reversed(eaves)]]
    for rim, colour in ((2.6, c.WHITE), (1.6, dark)):
        for shape in (body, gallery, roof):
            brush.shape(shape, colour, rim)
    brush.shape(body, fill)
    brush.shape([(13, -14), (16, -14), (19, FOOT), (14.5, FOOT)], deep)
    brush.shape([(-18.4, 20), (18.4, 20), (19, FOOT), (-19, FOOT)], deep)
    brush.shape(gallery, c.light_of(seat))
    for x in (-12.5, -4.2, 4.2, 12.5):
        brush.box((x, -18), 1.9, 3.4, deep)
    brush.shape(roof, mix(dark, fill, 0.25))
    brush.shape([(2, -22.5), (4, -41), *roof[4:]], dark)
    brush.line(((-8.4, -41), (8, -41)), 2.2, c.GOLD)
    brush.line((eaves[0], eaves[1], eaves[2]), 1.2, c.GOLD)
    emblem(brush, seat, (0, 3), 13, c.emblem_of(seat))


@cached
def tower(seat: int) -> Image.Image:
    """A tower. It stands upright however the wall runs."""
    brush = canvas(_TALL)
    carve_tower(brush, seat)
    return brush.done()


@cached
def tower_in_the_sun(seat: int) -> Image.Image:
    """A tower with its shadow on the land and on the empty wall. It is laid below its neighbours,
    so that it throws no shadow on them."""
    return shadowed(tower(seat), _RISE * SCALE)


_TALL, _RISE = 100.0, 5.0
"""The side of the picture of a tower, and how far the tower rises above the wall."""


def free(name: str, aside: float, angle: float) -> Image.Image:
    """A free space beside a tower, with its name moved aside."""
    brush = canvas(_SPAN)
    slab(brush, (0, 0), angle, c.SLAB, c.STONE_LINE)
    brush.text((aside, NAME_AT), name, code_size(name) * _NARROW, c.INK, bold=0.01)
    return brush.done()


_NARROW = 0.8
"""The factor for the size of a name beside a tower."""


def kept(seats: Sequence[int], name: str, aside: float, angle: float) -> Image.Image:
    """The frame and the name of a space kept for a seat, or for two seats from west to east."""
    brush = canvas(_SPAN)
    north_west, north_east, south_east, south_west = oblong((0, 0), angle)
    brush.shape(oblong((0, 0), angle), c.dark_of(seats[0]), 1.6)
    for at, seat in enumerate(seats):
        north = part_way(north_west, north_east, at / len(seats))
        south = part_way(south_west, south_east, at / len(seats))
        brush.shape((north, north_east, south_east, south), c.fill_of(seat))
    brush.shape(oblong((0, 0), angle, -4.2), c.SLAB)
    brush.text((aside, NAME_AT), name, code_size(name) * _NARROW, c.INK, bold=0.01)
    return brush.done()


@cached
def flag(seats: Sequence[int]) -> Image.Image:
    """The flag over a space kept for a seat. If it is kept for two, the flag is wider and each has
    half of it."""
    brush = canvas(34)
    half, radius = (10.0, 6.6) if len(seats) == 1 else (13.0, 5.4)
    brush.line(((-half, -12), (-half, 12)), 3, c.INK)
    for grown, colour in ((2.4, c.WHITE), (1.2, c.dark_of(seats[0]))):
        brush.box((0, -4), half + grown, 9 + grown, colour)
    for at, seat in enumerate(seats):
        x = half * ((2 * at + 1) / len(seats) - 1)
        brush.box((x, -4), half / len(seats), 9, c.fill_of(seat))
        emblem(brush, seat, (x, -4), radius, c.emblem_of(seat))
    return brush.done()


def ring(mark: str, angle: float) -> Image.Image:
    """A frame round everything that stands on a space, battlements included."""
    brush = canvas(_SPAN)
    around = [(-_HALF, TOP), (_HALF, TOP), (_HALF, FOOT), (-_HALF, FOOT)]
    _frame(brush, leaning(around, angle), mark)
    return brush.done()


@cached
def tall_ring(mark: str) -> Image.Image:
    """A frame round a tower."""
    brush = canvas(_TALL)
    _frame(brush, [(-25, -42), (25, -42), (25, FOOT), (-25, FOOT)], mark)
    return brush.done()


def _frame(brush: Brush, around: Sequence[Point], mark: str) -> None:
    """Draws a frame around a shape in the colour of a mark."""
    brush.outline(around, 7.6, c.INK)
    brush.outline(around, 5.0, MARKS[mark])


def candidate(mark: str, name: str, aside: float, angle: float) -> Image.Image:
    """A free space that can be picked, with its name. Beside a tower the name is moved aside."""
    brush = canvas(_SPAN)
    brush.shape(oblong((0, 0), angle, 1), c.WHITE, 3.4)
    brush.shape(oblong((0, 0), angle, 1), c.PLATE, 2.0)
    brush.shape(oblong((0, 0), angle), MARKS[mark])
    size = code_size(name) * (_NARROW if aside else 0.97)
    brush.text((aside, NAME_AT), name, size, c.PLATE, bold=0.03)
    return brush.done()


@cached
def tag(mark: str, name: str) -> Image.Image:
    """The name of a space whose piece can be picked."""
    brush = piece_brush((round(48 * SCALE), round(30 * SCALE)), 48, c.PLATE)
    brush.box((0, 0), 20.5, 13.5, c.WHITE, 5)
    ground, ink = (c.WHITE, c.PLATE) if mark == PICKED else (c.PLATE, MARKS[mark])
    brush.box((0, 0), 19.4, 12.4, ground, 4)
    brush.text((0, -1.5), name, 20, ink, bold=0.02)
    return brush.done()


@cached
def icon(sort: str, owner: int | None, size: int) -> Image.Image:
    """A picture of a piece for strip and panels, `size` pixels high. `sort` is `wall`, `plain` (a
    wall without a sign), `double` or `tower`."""
    tall, wide = (84, 84) if sort == "tower" else (68, 106 if sort == "double" else 68)
    brush = piece_brush((round(size * wide / tall), size), wide, c.INK)
    x, y = brush.origin
    brush.origin = (x, y + (5 if sort == "tower" else 2) * brush.scale)
    if sort == "tower":
        carve_tower(brush, owner or 0)
    elif sort == "double":
        _carve_double(brush, owner)
    else:
        brush.shape(_block(-_WIDE, _WIDE), c.WHITE, 3.2)
        (_signed_wall if sort == "wall" else carve_wall)(brush, owner, 0, _WIDE)
    return brush.done()


def _carve_double(brush: Brush, owner: int | None) -> None:
    """Paints two walls and the bar between them, around the middle of a brush."""
    x, y = brush.origin
    for rim in (True, False):
        for way in (-1, 1):
            brush.origin = (x + way * (_HALF + 0.4) * brush.scale, y)
            if rim:
                brush.shape(_block(), c.WHITE, 3.2)
            else:
                carve_wall(brush, owner, 0)
    brush.origin = (x, y)
    brush.line(((-18, EMBLEM_AT), (18, EMBLEM_AT)), 12, c.GOLD_DARK)
    brush.line(((-18, EMBLEM_AT), (18, EMBLEM_AT)), 8, c.GOLD)
