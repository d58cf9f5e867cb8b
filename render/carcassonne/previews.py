"""What the private picture shows below the board: legal rotations, spots for the follower."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image, ImageDraw

from render import theme
from render.cache import cached
from render.carcassonne.anchors import anchors
from render.carcassonne.board import tile_picture
from render.carcassonne.tiles import paint
from render.pieces import follower, letter_badge, write
from rules.carcassonne.position.box import spots
from rules.carcassonne.told.view import PlacedTile, View
from rules.grid import cell_at, cell_name

SPOT_SHARE = 0.54
"""Side of the enlarged tile's picture, as a share of the width."""
TURN_SHARE = 0.39
"""Most height of the strip of rotations, as a share of the width."""
LABEL = 15.0
"""Height of a rotation's label, in units."""


def rotations(view: View, kind: str, cell: str, turns: Sequence[int], width: int) -> Image.Image:
    """The drawn tile on its cell, once for every legal rotation, each labelled in degrees."""
    unit = width / theme.PHONE_WIDTH
    gap = round(theme.GAP * unit)
    side = int((width - theme.GAP * unit) / max(3, len(turns)) - theme.GAP * unit)
    height = side + round((LABEL + 2 * theme.GAP) * unit)
    picture = Image.new("RGB", (width, height), theme.TABLE)
    pen = ImageDraw.Draw(picture)
    free = width - len(turns) * (side + gap) - gap
    for at, turn in enumerate(turns):
        x, y = free // 2 + gap + at * (side + gap), gap
        picture.paste(_neighbourhood(view, cell, kind, turn, side), (x, y))
        pen.rectangle(
            (x, y, x + side - 1, y + side - 1), outline=theme.PANEL, width=max(1, gap // 3)
        )
        middle = (x + side / 2, y + side + LABEL * unit * 0.5)
        write(pen, middle, f"{turn}°", 11.5 * unit, theme.ACCENT)
    return picture


def _neighbourhood(view: View, cell: str, kind: str, turn: int, side: int) -> Image.Image:
    """A tile on a cell with the nearer halves of its neighbours, framed."""
    lies = {tile.cell: tile for tile in view.tiles}
    lies[cell] = PlacedTile(cell, kind, turn, view.turn)
    half = side // 4
    full = side - 2 * half
    picture = Image.new("RGB", (side, side), theme.TABLE_SOFT)
    middle_x, middle_y = cell_at(cell)
    for dx in (-1, 0, 1):
        for dy in (-1, 0, 1):
            tile = lies.get(cell_name(middle_x + dx, middle_y + dy))
            if tile:
                part = tile_picture(tile.tile, tile.turn, full).convert("RGB")
                picture.paste(part, (half + dx * full, half + dy * full))
    rim = max(2, side // 60)
    ImageDraw.Draw(picture).rectangle(
        (half - rim, half - rim, half + full + rim - 1, half + full + rim - 1),
        outline=theme.ACCENT,
        width=rim,
    )
    return picture


@cached
def _large(kind: str, turn: int, side: int) -> Image.Image:
    """A tile at a size of its own, the newest ones kept."""
    return paint(kind, turn, side)


def spots_picture(view: View, tile: PlacedTile, names: Sequence[str], width: int) -> Image.Image:
    """The placed tile enlarged; A, B, C ... stand for the named spots, in that order."""
    height = round(width * SPOT_SHARE + 2 * theme.GAP * width / theme.PHONE_WIDTH)
    picture = Image.new("RGB", (width, height), theme.TABLE)
    side = round(width * SPOT_SHARE)
    x0, y0 = (width - side) // 2, (picture.height - side) // 2
    rim = max(3, side // 90)
    frame = (x0 - rim, y0 - rim, x0 + side + rim - 1, y0 + side + rim - 1)
    ImageDraw.Draw(picture).rectangle(frame, fill=theme.ACCENT)
    picture.paste(_large(tile.tile, tile.turn, side), (x0, y0))
    places = anchors(tile.tile, tile.turn)
    lying = {spot.name for spot in spots(tile.tile, tile.turn) if spot.sort == "field"}
    for letter, name in enumerate(names):
        if name in places:
            x, y = places[name]
            at = (round(x0 + x * side), round(y0 + y * side))
            _spot(picture, view, at, chr(65 + letter), name in lying)
    return picture


def _spot(picture: Image.Image, view: View, at: tuple[int, int], letter: str, lying: bool) -> None:
    """The follower as it would stand, and its letter."""
    unit = picture.width / theme.PHONE_WIDTH
    piece = follower(view.turn, round(34 * unit), lying)
    picture.paste(piece, (at[0] - piece.width // 2, at[1] - piece.height // 2), piece)
    badge = letter_badge(letter, round(19 * unit))
    corner = (at[0] + round(4 * unit), at[1] - round(19 * unit))
    picture.paste(badge, corner, badge)
