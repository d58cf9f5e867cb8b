"""The score strip of China: points, and what is left in supply."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from render.china.pieces import crown, house
from render.painter import Look
from render.strip import Card, badge_size, score_strip
from rules.china.view import View


def strip(view: View, look: Look, width: int) -> Image.Image:
    """The strip as an RGB picture, `width` pixels wide."""
    cards = [_card(view, seat, badge_size(width)) for seat in range(view.seats)]
    return score_strip(cards, look, width)


def _card(view: View, seat: int, size: int) -> Card:
    over = view.phase == "over"
    active = view.scores[seat] == max(view.scores) if over else seat == view.turn
    left = [view.houses_left[seat], view.emissaries_left[seat]]
    if view.fortresses:
        left.append(view.fortresses_left[seat])
    note = "·".join(str(number) for number in left)
    return Card(_badge(seat, size, seat == view.start), str(view.scores[seat]), note, active)


@lru_cache(maxsize=32)
def _badge(seat: int, size: int, emperor: bool) -> Image.Image:
    """The house of a seat, with the emperor beside it where he is owned (R5); shared."""
    picture = house(seat, size).copy()
    if emperor:
        small = crown(size * 9 // 20)
        picture.alpha_composite(small, (0, size - small.height))
    return picture
