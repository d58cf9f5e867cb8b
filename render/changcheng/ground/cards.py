"""Cards as clear pictures: sovereignty, emperor, army, action cards. Shared, not to be changed."""

from __future__ import annotations

import math
from collections.abc import Sequence

from PIL import Image

from render import theme
from render.brush import Brush, piece_brush, shadowed
from render.cache import cached
from render.changcheng.ground import colours as c
from render.changcheng.ground import signs
from render.changcheng.ground.atlas import SCALE
from render.changcheng.ground.glaze import coat, glaze
from render.changcheng.ground.pieces import emblem
from render.pieces import Point
from render.theme import mix

SEAL = 23.5
"""Half the side of a sovereignty card."""
CARD = (20.0, 24.5)
"""Half the sides of an emperor card, in units of the board."""
CAMP = 27.0
"""Radius of an army card."""
ACTION = (14.0, 18.0)
"""Half the sides of an action card that has all the room it needs."""
_LIFT = 3.2
"""How high cards lie above the board, in its units. Their shadows depend on it."""


def paint_camp(brush: Brush, at: Point) -> None:
    """Paints the place of an army card, as printed on the board."""
    brush.ring(at, CAMP - 2, 1.6, c.STEPPE_LINE)


def paint_court(brush: Brush, at: Point, row: float) -> None:
    """Paints the place of action cards, and later of an emperor card, as printed on the board."""
    x, y = at
    w, h = row / 2 - 1, CARD[1] + 1.5
    sheet = coat(brush)
    sheet.box((x, y), w, h, c.MIST, 7)
    glaze(brush, sheet, 0.34)
    signs.crown(brush, (x, y), 10, mix(c.FIELDS[1], c.FIELD_LINE, 0.45), c.FIELDS[1])


def _sheet(wide: float, high: float) -> Brush:
    """A brush for a card with these half sides on the board."""
    size = (round((2 * wide + 6) * SCALE), round((2 * high + 6) * SCALE))
    return piece_brush(size, 2 * wide + 6, c.INK)


def _lying(brush: Brush) -> Image.Image:
    """The picture on a brush, with its shadow."""
    return shadowed(brush.done(), _LIFT * SCALE)


STAMP: Sequence[Point] = (
    (-0.98, -0.94), (-0.5, -1.0), (0.1, -0.96), (0.62, -1.0), (0.97, -0.93), (1.0, -0.3),
    (0.95, 0.25), (1.0, 0.7), (0.93, 0.98), (0.3, 0.95), (-0.2, 1.0), (-0.7, 0.95), (-0.97, 0.98),
    (-1.0, 0.4), (-0.95, -0.1), (-1.0, -0.5),
)  # fmt: skip
"""The outline of a seal that was cut by hand."""


@cached
def sovereignty(value: int) -> Image.Image:
    """A sovereignty card: its value cut into a seal."""
    brush = _sheet(SEAL, SEAL)
    brush.box((0, 0), SEAL, SEAL, c.GOLD_DARK, 4)
    brush.box((0, 0), SEAL - 1.3, SEAL - 1.3, c.PAPER, 3)
    for side, colour in ((20.0, c.SEAL), (18.2, mix(c.SEAL, c.PAPER, 0.6)), (17.2, c.SEAL)):
        brush.shape([(x * side, y * side) for x, y in STAMP], colour)
    brush.text((0, -1.6), str(value), 37, c.WHITE, bold=0.045)
    return _lying(brush)


def carve_emperor(brush: Brush, wide: float, high: float) -> None:
    """Paints an emperor card with these half sides around the middle."""
    brush.box((0, 0), wide, high, c.SEAL_DARK, wide * 0.24)
    brush.box((0, 0), wide * 0.9, high * 0.92, c.GOLD, wide * 0.16)
    brush.box((0, 0), wide * 0.8, high * 0.84, c.SEAL, wide * 0.1)
    signs.crown(brush, (0, 0), wide * 0.62, c.GOLD, c.PAPER)


@cached
def emperor() -> Image.Image:
    """An emperor card on a completed province."""
    brush = _sheet(*CARD)
    carve_emperor(brush, *CARD)
    return _lying(brush)


@cached
def army(value: int | None, state: str, mark: str = "") -> Image.Image:
    """An army card: face down, face down but known to the viewer, turned up, or gone."""
    span = 2 * CAMP + 14
    brush = piece_brush(round(span * SCALE), span, c.ARMY_DARK)
    if mark:
        brush.disc((0, 0), CAMP + 5.4, c.INK)
        brush.disc((0, 0), CAMP + 4.3, theme.MARK)
    if state == "gone":
        _crossed_out_camp(brush)
        return brush.done()
    brush.disc((0, 0), CAMP, c.ARMY_DARK)
    if state == "up":
        brush.disc((0, 0), CAMP - 1.6, c.GOLD)
        brush.arc((0, 0), CAMP - 1.6, (-20, 110), 3.2, mix(c.GOLD, c.GOLD_DARK, 0.5))
        brush.disc((0, 0), CAMP - 5, c.ARMY_DARK)
        brush.disc((0, 0), CAMP - 6, mix(c.SEAL, c.ARMY, 0.3))
        brush.text((0, -2), str(value), 38, c.WHITE, bold=0.05)
    else:
        _shield(brush)
        _face_down(brush, value)
    return _lying(brush)


