"""Ready parts of the map: courtiers, princes, monks, cities on their ground, in the palette.

Parts are kept and shared, not to be changed.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from PIL import Image, ImageChops, ImageDraw

from render import theme
from render.brush import LARGER, Brush, piece_brush
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
from render.ming.ground.places import patches, spots
from render.ming.ground.signs import sign
from render.parts import Part, grounded
from render.pieces import Patch, Point
from render.scripts import Script
from render.theme import Colour
from rules.ming.position.box import box

_PRINCE = 47.0

Counted: TypeAlias = tuple[tuple[int | None, int], ...]
"""Owners, None for the neutral ones, with how many courtiers they have somewhere."""


def _around(script: Script, overlay: Image.Image, middle: Point) -> Part:
    """An RGBA picture on the empty map, around a point of the canvas."""
    x, y = pixel(middle)
    at = x - overlay.width // 2, y - overlay.height // 2
    return grounded(PALETTE, empty_map(script), overlay, at)


def _brush(wide: float, high: float) -> Brush:
    """For a piece of the map so many units large."""
    return piece_brush((round(wide * SCALE), round(high * SCALE)), wide, c.LINE)


def row_sizes(counters: int) -> tuple[float, float]:
    """The radius of so many counters in a row, and from one to the next."""
    return (11.8, 25.0) if counters > 3 else (13.2, 30.5)


@cached
def courtiers_part(script: Script, region: str, counted: Counted) -> Part:
    """The courtiers in the open part of a region, those of one owner as one counter."""
    radius, step = row_sizes(len(counted))
    side = round(radius * pieces.COUNTER_SPAN * SCALE / 12)
    overlay = _clear(round(step * (len(counted) - 1) * SCALE) + side, side)
    for at, (owner, count) in enumerate(counted):
        piece = pieces.counter(owner, str(count), side)
        overlay.alpha_composite(piece, (round(at * step * SCALE), 0))
    return _around(script, overlay, spots()[region].row)


def _clear(wide: int, high: int) -> Image.Image:
    """An empty picture to draw on."""
    return Image.new("RGBA", (wide, high), (*c.LINE, 0))


@cached
def prince_part(script: Script, region: str, seat: int) -> Part:
    """A prince in a region."""
    piece = pieces.prince(seat, round(_PRINCE * SCALE))
    return _around(script, piece, spots()[region].prince)


@cached
def monk_part(script: Script, region: str, seat: int) -> Part:
    """The temple of a region with a courtier in it."""
    piece = pieces.temple(seat, round(TEMPLE * SCALE))
    return _around(script, piece, spots()[region].temple)


@cached
def city_part(script: Script, region: str, owners: tuple[int | None, ...]) -> Part:
    """The three houses of a region in its city, those with a courtier in the seat's colour."""
    home = region_of(region)
    province = province_of(home.province)
    (cx, cy), radius = province.centre, province.radius * GROWN
    overlay, side = _clear(round(2 * radius * SCALE), round(2 * radius * SCALE)), round(25 * SCALE)
    for owner, at in zip(owners, home.houses, strict=False):
        x, y = in_city(province, at)
        corner = (round((v + radius) * SCALE - side / 2) for v in (x - cx, y - cy))
        left, top = (min(max(0, edge), overlay.width - side) for edge in corner)
        overlay.alpha_composite(pieces.house(owner, c.WHITE, side), (left, top))
    return _around(script, overlay, province.centre)


@cached
def round_part(script: Script, number: int) -> Part:
    """The marker of the round that is being played."""
    brush = _brush(44, 44)
    paint_marker(brush, (0, 0), number)
    return _around(script, brush.done(), box().table.rounds[number - 1])


@cached
def pile_part(script: Script, name: str, count: int) -> Part:
    """The `deck`, the `discards` or the `dragons` with the number of their cards."""
    x, y, wide, high = getattr(box().table, name)
    size = round(min(wide * 1.14, high * 1.14 / PILE_RATIO) * SCALE)
    return _around(script, pile(name, count, size), (x + wide / 2, y + high / 2))


@cached
def cost_part(script: Script, region: str, cards: int, by: tuple[str, ...]) -> Part:
    """How many cards it takes the prince to get somewhere; for one, which would do.

    It stands where a prince of that region would.
    """
    if not by:
        return _around(script, cost_picture(cards), spots()[region].prince)
    faces = [_ticket(name) for name in by]
    step = faces[0].width * 3 // 4
    size = faces[0].width + step * (len(faces) - 1), faces[0].height
    picture = _clear(*size)
    for at, face in enumerate(faces):
        picture.alpha_composite(face, (at * step, 0))
    return _around(script, picture, _aside(script, region, size[0] / SCALE / 2))


def _aside(script: Script, region: str, wide: float) -> Point:
    """Where something that is wider than a prince stands in his place: as far to a side as keeps it
    off the name and the courtiers."""
    x, y = spots()[region].prince
    around = patches(region_of(region), script)

    def burden(dx: int) -> tuple[float, int]:
        patch = Patch(x + dx, y, wide, _TICKET / 2)
        return patch.overlap(around["label"]) + patch.overlap(around["row"]), abs(dx)

    return x + min(range(-30, 31, 3), key=burden), y


_TICKET = 32.0
"""Height of the sign of a card, framed."""


def _ticket(name: str) -> Image.Image:
    """The sign of a card, framed."""
    wide = _TICKET * 0.9
    brush = _brush(wide, _TICKET)
    brush.box((0, 0), wide / 2 - 1.5, _TICKET / 2 - 1.2, c.PLATE, 4)
    brush.box((0, 0), wide / 2 - 2.8, _TICKET / 2 - 2.5, theme.ACCENT, 3)
    picture, face = brush.done(), sign(name, round(wide * 0.94 * SCALE))
    picture.alpha_composite(
        face, ((picture.width - face.width) // 2, (picture.height - face.height) // 2)
    )
    return picture


def cost_picture(cards: int) -> Image.Image:
    """How many cards a move takes, as a card with a number on it."""
    brush = _brush(34, 42)
    brush.box((0, 0), 13.5, 17.5, c.PLATE, 4)
    brush.box((0, 0), 12, 16, theme.ACCENT, 3)
    brush.text((0, -1), str(cards), 24, c.LINE, bold=0.05)
    return brush.done()


@cached
def region_mark(script: Script, region: str) -> Part:
    """A line along the inside of the outline of a region that can be picked, below everything that
    stands on it."""
    track = region_of(region).polygon
    return _outlined(script, track, ((*track, *track[:2]),), theme.ACCENT)


@cached
def province_mark(script: Script, province: str) -> Part:
    """A line along the inside of the outline of the province that is being scored."""
    regions = regions_in(province)
    whole = tuple(point for region in regions for point in region.polygon)
    return _outlined(script, whole, frontier(province), c.SEAL, tuple(r.polygon for r in regions))


def _outlined(
    script: Script, within: Track, lines: Sequence[Track], colour: Colour,
    areas: Sequence[Track] = (),
) -> Part:  # fmt: skip
    """Lines inside areas, a dark one outside a bright one."""
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
