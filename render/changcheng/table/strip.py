"""The score strip of Chang Cheng: points, and what is left to build and to lay."""

from __future__ import annotations

from PIL import Image, ImageDraw

from render import theme
from render.changcheng.ground import cards, pieces
from render.changcheng.ground.atlas import WIDTH
from render.changcheng.ground.ground import PALETTE
from render.painter import RenderOptions
from render.pieces import figure, put_around, write
from render.strip import Card, badge_size, card_box, framed, score_strip
from rules.changcheng.told.view import View

_UNIT = WIDTH / theme.PHONE_WIDTH
_BESIDE = 35.5
"""The units that the supply needs on the right of a card."""


def strip(view: View, options: RenderOptions) -> Image.Image:
    """The strip in the palette's colours, `WIDTH` pixels wide."""
    active = framed(view.scores, view.phase == "over", (view.acting,))
    sections = [
        Card(
            pieces.icon("wall", seat, badge_size(WIDTH)), figure(score), "", seat in active, _BESIDE
        )
        for seat, score in enumerate(view.scores)
    ]
    picture = score_strip(sections, options, WIDTH)
    for seat in range(len(sections)):
        _supply(picture, view, seat)
    return PALETTE.reduce(picture)


def _supply(picture: Image.Image, view: View, seat: int) -> None:
    """Draws a seat's supply on the right of its card: walls and cards as figures, double wall and
    tower as signs."""
    _, y0, x1, _ = card_box(seat, len(view.scores), WIDTH)
    pen, size = ImageDraw.Draw(picture), round(8.6 * _UNIT)
    wall, card = pieces.icon("plain", seat, size), cards.pack(seat, size)
    x = x1 - 3 * _UNIT
    rows = ((wall, view.walls_left[seat]), (card, view.hand_sizes[seat]))
    for row, (sign, number) in enumerate(rows):
        y = y0 + (18.2 + 9.4 * row) * _UNIT
        write(pen, (x, y), str(number), theme.SMALL_SIZE * _UNIT, theme.INK_SOFT, "rm")
        put_around(picture, sign, (x - 15.4 * _UNIT, y))
    if view.doubles_left[seat]:
        double = pieces.icon("double", seat, size)
        put_around(picture, double, (x - 26 * _UNIT, y0 + 18.2 * _UNIT))
    if view.towers_left[seat]:
        tower = pieces.icon("tower", seat, size)
        put_around(picture, tower, (x - 25.6 * _UNIT, y0 + 27.4 * _UNIT))
