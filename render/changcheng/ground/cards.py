"""Cards as clear pictures: sovereignty, emperor, army, action cards. Shared, not to be changed."""

from __future__ import annotations

from PIL import Image

from render import theme
from render.brush import Brush, piece_brush
from render.cache import cached
from render.changcheng.ground import colours as c
from render.changcheng.ground import signs
from render.changcheng.ground.atlas import SCALE
from render.changcheng.ground.pieces import emblem
from render.theme import mix

CARD = (25.0, 31.0)
"""Half the sides of sovereignty and emperor cards, in units of the board."""
CAMP = 31.0
"""Radius of an army card."""
ACTION = (16.0, 20.5)
"""Half the sides of an action card on the board."""


def paint_camp(brush: Brush, at: tuple[float, float]) -> None:
    """Where an army card lies, printed on the board."""
    brush.ring(at, CAMP - 2, 1.6, c.STEPPE_LINE)


def paint_throne(brush: Brush, at: tuple[float, float]) -> None:
    """Where an emperor card will lie, printed on the board."""
    x, y = at
    w, h = CARD[0] - 3, CARD[1] - 3
    for a, b in (((-w, -h), (w, -h)), ((w, -h), (w, h)), ((w, h), (-w, h)), ((-w, h), (-w, -h))):
        brush.line(((x + a[0], y + a[1]), (x + b[0], y + b[1])), 1.6, c.FIELD_LINE)
    brush.ring((x, y), 9, 1.6, c.FIELD_LINE)


def _sheet(wide: float, high: float) -> Brush:
    """For a card with these half sides on the board."""
    size = (round((2 * wide + 6) * SCALE), round((2 * high + 6) * SCALE))
    return piece_brush(size, 2 * wide + 6, c.INK)


@cached
def sovereignty(value: int) -> Image.Image:
    """A sovereignty card with its value."""
    brush = _sheet(*CARD)
    brush.box((0, 0), *CARD, c.GOLD_DARK, 6)
    brush.box((0, 0), CARD[0] - 2.6, CARD[1] - 2.6, c.PAPER, 4)
    brush.text((0, -2), str(value), 45, c.SEAL_DARK, bold=0.05)
    return brush.done()


def carve_emperor(brush: Brush, wide: float, high: float) -> None:
    """An emperor card with these half sides around the middle."""
    brush.box((0, 0), wide, high, c.SEAL_DARK, wide * 0.24)
    brush.box((0, 0), wide * 0.9, high * 0.92, c.GOLD, wide * 0.16)
    brush.box((0, 0), wide * 0.8, high * 0.84, c.SEAL, wide * 0.1)
    signs.crown(brush, (0, 0), wide * 0.62, c.GOLD, c.PAPER)


@cached
def emperor() -> Image.Image:
    """An emperor card on a completed province."""
    brush = _sheet(*CARD)
    carve_emperor(brush, *CARD)
    return brush.done()


@cached
def army(value: int | None, state: str, mark: str = "") -> Image.Image:
    """An army card: face down, face down but known to the viewer, turned up, or gone."""
    span = 2 * CAMP + 14
    brush = piece_brush(round(span * SCALE), span, c.ARMY_DARK)
    if mark:
        brush.disc((0, 0), CAMP + 6.4, c.INK)
        brush.disc((0, 0), CAMP + 5, theme.MARK)
    if state == "gone":
        _gone(brush)
    elif state == "up":
        brush.disc((0, 0), CAMP, c.ARMY_DARK)
        brush.disc((0, 0), CAMP - 2, c.GOLD)
        brush.disc((0, 0), CAMP - 5, c.SEAL)
        brush.text((0, -2), str(value), 44, c.WHITE, bold=0.05)
    else:
        brush.disc((0, 0), CAMP, c.ARMY_DARK)
        brush.disc((0, 0), CAMP - 2.4, c.ARMY)
        _face_down(brush, value)
    return brush.done()


def _face_down(brush: Brush, value: int | None) -> None:
    if value is None:
        brush.text((0, -2), "?", 42, mix(c.ARMY, c.PAPER, 0.75), bold=0.05)
        return
    brush.text((0, -9), str(value), 36, c.PAPER, bold=0.05)
    signs.eye(brush, (0, 18.5), 11, c.PAPER, c.ARMY)


def _gone(brush: Brush) -> None:
    """The camp of an army that is gone: crossed out."""
    brush.ring((0, 0), CAMP, 3.2, c.ARMY)
    for k in (-1, 1):
        brush.line(((-12 * k, -12), (12 * k, 12)), 5, c.ARMY)


def loss_width(seats: int) -> float:
    """How wide the tag of an army is that so many seats have lost to."""
    return 36.0 + 21 * seats


@cached
def loss(seats: tuple[int, ...], value: int) -> Image.Image:
    """What an army cost, and whom."""
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
def laid(seat: int, card: int | None, count: int = 1) -> Image.Image:
    """Action cards of a seat, face down: its sign, or for the owner the number."""
    brush = _sheet(*ACTION)
    brush.box((0, 0), *ACTION, c.WHITE, 4.5)
    brush.box((0, 0), ACTION[0] - 1.4, ACTION[1] - 1.4, c.dark_of(seat), 3.6)
    brush.box((0, 0), ACTION[0] - 3, ACTION[1] - 3, c.fill_of(seat), 2.6)
    if card is not None:
        brush.box((0, 0), ACTION[0] - 6, ACTION[1] - 6, c.PAPER, 1.6)
        brush.text((0, -2), str(card), 29, c.dark_of(seat), bold=0.05)
    elif count > 1:
        emblem(brush, seat, (0, -9), 6.5, c.emblem_of(seat))
        brush.text((-0.5, 7), f"×{count}", 20, c.emblem_of(seat), bold=0.03)
    else:
        emblem(brush, seat, (0, 0), 9.5, c.emblem_of(seat))
    return brush.done()


@cached
def pack(seat: int, size: int) -> Image.Image:
    """Some cards of a seat, `size` pixels high: a sign for how many it holds."""
    brush = piece_brush(size, 52, c.INK)
    for x in (-8, 8):
        brush.box((x, 0), 15.5, 23.5, c.WHITE, 5)
        brush.box((x, 0), 13, 21, c.dark_of(seat), 4)
        brush.box((x, 0), 10.5, 18.5, c.fill_of(seat), 3)
    return brush.done()


@cached
def face(seat: int | None, card: int, wide: int, mark: str = "") -> Image.Image:
    """An action card turned up (grey without a seat), `wide` pixels wide: number and sign; `chosen`
    or `picked` are framed, `dull` ones dim."""
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
