"""The empty board, painted once: sand, green river banks, rivers, the rim with its names."""

from __future__ import annotations

import random
from collections.abc import Iterator

from PIL import Image, ImageDraw, ImageFilter

from render import theme
from render.fonts.faces import font
from render.pieces import Point
from render.store import stored
from render.theme import Colour, mix
from render.tigris import colours as c
from render.tigris.signs import draw_sign
from rules.tigris.position import board as squares

UNIT = 4
"""Pixels in a unit of a picture 400 wide."""
SIDE = 92
"""Side of a square in pixels."""
RIM = 64
WIDTH = squares.WIDTH * SIDE + 2 * RIM
HEIGHT = squares.HEIGHT * SIDE + 2 * RIM
_SEED = "Mesopotamia"
_MARGIN = 2 * SIDE
"""Rivers are painted this far beyond the board, so that they flow off it."""


def corner(cell: str) -> tuple[int, int]:
    """North-west corner of a square on the picture of the board."""
    square = squares.square_at(cell)
    return RIM + square % squares.WIDTH * SIDE, RIM + square // squares.WIDTH * SIDE


@stored
def land() -> Image.Image:
    """The whole board, RGB, `WIDTH` x `HEIGHT`; shared, not to be changed."""
    luck = random.Random(_SEED)  # the board always looks the same
    size = (squares.WIDTH * SIDE, squares.HEIGHT * SIDE)
    ground = _sand(size, luck)
    water = _water_mask(size, luck)
    _fertile(ground, water)
    _specks(ground, luck)
    _grid(ground, c.SAND_LINE)
    _holy_places(ground)
    _rivers(ground, water, luck)
    whole = _frame()
    whole.paste(ground, (RIM, RIM))
    return whole


