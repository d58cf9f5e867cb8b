"""What stands on the empty map: cities, temples, signs on the borders, names, piles, rounds."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from random import Random

from PIL import Image

from render.brush import FALL, Brush, shadowed
from render.ming.ground import colours as c
from render.ming.ground import pieces
from render.ming.ground.atlas import GROWN, SCALE, pixel, regions_in
from render.ming.ground.land import cast_shadow
from render.ming.ground.places import name_size, spots
from render.ming.ground.signs import sign
from render.pieces import Point, moved, part_way, put_around
from render.scripts import Script, name_of
from render.theme import Colour
from rules.ming.position.box import SCORED, Province, Region, box

TEMPLE = 45.0
"""The side of the picture of a temple, in units of the canvas."""
SIGN = 22.2
_WALL, _TOWER = 4.6, 3.4
"""The thickness of a city's wall, and half the side of its towers."""


def paint_city(brush: Brush, province: Province) -> None:
    """Paints a walled city from above. A street leads from each gate to the number of the
    province."""
    centre, radius = province.centre, province.radius * GROWN
    wall = _ring(centre, radius + 1)
    cast_shadow(brush, [wall], 4)
    for down in (2.0, 1.0):
        brush.shape(_fallen(wall, down), c.STONE_DARK, 0.8)
    brush.shape(wall, c.STONE_DARK, 0.8)
    brush.shape(wall, c.STONE)
    brush.outline(_ring(centre, radius + 0.2), 0.9, c.STONE_LIT)
    inner = _ring(centre, radius - _WALL)
    brush.shape(inner, c.STONE_DARK, 0.6)
    brush.shape(inner, c.SAND_DARK)
    brush.shape(_fallen(_ring(centre, radius - _WALL - 2.4), 1.8), c.SAND)
    _roofs(brush, province)
    for gate in _gates(province):
        brush.line((centre, _toward(centre, gate, radius - 2.6)), 5.2, c.SAND_DARK)
        brush.line((centre, _toward(centre, gate, radius - 2.6)), 3.8, c.PAPER)
    for tower in wall:
        _tower(brush, _toward(centre, tower, radius - 1), _TOWER, c.STONE, c.STONE_LIT)
    for gate in _gates(province):
        _tower(brush, _toward(centre, gate, radius - 1), _TOWER + 1.2, c.ROOF, c.ROOF_LIT)
    brush.disc(centre, 10.8, c.LINE_SOFT)
    brush.disc(centre, 9.8, c.PAPER)
    number = box().provinces.index(province) + 1
    brush.text((centre[0], centre[1] - 1), str(number), 15.5, c.LINE, bold=0.04)


def _ring(centre: Point, radius: float) -> Sequence[Point]:
    """The eight corners of a city's wall. Its sides face north, north-east, east and so on."""
    turns = (math.radians(22.5 + 45 * corner) for corner in range(8))
    return [
        (centre[0] + radius * 1.05 * math.cos(turn), centre[1] + radius * 1.05 * math.sin(turn))
        for turn in turns
    ]


def _fallen(points: Sequence[Point], height: float) -> Sequence[Point]:
    """Points moved as far as the shadow of something `height` units high falls."""
    return moved(points, (FALL[0] * height, FALL[1] * height))


def _toward(centre: Point, at: Point, far: float) -> Point:
    """The point at a distance `far` from the centre, in the direction of another point."""
    return part_way(centre, at, far / math.dist(centre, at))


def _gates(province: Province) -> Iterator[Point]:
    """The points where borders between a province's regions meet its city."""
    owners = [{*region.polygon} & {*province.polygon} for region in regions_in(province.key)]
    for at, shared in enumerate(owners):
        yield from shared & owners[at - 1]


def _tower(brush: Brush, at: Point, side: float, top: Colour, lit: Colour) -> None:
    """Paints a tower from above. Its roof is lit from the north-west."""
    x, y = at
    brush.box((x + 0.7, y + 1), side + 0.7, side + 0.7, c.STONE_DARK, 0.8)
    brush.box(at, side, side, top, 0.6)
    brush.shape(((x - side, y + side), (x - side, y - side), (x + side, y - side), at), lit)


def _roofs(brush: Brush, province: Province) -> None:
    """Paints streets of small, plain roofs."""
    (cx, cy), luck = province.centre, Random(province.key)
    far = province.radius * GROWN - _WALL - 6.5
    for row in range(-3, 4):
        for column in range(-4, 5):
            x, y = cx + column * 10.4 + (row % 2) * 5.2, cy + row * 10.6 + luck.uniform(-0.6, 0.6)
            if not 13 < math.dist((x, y), (cx, cy)) < far or luck.random() < 0.2:
                continue
            wide, high = luck.choice(((3.8, 2.6), (3.2, 3.2), (2.8, 3.6)))
            brush.box((x + 0.8, y + 1.1), wide, high, c.SAND_DARK)
            brush.box((x, y), wide, high, c.STONE)
            brush.box((x, y - high / 2), wide, high / 2, c.STONE_LIT)


def paint_name(brush: Brush, region: Region, script: Script) -> None:
    """Paints the name of a region on a pale shadow."""
    name, size = name_of(region, script), name_size(script)
    bold = 0.012 if script.hanzi else 0.04
    at = spots()[region.key].label
    halo = c.halo(region.province)
    brush.words(at, name, size, c.LINE, halo, bold=bold, rim=2.2, script=script)


def paint_rounds(brush: Brush) -> None:
    """Paints a circle for each round. Those of rounds with a scoring are golden."""
    table = box().table
    cast_shadow(brush, [_ring(at, table.radius) for at in table.rounds], 2)
    for number, at in enumerate(table.rounds, start=1):
        fill = c.GOLD if number in SCORED else c.PAPER
        brush.disc(at, table.radius + 2.0, c.LINE)
        brush.disc(at, table.radius + 0.6, fill)
        brush.text((at[0], at[1] - 1), str(number), 17, c.LINE, bold=0.04)


def paint_marker(brush: Brush, number: int) -> None:
    """Paints the marker of the round being played around the origin."""
    radius = box().table.radius
    brush.disc((0, 0), radius + 5.5, c.PLATE)
    brush.disc((0, 0), radius + 4.2, c.WHITE)
    brush.disc((0, 0), radius + 2, c.SEAL)
    brush.text((0, -1), str(number), 20, c.WHITE, bold=0.06)


def put_pieces(picture: Image.Image, script: Script) -> None:
    """Puts temples and the signs on the borders on a map in its true size."""
    for region in box().regions:
        _put(picture, pieces.temple(None, round(TEMPLE * SCALE)), spots()[region.key].temple, 3)
    for border in box().borders:
        _put(picture, sign(border.transport, round(SIGN * SCALE)), border.at, 1.2)


def _put(picture: Image.Image, piece: Image.Image, at: Point, height: float) -> None:
    put_around(picture, shadowed(piece, height * SCALE), pixel(at))