def _shield(brush: Brush) -> None:
    """Paints the back of an army card: a leather shield with rivets, lit from the north-west."""
    brush.disc((0, 0), CAMP - 1.8, c.ARMY)
    brush.arc((0, 0), CAMP - 1.8, (160, 290), 2.2, mix(c.ARMY, c.PAPER, 0.3))
    for turn in range(0, 360, 45):
        at = (
            (CAMP - 5.2) * math.cos(math.radians(turn)),
            (CAMP - 5.2) * math.sin(math.radians(turn)),
        )
        brush.disc(at, 1.9, c.ARMY_DARK)
        brush.disc((at[0] - 0.5, at[1] - 0.5), 1.2, mix(c.ARMY, c.GOLD, 0.6))


def _face_down(brush: Brush, value: int | None) -> None:
    """Draws the face-down side of an army card: the value for a viewer who knows it, else a
    question mark."""
    if value is None:
        brush.text((0, -2), "?", 36, mix(c.ARMY, c.PAPER, 0.75), bold=0.05)
        return
    brush.text((0, -7.5), str(value), 32, c.PAPER, bold=0.05)
    signs.eye(brush, (0, 15.5), 10, c.PAPER, c.ARMY)


@cached
def unseen(value: int) -> Image.Image:
    """An army that nobody has turned up: its value, and a sign that it is face down."""
    brush = piece_brush(round(52 * SCALE), 56, c.ARMY_DARK)
    brush.disc((0, 0), CAMP, mix(c.ARMY, c.PAPER, 0.5))
    _shield(brush)
    brush.text((0, -2), str(value), 36, c.PAPER, bold=0.05)
    return brush.done()


def _crossed_out_camp(brush: Brush) -> None:
    """Paints the crossed-out camp of an army that has left."""
    brush.ring((0, 0), CAMP, 3.2, c.ARMY)
    for k in (-1, 1):
        brush.line(((-12 * k, -12), (12 * k, 12)), 5, c.ARMY)


def loss_width(seats: int) -> float:
    """The width of an army's tag, if this many seats lost to the army."""
    return 36.0 + 21 * seats


@cached
def loss(seats: tuple[int, ...], value: int) -> Image.Image:
    """The tag that tells what an army cost, and the seats that lost it."""
    wide = loss_width(len(seats))
    brush = piece_brush((round(wide * SCALE), round(27 * SCALE)), wide, c.PLATE)
    brush.box((0, 0), wide / 2, 13.4, c.WHITE, 5)
    brush.box((0, 0), wide / 2 - 1.4, 12, c.PLATE, 4)
    brush.text((-wide / 2 + 18, -1.5), f"−{value}", 22, theme.INK, bold=0.02)
    for at, seat in enumerate(seats):
        x = -wide / 2 + 44 + 21 * at
        brush.disc((x, 0), 10, c.WHITE)
        brush.disc((x, 0), 9, c.fill_of(seat))
        emblem(brush, seat, (x, 0), 5.4, c.emblem_of(seat))
    return brush.done()


@cached
def laid(
    seat: int, card: int | None, count: int = 1, wide: float = ACTION[0], high: float = ACTION[1]
) -> Image.Image:
    """Action cards of a seat, face down. They show its sign, or for their owner the number. `wide`
    and `high` are half the sides of a card."""
    brush = _sheet(wide, high)
    brush.box((0, 0), wide, high, c.WHITE, 3.6)
    brush.box((0, 0), wide - 1.2, high - 1.2, c.dark_of(seat), 2.8)
    brush.box((0, 0), wide - 2.4, high - 2.4, c.fill_of(seat), 2)
    ink = c.emblem_of(seat)
    if card is not None:
        brush.box((0, 0), wide - 3.6, high - 3.6, c.PAPER, 1.6)
        brush.text(
            (0, -1.4), str(card), min(27.0, 1.9 * wide, 1.9 * high), c.dark_of(seat), bold=0.05
        )
    elif count > 1:
        emblem(brush, seat, (0, -high * 0.42), min(wide * 0.45, high * 0.34), ink)
        size = min(wide * 1.25, high * 1.1)
        brush.text((-0.3, high * 0.36), f"×{count}", size, ink, bold=0.03)
    else:
        emblem(brush, seat, (0, 0), min(wide, high) * 0.62, ink)
    return shadowed(brush.done(), 2 * SCALE)


@cached
def pack(seat: int, size: int) -> Image.Image:
    """A sign for the number of cards a seat holds, `size` pixels high."""
    brush = piece_brush(size, 52, c.INK)
    for x in (-8, 8):
        brush.box((x, 0), 15.5, 23.5, c.WHITE, 5)
        brush.box((x, 0), 13, 21, c.dark_of(seat), 4)
        brush.box((x, 0), 10.5, 18.5, c.fill_of(seat), 3)
    return brush.done()


@cached
def face(seat: int | None, card: int, wide: int, mark: str = "") -> Image.Image:
    """An action card turned up, `wide` pixels wide, with number and sign (grey without a seat).
    With the mark `chosen` or `picked` it has a frame; with `dull` it is dim."""
    brush = piece_brush((wide, round(wide * 1.3)), 60, c.INK)
    frame = {"chosen": theme.MARK, "picked": theme.ACCENT}.get(mark, c.WHITE)
    share = 0.6 if mark == "dull" else 0
    fill, ink = (mix(colour, c.PLATE, share) for colour in (c.fill_of(seat), c.emblem_of(seat)))
    brush.box((0, 0), 30, 39, c.PLATE, 7)
    brush.box((0, 0), 29, 38, mix(frame, c.PLATE, share), 6.4)
    inset = 5.0 if mark in ("chosen", "picked") else 3.0
    brush.box((0, 0), 29 - inset + 1, 38 - inset + 1, c.PLATE, 5)
    brush.box((0, 0), 29 - inset, 38 - inset, fill, 4)
    brush.text((0, -19), str(card), 32, ink, bold=0.05)
    signs.action(brush, card, (0, 16), 14, ink)
    return brush.done()
