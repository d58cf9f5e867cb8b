"""What stands on a picture of China."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from PIL import Image, ImageDraw

from render import theme
from render.china.apart import LEGENDS, lettered
from render.china.ground import colours as c
from render.china.ground.atlas import SCALE, pixel
from render.china.ground.cards import back, discarded
from render.china.ground.ground import empty_map
from render.china.ground.pieces import Chisel, house, seal
from render.china.ground.signs import SEAT_RADIUS, SITE_RADIUS
from render.china.table.parts import EmptyMap, plate_part, tally_part
from render.china.table.reach import marks
from render.legend.pieces import SIDE, LegendPiece, Legends, by_name
from render.legend.standing import CHOICE, seat_card
from render.painter import RenderOptions
from render.parts import Part
from render.pieces import Point
from render.scripts import Script
from rules.china.position.box import box, side
from rules.china.told.view import View

_OF = by_name(LEGENDS)
_MAP = EmptyMap("a", Script.LATIN)


def _printed(at: Point, radius: float) -> Image.Image:
    """A round part of the empty map, cut out."""
    (x, y), half = pixel(at), round(radius * SCALE)
    picture = empty_map(_MAP.side, _MAP.script).crop((x - half, y - half, x + half, y + half))
    picture, mask = picture.convert("RGBA"), Image.new("L", picture.size, 0)
    ImageDraw.Draw(mask).ellipse((0, 0, 2 * half - 1, 2 * half - 1), 255)
    picture.putalpha(mask)
    return picture


def _site() -> Image.Image:
    return _printed(side(_MAP.side).sites[0].at, SITE_RADIUS)


def _seat() -> Image.Image:
    return _printed(box().realms[0].seat, SEAT_RADIUS)


def _alone(part: Part) -> Image.Image:
    """A part of the map, without the map under it."""
    picture = part.picture.convert("RGBA")
    picture.putalpha(part.mask.convert("L"))
    return picture


def _plate() -> Image.Image:
    return _alone(plate_part(_MAP, 1))


def _tally() -> Image.Image:
    return _alone(tally_part(_MAP, 1, (0,), 4))


def _line() -> Image.Image:
    """A road in the colour of a seat, between two of its houses."""
    chisel, look = Chisel(SIDE, 100), theme.SEATS[0]
    for width, colour in ((15, c.WHITE), (12.4, look.dark), (9, look.fill)):
        chisel.line(((-34, 0), (34, 0)), width, colour)
    picture = chisel.done()
    piece = house(0, SIDE * 45 // 100)
    for x in (0, SIDE - piece.width):
        picture.alpha_composite(piece, (x, (SIDE - piece.height) // 2))
    return picture


def _discards(script: Script) -> Image.Image:
    """The newest discard, with the number of all discards on its lower edge."""
    return discarded(next(iter(box().cards)), SIDE, script, 12)


KINDS: Legends = {
    0: (
        *(_OF[f"card-{colour}"] for colour in box().cards),
        LegendPiece("legend-pile", partial(back, SIDE, 42)),
        lettered("legend-discards", _discards),
        LegendPiece("legend-strip", partial(seat_card, partial(house, 0))),
    ),
    1: (
        LegendPiece("legend-site", _site),
        _OF["legend-house"],
        LegendPiece("legend-seat", _seat),
        _OF["legend-emissary"],
    ),
    2: (LegendPiece("legend-seal", partial(seal, SIDE)),),
    3: (
        LegendPiece("legend-alliance", _plate),
        LegendPiece("legend-tally", _tally),
        LegendPiece("legend-line", _line),
    ),
    4: (_OF["legend-fortress"],),
}
_PRINTED = ("legend-site", "legend-seat", "legend-alliance", "legend-pile", "legend-strip")
"""What is on every picture."""


def standing(view: View, options: RenderOptions) -> Iterator[str]:
    """Names of what stands on the picture of a view."""
    yield from _PRINTED
    yield from (f"card-{colour}" for colour in (*view.row, *view.hand, *view.discards[-1:]))
    if view.discards:
        yield "legend-discards"
    if view.houses:
        yield "legend-house"
    if any(any(court.emissaries) for court in view.courts):
        yield "legend-emissary"
    if any(court.scored for court in view.courts):
        yield "legend-seal"
    if view.forts or any(view.fortresses_left):
        yield "legend-fortress"
    if view.alliances:
        yield "legend-tally"
    if view.lines:
        yield "legend-line"
    marked = marks(view, options.choice)
    if marked.sites or marked.courts or marked.row or any(marked.hand):
        yield CHOICE
