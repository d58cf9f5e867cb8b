"""What the private picture shows below the board: legal rotations, spots for the follower."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image, ImageDraw

from render import theme
from render.cache import cached
from render.canvas import Canvas
from render.carcassonne import colours as c
from render.carcassonne import meadow
from render.carcassonne.anchors import anchors
from render.carcassonne.board import PALETTE, parchment, put_tile, standing
from render.carcassonne.tiles import paint
from render.pieces import letter_badge, write
from rules.carcassonne.position.box import spots
from rules.carcassonne.told.view import PlacedTile, View
from rules.grid import cell_at, cell_name

SPOT_SHARE = 0.54
"""Side of the enlarged tile's picture, as a share of the width."""
TURN_SHARE = 0.39
"""The largest height of the strip of rotations, as a share of the width."""
LABEL = 15.0
"""Height of a rotation's label, in units."""


def rotations(view: View, kind: str, cell: str, turns: Sequence[int], width: int) -> Image.Image:
    """The drawn tile on its cell, once for each legal rotation, with its degrees written below."""
    unit = width / theme.PHONE_WIDTH
    gap = round(theme.GAP * unit)
    side = int((width - theme.GAP * unit) / max(3, len(turns)) - theme.GAP * unit)
    label = round((LABEL + theme.GAP) * unit)
    canvas = parchment((width, side + gap + label))
    free = width - len(turns) * (side + gap) - gap
    for at, turn in enumerate(turns):
        x = free // 2 + gap + at * (side + gap)
        canvas.put(_neighbourhood(view, cell, kind, turn, side), x, gap)

        def draw(pen: ImageDraw.ImageDraw, turn: int = turn) -> None:
            write(pen, (side / 2, LABEL * unit / 2), f"{turn}°", 11.5 * unit, c.TABLE_INK)

        canvas.edit((x, side + gap, x + side, canvas.height), draw)
    return canvas.image


def _neighbourhood(view: View, cell: str, kind: str, turn: int, side: int) -> Image.Image:
    """A tile on a cell, framed, with the nearer halves of its neighbours."""
    lies = {tile.cell: tile for tile in view.tiles}
    lies[cell] = PlacedTile(cell, kind, turn, view.turn)
    half = side // 4
    full = side - 2 * half
    canvas = PALETTE.blank((side, side), c.TABLE_SHADES[0])
    middle_x, middle_y = cell_at(cell)
    for dx in (-1, 0, 1):
        for dy in (-1, 0, 1):
            tile = lies.get(cell_name(middle_x + dx, middle_y + dy))
            if tile:
                put_tile(canvas, tile, full, (half + dx * full, half + dy * full))
    rim = max(2, side // 60)

    def draw(pen: ImageDraw.ImageDraw) -> None:
        a, b = half - rim, half + full + rim - 1
        pen.rectangle((a, a, b, b), outline=theme.ACCENT, width=rim)
        pen.rectangle((0, 0, side - 1, side - 1), outline=c.TABLE_INK, width=max(1, rim // 2))

    canvas.edit((0, 0, side, side), draw)
    return canvas.image


@cached
def _large(kind: str, turn: int, side: int) -> Image.Image:
    """A tile at a size of its own. The newest ones are kept."""
    return PALETTE.reduce(paint(kind, turn, side))


def spots_picture(view: View, tile: PlacedTile, names: Sequence[str], width: int) -> Image.Image:
    """The placed tile, enlarged. The letters A, B, C ... stand for the named spots, in that
    order."""
    height = round(width * SPOT_SHARE + 2 * theme.GAP * width / theme.PHONE_WIDTH)
    canvas, side = parchment((width, height)), round(width * SPOT_SHARE)
    x0, y0 = (width - side) // 2, (height - side) // 2
    rim = max(3, side // 90)
    frame = (x0 - rim, y0 - rim, x0 + side + rim, y0 + side + rim)
    canvas.image.paste(meadow.index_of(PALETTE, theme.ACCENT), frame)
    large = _large(tile.tile, tile.turn, side)
    meadow.grow(canvas, large, meadow.only(PALETTE, large, c.GRASS), (x0, y0), tile.cell)
    places = anchors(tile.tile, tile.turn)
    lying = {spot.name for spot in spots(tile.tile, tile.turn) if spot.sort == "field"}
    for letter, name in enumerate(names):
        if name in places:
            x, y = places[name]
            at = (round(x0 + x * side), round(y0 + y * side))
            _spot(canvas, view, at, chr(65 + letter), lying=name in lying)
    return canvas.image


def _spot(canvas: Canvas, view: View, at: tuple[int, int], letter: str, *, lying: bool) -> None:
    """Draws the follower as it would stand, with its letter."""
    unit = canvas.width / theme.PHONE_WIDTH
    piece = standing(view.turn, round(34 * unit), lying)
    canvas.lay(piece, at[0] - piece.width // 2, at[1] - piece.height // 2)
    badge = letter_badge(letter, round(19 * unit))
    canvas.lay(badge, at[0] + round(4 * unit), at[1] - round(19 * unit))
