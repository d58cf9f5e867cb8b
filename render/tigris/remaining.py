"""What is still to come: tiles in the bag, treasures on the board, monuments nobody has built."""

from __future__ import annotations

from render.png import png
from render.tigris import colours as c
from render.tigris import pieces
from render.tigris.bands import Band
from render.tigris.board import PALETTE
from render.tigris.land import WIDTH, scaled
from rules.tigris.told.view import View

_HEIGHT = scaled(78)


def remaining_sheet(view: View) -> bytes:
    """Tiles, treasures and unbuilt monuments with their numbers, as PNG."""
    band = Band(_HEIGHT)
    gap = scaled(3)
    band.panel((gap, gap, WIDTH - gap, _HEIGHT - gap))
    y = scaled(22)
    band.put(pieces.emblem("bag", scaled(26), c.CREAM, c.CLAY_DARK), scaled(20), y)
    band.text(scaled(37), y, str(view.bag), 18)
    y = scaled(56)
    band.put(pieces.treasure(False, scaled(26)), scaled(20), y)
    band.text(scaled(37), y, str(len(view.treasures)), 18)
    for number, name in enumerate(view.unbuilt):
        band.put(pieces.monument(name, scaled(50)), scaled(103 + number * 53), _HEIGHT / 2)
    return png(PALETTE.reduce(band.picture))
