"""Where a follower stands on a feature of a tile: always inside it, as far from its rims as can be."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from render.carcassonne.geometry import RIVER, ROAD, shape, turn_point
from render.pieces import Point
from rules.carcassonne.box import HALVES, Sort, spots, turned

GRID = 96
"""Features are found on a raster of this many points a side."""

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


@cache
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
        x0, y0, x1, y1 = tile.pond
        pen.ellipse(_points(((x0, y0), (x1, y1))), fill=0)
    if tile.cloister:
        pen.rectangle(
            _points([(tile.cloister[0] + d, tile.cloister[1] + d) for d in (-0.19, 0.19)]), fill=0
        )
    return ground


def _points(points: tuple[Point, ...] | list[Point]) -> list[Point]:
    return [(x * GRID, y * GRID) for x, y in points]


def _field_mask(kind: str, index: int) -> Image.Image:
    """The open ground that hangs together with the halves of a field."""
    ground = open_ground(kind)
    for half in next(s.halves for s in spots(kind, 0) if s.sort == "field" and s.index == index):
        x, y = _HALF[half]
        at = (int(x * GRID), int(y * GRID))
        if ground.getpixel(at) == 255:
            ImageDraw.floodfill(ground, at, 128)
    return ground.point([255 if value == 128 else 0 for value in range(256)])


@cache
def _anchor(kind: str, sort: Sort, index: int) -> Point:
    tile = shape(kind)
    if sort == "road":
        road = tile.roads[index]
        ends = len(turned(kind, 0).spots[len(tile.cities) + index].sides) == 1
        return road[round(len(road) * (0.42 if ends else 0.5))]
    if sort == "cloister" and tile.cloister:
        return tile.cloister[0], tile.cloister[1] + 0.02
    return deepest(feature_mask(kind, sort, index))


def deepest(mask: Image.Image) -> Point:
    """The point of a mask farthest from its rim, in the unit square."""
    padded = Image.new("L", (GRID + 2, GRID + 2), 0)
    padded.paste(mask, (1, 1))
    while True:
        smaller = ImageChops.darker(padded.filter(ImageFilter.MinFilter(3)), padded)
        smaller.paste(0, (0, 0, GRID + 2, 1))
        smaller.paste(0, (0, GRID + 1, GRID + 2, GRID + 2))
        smaller.paste(0, (0, 0, 1, GRID + 2))
        smaller.paste(0, (GRID + 1, 0, GRID + 2, GRID + 2))
        if smaller.getbbox() is None:
            break
        padded = smaller
    inside = [(i % (GRID + 2), i // (GRID + 2)) for i, v in enumerate(padded.tobytes()) if v]
    mx = sum(x for x, _ in inside) / len(inside)
    my = sum(y for _, y in inside) / len(inside)
    x, y = min(inside, key=lambda p: (p[0] - mx) ** 2 + (p[1] - my) ** 2)
    return (x - 0.5) / GRID, (y - 0.5) / GRID


__all__ = ["GRID", "HALVES", "anchors", "deepest", "feature_mask", "open_ground"]
