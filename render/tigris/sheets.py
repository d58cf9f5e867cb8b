"""For the gallery: every piece there is."""

from __future__ import annotations

from PIL import Image

from render.png import png
from render.tigris import colours as c
from render.tigris import pieces
from render.tigris.board import PALETTE

_SIDE, _GAP = 150, 20
_DYNASTIES = ("archer", "bull", "pot", "lion")
_MONUMENTS = ("red-blue", "red-green", "red-black", "blue-green", "blue-black", "green-black")


def all_pieces() -> bytes:
    """Tiles, leaders of all dynasties, monuments, treasures and marks as PNG."""
    rows = [
        [pieces.tile(name, _SIDE) for name in c.TILE_COLOUR]
        + [pieces.back(_SIDE), pieces.catastrophe(_SIDE)],
        *_leaders(),
        [pieces.monument(name, _SIDE) for name in _MONUMENTS],
        [pieces.treasure(corner, _SIDE) for corner in (False, True)]
        + [pieces.emblem(sign, _SIDE, c.CREAM, c.DANGER) for sign in ("swords", "shield")],
    ]
    step = _SIDE + _GAP
    picture = Image.new("RGB", (6 * step + _GAP, len(rows) * step + _GAP), c.SAND)
    for row, line in enumerate(rows):
        for column, piece in enumerate(line):
            picture.paste(piece, (_GAP + column * step, _GAP + row * step), piece)
    return png(PALETTE.reduce(picture))


def _leaders() -> list[list[Image.Image]]:
    """A row a dynasty: its badge and its four leaders."""
    return [
        [pieces.dynasty(seat, sign, _SIDE)]
        + [pieces.leader(seat, sign, name, _SIDE) for name in c.LEADER_COLOUR]
        for seat, sign in enumerate(_DYNASTIES)
    ]
