"""Ready parts of the map: courtiers, princes, monks, cities on their ground, in the palette.

Parts are kept and shared, not to be changed.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from PIL import Image, ImageChops, ImageDraw

from render import theme
from render.brush import LARGER, Brush, piece_brush, shadowed
from render.cache import cached
from render.ming.ground import colours as c
from render.ming.ground import pieces
from render.ming.ground.atlas import (
    GROWN,
    NORTH,
    SCALE,
    WEST,
    Track,
    frontier,
    in_city,
    pixel,
    province_of,
    region_of,
    regions_in,
)
from render.ming.ground.cards import PILE_RATIO, pile
from render.ming.ground.furniture import TEMPLE, paint_marker
from render.ming.ground.ground import PALETTE, bare, empty_map
from render.ming.ground.places import spots
from render.ming.ground.signs import sign
from render.parts import Part, grounded
from render.pieces import Point, put_around
from render.scripts import Script
from render.theme import Colour
from rules.ming.position.box import box

_PRINCE = 47.0
_FAINTEST = 26
"""The least opacity of a shadow that is kept."""

Counted: TypeAlias = tuple[tuple[int | None, int], ...]
"""Owners (None for neutral) with how many courtiers they have somewhere."""


def _centred(script: Script, overlay: Image.Image, middle: Point) -> Part:
    """An RGBA picture as a part of the map, around a point of the canvas."""
    x, y = pixel(middle)
    at = x - overlay.width // 2, y - overlay.height // 2
    return grounded(PALETTE, empty_map(script), overlay, at, _FAINTEST)


def _brush(wide: float, high: float) -> Brush:
    """A brush for a piece of the map, with its size in units."""
    return piece_brush((round(wide * SCALE), round(high * SCALE)), wide, c.LINE)


def in_row(owners: Sequence[int | None]) -> tuple[float, Sequence[float]]:
    """The radius of counters side by side in a row, and how far each is from the row's middle."""
    radius = 13.0 if len(owners) > 3 else 15.2
    sides = [radius * pieces.half_width(owner) for owner in owners]
    wide = sum(sides)
    return radius, [2 * sum(sides[:at]) + side - wide for at, side in enumerate(sides)]


@cached
def courtiers_part(script: Script, region: str, counted: Counted) -> Part:
    """The courtiers in the open part of a region: one counter for each owner."""
    radius, row = in_row([owner for owner, _ in counted])
    side = round(radius * pieces.COUNTER_SPAN * SCALE / 12)
    overlay = _clear(round((row[-1] - row[0]) * SCALE) + side, side)
    for at, (owner, count) in zip(row, counted, strict=True):
        piece = pieces.counter(owner, str(count), side)
        overlay.alpha_composite(piece, (round((at - row[0]) * SCALE), 0))
    x, y = spots()[region].row
    return _centred(script, shadowed(overlay, 1.8 * SCALE), (x + (row[0] + row[-1]) / 2, y))


def _clear(wide: int, high: int) -> Image.Image:
    """An empty picture to draw on."""
    return Image.new("RGBA", (wide, high), (*c.LINE, 0))


@cached
def prince_part(script: Script, region: str, seat: int) -> Part:
    """A prince in a region."""
    piece = shadowed(pieces.prince(seat, round(_PRINCE * SCALE)), 3 * SCALE)
    return _centred(script, piece, spots()[region].prince)


@cached
def monk_part(script: Script, region: str, seat: int) -> Part:
    """The temple of a region with a courtier inside."""
    piece = shadowed(pieces.temple(seat, round(TEMPLE * SCALE)), 3 * SCALE)
    return _centred(script, piece, spots()[region].temple)


@cached
def city_part(script: Script, region: str, owners: tuple[int | None, ...]) -> Part:
    """The three houses of a region in its city. Those with a courtier are in the seat's colour."""
    home = region_of(region)
    province = province_of(home.province)
    (cx, cy), radius = province.centre, province.radius * GROWN
    overlay, side = _clear(round(2 * radius * SCALE), round(2 * radius * SCALE)), round(25 * SCALE)
    for owner, at in zip(owners, home.houses, strict=False):
        x, y = in_city(province, at)
        corner = (round((v + radius) * SCALE - side / 2) for v in (x - cx, y - cy))
        left, top = (min(max(0, edge), overlay.width - side) for edge in corner)
        overlay.alpha_composite(pieces.house(owner, side), (left, top))
    return _centred(script, shadowed(overlay, 1.4 * SCALE), province.centre)


