"""Tiles painted from their geometry: no bitmaps, one hand for all."""

from __future__ import annotations

import random

from PIL import Image, ImageChops, ImageDraw

from render.carcassonne import buildings, scenery
from render.carcassonne import colours as c
from render.carcassonne.brush import Brush
from render.carcassonne.geometry import RIVER, ROAD, WALL, City, Shape, pond_outline, shape
from render.pieces import shrunk
from render.store import stored

MASTER = 304
"""Side of the picture of a tile from which all sizes are made, in pixels."""
_SUPER = 2


@stored
def master(kind: str, turn: int) -> Image.Image:
    """The tile at `MASTER` pixels, RGB; shared, not to be changed."""
    return paint(kind, turn, MASTER)


def paint(kind: str, turn: int, side: int) -> Image.Image:
    """The tile painted at a size, RGB. Raises `KeyError` for an unknown kind."""
    brush = Brush(turn, side * _SUPER)
    tile = shape(kind)
    luck = random.Random(kind)  # the same tile always looks the same
    _grass(brush, luck)
    _river(brush, tile)
    for road in tile.roads:
        brush.line(road, ROAD, c.ROAD_RIM)
    for road in tile.roads:
        brush.line(road, ROAD * 0.66, c.ROAD_FILL)
    for city in tile.cities:
        _city(brush, city)
    _things(brush, kind, tile, luck)
    return _bevel(shrunk(brush.picture, side))


def _grass(brush: Brush, luck: random.Random) -> None:
    """Patches of lighter and darker green and a few tufts."""
    side, pen = brush.side, brush.pen
    for fill in (c.GRASS_DARK, c.GRASS_LIGHT) * 2:
        x, y = (luck.uniform(0.2, 0.8) * side for _ in "xy")
        for _ in range(5):
            r = luck.uniform(0.05, 0.12) * side
            dx, dy = luck.uniform(-0.1, 0.1) * side, luck.uniform(-0.05, 0.05) * side
            x0, x1 = max(x + dx - r * 1.4, side * 0.02), min(x + dx + r * 1.4, side * 0.98)
            pen.ellipse((x0, y + dy - r * 0.7, x1, y + dy + r * 0.7), fill=fill)
    for _ in range(14):
        x, y = luck.uniform(0.06, 0.94) * side, luck.uniform(0.06, 0.94) * side
        h = side * 0.018
        stroke = round(side * 0.007)
        pen.line((x - h, y - h, x, y, x + h * 0.8, y - h * 1.2), fill=c.GRASS_TUFT, width=stroke)


def _river(brush: Brush, tile: Shape) -> None:
    """Banks, water and ripples; a pond or lake where the river begins or ends."""
    if not tile.river:
        return
    for width, colour in ((RIVER + 0.045, c.BANK), (RIVER, c.WATER)):
        brush.line(tile.river, width, colour)
        if tile.pond:
            brush.polygon(pond_outline(tile.pond, (width - RIVER) / 2), colour)
    for shift, first in ((-0.03, 2), (0.028, 6)):
        for at in range(first, len(tile.river) - 3, 8):
            ripple = [(x + shift, y + shift) for x, y in tile.river[at : at + 4]]
            brush.line(ripple, 0.012, c.WATER_LIGHT)
    if tile.pond:
        buildings.pond(brush, tile.pond)


def _city(brush: Brush, city: City) -> None:
    brush.polygon(city.outline, c.CITY)
    inner = Image.new("L", brush.picture.size, 0)
    ImageDraw.Draw(inner).polygon([brush.at(p) for p in city.outline], fill=255)
    scenery.cobbles(brush.picture, inner, c.CITY_LIGHT)
    for wall in city.walls:
        brush.line(wall, WALL * 1.75, c.WALL_DARK)
    for wall in city.walls:
        brush.line(wall, WALL, c.WALL_LIGHT)
        scenery.merlons(brush, wall)
        scenery.towers(brush, wall)


def _things(brush: Brush, kind: str, tile: Shape, luck: random.Random) -> None:
    """Whatever stands upright however the tile is turned: houses, trees, cloister, shield."""
    scenery.trees(brush, kind, luck, scenery.plots(brush, kind, luck))
    scenery.houses(brush, kind, luck)
    if tile.bridge:
        buildings.bridge(brush, *tile.bridge)
    for gate in tile.gates:
        buildings.gate(brush, gate)
    if tile.village:
        buildings.village(brush, tile.village)
    if tile.cloister:
        buildings.cloister(brush, tile.cloister)
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
