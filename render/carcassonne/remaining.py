"""Sheets of tiles: those still to come, or all there are."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image, ImageDraw

from render import theme
from render.carcassonne.board import PALETTE, tile_picture
from render.pieces import write
from render.png import png
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
    picture = Image.new("RGB", (columns * (side + gap) + gap, height), theme.TABLE)
    pen = ImageDraw.Draw(picture)
    for at, (kind, count) in enumerate(left):
        x = gap + at % columns * (side + gap)
        y = gap + at // columns * (side + label + gap)
        picture.paste(tile_picture(kind, 0, side).convert("RGB"), (x, y))
        write(pen, (x + side / 2, y + side + label * 0.45), f"×{count}", 12 * unit, theme.INK)
    return png(PALETTE.reduce(picture))


def all_kinds() -> bytes:
    """Every kind of tile in the box with its count, as PNG."""
    return sheet([(kind, tile.count) for kind, tile in box().items()])
