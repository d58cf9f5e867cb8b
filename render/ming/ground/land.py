"""The painted map: sea with waterlines and waves, regions in washed colours, coast and borders."""

from __future__ import annotations

import math
from collections.abc import Iterator
from functools import cache

from render.brush import Brush
from render.ming.ground import colours as c
from render.ming.ground.atlas import EAST, NORTH, SOUTH, WEST, regions_in, tracks
from render.pieces import Point
from render.theme import Colour
from rules.ming.position.box import Region

_WATERLINES: tuple[tuple[float, Colour], ...] = (
    (64, c.SEA_LIGHT), (46, c.SEA_LINE), (44, c.SEA_LIGHT), (29, c.SEA_LINE), (27, c.SEA_PALE),
    (14, c.SEA_LINE), (12, c.SEA_PALE),
)  # fmt: skip
"""Widths of the lines along the coast, half of each on the land: the widest first."""
_STEPS = (150, 190, 226)
"""How far from its border a region changes its shade: steps of a blurred outline."""
_BLUR = 11.0
_WAVE = 15.0


def paint_sea(brush: Brush) -> None:
    """Waves far out, and lines that follow the coast."""
    for at in _waves():
        for radius in (_WAVE, _WAVE * 0.66, _WAVE * 0.32):
            brush.arc(at, radius, (180, 360), 1.3, c.SEA_LINE)
    for width, colour in _WATERLINES:
        for track in tracks("coast"):
            brush.line(track, width, colour)


def _waves() -> Iterator[Point]:
    """Rows of scales, those below before those above: the pattern of waves on old robes."""
    down = math.ceil((SOUTH - NORTH) / (_WAVE / 2)) + 2
    for row in range(down):
        shift = _WAVE if row % 2 else 0
        for column in range(math.ceil((EAST - WEST) / (2 * _WAVE)) + 2):
            at = WEST - _WAVE + shift + column * 2 * _WAVE, NORTH + row * _WAVE
            if _far_out(at):
                yield at


@cache
def _coast() -> tuple[Point, ...]:
    return tuple(point for track in tracks("coast") for point in track[::2])


def _far_out(at: Point) -> bool:
    """Whether a point of the sea is far from the coast."""
    return min(math.dist(at, point) for point in _coast()) > 40 + _WAVE


def paint_region(brush: Brush, region: Region) -> None:
    """A region in the colour of its province, paler towards the middle."""
    part = regions_in(region.province).index(region)
    brush.wash(region.polygon, c.shades(region.province, part), _STEPS, _BLUR)


def paint_lines(brush: Brush) -> None:
    """Paths between regions of one province, borders of provinces, the coast."""
    for track in tracks("path"):
        brush.line(track, 2.0, c.LINE_SOFT)
    for track in tracks("border"):
        brush.line(track, 6.0, c.LINE)
    for track in tracks("border"):
        brush.line(track, 2.6, c.PAPER_DARK)
    for track in tracks("coast"):
        brush.line(track, 4.4, c.LINE)


def paint_compass(brush: Brush, at: Point, radius: float) -> None:
    """A rose whose southern tip is red, as a Chinese needle points south."""
    x, y = at
    brush.ring(at, radius * 0.78, 1.2, c.LINE)
    for turn in range(8):
        far = radius if turn % 2 == 0 else radius * 0.56
        angle = math.radians(turn * 45)
        for side, fill in ((-1, c.LINE), (1, c.PAPER)):
            flank = angle + side * math.pi / 8
            tip = (x + far * math.sin(angle), y - far * math.cos(angle))
            near = (x + radius * 0.26 * math.sin(flank), y - radius * 0.26 * math.cos(flank))
            brush.shape((at, near, tip), fill)
