"""What a game looks like: a finished board on a table, seen from a corner, with its name."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import product
from typing import TypeAlias

from PIL import Image, ImageFilter

from render import theme
from render.pieces import Point
from render.png import png
from render.poster.framed import Lettering
from render.poster.lettering import rule, title
from render.scripts import Script
from render.theme import Colour, mix

WIDTH, HEIGHT = 1000, 600
MOST_BYTES = 200_000
_COLOURS = (256, 192, 144, 96)
_LARGER = 2
"""Everything is drawn this many times larger and then shrunk, for smooth edges."""
_TABLE: tuple[Colour, Colour] = (96, 74, 58), (26, 21, 19)
"""The colours of wood in the light from the north-west, and away from it."""
_EDGE: tuple[Colour, Colour] = (206, 190, 160), (126, 108, 84)
"""The colours of the board's cardboard, from its face down."""
_TURN, _TILT = math.radians(-24), math.radians(50)
_FAR = 2.5
"""The distance from the eye to the middle of the board, in lengths of the board."""
_SPAN = 1.1
"""The width of the board, as a share of the picture's width."""
_THICK = 0.011
_MIDDLE = (0.5, 0.43)
"""The place of the middle of the board's outline in the picture."""
_FADE = 140
"""How far down the shadow under the name begins, from 0 to 255."""
_TITLE, _ROOM = 0.047, 0.8
"""The size of the name, and the most of the picture's width that it takes."""

Matrix: TypeAlias = tuple[tuple[float, ...], ...]


def seen_from_a_corner(
    board: Image.Image, name: str, lettering: Lettering, script: Script
) -> bytes:
    """The cover as PNG of at most `MOST_BYTES`."""
    seen = _in_perspective(board)  # before the table, so that not all of it takes memory at once
    picture = _table()
    _lay(picture, seen)
    small = picture.reduce(_LARGER)
    _letter(small, name, lettering, script)
    return _small_enough(small)


def _small_enough(picture: Image.Image) -> bytes:
    """The picture as PNG, in as many colours as the limit of bytes allows."""
    content = b""
    for count in _COLOURS:
        content = png(picture.quantize(count, dither=Image.Dither.NONE))
        if len(content) <= MOST_BYTES:
            break
    return content


def _table() -> Image.Image:
    """The table. It is darker away from the light."""
    light, dark = _TABLE
    shade = Image.radial_gradient("L").resize((WIDTH * 2, HEIGHT * 2))
    shade = shade.crop((WIDTH * 3 // 4, HEIGHT * 3 // 4, WIDTH * 7 // 4, HEIGHT * 7 // 4))
    picture = Image.new("RGB", shade.size, light)
    picture.paste(dark, (0, 0), shade)
    return picture.resize((WIDTH * _LARGER, HEIGHT * _LARGER), Image.Resampling.BICUBIC)


def _in_perspective(board: Image.Image) -> Image.Image:
    """The part of the board with something drawn on it, in perspective."""
    solid, size = board.convert("RGBA"), (WIDTH * _LARGER, HEIGHT * _LARGER)
    solid = solid.crop(solid.getchannel("A").getbbox())
    flat = product((0.0, float(solid.width)), (0.0, float(solid.height)))
    return solid.transform(
        size,
        Image.Transform.PERSPECTIVE,
        _coefficients(_projection(solid.size, list(flat), size)),
        Image.Resampling.BICUBIC,
    )


def _lay(picture: Image.Image, board: Image.Image) -> None:
    """Lays the board on the table, with its edge and its shadow."""
    mask, thick = board.getchannel("A"), round(picture.height * _THICK)
    fallen = Image.new("L", picture.size)
    fallen.paste(mask, (thick, round(thick * 1.8)))
    soft = fallen.filter(ImageFilter.GaussianBlur(thick * 1.1))
    soft = soft.point([v * 3 // 5 for v in range(256)])
    picture.paste(theme.SHADOW, (0, 0), soft)
    for down in range(thick, 0, -1):
        picture.paste(mix(*_EDGE, down / thick), (0, down), mask)
    picture.paste(board, (0, 0), mask)


def _projection(board: tuple[int, int], corners: Sequence[Point], size: tuple[int, int]) -> Matrix:
    """The matrix that projects points of the board onto the picture, in homogeneous coordinates."""
    plain = _view_matrix(board)
    xs, ys = zip(*(_apply(plain, corner) for corner in corners), strict=True)
    scale = size[0] * _SPAN / (max(xs) - min(xs))
    x = size[0] * _MIDDLE[0] - scale * (min(xs) + max(xs)) / 2
    y = size[1] * _MIDDLE[1] - scale * (min(ys) + max(ys)) / 2
    across, down, depth = plain
    return (
        tuple(scale * a + x * d for a, d in zip(across, depth, strict=True)),
        tuple(scale * b + y * d for b, d in zip(down, depth, strict=True)),
        depth,
    )


def _view_matrix(board: tuple[int, int]) -> Matrix:
    """The matrix that turns and tilts the board around its middle and moves it away from the
    eye."""
    long = max(board)
    c, s = math.cos(_TURN) / long, math.sin(_TURN) / long
    x, y = board[0] / 2, board[1] / 2
    across, along = (c, -s, s * y - c * x), (s, c, -s * x - c * y)
    down = tuple(value * math.cos(_TILT) for value in along)
    nearer = tuple(value * math.sin(_TILT) for value in along)
    return across, down, (-nearer[0], -nearer[1], _FAR - nearer[2])


def _apply(matrix: Matrix, at: Point) -> Point:
    x, y, depth = (row[0] * at[0] + row[1] * at[1] + row[2] for row in matrix)
    return x / depth, y / depth


def _coefficients(matrix: Matrix) -> tuple[float, ...]:
    """The coefficients for the way back, from the picture to the board, as Pillow takes them."""
    (a, b, c), (d, e, f), (g, h, i) = matrix
    back = (
        *(e * i - f * h, c * h - b * i, b * f - c * e),
        *(f * g - d * i, a * i - c * g, c * d - a * f),
        *(d * h - e * g, b * g - a * h, a * e - b * d),
    )
    return tuple(value / back[8] for value in back[:8])


def _letter(picture: Image.Image, name: str, lettering: Lettering, script: Script) -> None:
    """Writes the name over a shadow along the southern edge."""
    shade = Image.linear_gradient("L").resize(picture.size)
    fade = [min(235, max(0, v - _FADE) * 3) for v in range(256)]
    picture.paste(_TABLE[1], (0, 0), shade.point(fade))
    words = title(name, lettering, _TITLE * WIDTH, theme.INK, script)
    if words.width > WIDTH * _ROOM:
        smaller = _TITLE * WIDTH * WIDTH * _ROOM / words.width
        words = title(name, lettering, smaller, theme.INK, script)
    foot = HEIGHT - round(0.075 * WIDTH)
    picture.paste(words, ((WIDTH - words.width) // 2, foot - words.height), words)
    line = rule(lettering, WIDTH * 0.3, mix(lettering.accent, theme.INK, 0.45))
    picture.paste(line, ((WIDTH - line.width) // 2, foot + round(0.008 * WIDTH)), line)