def _patches(size: tuple[int, int], cells: int, luck: random.Random) -> Image.Image:
    """Smooth hills and hollows by chance, as grey values."""
    wide, high = cells, max(2, cells * size[1] // size[0])
    small = Image.frombytes("L", (wide, high), luck.randbytes(wide * high))
    return small.resize(size, Image.Resampling.BICUBIC)  # pyright: ignore[reportUnknownMemberType]


def above(grey: Image.Image, level: int, soft: float = 0.0) -> Image.Image:
    """White where a picture is lighter than a level; `soft` grey steps long edges."""
    steps = 255 / soft if soft else 1e6
    ramp = [round(max(0.0, min(255.0, 127.5 + (v - level - 0.5) * steps))) for v in range(256)]
    return grey.point(ramp)  # pyright: ignore[reportUnknownMemberType]


def _sand(size: tuple[int, int], luck: random.Random) -> Image.Image:
    """Dunes in three tones."""
    ground = Image.new("RGB", size, c.SAND)
    ground.paste(c.SAND_LIGHT, (0, 0), above(_patches(size, 14, luck), 150))
    ground.paste(c.SAND_DARK, (0, 0), above(_patches(size, 18, luck), 165))
    return ground


def _water_mask(size: tuple[int, int], luck: random.Random) -> Image.Image:
    """Rivers as soft grey values: connected, with round bends, flowing off the board."""
    wide, high = size[0] + 2 * _MARGIN, size[1] + 2 * _MARGIN
    mask = Image.new("L", (wide, high), 0)
    pen = ImageDraw.Draw(mask)
    half = SIDE * 0.43
    for square in squares.each(squares.RIVER):
        x, y = _middle(square)
        pen.rounded_rectangle((x - half, y - half, x + half, y + half), half * 0.6, fill=255)
        for dx, dy in _flows(square):
            a, b = sorted((x, x + dx * SIDE)), sorted((y, y + dy * SIDE))
            reach = (half if dy else 0, half if dx else 0)
            pen.rectangle(
                (a[0] - reach[0], b[0] - reach[1], a[1] + reach[0], b[1] + reach[1]), fill=255
            )
    for square in squares.each(squares.RIVER):
        block = squares.BLOCKS[square]
        if block and block & squares.RIVER == block:
            x, y = _middle(square)
            pen.rectangle((x, y, x + SIDE, y + SIDE), fill=255)
    soft = mask.filter(ImageFilter.GaussianBlur(SIDE * 0.15))
    winding = Image.blend(soft, _patches((wide, high), 60, luck), 0.24)
    return winding.crop((_MARGIN, _MARGIN, _MARGIN + size[0], _MARGIN + size[1]))


def _middle(square: int) -> tuple[float, float]:
    """The middle of a square on the mask of the rivers."""
    return (
        _MARGIN + (square % squares.WIDTH + 0.5) * SIDE,
        _MARGIN + (square // squares.WIDTH + 0.5) * SIDE,
    )


def _flows(square: int) -> list[tuple[int, int]]:
    """Directions to neighbours in the river, and off the board where a river ends there."""
    x, y = square % squares.WIDTH, square // squares.WIDTH
    found: list[tuple[int, int]] = []
    off: list[tuple[int, int]] = []
    for dx, dy in ((1, 0), (0, 1), (-1, 0), (0, -1)):
        if not (0 <= x + dx < squares.WIDTH and 0 <= y + dy < squares.HEIGHT):
            off.append((dx, dy))
        elif squares.RIVER >> square + dx + dy * squares.WIDTH & 1:
            found.append((dx, dy))
    if off and (len(found) == 1 or x == squares.WIDTH - 1):
        found.append(off[0])
    return found


def _fertile(ground: Image.Image, water: Image.Image) -> None:
    """Green land along the rivers."""
    near = water.filter(ImageFilter.GaussianBlur(SIDE * 0.28))
    ground.paste(c.FERTILE, (0, 0), above(near, 50))
    ground.paste(c.FERTILE_RICH, (0, 0), above(near, 78))


def _specks(ground: Image.Image, luck: random.Random) -> None:
    """Stones, ripples in the sand and tufts of grass."""
    pen = ImageDraw.Draw(ground)
    for _ in range(620):
        x, y = luck.randrange(ground.width), luck.randrange(ground.height)
        red, green, _ = ground.crop((x, y, x + 1, y + 1)).tobytes()
        if green > red - 16:
            for lean in (-5, 0, 5):
                pen.line((x, y, x + lean, y - 9), fill=c.TUFT, width=2)
        elif luck.random() < 0.5:
            pen.arc((x, y, x + 22, y + 10), 200, 340, fill=c.SAND_SPECK, width=2)
        else:
            pen.ellipse((x, y, x + 4, y + 3), fill=c.SAND_SPECK)


def _grid(ground: Image.Image, line: Colour) -> None:
    """The squares."""
    pen = ImageDraw.Draw(ground)
    for column in range(1, squares.WIDTH):
        pen.line((column * SIDE, 0, column * SIDE, ground.height), fill=line, width=2)
    for row in range(1, squares.HEIGHT):
        pen.line((0, row * SIDE, ground.width, row * SIDE), fill=line, width=2)


def _holy_places(ground: Image.Image) -> None:
    """Where the first temples stand; a double border where a corner treasure lies."""
    pen = ImageDraw.Draw(ground)
    for square in squares.each(squares.TREASURES):
        x, y = square % squares.WIDTH * SIDE, square // squares.WIDTH * SIDE
        ink = mix(c.SAND, c.FILL["red"], 0.45)
        if squares.CORNERS >> square & 1:
            for inset in (4, 11):
                box = (x + inset, y + inset, x + SIDE - inset, y + SIDE - inset)
                pen.rectangle(box, outline=ink, width=3)
        draw_sign(ground, "temple", (x + 22, y + 22), SIDE - 44, ink, c.SAND)


def _rivers(ground: Image.Image, water: Image.Image, luck: random.Random) -> None:
    """Banks, water, a deeper middle, ripples, squares."""
    for colour, level in ((c.BANK, 96), (c.WATER, 128)):
        ground.paste(colour, (0, 0), above(water, level, 26))
    flood = Image.new("RGB", ground.size, c.WATER)
    flood.paste(c.WATER_DEEP, (0, 0), above(_patches(ground.size, 22, luck), 140))
    _grid(flood, c.WATER_LINE)
    pen = ImageDraw.Draw(flood)
    for square in squares.each(squares.RIVER):
        for _ in range(3):
            x = square % squares.WIDTH * SIDE + luck.randrange(12, SIDE - 38)
            y = square // squares.WIDTH * SIDE + luck.randrange(14, SIDE - 18)
            pen.arc((x, y, x + 14, y + 8), 190, 350, fill=c.RIPPLE, width=3)
            pen.arc((x + 12, y, x + 26, y + 8), 190, 350, fill=c.RIPPLE, width=3)
    ground.paste(flood, (0, 0), above(water, 142))


def _frame() -> Image.Image:
    """The wooden rim with letters above and below, numbers left and right."""
    whole = Image.new("RGB", (WIDTH, HEIGHT), c.FRAME)
    pen = ImageDraw.Draw(whole)
    for y in range(7, HEIGHT, 11):
        pen.line((0, y, WIDTH, y), fill=c.FRAME_GRAIN, width=2)
    edge = (RIM - 6, RIM - 6, WIDTH - RIM + 5, HEIGHT - RIM + 5)
    pen.rectangle(edge, outline=c.FRAME_DARK, width=6)
    pen.rectangle((0, 0, WIDTH - 1, HEIGHT - 1), outline=c.FRAME_LIGHT, width=4)
    _names(pen)
    return whole


def _names(pen: ImageDraw.ImageDraw) -> None:
    letters = font(theme.RIM_SIZE * UNIT * 1.05)
    for at, text in rim_names():
        pen.text(at, text, fill=c.FRAME_INK, font=letters, anchor="mm", stroke_width=1)


def rim_names() -> Iterator[tuple[Point, str]]:
    """The names of columns and rows on the rim, around their middles."""
    for column in range(squares.WIDTH):
        x = RIM + (column + 0.5) * SIDE
        for y in (RIM * 0.48, HEIGHT - RIM * 0.48):
            yield (x, y), squares.CELLS[column][0]
    for row in range(squares.HEIGHT):
        y = RIM + (row + 0.5) * SIDE
        for x in (RIM * 0.48, WIDTH - RIM * 0.48):
            yield (x, y), squares.CELLS[row * squares.WIDTH][1:]
