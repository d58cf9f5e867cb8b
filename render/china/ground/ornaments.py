"""What only makes the map handsome: mountains, marsh, the Great Wall, trees, a junk, a compass."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import pairwise

from render.brush import Brush
from render.china.ground import colours as c
from render.china.ground.atlas import (
    EAST,
    NORTH,
    SOUTH,
    WEST,
    away,
    decor,
    inside,
    land,
    outline,
    roads,
    shores,
)
from render.pieces import Point, moved, part_way
from render.theme import Colour, mix
from rules.china.position.box import box, side

_WALL: tuple[Point, ...] = (
    (104, 296), (132, 246), (184, 188), (252, 148), (318, 110), (386, 86), (455, 74), (522, 78),
    (600, 70), (690, 74), (780, 70), (882, 86), (938, 136),
)  # fmt: skip
_BROAD = (("zhao", "hill"), ("yan", "pine"), ("qin", "hill"), ("shu", "pine"), ("wei", "field"),
          ("chu", "field"), ("han", "hill"), ("qi", "pine"), ("lu", "field"))  # fmt: skip


def _grid(step: int) -> Iterator[Point]:
    """Points all over the map; every other row is moved aside."""
    for row, y in enumerate(range(NORTH + 12, SOUTH, step)):
        shift = step // 2 if row % 2 else 0
        for column, x in enumerate(range(WEST + 8 + shift, EAST, step)):
            yield x + (column * 7 + row * 11) % 9 - 4, y + (column * 5 + row * 3) % 9 - 4


def _reserved(key: str) -> list[Point]:
    """Everything on a side of the map that ornaments keep away from, as points."""
    taken: list[Point] = [site.at for site in side(key).sites]
    taken += [(x, y + 18) for x, y in taken]
    taken += [point for track in roads(key) for point in track[::2]]
    taken += [alliance.at for alliance in box().alliances]
    for realm in box().realms:
        x, y = realm.label
        taken += [realm.seat, (x - 24, y), (x, y), (x + 24, y)]
    return taken


def open_sea() -> tuple[Point, ...]:
    """The points where waves are painted: away from all land."""
    coast = [point for track in shores() for point in track[::2]]
    return tuple(
        at
        for at in _grid(34)
        if away(at, coast) > 40 and not any(inside(at, track) for track in land())
    )


def paint_countryside(brush: Brush, key: str) -> None:
    """Paints hills, pines and fields in empty parts of the states, in shades of the state's
    colour."""
    taken = _reserved(key)
    for realm in box().realms:
        track = outline(realm.polygon)
        sort = dict(_BROAD)[realm.key]
        full = c.shades(realm.colour)[-1]
        tones = mix(full, c.WHITE, 0.3), mix(full, c.LINE, 0.16), mix(full, c.LINE, 0.34)
        for at in _grid(27):
            if inside(at, track) and away(at, track) > 20 and away(at, taken) > 29:
                _SORTS[sort](brush, at, tones)


def paint_wilds(brush: Brush) -> None:
    """Paints dunes in the steppe, outside the Great Wall."""
    steppe = decor("steppe")
    states = [point for realm in box().realms for point in outline(realm.polygon)[::3]]
    corner: list[Point] = [(x, y) for x in range(60, 270, 20) for y in range(46, 200, 20)]
    tones = mix(c.STEPPE, c.WHITE, 0.35), mix(c.STEPPE, c.STEPPE_DARK, 0.45), c.STEPPE_DARK
    for at in _grid(38):
        free = at[0] < EAST - 24 and away(at, corner) > 24 and away(at, states) > 34
        if free and inside(at, steppe):
            _hill(brush, at, tones)


_Tones = tuple[Colour, Colour, Colour]
"""The colours of the side that faces the light, of the other side, and of lines."""


def _hill(brush: Brush, at: Point, tones: _Tones) -> None:
    """Paints a hill."""
    outline = ((-8, 0), (-3, -8.5), (0, -10.5), (4, -7), (9, 0), (2, 0))
    for dx, size in ((5, 0.7), (-2, 1.0)):
        west, shoulder, top, slope, east, ridge = moved(outline, (at[0] + dx, at[1] + 5), size)
        brush.shape([west, shoulder, top, ridge], tones[0])
        brush.shape([top, slope, east, ridge], tones[1])
        brush.line([west, shoulder, top, slope, east], 1.0, tones[2])


def _pine(brush: Brush, at: Point, tones: _Tones) -> None:
    """Paints a pine."""
    x, y = at
    for dx, high in ((-4, 9.0), (5, 7.5)):
        brush.oval((x + dx + 3, y + 6), 4.5, 1.6, tones[1])
        brush.line([(x + dx, y + 2), (x + dx, y + 6)], 1.2, tones[2])
        for dy, wide in ((0.0, 3.6), (-high * 0.36, 2.8)):
            foot, top = y + 4 + dy, y + 4 + dy - high * 0.62
            brush.shape([(x + dx, top), (x + dx - wide, foot), (x + dx + wide, foot)], tones[2])
            brush.shape([(x + dx, top), (x + dx - wide, foot), (x + dx - 0.4, foot)], tones[0])


def _field(brush: Brush, at: Point, tones: _Tones) -> None:
    """Paints a field."""
    x, y = at
    for dy in (-4, 0, 4):
        for down, tone in ((0.0, tones[2]), (1.2, tones[0])):
            bends = ((-8, 0), (-3, -1.5), (3, 1), (8, 0))
            brush.line([(x + dx + dy, y + dy + sag + down) for dx, sag in bends], 1.0, tone)


_SORTS = {"hill": _hill, "pine": _pine, "field": _field}


def paint_mountains(brush: Brush) -> None:
    """Paints the mountains that separate Shu and Chu from Han and Qin."""
    track = decor("mountains")
    brush.shape(track, c.PEAK_GROUND)
    peaks = [
        (408, 498, 15), (440, 494, 17), (466, 512, 14), (422, 522, 17), (450, 530, 16),
        (432, 542, 11), (396, 510, 10), (476, 530, 10),
    ]  # fmt: skip
    for x, y, size in sorted(peaks, key=lambda peak: peak[1]):
        _peak(brush, x, y, size)


def _peak(brush: Brush, x: float, y: float, size: float) -> None:
    """Paints a peak."""
    sides = ((0, -1), (-0.85, 0.5), (0.85, 0.5), (-0.05, 0.5), (0.12, -0.2))
    top, left, right, fold, ridge = moved(sides, (x, y), size)
    brush.shape([top, left, right], c.PEAK)
    brush.shape([top, left, fold, ridge], c.PEAK_LIGHT)
    brush.shape(moved(((0, -1), (-0.3, -0.45), (0, -0.3), (0.28, -0.5)), (x, y), size), c.PAPER)
    brush.line([left, top, right], 1.5, c.LINE)


def paint_marsh(brush: Brush) -> None:
    """Paints the marsh between Wei, Lu, Chu and Han."""
    track = decor("marsh")
    brush.shape(track, c.MARSH)
    for x, y in ((676, 474), (692, 484), (674, 500), (700, 468), (686, 506), (706, 490)):
        brush.line(
            [(x - 8, y + 4), (x - 3, y + 3), (x + 3, y + 5), (x + 8, y + 4)], 1.6, c.MARSH_LIGHT
        )
        for dx, lean in ((-3, -2), (0, 0), (3, 2)):
            brush.line([(x + dx, y + 3), (x + dx + lean, y - 5)], 1.3, c.REED)


@cache
def _along(step: float) -> tuple[tuple[Point, float], ...]:
    """Points on the Great Wall at equal distances, each with the wall's direction there."""
    places: list[tuple[Point, float]] = []
    rest = 0.0
    for (x0, y0), (x1, y1) in pairwise(_WALL):
        length, angle = math.hypot(x1 - x0, y1 - y0), math.atan2(y1 - y0, x1 - x0)
        while rest <= length:
            places.append(((x0 + (x1 - x0) * rest / length, y0 + (y1 - y0) * rest / length), angle))
            rest += step
        rest -= length
    return tuple(places)


