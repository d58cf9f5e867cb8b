"""The score strip of Carcassonne: points, followers in supply, and the tile that was drawn."""

from __future__ import annotations

from PIL import Image, ImageDraw

from render import theme
from render.cache import cached
from render.carcassonne.tiles import master
from render.painter import RenderOptions
from render.pieces import follower, shrunk
from render.strip import Card, badge_size, framed, score_strip, strip_height
from rules.carcassonne.told.view import View


def strip(view: View, options: RenderOptions, width: int) -> Image.Image:
    """The strip as an RGB picture, `width` pixels wide."""
    cards = [_card(view, seat, badge_size(width)) for seat in range(view.seats)]
    if not view.drawn or view.phase != "place":
        return score_strip(cards, options, width)
    height = strip_height(width)
    picture = score_strip(cards, options, width, spare=height)
    gap = picture.height - height
    _drawn_tile(picture, view.drawn, (width - height, gap, height - gap))
    return picture


def _card(view: View, seat: int, size: int) -> Card:
    active = seat in framed(view.scores, view.phase == "over", (view.turn,))
    score, note = str(view.scores[seat]), f"×{view.supply[seat]}"
    return Card(follower(seat, size), score, note, active)


def _drawn_tile(picture: Image.Image, kind: str, place: tuple[int, int, int]) -> None:
    x, y, side = place
    rim = max(2, side // 24)
    ImageDraw.Draw(picture).rectangle((x, y, x + side - 1, y + side - 1), fill=theme.ACCENT)
    picture.paste(_small(kind, side - 2 * rim), (x + rim, y + rim))


@cached
def _small(kind: str, side: int) -> Image.Image:
    """A tile for the strip; shared, not to be changed."""
    return shrunk(master(kind, 0), side)
