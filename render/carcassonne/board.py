"""The table: tiles, rim, followers, marks."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from PIL import Image, ImageDraw

from render import theme
from render.cache import cached
from render.canvas import Canvas, Palette
from render.carcassonne.anchors import anchors
from render.carcassonne.tiles import master
from render.pieces import Point, dashed, follower, length, shrunk, write
from rules.carcassonne.told.view import View
from rules.grid import cell_at, column_name, row_name

SIZES = (150, 138, 126, 116, 106, 98, 90, 82, 76, 70, 64, 58, 54, 50, 46, 42, 38, 34, 30, 26, 22)
"""Sides of a tile in pixels: few, so that a growing board seldom needs all tiles anew."""

_SAMPLES = ("O", "L", "A", "S", "I", "R-CITYROAD", "R-LAKE", "R-CLOISTER")


def _sample() -> Image.Image:
    """Tiles and followers that show every colour there is."""
    side = 76
    picture = Image.new("RGB", (side * 4, side * 3), theme.TABLE)
    for at, kind in enumerate(_SAMPLES):
        small = shrunk(master(kind, 0), side)
        picture.paste(small, (at % 4 * side, at // 4 * side))
    for seat in range(len(theme.SEATS)):
        piece = follower(seat, 56)
        picture.paste(piece, (seat * 58, side * 2 + 8), piece)
    return picture


def _between(a: theme.Colour, b: theme.Colour) -> list[theme.Colour]:
    """Three colours on the way from one to another, for smooth edges."""
    return [
        ((a[0] * k + b[0] * j) // 4, (a[1] * k + b[1] * j) // 4, (a[2] * k + b[2] * j) // 4)
        for k, j in ((1, 3), (2, 2), (3, 1))
    ]


EXACT: tuple[theme.Colour, ...] = (
    *theme.EXACT,
    *_between(theme.INK, theme.TABLE),
    *_between(theme.INK, theme.PANEL),
    *_between(theme.INK, theme.PANEL_ACTIVE),
    *_between(theme.ACCENT, theme.PANEL_ACTIVE),
    *_between(theme.MARK, theme.TABLE_SOFT),
)
PALETTE = Palette("carcassonne", EXACT, _sample, chosen=96)


@cached
def tile_picture(kind: str, turn: int, side: int) -> Image.Image:
    """A tile in the palette's colours; shared, not to be changed."""
    gap = max(1, side // 60)
    inner = side - gap
    small = shrunk(master(kind, turn), inner)
    whole = Image.new("RGB", (side, side), theme.SHADOW)
    whole.paste(small, (0, 0))
    return PALETTE.reduce(whole)


@dataclass(frozen=True, slots=True)
class Area:
    """The part of the endless board that is shown, in cells, and the size of a cell in pixels."""

    west: int
    north: int
    columns: int
    rows: int
    side: int

    def pixel(self, cell: str) -> tuple[int, int]:
        """North-west corner of a cell, relative to that of the area."""
        x, y = cell_at(cell)
        return (x - self.west) * self.side, (y - self.north) * self.side

    def holds(self, cell: str) -> bool:
        """Whether a cell is in the area."""
        x, y = cell_at(cell)
        return 0 <= x - self.west < self.columns and 0 <= y - self.north < self.rows


_INNER = 1 - 2 * theme.RIM / theme.PHONE_WIDTH
"""The part of a picture's width between the rims."""


_ROWS_ROOM = 1640
"""Most pixels all rows together may take."""
_AROUND = (4, 3)
"""Columns and rows shown on every side of a cell that a private picture is about."""


def width_for(shown: Area, below: float = 0.0) -> int:
    """Width of the picture around an area: room for both rims, and never a thin upright strip.

    `below` is the height of what stands under the board, as a share of the width.
    """
    bands = (theme.STRIP + theme.GAP + 2 * theme.RIM) / theme.PHONE_WIDTH + below
    by_height = shown.rows * shown.side / (theme.MAX_HEIGHT_RATIO - bands)
    return max(theme.MIN_WIDTH, round(shown.columns * shown.side / _INNER), round(by_height))


def area(cells: Sequence[str], focus: str | None = None) -> Area:
    """The smallest area with all these cells, its tiles as large as fits.

    With a `focus` only the part around that cell.
    """
    at = [cell_at(cell) for cell in cells] or [(0, 0)]
    if focus:
        x, y = cell_at(focus)
        at = [c for c in at if abs(c[0] - x) <= _AROUND[0] and abs(c[1] - y) <= _AROUND[1]]
    west, north = min(x for x, _ in at), min(y for _, y in at)
    columns, rows = max(x for x, _ in at) - west + 1, max(y for _, y in at) - north + 1
    wide = theme.MAX_WIDTH if columns <= 20 else theme.WIDEST
    room = min(wide * _INNER / columns, _ROWS_ROOM / rows)
    side = next((s for s in SIZES if s <= room), max(8, int(room)))
    return Area(west, north, columns, rows, side)


FOLLOWER = 0.4
"""Side of a follower's picture, as a share of that of a tile."""


class Table:
    """An area of the board on a canvas, its north-west corner at (west, north)."""

    def __init__(self, canvas: Canvas, view: View, area: Area, west: int, north: int) -> None:
        self.canvas, self.view, self.area, self.west, self.north = canvas, view, area, west, north
        self.tiles = {tile.cell: tile for tile in view.tiles if area.holds(tile.cell)}

    def corner(self, cell: str) -> tuple[int, int]:
        """North-west corner of a cell on the canvas."""
        x, y = self.area.pixel(cell)
        return self.west + x, self.north + y

    def middle(self, cell: str, spot: str) -> Point:
        """Where a follower stands on a feature of a tile that is shown: not on the rim."""
        tile, side = self.tiles[cell], self.area.side
        (x, y), (ax, ay) = self.corner(cell), anchors(tile.tile, tile.turn)[spot]
        half = FOLLOWER / 2 * side
        east, south = self.west + self.area.columns * side, self.north + self.area.rows * side
        x = min(max(x + ax * side, self.west + half), east - half)
        return x, min(max(y + ay * side, self.north + half), south - half)


def draw_tiles(table: Table) -> None:
    """All tiles."""
    for tile in table.tiles.values():
        picture = tile_picture(tile.tile, tile.turn, table.area.side)
        table.canvas.put(picture, *table.corner(tile.cell))


def draw_followers(table: Table) -> None:
    """Every follower on its feature."""
    size = max(10, round(table.area.side * FOLLOWER))
    for piece in table.view.followers:
        if piece.cell in table.tiles:
            x, y = table.middle(piece.cell, piece.spot)
            picture = follower(piece.seat, size, piece.spot.startswith("field"))
            table.canvas.lay(picture, round(x - size / 2), round(y - size / 2))


NAME = 0.56
"""Width of the name of a cell that may be chosen at most, as a share of its side: followers reach
into it from other tiles."""


def draw_candidates(table: Table, cells: Sequence[str]) -> None:
    """Cells where the tile may go, with their names."""
    side = table.area.side
    inset = max(1, side // 14)
    widest = max((length(cell, side * 0.4) for cell in cells), default=0.0)
    size = 0.4 * side * min(1, NAME * side / max(1, widest))
    for cell in cells:
        x, y = table.corner(cell)

        def draw(pen: ImageDraw.ImageDraw, cell: str = cell) -> None:
            a, b = inset, side - inset
            pen.rounded_rectangle((a, a, b, b), radius=side // 9, fill=theme.TABLE_SOFT)
            width = max(1, side // 36)
            dashed(pen, ((a, a), (b, a), (b, b), (a, b), (a, a)), theme.MARK, width, side / 16)
            write(pen, (side / 2, side / 2), cell, size, theme.INK)

        table.canvas.edit((x, y, x + side, y + side), draw)


def draw_rim(table: Table) -> None:
    """Names of columns above and below, of rows left and right."""
    for label, x, y in rim_labels(table):
        table.canvas.put(label, x, y)


def rim_labels(table: Table) -> Iterator[tuple[Image.Image, int, int]]:
    """All names on the rim, with their north-west corners."""
    where, unit = table.area, table.canvas.width / theme.PHONE_WIDTH
    x0, y0, rim, size = table.west, table.north, round(theme.RIM * unit), theme.RIM_SIZE * unit
    width, height = where.columns * where.side, where.rows * where.side
    columns = [column_name(where.west + i) for i in range(where.columns)]
    rows = [row_name(where.north + i) for i in range(where.rows)]
    widest = max(length(name, size) for name in columns) + size * 0.4
    every_column = math.ceil(widest / where.side)
    every_row = math.ceil(size * 1.2 / where.side)

    for i in range(0, where.columns, every_column):
        label = _label(columns[i], every_column * where.side, rim, size)
        x = x0 + round((i + 0.5) * where.side - label.width / 2)
        yield from ((label, x, y) for y in (y0 - rim, y0 + height))
    for i in range(0, where.rows, every_row):
        label = _label(rows[i], rim, every_row * where.side, size)
        y = y0 + round((i + 0.5) * where.side - label.height / 2)
        yield from ((label, x, y) for x in (x0 - rim, x0 + width))


@cached
def _label(name: str, width: int, height: int, size: float) -> Image.Image:
    """A name on the empty table, in the palette's colours; shared, not to be changed."""
    picture = Image.new("RGB", (width, height), theme.TABLE)
    write(ImageDraw.Draw(picture), (width / 2, height / 2), name, size, theme.INK)
    return PALETTE.reduce(picture)
