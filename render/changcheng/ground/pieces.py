"""Walls, double walls, towers and rubble as clear pictures, on the scale of the board.

Those that stand upright are kept and shared, not to be changed.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

from PIL import Image

from render import theme
from render.brush import Brush, piece_brush
from render.cache import cached
from render.changcheng.ground import colours as c
from render.changcheng.ground.atlas import SCALE, turned
from render.changcheng.ground.rampart import code_size, oblong, slab
from render.pieces import Point, polygon
from render.theme import Colour, mix

_SPAN = 64.0
_TOWER = 84.0
CHOSEN, PICKED = "chosen", "picked"
"""Marks: it can be picked now; it is picked."""
MARKS: dict[str, Colour] = {CHOSEN: theme.MARK, PICKED: c.WHITE}
"""The colours of marks."""
_WALL: Sequence[Point] = (
    (-20, -17), (-20, -25), (-12.5, -25), (-12.5, -20), (-4, -20), (-4, -25), (4, -25), (4, -20),
    (12.5, -20), (12.5, -25), (20, -25), (20, -17), (20, 20), (-20, 20),
)  # fmt: skip
_BROKEN: Sequence[Point] = (
    (-20, -17), (-20, -24), (-12, -24), (-10, -13), (-4, -15), (0, -5), (7, -7), (10, 4), (15, 2),
    (20, 9), (20, 20), (-20, 20),
)  # fmt: skip


def canvas(span: float, ground: Colour = c.INK) -> Brush:
    """For a picture `span` units of the board wide."""
    return piece_brush(round(span * SCALE), span, ground)


def emblem(brush: Brush, owner: int | None, at: Point, radius: float, fill: Colour) -> None:
    """The sign of a seat; bricks for neutral walls."""
    x, y = at
    if owner is None:
        for down in (-0.5, 0.5):
            brush.box((x, y + down * radius), radius * 1.5, radius * 0.12, fill)
        for dx, dy in ((0, -1), (-0.75, 0), (0.75, 0), (0, 1)):
            brush.box((x + dx * radius, y + dy * radius), radius * 0.12, radius * 0.5, fill)
        return
    sign = theme.SEATS[owner].sign
    brush.shape(polygon(sign, at, radius * (0.96 if sign == "square" else 1.1)), fill)


def carve_wall(brush: Brush, owner: int | None, angle: float, *, sign: bool = True) -> None:
    """A single wall around the middle of a brush."""
    body = turned(_WALL, angle)
    brush.shape(body, c.WHITE, 3.6)
    brush.shape(body, c.dark_of(owner), 2.3)
    brush.shape(body, c.fill_of(owner))
    if sign:
        emblem(brush, owner, (0, 0), 11.5, c.NEUTRAL_DARK if owner is None else c.emblem_of(owner))


def wall(owner: int | None, angle: float) -> Image.Image:
    """A wall of a seat, or a neutral one, turned by so many degrees."""
    brush = canvas(_SPAN)
    carve_wall(brush, owner, angle)
    return brush.done()


def half(owner: int, ahead: Point, east: bool, angle: float) -> Image.Image:
    """Half of a double wall; `ahead` is where the halves meet, seen from its middle."""
    brush = canvas(_SPAN + 8)
    body, sign = turned(_WALL, angle), 1 if east else -1
    edge = turned([(16 * sign, -20), (16 * sign, 20)], angle)
    across = turned([(sign, -20), (sign, 20)], angle)
    joint = [(ahead[0] + x, ahead[1] + y) for x, y in across]
    onto = 1 + 5 / max(1.0, math.hypot(*ahead))
    cover = [(ahead[0] * onto + x, ahead[1] * onto + y) for x, y in across]
    link = [edge[0], *cover, edge[1]]
    for rim, colour in ((3.6, c.WHITE), (2.3, c.dark_of(owner)), (0.0, c.fill_of(owner))):
        brush.shape(body, colour, rim)
        brush.shape(link if rim == 0 else [edge[0], *joint, edge[1]], colour, rim and rim - 0.4)
    beyond = (ahead[0] * onto, ahead[1] * onto)
    brush.line(((0, 0), beyond), 11, c.GOLD_DARK)
    brush.line(((0, 0), (ahead[0] * (onto + 0.1), ahead[1] * (onto + 0.1))), 7.4, c.GOLD)
    brush.disc((0, 0), 15.5, c.dark_of(owner))
    brush.disc((0, 0), 14, c.fill_of(owner))
    emblem(brush, owner, (0, 0), 10.5, c.emblem_of(owner))
    return brush.done()


def rubble(owner: int | None, angle: float) -> Image.Image:
    """A damaged wall: broken down, the colour of its owner faded."""
    brush = canvas(_SPAN)
    faded = mix(c.fill_of(owner), c.SLAB, 0.55)
    slab(brush, (0, 0), angle, c.SLAB, c.STONE_LINE)
    body = turned(_BROKEN, angle)
    brush.shape(body, mix(c.dark_of(owner), c.SLAB, 0.25), 2.0)
    brush.shape(body, faded)
    for x, y, r in ((11, -13, 4.6), (3, -19, 3.2)):
        spot = turned([(x, y)], angle)[0]
        brush.disc(spot, r + 1.4, mix(c.dark_of(owner), c.SLAB, 0.25))
        brush.disc(spot, r, faded)
    at = turned([(-4, 8)], angle)[0]
    emblem(brush, owner, at, 8.5, mix(c.dark_of(owner), c.SLAB, 0.1))
    return brush.done()


def carve_tower(brush: Brush, seat: int) -> None:
    """A watchtower with a roof, its foot on the middle of a brush."""
    light, dark, fill = c.WHITE, c.dark_of(seat), c.fill_of(seat)
    body = [(-15, -20), (15, -20), (18, 25), (-18, 25)]
    gallery = [(-18, -23), (18, -23), (18, -13), (-18, -13)]
    eaves = [(-23.5, -22), (-16.5, -26), (-10.5, -34), (-7, -37)]
    roof = [*eaves, *[(-x, y) for x, y in reversed(eaves)]]
    for rim, colour in ((3.6, light), (2.3, dark)):
        for shape in (body, gallery, roof):
            brush.shape(shape, colour, rim)
    brush.shape(body, fill)
    brush.shape(gallery, mix(fill, c.WHITE, 0.35))
    brush.shape(roof, dark)
    brush.line(((-10, -33), (10, -33)), 2, c.GOLD)
    emblem(brush, seat, (0, 6), 12.5, c.emblem_of(seat))


@cached
def tower(seat: int) -> Image.Image:
    """A tower; it stands upright however the wall runs."""
    brush = canvas(_TOWER)
    carve_tower(brush, seat)
    return brush.done()


def free(name: str, aside: float, angle: float) -> Image.Image:
    """A free space beside a tower, its name moved aside."""
    brush = canvas(_SPAN)
    slab(brush, (0, 0), angle, c.SLAB, c.STONE_LINE)
    brush.text((aside, -1.5), name, code_size(name) * _NARROW, c.INK, bold=0.01)
    return brush.done()


_NARROW = 0.8
"""A name beside a tower is so much smaller."""


def kept(seat: int, name: str, aside: float, angle: float) -> Image.Image:
    """A space kept for a seat: its frame and its name."""
    brush = canvas(_TOWER)
    fill, dark = c.fill_of(seat), c.dark_of(seat)
    brush.shape(oblong((0, 0), angle), dark, 3.4)
    brush.shape(oblong((0, 0), angle), fill, 1.8)
    brush.shape(oblong((0, 0), angle, -3.2), c.SLAB)
    brush.text((aside, -1.5), name, code_size(name) * _NARROW, c.INK, bold=0.01)
    return brush.done()


@cached
def flag(seat: int) -> Image.Image:
    """The flag over a space kept for a seat."""
    brush = canvas(34)
    brush.line(((-10, -12), (-10, 12)), 3, c.INK)
    for grown, colour in ((2.4, c.WHITE), (1.2, c.dark_of(seat)), (0.0, c.fill_of(seat))):
        brush.box((0, -4), 10 + grown, 9 + grown, colour)
    emblem(brush, seat, (0, -4), 6.6, c.emblem_of(seat))
    return brush.done()


def ring(mark: str, angle: float) -> Image.Image:
    """A frame round whatever stands on a space, battlements and all."""
    brush = canvas(_TOWER)
    _frame(brush, turned([(-21.5, -27), (21.5, -27), (21.5, 22), (-21.5, 22)], angle), mark)
    return brush.done()


@cached
def tall_ring(mark: str) -> Image.Image:
    """A frame round a tower."""
    brush = canvas(_TOWER + 14)
    _frame(brush, [(-30, -42), (30, -42), (30, 29), (-30, 29)], mark)
    return brush.done()


def _frame(brush: Brush, around: Sequence[Point], mark: str) -> None:
    """A line in the colour of a mark around something."""
    brush.outline(around, 8.4, c.INK)
    brush.outline(around, 5.4, MARKS[mark])


def candidate(mark: str, name: str, aside: float, angle: float) -> Image.Image:
    """A free space that can be picked, with its name, moved aside beside a tower."""
    brush = canvas(_TOWER)
    brush.shape(oblong((0, 0), angle, 2), c.WHITE, 3.4)
    brush.shape(oblong((0, 0), angle, 2), c.PLATE, 2.0)
    brush.shape(oblong((0, 0), angle), MARKS[mark])
    size = code_size(name) * (_NARROW if aside else 0.97)
    brush.text((aside, -1.5), name, size, c.PLATE, bold=0.03)
    return brush.done()


@cached
def tag(mark: str, name: str) -> Image.Image:
    """The name of a space on which a piece stands that can be picked."""
    brush = piece_brush((round(48 * SCALE), round(30 * SCALE)), 48, c.PLATE)
    brush.box((0, 0), 20.5, 13.5, c.WHITE, 5)
    ground, ink = (c.WHITE, c.PLATE) if mark == PICKED else (c.PLATE, MARKS[mark])
    brush.box((0, 0), 19.4, 12.4, ground, 4)
    brush.text((0, -1.5), name, 20, ink, bold=0.02)
    return brush.done()


@cached
def icon(sort: str, owner: int | None, size: int) -> Image.Image:
    """A piece for the strip and the panels: `wall`, `plain` (without a sign), `double` or `tower`,
    `size` pixels high."""
    if sort == "double":
        brush = piece_brush((round(size * 1.4), size), 84, c.INK)
        parts = [[(x + dx, y + 1.5) for x, y in _WALL] for dx in (-19, 19)]
        for rim, colour in ((3.6, c.WHITE), (2.3, c.dark_of(owner)), (0.0, c.fill_of(owner))):
            for part in parts:
                brush.shape(part, colour, rim)
        brush.line(((-18, 2), (18, 2)), 9, c.GOLD)
        return brush.done()
    brush = piece_brush(size, 72 if sort == "tower" else 56, c.INK)
    if sort != "tower":
        brush.origin = (brush.origin[0], brush.origin[1] + 2.5 * brush.scale)
        carve_wall(brush, owner, 0, sign=sort == "wall")
    else:
        brush.origin = (brush.origin[0], brush.origin[1] + 5 * brush.scale)
        carve_tower(brush, owner or 0)
    return brush.done()
