"""Sheets of tiles: those still to come, or all there are."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import ImageDraw

from render import theme
from render.carcassonne import colours as c
from render.carcassonne.board import parchment, tile_picture
from render.pieces import write
from rules.carcassonne.position.box import box
from rules.carcassonne.told.view import View

COLUMNS = 6
WIDTH = 900


def remaining_sheet(view: View) -> bytes | None:
    """Every kind still to be drawn with how many there are, as PNG; None when none is left."""
    left = [(kind, count) for kind, count in view.remaining if count > 0]
    return sheet(left) if left else None


def sheet(left: Sequence[tuple[str, int]]) -> bytes:
    """Kinds of tiles with how many there are of each, as PNG."""
    unit = WIDTH / theme.PHONE_WIDTH
    gap, label = round(5 * unit), round(15 * unit)
    columns = min(COLUMNS, len(left))
    side = (WIDTH - gap) // COLUMNS - gap
    rows = -(-len(left) // columns)
    height = gap + rows * (side + label + gap)
    canvas = parchment((columns * (side + gap) + gap, height))
    for at, (kind, count) in enumerate(left):
        x = gap + at % columns * (side + gap)
        y = gap + at // columns * (side + label + gap)
        canvas.put(tile_picture(kind, 0, side), x, y)

        def draw(pen: ImageDraw.ImageDraw, count: int = count) -> None:
            write(pen, (side / 2, label * 0.45), f"×{count}", 12 * unit, c.TABLE_INK)

        canvas.edit((x, y + side, x + side, y + side + label), draw)
    return canvas.png()


def all_kinds() -> bytes:
    """Every kind of tile in the box with its count, as PNG."""
    return sheet([(kind, tile.count) for kind, tile in box().items()])
