"""Courtiers, princes, temples and houses: RGBA pictures, shared, not to be changed."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from render import theme
from render.brush import Brush, piece_brush
from render.cache import cached
from render.ming.ground import colours as c
from render.pieces import Point, polygon
from render.theme import Colour, SeatLook, mix

_SPAN = 44.0
"""Units that the side of a piece's picture stands for."""
COUNTER_SPAN = 34.0
"""The same for a counter."""
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


def look_of(owner: int | None) -> SeatLook:
    """How an owner is told apart; None are the neutral courtiers."""
    return _GREY if owner is None else theme.SEATS[owner]


def outline_of(shape: str, radius: float) -> Sequence[Point]:
    """The outline of a courtier's counter: the emblem of its seat, roomy enough for a number."""
    if shape == "triangle":
        return polygon("triangle", (0, radius * 0.2), radius * 1.2)
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


def _rimmed(brush: Brush, parts: Sequence[Sequence[Point]], look: SeatLook, rim: float) -> None:
    """Parts in a seat's colour with one dark and one light rim round them all."""
    for grown, colour in ((rim * 1.9, c.WHITE), (rim, look.dark)):
        for part in parts:
            brush.shape(part, colour, grown)
    for part in parts:
        brush.shape(part, look.fill)


@cached
def counter(owner: int | None, text: str, size: int) -> Image.Image:
    """Courtiers of one owner, with a text of up to two characters."""
    look = look_of(owner)
    brush = piece_brush(size, COUNTER_SPAN, look.dark)
    _rimmed(brush, (outline_of(look.sign, _RADIUS),), look, _RADIUS * 0.12)
    down = _RADIUS * (0.2 if look.sign == "triangle" else -0.08)
    letters = _RADIUS * (1.5 if len(text) < 2 else 1.2)
    if look.sign == "triangle":
        letters *= 0.88
    brush.text((0, down), text, letters, look.emblem, bold=0.055)
    return brush.done()


@cached
def prince(seat: int, size: int) -> Image.Image:
    """A prince in a robe of his seat's colour under the flat crown of the court."""
    look = look_of(seat)
    brush = piece_brush(size, _SPAN, look.dark)
    head = polygon("disc", (0, -8), 6.4)
    _rimmed(brush, (_ROBE, head, _BOARD), look, 2.0)
    brush.shape(head, c.SKIN)
    brush.shape(_BOARD, c.GOLD)
    brush.shape(((-12, -14.8), (12, -14.8), (10.4, -13.6), (-10.4, -13.6)), c.GOLD_DARK)
    for x in (-9, 9):
        brush.line(((x, -13.6), (x, -8.4)), 1.5, c.GOLD_DARK)
    brush.shape(((-5.4, -2.6), (5.4, -2.6), (0, 1)), c.GOLD)
    brush.shape(polygon(look.sign, (0, 8), 6.4), look.emblem)
    return brush.done()


@cached
def temple(monk: int | None, size: int) -> Image.Image:
    """A pagoda of two roofs; a courtier before its door wears the colour of its seat."""
    brush = piece_brush(size, _SPAN, c.ROOF_DARK)
    wall = c.PAPER if monk is None else look_of(monk).fill
    parts: list[Sequence[Point]] = [
        ((-9.5, -1), (9.5, -1), (9.5, 13), (-9.5, 13)),
        ((-17, 1.5), (-11, -2), (-8, -6), (8, -6), (11, -2), (17, 1.5)),
        ((-11.5, -8), (-6.5, -11), (0, -17), (6.5, -11), (11.5, -8)),
        ((-5.5, -9), (5.5, -9), (5.5, -5), (-5.5, -5)),
    ]
    for rim, colour in ((2.8, c.WHITE), (1.4, c.ROOF_DARK)):
        for part in parts:
            brush.shape(part, colour, rim)
    for part, colour in zip(parts, (wall, c.ROOF, c.ROOF, c.PAPER), strict=True):
        brush.shape(part, colour)
    if monk is None:
        brush.box((0, 7.6), 3.2, 5.4, c.ROOF_DARK)
        return brush.done()
    look = look_of(monk)
    part = [(x, y + 7) for x, y in outline_of(look.sign, 9)]
    _rimmed(brush, (part,), look, 1.4)
    brush.shape(polygon(look.sign, (0, 7), 4.6), look.emblem)
    return brush.done()


def carve_house(brush: Brush, owner: int | str | None, ground: Colour, at: Point = (0, 0)) -> None:
    """A house of a city: `"empty"`, or of a seat, or of neutral courtiers (None)."""
    x, y = at
    part = [(x + dx, y + dy) for dx, dy in _HOUSE]
    if isinstance(owner, str):
        brush.shape(part, c.LINE, 0.9)
        brush.shape(part, ground)
        brush.box((x, y + 5.6), 1.9, 3.4, mix(ground, c.LINE, 0.5))
        return
    look = look_of(owner)
    brush.shape(part, look.dark, 1.4)
    brush.shape(part, look.fill)
    if owner is not None:
        brush.shape(polygon(look.sign, (x, y + 2.6), 4.8), look.emblem)


@cached
def house(owner: int | str | None, ground: Colour, size: int) -> Image.Image:
    """A house, large."""
    brush = piece_brush(size, 25, c.LINE)
    carve_house(brush, owner, ground)
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
