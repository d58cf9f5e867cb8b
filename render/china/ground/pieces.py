"""Houses, fortresses, emissaries, seals and crowns: RGBA pictures, shared, not to be changed.

Shapes are given in units of the canvas around the point where the piece stands; `size` is the side
of the picture in pixels and stands for `SPAN` units.
"""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from render import theme
from render.brush import Brush
from render.cache import cached
from render.china.ground import colours as c
from render.pieces import SUPER, Point, polygon, shrunk
from render.scripts import Script
from render.theme import mix

SPAN = 60.0
"""Units of the canvas that the side of a piece's picture stands for."""
BEAD = 7
"""Radius of a bead."""

_ROOF: tuple[Point, ...] = (
    (-21, -5), (-15, -8), (-9.5, -13), (-7, -20), (7, -20), (9.5, -13), (15, -8), (21, -5),
    (19, 1), (-19, 1),
)  # fmt: skip
_BODY: tuple[Point, ...] = ((-14, 0), (14, 0), (14, 15), (-14, 15))
_ROBE: tuple[Point, ...] = ((-6, -6), (6, -6), (10, 4), (14, 18), (-14, 18), (-10, 4))
_HAT: tuple[Point, ...] = ((-13, -12), (0, -22), (13, -12), (10, -10), (-10, -10))
_FORT: tuple[Point, ...] = (
    (-29, 22), (-29, -10), (-25, -10), (-25, -6), (-21.5, -6), (-21.5, -10), (-17, -10), (-17, 5),
    (17, 5), (17, -10), (21.5, -10), (21.5, -6), (25, -6), (25, -10), (29, -10), (29, 22),
)  # fmt: skip


