"""What stands below the areas: the viewer's cards, or the city that is being scored."""

from __future__ import annotations

from collections.abc import Mapping

from PIL import Image, ImageDraw

from render import theme
from render.cache import cached
from render.ming.ground import colours as c
from render.ming.ground import pieces
from render.ming.ground.atlas import UNIT, WIDTH, province_of, region_of, regions_in
from render.ming.ground.cards import card
from render.ming.ground.ground import PALETTE
from render.ming.table.board import count_courtiers, tenants
from render.ming.table.parts import Counted
from render.ming.table.reach import Marks
from render.pieces import length, write
from render.scripts import Script, name_of
from render.theme import mix
from rules.ming.moves.scoring import STAYING
from rules.ming.position.box import PROVINCE_NUMBER
from rules.ming.position.state import CARDS
from rules.ming.told.view import View

HAND = round(46 * UNIT)
CITY = round(46 * UNIT)


def below(view: View, script: Script, marked: Marks) -> Image.Image | None:
    """The band below this view, in the palette's colours; None when there is none."""
    if view.scoring is not None and view.phase in ("recall", "home"):
        return city_band(view, view.scoring, script)
    if view.viewer is None or view.phase == "over" or not any(view.hands[view.viewer]):
        return None
    return hand_band(view.hands[view.viewer], marked.cards)


@cached
def hand_band(hand: tuple[int, ...], marked: frozenset[str]) -> Image.Image:
    """The cards of a hand in a row; shared."""
    picture = Image.new("RGB", (WIDTH, HAND), theme.TABLE)
    cards = [name for name, count in zip(CARDS, hand, strict=True) for _ in range(count)]
    wide = round(31 * UNIT)
    step = min(wide + 4 * UNIT, (WIDTH - 4 * UNIT) / max(1, len(cards)))
    left = (WIDTH - step * (len(cards) - 1) - wide) / 2
    for at, name in enumerate(cards):
        face = card(name, wide, name in marked)
        picture.paste(face, (round(left + at * step), (HAND - face.height) // 2), face)
    return PALETTE.reduce(picture)


def city_band(view: View, province: str, script: Script) -> Image.Image:
    """A close-up of a city: what its courtiers bring, how many each owner has, and its houses."""
    picture = PALETTE.blank((WIDTH, CITY), theme.TABLE).image
    here = {region.key for region in regions_in(province)}
    regions = tuple(region for region in view.regions if region.region in here)
    inside = count_courtiers(
        [sum(region.houses[seat] for region in regions) for seat in range(view.seats)],
        sum(region.neutral_houses for region in regions),
    )
    going = _going(view)
    head = _head(province, view.round, inside, going, script)
    picture.paste(head, (0, 0))
    for at, region in enumerate(regions):
        picture.paste(
            _quarter(region.region, tenants(region), script), (head.width + at * _WIDE, 0)
        )
    return picture


def _going(view: View) -> Counted:
    """The courtiers that still go back. During a recall, those the viewer has laid."""
    if view.phase == "home":
        return count_courtiers(view.returning, view.neutral_returning)
    if view.viewer is not None and view.own_recall:
        return ((view.viewer, view.own_recall),)
    return ()


_HEAD = 112.0
_WIDE = (WIDTH - round(_HEAD * UNIT)) // 3
"""The width of one quarter in pixels."""


@cached
def _head(key: str, number: int, inside: Counted, going: Counted, script: Script) -> Image.Image:
    """The city's name, the points for each courtier, and counters with how many of each go back."""
    picture = Image.new("RGB", (WIDTH - 3 * _WIDE, CITY), theme.TABLE)
    pen = ImageDraw.Draw(picture)
    plate = pieces.badge(str(PROVINCE_NUMBER[key] + 1), round(15 * UNIT))
    picture.paste(plate, (round(3 * UNIT), round(4 * UNIT)), plate)
    province = province_of(key)
    name = name_of(province.city, script)
    size = 12 * UNIT * min(1, 60 * UNIT / length(name, 12 * UNIT, script))
    write(pen, (20 * UNIT, 11 * UNIT), name, size, theme.INK, "lm", script=script)
    each = f"+{STAYING.get(number, 0)}"
    write(pen, (picture.width - 4 * UNIT, 11 * UNIT), each, 12 * UNIT, theme.ACCENT, "rm")
    one = pieces.house("empty", round(12 * UNIT))
    picture.paste(one, (picture.width - round(32 * UNIT), round(5 * UNIT)), one)
    _tenants(picture, inside, dict(going))
    return PALETTE.reduce(picture)


def _tenants(picture: Image.Image, inside: Counted, home: Mapping[int | None, int]) -> None:
    """Draws counters of the owners in a city and how many go home. They are smaller where they need
    more room."""
    pen, room = ImageDraw.Draw(picture), picture.width - 6 * UNIT
    unit = min(UNIT, room / max(1, sum(20 + 12 * (owner in home) for owner, _ in inside)))
    x, side = round(3 * UNIT), round(18 * unit)
    for owner, count in inside:
        piece = pieces.counter(owner, str(count), side)
        picture.paste(piece, (x, round(32.5 * UNIT) - side // 2), piece)
        x += side
        if owner in home:
            write(pen, (x, 32 * UNIT), f"−{home[owner]}", 11 * unit, theme.ACCENT, "lm")
            x += round(12 * unit)
        x += round(2 * unit)


@cached
def _quarter(key: str, owners: tuple[int | None, ...], script: Script) -> Image.Image:
    """The three houses of a region."""
    region = region_of(key)
    picture = Image.new("RGB", (_WIDE, CITY), theme.TABLE)
    pen = ImageDraw.Draw(picture)
    ground = mix(c.PROVINCES[region.province], c.PAPER, 0.45)
    box = (0, round(2 * UNIT), _WIDE - round(2.4 * UNIT), CITY - round(2 * UNIT))
    pen.rounded_rectangle(box, round(3 * UNIT), fill=ground, outline=c.GOLD, width=round(UNIT))
    name = name_of(region, script)
    size = (11.5 if script.hanzi else 10.5) * UNIT
    write(pen, (picture.width / 2, 9.5 * UNIT), name, size, c.LINE, "mm", script=script)
    side = round(27 * UNIT)
    for at in range(len(region.houses)):
        owner = owners[at] if at < len(owners) else "empty"
        piece = pieces.house(owner, side)
        x = picture.width / 2 + (at - 1) * 28 * UNIT - side / 2
        picture.paste(piece, (round(x), round(16 * UNIT)), piece)
    return PALETTE.reduce(picture)
