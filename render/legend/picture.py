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
"""The most pieces side by side."""
MANY = 20
"""With more pieces than this, one more stands in each row."""
EXAMPLES = (760, 360)
"""The longer side of an example in pixels at most: alone in its row, and beside another one."""
SIZE = 23.0
LINE = 32
LINES = 3
"""The most lines of a name."""
GAP = 18
MARGIN = 10
"""The least number of pixels between two names."""
COLOURS = 256
"""The number of colours of a finished picture."""


@cached
def legend_picture(
    pieces: tuple[LegendPiece, ...], names: tuple[str, ...], script: Script
) -> bytes:
    """Pieces above their names in a script, then examples, as PNG. It is `WIDTH` pixels wide, or
    wider for many pieces."""
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
    """The rows of examples: two side by side, or one alone that takes more than half the width."""
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
    """Pieces above their names in `columns` columns. The longer side of each piece is `side`
    pixels."""
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
    """A piece in the size in which it is shown; shared."""
    drawn = piece.drawn(script)
    scale = side / max(drawn.size)
    scale = min(scale, 1.0) if piece.scored else scale
    return resized(drawn, (round(drawn.width * scale), round(drawn.height * scale)))


def columns_for(pieces: int) -> int:
    """The number of pieces side by side with which all rows are about equally full."""
    rows = -(-pieces // (COLUMNS + (pieces > MANY)))
    return -(-pieces // max(1, rows))


def _write(picture: Image.Image, name: str, top: Point, room: float, script: Script) -> None:
    """Writes a name below the point `top`, in lines at most `room` pixels wide."""
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
"""The number of widths that are tried for lines."""


def _lines(text: str, room: float) -> list[str]:
    """A text wrapped into as many lines as needed, up to `LINES`. No line is wider than `room`,
    except a single word or the last line."""
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
"""Where a line may break: before a word, or before any character beyond Latin. A figure stays on
one line with what it counts or is multiplied by."""
