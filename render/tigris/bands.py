"""What stands below the board: the conflict being fought, the viewer's own secrets, the result."""

from __future__ import annotations

from PIL import Image, ImageDraw

from render import theme
from render.painter import RenderOptions
from render.pieces import length, put_around, write
from render.scripts import Script
from render.strip import short_name
from render.tigris import colours as c
from render.tigris import pieces
from render.tigris.kingdoms import occupied_squares
from render.tigris.land import UNIT, WIDTH, scaled
from render.tigris.strip import best, colours_of
from rules.tigris.position import board as squares
from rules.tigris.told.view import Conflict, PlacedLeader, Points, Side, View

_GAP = scaled(3)
_CONFLICT = scaled(52)
_PRIVATE = scaled(56)
_ROW = scaled(25)


class Band:
    """A strip of the picture under construction: panels, pieces, text; all in pixels."""

    def __init__(self, height: int) -> None:
        self.picture = Image.new("RGB", (WIDTH, height), theme.TABLE)
        self.pen = ImageDraw.Draw(self.picture)

    def panel(self, box: tuple[int, int, int, int], active: bool = False) -> None:
        """Draws a card, with a frame if somebody must decide there or has won."""
        fill = c.FRAME_LIGHT if active else c.FRAME
        outline = theme.ACCENT if active else c.FRAME_LIGHT
        self.pen.rounded_rectangle(
            box, scaled(3), fill=fill, outline=outline, width=5 if active else 3
        )

    def put(self, piece: Image.Image, x: float, y: float) -> None:
        """Puts a piece around its middle."""
        put_around(self.picture, piece, (x, y))

    def text(
        self, x: float, y: float, text: str, units: float, anchor: str = "lm",
        fill: theme.Colour = theme.INK, script: Script = Script.LATIN,
    ) -> None:  # fmt: skip
        """Writes a text; `units` is its size."""
        write(self.pen, (x, y), text, units * UNIT, fill, anchor, script=script)

    def points(self, x: float, y: float, colour: str, count: int) -> None:
        """Draws a tile of a colour with the points in it."""
        self.put(pieces.tile(c.TILE_OF[colour], scaled(16)), x + scaled(8), y)
        self.text(x + scaled(17.5), y, str(count), 13.5)

    def treasures(self, x: float, y: float, count: int) -> None:
        """Draws a treasure with the number of treasures."""
        self.put(pieces.treasure(False, scaled(17)), x + scaled(8.5), y)
        self.text(x + scaled(18), y, str(count), 13.5)


def conflict_band(view: View, conflict: Conflict, options: RenderOptions) -> Image.Image:
    """Both sides of a conflict: their strengths as everybody may know them, and who must decide."""
    band = Band(_CONFLICT)
    half = WIDTH // 2
    tile = _adds(conflict)
    awaited = {"attack": conflict.attacker, "defence": conflict.defender}.get(view.phase)
    for side, sign, x0 in (
        (conflict.attacker, "swords", _GAP),
        (conflict.defender, "shield", half),
    ):
        box = (x0, _GAP, x0 + half - _GAP, _CONFLICT - _GAP)
        band.panel(box, side is awaited)
        disc = pieces.leader(side.seat, view.dynasties[side.seat], conflict.leader, scaled(42))
        band.put(disc, x0 + scaled(24), _CONFLICT / 2)
        left = x0 + scaled(49)
        band.put(_emblem(sign, 13), left + scaled(6.5), scaled(14))
        name = short_name(options, side.seat, scaled(11.5), scaled(100))
        band.text(left + scaled(16), scaled(14), name, 11.5, script=options.script)
        _strength(band, side, tile, left, scaled(35))
        if side is awaited:
            band.put(_emblem("hourglass", 17), x0 + half - scaled(22), scaled(14))
    _wars_left(band, view)
    return band.picture


def _emblem(sign: str, units: int) -> Image.Image:
    return pieces.emblem(sign, scaled(units), c.CREAM, c.DANGER)


def _adds(conflict: Conflict) -> str:
    """The sort of tile that may be added: temples in a revolt (R23, R31)."""
    if conflict.sort == "revolt":
        return "temple"
    return c.TILE_OF[c.LEADER_COLOUR[conflict.leader]]


def _strength(band: Band, side: Side, tile: str, x: float, y: float) -> None:
    """Writes the strength of a side, such as 3 + 2 tiles; 3 + ? while it has not decided."""
    added = "?" if side.added is None else str(side.added)
    text = f"{side.strength} + {added}"
    band.text(x, y, text, 19)
    wide = length(text, scaled(19))
    band.put(pieces.tile(tile, scaled(16)), x + wide + scaled(11), y)
    if side.added is not None:
        band.text(
            x + wide + scaled(23), y, f"= {side.strength + side.added}", 19, fill=theme.ACCENT
        )


def _wars_left(band: Band, view: View) -> None:
    """Draws the leaders whose wars are still to come, between the two sides."""
    for number, leader in enumerate(view.wars):
        y = _CONFLICT / 2 + (number - (len(view.wars) - 1) / 2) * scaled(15)
        band.put(pieces.token(leader, True, scaled(14)), WIDTH / 2 - _GAP / 2, y)


