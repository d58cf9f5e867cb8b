"""Ready parts of the map: what stands on a site or a dragon seat, on its ground, in the palette.

Parts are kept and shared, not to be changed.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PIL import Image, ImageChops, ImageDraw

from render import theme
from render.cache import cached
from render.china.ground import colours as c
from render.china.ground.atlas import SCALE, alliance_of, away, bow, pixel, realm_of, road
from render.china.ground.ground import PALETTE, empty_map
from render.china.ground.light import in_steps
from render.china.ground.pieces import (
    BEAD,
    Chisel,
    bead,
    carve_fortress,
    carve_house,
    count_disc,
    emissary,
    seal,
)
from render.china.ground.signs import SEAT_RADIUS, SITE_RADIUS, label_halo, name_halo, number_of
from render.china.ground.words import (
    NUMBER,
    SEAL,
    label_size,
    label_weight,
    name_size,
    numbers,
    places,
    seal_places,
)
from render.fonts.faces import font
from render.parts import Part, grounded
from render.pieces import Point
from render.scripts import Named, Script, name_of
from rules.china.position.box import Site, side

_SPAN = 72.0
"""Side of the square a site or a seat is drawn in, in units of the canvas."""
_HEIGHT = 6.5
"""How high houses and emissaries are, in units of the canvas."""
CHOSEN, REACHED = "chosen", "reached"
"""Marks for what can be picked now, and for what the hand can pay for."""


@dataclass(frozen=True, slots=True)
class EmptyMap:
    """The empty map that is drawn on: its side, and the script of its names."""

    side: str
    script: Script


def on_map(sheet: EmptyMap, overlay: Image.Image, at: tuple[int, int]) -> Part:
    """An RGBA picture as a part of the map, with its north-west corner at `at`."""
    return grounded(PALETTE, empty_map(sheet.side, sheet.script), overlay, at)


def _centred(sheet: EmptyMap, overlay: Image.Image, middle: Point) -> Part:
    """A picture as a part of the map, with its middle at a point."""
    x, y = pixel(middle)
    return on_map(sheet, overlay, (x - overlay.width // 2, y - overlay.height // 2))


def _ring(chisel: Chisel, radius: float) -> None:
    """Draws a ring round a place where something may go."""
    chisel.ring((0, 0), radius + 4.2, 4.8, c.PLATE)
    chisel.ring((0, 0), radius + 3.4, 3.2, theme.MARK)


@cached
def site_part(sheet: EmptyMap, site: str, seat: int | None, fort: bool, mark: str) -> Part:
    """What is on a site: a house, a fortress, a mark, or some of them."""
    picture = _house(seat, fort, mark) if seat is not None and mark != CHOSEN else None
    return _centred(sheet, picture or _free(site, fort, mark), _site(sheet, site).at)


def _free(site: str, fort: bool, mark: str) -> Image.Image:
    """The number of a site, before its fortress if there is one. A site that can be picked shows
    its whole name."""
    chisel = _begun(fort, mark, SITE_RADIUS)
    if mark == CHOSEN:
        _code(chisel, site)
    else:
        chisel.disc((0, 0), SITE_RADIUS - 1.5, c.LINE)
        chisel.disc((0, 0), SITE_RADIUS - 3, c.PAPER)
        chisel.text((0, -1.2), number_of(site), 20, c.LINE, bold=0.05)
    return chisel.done()


@cached
def _house(seat: int, fort: bool, mark: str = "") -> Image.Image:
    """A house on a site, before its fortress if there is one; shared, not to be changed."""
    chisel = _begun(fort, mark, 22)
    carve_house(chisel, seat)
    return chisel.done()


def _begun(fort: bool, mark: str, radius: float) -> Chisel:
    """A brush with what is behind a house or a number of that radius: a ring, a fortress, or
    nothing."""
    chisel = Chisel(round(_SPAN * SCALE), _SPAN)
    if mark == REACHED:
        _ring(chisel, 26.5 if fort else radius)
    if fort:
        carve_fortress(chisel)
    return chisel


@cached
def house_shadow(sheet: EmptyMap, site: str, fort: bool) -> Part:
    """The shadow of a house or a fortress on the map. It does not fall on the site's number."""
    picture, (x, y) = _fallen(fort).copy(), _site(sheet, site).at
    pen, half, reach = ImageDraw.Draw(picture), picture.width / 2, SITE_RADIUS * SCALE
    for other in side(sheet.side).sites:
        dx, dy = half + (other.at[0] - x) * SCALE, half + (other.at[1] - y) * SCALE
        if other.key != site:
            pen.ellipse((dx - reach, dy - reach, dx + reach, dy + reach), (0, 0, 0, 0))
    return _centred(sheet, picture, (x, y))


