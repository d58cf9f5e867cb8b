"""Where a follower stands on a feature of a tile: inside it, far from its rims."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from functools import cache

from PIL import Image, ImageDraw

from render.cache import cached
from render.carcassonne.geometry import RIVER, ROAD, pond_outline, shape, turn_point
from render.pieces import Point
from rules.carcassonne.position.box import Sort, spots, turned

GRID = 96
"""The number of points on each side of the raster in which features are found."""

_HALF: tuple[Point, ...] = (
    (0.25, 0.012), (0.75, 0.012), (0.988, 0.25), (0.988, 0.75),
    (0.75, 0.988), (0.25, 0.988), (0.012, 0.75), (0.012, 0.25),
)  # fmt: skip
"""A point just inside the tile at each half of its sides, in the order of `box.HALVES`."""


def anchors(kind: str, turn: int) -> Mapping[str, Point]:
    """The place of a follower by spot name, in the unit square of the turned tile."""
    return {
        spot.name: turn_point(_anchor(kind, spot.sort, spot.index), turn)
        for spot in spots(kind, turn)
    }


@cached
def feature_mask(kind: str, sort: Sort, index: int) -> Image.Image:
    """The area of one feature of the unturned tile, white on black, `GRID` points a side."""
    mask = Image.new("L", (GRID, GRID), 0)
    pen = ImageDraw.Draw(mask)
    tile = shape(kind)
    if sort == "city":
        pen.polygon(_points(tile.cities[index].outline), fill=255)
    elif sort == "road":
        pen.line(_points(tile.roads[index]), fill=255, width=round(ROAD * GRID), joint="curve")
    elif sort == "cloister" and tile.cloister:
        x, y = tile.cloister
        pen.rectangle(_points(((x - 0.17, y - 0.17), (x + 0.17, y + 0.17))), fill=255)
    else:
        return _field_mask(kind, index)
    return mask


def open_ground(kind: str) -> Image.Image:
    """White where the unturned tile is neither city nor road, river or cloister."""
    tile = shape(kind)
    ground = Image.new("L", (GRID, GRID), 255)
    pen = ImageDraw.Draw(ground)
    for city in tile.cities:
        pen.polygon(_points(city.outline), fill=0)
    for road in tile.roads:
        pen.line(_points(road), fill=0, width=round(ROAD * GRID), joint="curve")
    if tile.river:
        pen.line(_points(tile.river), fill=0, width=round(RIVER * GRID), joint="curve")
    if tile.pond:
        pen.polygon(_points(pond_outline(tile.pond, 0.02)), fill=0)
    if tile.cloister:
        pen.rectangle(
            _points([(tile.cloister[0] + d, tile.cloister[1] + d) for d in (-0.19, 0.19)]), fill=0
        )
    return ground


def _points(points: tuple[Point, ...] | list[Point]) -> list[Point]:
    """Points of the drawing in units of a tile's grid."""
    return [(x * GRID, y * GRID) for x, y in points]


def _field_mask(kind: str, index: int) -> Image.Image:
    """The mask of a field: the open ground connected with its half-edges."""
    ground, field = _bits(open_ground(kind)), 0
    for half in next(s.halves for s in spots(kind, 0) if s.sort == "field" and s.index == index):
        x, y = _HALF[half]
        field |= ground & _bit(int(x * GRID), int(y * GRID))
    while (grown := ground & _dilated(field)) != field:
        field = grown
    whole = Image.frombytes("1", _FRAMED, field.to_bytes(_COUNT // 8, "big"))
    return whole.crop((1, 1, GRID + 1, GRID + 1)).convert("L")


@cache
def _anchor(kind: str, sort: Sort, index: int) -> Point:
    """The place of a follower on a feature of the unturned tile."""
    tile = shape(kind)
    if sort == "road":
        road = tile.roads[index]
        ends = len(turned(kind, 0).spots[len(tile.cities) + index].sides) == 1
        return road[round(len(road) * (0.42 if ends else 0.5))]
    if sort == "cloister" and tile.cloister:
        return tile.cloister[0], tile.cloister[1] + 0.02
    mask = feature_mask(kind, sort, index)
    if sort == "city":
        return deepest(mask, (), 1.0)
    others = [s for s in spots(kind, 0) if s.sort != "field"]
    return deepest(mask, [_anchor(kind, s.sort, s.index) for s in others], 0.88)


def deepest(mask: Image.Image, others: Sequence[Point], depth: float) -> Point:
    """A point of a mask far from its rim, in the unit square. The candidates are at least `depth`
    times as far from the rim as the farthest point. Of these it is the one farthest from `others`;
    without others, the one in their middle."""
    levels = _erosions(_bits(mask))
    level = levels[math.ceil(len(levels) * depth) - 1]
    points = [((x + 0.5) / GRID, (y + 0.5) / GRID) for x, y in _white_pixels(level)]
    if others:
        return max(points, key=lambda p: min(math.dist(p, q) for q in others))
    middle = (sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points))
    return min(points, key=lambda p: math.dist(p, middle))


_FRAMED = GRID + 8, GRID + 2
"""The size of a mask in a black frame. Its rows are whole bytes, and nothing lies beside its
edges."""
_WIDE, _COUNT = _FRAMED[0], _FRAMED[0] * _FRAMED[1]


def _bits(mask: Image.Image) -> int:
    """A mask in its frame as the bits of a number, the first pixel highest. Shifting the number
    moves the whole mask at once."""
    framed = Image.new("1", _FRAMED)
    framed.paste(mask, (1, 1))
    return int.from_bytes(framed.tobytes(), "big")


def _bit(x: int, y: int) -> int:
    """The bit of one pixel."""
    return 1 << _COUNT - 1 - ((y + 1) * _WIDE + x + 1)


def _white_pixels(bits: int) -> Iterator[tuple[int, int]]:
    """The coordinates of a mask's white pixels, row by row."""
    while bits:
        at = _COUNT - bits.bit_length()
        bits ^= 1 << _COUNT - 1 - at
        yield at % _WIDE - 1, at // _WIDE - 1


def _dilated(bits: int) -> int:
    """The mask dilated: its white pixels and their neighbours in four directions."""
    return bits | bits << 1 | bits >> 1 | bits << _WIDE | bits >> _WIDE


def _erosions(bits: int) -> list[int]:
    """The mask eroded by zero pixels, one, two and so on, until nothing is left."""
    levels: list[int] = []
    while bits:
        levels.append(bits)
        bits &= bits << 1 & bits >> 1
        bits &= bits << _WIDE & bits >> _WIDE
    return levels
