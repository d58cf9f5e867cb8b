"""Tiles, leaders, monuments, treasures and marks as RGBA pictures, painted once a size.

Nothing returned here may be changed: pictures are shared.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

from PIL import Image, ImageDraw

from render import theme
from render.brush import FALL
from render.cache import cached
from render.pieces import SUPER, Point, shrunk, write
from render.theme import Colour, mix
from render.tigris import colours as c
from render.tigris.signs import SIGNS, draw_sign

_CLEAR = (*c.OUTLINE, 0)


def _blank(size: int) -> tuple[Image.Image, ImageDraw.ImageDraw, int]:
    """A large clear picture, its pen, and its side in pixels."""
    big = size * SUPER
    picture = Image.new("RGBA", (big, big), _CLEAR)
    return picture, ImageDraw.Draw(picture), big


def _centred(big: float, side: float) -> Point:
    """The corner of something `side` wide in the middle of something `big` wide."""
    return (big - side) / 2, (big - side) / 2


def _slab(pen: ImageDraw.ImageDraw, side: float, fill: Colour, light: Colour, dark: Colour) -> None:
    """Draws a blank tile: a thick slab lit from the north-west."""
    rim, edge, radius = side * 0.02, side * 0.035, side * 0.11
    far = side - 1 - rim
    pen.rounded_rectangle((0, 0, side - 1, side - 1), radius, fill=c.OUTLINE)
    pen.rounded_rectangle((rim, rim, far, far), radius * 0.85, fill=dark)
    pen.rounded_rectangle((rim, rim, far - edge, far - edge), radius * 0.85, fill=light)
    face = (rim + edge * 0.8, rim + edge * 0.8, far - edge * 1.1, far - edge * 1.1)
    pen.rounded_rectangle(face, radius * 0.7, fill=fill)


def _carve(picture: Image.Image, name: str, corner: Point, side: float, ink: Colour, dark: Colour
) -> None:  # fmt: skip
    """Draws a raised sign on a slab, with light edges to the north-west and its shadow to the
    south-east."""
    deep = side * 0.022
    for far, fill in ((1.7, dark), (0.0, mix(ink, dark, 0.32)), (-0.55, c.WHITE), (-0.2, ink)):
        at = corner[0] + FALL[0] * far * deep, corner[1] + FALL[1] * far * deep
        draw_sign(picture, name, at, side, fill, dark)


@cached
def tile(name: str, size: int) -> Image.Image:
    """A face-up tile: its colour and its sign."""
    picture, pen, big = _blank(size)
    colour = c.TILE_COLOUR[name]
    _slab(pen, big, c.FILL[colour], c.LIGHT[colour], c.DARK[colour])
    if name == "farm":
        _waves(pen, big)
    ink = c.GOLD_LIGHT if name == "farm" else c.CREAM
    side = big * 0.76
    _carve(picture, name, (big * 0.105, big * 0.1), side, ink, c.DARK[colour])
    return shrunk(picture, size)


def _waves(pen: ImageDraw.ImageDraw, big: int) -> None:
    """Draws water behind the wheat."""
    for row in range(4):
        y = big * (0.2 + row * 0.2)
        wave = [
            (big * (0.09 + k * 0.02), y + math.sin(k * 0.62 + row) * big * 0.022) for k in range(42)
        ]
        pen.line(wave, fill=c.LIGHT["blue"], width=round(big * 0.018), joint="curve")


@cached
def back(size: int) -> Image.Image:
    """The back of a tile."""
    picture, pen, big = _blank(size)
    _slab(pen, big, c.CLAY, c.CLAY_LIGHT, c.CLAY_DARK)
    for inset in (0.2, 0.32):
        a, b = big * inset, big * (0.95 - inset)
        corners = [(big / 2, a), (b, big / 2), (big / 2, b), (a, big / 2)]
        pen.line([*corners, corners[0]], fill=c.CLAY_DARK, width=round(big * 0.025))
    return shrunk(picture, size)


@cached
def catastrophe(size: int) -> Image.Image:
    """Scorched, cracked earth."""
    picture, pen, big = _blank(size)
    _slab(pen, big, c.ASH, c.ASH_LIGHT, c.OUTLINE)
    middle = (0.5, 0.48)
    ends = (((0.24, 0.32), (0.1, 0.12)), ((0.44, 0.24), (0.56, 0.07)), ((0.74, 0.34), (0.9, 0.14)),
            ((0.76, 0.54), (0.93, 0.66)), ((0.62, 0.72), (0.7, 0.9)), ((0.36, 0.68), (0.24, 0.9)),
            ((0.26, 0.5), (0.07, 0.56)))  # fmt: skip
    for width, fill in ((0.1, c.DANGER), (0.065, c.EMBER), (0.028, c.EMBER_LIGHT)):
        for bend, end in ends:
            path = [(x * big, y * big) for x, y in (middle, bend, end)]
            pen.line(path, fill=fill, width=round(width * big), joint="curve")
        r = width * big * 1.1
        x, y = middle[0] * big, middle[1] * big
        pen.ellipse((x - r, y - r, x + r, y + r), fill=fill)
    return shrunk(picture, size)


@cached
def leader(seat: int, dynasty: str, name: str, size: int) -> Image.Image:
    """A leader: a round wooden disc with its dynasty's sign, a ring and a badge of its colour."""
    picture, pen, big = _blank(size)
    colour = c.LEADER_COLOUR[name]
    middle = big / 2

    def disc(radius: float, fill: Colour, aside: float) -> None:
        r, x, y = radius * big, middle + FALL[0] * aside * big, middle + FALL[1] * aside * big
        pen.ellipse((x - r, y - r, x + r, y + r), fill=fill)

    shade, field = mix(c.CREAM, c.OUTLINE, 0.5), c.WOOD[seat]
    for radius, fill, aside in (
        (0.475, c.OUTLINE, 0.0), (0.46, shade, 0.0), (0.447, c.CREAM, -0.009),
        (0.432, c.DARK[colour], 0.0), (0.426, c.LIGHT[colour], -0.006),
        (0.412, c.FILL[colour], 0.004), (0.347, c.OUTLINE, 0.0),
        (0.333, mix(field, c.WHITE, 0.5), 0.0), (0.328, field, -0.006),
    ):  # fmt: skip
        disc(radius, fill, aside)
    side = big * 0.52
    draw_sign(picture, dynasty, _centred(big, side), side, c.OUTLINE, c.WOOD[seat])
    _badge(picture, pen, colour, big)
    return shrunk(picture, size)


