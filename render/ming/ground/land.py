"""The painted map: sea with waterlines and waves, provinces in washed colours, rivers, roads."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from functools import cache
from random import Random

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from render.brush import FALL, Brush, lay_shadow
from render.ming.ground import colours as c
from render.ming.ground.atlas import EAST, NORTH, SOUTH, WEST, regions_in, tracks
from render.pieces import Point
from render.theme import SHADOW, Colour
from rules.ming.position.box import PROVINCES, box

_WATERLINES: tuple[tuple[float, Colour], ...] = (
    (64, c.SEA_LIGHT), (46, c.SEA_LINE), (44, c.SEA_LIGHT), (29, c.SEA_LINE), (27, c.SEA_PALE),
    (14, c.SEA_LINE), (12, c.SEA_PALE),
)  # fmt: skip
"""The widths of the lines along the coast, the widest first. Half of each is on the land."""
_STEPS = (84, 132, 178)
"""How far from its border a province changes its shade, as grey values of a blurred outline."""
_BLUR, _MOTTLE = 11.0, 30.0
"""How far the outline is blurred, and the distance of the grains of the paper, in units."""
_EDGE = 2.6
"""How high provinces rise above the sea, in units."""
_WAVE = 15.0
_SMALL = 8
"""Blurred and mottled pictures are painted this many times smaller."""


def paint_sea(brush: Brush) -> None:
    """Paints waves far from land, lines that follow the coast, and the shadow of the land."""
    for at in _waves():
        for radius in (_WAVE, _WAVE * 0.56):
            brush.arc(at, radius, (180, 360), 1.3, c.SEA_LINE)
    for width, colour in _WATERLINES:
        for track in tracks("coast"):
            brush.line(track, width, colour)
    cast_shadow(brush, [region.polygon for region in box().regions], 7)


def _waves() -> Iterator[Point]:
    """The points of rows of scales, as in the pattern of waves on old robes. Each row overlaps the
    one before it."""
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


def cast_shadow(brush: Brush, shapes: Sequence[Sequence[Point]], height: float) -> None:
    """Paints the shadow of shapes that are `height` units high."""

    def paint(ground: Brush) -> None:
        for shape in shapes:
            ground.shape(shape, SHADOW)

    lay_shadow(brush, paint, height)


def _larger(small: Image.Image, size: tuple[int, int]) -> Image.Image:
    return small.resize(size, Image.Resampling.BICUBIC)


def paint_provinces(brush: Brush) -> None:
    """Paints every province in its colour, paler towards the middle, with lit north-western
    edges."""
    for province in PROVINCES:
        mask = Image.new("L", brush.picture.size)
        for region in regions_in(province):
            ImageDraw.Draw(mask).polygon([brush.at(point) for point in region.polygon], 255)
        _wash(brush, province, mask)
        fall = round(_EDGE * FALL[0] * brush.scale), round(_EDGE * FALL[1] * brush.scale)
        for sign, colour in zip((1, -1), c.edges(province), strict=True):
            moved = ImageChops.offset(mask, sign * fall[0], sign * fall[1])
            brush.picture.paste(colour, (0, 0), ImageChops.subtract(mask, moved))


def _wash(brush: Brush, province: str, mask: Image.Image) -> None:
    """Paints a colour as paper absorbs it: darker along the border, with uneven edges."""
    size = mask.size
    small = mask.reduce(_SMALL).filter(ImageFilter.GaussianBlur(_BLUR * brush.scale / _SMALL))
    grains = [round(length / brush.scale / _MOTTLE) for length in size]
    paper = Random(province).randbytes(grains[0] * grains[1])
    mottled = Image.frombytes("L", (grains[0], grains[1]), paper)
    deep = _larger(Image.blend(small, _larger(mottled, small.size), 0.25), size)
    edge, *inner = c.shades(province)
    brush.picture.paste(edge, (0, 0), mask)
    for colour, step in zip(inner, _STEPS, strict=True):
        within = deep.point([0] * step + [255] * (256 - step))
        brush.picture.paste(colour, (0, 0), ImageChops.darker(mask, within))


def paint_lines(brush: Brush) -> None:
    """Paints the borders between regions, then the coast. Borders that junks cross are rivers,
    others are roads, which are broader between provinces."""
    provinces = {region.key: region.province for region in box().regions}
    for width, within in ((3.4, True), (6.0, False)):
        borders = [b for b in box().borders if within == (provinces[b.one] == provinces[b.other])]
        for border in borders:
            brush.line(border.line, width, c.LINE_SOFT if within else c.LINE)
        for border in borders:
            water = border.transport == "junk"
            brush.line(border.line, width - 2.2 + water, c.SEA_PALE if water else c.PAPER_DARK)
    for track in tracks("coast"):
        brush.line(track, 3.4, c.LINE)


def paint_compass(brush: Brush, at: Point, radius: float) -> None:
    """Paints a compass rose. Its southern tip is red, because a Chinese needle points south."""
    x, y = at
    brush.ring(at, radius * 0.78, 1.2, c.LINE)
    for turn in range(8):
        far = radius if turn % 2 == 0 else radius * 0.56
        angle = math.radians(turn * 45)
        for side, fill in ((-1, c.LINE), (1, c.SEAL if turn == 4 else c.PAPER)):
            flank = angle + side * math.pi / 8
            tip = (x + far * math.sin(angle), y - far * math.cos(angle))
            near = (x + radius * 0.26 * math.sin(flank), y - radius * 0.26 * math.cos(flank))
            brush.shape((at, near, tip), fill)
