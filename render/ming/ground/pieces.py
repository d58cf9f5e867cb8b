"""Courtiers, princes, temples and houses: RGBA pictures, shared, not to be changed."""

from __future__ import annotations

import math
from collections.abc import Sequence

from PIL import Image

from render import theme
from render.brush import FALL, Brush, piece_brush
from render.cache import cached
from render.ming.ground import colours as c
from render.pieces import Point, polygon
from render.theme import Colour, SeatLook, mix

_SPAN = 44.0
"""The units that the side of a piece's picture stands for."""
COUNTER_SPAN = 31.0
"""The units that the side of a counter's picture stands for."""
_RADIUS = 12.0
_GREY = SeatLook(c.NEUTRAL, c.NEUTRAL_DARK, c.WHITE, "hexagon")

_ROBE: tuple[Point, ...] = (
    *((-5.4, -3.5), (5.4, -3.5), (9.6, 4)),
    *((13.2, 16.4), (-13.2, 16.4), (-9.6, 4)),
)
_BOARD: tuple[Point, ...] = ((-12, -17.6), (12, -17.6), (10.4, -13.6), (-10.4, -13.6))
_HOUSE: tuple[Point, ...] = (
    (-10.4, 0.4), (-7, -3), (0, -9), (7, -3), (10.4, 0.4), (8, 2), (8, 9), (-8, 9), (-8, 2),
)  # fmt: skip
_ROOFS: tuple[tuple[Point, ...], ...] = (
    ((-17, 1.5), (-11, -2), (-8, -6), (8, -6), (11, -2), (17, 1.5)),
    ((-11.5, -8), (-6.5, -11), (0, -17), (6.5, -11), (11.5, -8)),
)
"""The roofs of a temple, the lower one first."""
_BAG: tuple[Point, ...] = (
    *((-4, -8), (4, -8), (10.4, -1.6), (13, 5), (11.4, 11), (7.6, 13.4)),
    *((-7.6, 13.4), (-11.4, 11), (-13, 5), (-10.4, -1.6)),
)
_KNOT: tuple[Point, ...] = ((-3.6, -8), (-7.4, -13.6), (0, -11.8), (7.4, -13.6), (3.6, -8))
_WALLS: tuple[tuple[Point, ...], ...] = (
    ((-9.5, -1), (9.5, -1), (9.5, 13), (-9.5, 13)),
    ((-5.5, -9), (5.5, -9), (5.5, -5), (-5.5, -5)),
)


def look_of(owner: int | None) -> SeatLook:
    """How pieces of an owner look. None stands for neutral courtiers."""
    return _GREY if owner is None else theme.SEATS[owner]


def outline_of(shape: str, radius: float) -> Sequence[Point]:
    """The outline of a courtiers' counter: the emblem of its seat, with room for a number."""
    if shape == "triangle":
        return polygon("triangle", (0, radius * 0.3), radius * 1.18)
    if shape == "square":
        return polygon("square", (0, 0), radius * 1.04)
    if shape == "cross":
        arm, thin = radius * 1.04, radius * 0.58
        half = [(thin, -arm), (thin, -thin), (arm, -thin), (arm, thin), (thin, thin), (thin, arm)]
        return [*half, *[(-x, -y) for x, y in half]]
    if shape == "hexagon":
        x, y = radius * 0.94, radius * 0.54
        return [(0, -1.08 * radius), (x, -y), (x, y), (0, 1.08 * radius), (-x, y), (-x, -y)]
    return polygon("disc", (0, 0), radius)


def half_width(owner: int | None) -> float:
    """Half the width of a counter with its rim, as a multiple of its radius."""
    return max(x for x, _ in outline_of(look_of(owner).sign, 1)) + 0.14


def _rimmed(brush: Brush, parts: Sequence[Sequence[Point]], look: SeatLook, rim: float) -> None:
    """Draws parts in a seat's colour with one dark rim round them all, lit from the north-west."""
    for part in parts:
        brush.shape(part, look.dark, rim)
    for part in parts:
        _lit(brush, part, look)


def _lit(brush: Brush, part: Sequence[Point], look: SeatLook) -> None:
    """Draws a part in a seat's colour. Its north-western edge is bright, the opposite one in
    shade."""
    middle = sum(x for x, _ in part) / len(part), sum(y for _, y in part) / len(part)
    size = max(math.dist(point, middle) for point in part)
    shades = mix(look.fill, look.dark, 0.45), mix(look.fill, c.WHITE, 0.5), look.fill
    for shade, scale, moved in zip(shades, (1.0, 0.94, 0.9), (0.0, 0.055, 0.012), strict=True):
        x, y = (at - moved * size * fall for at, fall in zip(middle, FALL, strict=True))
        brush.shape(
            [(x + (px - middle[0]) * scale, y + (py - middle[1]) * scale) for px, py in part], shade
        )


@cached
def counter(owner: int | None, text: str, size: int) -> Image.Image:
    """A counter for the courtiers of one owner, with a text of up to two characters."""
    look = look_of(owner)
    brush = piece_brush(size, COUNTER_SPAN, look.dark)
    _rimmed(brush, (outline_of(look.sign, _RADIUS),), look, _RADIUS * 0.12)
    down = _RADIUS * (0.27 if look.sign == "triangle" else -0.08)
    letters = _RADIUS * (1.5 if len(text) < 2 else 1.2)
    if look.sign == "triangle":
        letters *= 0.88
    brush.text((0, down), text, letters, look.emblem, bold=0.055)
    return brush.done()


