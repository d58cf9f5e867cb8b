"""Signs drawn in a unit square: what tiles and dynasties show, swords, arrows, hourglass."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

from PIL import Image

from render.brush import Brush, Fill
from render.pieces import Point, part_way
from render.theme import Colour


class Pen(Brush):
    """Draws in the unit square of a sign, which is `side` pixels wide and begins at `corner`."""

    def __init__(self, picture: Image.Image, corner: Point, side: float) -> None:
        super().__init__(picture, side, corner, 1)

    def bar(self, x0: float, y0: float, x1: float, y1: float, fill: Colour) -> None:
        """Fills a rectangle between two corners."""
        self.pen.rectangle((self.at((x0, y0)), self.at((x1, y1))), fill=fill)

    def line(self, points: Sequence[Point], width: float, fill: Fill) -> None:
        """Draws a line with round ends and bends."""
        thick = max(1, round(width * self.scale))
        self.pen.line([self.at(p) for p in points], fill=fill, width=thick, joint="curve")
        for at in points:
            self.disc(at, width / 2, fill)

    def bend(
        self, x: float, y: float, rx: float, ry: float, turn: tuple[float, float], width: float,
        fill: Colour,
    ) -> None:  # fmt: skip
        """Draws part of an ellipse between two angles, clockwise in degrees from the east."""
        steps = [math.radians(turn[0] + (turn[1] - turn[0]) * k / 16) for k in range(17)]
        self.line([(x + rx * math.cos(a), y + ry * math.sin(a)) for a in steps], width, fill)


Sign = Callable[[Pen, Colour, Colour], None]
"""Draws a sign in one colour. A second colour is for what is cut out of it."""


def temple(pen: Pen, ink: Colour, hollow: Colour) -> None:
    """Draws a stepped ziggurat with a stair and a door."""
    for x, y0, y1 in ((0.05, 0.74, 0.92), (0.17, 0.53, 0.71), (0.29, 0.32, 0.50)):
        pen.bar(x, y0, 1 - x, y1, ink)
    pen.bar(0.37, 0.10, 0.63, 0.29, ink)
    pen.shape(((0.45, 0.30), (0.55, 0.30), (0.62, 0.92), (0.38, 0.92)), hollow)
    pen.shape(((0.485, 0.36), (0.515, 0.36), (0.545, 0.92), (0.455, 0.92)), ink)


def farm(pen: Pen, ink: Colour, _: Colour) -> None:
    """Draws three ears of wheat."""
    for lean, height in ((-0.30, 0.16), (0.30, 0.16), (0.0, 0.05)):
        foot, top = (0.5 + lean * 0.25, 0.96), (0.5 + lean, height + 0.1)
        pen.line((foot, top), 0.045, ink)
        for step in range(4):
            x, y = part_way(foot, top, 1 - step * 0.15)
            for hand in (-1, 1):
                tip = (x + hand * 0.12 + lean * 0.1, y - 0.12)
                pen.shape(
                    ((x, y + 0.04), (x + hand * 0.10, y + 0.0), tip, (x + hand * 0.01, y - 0.07)),
                    ink,
                )


def market(pen: Pen, ink: Colour, _: Colour) -> None:
    """Draws a pair of scales."""
    pen.bar(0.465, 0.12, 0.535, 0.86, ink)
    pen.bar(0.27, 0.84, 0.73, 0.93, ink)
    pen.disc((0.5, 0.12), 0.075, ink)
    pen.line(((0.14, 0.24), (0.86, 0.24)), 0.07, ink)
    for x in (0.2, 0.8):
        pen.line(((x, 0.26), (x - 0.15, 0.56)), 0.03, ink)
        pen.line(((x, 0.26), (x + 0.15, 0.56)), 0.03, ink)
        bowl = [(x + 0.2 * math.cos(a), 0.56 + 0.17 * math.sin(a)) for a in _turns(0, 180)]
        pen.shape(bowl, ink)


def settlement(pen: Pen, ink: Colour, hollow: Colour) -> None:
    """Draws a house with a roof, door and windows."""
    pen.shape(((0.5, 0.08), (0.96, 0.48), (0.84, 0.48), (0.84, 0.92), (0.16, 0.92), (0.16, 0.48),
               (0.04, 0.48)), ink)  # fmt: skip
    pen.bar(0.42, 0.62, 0.58, 0.92, hollow)
    for x in (0.25, 0.65):
        pen.bar(x, 0.52, x + 0.1, 0.63, hollow)


def archer(pen: Pen, ink: Colour, _: Colour) -> None:
    """Draws a man with a bow."""
    pen.disc((0.36, 0.15), 0.105, ink)
    pen.shape(((0.26, 0.27), (0.46, 0.27), (0.47, 0.62), (0.25, 0.62)), ink)
    pen.line(((0.31, 0.60), (0.15, 0.93)), 0.12, ink)
    pen.line(((0.41, 0.60), (0.50, 0.93)), 0.12, ink)
    pen.line(((0.40, 0.34), (0.80, 0.34)), 0.09, ink)
    pen.line(((0.32, 0.34), (0.14, 0.44), (0.30, 0.44)), 0.08, ink)
    pen.bend(0.62, 0.36, 0.26, 0.36, (-78, 78), 0.075, ink)
    pen.line(((0.675, 0.01), (0.56, 0.36), (0.675, 0.71)), 0.025, ink)
    pen.shape(((0.98, 0.35), (0.86, 0.27), (0.86, 0.43)), ink)


def bull(pen: Pen, ink: Colour, hollow: Colour) -> None:
    """Draws the head of a bull with its horns up."""
    for hand in (-1, 1):

        def at(x: float, y: float, hand: int = hand) -> Point:
            return 0.5 + hand * x, y

        outer = [at(0.10, 0.37), at(0.26, 0.40), at(0.40, 0.32), at(0.47, 0.18), at(0.42, 0.02)]
        inner = [at(0.37, 0.16), at(0.31, 0.23), at(0.22, 0.26), at(0.10, 0.24)]
        pen.shape([*outer, *inner], ink)
        pen.shape([at(0.18, 0.40), at(0.44, 0.42), at(0.36, 0.54), at(0.20, 0.52)], ink)
    pen.shape(((0.28, 0.24), (0.72, 0.24), (0.75, 0.46), (0.66, 0.72), (0.67, 0.86), (0.58, 0.96),
               (0.42, 0.96), (0.33, 0.86), (0.34, 0.72), (0.25, 0.46)), ink)  # fmt: skip
    for x in (0.38, 0.62):
        pen.disc((x, 0.50), 0.05, hollow)
        pen.oval((0.5 + (x - 0.5) * 0.65, 0.86), 0.04, 0.03, hollow)


def pot(pen: Pen, ink: Colour, hollow: Colour) -> None:
    """Draws a wide jar with two handles."""
    for hand in (-1, 1):
        pen.bend(0.5 + hand * 0.28, 0.36, 0.15, 0.17, (0, 360), 0.07, ink)
    pen.bar(0.29, 0.04, 0.71, 0.13, ink)
    pen.shape(((0.37, 0.10), (0.63, 0.10), (0.62, 0.28), (0.38, 0.28)), ink)
    pen.oval((0.5, 0.54), 0.34, 0.31, ink)
    pen.shape(((0.24, 0.70), (0.76, 0.70), (0.62, 0.92), (0.38, 0.92)), ink)
    pen.bar(0.33, 0.88, 0.67, 0.97, ink)
    pen.line(((0.22, 0.50), (0.36, 0.60), (0.5, 0.50), (0.64, 0.60), (0.78, 0.50)), 0.06, hollow)


def lion(pen: Pen, ink: Colour, hollow: Colour) -> None:
    """Draws the head of a lion with its mane."""
    mane = [
        (0.5 + r * math.sin(a), 0.5 - r * math.cos(a))
        for k in range(28)
        for a, r in ((math.radians(k * 360 / 28), 0.51 if k % 2 == 0 else 0.42),)
    ]
    pen.shape(mane, ink)
    for x in (0.27, 0.73):
        pen.disc((x, 0.29), 0.085, hollow)
    pen.shape(((0.27, 0.33), (0.5, 0.25), (0.73, 0.33), (0.74, 0.55), (0.62, 0.78), (0.5, 0.83),
               (0.38, 0.78), (0.26, 0.55)), hollow)  # fmt: skip
    for x in (0.385, 0.615):
        pen.oval((x, 0.45), 0.05, 0.055, ink)
    pen.shape(((0.39, 0.58), (0.61, 0.58), (0.5, 0.70)), ink)
    pen.line(((0.5, 0.66), (0.5, 0.76)), 0.04, ink)


def swords(pen: Pen, ink: Colour, hollow: Colour) -> None:
    """Draws two crossed swords."""
    for hand in (-1, 1):

        def at(x: float, y: float, hand: int = hand) -> Point:
            return 0.5 + hand * (x - 0.5), y

        pen.line((at(0.86, 0.12), at(0.22, 0.78)), 0.15, hollow)
        pen.line((at(0.88, 0.10), at(0.26, 0.74)), 0.085, ink)
        pen.line((at(0.17, 0.62), at(0.40, 0.85)), 0.08, ink)
        pen.line((at(0.28, 0.72), at(0.12, 0.88)), 0.10, ink)


def arrows(pen: Pen, ink: Colour, _: Colour) -> None:
    """Draws two arrows in a circle: an exchange."""
    for start in (200, 20):
        pen.bend(0.5, 0.5, 0.34, 0.34, (start, start + 125), 0.10, ink)
        end = math.radians(start + 125)
        x, y = 0.5 + 0.34 * math.cos(end), 0.5 + 0.34 * math.sin(end)
        ahead, out = end + math.pi / 2, end
        tip = (x + 0.24 * math.cos(ahead), y + 0.24 * math.sin(ahead))
        wings = [(x + k * 0.17 * math.cos(out), y + k * 0.17 * math.sin(out)) for k in (1, -1)]
        pen.shape((tip, *wings), ink)


def hourglass(pen: Pen, ink: Colour, hollow: Colour) -> None:
    """Draws an hourglass: somebody must decide."""
    pen.bar(0.18, 0.05, 0.82, 0.15, ink)
    pen.bar(0.18, 0.85, 0.82, 0.95, ink)
    pen.shape(((0.25, 0.15), (0.75, 0.15), (0.54, 0.5), (0.75, 0.85), (0.25, 0.85), (0.46, 0.5)),
              ink)  # fmt: skip
    pen.shape(((0.36, 0.78), (0.64, 0.78), (0.5, 0.62)), hollow)


def shield(pen: Pen, ink: Colour, hollow: Colour) -> None:
    """Draws a shield: the defender, who wins ties."""
    outline = ((0.14, 0.10), (0.86, 0.10), (0.86, 0.45), (0.74, 0.72), (0.5, 0.95), (0.26, 0.72),
               (0.14, 0.45))  # fmt: skip
    pen.shape(outline, ink)
    pen.shape([(0.5 + (x - 0.5) * 0.72, 0.5 + (y - 0.5) * 0.74) for x, y in outline], hollow)
    pen.bar(0.46, 0.14, 0.54, 0.9, ink)
    pen.bar(0.16, 0.36, 0.84, 0.44, ink)


def bag(pen: Pen, ink: Colour, hollow: Colour) -> None:
    """Draws a tied bag."""
    pen.oval((0.5, 0.64), 0.40, 0.32, ink)
    pen.shape(((0.38, 0.40), (0.62, 0.40), (0.80, 0.10), (0.60, 0.16), (0.50, 0.08), (0.40, 0.16),
               (0.20, 0.10)), ink)  # fmt: skip
    pen.line(((0.34, 0.35), (0.66, 0.35)), 0.06, hollow)


def join(pen: Pen, ink: Colour, hollow: Colour) -> None:
    """Draws two linked rings: kingdoms become one."""
    for x in (0.34, 0.66):
        pen.bend(x, 0.5, 0.22, 0.22, (0, 360), 0.13, hollow)
        pen.bend(x, 0.5, 0.22, 0.22, (0, 360), 0.09, ink)


def _turns(start: int, end: int) -> list[float]:
    """The angles from one to another in twelve steps, in radians."""
    return [math.radians(start + (end - start) * k / 12) for k in range(13)]


SIGNS: dict[str, Sign] = {
    "temple": temple, "farm": farm, "market": market, "settlement": settlement,
    "archer": archer, "bull": bull, "pot": pot, "lion": lion,
    "swords": swords, "arrows": arrows, "hourglass": hourglass, "shield": shield, "bag": bag,
    "join": join,
}  # fmt: skip


def draw_sign(
    picture: Image.Image,
    name: str,
    corner: Point,
    side: float,
    ink: Colour,
    hollow: Colour,
) -> None:
    """Draws a sign by its name on a picture; `side` is in pixels. Raises `KeyError` for an unknown
    name."""
    SIGNS[name](Pen(picture, corner, side), ink, hollow)
