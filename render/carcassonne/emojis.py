"""Tiles as they may be turned, and each place for a follower on them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from PIL import Image, ImageDraw, ImageFilter

from render import theme
from render.carcassonne.anchors import anchors, feature_mask
from render.carcassonne.tiles import master
from render.emojis import SIDE, Emojis, resized
from render.theme import mix
from rules.carcassonne import events as told
from rules.carcassonne.box import Spot, box, different_turns, same_look, spots, turned
from rules.carcassonne.view import View
from rules.game import Event

_DIM = 0.62
"""How far the rest of the tile fades behind the place it is about."""
_DOT = 0.13
"""Radius of the dot where the follower would stand, by the side of the tile."""


def _tile(kind: str, turn: int) -> Image.Image:
    return master(kind, turn)


def _place(kind: str, turn: int, spot: Spot) -> Image.Image:
    """The tile faded but for one feature, a dot where the follower would stand."""
    tile = resized(master(kind, turn), (SIDE, SIDE))
    mask = resized(feature_mask(kind, spot.sort, spot.index).rotate(-turn), tile.size)
    mask = mask.filter(ImageFilter.MaxFilter(5))
    faded = Image.blend(tile, Image.new("RGB", tile.size, theme.TABLE), _DIM)
    picture = Image.composite(tile, faded, mask)
    x, y = (part * SIDE for part in anchors(kind, turn)[spot.name])
    pen = ImageDraw.Draw(picture)
    for share, fill in ((1.0, theme.INK_DARK), (0.72, mix(theme.ACCENT, (255, 255, 255), 0.3))):
        r = _DOT * SIDE * share
        pen.ellipse((x - r, y - r, x + r, y + r), fill=fill)
    return picture


def _tile_name(kind: str, turn: int) -> str:
    return f"{kind.lower().replace('-', '_')}_{turn}"


def _spot_name(kind: str, turn: int, spot: str) -> str:
    return f"{_tile_name(kind, turn)}_{turned(kind, turn).number[spot]}"


def _pictures() -> Iterator[tuple[str, Callable[[], Image.Image]]]:
    for kind in box():
        for turn in different_turns(kind):
            name = _tile_name(kind, turn)
            yield name, partial(_tile, kind, turn)
            for number, spot in enumerate(spots(kind, turn)):
                yield f"{name}_{number}", partial(_place, kind, turn, spot)


def _shown(view: View, words: tuple[str, ...]) -> str | None:
    match words:
        case ("place", _, turn) if view.drawn is not None:
            return _tile_name(view.drawn, same_look(view.drawn, int(turn)))
        case ("place",) if view.drawn is not None:
            return _tile_name(view.drawn, 0)
        case ("deploy", spot):
            lying = view.tiles[-1]
            return _spot_name(lying.tile, lying.turn, spot)
        case _:
            return None


def _told(view: View, event: Event) -> str | None:
    match event:
        case told.Drawn(tile=tile):
            return _tile_name(tile, 0)
        case told.TilePlaced(tile=tile, turn=turn):
            return _tile_name(tile, same_look(tile, turn))
        case told.Deployed(cell=cell, spot=spot):
            lying = next((tile for tile in view.tiles if tile.cell == cell), None)
            return lying and _spot_name(lying.tile, lying.turn, spot)
        case _:
            return None


EMOJIS = Emojis(dict(_pictures()), _shown, _told)
