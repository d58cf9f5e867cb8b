"""The points of a game turn by turn, as lines: one a seat, with its emblem, name and final points.

Sizes are in units of a picture 400 wide, as everywhere (`render.theme`).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import cycle
from math import ceil, dist, floor
from statistics import fmean

from PIL import Image, ImageDraw

from render import theme
from render.cache import cached
from render.painter import RenderOptions
from render.pieces import (
    Point,
    figure,
    large_disc,
    length,
    polygon,
    put_around,
    shorten,
    shrunk,
    write,
)
from render.png import png
from render.strip import short_name
from render.theme import Colour, between, mix

WIDTH, HEIGHT = 1200, 810
UNIT = WIDTH / theme.PHONE_WIDTH
LEFT, TOP, BOTTOM = 28.0, 28.0, 250.0
"""The sheet on which the lines are drawn. Title and labels stand around it."""
_PAD = 7.0
"""The room inside the sheet that keeps lines away from its edge."""
_SHEET, _GRID = theme.PANEL, theme.TABLE_SOFT
_ZERO = mix(theme.TABLE_SOFT, theme.INK_SOFT, 0.5)
_LARGER = 2
"""The lines are drawn this many times larger and then shrunk, for smooth edges."""
_BAND = 270
"""The rows of pixels that are drawn at once. This takes a third of the memory of all rows."""
_WIDE, _RIM, _DOT = 1.6, 0.6, 4.6
"""The widths of a line, of the rim around it, and of a dot."""
_DARK = 100
"""A colour whose brightest part is darker than this needs a light rim."""
_TITLE = 12.5
_BADGE = 15.0
_ASIDE = 16.0
"""The distance from the sheet to the middle of a badge."""
_SIZE, _SMALLEST = theme.NAME_SIZE * UNIT, 0.76
"""The size of names in pixels, and the factor for the longest names."""
_MOST_NAME = 150.0
"""The most room for names."""
_ROW = 28.0
"""The least distance between two labels."""
_MOST_LINES, _MOST_TURNS = 6, 8
"""The most steps between the lines across the sheet, and between the numbers below it."""
_FLAG, _FIGURE = 15.0, 9.5
"""The width of a mark, and the size of the letters in it."""


def _rim(look: theme.SeatLook) -> Colour:
    """The colour of the rim between a seat's line and the ground."""
    return theme.INK_SOFT if max(look.fill) < _DARK else _SHEET


_EDGES: tuple[tuple[Colour, Colour], ...] = (
    *((_SHEET, other) for other in (theme.TABLE, _GRID, _ZERO, theme.INK_SOFT)),
    *((theme.TABLE, other) for other in (theme.INK, theme.INK_SOFT)),
    *((theme.CHANGED_RIM, other) for other in (_SHEET, theme.CHANGED)),
    (theme.CHANGED, theme.CHANGED_INK),
    *((look.fill, other) for look in theme.SEATS for other in (_rim(look), theme.TABLE)),
    *((look.fill, look.emblem) for look in theme.SEATS),
)
"""Pairs of colours that meet. The colours between them make smooth edges."""
_NEAR = 7
"""Other colours must differ from these by more than this: Pillow looks for the nearest colour in
steps of 4."""


@dataclass(frozen=True, slots=True)
class MarkedTurn:
    """A point of a seat's line that should be seen at once."""

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
    right: float
    """The east edge of the sheet."""

    def at(self, turn: float, points: float) -> Point:
        """The place of some points after a turn, in units."""
        wide, high = self.right - LEFT - 2 * _PAD, BOTTOM - TOP - 2 * _PAD
        x = LEFT + _PAD + wide * turn / max(1, self.turns)
        y = BOTTOM - _PAD - high * (points - self.low) / (self.high - self.low)
        return x, y

    def steps(self) -> range:
        """The points at which lines run across the sheet: 0 and multiples of a round number."""
        step = _step(self.high - self.low, _MOST_LINES)
        return range(ceil(self.low / step) * step, self.high + 1, step)