def _badge(picture: Image.Image, pen: ImageDraw.ImageDraw, colour: str, big: int) -> None:
    """Draws the sign of a colour in the south-east, for people who cannot tell the colours."""
    a, b, rim = big * 0.655, big * 0.995, big * 0.02
    pen.rounded_rectangle((a, a, b, b), big * 0.07, fill=c.CREAM)
    pen.rounded_rectangle((a + rim, a + rim, b - rim, b - rim), big * 0.055, fill=c.DARK[colour])
    draw_sign(picture, c.TILE_OF[colour], (a + rim * 2, a + rim * 2), b - a - 4 * rim, c.CREAM,
              c.DARK[colour])  # fmt: skip


@cached
def dynasty(seat: int, name: str, size: int) -> Image.Image:
    """The badge of a seat: the sign of its dynasty on a disc in its colour."""
    picture, pen, big = _blank(size)
    options = theme.SEATS[seat]
    pen.ellipse((0, 0, big - 1, big - 1), fill=options.fill)
    rim = big * 0.09
    field = c.WOOD[seat]
    pen.ellipse((rim, rim, big - 1 - rim, big - 1 - rim), fill=field)
    side = big * 0.62
    draw_sign(picture, name, _centred(big, side), side, c.OUTLINE, field)
    return shrunk(picture, size)