@cached
def _fallen(fort: bool) -> Image.Image:
    """A house or a fortress with its shadow; shared, not to be changed."""
    if not fort:
        return in_steps(_house(0, fort), _HEIGHT * SCALE)
    return in_steps(_begun(fort, "", 0).done(), _HEIGHT * SCALE)


@cached
def court_shadow(sheet: EmptyMap, state: str, emissaries: tuple[int, ...]) -> Part:
    """The shadows of emissaries on the map."""
    return _centred(sheet, in_steps(_people(emissaries), _HEIGHT * SCALE), realm_of(state).seat)


@cached
def tally_shadow(sheet: EmptyMap, number: int) -> Part:
    """The shadow of the plate of an alliance that has scored."""
    chisel = Chisel(round(64 * SCALE), 64)
    _tally_rim(chisel)
    return _centred(sheet, in_steps(chisel.done(), 3 * SCALE), alliance_of(number).at)


def _tally_rim(chisel: Chisel) -> None:
    chisel.box((0, 3), 22, 21, c.PLATE, 6)


def _site(sheet: EmptyMap, key: str) -> Site:
    here = side(sheet.side)
    return here.sites[here.site_number[key]]


@cached
def number_part(sheet: EmptyMap, site: str) -> Part:
    """The number of a site at a corner of its house."""
    span = 2 * NUMBER + 2
    chisel = Chisel(round(span * SCALE), span)
    chisel.disc((0, 0), NUMBER, c.LINE)
    chisel.disc((0, 0), NUMBER - 1.4, c.PAPER)
    chisel.text((0, -1), number_of(site), 16.5, c.LINE, bold=0.04)
    (x, y), (dx, dy) = _site(sheet, site).at, numbers(sheet.side, sheet.script)[site]
    return _centred(sheet, chisel.done(), (x + dx, y + dy))


@cached
def name_part(sheet: EmptyMap, site: str) -> Part:
    """The name of a free site."""
    where, size = _site(sheet, site), name_size(sheet.script)
    here, rim = places(sheet.side, sheet.script)[site], 1.7 + 0.03 * size
    at = here.x, here.y
    return _name_label(sheet, where, at, size, name_halo(where), bold=0.02, rim=rim, room=8)


@cached
def label_part(sheet: EmptyMap, state: str) -> Part:
    """The name of a state, over the beads of alliances and the hats of emissaries."""
    realm, size = realm_of(state), label_size(sheet.script)
    bold, halo = label_weight(sheet.script), label_halo(realm)
    return _name_label(sheet, realm, realm.label, size, halo, bold=bold, rim=size * 0.1, room=12)


def _name_label(
    sheet: EmptyMap, place: Named, at: Point, size: float, halo: theme.Colour, *,
    bold: float, rim: float, room: float,
) -> Part:  # fmt: skip
    """The name of a place, with some room around it."""
    name, script = name_of(place, sheet.script), sheet.script
    span = font(size * SCALE, script).getlength(name) / SCALE + room
    chisel = Chisel(round(span * SCALE), span)
    chisel.words((0, 0), name, size, c.LINE, halo, bold=bold, rim=rim, script=script)
    return _centred(sheet, chisel.done(), at)


