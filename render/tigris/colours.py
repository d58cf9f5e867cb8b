"""The colours of Mesopotamia: sand, water, clay, and the four colours of the game."""

from __future__ import annotations

from render import theme
from render.theme import Colour, mix

SAND: Colour = (229, 205, 156)
SAND_LIGHT: Colour = (236, 215, 170)
SAND_DARK: Colour = (221, 195, 144)
SAND_LINE: Colour = (203, 175, 124)
SAND_SPECK: Colour = (194, 163, 110)
TUFT: Colour = (146, 146, 84)
FERTILE: Colour = (205, 199, 136)
FERTILE_RICH: Colour = (176, 185, 112)
BANK: Colour = (136, 96, 48)
WATER: Colour = (104, 172, 190)
WATER_DEEP: Colour = (90, 157, 180)
WATER_LINE: Colour = (128, 188, 202)
RIPPLE: Colour = (168, 213, 218)
FRAME: Colour = (84, 58, 40)
FRAME_LIGHT: Colour = (122, 87, 58)
FRAME_DARK: Colour = (54, 36, 26)
FRAME_GRAIN: Colour = (76, 52, 36)
FRAME_INK: Colour = (246, 228, 190)

OUTLINE: Colour = (42, 30, 24)
CREAM: Colour = (250, 238, 210)
WHITE: Colour = (255, 255, 255)
GOLD: Colour = (246, 190, 54)
GOLD_LIGHT: Colour = (255, 228, 130)
GOLD_DARK: Colour = (176, 116, 22)
CLAY: Colour = (196, 150, 104)
CLAY_LIGHT: Colour = (218, 178, 134)
CLAY_DARK: Colour = (146, 104, 68)
STAIR: Colour = (240, 224, 190)
ASH: Colour = (62, 52, 50)
ASH_LIGHT: Colour = (92, 78, 72)
EMBER: Colour = (255, 138, 38)
EMBER_LIGHT: Colour = (255, 216, 96)
DANGER: Colour = (206, 40, 40)

FILL: dict[str, Colour] = {
    "red": (194, 50, 40),
    "blue": (44, 96, 190),
    "green": (96, 180, 92),
    "black": (52, 48, 52),
}
"""The four colours: far apart in lightness for whoever cannot tell red from green."""
LIGHT: dict[str, Colour] = {
    "red": (216, 76, 60),
    "blue": (88, 142, 226),
    "green": (140, 214, 126),
    "black": (96, 90, 96),
}
DARK: dict[str, Colour] = {
    "red": (122, 24, 22),
    "blue": (22, 52, 116),
    "green": (30, 92, 40),
    "black": (20, 18, 20),
}
COLOURS: tuple[str, ...] = tuple(FILL)
TILE_COLOUR: dict[str, str] = dict(
    zip(("temple", "farm", "market", "settlement"), COLOURS, strict=True)
)
LEADER_COLOUR: dict[str, str] = dict(
    zip(("priest", "farmer", "trader", "king"), COLOURS, strict=True)
)
TILE_OF: dict[str, str] = {colour: tile for tile, colour in TILE_COLOUR.items()}

KINGDOMS: tuple[Colour, ...] = (
    (236, 60, 190),
    (20, 226, 236),
    (255, 122, 20),
    (84, 30, 160),
    (180, 255, 40),
    (255, 255, 255),
)
"""Outlines of kingdoms: none of them the colour of a tile."""


WOOD: tuple[Colour, ...] = tuple(mix(seat.fill, CREAM, 0.62) for seat in theme.SEATS)
"""The field of a leader's disc by seat: wood, stained in the seat's colour."""

FIGHT: Colour = (255, 96, 84)
"""Marks of candidates that begin a conflict: bright on a dark ground."""
SCORES: dict[str, Colour] = {**LIGHT, "black": (214, 208, 206)}
"""Marks of candidates that score, by colour: bright on a dark ground."""
