"""Cities: their ground and streets, houses in rows along streets and walls, walls with towers."""

from __future__ import annotations

import math
import random
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import pairwise

from PIL import Image

from render.carcassonne import colours as c
from render.carcassonne.anchors import anchors, feature_mask
from render.carcassonne.brush import Brush
from render.carcassonne.buildings import Standing, house, keep, tower, tree
from render.carcassonne.geometry import WALL, curve, middle_of, shape, side_of
from render.carcassonne.scenery import within
from render.pieces import Point, part_way
from rules.carcassonne.position.box import Spot, spots

_STREET = 0.062
"""Width of a street, in tile sides."""
_APART = 0.104
"""The least distance between houses of different rows."""
_BESIDE, _BEHIND, _NEXT = 0.09, 0.13, 0.116
"""The distances from the middle of a street or wall to the first row of houses, from row to row,
and from house to house in a row."""
_HIGH = 0.026
"""Height of a wall."""


def ground(brush: Brush, kind: str) -> None:
    """Paints the ground of all cities of a tile, with their streets."""
    for city in shape(kind).cities:
        brush.polygon(city.outline, c.CITY)
    for spot in _cities(kind):
        for street in _streets(kind, spot):
            brush.line(street, _STREET, c.CITY_LIGHT)
        x, y = brush.at(anchors(kind, 0)[spot.name])
        brush.disc(x, y, (0.07 if len(spot.sides) > 1 else 0.05) * brush.side, c.CITY_LIGHT)


def _cities(kind: str) -> list[Spot]:
    return [spot for spot in spots(kind, 0) if spot.sort == "city"]


@cache
def _streets(kind: str, spot: Spot) -> tuple[tuple[Point, ...], ...]:
    """The streets of a city: from its gates, and from the middle of each of its sides, to its
    square. So streets go on across tiles."""
    square = anchors(kind, 0)[spot.name]
    ends = [middle_of(side) for side in spot.sides]
    return tuple(_street(end, square) for end in (*ends, *(_gates(kind, spot))))


def _gates(kind: str, spot: Spot) -> Sequence[Point]:
    return shape(kind).gates if spot.index == 0 else ()


def _street(end: Point, square: Point) -> tuple[Point, ...]:
    """A street from `end` to the square. It leaves the side of the tile at a right angle."""
    share = min(1.0, 1.2 * math.dist(end, square))
    inwards = (end[0] + (0.5 - end[0]) * share, end[1] + (0.5 - end[1]) * share)
    return curve(end, inwards, square, square, 8)


def houses(brush: Brush, kind: str, luck: random.Random) -> Iterator[Standing]:
    """The houses of a tile in rows, with a keep where a city fills most of the tile."""
    for spot in _cities(kind):
        for place in _keeps(kind, spot):
            yield keep(brush, *brush.at(place))
        for place, level in _places(kind, spot):
            yield from _one(brush, place, level, luck)


@cache
def _places(kind: str, spot: Spot) -> Sequence[tuple[Point, bool]]:
    """The places of houses in a city, and whether their row is level there."""
    taken, places = [*_keeps(kind, spot)], list[tuple[Point, bool]]()
    for place, level in _rows(kind, spot):
        if _has_room(kind, spot, place) and _nearest(place, taken) > _APART:
            taken.append(place)
            places.append((place, level))
    return places


def _has_room(kind: str, spot: Spot, place: Point) -> bool:
    """Whether a house at a place is clear of walls, streets, the square and a shield."""
    room = 0.112 if len(spot.sides) > 1 else 0.086
    return (
        within(feature_mask(kind, "city", spot.index), place, 0.05)
        and _nearest(place, _free(kind, spot)) > room
        and _nearest(place, _paved(kind, spot)) > 0.074
    )


@cache
def _keeps(kind: str, spot: Spot) -> Sequence[Point]:
    """The place of the keep of a large city: beside its square, far from shields and streets; else
    ()."""
    if len(spot.sides) < 3:
        return ()
    square, *shields = _free(kind, spot)
    mask = feature_mask(kind, "city", spot.index)
    ring = [at for at in _ring(square, 0.26, 8) if within(mask, at, 0.12)]
    return (max(ring, key=lambda at: _nearest(at, [*shields, *_paved(kind, spot)])),)


def _free(kind: str, spot: Spot) -> Sequence[Point]:
    """The places that stay free: the square, and the shield if there is one."""
    shields = [place for at, place in pennant_places(kind).items() if at == spot.index]
    return [anchors(kind, 0)[spot.name], *shields]


def _ring(middle: Point, radius: float, number: int) -> list[Point]:
    """Points in even steps on a circle, clockwise from the east."""
    turns = [math.tau * step / number for step in range(number)]
    return [(middle[0] + radius * math.cos(a), middle[1] + radius * math.sin(a)) for a in turns]


def _nearest(place: Point, others: Sequence[Point]) -> float:
    """The distance to the nearest of some other places."""
    return min((math.dist(place, other) for other in others), default=1.0)


@cache
def _paved(kind: str, spot: Spot) -> Sequence[Point]:
    """Points close together along the streets."""
    parts = [ends for street in _streets(kind, spot) for ends in pairwise(street)]
    return [part_way(*ends, step / 4) for ends in parts for step in range(4)]


