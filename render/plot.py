"""The points of a game turn by turn, as lines: one a seat, with its emblem, name and final points.

Sizes are in units of a picture 400 wide, as everywhere (`render.theme`).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import cycle
from math import ceil, floor

from PIL import Image, ImageDraw

from render import theme
from render.cache import cached
from render.painter import RenderOptions
from render.pieces import Point, figure, large_disc, polygon, put_around, shorten, shrunk, write
from render.png import png
from render.theme import Colour, between

WIDTH, HEIGHT = 1200, 780
UNIT = WIDTH / theme.PHONE_WIDTH
LEFT, TOP, RIGHT, BOTTOM = 30.0, 12.0, 290.0, 236.0
"""The sheet that the lines are drawn on; labels stand around it."""
_PAD = 7.0
"""Room inside the sheet, so that no line runs along its edge."""
_SHEET: Colour = (236, 229, 212)
_GRID: Colour = (206, 196, 174)
_ZERO: Colour = (150, 138, 114)
_LARGER = 2
"""The lines are drawn this many times larger and shrunk: smooth edges."""
_WIDE, _EDGE = 3.0, 0.9
_BADGE = 15.0
_SMALL_BADGE = 10.0
_ROW = 21.0
"""Least distance between two labels."""
_MARKS = 5
"""Emblems along a line, the one at its end left out."""
_FLAG, _FIGURE = 15.0, 9.5
"""Width of a mark, and size of what stands in it."""
_EDGES: tuple[tuple[Colour, Colour], ...] = (
    *((_SHEET, other) for other in (theme.TABLE, _GRID, _ZERO)),
    *((theme.TABLE, other) for other in (theme.INK, theme.INK_SOFT)),
    *((theme.CHANGED_RIM, other) for other in (_SHEET, theme.CHANGED)),
    (theme.CHANGED, theme.CHANGED_INK),
    *((look.dark, other) for look in theme.SEATS for other in (_SHEET, theme.TABLE, look.fill)),
    *((look.fill, look.emblem) for look in theme.SEATS),
)
"""Colours that meet: what lies between them makes edges smooth."""
_NEAR = 7
"""How near another colour may not come to these: Pillow looks for the nearest one in steps of 4."""
_TURN = {"de": "Zug", "zh": "回合"}
"""By language: what the numbers below count; in English it is `turn`."""


@dataclass(frozen=True, slots=True)
class MarkedTurn:
    """A point of a seat's line that is to be seen at once."""

    turn: int
    seat: int
    label: str
    """One or two letters."""


@dataclass(frozen=True, slots=True)
class _Scale:
    """Where turns and points lie on the sheet."""

    turns: int
    low: int
    high: int

    def at(self, turn: float, points: float) -> Point:
        """In units."""
        wide, high = RIGHT - LEFT - 2 * _PAD, BOTTOM - TOP - 2 * _PAD
        x = LEFT + _PAD + wide * turn / max(1, self.turns)
        y = BOTTOM - _PAD - high * (points - self.low) / (self.high - self.low)
        return x, y


def points_plot(
    rows: Sequence[Sequence[int]], options: RenderOptions, marked: Sequence[MarkedTurn] = ()
) -> bytes:
    """A line for each seat as PNG; `rows` are the points by seat, at the beginning and after every
    turn. At least one row; `marked` turns are among them."""
    painted = _painted(rows, options, marked)
    return png(painted.quantize(palette=_palette(), dither=Image.Dither.NONE))


def _painted(
    rows: Sequence[Sequence[int]], options: RenderOptions, marked: Sequence[MarkedTurn]
) -> Image.Image:
    """The plot in true colours."""
    scale = _scale(rows)
    picture = _sheet(rows, scale)
    pen = ImageDraw.Draw(picture)
    _axes(pen, scale, _TURN.get(options.locale.split("-")[0], "turn"))
    _emblems(picture, rows, scale)
    _labels(picture, rows, scale, options)
    for mark in marked:
        _flag(picture, scale.at(mark.turn, rows[mark.turn][mark.seat]), mark.label)
    return picture


def _palette() -> Image.Image:
    """All colours of a plot, and steps between those that meet; a third of the bytes of true
    colours, in half of the time."""
    exact = list(dict.fromkeys(colour for pair in _EDGES for colour in pair))
    steps = [colour for pair in _EDGES for colour in between(*pair)]
    others = [step for step in steps if min(_far(step, colour) for colour in exact) > _NEAR]
    flat = [value for colour in (*exact, *others) for value in colour]
    picture = Image.new("P", (1, 1))
    picture.putpalette((flat + [0] * 768)[:768])
    return picture


def _far(one: Colour, other: Colour) -> int:
    return max(abs(a - b) for a, b in zip(one, other, strict=True))


def _scale(rows: Sequence[Sequence[int]]) -> _Scale:
    low, high = min(0, *map(min, rows)), max(map(max, rows))
    step = _step(high - low, 6)
    return _Scale(len(rows) - 1, floor(low / step) * step, max(1, ceil(high / step)) * step)


def _step(span: int, most: int) -> int:
    """A round number that goes at most so many times into a span."""
    step, factors = 1, cycle((2, 2.5, 2))
    while span / step > most:
        step = round(step * next(factors))
    return step


