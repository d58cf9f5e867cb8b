"""The score strip above every board: who plays, how many points, whose turn it is."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from PIL import Image, ImageDraw

from render import theme
from render.painter import RenderOptions
from render.pieces import length, shorten, write
from rules.game import Seat, places

BADGE = 19.0
"""The side of a badge, in units of a picture 400 wide."""


@dataclass(frozen=True, slots=True)
class Card:
    """What the strip shows of one seat."""

    badge: Image.Image
    """An RGBA picture about `BADGE` units high: the seat's sign."""
    score: str
    """The large figure, its points; "" where they are hidden."""
    note: str
    """The small figure on the right, such as the supply."""
    active: bool
    """Whether the card is framed: the seat must decide, or has won."""
    beside: float = 0.0
    """The units on the right, beside the score, that the game needs for something else."""


def short_name(options: RenderOptions, seat: Seat, size: float, width: float) -> str:
    """The name of a seat, cut to at most `width` pixels. Its number if no letter of the name can be
    set."""
    return shorten(options.name(seat), size, width, options.script) or f"#{seat + 1}"


def framed(marks: Sequence[Any], over: bool, deciding: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """The seats whose cards are framed: those that must decide; at the end, those with the best
    mark. `marks` are what the game ranks seats by, ties broken."""
    return places(marks)[0] if over else deciding


def badge_size(width: int) -> int:
    """The side of a badge in pixels, in a strip `width` pixels wide."""
    return round(BADGE * width / theme.PHONE_WIDTH)


def strip_height(width: int) -> int:
    """The height of the cards in pixels, without the gap below."""
    return round(theme.STRIP * width / theme.PHONE_WIDTH)


def card_box(seat: int, seats: int, width: int, spare: int = 0) -> tuple[int, int, int, int]:
    """The box of a seat's card in the strip, so that a game can draw more on it."""
    gap = round(theme.GAP * width / theme.PHONE_WIDTH)
    room = (width - gap - spare) / seats
    return round(gap + seat * room), gap, round(gap + (seat + 1) * room) - gap, strip_height(width)


def score_strip(
    cards: Sequence[Card], options: RenderOptions, width: int, spare: int = 0
) -> Image.Image:
    """The strip as an RGB picture `width` pixels wide: one card for each seat in a row. `spare`
    pixels on the right stay free for the game's own use."""
    unit = width / theme.PHONE_WIDTH
    height, gap = strip_height(width), round(theme.GAP * unit)
    picture = Image.new("RGB", (width, height + gap), theme.TABLE)
    for seat, card in enumerate(cards):
        box = card_box(seat, len(cards), width, spare)
        _draw(picture, seat, card, options, box)
    return picture


def _draw(
    picture: Image.Image, seat: int, card: Card, options: RenderOptions,
    box: tuple[int, int, int, int],
) -> None:  # fmt: skip
    """Draws the card of a seat: its colour below, name, badge and figures, with a frame while it is
    active."""
    x0, y0, x1, y1 = box
    pen = ImageDraw.Draw(picture)
    unit = picture.width / theme.PHONE_WIDTH
    radius, pad = round(3 * unit), 3 * unit
    fill = theme.PANEL_ACTIVE if card.active else theme.PANEL
    pen.rounded_rectangle(box, radius, fill=fill)
    below = (x0, y1 - round(2.2 * unit), x1, y1)
    pen.rounded_rectangle(below, round(unit), fill=theme.SEATS[seat].fill)
    if card.active:
        pen.rounded_rectangle(box, radius, outline=theme.ACCENT, width=max(2, round(1.2 * unit)))
    size = theme.NAME_SIZE * unit
    text = short_name(options, seat, size, x1 - x0 - 2 * pad)
    write(pen, (x0 + pad, y0 + 8 * unit), text, size, theme.INK, "lm", script=options.script)
    picture.paste(card.badge, (round(x0 + pad * 0.6), round(y0 + 14 * unit)), card.badge)
    left = x0 + pad * 0.6 + BADGE * unit
    room, size = x1 - left - card.beside * unit, theme.SCORE_SIZE * unit
    size *= min(1, room / length(card.score, size)) if card.score else 1
    write(pen, (left, y0 + 23.4 * unit), card.score, size, theme.INK, "lm")
    small = theme.SMALL_SIZE * unit
    write(pen, (x1 - pad, y0 + 25 * unit), card.note, small, theme.INK_SOFT, "rm")