@cached
def token(name: str, there: bool, size: int) -> Image.Image:
    """A small disc with a leader's colour and sign. A hollow ring if the leader is not there."""
    picture, pen, big = _blank(size)
    colour = c.LEADER_COLOUR[name]
    rim = big * 0.08
    if there:
        pen.ellipse((0, 0, big - 1, big - 1), fill=c.CREAM)
        pen.ellipse((rim, rim, big - 1 - rim, big - 1 - rim), fill=c.FILL[colour])
        side = big * 0.6
        draw_sign(picture, c.TILE_OF[colour], _centred(big, side), side, c.CREAM,
                  c.FILL[colour])  # fmt: skip
    else:
        ring = (rim * 1.5, rim * 1.5, big - 1 - rim * 1.5, big - 1 - rim * 1.5)
        pen.ellipse(ring, outline=c.SCORES[colour], width=round(rim * 1.1))
    return shrunk(picture, size)


@cached
def monument(name: str, size: int) -> Image.Image:
    """A stepped tower in two colours over four squares. `size` is twice the side of a square."""
    picture, pen, big = _blank(size)
    left, right = name.split("-")
    steps = ((0.07, 0.95, 0.70), (0.16, 0.72, 0.50), (0.25, 0.52, 0.32), (0.34, 0.34, 0.13))
    rim = big * 0.010
    for inset, bottom, top in steps:
        x0, x1, y0, y1 = inset * big, (1 - inset) * big, top * big, bottom * big
        pen.rectangle((x0 - rim, y0 - rim, x1 + rim, y1 + rim), fill=c.OUTLINE)
        for a, b, colour in ((x0, big / 2, left), (big / 2, x1, right)):
            pen.rectangle((a, y0, b, y1), fill=c.FILL[colour])
            pen.rectangle((a, y0, b, y0 + big * 0.035), fill=c.LIGHT[colour])
            pen.rectangle((a, y1 - big * 0.02, b, y1), fill=c.DARK[colour])
        pen.rectangle((x0, y0, x0 + big * 0.018, y1), fill=c.LIGHT[left])
        pen.rectangle((x1 - big * 0.03, y0, x1, y1), fill=c.DARK[right])
    _stairs(pen, big)
    side = big * 0.25
    for x, colour in ((0.13, left), (0.62, right)):
        corner = (x * big, 0.69 * big)
        draw_sign(picture, c.TILE_OF[colour], corner, side, c.CREAM, c.DARK[colour])
    return shrunk(picture, size)


def _stairs(pen: ImageDraw.ImageDraw, big: int) -> None:
    """Draws the stair in the middle and the gate on top."""
    half = big * 0.055
    middle = big / 2
    pen.polygon(
        ((middle - half, big * 0.3), (middle + half, big * 0.3), (middle + half * 1.6, big * 0.95),
         (middle - half * 1.6, big * 0.95)), fill=c.STAIR, outline=c.OUTLINE,
        width=round(big * 0.009),
    )  # fmt: skip
    for row in range(11):
        y = big * (0.34 + row * 0.055)
        wide = half * (1.0 + 0.5 * row / 10)
        pen.line((middle - wide, y, middle + wide, y), fill=c.CLAY_DARK, width=round(big * 0.009))
    pen.rectangle((middle - half, big * 0.17, middle + half, big * 0.3), fill=c.OUTLINE)
    pen.rectangle((middle - half * 0.6, big * 0.2, middle + half * 0.6, big * 0.3), fill=c.GOLD)


