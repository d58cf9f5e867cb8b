"""The table: tiles, rim, followers, marks."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from PIL import Image, ImageChops, ImageDraw

from render import theme
from render.brush import shadowed
from render.cache import cached
from render.canvas import Canvas, Palette
from render.carcassonne import colours as c
from render.carcassonne import meadow
from render.carcassonne.anchors import anchors
from render.carcassonne.tiles import master
from render.parts import Part
from render.pieces import Point, dashed, follower, length, shrunk, write
from render.theme import between
from rules.carcassonne.told.view import PlacedTile, View
from rules.grid import cell_at, column_name, row_name

SIZES = (150, 138, 126, 116, 106, 98, 90, 82, 76, 70, 64, 58, 54, 50, 46, 42, 38, 34, 30, 26, 22)
"""Possible sides of a tile in pixels. They are few, so that a growing board seldom needs all tiles
drawn anew."""

_SAMPLES = ("O", "L", "A", "S", "I", "R-CITYROAD", "R-LAKE", "R-CLOISTER")


def _sample() -> Image.Image:
    """A picture of tiles and followers with every colour there is."""
    side = 76
    picture = Image.new("RGB", (side * 4, side * 3), c.TABLE)
    for at, kind in enumerate(_SAMPLES):
        picture.paste(_seamed(shrunk(master(kind, 0), side)), (at % 4 * side, at // 4 * side))
    for seat in range(len(theme.SEATS)):
        piece = follower(seat, 56)
        picture.paste(piece, (seat * 58, side * 2 + 8), piece)
    return picture


EXACT: tuple[theme.Colour, ...] = (
    *theme.EXACT,
    *(c.TABLE, c.TABLE_DARK, c.TABLE_LIGHT, *c.TABLE_SHADES, c.TABLE_INK, c.SLOT),
    *(*c.GRASSES, c.GRASS_TUFT, c.FLOWER, c.TREE, c.TREE_LIGHT, c.TREE_DARK),
    *between(c.TABLE_INK, c.TABLE),
    *between(theme.INK, c.SLOT),
    *between(theme.INK, theme.PANEL),
    *between(theme.INK, theme.PANEL_ACTIVE),
    *between(theme.ACCENT, theme.PANEL_ACTIVE),
    *between(theme.MARK, c.SLOT),
    *between(theme.SEATS[0].fill, c.WHITE),
)
PALETTE = Palette("carcassonne", EXACT, _sample, chosen=45)


def parchment(size: tuple[int, int]) -> Canvas:
    """The empty table."""
    canvas = PALETTE.blank(size, c.TABLE)
    meadow.spread(PALETTE, canvas.image)
    return canvas


@cached
def tile_picture(kind: str, turn: int, side: int) -> Image.Image:
    """A tile in the palette's colours; shared, not to be changed."""
    return PALETTE.reduce(_seamed(shrunk(master(kind, turn), side)))


_SEAM = 0.4
"""How much darker the edges are."""


@cached
def _grass(kind: str, turn: int, side: int) -> Image.Image:
    """A mask, white where a tile is open grass."""
    return meadow.only(PALETTE, tile_picture(kind, turn, side), c.GRASS)


