"""The six province areas in a row below the map: courtiers by seat, the card beside them, tiles."""

from __future__ import annotations

import math
from collections.abc import Callable, Hashable
from itertools import pairwise

from PIL import Image, ImageDraw

from render import theme
from render.brush import shadowed
from render.cache import cached
from render.ming.ground import colours as c
from render.ming.ground import pieces
from render.ming.ground.atlas import UNIT, WIDTH, province_of
from render.ming.ground.cards import RATIO, card, gap
from render.ming.ground.ground import PALETTE
from render.ming.table.board import count_courtiers
from render.ming.table.parts import Counted
from render.ming.table.reach import Marks
from render.pieces import length, put_around, write
from render.scripts import Script, name_of
from render.theme import mix
from rules.ming.position.box import PROVINCE_NUMBER, Province
from rules.ming.told.view import Province as Area
from rules.ming.told.view import View

HEIGHT = round(58 * UNIT)
CHOSEN, SCORED = "chosen", "scored"
"""Marks for what can be picked now, and for what is being scored."""
_FRAMES = {CHOSEN: theme.ACCENT, SCORED: c.SEAL}
HEADING = round(15 * UNIT)
"""The height of the row with names."""
_GAP, _NAME = 2.0, 15.6
_CARD = 25.0
_COUNTER, _STEP = 16.4, 16.6


def areas_picture(view: View, script: Script, marked: Marks) -> Image.Image:
    """All six areas in scoring order, in the palette's colours."""
    picture = PALETTE.blank((WIDTH, HEIGHT), c.WOOD).image
    edges = pairwise(west_edge(at) for at in range(len(view.provinces) + 1))
    for province, (left, right) in zip(view.provinces, edges, strict=True):
        mark = _mark(view, province.province, marked)
        standing = count_courtiers(province.courtiers)
        ready = _area(province, standing, mark, script, right - left, view.seats)
        picture.paste(ready, (left, 0))
    return picture


def west_edge(at: int) -> int:
    """The western edge of the area of a province, given by its number."""
    return round(WIDTH * at / len(PROVINCE_NUMBER))


def _mark(view: View, province: str, marked: Marks) -> str:
    """The mark of the area of a province; "" for none."""
    if province in marked.provinces:
        return CHOSEN
    return SCORED if province == view.scoring else ""


def _area(
    province: Area, standing: Counted, mark: str, script: Script, width: int, seats: int
) -> Image.Image:
    """One area in the palette's colours."""
    picture = Image.new("RGB", (width, HEIGHT), c.WOOD)
    pen = ImageDraw.Draw(picture)
    gap_ = round(_GAP * UNIT)
    key = province.province
    outer = (gap_ // 2, gap_, width - 1 - gap_ // 2, HEIGHT - gap_)
    rim = round((2.6 if mark else 1.0) * UNIT)
    pen.rounded_rectangle(outer, round(4 * UNIT), fill=_FRAMES.get(mark, c.WOOD_LIGHT))
    inner = (outer[0] + rim, outer[1] + rim, outer[2] - rim, outer[3] - rim)
    pen.rounded_rectangle(inner, round(3 * UNIT), fill=mix(c.PROVINCES[key], c.PAPER, 0.25))
    pen.rounded_rectangle(
        (inner[0], inner[1], inner[2], inner[1] + round(13 * UNIT)),
        round(3 * UNIT),
        fill=c.PROVINCES[key],
    )
    _head(picture, key, script)
    _card(picture, province, width)
    _courtiers(picture, standing, seats)
    return PALETTE.reduce(picture)


def _head(picture: Image.Image, key: str, script: Script) -> None:
    """Draws the number and the name of a province."""
    number = pieces.badge(str(PROVINCE_NUMBER[key] + 1), round(11.5 * UNIT))
    picture.paste(number, (round(3.6 * UNIT), round(4.2 * UNIT)), number)
    name, size = name_of(province_of(key), script), _name_size(province_of(key), script)
    pen, at = ImageDraw.Draw(picture), (_NAME * UNIT, 9.0 * UNIT)
    write(pen, at, name, size, c.LINE, "lm", script=script)


def _name_size(province: Province, script: Script) -> float:
    """The size of a province's name, so that it has room beside the number."""
    size = (11.0 if script.hanzi else 9.6) * UNIT
    room = west_edge(1) - (_NAME + 3.4) * UNIT
    return size * min(1, room / length(name_of(province, script), size, script))


def heading(province: Province, script: Script) -> int:
    """The distance from the western edge of an area to the end of its province's name."""
    size = _name_size(province, script)
    return math.ceil(_NAME * UNIT + length(name_of(province, script), size, script)) + 3


def _card(picture: Image.Image, province: Area, width: int) -> None:
    """Draws the movement card on the right."""
    wide = round(_CARD * UNIT)
    face = gap(wide) if province.card is None else _with_shadow(card, province.card, wide)
    middle = width - wide / 2 - 3.6 * UNIT, 19.4 * UNIT + wide * RATIO / 2
    put_around(picture, face, middle)


@cached
def _with_shadow(make: Callable[..., Image.Image], *args: Hashable) -> Image.Image:
    """The picture that `make` draws, with its shadow; shared."""
    return shadowed(make(*args), 0.9 * UNIT)


def _courtiers(picture: Image.Image, standing: Counted, seats: int) -> None:
    """Draws all counters, with their shadows."""
    for owner, number in standing:
        x, y, side = counter_at(owner or 0, seats)
        piece = _with_shadow(pieces.counter, owner, str(number), side)
        put_around(picture, piece, (x + side / 2, y + side / 2))


def counter_at(seat: int, seats: int) -> tuple[int, int, int]:
    """The north-west corner and the side of a seat's counter. Each seat has its own place: two in a
    row beside the card."""
    x = 3.2 * UNIT + seat % 2 * _STEP * UNIT
    y = (19.2 + (8.6 if seats < 3 else 0)) * UNIT + seat // 2 * _STEP * UNIT
    return round(x), round(y), round(_COUNTER * UNIT)
