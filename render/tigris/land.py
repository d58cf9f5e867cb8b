"""The empty board, painted once: sand, green river banks, rivers, the rim with its names."""

from __future__ import annotations

import random
from collections.abc import Iterator

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from render import theme
from render.brush import FALL
from render.fonts.faces import font
from render.pieces import Point
from render.store import stored
from render.theme import Colour, mix
from render.tigris import colours as c
from render.tigris.signs import draw_sign
from rules.tigris.position import board as squares

_LONG = 10
_RISE = 26
"""The distance in pixels over which dunes are found to rise or fall."""
SIDE = theme.detailed(84)
"""Side of a square in pixels."""
RIM = theme.detailed(58)
WIDTH = squares.WIDTH * SIDE + 2 * RIM
HEIGHT = squares.HEIGHT * SIDE + 2 * RIM
UNIT = WIDTH / 400
"""Pixels in a unit of a picture 400 wide."""
_SEED = "Mesopotamia"
_MARGIN = 2 * SIDE
"""Rivers are painted this far beyond the board, so that they flow off it."""


def scaled(units: float) -> int:
    """The number of pixels for a length in units."""
    return round(units * UNIT)


def corner(cell: str) -> tuple[int, int]:
    """The north-west corner of a square on the picture of the board."""
    square = squares.square_at(cell)
    return RIM + square % squares.WIDTH * SIDE, RIM + square // squares.WIDTH * SIDE


@stored
def land() -> Image.Image:
    """The whole board, RGB, `WIDTH` x `HEIGHT`; shared, not to be changed."""
    luck = random.Random(_SEED)  # the board always looks the same
    size = (squares.WIDTH * SIDE, squares.HEIGHT * SIDE)
    ground = _sand(size, luck)
    water = _water_mask(size, luck)
    _fertile(ground, water, luck)
    _specks(ground, luck)
    _grid(ground)
    _holy_places(ground)
    _rivers(ground, water, luck)
    _shade(ground, Image.new("L", size, 255), 255, 12)
    whole = _frame(luck)
    whole.paste(ground, (RIM, RIM))
    return whole


def _patches(size: tuple[int, int], wide: int, luck: random.Random, long: float = 1) -> Image.Image:
    """Smooth random hills and hollows as grey values. There are `wide` of them from west to east.
    Each is `long` times as long from west to east as from north to south."""
    high = max(2, round(wide * long * size[1] / size[0]))
    small = Image.frombytes("L", (wide, high), luck.randbytes(wide * high))
    return small.resize(size, Image.Resampling.BICUBIC)


def above(grey: Image.Image, level: int, soft: float = 0.0) -> Image.Image:
    """A mask, white where a picture is lighter than a level. Edges are `soft` grey values wide.
    Narrow edges have just one step, because each grey value more makes files larger."""
    steps = 255 / soft if soft else 1e6
    ramp = [round(max(0.0, min(255.0, 127.5 + (v - level - 0.5) * steps))) for v in range(256)]
    if soft < _LONG:
        ramp = [round(v / 127.5) * 127 for v in ramp]
    return grey.point(ramp)


def _sand(size: tuple[int, int], luck: random.Random) -> Image.Image:
    """Long dunes. They are light where they rise towards the south-east, which faces the light."""
    ground = Image.new("RGB", size, c.SAND)
    hills = _patches((size[0] + SIDE, size[1] + SIDE), 9, luck, 1.9)
    there = hills.crop((SIDE, SIDE, *hills.size))
    dx, dy = (round(SIDE - way * _RISE) for way in FALL)
    before = hills.crop((dx, dy, dx + size[0], dy + size[1]))
    for one, other, fills in (
        (there, before, (c.SAND_LIGHT, c.SAND_GLOW)), (before, there, (c.SAND_DARK, c.SAND_SHADE)),
    ):  # fmt: skip
        slope = ImageChops.subtract(one, other).filter(ImageFilter.GaussianBlur(4))
        for colour, level in zip(fills, (14, 46), strict=True):
            ground.paste(colour, (0, 0), above(slope, level, 3))
    return ground


def _water_mask(size: tuple[int, int], luck: random.Random) -> Image.Image:
    """A mask of the rivers in soft grey values: connected, with round bends, flowing off the
    board."""
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
    """The directions in which a river goes on from a square: to its neighbours, or off the board
    where it ends there."""
    x, y = square % squares.WIDTH, square // squares.WIDTH
    flows: list[tuple[int, int]] = []
    off: list[tuple[int, int]] = []
    for dx, dy in ((1, 0), (0, 1), (-1, 0), (0, -1)):
        if not (0 <= x + dx < squares.WIDTH and 0 <= y + dy < squares.HEIGHT):
            off.append((dx, dy))
        elif squares.RIVER >> square + dx + dy * squares.WIDTH & 1:
            flows.append((dx, dy))
    if off and (len(flows) == 1 or x == squares.WIDTH - 1):
        flows.append(off[0])
    return flows