def _seamed(tile: Image.Image) -> Image.Image:
    """The same tile with darker edges in the east and south."""
    side, width = tile.width, max(1, tile.width // 90)
    for box in ((side - width, 0, side, side), (0, side - width, side, side)):
        edge = tile.crop(box)
        tile.paste(Image.blend(edge, Image.new("RGB", edge.size, c.SHADE), _SEAM), box)
    return tile


@dataclass(frozen=True, slots=True)
class Area:
    """The part of the endless board that is shown, in cells, and the side of a cell in pixels."""

    west: int
    north: int
    columns: int
    rows: int
    side: int

    def pixel(self, cell: str) -> tuple[int, int]:
        """The north-west corner of a cell in pixels, counted from that of the area."""
        x, y = cell_at(cell)
        return (x - self.west) * self.side, (y - self.north) * self.side

    def holds(self, cell: str) -> bool:
        """Whether a cell is in the area."""
        x, y = cell_at(cell)
        return 0 <= x - self.west < self.columns and 0 <= y - self.north < self.rows


_INNER = 1 - 2 * theme.RIM / theme.PHONE_WIDTH
"""The share of a picture's width between the rims."""


_ROWS_ROOM = 1640
"""The most pixels of all rows together."""
_TILES_ROOM = 850_000
"""The most pixels of all tiles together. More would make files too large."""
_AROUND = (4, 3)
"""How many columns and rows are shown on each side of the cell that a private picture is about."""


def width_for(area: Area, below: float = 0.0) -> int:
    """The width of the picture of an area: with room for both rims, and never a thin upright strip.
    `below` is the height of what stands under the board, as a share of the width."""
    bands = (theme.STRIP + theme.GAP + 2 * theme.RIM) / theme.PHONE_WIDTH + below
    by_height = area.rows * area.side / (theme.MAX_HEIGHT_RATIO - bands)
    return max(theme.MIN_WIDTH, round(area.columns * area.side / _INNER), round(by_height))


def area(cells: Sequence[str], focus: str | None = None) -> Area:
    """The smallest area that shows all these cells, with tiles as large as fits. With a `focus` it
    is only the part around that cell."""
    at = [cell_at(cell) for cell in cells] or [(0, 0)]
    if focus:
        x, y = cell_at(focus)
        at = [c for c in at if abs(c[0] - x) <= _AROUND[0] and abs(c[1] - y) <= _AROUND[1]]
    west, north = min(x for x, _ in at), min(y for _, y in at)
    columns, rows = max(x for x, _ in at) - west + 1, max(y for _, y in at) - north + 1
    wide = theme.MAX_WIDTH if columns <= 20 else theme.WIDEST
    room = min(wide * _INNER / columns, _ROWS_ROOM / rows, math.sqrt(_TILES_ROOM / len(at)))
    side = next((s for s in SIZES if s <= room), int(room))
    return Area(west, north, columns, rows, side)


FOLLOWER = 0.4
"""The side of a follower's picture, as a share of a tile's side."""


class Table:
    """An area of the board on a canvas. Its north-west corner is at (west, north)."""

    def __init__(self, canvas: Canvas, view: View, area: Area, west: int, north: int) -> None:
        self.canvas, self.view, self.area, self.west, self.north = canvas, view, area, west, north
        self.tiles = {tile.cell: tile for tile in view.tiles if area.holds(tile.cell)}

    def corner(self, cell: str) -> tuple[int, int]:
        """The north-west corner of a cell on the canvas."""
        x, y = self.area.pixel(cell)
        return self.west + x, self.north + y

    def middle(self, cell: str, spot: str) -> Point:
        """The place of a follower on a feature of a visible tile, wholly inside the picture."""
        tile, side = self.tiles[cell], self.area.side
        (x, y), (ax, ay) = self.corner(cell), anchors(tile.tile, tile.turn)[spot]
        half = FOLLOWER / 2 * side
        east, south = self.west + self.area.columns * side, self.north + self.area.rows * side
        x = min(max(x + ax * side, self.west + half), east - half)
        return x, min(max(y + ay * side, self.north + half), south - half)


def draw_tiles(table: Table) -> None:
    """Draws all tiles, each with a shadow on the table."""
    side = table.area.side
    for step, shade in enumerate(c.TABLE_SHADES):
        reach = round((0.06 - 0.02 * step) * side)
        for cell in table.tiles:
            x, y = table.corner(cell)
            box = (x - 1, y - 1, x + side + round(reach * 0.7), y + side + reach)
            table.canvas.image.paste(meadow.index_of(PALETTE, shade), box)
    for tile in table.tiles.values():
        put_tile(table.canvas, tile, side, table.corner(tile.cell))


def put_tile(canvas: Canvas, tile: PlacedTile, side: int, at: tuple[int, int]) -> None:
    """Draws a tile with the grass of its cell."""
    picture, grass = tile_picture(tile.tile, tile.turn, side), _grass(tile.tile, tile.turn, side)
    meadow.grow(canvas, picture, grass, at, tile.cell)


def draw_followers(table: Table) -> None:
    """Draws every follower on its feature."""
    size = round(table.area.side * FOLLOWER)
    for piece in table.view.followers:
        if piece.cell in table.tiles:
            x, y = table.middle(piece.cell, piece.spot)
            picture = standing(piece.seat, size, piece.spot.startswith("field"))
            half = picture.width / 2
            table.canvas.lay(picture, round(x - half), round(y - half))


@cached
def standing(seat: int, size: int, lying: bool) -> Image.Image:
    """A follower with its shadow; shared, not to be changed."""
    return shadowed(follower(seat, size, lying), size * (0.05 if lying else 0.09))


NAME = 0.56
"""The largest width of the name of a candidate cell, as a share of its side: followers on other
tiles reach into the cell."""


def draw_candidates(table: Table, cells: Sequence[str]) -> None:
    """Draws the cells where the tile may go, with their names."""
    side = table.area.side
    inset = max(1, side // 14)
    widest = max((length(cell, side * 0.4) for cell in cells), default=0.0)
    size = 0.4 * side * min(1, NAME * side / max(1, widest))
    for cell in cells:
        x, y = table.corner(cell)

        def draw(pen: ImageDraw.ImageDraw, cell: str = cell) -> None:
            a, b = inset, side - inset
            pen.rounded_rectangle((a, a, b, b), radius=side // 9, fill=c.SLOT)
            width = max(1, side // 36)
            dashed(pen, ((a, a), (b, a), (b, b), (a, b), (a, a)), theme.MARK, width, side / 16)
            write(pen, (side / 2, side / 2), cell, size, theme.INK)

        table.canvas.edit((x, y, x + side, y + side), draw)


def draw_rim(table: Table) -> None:
    """Draws the names of columns above and below, and of rows left and right."""
    for label, x, y in rim_labels(table):
        label.put(table.canvas, (x, y))


def rim_labels(table: Table) -> Iterator[tuple[Part, int, int]]:
    """All names on the rim, each with its north-west corner."""
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
        x = x0 + round((i + 0.5 - every_column / 2) * where.side)
        yield from ((label, x, y) for y in (y0 - rim, y0 + height))
    for i in range(0, where.rows, every_row):
        label = _label(rows[i], rim, every_row * where.side, size)
        y = y0 + round((i + 0.5 - every_row / 2) * where.side)
        yield from ((label, x, y) for x in (x0 - rim, x0 + width))


@cached
def _label(name: str, width: int, height: int, size: float) -> Part:
    """A name on the empty table, as a part."""
    picture = Image.new("RGB", (width, height), c.TABLE)
    write(ImageDraw.Draw(picture), (width / 2, height / 2), name, size, c.TABLE_INK)
    label = PALETTE.reduce(picture)
    return Part(label, ImageChops.invert(meadow.only(PALETTE, label, c.TABLE)), (0, 0))
