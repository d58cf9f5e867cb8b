"""The score strip above the board: who plays, how many points, whose turn, which tile was drawn."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image, ImageDraw

from render import theme
from render.carcassonne.tiles import master
from render.painter import Look
from render.pieces import follower, shorten, shrunk, write
from rules.carcassonne.view import View


def score_strip(view: View, look: Look, width: int) -> Image.Image:
    """The strip as an RGB picture, `width` pixels wide."""
    unit = width / theme.PHONE_WIDTH
    height = round(theme.STRIP * unit)
    gap = round(theme.GAP * unit)
    picture = Image.new("RGB", (width, height + gap), theme.TABLE)
    room = width - gap
    if view.drawn and view.phase == "place":
        room -= height
        _drawn_tile(picture, view.drawn, (width - height, gap, height - gap))
    card = room / view.seats
    for seat in range(view.seats):
        x0 = round(gap + seat * card)
        box = (x0, gap, round(gap + (seat + 1) * card) - gap, height)
        _card(picture, view, look, seat, box)
    return picture


def _drawn_tile(picture: Image.Image, kind: str, place: tuple[int, int, int]) -> None:
    x, y, side = place
    rim = max(2, side // 24)
    ImageDraw.Draw(picture).rectangle((x, y, x + side - 1, y + side - 1), fill=theme.ACCENT)
    picture.paste(_small(kind, side - 2 * rim), (x + rim, y + rim))


@lru_cache(maxsize=100)
def _small(kind: str, side: int) -> Image.Image:
    """A tile for the strip; shared, not to be changed."""
    return shrunk(master(kind, 0), side)


def _card(
    picture: Image.Image, view: View, look: Look, seat: int, box: tuple[int, int, int, int]
) -> None:
    """One player's badge, name, points and followers; who is on turn, or has won, is framed."""
    x0, y0, x1, y1 = box
    pen = ImageDraw.Draw(picture)
    unit = picture.width / theme.PHONE_WIDTH
    over = view.phase == "over"
    active = view.scores[seat] == max(view.scores) if over else seat == view.turn
    radius = round(3 * unit)
    pen.rounded_rectangle(box, radius, fill=theme.PANEL_ACTIVE if active else theme.PANEL)
    pen.rounded_rectangle(
        (x0, y1 - round(2.2 * unit), x1, y1), round(unit), fill=theme.SEATS[seat].fill
    )
    if active:
        pen.rounded_rectangle(box, radius, outline=theme.ACCENT, width=max(2, round(1.2 * unit)))
    pad = 3 * unit
    name = look.names[seat] if seat < len(look.names) else ""
    size = theme.NAME_SIZE * unit
    text = shorten(name, size, x1 - x0 - 2 * pad) or f"#{seat + 1}"
    write(pen, (x0 + pad, y0 + 8 * unit), text, size, theme.INK, "lm")
    badge = follower(seat, round(19 * unit))
    picture.paste(badge, (round(x0 + pad * 0.6), round(y0 + 14 * unit)), badge)
    left = x0 + pad * 0.6 + 19 * unit
    score = str(view.scores[seat])
    write(pen, (left, y0 + 23.4 * unit), score, theme.SCORE_SIZE * unit, theme.INK, "lm")
    supply = f"×{view.supply[seat]}"
    write(pen, (x1 - pad, y0 + 25 * unit), supply, theme.SMALL_SIZE * unit, theme.INK_SOFT, "rm")
