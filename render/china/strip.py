"""The score strip of China: points, houses and emissaries left, fortress, emperor."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from render.china.pieces import Chisel, carve_fortress, carve_house, crown
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
    note = f"{view.houses_left[seat]}·{view.emissaries_left[seat]}"
    badge = _badge(seat, size, seat == view.start, view.fortresses_left[seat] > 0)
    return Card(badge, str(view.scores[seat]), note, active)


@lru_cache(maxsize=32)
def _badge(seat: int, size: int, emperor: bool, fortress: bool) -> Image.Image:
    """The house of a seat; in its fortress while that is not built; the emperor beside it.

    Shared, not to be changed.
    """
    chisel = Chisel(size, 52)
    if fortress:
        carve_fortress(chisel)
    carve_house(chisel, seat)
    picture = chisel.done()
    if emperor:
        small = crown(size * 9 // 20)
        picture.alpha_composite(small, (0, size - small.height))
    return picture
