"""The colours of Mesopotamia: sand, water, clay, and the four colours of the game."""

from __future__ import annotations

from render import theme
from render.theme import Colour, mix

SAND: Colour = (229, 203, 152)
SAND_LIGHT: Colour = (235, 213, 165)
SAND_GLOW: Colour = (242, 223, 179)
SAND_DARK: Colour = (222, 193, 140)
SAND_SHADE: Colour = (213, 182, 128)
SAND_SPECK: Colour = (190, 157, 104)
GROOVE: Colour = (96, 66, 30)
TUFT: Colour = (134, 140, 74)
PALM: Colour = (104, 116, 58)
TRUNK: Colour = (128, 92, 54)
FERTILE_PALE: Colour = (216, 202, 142)
FERTILE: Colour = (198, 196, 128)
FERTILE_RICH: Colour = (172, 182, 106)
FERTILE_SHADE: Colour = (146, 148, 88)
BANK: Colour = (132, 92, 46)
SHALLOWS: Colour = (122, 186, 196)
WATER: Colour = (100, 168, 188)
WATER_DEEP: Colour = (88, 156, 180)
RIPPLE: Colour = (160, 208, 216)
FRAME: Colour = (88, 58, 38)
FRAME_LIGHT: Colour = (134, 94, 60)
FRAME_DARK: Colour = (50, 32, 22)
FRAME_GRAIN: Colour = (77, 50, 33)
FRAME_INK: Colour = (246, 228, 190)
SEAM: Colour = mix(mix(SAND_DARK, GROOVE, 0.27), theme.SHADOW, 0.42)
SEAM_IN_WATER: Colour = mix(WATER_DEEP, theme.SHADOW, 0.42)
"""The ground between tiles side by side, which lies in their shadow."""

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
"""The four colours. They also differ in lightness, for people who cannot tell red from green."""
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
"""The colours of kingdoms' outlines. None of them is the colour of a tile."""


WOOD: tuple[Colour, ...] = tuple(mix(seat.fill, CREAM, 0.62) for seat in theme.SEATS)
"""By seat: the field of a leader's disc, of wood stained in the seat's colour."""

FIGHT: Colour = (255, 96, 84)
"""The mark of candidates that begin a conflict: bright on a dark ground."""
SCORES: dict[str, Colour] = {**LIGHT, "black": (214, 208, 206)}
"""By colour: the marks of candidates that score. They are bright on a dark ground."""