@dataclass(frozen=True, slots=True)
class Plot:
    """What is plotted."""

    rows: Sequence[Sequence[int]]
    """The values to plot, by seat: one row for the beginning, and one after every turn."""
    title: str = ""
    axis: str = ""
    """The word for what the numbers below the sheet count."""
    marked: Sequence[MarkedTurn] = ()
    scored: Sequence[Sequence[int]] = ()
    """The same rows with the points of the seats, where `rows` holds other values."""


def points_plot(plot: Plot, options: RenderOptions) -> bytes:
    """The plot as PNG, with a line for each seat."""
    painted = _painted(plot, options)
    return png(painted.quantize(palette=_palette(), dither=Image.Dither.NONE))


def _painted(plot: Plot, options: RenderOptions) -> Image.Image:
    """The plot in true colours."""
    rows = plot.rows
    scale = _scale(rows, right_edge(options, len(rows[-1])))
    picture = _sheet(plot, scale)
    pen = ImageDraw.Draw(picture)
    title = shorten(plot.title, _TITLE * UNIT, WIDTH - 16 * UNIT, options.script)
    write(pen, _times((8, TOP / 2), UNIT), title, _TITLE * UNIT, theme.INK, "lm",
          script=options.script)  # fmt: skip
    _axes(pen, scale, plot.axis)
    _labels(picture, rows[-1], scale, options)
    _flags(picture, plot, scale)
    return picture


def right_edge(options: RenderOptions, seats: int) -> float:
    """The east edge of the sheet. Beside it there is room for the names of the seats."""
    wide = max(length(short_name(options, seat, _SIZE, WIDTH), _SIZE, options.script)
               for seat in range(seats)) / UNIT  # fmt: skip
    return theme.PHONE_WIDTH - _ASIDE - _BADGE / 2 - 9 - min(max(wide, 30), _MOST_NAME)


def _palette() -> Image.Image:
    """The palette: all colours of a plot, and steps between those that meet. With it files have a
    third of the bytes of true colours, in half of the time."""
    exact = list(dict.fromkeys(colour for pair in _EDGES for colour in pair))
    steps = [colour for pair in _EDGES for colour in between(*pair)]
    others = [step for step in steps if min(_far(step, colour) for colour in exact) > _NEAR]
    flat = [value for colour in (*exact, *others) for value in colour]
    picture = Image.new("P", (1, 1))
    picture.putpalette((flat + [0] * 768)[:768])
    return picture


def _far(one: Colour, other: Colour) -> int:
    return max(abs(a - b) for a, b in zip(one, other, strict=True))


def _scale(rows: Sequence[Sequence[int]], right: float) -> _Scale:
    low, high = min(0, *map(min, rows)), max(map(max, rows))
    step = _step(high - low, _MOST_LINES)
    low, high = floor(low / step) * step, max(1, ceil(high / step)) * step
    return _Scale(len(rows) - 1, low, high, right)


def _step(span: int, limit: int) -> int:
    """A round number that goes at most `limit` times into a span."""
    step, factors = 1, cycle((2, 2.5, 2))
    while span / step > limit:
        step = round(step * next(factors))
    return step


def _sheet(plot: Plot, scale: _Scale) -> Image.Image:
    """The sheet with its grid, lines and dots."""
    picture = Image.new("RGB", (WIDTH, HEIGHT))
    for top in range(0, HEIGHT, _BAND):
        picture.paste(_band(plot, scale, top), (0, top))
    return picture


