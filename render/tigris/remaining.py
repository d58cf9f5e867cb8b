"""What is still to come: tiles in the bag, treasures on the board, monuments nobody has built."""

from __future__ import annotations

from render.png import png
from render.tigris import colours as c
from render.tigris import pieces
from render.tigris.bands import Band
from render.tigris.board import PALETTE
from render.tigris.land import UNIT, WIDTH
from rules.tigris.told.view import View

_HEIGHT = 78 * UNIT


def remaining_sheet(view: View) -> bytes:
    """Counts and unbuilt monuments as PNG."""
    band = Band(_HEIGHT)
    gap = 3 * UNIT
    band.panel((gap, gap, WIDTH - gap, _HEIGHT - gap))
    y = 22 * UNIT
    band.put(pieces.emblem("bag", 26 * UNIT, c.CREAM, c.CLAY_DARK), 20 * UNIT, y)
    band.text(37 * UNIT, y, str(view.bag), 18)
    y = 56 * UNIT
    band.put(pieces.treasure(False, 26 * UNIT), 20 * UNIT, y)
    band.text(37 * UNIT, y, str(len(view.treasures)), 18)
    for number, name in enumerate(view.unbuilt):
        band.put(pieces.monument(name, 50 * UNIT), (103 + number * 53) * UNIT, _HEIGHT / 2)
    return png(PALETTE.reduce(band.picture))