def wars_band(view: View, options: RenderOptions) -> Image.Image:
    """All wars of which one must be chosen, each as the pair of leaders that will fight."""
    band = Band(_CONFLICT)
    band.panel((_GAP, _GAP, WIDTH - _GAP, _CONFLICT - _GAP), True)
    badge = pieces.dynasty(view.acting, view.dynasties[view.acting], scaled(28))
    band.put(badge, scaled(21), _CONFLICT / 2)
    room = (WIDTH - scaled(112)) / max(1, len(view.wars))
    size = min(scaled(30), round(room * 0.4))
    first = scaled(104) + room / 2 - size * 1.2
    name = short_name(options, view.acting, scaled(11), round(first) - scaled(42))
    band.text(scaled(39), scaled(16), name, 11, script=options.script)
    band.put(_emblem("hourglass", 16), scaled(47), scaled(35))
    for number, leader in enumerate(view.wars):
        x = scaled(104) + (number + 0.5) * room
        band.put(_emblem("swords", 14), x, _CONFLICT / 2)
        for hand, piece in zip((-1, 1), _rivals(view, leader), strict=False):
            sign = view.dynasties[piece.seat]
            disc = pieces.leader(piece.seat, sign, leader, size)
            band.put(disc, x + hand * size * 0.7, _CONFLICT / 2)
    return band.picture


def _rivals(view: View, leader: str) -> list[PlacedLeader]:
    """The leaders of one sort in the kingdom of the tile that joins kingdoms."""
    if view.joining is None:
        return []
    joined = squares.reached(1 << squares.square_at(view.joining), occupied_squares(view))
    return [
        piece
        for piece in view.leaders
        if piece.leader == leader and joined >> squares.square_at(piece.cell) & 1
    ]


def private_band(view: View, seat: int) -> Image.Image:
    """The viewer's own tiles, those put aside, points, leaders and catastrophes in stock."""
    band = Band(_PRIVATE)
    band.panel((_GAP, _GAP, WIDTH - _GAP, _PRIVATE - _GAP))
    _hand(band, view)
    points = view.points[seat]
    if points:
        _own_points(band, points, scaled(17))
    x, y = scaled(202), scaled(40)
    for leader in view.stock[seat]:
        disc = pieces.leader(seat, view.dynasties[seat], leader, scaled(24))
        band.put(disc, x + scaled(12), y)
        x += scaled(26)
    x = scaled(318)
    for _ in range(view.catastrophes_left[seat]):
        band.put(pieces.catastrophe(scaled(22)), x + scaled(11), y)
        x += scaled(24)
    return band.picture


def _hand(band: Band, view: View) -> None:
    """Draws the tiles in hand on the left. After a gap and a sign of exchange come those put aside,
    smaller."""
    x, y = 2.5 * _GAP, _PRIVATE / 2
    size = scaled(30) if not view.aside else scaled(26)
    for name in view.hand:
        band.put(pieces.tile(name, size), x + size / 2, y)
        x += size + scaled(1)
    if view.aside:
        band.put(_emblem("arrows", 15), x + scaled(8), y)
        x += scaled(17)
        small = min(scaled(22), int((scaled(198) - x) / len(view.aside)) - scaled(1))
        for name in view.aside:
            band.put(pieces.tile(name, small), x + small / 2, y)
            x += small + scaled(1)


def _own_points(band: Band, points: Points, y: float) -> None:
    """Draws the viewer's points by colour, and its treasures."""
    x = scaled(202)
    for colour, count in zip(c.COLOURS, colours_of(points), strict=True):
        band.points(x, y, colour, count)
        x += scaled(39)
    band.treasures(x, y, points.treasures)


def final_band(view: View, options: RenderOptions) -> Image.Image:
    """Every seat's points by colour, with treasures added where they serve best. The weakest
    colour, which decides, has a frame."""
    band = Band(view.seats * _ROW + _GAP)
    totals = best(view)
    for seat, points in enumerate(view.points):
        if points is None:
            continue
        y0 = _GAP + seat * _ROW
        y = y0 + (_ROW - _GAP) / 2
        band.panel((_GAP, y0, WIDTH - _GAP, y0 + _ROW - _GAP), totals[seat] == max(totals))
        badge = pieces.dynasty(seat, view.dynasties[seat], scaled(18))
        band.put(badge, scaled(16), y)
        name = short_name(options, seat, scaled(12), scaled(118))
        band.text(scaled(29), y, name, 12, script=options.script)
        for number, (colour, count) in enumerate(zip(c.COLOURS, colours_of(points), strict=True)):
            x = scaled(152 + number * 50)
            if count == totals[seat][0]:
                band.pen.rounded_rectangle(
                    (x - scaled(2), y - scaled(10), x + scaled(42), y + scaled(10)),
                    scaled(3), outline=theme.ACCENT, width=5,
                )  # fmt: skip
            band.points(x, y, colour, count)
        band.treasures(scaled(354), y, points.treasures)
    return band.picture