def _band(plot: Plot, scale: _Scale, top: int) -> Image.Image:
    """The `_BAND` rows of the sheet's picture that begin `top` pixels below its top."""
    one = UNIT * _LARGER
    large = Image.new("RGB", (WIDTH * _LARGER, _BAND * _LARGER), theme.TABLE)
    pen = ImageDraw.Draw(large)

    def at(x: float, y: float) -> Point:
        return x * one, y * one - top * _LARGER

    pen.rounded_rectangle((at(LEFT, TOP), at(scale.right, BOTTOM)), 4 * one, fill=_SHEET)
    for points in scale.steps():
        y = scale.at(0, points)[1]
        colour, wide = (_ZERO, 0.8) if points == 0 else (_GRID, 0.6)
        pen.line((at(LEFT, y), at(scale.right, y)), colour, round(wide * one))
    for seat in _by_points(plot.rows):
        line = [at(*scale.at(turn, row[seat])) for turn, row in enumerate(plot.rows)]
        _stroke(pen, line, one, theme.SEATS[seat])
    for seat, (end, y) in enumerate(_ends(plot.rows[-1], scale)):
        x = scale.right
        way = [at(x - _PAD, end), at(x + 1, end), at(x + 7, y), at(x + _ASIDE, y)]
        _stroke(pen, way, one, theme.SEATS[seat])
    for seat in _by_points(plot.rows):
        for turn in _scoring(plot.scored or plot.rows, seat):
            _dot(pen, at(*scale.at(turn, plot.rows[turn][seat])), one, theme.SEATS[seat])
    return large.reduce(_LARGER)


def _ends(points: Sequence[int], scale: _Scale) -> list[tuple[float, float]]:
    """By seat: the height at which its line ends, and the height of its label."""
    ends = [scale.at(scale.turns, known)[1] for known in points]
    return list(zip(ends, apart(ends), strict=True))


def _scoring(rows: Sequence[Sequence[int]], seat: int) -> Iterator[int]:
    """The turns in which the points of a seat changed."""
    return (turn for turn in range(1, len(rows)) if rows[turn][seat] != rows[turn - 1][seat])


def _by_points(rows: Sequence[Sequence[int]]) -> list[int]:
    """The seats, those with fewest points at the end first. So the leaders' lines lie on top."""
    return sorted(range(len(rows[-1])), key=lambda seat: rows[-1][seat])


def _times(point: Point, factor: float) -> Point:
    return point[0] * factor, point[1] * factor


def _stroke(
    pen: ImageDraw.ImageDraw, line: Sequence[Point], one: float, look: theme.SeatLook
) -> None:
    """Draws a line with its rim; `one` is the pixels of a unit."""
    for fill, wide in ((_rim(look), _WIDE + 2 * _RIM), (look.fill, _WIDE)):
        pen.line(line, fill, round(wide * one), joint="curve")


def _dot(pen: ImageDraw.ImageDraw, at: Point, one: float, look: theme.SeatLook) -> None:
    """Draws a dot with its rim; `one` is the pixels of a unit."""
    for fill, wide in ((_rim(look), _DOT + 2 * _RIM), (look.fill, _DOT)):
        pen.circle(at, wide * one / 2, fill)


def _axes(pen: ImageDraw.ImageDraw, scale: _Scale, word: str) -> None:
    """Writes the numbers beside the sheet and below it, with a word for what those below count."""
    size = theme.RIM_SIZE * UNIT
    for points in scale.steps():
        at = _times((LEFT - 4, scale.at(0, points)[1]), UNIT)
        write(pen, at, figure(points), size, theme.INK_SOFT, "rm")
    for turn in range(0, scale.turns + 1, _step(scale.turns, _MOST_TURNS)):
        at = _times((scale.at(turn, 0)[0], BOTTOM + 9), UNIT)
        write(pen, at, str(turn), size, theme.INK_SOFT, "mm")
    write(pen, _times((scale.right + 8, BOTTOM + 9), UNIT), word, size, theme.INK_SOFT, "lm")


