"""The empty wall: a road of stone between battlements, with a slab on every building space, a face
of masonry in the south and a turret wherever the border of a province meets it."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from itertools import accumulate, pairwise

from render.brush import Brush, lay_shadow
from render.changcheng.ground import colours as c
from render.changcheng.ground.atlas import leaning
from render.pieces import Point, moved, part_way
from render.theme import Colour, mix
from rules.changcheng.position.box import LETTERS, Board

TOP, DECK, EDGE, FOOT = -33.0, -22.0, 15.0, 29.0
"""How far below the middle of the road these are: tips of the northern battlements, northern and
southern edge of the road, foot of the wall."""
NAME = 24.0
"""Size of the name of a space."""
NAME_AT = -8.0
"""How far the middle of a space's name is below the middle of the space."""
_HEIGHT = 15.0
"""How high the wall stands above the land. Its shadow depends on it."""
_DARK = 0.55
"""How dark its shadow is."""
_BATTLEMENT = 10.2
"""The distance from one merlon to the next."""
_PARAPET: Colour = mix(c.STONE, c.STONE_DARK, 0.3)
_FACE: Colour = mix(c.STONE, c.STONE_DARK, 0.42)
_JOINT: Colour = mix(c.STONE, c.STONE_DARK, 0.68)
_LIT: Colour = mix(c.STONE, c.WHITE, 0.45)


def paint_wall(brush: Brush, board: Board) -> None:
    """Paints turrets, battlements, road, slabs, masonry, and the names of the spaces."""
    path = _path(board)
    for at in _borders(board, [p.size for p in board.mongol]):
        _turret(brush, at, -45, DECK)
    _north(brush, path)
    brush.shape(_band(path, DECK, EDGE), c.STONE)
    for x, y, angle in board.spaces:
        slab(brush, (x, y), angle, c.SLAB, c.STONE_LINE)
    _south(brush, path)
    for at in _borders(board, [p.size for p in board.china]):
        _turret(brush, at, 15, FOOT + 6)
    for letter, (x, y, _) in zip(LETTERS, board.spaces, strict=True):
        name = f"{board.number}{letter}"
        brush.text((x, y + NAME_AT), name, code_size(name), c.INK, bold=0.01)


def paint_shadow(brush: Brush, board: Board) -> None:
    """Paints the shadow of the wall on the land in the south-east."""
    band = _band(_path(board), 0, FOOT)
    lay_shadow(brush, lambda ground: ground.shape(band, c.SHADE), _HEIGHT, _DARK)


def _path(board: Board) -> list[Point]:
    """The middle line of the wall, continued beyond both ends of the board."""
    (x0, y0), (x1, y1) = board.wall[0], board.wall[-1]
    return [(x0 - 60, y0), *board.wall, (x1 + 60, y1)]


def code_size(name: str) -> float:
    """The size of the name of a space. Wide letters are smaller, to keep clear of the walls beside
    them."""
    return NAME * (0.85 if name.endswith("m") else 1)


def slab(brush: Brush, at: Point, angle: float, fill: Colour, rim: Colour) -> None:
    """Paints the slab of a space with a rim."""
    brush.shape(oblong(at, angle, 0), rim)
    brush.shape(oblong(at, angle, -1.2), fill)


def oblong(at: Point, angle: float, grown: float = 0) -> list[Point]:
    """The corners of a slab, moved outwards by `grown` units."""
    w, north, south = 19 + grown, DECK + 1 - grown, EDGE - 4 + grown
    return moved(leaning(_rectangle(w, north, south), angle), at)


def _shift(path: Sequence[Point], down: float) -> list[Point]:
    return moved(path, (0, down))


def _band(path: Sequence[Point], north: float, south: float) -> list[Point]:
    """The outline of what lies between two heights along the wall."""
    return [*_shift(path, north), *reversed(_shift(path, south))]


def _borders(board: Board, sizes: Sequence[int]) -> list[Point]:
    """The points on the middle line of the wall that the borders of provinces meet. `sizes` are the
    numbers of their spaces."""
    return [board.wall[2 * after] for after in accumulate(sizes[:-1])]


def _north(brush: Brush, path: Sequence[Point]) -> None:
    """Paints the northern battlements, seen from inside."""
    for grown, colour in ((1.2, c.STONE_DARK), (0.0, _PARAPET)):
        brush.shape(_band(path, TOP + 6 - grown, DECK), colour)
        for at, angle in _paces(path):
            merlon = leaning(_rectangle(3.3 + grown, TOP - grown, TOP + 8), angle)
            brush.shape(moved(merlon, at), colour)
    for at, angle in _paces(path):
        brush.shape(moved(leaning(_rectangle(3.3, TOP, TOP + 2.2), angle), at), _LIT)


def _south(brush: Brush, path: Sequence[Point]) -> None:
    """Paints the southern battlements and the face of the wall."""
    brush.shape(_band(path, EDGE - 2.5, FOOT + 1.4), c.STONE_DARK)
    brush.shape(_band(path, EDGE - 1.5, FOOT), _FACE)
    brush.line(_shift(path, (EDGE + FOOT) / 2), 0.9, _JOINT)
    for number, ((x, y), _) in enumerate(_paces(path)):
        for aside, down in ((0.0, EDGE), (_BATTLEMENT / 2, (EDGE + FOOT) / 2)):
            if (number + (aside > 0)) % 2:
                brush.line(((x + aside, y + down), (x + aside, y + down + 6)), 0.9, _JOINT)
    for at, angle in _paces(path):
        merlon = moved(leaning(_rectangle(3.3, EDGE - 2.8, EDGE), angle), at)
        brush.shape(merlon, c.STONE_DARK, 0.8)
        brush.shape(merlon, c.STONE)
    brush.line(_shift(path, EDGE - 1), 1.6, _LIT)


def _rectangle(wide: float, north: float, south: float) -> list[Point]:
    return [(-wide, north), (wide, north), (wide, south), (-wide, south)]


def _turret(brush: Brush, at: Point, top: float, foot: float) -> None:
    """Paints a stone turret, lit from the west."""
    x, y = at
    body = [(x - 6.5, y + top), (x + 6.5, y + top), (x + 7.5, y + foot), (x - 7.5, y + foot)]
    dark = [(x + 2, y + top), (x + 6.5, y + top), (x + 7.5, y + foot), (x + 2, y + foot)]
    brush.shape(body, c.STONE_DARK, 1.2)
    brush.shape(body, c.STONE)
    brush.shape(dark, _FACE)
    brush.line(((x - 6, y + top), (x - 7, y + foot)), 1.2, _LIT)
    brush.shape([(x + a, y + top + b) for a, b in _rectangle(8.4, -1, 3.4)], c.STONE_DARK, 0.9)
    brush.shape([(x + a, y + top + b) for a, b in _rectangle(8.4, -1, 3.4)], _LIT)
    for aside in (-6.6, 0, 6.6):
        brush.shape([(x + aside + a, y + top + b) for a, b in _rectangle(1.8, -5, 0)], _LIT, 0.4)


def _paces(path: Sequence[Point]) -> Iterator[tuple[Point, float]]:
    """Points at equal distances along a line, each with the line's direction there."""
    ahead = _BATTLEMENT / 2
    for (x0, y0), (x1, y1) in pairwise(path):
        length = math.dist((x0, y0), (x1, y1))
        angle = math.degrees(math.atan2(y1 - y0, x1 - x0))
        while ahead < length:
            yield part_way((x0, y0), (x1, y1), ahead / length), angle
            ahead += _BATTLEMENT
        ahead -= length
