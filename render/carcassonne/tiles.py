"""Tiles painted from their geometry: no bitmaps, one hand for all."""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import lru_cache

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from render.carcassonne import scenery
from render.carcassonne.colours import (
    BANK,
    CITY,
    CITY_LIGHT,
    GRASS,
    GRASS_DARK,
    GRASS_LIGHT,
    ROAD_FILL,
    ROAD_RIM,
    WALL_DARK,
    WALL_LIGHT,
    WATER,
    WATER_LIGHT,
)
from render.carcassonne.geometry import RIVER, ROAD, WALL, City, Shape, shape, turn_point
from render.pieces import Point
from render.theme import Colour

MASTER = 304
"""Side of the picture of a tile from which all sizes are made, in pixels."""
_SUPER = 3


class Brush:
    """Draws points of a tile, given in the unturned unit square, onto a turned large picture."""

    def __init__(self, turn: int, side: int) -> None:
        self.turn, self.side = turn, side
        self.picture = Image.new("RGB", (side, side), GRASS)
        self.pen = ImageDraw.Draw(self.picture)

    def at(self, point: Point) -> Point:
        """The pixel of a point."""
        x, y = turn_point(point, self.turn)
        return x * self.side, y * self.side

    def line(self, points: Sequence[Point], width: float, fill: Colour) -> None:
        """A line with round ends; `width` in tile sides."""
        path = [self.at(p) for p in points]
        thick = max(1, round(width * self.side))
        self.pen.line(path, fill=fill, width=thick, joint="curve")
        for x, y in (path[0], path[-1]):
            self.disc(x, y, thick / 2, fill)

    def disc(self, x: float, y: float, radius: float, fill: Colour) -> None:
        """A disc; all in pixels."""
        self.pen.ellipse((x - radius, y - radius, x + radius, y + radius), fill=fill)

    def polygon(self, points: Sequence[Point], fill: Colour) -> None:
        """A filled outline."""
        self.pen.polygon([self.at(p) for p in points], fill=fill)


@lru_cache(maxsize=160)
def master(kind: str, turn: int) -> Image.Image:
    """The tile at `MASTER` pixels, RGB; shared, not to be changed."""
    brush = Brush(turn, MASTER * _SUPER)
    tile = shape(kind)
    luck = random.Random(kind)  # the same tile always looks the same
    _grass(brush, luck)
    _river(brush, tile)
    for road in tile.roads:
        brush.line(road, ROAD, ROAD_RIM)
    for road in tile.roads:
        brush.line(road, ROAD * 0.66, ROAD_FILL)
    for city in tile.cities:
        _city(brush, city)
    _things(brush, kind, tile, luck)
    return _bevel(brush.picture.resize((MASTER, MASTER), Image.Resampling.BOX))


def _grass(brush: Brush, luck: random.Random) -> None:
    """Soft patches of lighter and darker green and a few tufts."""
    side = brush.side
    patches = Image.new("RGB", (64, 64), GRASS)
    pen = ImageDraw.Draw(patches)
    for _ in range(7):
        x, y, r = luck.uniform(8, 56), luck.uniform(8, 56), luck.uniform(4, 9)
        pen.ellipse((x - r, y - r, x + r, y + r), fill=luck.choice((GRASS_DARK, GRASS_LIGHT)))
    soft = patches.filter(ImageFilter.GaussianBlur(4))
    brush.picture.paste(soft.resize((side, side), Image.Resampling.BICUBIC))
    for _ in range(26):
        x, y = luck.uniform(0.04, 0.96) * side, luck.uniform(0.04, 0.96) * side
        h = side * 0.016
        brush.pen.line((x - h, y - h, x, y, x + h * 0.8, y - h * 1.2), fill=GRASS_DARK, width=4)


def _river(brush: Brush, tile: Shape) -> None:
    if not tile.river:
        return
    for width, colour in ((RIVER + 0.045, BANK), (RIVER, WATER)):
        brush.line(tile.river, width, colour)
        if tile.pond:
            grow = (width - RIVER) / 2
            _pond(brush, tile.pond, grow, colour)
    brush.line(tile.river, 0.018, WATER_LIGHT)
    if tile.pond:
        _pond(brush, tile.pond, -0.05, WATER_LIGHT)
        _pond(brush, tile.pond, -0.068, WATER)


def _pond(
    brush: Brush, bounds: tuple[float, float, float, float], grow: float, colour: Colour
) -> None:
    x0, y0, x1, y1 = bounds
    a, b = brush.at((x0 - grow, y0 - grow)), brush.at((x1 + grow, y1 + grow))
    brush.pen.ellipse(
        (min(a[0], b[0]), min(a[1], b[1]), max(a[0], b[0]), max(a[1], b[1])), fill=colour
    )


def _city(brush: Brush, city: City) -> None:
    brush.polygon(city.outline, CITY)
    inner = Image.new("L", brush.picture.size, 0)
    ImageDraw.Draw(inner).polygon([brush.at(p) for p in city.outline], fill=255)
    scenery.cobbles(brush.picture, inner, CITY_LIGHT)
    for wall in city.walls:
        brush.line(wall, WALL * 1.75, WALL_DARK)
    for wall in city.walls:
        brush.line(wall, WALL, WALL_LIGHT)
        scenery.merlons(brush, wall)


def _things(brush: Brush, kind: str, tile: Shape, luck: random.Random) -> None:
    """Whatever stands upright however the tile is turned: houses, trees, cloister, shield."""
    scenery.houses(brush, kind, luck)
    scenery.trees(brush, kind, luck)
    if tile.bridge:
        scenery.bridge(brush, *tile.bridge)
    for gate in tile.gates:
        scenery.gate(brush, gate)
    if tile.village:
        scenery.village(brush, tile.village)
    if tile.cloister:
        scenery.cloister(brush, tile.cloister)
    scenery.pennants(brush, kind)


def _bevel(picture: Image.Image) -> Image.Image:
    """Light from the north-west on the tile's edge."""
    side = picture.width
    shade = Image.new("L", picture.size, 128)
    pen = ImageDraw.Draw(shade)
    for step in range(3):
        pen.line((step, side - 1 - step, step, step, side - 1 - step, step), fill=150 - step * 6)
        pen.line(
            (side - 1 - step, step, side - 1 - step, side - 1 - step, step, side - 1 - step),
            fill=88 + step * 10,
        )
    return ImageChops.overlay(picture, Image.merge("RGB", (shade, shade, shade)))
