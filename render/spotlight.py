"""Only what is marked is bright: a board on which everything else is dimmed."""

from __future__ import annotations

import io
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

from PIL import Image, ImageChops, ImageDraw

from render.marks import Box
from render.painter import Painter, RenderOptions
from render.png import png

_SQUARE = 8
"""The side in pixels of the squares in which marked places are found."""
_AROUND = 2.5
"""How many squares around a marked place stay bright."""
_DIM = 0.5
"""The brightness of everything else."""
_COLOURS = 256
"""The number of colours in a palette."""
_DIMMED = 96
"""The least number of them left for what is dimmed."""


def spotlight(painter: Painter[Any], view: Any, options: RenderOptions) -> bytes:
    """The board as PNG, with everything dimmed but its marks. Unchanged where nothing is marked.
    Marked places are found by how the marks change the picture, so painters need not know."""
    marked = painter.board(view, options)
    if options.choice is None and not options.changes:
        return marked
    bare = painter.board(view, replace(options, choice=None, changes=()))
    lit, plain = _in_palette(marked), _in_palette(bare)
    boxes = list(_differences(lit, plain))
    return png(_dimmed(lit, boxes), quick=options.passing) if boxes else marked


def _in_palette(png: bytes) -> Image.Image:
    """The picture in a PNG, in a palette. Most painters draw it so."""
    picture = Image.open(io.BytesIO(png), formats=("PNG",))
    picture.load()
    return picture if picture.mode == "P" else picture.quantize(_COLOURS)


def _differences(first: Image.Image, second: Image.Image) -> Iterator[Box]:
    """Boxes around the places in which two pictures differ; none if their sizes differ."""
    if first.size != second.size:
        return
    if first.getpalette() != second.getpalette():
        first, second = (picture.convert("RGB").convert("L") for picture in (first, second))
    differs = _mapped(ImageChops.difference(first, second), [0] + [255] * 255, "L")
    small = differs.reduce(_SQUARE)
    width, raw = small.width, small.tobytes()
    squares = {(at % width, at // width) for at, level in enumerate(raw) if level}
    while squares:
        yield _box_around(_take_connected(squares))


def _take_connected(squares_left: set[tuple[int, int]]) -> list[tuple[int, int]]:
    """Removes and returns one group of connected squares. A gap of one square still connects."""
    squares = [squares_left.pop()]
    for x, y in squares:
        near = {(x + dx, y + dy) for dx in range(-2, 3) for dy in range(-2, 3)} & squares_left
        squares_left -= near
        squares += near
    return squares


def _box_around(squares: Sequence[tuple[int, int]]) -> Box:
    """The box around some squares and those that stay bright with them, in pixels."""
    xs, ys = [x for x, _ in squares], [y for _, y in squares]
    return (
        round((min(xs) - _AROUND) * _SQUARE),
        round((min(ys) - _AROUND) * _SQUARE),
        round((max(xs) + 1 + _AROUND) * _SQUARE),
        round((max(ys) + 1 + _AROUND) * _SQUARE),
    )


def _dimmed(picture: Image.Image, bright: Sequence[Box]) -> Image.Image:
    """The picture with everything dimmed but these boxes. Bright and dimmed colours are separate
    entries of one palette, so pixels only change their palette index."""
    mask = Image.new("1", picture.size)
    pen = ImageDraw.Draw(mask)
    for box in bright:
        pen.rounded_rectangle(box, 2 * _SQUARE, 1)
    levels = picture.getpalette() or []
    colours = list(zip(*[iter(levels)] * 3, strict=True))
    light, lit = _renumbered(colours, picture.histogram(mask), _COLOURS - _DIMMED)
    room, rest = _COLOURS - len(light), picture.histogram(ImageChops.invert(mask))
    dark, dim = _renumbered(colours, rest, room, len(light))
    whole = _mapped(picture, dim)
    whole.paste(_mapped(picture, lit), mask=mask)
    palette = [level for one in light for level in colours[one]]
    whole.putpalette(palette + [int(level * _DIM) for one in dark for level in colours[one]])
    return whole


def _renumbered(
    colours: Sequence[tuple[int, ...]], counts: Sequence[int], limit: int, first: int = 0
) -> tuple[list[int], list[int]]:
    """The `limit` most frequent colours, and a table from each colour to its new index. New indices
    count from `first`. Rarer colours become the nearest frequent one."""
    used = sorted((one for one, count in enumerate(counts) if count), key=lambda one: -counts[one])
    kept, rarer = used[:limit], used[limit:]
    table = [0] * _COLOURS
    for number, one in enumerate(kept, first):
        table[one] = number
    for one in rarer:
        table[one] = table[min(kept, key=lambda other: _distance(colours[one], colours[other]))]
    return kept, table


def _mapped(picture: Image.Image, table: list[int], mode: str | None = None) -> Image.Image:
    """The picture with its palette indices mapped by a table."""
    return picture.point(table, mode)


def _distance(first: tuple[int, ...], second: tuple[int, ...]) -> int:
    return sum((a - b) ** 2 for a, b in zip(first, second, strict=True))
