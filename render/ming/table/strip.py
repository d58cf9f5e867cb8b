"""The score strip of Ming Dynasty, and below it what everybody holds: hands are open (A17)."""

from __future__ import annotations

from PIL import Image, ImageDraw

from render import theme
from render.cache import cached
from render.ming.ground import pieces
from render.ming.ground.atlas import UNIT, WIDTH
from render.ming.ground.colours import LINE, NEUTRAL, PROVINCES
from render.ming.ground.ground import PALETTE
from render.ming.ground.signs import sign
from render.painter import RenderOptions
from render.pieces import write
from render.strip import Card, badge_size, card_box, framed, score_strip
from render.theme import mix
from rules.ming.position.box import PROVINCES as PROVINCE_KEYS
from rules.ming.position.state import CARDS
from rules.ming.told.view import View

HOLDINGS = round(31 * UNIT)
"""The height of the row with cards and tiles."""


def strip(view: View, options: RenderOptions) -> Image.Image:
    """The score strip as an RGB picture."""
    cards = [_card(view, seat) for seat in range(view.seats)]
    picture = score_strip(cards, options, WIDTH)
    for seat in range(view.seats):
        _supply(picture, view, seat)
    return picture


def _card(view: View, seat: int) -> Card:
    """The card of a seat in the score strip."""
    over = view.phase == "over"
    active = seat in framed(view.scores, over, view.acting)
    badge = _badge(
        seat, start=view.start == seat and not over, passed=view.passed[seat], laid=view.laid[seat]
    )
    beside = _BAG * (1.9 if view.placing[seat] or view.neutral_left[seat] else 1.1)
    return Card(badge, str(view.scores[seat]), "", active, beside)


def _supply(picture: Image.Image, view: View, seat: int) -> None:
    """Draws a bag with the courtiers in supply, and on its left those to place now, including
    neutral ones."""
    _, y0, x1, _ = card_box(seat, view.seats, WIDTH)
    side = round(_BAG * UNIT)
    faces = [pieces.bag(seat, str(view.supply[seat]), side)]
    if view.placing[seat]:
        faces.append(pieces.to_place(seat, str(view.placing[seat]), side))
    if view.neutral_left[seat]:
        faces.append(pieces.to_place(None, str(view.neutral_left[seat]), side))
    x = x1 - round(2 * UNIT)
    for face in faces:
        x -= face.width
        picture.paste(face, (x, round(y0 + 13 * UNIT)), face)


_BAG = 19.5
"""The height of the supply's pictures, in units."""


@cached
def _badge(seat: int, *, start: bool, passed: bool, laid: bool) -> Image.Image:
    """The badge of a seat: its prince, whose robe bears the seat's sign; shared. At his head are
    the figure of the start player, a bar for a pass, or a tick for a recall."""
    size = badge_size(WIDTH)
    picture = pieces.prince(seat, size).copy()
    small = size * 11 // 20
    if start:
        picture.alpha_composite(pieces.starter(small))
    corner = (size - small, 0)
    if passed:
        picture.alpha_composite(pieces.badge("–", small, NEUTRAL), corner)
    elif laid:
        picture.alpha_composite(pieces.badge("✓", small, LINE, theme.ACCENT), corner)
    return picture


def holdings(view: View) -> Image.Image:
    """Everybody's cards and tiles in one row, in the palette's colours."""
    picture = PALETTE.blank((WIDTH, HOLDINGS), theme.TABLE).image
    for seat in range(view.seats):
        x0, _, x1, _ = card_box(seat, view.seats, WIDTH)
        ready = _hand(view.hands[seat], view.tiles[seat], x1 - x0)
        picture.paste(ready, (x0, 0))
    return picture


def _hand(hand: tuple[int, ...], tiles: tuple[int, ...], width: int) -> Image.Image:
    """What one seat holds: cards above, tiles below them."""
    picture = Image.new("RGB", (width, HOLDINGS), theme.TABLE)
    pen = ImageDraw.Draw(picture)
    pen.rounded_rectangle(
        (0, 0, width - 1, HOLDINGS - round(2 * UNIT)), round(3 * UNIT), fill=theme.PANEL
    )
    _cards(picture, hand)
    _tiles(picture, tiles)
    return PALETTE.reduce(picture)


def _cards(picture: Image.Image, hand: tuple[int, ...]) -> None:
    """Draws the number of cards of each sign."""
    pen, side = ImageDraw.Draw(picture), round(14.5 * UNIT)
    step = min(30 * UNIT, (picture.width - 2 * UNIT) / len(hand))
    left = (picture.width - step * len(hand)) / 2
    for at, (name, count) in enumerate(zip(CARDS, hand, strict=True)):
        x, y = left + at * step, 7.6 * UNIT
        face = sign(name, side)
        picture.paste(face, (round(x), round(y - side / 2)), face)
        ink = theme.INK if count else mix(theme.PANEL, theme.INK_SOFT, 0.55)
        write(pen, (x + side + 0.2 * UNIT, y - 2), str(count), 10.5 * UNIT, ink, "lm")


def _tiles(picture: Image.Image, tiles: tuple[int, ...]) -> None:
    """Draws a coloured square for every province, in scoring order, with the number of its
    tiles."""
    pen = ImageDraw.Draw(picture)
    step = min(22 * UNIT, (picture.width - 2 * UNIT) / len(tiles))
    left = (picture.width - step * len(tiles)) / 2
    for at, (key, count) in enumerate(zip(PROVINCE_KEYS, tiles, strict=True)):
        fill = PROVINCES[key] if count else mix(PROVINCES[key], theme.PANEL, 0.6)
        x, y = left + (at + 0.5) * step, 22 * UNIT
        wide, high = step / 2 - UNIT * 0.7, 6 * UNIT
        box = (x - wide, y - high, x + wide, y + high)
        pen.rounded_rectangle(box, 2 * UNIT, fill=fill)
        if count:
            write(pen, (x, y - 3), str(count), 10.5 * UNIT, LINE, "mm")
