"""The score strip of China: points, houses and emissaries left, fortress, emperor."""

from __future__ import annotations

from PIL import Image, ImageDraw

from render import theme
from render.cache import cached
from render.china.ground.pieces import Chisel, carve_fortress, carve_house, crown, silhouette
from render.painter import RenderOptions
from render.pieces import write
from render.strip import Card, badge_size, card_box, framed, score_strip
from rules.china.told.view import View


def strip(view: View, options: RenderOptions, width: int) -> Image.Image:
    """The strip as an RGB picture, `width` pixels wide."""
    cards = [_card(view, seat, badge_size(width)) for seat in range(view.seats)]
    picture = score_strip(cards, options, width)
    for seat in range(view.seats):
        _supply(picture, card_box(seat, view.seats, width), view, seat)
    return picture


def _supply(picture: Image.Image, box: tuple[int, int, int, int], view: View, seat: int) -> None:
    """Draws the number of houses and of emissaries left, one below the other, on the right of a
    card."""
    unit = picture.width / theme.PHONE_WIDTH
    pen, icon = ImageDraw.Draw(picture), round(9.4 * unit)
    rows = (("house", view.houses_left[seat]), ("emissary", view.emissaries_left[seat]))
    for at, (sort, number) in enumerate(rows):
        x, y = box[2] - 3 * unit, box[1] + (18.6 + 9.2 * at) * unit
        write(pen, (x, y), str(number), theme.SMALL_SIZE * unit, theme.INK_SOFT, "rm")
        sign = silhouette(sort, icon)
        picture.paste(sign, (round(x - 11.5 * unit) - icon, round(y - icon / 2)), sign)


def _card(view: View, seat: int, size: int) -> Card:
    active = seat in framed(_marks(view), view.phase == "over", (view.turn,))
    badge = _badge(seat, size, emperor=seat == view.start, fortress=view.fortresses_left[seat] > 0)
    return Card(badge, str(view.scores[seat]), "", active)


def _marks(view: View) -> list[tuple[int, int]]:
    """By seat: what the ranking goes by, points first and then markers left (R38, R45)."""
    left = zip(view.houses_left, view.emissaries_left, view.fortresses_left, strict=True)
    return list(zip(view.scores, map(sum, left), strict=True))


@cached
def _badge(seat: int, size: int, *, emperor: bool, fortress: bool) -> Image.Image:
    """The badge of a seat: its house, in its fortress while that is not built, and the emperor
    beside it. Shared, not to be changed."""
    chisel = Chisel(size, 52)
    if fortress:
        carve_fortress(chisel)
    carve_house(chisel, seat)
    picture = chisel.done()
    if emperor:
        small = crown(size * 9 // 20)
        picture.alpha_composite(small, (0, size - small.height))
    return picture
