"""The score strip of Chang Cheng: points, and what is left to build and to lay."""

from __future__ import annotations

from PIL import Image, ImageDraw

from render import theme
from render.changcheng.ground import cards, pieces
from render.changcheng.ground.atlas import WIDTH
from render.changcheng.ground.ground import PALETTE
from render.painter import RenderOptions
from render.pieces import figure, write
from render.strip import Card, badge_size, card_box, framed, score_strip
from rules.changcheng.told.view import View
from rules.game import Seat

_UNIT = WIDTH / theme.PHONE_WIDTH
_Supply = tuple[int, int, int, int]
"""Walls, double walls, towers, cards."""


def strip(view: View, options: RenderOptions) -> Image.Image:
    """The strip in the palette's colours, `WIDTH` pixels wide; not to be changed."""
    active = framed(view.scores, view.phase == "over", (view.acting,))
    left = tuple(
        zip(view.walls_left, view.doubles_left, view.towers_left, view.hand_sizes, strict=True)
    )
    return _strip(view.scores, left, active, options.names, options.locale)


def _strip(
    scores: tuple[int, ...], left: tuple[_Supply, ...], active: tuple[Seat, ...],
    names: tuple[str, ...], locale: str,
) -> Image.Image:  # fmt: skip
    shown = [
        Card(
            pieces.icon("wall", seat, badge_size(WIDTH)),
            figure(score),
            "",
            seat in active,
        )
        for seat, score in enumerate(scores)
    ]
    picture = score_strip(shown, RenderOptions(names, locale), WIDTH)
    for seat, supply in enumerate(left):
        _supply(picture, seat, len(scores), supply)
    return PALETTE.reduce(picture)


def _supply(picture: Image.Image, seat: int, seats: int, supply: _Supply) -> None:
    """Walls and cards left in figures, double wall and tower as signs, on the right of a card."""
    walls, doubles, towers, hand = supply
    _, y0, x1, _ = card_box(seat, seats, WIDTH)
    pen, size = ImageDraw.Draw(picture), round(8.6 * _UNIT)
    wall, card = pieces.icon("plain", seat, size), cards.pack(seat, size)
    x = x1 - 3 * _UNIT
    for row, (sign, number) in enumerate(((wall, walls), (card, hand))):
        y = y0 + (18.2 + 9.4 * row) * _UNIT
        write(pen, (x, y), str(number), theme.SMALL_SIZE * _UNIT, theme.INK_SOFT, "rm")
        _paste(picture, sign, x - 15.4 * _UNIT, y)
    if doubles:
        _paste(picture, pieces.icon("double", seat, size), x - 26 * _UNIT, y0 + 18.2 * _UNIT)
    if towers:
        _paste(picture, pieces.icon("tower", seat, size), x - 25.6 * _UNIT, y0 + 27.4 * _UNIT)


def _paste(picture: Image.Image, sign: Image.Image, middle: float, y: float) -> None:
    picture.paste(sign, (round(middle - sign.width / 2), round(y - sign.height / 2)), sign)
