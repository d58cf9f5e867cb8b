"""The picture of a legend: pieces above their names, then examples."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from PIL import Image, ImageDraw

from render import theme
from render.cache import cached
from render.emojis import resized
from render.legend.pieces import SIDE, LegendPiece
from render.pieces import Point, length, put_around, shorten, write
from render.png import png
from render.scripts import Script

WIDTH = 800
COLUMNS = 4
"""Pieces beside each other at most."""
MANY = 20
"""Of more pieces than this one more stands beside the others."""
EXAMPLES = (760, 360)
"""Pixels of the longer side, at most, of an example alone in its row, and of one beside another."""
SIZE = 23.0
LINE = 32
LINES = 3
"""Lines that a name may take."""
GAP = 18
MARGIN = 10
"""Pixels between two names, at least."""
COLOURS = 256
"""Colours of a finished picture."""


@cached
def legend_picture(
    pieces: tuple[LegendPiece, ...], names: tuple[str, ...], script: Script
) -> bytes:
    """Pieces above their names in a script, then examples, as PNG `WIDTH` pixels wide, wider for
    many."""
    entries = [*zip(pieces, names, strict=True)]
    small = [entry for entry in entries if not entry[0].scored]
    large = [entry for entry in entries if entry[0].scored]
    columns = columns_for(len(small))
    wide = WIDTH * max(columns, COLUMNS) // COLUMNS
    grids = [_grid(small, columns, wide, SIDE, script)] if small else []
    rows = ((row, len(row)) for row in _rows(large, script))
    grids += [_grid(row, count, wide, EXAMPLES[count - 1], script) for row, count in rows]
    picture = Image.new("RGB", (wide, sum(grid.height for grid in grids)), theme.TABLE)
    top = 0
    for grid in grids:
        picture.paste(grid, (0, top))
        top += grid.height
    method = Image.Quantize.MEDIANCUT if large else Image.Quantize.FASTOCTREE
    return png(picture.quantize(COLOURS, method, dither=Image.Dither.NONE))


def _rows(
    large: Sequence[tuple[LegendPiece, str]], script: Script
) -> Iterator[list[tuple[LegendPiece, str]]]:
    """Examples two beside each other, those alone that take more than half the width."""
    row: list[tuple[LegendPiece, str]] = []
    room = WIDTH
    for one in large:
        takes = WIDTH if 2 * _ready(one[0], script, EXAMPLES[0]).width > WIDTH else WIDTH // 2
        if takes > room:
            yield row
            row, room = [], WIDTH
        row.append(one)
        room -= takes
    if row:
        yield row


def _grid(
    entries: Sequence[tuple[LegendPiece, str]], columns: int, wide: int, side: int, script: Script
) -> Image.Image:
    """Pieces, their longer sides so many pixels, above their names."""
    rows, room = -(-len(entries) // columns), wide / columns - MARGIN
    ready = [_ready(piece, script, side) for piece, _ in entries]
    above = max(piece.height for piece in ready) if side > SIDE else side
    high = GAP + above + max(len(wrap(name, room)) for _, name in entries) * LINE + GAP
    picture = Image.new("RGB", (wide, rows * high), theme.TABLE)
    for at, (piece, (_, name)) in enumerate(zip(ready, entries, strict=True)):
        row, column = divmod(at, columns)
        inside = min(columns, len(entries) - row * columns)
        middle = wide * (2 * column + 1) / (2 * inside)
        put_around(picture, piece, (middle, row * high + GAP + above / 2))
        _write(picture, name, (middle, row * high + GAP + above), room, script)
    return picture


@cached
def _ready(piece: LegendPiece, script: Script, side: int) -> Image.Image:
    """A piece as large as it is shown; shared."""
    drawn = piece.drawn(script)
    scale = side / max(drawn.size)
    scale = min(scale, 1.0) if piece.scored else scale
    return resized(drawn, (round(drawn.width * scale), round(drawn.height * scale)))


def columns_for(pieces: int) -> int:
    """How many pieces stand beside each other, so that all rows are about as full."""
    rows = -(-pieces // (COLUMNS + (pieces > MANY)))
    return -(-pieces // max(1, rows))


def _write(picture: Image.Image, name: str, top: Point, room: float, script: Script) -> None:
    """A name in lines of so many pixels, from `top` down."""
    pen, (x, y) = ImageDraw.Draw(picture), top
    for number, line in enumerate(wrap(name, room)):
        at = (x, y + LINE * (number + 0.75))
        write(pen, at, line, SIZE, theme.INK, bold=False, script=script)


def wrap(text: str, room: float) -> list[str]:
    """A text wrapped into at most `LINES` lines of about equal length, none wider than `room`. What
    does not fit is cut."""
    lines = _lines(text, room)
    for share in range(_STEPS // LINES, _STEPS):
        narrower = room * share / _STEPS
        even = _lines(text, narrower)
        if len(even) == len(lines) and all(length(line, SIZE) <= narrower for line in even):
            return even
    return [shorten(line, SIZE, room) for line in lines]


_STEPS = 30
"""In so many steps the room for lines is tried."""


def _lines(text: str, room: float) -> list[str]:
    """As many lines as it takes, none longer than so many pixels unless it is one word."""
    lines = [""]
    for part in _BREAK.split(text):
        if lines[-1] and length(f"{lines[-1]}{part}".strip(), SIZE) > room and len(lines) < LINES:
            lines.append("")
        lines[-1] += part
    return [*map(str.strip, lines)]


_BREAK = re.compile(
    r"(?<![\d×+=])(?= )(?! ×)"
    r"|(?<=\d)(?= [+=])"
    r"|(?<! )(?=[\u2e80-\uffff])(?![，。；：、！？）])"
    r"|(?<=[，。；：、！？])"
)
"""Where a line may break: before a word or any character beyond Latin, but a figure stays with what
it counts, and is multiplied on one line."""
