"""The score strip of Tigris & Euphrates: points stay secret, so it tells what everybody may know:
leaders in stock, tiles in hand, catastrophes left."""

from __future__ import annotations

from PIL import Image, ImageDraw

from render import theme
from render.painter import RenderOptions
from render.pieces import write
from render.strip import BADGE, Card, badge_size, card_box, framed, score_strip
from render.tigris import colours as c
from render.tigris import pieces
from render.tigris.land import UNIT, WIDTH, scaled
from rules.tigris.told.view import Points, View

_DOT = scaled(8.5)
_MIDDLE = 23.4


def colours_of(points: Points) -> tuple[int, int, int, int]:
    """Points in the order of the colours."""
    return points.red, points.blue, points.green, points.black


def best(view: View) -> list[tuple[int, ...]]:
    """By seat: what the ranking goes by, the four totals with the weakest first (R50)."""
    return [tuple(sorted(colours_of(points))) if points else () for points in view.points]


def strip(view: View, options: RenderOptions) -> Image.Image:
    """The strip as an RGB picture, `WIDTH` pixels wide."""
    over = view.phase == "over"
    totals = best(view)
    active = framed(totals, over, (view.acting,))
    cards = [
        Card(
            pieces.dynasty(seat, view.dynasties[seat], badge_size(WIDTH)),
            str(totals[seat][0]) if over and totals[seat] else "",
            "",
            seat in active,
        )
        for seat in range(view.seats)
    ]
    picture = score_strip(cards, options, WIDTH)
    if not over:
        for seat in range(view.seats):
            _supplies(picture, view, seat)
    return picture


def _supplies(picture: Image.Image, view: View, seat: int) -> None:
    """Draws leaders in stock, tiles in hand and catastrophes left as small signs."""
    x0, y0, _, _ = card_box(seat, view.seats, WIDTH)
    x = round(x0) + scaled(BADGE + 4)
    y = round(y0) + scaled(_MIDDLE)
    for name in c.LEADER_COLOUR:
        token = pieces.token(name, name in view.stock[seat], _DOT)
        picture.paste(token, (x, y - _DOT // 2), token)
        x += _DOT
    x += scaled(2)
    back = pieces.back(_DOT)
    picture.paste(back, (x, y - _DOT // 2), back)
    x += _DOT + 3
    size = theme.SMALL_SIZE * UNIT * 1.1
    write(ImageDraw.Draw(picture), (x, y), str(view.hand_sizes[seat]), size, theme.INK, "lm")
    x += scaled(7.5)
    for _ in range(view.catastrophes_left[seat]):
        ruin = pieces.catastrophe(_DOT)
        picture.paste(ruin, (x, y - _DOT // 2), ruin)
        x += round(_DOT * 0.6)
