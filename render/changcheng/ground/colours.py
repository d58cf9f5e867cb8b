"""Colours of steppe, wall and China, and those the palette must hold exactly."""

from __future__ import annotations

from render import theme
from render.theme import Colour, between, mix

STEPPES: tuple[Colour, ...] = ((229, 194, 137), (240, 213, 163), (216, 176, 121))
"""The colours of Mongol provinces from west to east. They begin again with each board, so that
neighbours differ."""
FIELDS: tuple[Colour, ...] = ((166, 200, 126), (196, 216, 146), (144, 184, 120))
"""Chinese provinces."""
STEPPE_LINE: Colour = (142, 92, 48)
FIELD_LINE: Colour = (70, 104, 56)
STEPPE_INK: Colour = (96, 50, 22)
FIELD_INK: Colour = (30, 58, 30)
ROCK: Colour = (186, 142, 96)
ROCK_DARK: Colour = (160, 116, 76)
LEAF: Colour = (104, 148, 90)
LEAF_DARK: Colour = (78, 120, 72)
TRUNK: Colour = (112, 84, 56)
ROOF: Colour = (150, 80, 62)
FELT: Colour = (250, 240, 220)

STONE: Colour = (204, 189, 160)
STONE_DARK: Colour = (98, 84, 68)
STONE_LINE: Colour = (150, 136, 114)
SLAB: Colour = (236, 228, 210)
SHADE: Colour = (54, 48, 56)
"""The shade on land that the sun does not reach."""
WATER: Colour = (188, 214, 206)
RIPE: Colour = (226, 208, 124)
MIST: Colour = (250, 240, 222)
DISTANT: Colour = (138, 112, 106)
INK: Colour = (44, 32, 24)
WHITE: Colour = (255, 252, 244)
PAPER: Colour = (248, 236, 204)
GOLD: Colour = (240, 190, 70)
GOLD_DARK: Colour = (132, 86, 24)
SEAL: Colour = (190, 34, 32)
SEAL_DARK: Colour = (104, 14, 16)
ARMY: Colour = (110, 40, 32)
ARMY_DARK: Colour = (60, 18, 14)
NEUTRAL: Colour = (164, 162, 156)
NEUTRAL_DARK: Colour = (66, 64, 62)
PLATE: Colour = (30, 32, 36)


DUSK: tuple[Colour, ...] = (
    (54, 61, 68), (64, 73, 80), (80, 88, 92), (128, 130, 124),
)  # fmt: skip
"""Mountains beyond the last board, from far to near, and the wall on them."""
MOON: Colour = (120, 116, 104)
HALO: Colour = (49, 54, 59)


def fill_of(owner: int | None) -> Colour:
    """The colour of a seat's pieces; grey for neutral ones."""
    return NEUTRAL if owner is None else theme.SEATS[owner].fill


def dark_of(owner: int | None) -> Colour:
    """The rim of a seat's pieces."""
    return NEUTRAL_DARK if owner is None else theme.SEATS[owner].dark


def light_of(owner: int | None) -> Colour:
    """The sunlit parts of a seat's pieces."""
    return mix(fill_of(owner), WHITE, 0.42)


def deep_of(owner: int | None) -> Colour:
    """The shaded parts of a seat's pieces."""
    return mix(fill_of(owner), dark_of(owner), 0.55)


def emblem_of(owner: int | None) -> Colour:
    """The sign on a seat's pieces."""
    return WHITE if owner is None else theme.SEATS[owner].emblem


EXACT: tuple[Colour, ...] = (
    *theme.EXACT,
    *(mix(seat.fill, SLAB, 0.55) for seat in theme.SEATS),
    *(seat.emblem for seat in theme.SEATS),
    *(tone(owner) for owner in (*range(len(theme.SEATS)), None) for tone in (light_of, deep_of)),
    *between(theme.INK, theme.PANEL),
    *between(theme.INK, theme.PANEL_ACTIVE),
    *between(theme.MARK, PLATE),
    *between(PAPER, INK),
    *between(SLAB, INK),
    *STEPPES,
    *(mix(field, WATER, 0.6) for field in FIELDS),
    *DUSK,
    *(MOON, HALO),
    *FIELDS,
    *(STEPPE_LINE, FIELD_LINE, STEPPE_INK, FIELD_INK, ROCK, ROCK_DARK, LEAF, LEAF_DARK),
    *(
        TRUNK,
        ROOF,
        FELT,
        STONE,
        STONE_DARK,
        STONE_LINE,
        SLAB,
        SHADE,
        WATER,
        RIPE,
        INK,
        WHITE,
        PAPER,
    ),
    *(GOLD, GOLD_DARK, SEAL, SEAL_DARK, ARMY, ARMY_DARK, NEUTRAL, NEUTRAL_DARK, PLATE),
)
