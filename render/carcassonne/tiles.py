"""Tiles painted from their geometry: no bitmaps, one hand for all."""

from __future__ import annotations

import random
from collections.abc import Iterator

from PIL import Image

from render.carcassonne import buildings, scenery, town
from render.carcassonne import colours as c
from render.carcassonne.brush import Brush
from render.carcassonne.buildings import Standing
from render.carcassonne.geometry import RIVER, ROAD, Shape, pond_outline, shape
from render.pieces import moved, shrunk
from render.store import stored
from render.theme import detailed

MASTER = detailed(304)
"""The side of the picture from which tiles of all sizes are made, in pixels."""
_SUPER = 2


@stored
def master(kind: str, turn: int) -> Image.Image:
    """The tile at `MASTER` pixels, RGB; shared, not to be changed."""
    return paint(kind, turn, MASTER)


def paint(kind: str, turn: int, side: int) -> Image.Image:
    """Paints a tile of a size, RGB. Raises `KeyError` for an unknown kind."""
    brush = Brush(turn, side * _SUPER)
    tile = shape(kind)
    luck = random.Random(kind)  # the same tile always looks the same
    town.ground(brush, kind)
    _river(brush, tile)
    for width, colour in ((1.24, c.VERGE), (1.0, c.ROAD_RIM), (0.7, c.ROAD_FILL)):
        for road in tile.roads:
            brush.line(road, ROAD * width, colour)
    _things(brush, kind, luck)
    return shrunk(brush.picture, side)


def _river(brush: Brush, tile: Shape) -> None:
    """Paints banks, water and ripples, and a pond or lake where the river begins or ends."""
    if not tile.river:
        return
    for width, colour in ((RIVER + 0.045, c.BANK), (RIVER, c.WATER), (RIVER * 0.55, c.WATER_DEEP)):
        brush.line(tile.river, width, colour)
        if tile.pond:
            brush.polygon(pond_outline(tile.pond, (width - RIVER) / 2), colour)
    for shift, first in ((-0.03, 2), (0.028, 6)):
        for at in range(first, len(tile.river) - 3, 8):
            brush.line(moved(tile.river[at : at + 4], (shift, shift)), 0.012, c.WATER_LIGHT)
    if tile.pond:
        buildings.pond(brush, tile.pond)


def _things(brush: Brush, kind: str, luck: random.Random) -> None:
    """Paints everything that stands upright however the tile is turned, with shadows, from the rear
    to the front."""
    tile = shape(kind)
    plots = scenery.plots(brush, kind, luck)
    standing = [*scenery.trees(brush, kind, luck, plots), *_built(brush, kind, tile, luck)]
    town.wall_shadows(brush, kind)
    for thing in standing:
        brush.fall(thing.x, thing.y, thing.wide, thing.high)
    brush.cast()
    town.walls(brush, kind)
    if tile.bridge:
        buildings.bridge(brush, *tile.bridge)
    for thing in sorted(standing, key=lambda one: one.y):
        thing.draw()
    town.pennants(brush, kind)


def _built(brush: Brush, kind: str, tile: Shape, luck: random.Random) -> Iterator[Standing]:
    """Everything built on a tile: houses, walls' towers, cloisters, villages, gates."""
    yield from town.houses(brush, kind, luck)
    yield from town.towers(brush, kind)
    for gate in tile.gates:
        yield buildings.gate(brush, gate)
    if tile.village:
        yield from buildings.village(brush, tile.village)
    if tile.cloister:
        yield from buildings.cloister(brush, tile.cloister)