def _flags(picture: Image.Image, plot: Plot, scale: _Scale) -> None:
    """Draws all labels of marked turns. A label that would hide a later one stands above or below
    its line, with a stem to it."""
    points = [scale.at(mark.turn, plot.rows[mark.turn][mark.seat]) for mark in plot.marked]
    places: list[Point] = []
    for point in reversed(points):
        places.insert(0, _beside(point, places))
    pen = ImageDraw.Draw(picture)
    for (x, y), (_, high) in zip(points, places, strict=True):
        for wide, colour in ((_WIDE + 2 * _RIM, theme.CHANGED_RIM), (_WIDE, theme.CHANGED)):
            pen.line((_times((x, y), UNIT), _times((x, high), UNIT)), colour, round(wide * UNIT))
    for place, mark in zip(places, plot.marked, strict=True):
        _flag(picture, place, mark.label)


def _beside(point: Point, places: Sequence[Point]) -> Point:
    """The place of a point's label: as near above or below it as possible without hiding labels at
    `places`."""
    x, y = point
    ways = (y + way * step for step in range(round(BOTTOM - TOP)) for way in (-1, 1))
    inside = (high for high in ways if TOP <= high <= BOTTOM)
    free = (high for high in inside if all(dist((x, high), other) >= _FLAG for other in places))
    return x, next(free, y)


def _flag(picture: Image.Image, at: Point, label: str) -> None:
    """Draws a label in a disc."""
    side, middle = round(_FLAG * UNIT), _times(at, UNIT)
    disc = shrunk(large_disc(side, theme.CHANGED_RIM, theme.CHANGED, 0.08), side)
    put_around(picture, disc, middle)
    write(ImageDraw.Draw(picture), middle, label, _FIGURE * UNIT, theme.CHANGED_INK, "mm")


def _labels(
    picture: Image.Image, points: Sequence[int], scale: _Scale, options: RenderOptions
) -> None:
    """Draws the sign, points and name of each seat beside the end of its line."""
    pen = ImageDraw.Draw(picture)
    for seat, (_, y) in enumerate(_ends(points, scale)):
        x = scale.right + _ASIDE
        put_around(picture, emblem(seat, round(_BADGE * UNIT)), _times((x, y), UNIT))
        x += _BADGE / 2 + 4
        write(pen, _times((x, y - 6), UNIT), figure(points[seat]), 13 * UNIT, theme.INK, "lm")
        _name(pen, (x, y + 7), seat, options)


def _name(pen: ImageDraw.ImageDraw, at: Point, seat: int, options: RenderOptions) -> None:
    """Writes the name of a seat from a point up to the edge of the picture. A long name is
    smaller."""
    room, script = WIDTH - (at[0] + 2) * UNIT, options.script
    wide = length(short_name(options, seat, _SIZE, WIDTH), _SIZE, script)
    size = _SIZE * min(1, max(_SMALLEST, room / wide))
    name = short_name(options, seat, size, room)
    write(pen, _times(at, UNIT), name, size, theme.INK_SOFT, "lm", script=script)


def apart(heights: Sequence[float]) -> list[float]:
    """The heights of labels: as near as possible to the ends of their lines, without covering each
    other."""
    order = sorted(range(len(heights)), key=lambda i: (heights[i], i))
    groups: list[list[float]] = []  # labels that touch: where each would have the first one lie
    for rank, i in enumerate(order):
        group = [heights[i] - rank * _ROW]
        while groups and fmean(groups[-1]) > fmean(group):
            group = groups.pop() + group
        groups.append(group)
    highest, lowest = TOP + _ROW / 2, BOTTOM + _ROW / 2 - len(order) * _ROW
    first = [max(highest, min(fmean(group), lowest)) for group in groups for _ in group]
    levels = {i: first[rank] + rank * _ROW for rank, i in enumerate(order)}
    return [levels[i] for i in range(len(heights))]


@cached
def emblem(seat: int, size: int) -> Image.Image:
    """A seat's colour and sign as a round RGBA picture; shared, not to be changed."""
    look = theme.SEATS[seat]
    picture = large_disc(size, _rim(look), look.fill, 0.06)
    sign = polygon(look.sign, (picture.width / 2, picture.width / 2), picture.width * 0.24)
    ImageDraw.Draw(picture).polygon(list(sign), look.emblem)
    return shrunk(picture, size)