@cached
def round_part(script: Script, number: int) -> Part:
    """The marker of the round that is being played."""
    brush = _brush(44, 44)
    paint_marker(brush, number)
    return _centred(script, shadowed(brush.done(), 2 * SCALE), box().table.rounds[number - 1])


@cached
def pile_part(script: Script, name: str, count: int) -> Part:
    """The `deck`, the `discards` or the `dragons`, with their number of cards."""
    x, y, wide, high = getattr(box().table, name)
    size = round(min(wide * 1.14, high * 1.14 / PILE_RATIO) * SCALE)
    piece = shadowed(pile(name, count, size), 2 * SCALE)
    return _centred(script, piece, (x + wide / 2, y + high / 2))


@cached
def cost_part(script: Script, region: str, cards: int, by: tuple[str, ...]) -> Part:
    """How many cards take the prince to a region; for one card, which ones would do. It stands
    where a prince of that region would."""
    return _centred(script, cost_picture(cards, by), spots()[region].prince)


def cost_picture(cards: int, by: tuple[str, ...] = ()) -> Image.Image:
    """A card with the number of cards that a move takes. For one card: the signs of those that
    would do."""
    brush = _brush(36, 46)
    brush.box((0, 0), 14.5, 20.5, c.PLATE, 4)
    brush.box((0, 0), 13, 19, theme.ACCENT, 3)
    if not by:
        brush.text((0, -1), str(cards), 27, c.LINE, bold=0.05)
    picture = brush.done()
    for at, name in enumerate(by):
        face = sign(name, round(23 * SCALE))
        down = (at - (len(by) - 1) / 2) * 18.4 * SCALE
        put_around(picture, face, (picture.width / 2, picture.height / 2 + down))
    return picture


@cached
def region_mark(script: Script, region: str) -> Part:
    """A line along the inside of the outline of a region that can be picked. It lies below
    everything on the region."""
    track = region_of(region).polygon
    return _outlined(script, track, ((*track, *track[:2]),), theme.ACCENT)


@cached
def province_mark(script: Script, province: str) -> Part:
    """A line along the inside of the outline of the province being scored."""
    regions = regions_in(province)
    whole = tuple(point for region in regions for point in region.polygon)
    return _outlined(script, whole, frontier(province), c.SEAL, tuple(r.polygon for r in regions))


def _outlined(
    script: Script, within: Track, lines: Sequence[Track], colour: Colour,
    areas: Sequence[Track] = (),
) -> Part:  # fmt: skip
    """Lines inside areas: a dark one around a bright one."""
    corners = [pixel(point) for point in within]
    left, top = (min(at[k] for at in corners) for k in (0, 1))
    size = tuple(max(at[k] for at in corners) - low + 1 for k, low in ((0, left), (1, top)))
    clip = Image.new("L", (size[0] * LARGER, size[1] * LARGER), 0)

    def large(track: Track) -> list[Point]:
        return [
            (((x - WEST) * SCALE - left) * LARGER, ((y - NORTH) * SCALE - top) * LARGER)
            for x, y in track
        ]

    for area in areas or (within,):
        ImageDraw.Draw(clip).polygon(large(area), fill=255)
    picture = Image.new("RGBA", clip.size, (*c.PLATE, 0))
    pen = ImageDraw.Draw(picture)
    for width, ink in ((20.0, c.PLATE), (17.0, colour), (4.0, c.PLATE)):
        for line in lines:
            pen.line(large(line), ink, round(width * SCALE * LARGER), joint="curve")
    clip = ImageChops.darker(clip, picture.getchannel("A")).reduce(LARGER)
    free = bare(script).crop((left, top, left + size[0], top + size[1]))
    flat = picture.convert("RGB").reduce(LARGER)
    flat.putalpha(ImageChops.darker(clip, free))
    return grounded(PALETTE, empty_map(script), flat, (left, top))