def _sheet(rows: Sequence[Sequence[int]], scale: _Scale) -> Image.Image:
    """The sheet with its grid and lines."""
    one = UNIT * _LARGER
    large = Image.new("RGB", (WIDTH * _LARGER, HEIGHT * _LARGER), theme.TABLE)
    pen = ImageDraw.Draw(large)
    pen.rounded_rectangle((LEFT * one, TOP * one, RIGHT * one, BOTTOM * one), 4 * one, fill=_SHEET)
    for points in range(scale.low, scale.high + 1, _step(scale.high - scale.low, 6)):
        y = scale.at(0, points)[1] * one
        colour, wide = (_ZERO, 1.0) if points == 0 else (_GRID, 0.7)
        pen.line((LEFT * one, y, RIGHT * one, y), colour, round(wide * one))
    for seat in _by_points(rows):
        line = [_times(scale.at(turn, row[seat]), one) for turn, row in enumerate(rows)]
        look = theme.SEATS[seat]
        _stroke(pen, line, (_WIDE + 2 * _EDGE) * one, look.dark)
        _stroke(pen, line, _WIDE * one, look.fill)
    return large.reduce(_LARGER)


def _by_points(rows: Sequence[Sequence[int]]) -> list[int]:
    """The seats, whoever ends lowest first, so that the leaders' lines lie on top."""
    return sorted(range(len(rows[-1])), key=lambda seat: rows[-1][seat])


def _times(point: Point, factor: float) -> Point:
    return point[0] * factor, point[1] * factor


def _stroke(pen: ImageDraw.ImageDraw, line: Sequence[Point], wide: float, fill: Colour) -> None:
    """A line with round ends; a dot where it has only one point."""
    pen.line(line, fill, round(wide), joint="curve")
    for x, y in (line[0], line[-1]):
        half = wide / 2 - 1
        pen.ellipse((x - half, y - half, x + half, y + half), fill)


def _axes(pen: ImageDraw.ImageDraw, scale: _Scale, word: str) -> None:
    """The numbers beside the sheet and below it, with what those below count."""
    size = theme.RIM_SIZE * UNIT
    for points in range(scale.low, scale.high + 1, _step(scale.high - scale.low, 6)):
        at = _times((LEFT - 4, scale.at(0, points)[1]), UNIT)
        write(pen, at, figure(points), size, theme.INK_SOFT, "rm")
    for turn in range(0, scale.turns + 1, _step(scale.turns, 8)):
        at = _times((scale.at(turn, 0)[0], BOTTOM + 9), UNIT)
        write(pen, at, str(turn), size, theme.INK_SOFT, "mm")
    write(pen, _times((RIGHT + 8, BOTTOM + 9), UNIT), word, size, theme.INK_SOFT, "lm")


def _emblems(picture: Image.Image, rows: Sequence[Sequence[int]], scale: _Scale) -> None:
    """Small emblems along the lines, at other turns for each seat; one at each line's end."""
    seats = len(rows[-1])
    for seat in _by_points(rows):
        for mark in range(_MARKS):
            turn = round(scale.turns * (mark + (seat + 0.5) / seats) / _MARKS)
            if 0 < turn < scale.turns:
                _put(picture, seat, scale.at(turn, rows[turn][seat]), _SMALL_BADGE)


def _put(picture: Image.Image, seat: int, at: Point, size: float) -> None:
    """An emblem with its middle at a point."""
    put_around(picture, emblem(seat, round(size * UNIT)), _times(at, UNIT))


def _flag(picture: Image.Image, at: Point, label: str) -> None:
    """A label in a disc on a line."""
    side, middle = round(_FLAG * UNIT), _times(at, UNIT)
    disc = shrunk(large_disc(side, theme.CHANGED_RIM, theme.CHANGED, 0.08), side)
    put_around(picture, disc, middle)
    write(ImageDraw.Draw(picture), middle, label, _FIGURE * UNIT, theme.CHANGED_INK, "mm")


def _labels(
    picture: Image.Image, rows: Sequence[Sequence[int]], scale: _Scale, options: RenderOptions
) -> None:
    """Emblem, final points and name of each seat, beside the end of its line."""
    pen = ImageDraw.Draw(picture)
    ends = [scale.at(scale.turns, points)[1] for points in rows[-1]]
    for seat, (end, y) in enumerate(zip(ends, apart(ends), strict=True)):
        look = theme.SEATS[seat]
        way = [(RIGHT - _PAD, end), (RIGHT + 2, end), (RIGHT + 9, y), (RIGHT + 16, y)]
        pen.line([_times(point, UNIT) for point in way], look.dark, round(2.4 * UNIT))
        pen.line([_times(point, UNIT) for point in way], look.fill, round(1.4 * UNIT))
        _put(picture, seat, (RIGHT + 17, y), _BADGE)
        points, size = figure(rows[-1][seat]), 13 * UNIT
        write(pen, _times((RIGHT + 51, y), UNIT), points, size, theme.INK, "rm")
        at, size = _times((RIGHT + 55, y), UNIT), theme.NAME_SIZE * UNIT
        short = shorten(options.name(seat), size, 53 * UNIT, options.script)
        write(pen, at, short, size, theme.INK, "lm", script=options.script)


def apart(heights: Sequence[float]) -> list[float]:
    """Heights of labels, as near as may be to the ends of their lines and none upon another."""
    order = sorted(range(len(heights)), key=lambda i: (heights[i], i))
    found = list(heights)
    lowest = BOTTOM - _ROW / 2
    for i in reversed(order):  # from below: pushed up by those under it
        found[i] = min(found[i], lowest)
        lowest = found[i] - _ROW
    highest = TOP + _ROW / 2
    for i in order:  # from above: pushed down again where there is no more room
        found[i] = max(found[i], highest)
        highest = found[i] + _ROW
    return found


@cached
def emblem(seat: int, size: int) -> Image.Image:
    """A seat's colour and sign as a round RGBA picture; shared, not to be changed."""
    look = theme.SEATS[seat]
    picture = large_disc(size, look.dark, look.fill, 0.08)
    sign = polygon(look.sign, (picture.width / 2, picture.width / 2), picture.width * 0.24)
    ImageDraw.Draw(picture).polygon(list(sign), look.emblem)
    return shrunk(picture, size)
