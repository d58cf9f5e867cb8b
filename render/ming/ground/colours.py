"""Colours of the map and the cards, and those the palette must hold exactly."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from render import theme
from render.theme import Colour, between, mix
from rules.ming.position.box import box


def _colour(text: str) -> Colour:
    """A colour written as `#8a5a2b`."""
    value = int(text.removeprefix("#"), 16)
    return value >> 16, value >> 8 & 255, value & 255


PAPER: Colour = (246, 236, 211)
PAPER_DARK: Colour = (222, 204, 165)
SEA: Colour = (121, 171, 187)
SEA_LIGHT: Colour = (144, 189, 200)
SEA_PALE: Colour = (174, 210, 214)
SEA_LINE: Colour = (101, 151, 172)
LINE: Colour = (66, 42, 30)
LINE_SOFT: Colour = (122, 92, 68)
GOLD: Colour = (226, 180, 82)
GOLD_DARK: Colour = (138, 94, 34)
SEAL: Colour = (186, 34, 34)
ROOF: Colour = (156, 44, 38)
ROOF_DARK: Colour = (92, 22, 22)
ROOF_LIT: Colour = (214, 112, 88)
STONE: Colour = (196, 178, 148)
STONE_LIT: Colour = (232, 220, 194)
STONE_DARK: Colour = (112, 92, 74)
SAND: Colour = (226, 208, 172)
SAND_DARK: Colour = (196, 172, 134)
WOOD: Colour = (72, 48, 36)
WOOD_LIGHT: Colour = (104, 74, 54)
PLATE: Colour = (40, 33, 30)
WHITE: Colour = (255, 252, 244)
SKIN: Colour = (248, 220, 182)
BACK: Colour = (122, 36, 38)
DRAGON: Colour = (92, 58, 122)
NEUTRAL: Colour = (132, 132, 128)
NEUTRAL_DARK: Colour = (54, 54, 54)

PROVINCES: Mapping[str, Colour] = MappingProxyType(
    {province.key: _colour(province.colour) for province in box().provinces}
)
TRANSPORTS: Mapping[str, Colour] = MappingProxyType(
    {transport.key: _colour(transport.colour) for transport in box().transports}
    | {"dragon": DRAGON}
)
"""Cards by name, including the dragon."""


def shades(province: str) -> tuple[Colour, ...]:
    """The shades of a region from its border inwards."""
    full = PROVINCES[province]
    return mix(full, LINE, 0.22), mix(full, LINE, 0.09), full, mix(full, WHITE, 0.15)


def edges(province: str) -> tuple[Colour, Colour]:
    """The colours of a province's edges: those that face the light, and those away from it."""
    full = PROVINCES[province]
    return mix(full, WHITE, 0.5), mix(full, LINE, 0.46)


def halo(province: str) -> Colour:
    """The colour around the names of a province's regions."""
    return mix(PROVINCES[province], WHITE, 0.42)


EXACT: tuple[Colour, ...] = (
    *theme.EXACT,
    *between(theme.INK, theme.PANEL),
    *between(theme.INK, theme.PANEL_ACTIVE),
    *between(PAPER, LINE),
    *(PAPER, PAPER_DARK, SEA, SEA_LIGHT, SEA_PALE, SEA_LINE, LINE, LINE_SOFT, GOLD),
    *(GOLD_DARK, SEAL, ROOF, ROOF_DARK, ROOF_LIT, STONE, STONE_LIT, STONE_DARK, SAND, SAND_DARK),
    *(WOOD, WOOD_LIGHT, PLATE, WHITE, BACK, NEUTRAL),
    *(SKIN, NEUTRAL_DARK, *TRANSPORTS.values(), *PROVINCES.values()),
    *(shade for key in PROVINCES for shade in (*shades(key), *edges(key), halo(key))),
)