@cached
def to_place(owner: int | None, text: str, size: int) -> Image.Image:
    """Courtiers to be placed now: a counter with an arrow down to the board."""
    piece = counter(owner, text, round(size * 0.84))
    brush = piece_brush((piece.width, size), COUNTER_SPAN, c.LINE)
    foot = COUNTER_SPAN * size / piece.width / 2
    brush.shape(((-7, foot - 8.6), (7, foot - 8.6), (0, foot - 0.4)), theme.ACCENT)
    picture = brush.done()
    picture.alpha_composite(piece, (0, 0))
    return picture


@cached
def bag(seat: int, text: str, size: int) -> Image.Image:
    """The courtiers in a seat's supply: a tied bag with their number on it."""
    look = look_of(seat)
    brush = piece_brush(size, 32, look.dark)
    _rimmed(brush, (_BAG, _KNOT), look, 1.4)
    brush.line(((-4.4, -8.2), (4.4, -8.2)), 2.2, c.GOLD)
    brush.text((0, 2.6), text, 17 if len(text) < 2 else 15.4, look.emblem, bold=0.05)
    return brush.done()


@cached
def prince(seat: int, size: int) -> Image.Image:
    """A prince in a robe of his seat's colour, with the flat crown of the court."""
    look = look_of(seat)
    brush = piece_brush(size, _SPAN, look.dark)
    head = polygon("disc", (0, -8), 6.4)
    _rimmed(brush, (_ROBE, head, _BOARD), look, 2.0)
    brush.shape(head, mix(c.SKIN, c.LINE, 0.25))
    brush.shape(polygon("disc", (-0.7, -8.6), 5.6), c.SKIN)
    brush.shape(_BOARD, c.GOLD)
    brush.shape(((-12, -14.8), (12, -14.8), (10.4, -13.6), (-10.4, -13.6)), c.GOLD_DARK)
    for x in (-9, 9):
        brush.line(((x, -13.6), (x, -8.4)), 1.5, c.GOLD_DARK)
    brush.shape(((-5.4, -2.6), (5.4, -2.6), (0, 1)), c.GOLD)
    brush.shape(polygon(look.sign, (0, 8), 6.4), look.emblem)
    return brush.done()


@cached
def temple(monk: int | None, size: int) -> Image.Image:
    """A pagoda with two roofs. A courtier in front of its door wears his seat's colour."""
    brush = piece_brush(size, _SPAN, c.ROOF_DARK)
    for part in (*_WALLS, *_ROOFS):
        brush.shape(part, c.ROOF_DARK, 1.4)
    for part, colour in zip(_WALLS, (c.PAPER, c.PAPER), strict=True):
        brush.shape(part, colour)
        brush.shape([(max(x, 4), y) for x, y in part], c.PAPER_DARK)
    for roof in _ROOFS:
        brush.shape(roof, c.ROOF)
        top, foot = min(y for _, y in roof), max(y for _, y in roof)
        east = [point for point in roof if point[0] > 0]
        brush.shape([(0, top), *east, (0, foot)], mix(c.ROOF, c.ROOF_DARK, 0.5))
        brush.line([(x + 0.6, y + 1) for x, y in roof if x < 0], 1.1, c.ROOF_LIT)
    if monk is None:
        brush.box((0, 7.6), 3.2, 5.4, c.ROOF_DARK)
        return brush.done()
    look = look_of(monk)
    part = [(x, y + 7) for x, y in outline_of(look.sign, 9)]
    _rimmed(brush, (part,), look, 1.4)
    brush.shape(polygon(look.sign, (0, 7), 4.6), look.emblem)
    return brush.done()


@cached
def house(owner: int | str | None, size: int) -> Image.Image:
    """A house of a city: `"empty"`, or with a courtier of a seat, or with a neutral one (None)."""
    brush = piece_brush(size, 25, c.LINE)
    if isinstance(owner, str):
        brush.shape(_HOUSE, c.LINE_SOFT, 0.9)
        brush.shape(_HOUSE, c.PAPER)
        brush.box((0, 5.6), 1.9, 3.4, c.PAPER_DARK)
        return brush.done()
    look = look_of(owner)
    _rimmed(brush, (_HOUSE,), look, 1.4)
    if owner is not None:
        brush.shape(polygon(look.sign, (0, 2.6), 4.8), look.emblem)
    return brush.done()


@cached
def badge(
    text: str, size: int, fill: Colour = c.LINE, ink: Colour = c.WHITE, bold: float = 0.05
) -> Image.Image:
    """A round plate with a text."""
    brush = piece_brush(size, 30, c.LINE)
    brush.disc((0, 0), 15, c.WHITE)
    brush.disc((0, 0), 13.2, fill)
    brush.text((0, -1), text, 18, ink, bold=bold)
    return brush.done()


@cached
def starter(size: int) -> Image.Image:
    """The figure of the start player."""
    return badge("首", size, c.SEAL, c.WHITE, 0.0)