def _code(chisel: Chisel, site: str) -> None:
    """Draws the whole name of a site that can be picked."""
    chisel.disc((0, 0), 24.5, c.WHITE)
    chisel.disc((0, 0), 23, c.PLATE)
    chisel.disc((0, 0), 20.8, theme.MARK)
    chisel.text((0, -1.4), site, 19, c.PLATE, bold=0.05)


@cached
def court_part(sheet: EmptyMap, state: str, emissaries: tuple[int, ...], mark: str) -> Part:
    """A dragon seat with the emissaries of all seats, or with a mark, or with both."""
    chisel = Chisel(round(_SPAN * SCALE), _SPAN)
    if mark:
        wide = 3.0 if mark == REACHED else 6.0
        chisel.ring((0, 0), SEAT_RADIUS + wide + 1.6, wide + 3, c.PLATE)
        chisel.ring((0, 0), SEAT_RADIUS + wide, wide, theme.MARK)
    if any(emissaries):
        chisel.disc((0, 0), SEAT_RADIUS - 4.2, c.GOLD_DARK)
        chisel.disc((0, 0), SEAT_RADIUS - 5.4, c.PAPER)
    picture = chisel.done()
    if any(emissaries):
        _on_seat(picture, _people(emissaries))
    for seat, (x, y) in counts(emissaries).items():
        _stand(picture, count_disc(seat, emissaries[seat], round(2 * COUNT * SCALE)), x, y)
    return _centred(sheet, picture, realm_of(state).seat)


def _people(emissaries: tuple[int, ...]) -> Image.Image:
    """The emissaries of all seats around a dragon seat."""
    picture = Chisel(round(_SPAN * SCALE), _SPAN).done()
    for seat, (x, y, size) in stands(emissaries).items():
        _stand(picture, emissary(seat, round(size * SCALE)), x, y)
    return picture


def _on_seat(picture: Image.Image, people: Image.Image) -> None:
    """Lays emissaries and their shadow on the picture of their seat."""
    fallen = in_steps(people, _HEIGHT * SCALE)
    room = (fallen.width - people.width) // 2
    fallen = fallen.crop((room, room, room + people.width, room + people.height))
    fallen.putalpha(ImageChops.darker(fallen.getchannel("A"), picture.getchannel("A")))
    picture.alpha_composite(fallen)
    picture.alpha_composite(people)


COUNT = 9.0
"""Half the side of the number of a seat's emissaries."""
_OUTSIDE = 25.0
"""The largest distance of that number's middle from the dragon seat, to the east or west."""


def stands(emissaries: Sequence[int]) -> dict[int, tuple[float, float, float]]:
    """By seat with emissaries: their place, counted from the dragon seat, and their size."""
    present = [seat for seat, count in enumerate(emissaries) if count]
    return dict(zip(present, _STANDS[len(present)], strict=True))


def counts(emissaries: Sequence[int]) -> dict[int, Point]:
    """By seat with several emissaries: the place of their number, counted from the dragon seat. It
    is on the side where nobody else stands, and no further out than names keep clear of."""
    return {
        seat: (
            max(x - size * 0.26, -_OUTSIDE) if x < 0 else min(x + size * 0.26, _OUTSIDE),
            y + size * (0.2 if y > -5 else -0.2),
        )
        for seat, (x, y, size) in stands(emissaries).items()
        if emissaries[seat] > 1
    }


def _stand(picture: Image.Image, piece: Image.Image, x: float, y: float) -> None:
    """Lays a piece around a point, in units from the middle of a picture."""
    left = round(picture.width / 2 + x * SCALE - piece.width / 2)
    top = round(picture.height / 2 + y * SCALE - piece.height / 2)
    picture.alpha_composite(piece, (max(0, left), max(0, top)))


_BACK = ((-13, -10, 34), (13, -10, 34))
_STANDS: Sequence[Sequence[tuple[float, float, float]]] = (
    (),
    ((0, -2, 46),),
    ((-13, -1, 41), (13, -1, 41)),
    ((0, -10, 36), (-14, 9, 36), (14, 9, 36)),
    (*_BACK, (-13, 11, 34), (13, 11, 34)),
    (*_BACK, (-21, 11, 32), (0, 13, 32), (21, 11, 32)),
)
"""By number of seats with emissaries: the places and sizes of their pictures, those in front
last."""