def _one(brush: Brush, place: Point, level: bool, luck: random.Random) -> Iterator[Standing]:
    """A house, or now and then a tree of a garden."""
    x, y = brush.at(place)
    if luck.random() < 0.07:
        yield tree(brush, x, y + 0.02 * brush.side, 0.95)
        return
    along = level if brush.turn % 180 == 0 else not level
    yield house(brush, x, y, luck.uniform(0.94, 1.06), luck.randrange(len(c.ROOFS)), along)


def _rows(kind: str, spot: Spot) -> Iterator[tuple[Point, bool]]:
    """Possible places of houses, the best ones first, and whether their row is level there."""
    walls = shape(kind).cities[spot.index].walls
    for row in range(5):
        for wall in walls:
            yield from _beside(wall, _BESIDE + row * _BEHIND)
        for street in _streets(kind, spot):
            for way in (1, -1):
                yield from _beside(street, way * (_BESIDE + row * _BEHIND))
    for side in spot.sides:
        yield from _beside(side_of(side), 0.085)


def _beside(path: Sequence[Point], offset: float) -> Iterator[tuple[Point, bool]]:
    """Points in even steps beside a path, `offset` to its right (inside a wall). With whether the
    path is level there."""
    moved = [
        (x0 - (y1 - y0) / length * offset, y0 + (x1 - x0) / length * offset, x1 - x0, y1 - y0)
        for (x0, y0), (x1, y1) in pairwise(path)
        if (length := math.dist((x0, y0), (x1, y1)))
    ]
    last: Point | None = None
    for x, y, dx, dy in moved:
        if last is None or math.dist(last, (x, y)) >= _NEXT:
            last = (x, y)
            yield last, abs(dx) > abs(dy)


def wall_shadows(brush: Brush, kind: str) -> None:
    """Notes the shadows of all walls."""
    for city in shape(kind).cities:
        for wall in city.walls:
            brush.fall_along([brush.at(p) for p in wall], WALL, _HIGH)


def walls(brush: Brush, kind: str) -> None:
    """Paints all walls: their faces to the south, and the walk on top with its parapet."""
    paths = [[brush.at(p) for p in wall] for city in shape(kind).cities for wall in city.walls]
    for path in paths:
        brush.stroke(path, WALL * 1.3, c.WALL_DARK)
    high = round(_HIGH * brush.side)
    for lift in range(high):
        for path in paths:
            brush.stroke([(x, y - lift) for x, y in path], WALL, c.WALL)
    for path in paths:
        top = [(x, y - high) for x, y in path]
        brush.stroke(top, WALL * 1.12, c.WALL_DARK)
        brush.stroke(top, WALL * 0.84, c.WALL_LIGHT)
        _battlements(brush, top)


def _battlements(brush: Brush, top: Sequence[Point]) -> None:
    """Paints notches in the outer edge of a wall."""
    side = brush.side
    travelled, next_at = 0.0, side * 0.03
    for (x0, y0), (x1, y1) in pairwise(top):
        length = math.hypot(x1 - x0, y1 - y0)
        while travelled + length >= next_at:
            x, y = part_way((x0, y0), (x1, y1), (next_at - travelled) / length)
            ux, uy = (x1 - x0) / length * WALL * side, (y1 - y0) / length * WALL * side
            ends = (x + uy * 0.1, y - ux * 0.1, x + uy * 0.5, y - ux * 0.5)
            brush.pen.line(ends, fill=c.WALL_DARK, width=round(side * 0.012))
            next_at += side * 0.042
        travelled += length


def towers(brush: Brush, kind: str) -> Iterator[Standing]:
    """Towers at both ends of every wall, where the next tile's wall begins, and two within."""
    for city in shape(kind).cities:
        for wall in city.walls:
            for share in (0.0, 0.3, 0.7, 1.0):
                yield tower(brush, *brush.at(wall[round(share * (len(wall) - 1))]))


@cache
def pennant_places(kind: str) -> dict[int, Point]:
    """The places of the shields, by city: inside the city, beside the place of its follower."""
    places: dict[int, Point] = {}
    for spot in spots(kind, 0):
        if spot.sort == "city" and spot.pennants:
            mask = feature_mask(kind, "city", spot.index)
            ring = _ring(anchors(kind, 0)[spot.name], 0.31, 16)
            places[spot.index] = max(ring, key=lambda p: _room(mask, p))
    return places


def _room(mask: Image.Image, point: Point) -> int:
    """How many points near a point belong to the mask."""
    x, y = int(point[0] * mask.width), int(point[1] * mask.width)
    around = mask.crop((x - 13, y - 13, x + 14, y + 14))
    return sum(around.tobytes()) // 255


_SHIELD: tuple[Point, ...] = (
    *((-1.0, -1.0), (1.0, -1.0), (1.0, 0.1), (0.7, 0.65)),
    *((0.0, 1.1), (-0.7, 0.65), (-1.0, 0.1)),
)


def pennants(brush: Brush, kind: str) -> None:
    """Paints a blue shield in every city that has one."""
    s = brush.side
    for place in pennant_places(kind).values():
        x, y = brush.at(place)
        for grow, fill in ((0.02, c.PENNANT_DARK), (0.014, c.WHITE), (0.0, c.PENNANT)):
            w, h = (0.06 + grow) * s, (0.072 + grow) * s
            brush.pen.polygon([(x + px * w, y + py * h) for px, py in _SHIELD], fill=fill)
        for wide, north, south in ((0.012, 0.07, 0.075), (0.058, 0.03, -0.006)):
            brush.pen.rectangle((x - s * wide, y - s * north, x + s * wide, y + s * south), c.WHITE)