def _fertile(ground: Image.Image, water: Image.Image, luck: random.Random) -> None:
    """Paints green land along the rivers, richer towards the water."""
    near = water.filter(ImageFilter.GaussianBlur(SIDE * 0.28))
    ragged = Image.blend(near, _patches(ground.size, 44, luck), 0.1)
    ragged = ragged.filter(ImageFilter.GaussianBlur(3))
    for colour, level in ((c.FERTILE_PALE, 54), (c.FERTILE, 68), (c.FERTILE_RICH, 96)):
        ground.paste(colour, (0, 0), above(ragged, level, 3))


def _specks(ground: Image.Image, luck: random.Random) -> None:
    """Paints stones, ripples in the sand, tufts of grass, and palms."""
    pen = ImageDraw.Draw(ground)
    for number in range(280):
        x, y = luck.randrange(ground.width - 30), luck.randrange(16, ground.height - 12)
        red, green, _ = ground.crop((x, y, x + 1, y + 1)).tobytes()
        if green > red - 14 and number % 6 == 0:
            _palm(pen, x, y)
        elif green > red - 14:
            for lean in (-5, 0, 5):
                pen.line((x, y, x + lean, y - 9), fill=c.TUFT, width=2)
        elif number % 2:
            pen.arc((x, y, x + 22, y + 10), 200, 340, fill=c.SAND_SPECK, width=2)
        else:
            pen.ellipse((x, y, x + 7, y + 5), fill=c.SAND_SHADE)
            pen.ellipse((x, y, x + 5, y + 3), fill=c.SAND_SPECK)


def _palm(pen: ImageDraw.ImageDraw, x: int, y: int) -> None:
    """Draws a date palm. Its shadow lies to the south-east."""
    for at, crown, fills in (
        ((x + 13, y + 3), 0.6, (c.FERTILE_SHADE,) * 3),
        ((x + 1, y - 17), 1.0, (c.TRUNK, c.PALM, c.TUFT)),
    ):
        pen.line((x, y, *at), fill=fills[0], width=3)
        for dx, dy in ((-10, 5), (-11, -1), (-5, -7), (5, -7), (11, -1), (10, 5)):
            fill = fills[1] if dx > 0 else fills[2]
            pen.line((*at, at[0] + dx, at[1] + dy * crown), fill=fill, width=3)


def _grid(ground: Image.Image) -> None:
    """Draws thin grooves between the squares."""
    mask = Image.new("L", ground.size, 0)
    pen = ImageDraw.Draw(mask)
    for column in range(1, squares.WIDTH):
        pen.line((column * SIDE, 0, column * SIDE, ground.height), fill=255, width=2)
    for row in range(1, squares.HEIGHT):
        pen.line((0, row * SIDE, ground.width, row * SIDE), fill=255, width=2)
    groove = Image.new("RGB", ground.size, c.GROOVE)
    ground.paste(Image.blend(ground, groove, 0.27), (0, 0), mask)


def _holy_places(ground: Image.Image) -> None:
    """Draws a sign on each square of a first temple. A corner one has a double border."""
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
    """Paints banks, shallow and deep water, the shadow of the banks, ripples, and the squares in
    the water."""
    for colour, level in ((c.BANK, 98), (c.WATER, 128)):
        ground.paste(colour, (0, 0), above(water, level, 26))
    flood = Image.new("RGB", ground.size, c.SHALLOWS)
    for colour, level in ((c.WATER, 160), (c.WATER_DEEP, 196)):
        flood.paste(colour, (0, 0), above(water, level, 4))
    lines = ImageChops.subtract(above(water, 173, 6), above(water, 178, 6))
    broken = ImageChops.multiply(lines, above(_patches(ground.size, 30, luck), 128, 8))
    flood.paste(c.RIPPLE, (0, 0), broken)
    _ripples(flood, luck)
    grid = flood.copy()
    _grid(grid)
    flood = Image.blend(flood, grid, 0.5)
    _shade(flood, above(water, 142), 0, 11)
    ground.paste(flood, (0, 0), above(water, 142))


def _ripples(flood: Image.Image, luck: random.Random) -> None:
    """Draws ripples on every square of the rivers."""
    pen = ImageDraw.Draw(flood)
    for square in squares.each(squares.RIVER):
        for _ in range(2):
            x = square % squares.WIDTH * SIDE + luck.randrange(12, SIDE - 38)
            y = square // squares.WIDTH * SIDE + luck.randrange(20, SIDE - 22)
            pen.arc((x, y, x + 14, y + 8), 190, 350, fill=c.RIPPLE, width=3)
            pen.arc((x + 12, y, x + 26, y + 8), 190, 350, fill=c.RIPPLE, width=3)


