"""One look for all games: colours, fonts and sizes. Nothing here knows a game.

Sizes of text and rims are given in units of a picture 400 wide (a phone); a picture of width `W`
multiplies them by `W / 400`, so that they come out alike after Discord has shrunk it.
"""

from __future__ import annotations

import os
from dataclasses import dataclass
from typing import TypeAlias

Colour: TypeAlias = tuple[int, int, int]

DETAIL_VARIABLE = "MEEPLEPOST_DETAIL"
"""The environment variable that a process of posters is started with (`render.poster`)."""
DETAIL = float(os.environ.get(DETAIL_VARIABLE, "1"))
"""How many times larger than in messages this process draws."""


def detailed(pixels: int) -> int:
    """The number of pixels that this process draws for a number of pixels in messages."""
    return round(pixels * DETAIL)


def mix(one: Colour, other: Colour, share: float) -> Colour:
    """A colour between two; `share` is how much there is of the second, from 0 to 1."""
    return (
        round(one[0] + (other[0] - one[0]) * share),
        round(one[1] + (other[1] - one[1]) * share),
        round(one[2] + (other[2] - one[2]) * share),
    )


def between(one: Colour, other: Colour) -> list[Colour]:
    """Steps from one colour to another, for smooth edges."""
    return [mix(one, other, k / 4) for k in (1, 2, 3)]


PHONE_WIDTH = 400
MIN_WIDTH = 800
MAX_WIDTH = 1600
WIDEST = 2000
MAX_HEIGHT_RATIO = 1.45
"""Pictures are never much higher than wide; Discord would show them as a thin strip."""

TABLE: Colour = (43, 47, 51)
TABLE_SOFT: Colour = (53, 58, 63)
PANEL: Colour = (31, 33, 37)
PANEL_ACTIVE: Colour = (66, 60, 44)
INK: Colour = (242, 238, 228)
INK_SOFT: Colour = (176, 176, 170)
INK_DARK: Colour = (34, 30, 27)
ACCENT: Colour = (255, 196, 61)
MARK: Colour = (120, 214, 255)
SHADOW: Colour = (24, 25, 27)
CHANGED: Colour = (255, 64, 160)
"""The colours of marks of changes (`render.marks`). No seat, tile, map or candidate has them."""
CHANGED_RIM: Colour = (46, 8, 32)
CHANGED_INK: Colour = (255, 246, 250)
CHANGES: tuple[Colour, ...] = (
    *(CHANGED, CHANGED_RIM, CHANGED_INK),
    *between(CHANGED, CHANGED_RIM)[::2],
    *between(CHANGED, CHANGED_INK)[::2],
)
"""The colours that the palette of every game holds for marks."""


@dataclass(frozen=True, slots=True)
class SeatLook:
    """How a seat is told apart: by colour, and by emblem for people who cannot tell the colours."""

    fill: Colour
    dark: Colour
    emblem: Colour
    sign: str
    """Name of the emblem: `disc`, `triangle`, `square`, `cross` or `star`."""


SEATS: tuple[SeatLook, ...] = (
    SeatLook((38, 112, 214), (14, 48, 104), (255, 255, 255), "disc"),
    SeatLook((250, 208, 44), (118, 84, 0), (60, 42, 0), "triangle"),
    SeatLook((0, 168, 128), (0, 66, 52), (255, 255, 255), "square"),
    SeatLook((214, 50, 44), (96, 12, 14), (255, 255, 255), "cross"),
    SeatLook((56, 52, 60), (8, 8, 10), (255, 255, 255), "star"),
)
"""Blue, yellow, green, red and black, which also differ in lightness."""

EXACT: tuple[Colour, ...] = (
    *(TABLE, TABLE_SOFT, PANEL, PANEL_ACTIVE, INK, INK_SOFT, INK_DARK, ACCENT, MARK, SHADOW),
    *CHANGES,
    *(colour for seat in SEATS for colour in (seat.fill, seat.dark)),
)
"""The colours with which every palette begins."""

NAME_SIZE = 10.5
SCORE_SIZE = 17.0
SMALL_SIZE = 9.5
RIM_SIZE = 9.5
RIM = 15.0
STRIP = 38.0
GAP = 3.0