@cached
def treasure(corner: bool, size: int) -> Image.Image:
    """A golden cube; a corner treasure shines in a white star."""
    picture, pen, big = _blank(size)
    middle = big / 2
    if corner:
        for grow, fill in ((0.0, c.OUTLINE), (0.045, c.WHITE)):
            star = [
                (middle + r * big * math.sin(a), middle - r * big * math.cos(a))
                for k in range(16)
                for a, r in ((math.radians(k * 22.5), (0.5 if k % 2 == 0 else 0.36) - grow),)
            ]
            pen.polygon(star, fill=fill)
    radius = big * (0.29 if corner else 0.42)
    _cube(pen, middle, radius + big * 0.05, (c.OUTLINE, c.OUTLINE, c.OUTLINE))
    _cube(pen, middle, radius, (c.GOLD_LIGHT, c.GOLD, c.GOLD_DARK))
    return shrunk(picture, size)


def _cube(
    pen: ImageDraw.ImageDraw, middle: float, radius: float, fills: tuple[Colour, Colour, Colour]
) -> None:
    """Draws a cube seen from above a corner; `fills` are for its top, left and right."""
    ring = [
        (middle + radius * math.sin(a), middle - radius * math.cos(a))
        for a in (math.radians(60 * k) for k in range(6))
    ]
    centre = (middle, middle)
    pen.polygon((ring[5], ring[0], ring[1], centre), fill=fills[0])
    pen.polygon((ring[5], centre, ring[3], ring[4]), fill=fills[1])
    pen.polygon((ring[1], ring[2], ring[3], centre), fill=fills[2])


@cached
def emblem(name: str, size: int, fill: Colour, ink: Colour) -> Image.Image:
    """A sign on a round disc with a dark rim."""
    picture, pen, big = _blank(size)
    pen.ellipse((0, 0, big - 1, big - 1), fill=c.OUTLINE)
    rim = big * 0.05
    pen.ellipse((rim, rim, big - 1 - rim, big - 1 - rim), fill=fill)
    side = big * 0.68
    draw_sign(picture, name, _centred(big, side), side, ink, fill)
    return shrunk(picture, size)


@dataclass(frozen=True, slots=True)
class Mark:
    """What a candidate tells: a sign of `signs`, a short text such as +1, or nothing."""

    sign: str
    colour: Colour
    filled: bool = False
    """Whether its ground has its colour, as for what is best for the viewer."""


@cached
def chip(mark: Mark, size: int, cell: str = "") -> Image.Image:
    """The mark of a candidate cell, with the cell's name if it is given. Without name and sign it
    is a small dot."""
    picture = _chip(mark, size, named=bool(cell))
    if not cell:
        return picture
    picture = picture.copy()
    height, text = (0.71, 0.32) if mark.sign else (0.49, 0.36)
    ink = c.OUTLINE if mark.filled else theme.INK
    write(ImageDraw.Draw(picture), (size / 2, size * height), cell, size * text, ink)
    return picture


@cached
def _chip(mark: Mark, size: int, *, named: bool) -> Image.Image:
    """Draws the mark of a candidate cell without its name."""
    picture, pen, big = _blank(size)
    large = named or bool(mark.sign)
    inset = big * (0.06 if named else 0.1 if large else 0.27)
    radius = big * (0.16 if named else 0.4)
    ring = inset + big * 0.022
    ground, ink = (mark.colour, c.OUTLINE) if mark.filled else (theme.TABLE, mark.colour)
    pen.rounded_rectangle((inset, inset, big - inset, big - inset), radius, fill=c.OUTLINE)
    pen.rounded_rectangle(
        (ring, ring, big - ring, big - ring), radius, fill=ground, outline=mark.colour,
        width=round(big * (0.065 if large else 0.08)),
    )  # fmt: skip
    y, side = (0.34 * big, 0.37 * big) if named else (0.5 * big, 0.54 * big)
    if mark.sign in SIGNS:
        draw_sign(picture, mark.sign, (big / 2 - side / 2, y - side / 2), side, ink, ground)
    elif mark.sign:
        write(pen, (big / 2, y), mark.sign, side * 0.85, ink)
    return shrunk(picture, size)
