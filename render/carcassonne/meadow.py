"""Ground that runs on: meadow by its place on the table, and the parchment the tiles lie on.

Both are washes of a few colours that repeat after some cells without a seam.
"""

from __future__ import annotations

import math
import random
from collections.abc import Iterator
from operator import itemgetter
from typing import NamedTuple

from PIL import Image, ImageDraw

from render.cache import cached
from render.canvas import Canvas, Palette
from render.carcassonne import colours as c
from render.theme import Colour
from rules.grid import cell_at

PERIOD = 5
"""The meadow repeats after this many cells, to the east and to the south."""
PARCHMENT = 720
"""The parchment repeats after this many pixels."""
_COARSE, _MORE = 80, 4
"""The points on each side of the height map of washes, and the points added around it."""
_TUFTS, _FLOWERS = 4, 1
"""How many tufts and flowers are in a cell."""


class _Wash(NamedTuple):
    """Patches of colours that continue without a seam."""

    name: str
    finest: float
    """How small patches may be, as the most waves from one side to the other."""
    shades: tuple[tuple[int, Colour], ...]
    """Each colour with the height from which it is used."""


_MEADOW = _Wash(
    "meadow", 3.7, ((0, c.GRASS_DEEP), (62, c.GRASS_DARK), (104, c.GRASS), (158, c.GRASS_LIGHT))
)
_VELLUM = _Wash("vellum", 2.4, ((0, c.TABLE_DARK), (92, c.TABLE), (164, c.TABLE_LIGHT)))


def grow(
    canvas: Canvas, tile: Image.Image, mask: Image.Image, at: tuple[int, int], cell: str
) -> None:
    """Puts a tile on a canvas. Where the mask is white, the grass of its cell is seen."""
    x, y = cell_at(cell)
    canvas.put(tile, *at)
    canvas.image.paste(_plot(canvas.palette, tile.width, x % PERIOD, y % PERIOD), at, mask)


def spread(palette: Palette, picture: Image.Image) -> None:
    """Fills a picture in the palette's colours with parchment."""
    piece = _parchment(palette)
    for y in range(0, picture.height, PARCHMENT):
        for x in range(0, picture.width, PARCHMENT):
            picture.paste(piece, (x, y))


@cached
def _plot(palette: Palette, side: int, x: int, y: int) -> Image.Image:
    """One cell of the meadow, with tufts and flowers."""
    part = _COARSE // PERIOD
    west, north = _MORE + x * part, _MORE + y * part
    picture = _washed(palette, _MEADOW, side, (west, north, west + part, north + part))
    pen, luck = ImageDraw.Draw(picture), random.Random(f"tufts {x} {y}")
    tuft, flower = (index_of(palette, colour) for colour in (c.GRASS_TUFT, c.FLOWER))
    h, width = side * 0.02, max(1, side // 90)
    for number in range(_TUFTS + _FLOWERS):
        at, to = luck.uniform(0.05, 0.95) * side, luck.uniform(0.05, 0.95) * side
        if number < _TUFTS:
            blades = (at - h, to - h, at, to, at + h * 0.8, to - h * 1.2)
            pen.line(blades, fill=tuft, width=width)
        else:
            pen.ellipse((at, to, at + h * 0.6, to + h * 0.6), fill=flower)
    return picture


@cached
def _parchment(palette: Palette) -> Image.Image:
    whole = _MORE, _MORE, _MORE + _COARSE, _MORE + _COARSE
    return _washed(palette, _VELLUM, PARCHMENT, whole)


def _washed(
    palette: Palette, wash: _Wash, side: int, part: tuple[int, int, int, int]
) -> Image.Image:
    """A part of a wash as a square."""
    size = side, side
    heights = _heights(wash.name, wash.finest).resize(size, Image.Resampling.BICUBIC, part)
    shades = [[fill for least, fill in wash.shades if least <= high][-1] for high in range(256)]
    indexes = heights.convert("L").point([index_of(palette, fill) for fill in shades])
    picture = palette.blank(size, wash.shades[0][1]).image
    picture.frombytes(indexes.tobytes())
    return picture


@cached
def _heights(name: str, finest: float) -> Image.Image:
    """A coarse map of hills made of waves. Along each edge it continues with what lies at the
    opposite side."""
    luck = random.Random(name)
    waves = [
        (kx, ky, luck.uniform(0, math.tau), 1 / math.hypot(kx, ky) ** 0.8)
        for kx in range(-3, 4) for ky in range(4) if 1.2 < math.hypot(kx, ky) < finest
    ]  # fmt: skip
    wide = _COARSE + 2 * _MORE
    parts = [[*_rows(wave, wide)] for wave in waves]
    rows = [[*map(sum, zip(*row, strict=True))] for row in zip(*parts, strict=True)]
    most = max(max(map(abs, row)) for row in rows)
    heights = Image.new("F", (wide, wide))
    heights.putdata([127.5 + 127 * height / most for row in rows for height in row])
    return heights


def _rows(wave: tuple[int, int, float, float], wide: int) -> Iterator[tuple[float, ...]]:
    """The heights of one wave, row by row. All its heights are found in one period; each row begins
    further on in it."""
    kx, ky, phase, high = wave
    one = [high * math.sin(at * math.tau / _COARSE + phase) for at in range(_COARSE)]
    along = itemgetter(*[kx * x % _COARSE for x in range(wide)])
    for y in range(wide):
        begin = ky * y % _COARSE
        yield along(one[begin:] + one[:begin])


def only(palette: Palette, picture: Image.Image, colour: Colour) -> Image.Image:
    """A mask, white where a picture has one colour of its palette."""
    index = index_of(palette, colour)
    return picture.point([255 * (at == index) for at in range(256)], "1")


@cached
def index_of(palette: Palette, colour: Colour) -> int:
    """The index of one of the exact colours of a palette."""
    return palette.blank((1, 1), colour).image.tobytes()[0]