class Chisel(Brush):
    """A brush for square pieces; points count from their middle."""

    def __init__(self, size: int, span: float = SPAN) -> None:
        side = size * SUPER
        large = Image.new("RGBA", (side, side), (*c.LINE, 0))
        super().__init__(large, side / span, (side / 2, side / 2), SUPER)

    def done(self) -> Image.Image:
        """The picture in its true size."""
        return shrunk(self.picture, self.picture.width // SUPER)


def _parts(chisel: Chisel, parts: Sequence[Sequence[Point]], look: theme.SeatLook) -> None:
    """Draws parts in a seat's colour, with one dark and one light rim round them all."""
    for rim, colour in ((3.7, c.WHITE), (2.1, look.dark)):
        for part in parts:
            chisel.shape(part, colour, rim)
    for part in parts:
        chisel.shape(part, look.fill)


def carve_house(chisel: Chisel, seat: int) -> None:
    """Draws a house with curved eaves in a seat's colour, with its emblem."""
    look = theme.SEATS[seat]
    lit, shaded = mix(look.fill, c.WHITE, 0.3), mix(look.fill, look.dark, 0.35)
    _parts(chisel, (_ROOF, _BODY), look)
    chisel.shape([(-20, -5), (-15, -7), (-9.5, -12), (-8, -17), (-3, -17), (-5, -5)], lit)
    chisel.shape([(20, -5), (15, -7), (9.5, -12), (8, -17), (3, -17), (6, -5)], shaded)
    chisel.shape([(8, 1), (14, 1), (14, 15), (8, 15)], shaded)
    chisel.shape([(-21, -5), (21, -5), (19, 1), (-19, 1)], mix(look.fill, look.dark, 0.55))
    chisel.shape([(-21, -5), (0, -5), (0, -3.6), (-20.5, -3.6)], lit)
    chisel.shape([(-7, -20), (7, -20), (8, -17), (-8, -17)], mix(look.fill, look.dark, 0.55))
    emblem = polygon(look.sign, (0, 1.5), 8.8)
    chisel.shape(emblem, look.dark, 1.6)
    chisel.shape(emblem, look.emblem)


def carve_fortress(chisel: Chisel) -> None:
    """Draws two towers and a wall of stone. A house or a number can stand before it."""
    chisel.shape(_FORT, c.WHITE, 2.8)
    chisel.shape(_FORT, c.LINE, 1.6)
    chisel.shape(_FORT, c.STONE)
    for west, north in ((-29, -10), (17, -10)):
        chisel.box((west + 1.4, north + 16), 1.4, 16, c.STONE_LIGHT)
        chisel.box((west + 10.4, north + 16), 1.6, 16, c.STONE_DARK)
    for x, y in ((-25, 0), (-26, 9), (23, 2), (22, 12), (-12, 19.5), (0, 19.5), (12, 19.5)):
        chisel.box((x, y), 2.6, 1.4, c.STONE_DARK)
    chisel.box((0, 21), 28, 1, c.STONE_LIGHT)


@cached
def emissary(seat: int, size: int) -> Image.Image:
    """An emissary: a man in a wide hat and a robe in a seat's colour."""
    chisel, look = Chisel(size, SPAN * 0.78), theme.SEATS[seat]
    head = polygon("disc", (0, -9), 6)
    _parts(chisel, (_ROBE, head, _HAT), look)
    chisel.shape([(3, -6), (6, -6), (10, 4), (14, 18), (7, 18)], mix(look.fill, look.dark, 0.35))
    chisel.shape([(-6, -6), (-3, -6), (-9, 18), (-14, 18), (-10, 4)], mix(look.fill, c.WHITE, 0.3))
    chisel.shape(head, (246, 218, 180))
    chisel.shape(_HAT, mix(look.fill, look.dark, 0.4))
    chisel.shape([(-13, -12), (0, -22), (1, -12)], mix(look.fill, c.WHITE, 0.2))
    chisel.shape(polygon(look.sign, (0, 7), 6.6), look.emblem)
    return chisel.done()


@cached
def house(seat: int, size: int) -> Image.Image:
    """A house."""
    chisel = Chisel(size)
    carve_house(chisel, seat)
    return chisel.done()


@cached
def badge(text: str, size: int) -> Image.Image:
    """A dark disc with a number, as an RGBA picture; shared."""
    chisel = Chisel(size, 30)
    chisel.disc((0, 0), 15, c.WHITE)
    chisel.disc((0, 0), 13.2, c.PLATE)
    chisel.text((0, -0.8), text, 14.5 if len(text) > 2 else 17, c.WHITE, bold=0.05)
    return chisel.done()


@cached
def count_disc(seat: int, count: int, size: int) -> Image.Image:
    """The number of emissaries a seat has in a state, on a disc in its colour; shared."""
    chisel, look = Chisel(size, 30), theme.SEATS[seat]
    chisel.disc((0, 0), 15, c.WHITE)
    chisel.disc((0, 0), 13.4, look.dark)
    chisel.disc((0, 0), 11.6, look.fill)
    chisel.text((0, -0.8), str(count), 18.5, look.emblem, bold=0.06)
    return chisel.done()


@cached
def bead(seat: int, size: int) -> Image.Image:
    """A bead in a seat's colours; 16 units wide are shown."""
    chisel, look = Chisel(size, 16), theme.SEATS[seat]
    for radius, colour in ((BEAD, c.WHITE), (5.8, look.dark), (4.4, look.fill)):
        chisel.disc((0, 0), radius, colour)
    return chisel.done()


@cached
def silhouette(sort: str, size: int) -> Image.Image:
    """A `house` or an `emissary` without colour, to be followed by a number."""
    chisel = Chisel(size, 44)
    shapes = {"house": (_ROOF, _BODY), "emissary": (_ROBE, _HAT, polygon("disc", (0, -9), 6))}
    for shape in shapes[sort]:
        chisel.shape(shape, theme.INK_SOFT, 1)
    return chisel.done()


@cached
def seal(size: int) -> Image.Image:
    """The red seal of a state whose houses are scored."""
    chisel = Chisel(size, 30)
    chisel.box((0, 0), 14, 14, c.WHITE, 3)
    chisel.box((0, 0), 12.4, 12.4, c.SEAL, 2.4)
    tick = ((-7.5, 0.5), (-2.2, 6), (7.5, -6))
    path = [chisel.at(p) for p in tick]
    chisel.pen.line(path, c.WHITE, round(3.6 * chisel.scale), joint="curve")
    return chisel.done()


@cached
def crown(size: int) -> Image.Image:
    """The crown of the emperor, whose owner began the game."""
    chisel = Chisel(size, 30)
    chisel.disc((0, 0), 15, theme.INK_DARK)
    chisel.disc((0, 0), 13, theme.ACCENT)
    chisel.text((0, -0.8), "帝", 19, c.SEAL, bold=0.05, script=Script.TRADITIONAL)
    return chisel.done()