def _shade(ground: Image.Image, hollow: Image.Image, beyond: int, deep: float) -> None:
    """Paints the shadow that the north-west edges of a hollow cast into it. The hollow is white in
    its mask. `beyond` the picture there is more of it (0), or there is an edge (255)."""
    edge = Image.new("L", ground.size, beyond)
    edge.paste(ImageChops.invert(hollow), (round(FALL[0] * deep), round(FALL[1] * deep)))
    soft = edge.filter(ImageFilter.GaussianBlur(deep / 3))
    dark = Image.new("RGB", ground.size, theme.SHADOW)
    for level, shade in ((40, 0.1), (140, 0.12)):
        ground.paste(Image.blend(ground, dark, shade), (0, 0), above(soft, level))


def _frame(luck: random.Random) -> Image.Image:
    """The wooden rim: four beams with mitred corners, with letters above and below, and numbers
    left and right."""
    whole = Image.new("RGB", (WIDTH, HEIGHT), c.FRAME)
    beams = [_beam(long, luck) for long in (WIDTH, HEIGHT)]
    upright = beams[1].transpose(Image.Transpose.ROTATE_90)
    whole.paste(beams[0], (0, 0))
    whole.paste(beams[0].transpose(Image.Transpose.ROTATE_180), (0, HEIGHT - RIM))
    mitre = Image.new("L", (RIM, HEIGHT), 0)
    ImageDraw.Draw(mitre).polygon(((0, 0), (RIM, RIM), (RIM, HEIGHT - RIM), (0, HEIGHT)), fill=255)
    whole.paste(upright, (0, 0), mitre)
    turned = (Image.Transpose.FLIP_LEFT_RIGHT, (WIDTH - RIM, 0))
    whole.paste(upright.transpose(turned[0]), turned[1], mitre.transpose(turned[0]))
    pen = ImageDraw.Draw(whole)
    for (x, y), (dx, dy) in (
        ((0, 0), (1, 1)), ((WIDTH - 1, 0), (-1, 1)), ((0, HEIGHT - 1), (1, -1)),
        ((WIDTH - 1, HEIGHT - 1), (-1, -1)),
    ):  # fmt: skip
        pen.line((x, y, x + dx * RIM, y + dy * RIM), fill=c.FRAME_DARK, width=3)
    _edges(pen, 0, 5, (c.FRAME_LIGHT, c.FRAME_DARK))
    _edges(pen, RIM - 10, 3, (c.GOLD_DARK, c.GOLD_DARK))
    _edges(pen, RIM - 6, 6, (c.FRAME_DARK, c.FRAME_LIGHT))
    _names(pen)
    return whole


def _beam(long: int, luck: random.Random) -> Image.Image:
    """A wooden beam from west to east, with its grain along it."""
    beam = Image.new("RGB", (long, RIM), c.FRAME)
    pen = ImageDraw.Draw(beam)
    for y in range(5, RIM, 9):
        x = -luck.randrange(200)
        while x < long:
            far = luck.randrange(120, 420)
            bend = luck.randrange(-4, 5)
            pen.line(((x, y), (x + far // 2, y + bend), (x + far, y)), fill=c.FRAME_GRAIN, width=2)
            x += far + luck.randrange(10, 60)
    return beam


def _edges(
    pen: ImageDraw.ImageDraw, inset: int, width: int, fills: tuple[Colour, Colour]
) -> None:  # fmt: skip
    """Draws the edges of a rectangle inside the rim. `fills` are for those to the north and west,
    and for the others."""
    west, north, east, south = inset, inset, WIDTH - 1 - inset, HEIGHT - 1 - inset
    for k in range(width):
        a, b, d, e = west + k, north + k, east - k, south - k
        pen.line(((a, e), (a, b), (d, b)), fill=fills[0])
        pen.line(((d, b), (d, e), (a, e)), fill=fills[1])


def _names(pen: ImageDraw.ImageDraw) -> None:
    letters = font(theme.RIM_SIZE * UNIT * 1.05)
    for at, text in rim_names():
        pen.text(at, text, fill=c.FRAME_INK, font=letters, anchor="mm", stroke_width=1)


def rim_names() -> Iterator[tuple[Point, str]]:
    """The names of columns and rows on the rim, each with the point of its middle."""
    for column in range(squares.WIDTH):
        x = RIM + (column + 0.5) * SIDE
        for y in (RIM * 0.48, HEIGHT - RIM * 0.48):
            yield (x, y), squares.CELLS[column][0]
    for row in range(squares.HEIGHT):
        y = RIM + (row + 0.5) * SIDE
        for x in (RIM * 0.48, WIDTH - RIM * 0.48):
            yield (x, y), squares.CELLS[row * squares.WIDTH][1:]
