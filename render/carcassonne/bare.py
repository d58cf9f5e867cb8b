"""The board alone, for posters and covers."""

from __future__ import annotations

from dataclasses import replace

from PIL import Image, ImageChops

from render import theme
from render.carcassonne import board
from render.carcassonne import colours as c
from render.carcassonne.tiles import MASTER
from render.pieces import with_opacity
from render.poster.framed import Lettering
from rules.carcassonne.told.view import View

LETTERING = Lettering(c.LINE, c.CITY, weight=600, spacing=0.3, motif="battlement")


def bare_board(view: View) -> Image.Image:
    """All tiles and the followers on them, clear around, half a tile of room on each side."""
    area = board.area([tile.cell for tile in view.tiles])
    side = theme.detailed(theme.MAX_WIDTH) // (max(area.columns, area.rows) + 1)
    area = replace(area, side=min(side, MASTER))
    size = ((area.columns + 1) * area.side, (area.rows + 1) * area.side)
    canvas = board.PALETTE.blank(size, theme.TABLE)
    table = board.Table(canvas, view, area, area.side // 2, area.side // 2)
    board.draw_tiles(table)
    laid = canvas.image.convert("RGB")
    board.draw_followers(table)
    stands = ImageChops.difference(laid, canvas.image.convert("RGB")).convert("L")
    seen = stands.point([0] + [255] * 255)
    for cell in table.tiles:
        x, y = table.corner(cell)
        seen.paste(255, (x, y, x + area.side, y + area.side))
    return with_opacity(canvas.image, seen)
