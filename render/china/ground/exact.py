"""The colours of the palette that must be exact, and steps between some for smooth edges."""

from __future__ import annotations

from render import theme
from render.china.ground import colours as c
from render.theme import Colour, between

EXACT: tuple[Colour, ...] = (
    *(theme.TABLE, theme.TABLE_SOFT, theme.PANEL, theme.PANEL_ACTIVE, theme.INK, theme.INK_SOFT),
    *(theme.INK_DARK, theme.ACCENT, theme.MARK, theme.SHADOW),
    *theme.CHANGES,
    *(colour for seat in theme.SEATS for colour in (seat.fill, seat.dark)),
    *between(theme.INK, theme.PANEL),
    *between(theme.INK, theme.PANEL_ACTIVE),
    *between(theme.ACCENT, theme.PANEL_ACTIVE),
    *between(theme.MARK, c.PLATE),
    *between(c.PAPER, c.LINE),
    *between(c.PLATE_TEXT, c.PLATE),
    *(c.PAPER, c.LINE, c.PLATE, c.PLATE_TEXT, c.GOLD, c.GOLD_DARK, c.SEAL, c.WHITE, c.ROAD),
    *(c.STONE, c.STONE_LIGHT, c.STONE_DARK, c.BACK, c.BACK_LIGHT, c.STEPPE, c.STEPPE_SOFT),
    *(c.SEA, c.SEA_LIGHT, c.SEA_PALE, c.SEA_LINE),
    *(shade for colour in c.CARDS for shade in c.shades(colour)),
)