@cached
def seal_part(sheet: EmptyMap, state: str) -> Part:
    """The seal beside the name of a state whose houses are scored."""
    at = seal_places(sheet.side, sheet.script)[state]
    return _centred(sheet, seal(round(2 * SEAL * SCALE)), at)


@cached
def plate_part(sheet: EmptyMap, number: int) -> Part:
    """The number of an alliance. It lies over everything built near it."""
    x, y = pixel(alliance_of(number).at)
    wide, high = round(15.5 * SCALE), round(13 * SCALE)
    box = (x - wide, y - high, x + wide, y + high)
    picture = empty_map(sheet.side, sheet.script).crop(box)
    mask = Image.new("L", picture.size, 0)
    inner = (1, 1, picture.width - 2, picture.height - 2)
    ImageDraw.Draw(mask).rounded_rectangle(inner, 3 * SCALE, fill=255)
    return Part(picture, mask, box[:2])


@cached
def road_part(sheet: EmptyMap, one: int, other: int, seat: int) -> Part:
    """A road that scored, in the colour of its owner."""
    options, track = theme.SEATS[seat], road(sheet.side, one, other)
    xs, ys = [p[0] for p in track], [p[1] for p in track]
    middle = ((min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2)
    span = max(max(xs) - min(xs), max(ys) - min(ys)) + 24
    chisel = Chisel(round(span * SCALE), span)
    path = [chisel.at((x - middle[0], y - middle[1])) for x, y in track]
    for width, colour in ((15, c.WHITE), (12.4, options.dark), (9, options.fill)):
        chisel.pen.line(path, colour, round(width * chisel.scale), joint="curve")
        for x, y in track:
            chisel.disc((x - middle[0], y - middle[1]), width / 2, colour)
    picture = chisel.done()
    bounds = picture.getbbox() or (0, 0, 1, 1)
    x, y = pixel(middle)
    corner = (x - picture.width // 2 + bounds[0], y - picture.height // 2 + bounds[1])
    return on_map(sheet, picture.crop(bounds), corner)


@cached
def bond_parts(sheet: EmptyMap, number: int, winners: tuple[int, ...]) -> tuple[Part, ...]:
    """Beads in the winners' colours from one dragon seat over the border to the other. Beads that
    would hide a site are left out."""
    alliance = alliance_of(number)
    ends = [realm_of(state).seat for state in (alliance.one, alliance.other)]
    track = [*bow(ends[0], alliance.at, 0.05), *bow(alliance.at, ends[1], 0.05)[1:]]
    beads: list[Part] = []
    sites = [site.at for site in side(sheet.side).sites]
    for at, point in enumerate(track[3:-3:2]):
        if away(point, sites) < BEAD + SITE_RADIUS:
            continue
        picture = bead(winners[at % len(winners)], round(16 * SCALE))
        beads.append(_centred(sheet, picture, point))
    return tuple(beads)


@cached
def tally_part(sheet: EmptyMap, number: int, winners: tuple[int, ...], points: int) -> Part:
    """The plate of an alliance that scored: its number, its points, its winners' colours."""
    chisel = Chisel(round(64 * SCALE), 64)
    _tally_rim(chisel)
    share = 40 / len(winners)
    for at, seat in enumerate(winners):
        fill = theme.SEATS[seat].fill
        chisel.box((-20 + share * (at + 0.5), 3), share / 2, 19, fill, 4 if share > 30 else 0)
    chisel.box((0, 3), 16.5, 16, c.PLATE, 3)
    chisel.text((0, -6), str(number), 16.5, c.PLATE_TEXT, bold=0.05)
    chisel.box((0, 3.4), 11, 0.7, c.GOLD)
    chisel.text((0, 10), f"+{points}", 17, c.WHITE, bold=0.05)
    return _centred(sheet, chisel.done(), alliance_of(number).at)
