"""Colours of the map and of the cards."""

from __future__ import annotations

from collections.abc import Mapping

from render import theme
from render.theme import Colour, between, mix

PAPER: Colour = (246, 235, 208)
PAPER_SOFT: Colour = (229, 214, 178)
STEPPE: Colour = (222, 205, 164)
STEPPE_SOFT: Colour = (212, 193, 149)
STEPPE_DARK: Colour = (178, 154, 108)
SEA_DEEP: Colour = (112, 165, 187)
SEA: Colour = (126, 177, 195)
SEA_LIGHT: Colour = (148, 193, 205)
SEA_PALE: Colour = (170, 207, 212)
SEA_LINE: Colour = (98, 148, 170)
COAST: Colour = (86, 70, 52)
LINE: Colour = (74, 48, 34)
ROAD: Colour = (252, 240, 206)
ROAD_RIM: Colour = (88, 56, 36)
GOLD: Colour = (222, 178, 84)
GOLD_DARK: Colour = (134, 90, 34)
PLATE: Colour = (44, 36, 32)
PLATE_TEXT: Colour = (255, 222, 138)
STONE: Colour = (216, 211, 200)
STONE_LIGHT: Colour = (238, 234, 224)
STONE_DARK: Colour = (120, 112, 104)
WALL: Colour = (196, 168, 124)
WALL_LIGHT: Colour = (220, 196, 152)
WALL_DARK: Colour = (104, 80, 54)
PEAK: Colour = (150, 132, 112)
PEAK_LIGHT: Colour = (206, 192, 170)
PEAK_GROUND: Colour = (178, 162, 136)
MARSH: Colour = (132, 178, 172)
MARSH_LIGHT: Colour = (168, 204, 194)
REED: Colour = (74, 108, 74)
SEAL: Colour = (190, 34, 34)
BACK: Colour = (122, 36, 38)
BACK_LIGHT: Colour = (164, 64, 54)
WHITE: Colour = (255, 252, 242)

CARDS: Mapping[str, Colour] = {
    "red": (201, 72, 60),
    "green": (140, 186, 120),
    "orange": (226, 128, 36),
    "yellow": (248, 220, 104),
    "purple": (142, 98, 168),
}
"""States and cards by the name of their colour. They also differ in lightness, for people who
cannot tell red from green."""


def inks(colour: str) -> Colour:
    """The colour of writing on a card of this colour."""
    return WHITE if colour in ("red", "purple") else LINE


def shades(colour: str) -> tuple[Colour, ...]:
    """The shades of a state from its border inwards: deep at the edge, pale in the middle."""
    full = CARDS[colour]
    edge, middle = mix(full, LINE, 0.16), mix(full, PAPER, 0.3)
    return (edge, full, *[mix(full, middle, k / 3) for k in (1, 2, 3)])


def lit(colour: str) -> Colour:
    """The colour of the edges of a state that face the light."""
    return mix(CARDS[colour], WHITE, 0.5)


EXACT: tuple[Colour, ...] = (
    *theme.EXACT,
    *between(theme.INK, theme.PANEL),
    *between(theme.INK, theme.PANEL_ACTIVE),
    *between(theme.ACCENT, theme.PANEL_ACTIVE),
    *between(theme.MARK, PLATE),
    *between(PAPER, LINE),
    *between(PLATE_TEXT, PLATE),
    *(PAPER, LINE, PLATE, PLATE_TEXT, GOLD, GOLD_DARK, SEAL, WHITE, ROAD),
    *(STONE, STONE_LIGHT, STONE_DARK, BACK, BACK_LIGHT, STEPPE, STEPPE_SOFT),
    *(SEA_DEEP, SEA, SEA_LIGHT, SEA_PALE, SEA_LINE),
    *(shade for colour in CARDS for shade in shades(colour)),
    *(lit(colour) for colour in CARDS),
)
"""The exact colours of the palette, and steps between some of them for smooth edges."""