def _rotated(at: Point, angle: float, points: Sequence[Point]) -> list[Point]:
    cos, sin = math.cos(angle), math.sin(angle)
    return [(at[0] + x * cos - y * sin, at[1] + x * sin + y * cos) for x, y in points]


def paint_wall(brush: Brush) -> None:
    """Paints the Great Wall along the north."""
    brush.line(_WALL, 9.0, c.WALL_DARK)
    for at, angle in _along(7.5):
        brush.shape(
            _rotated(at, angle, [(-2.2, -3), (2.2, -3), (2.2, -8), (-2.2, -8)]), c.WALL_DARK
        )
    brush.line(_WALL, 6.2, c.WALL)
    brush.line(_WALL, 2.0, c.WALL_LIGHT)
    for at in _WALL[::2]:
        _tower(brush, at)


def _tower(brush: Brush, at: Point) -> None:
    """Paints a tower of the Great Wall."""
    x, y = at
    brush.box((x, y - 2), 10, 10, c.WALL_DARK, 1)
    brush.box((x, y - 1), 8.4, 8.4, c.WALL)
    brush.box((x, y - 10), 12, 3.4, c.WALL_DARK, 1)
    brush.box((x, y - 10), 10.6, 2.1, c.WALL_LIGHT)
    for dx in (-9, -3, 3, 9):
        brush.box((x + dx, y - 14.5), 2, 2, c.WALL_DARK)
    brush.box((x, y + 2), 2.4, 4.2, c.WALL_DARK, 1)


def paint_junk(brush: Brush, at: Point, size: float) -> None:
    """Paints a junk under sail."""
    hull = [(-22, 8), (-16, 18), (14, 18), (22, 6), (14, 9), (-14, 9)]
    brush.shape(moved(hull, at, size), c.LINE)
    for sail in (
        [(-2, 5), (-4, -24), (12, -18), (14, 4)],
        [(-17, 6), (-16, -13), (-6, -10), (-6, 5)],
    ):
        brush.shape(moved(sail, at, size), c.PAPER)
        brush.outline(moved(sail, at, size), 1.3, c.LINE)
        for share in (0.25, 0.5, 0.75):
            batten = [part_way(sail[0], sail[1], share), part_way(sail[3], sail[2], share)]
            brush.line(moved(batten, at, size), 1.1, c.SEAL)
    brush.line(moved([(-4, -24), (-4, -29), (4, -27)], at, size), 1.6, c.SEAL)


def paint_compass(brush: Brush, at: Point, radius: float) -> None:
    """Paints a compass rose."""
    x, y = at
    brush.disc(at, radius, c.GOLD_DARK)
    brush.disc(at, radius - 1.8, c.PAPER_SOFT)
    brush.disc(at, radius * 0.62, c.GOLD)
    brush.disc(at, radius * 0.62 - 1.4, c.PAPER)
    for turn in range(8):
        angle = math.radians(45 * turn)
        reach = radius * (1.12 if turn % 2 == 0 else 0.74)
        tip = (x + math.sin(angle) * reach, y - math.cos(angle) * reach)
        for way, colour in ((-1, c.LINE), (1, c.SEAL if turn % 2 == 0 else c.GOLD)):
            near = math.radians(45 * turn + 45 * way)
            foot = (x + math.sin(near) * radius * 0.2, y - math.cos(near) * radius * 0.2)
            brush.shape([tip, foot, at], colour)
