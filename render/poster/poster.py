"""A finished game to be hung up: its board in a mat, under it its name, who played, and when.

Sizes are shares of the width of the board.
"""

from __future__ import annotations

import io
import math

from PIL import Image, ImageDraw, ImageFilter

from render import theme
from render.brush import Brush, piece_brush, shadowed
from render.pieces import Point, large_disc, length, polygon, put_around, shorten, shrunk, write
from render.poster.caption import Caption, Standing
from render.poster.framed import Lettering
from render.poster.lettering import rule, title
from render.scripts import Script
from render.theme import Colour, mix

PAPER: Colour = (247, 242, 231)
_INK: Colour = (58, 50, 44)
_SOFT: Colour = (124, 112, 98)
_WOOD: tuple[Colour, ...] = ((74, 56, 44), (44, 33, 27), (30, 23, 19))
"""The colours of the frame: its edge that faces the light, its face, its other edge."""
_GOLD: Colour = (190, 148, 62)
_FRAME, _MAT, _BEVEL, _LINE = 0.016, 0.07, 0.0032, 0.012
"""The widths of the frame, of the mat, and of the bevel at the board; and the distance of the thin
line from that."""
_TITLE, _NAME, _POINTS, _DATE = 0.036, 0.0225, 0.04, 0.017
"""Sizes of the lettering."""
_SMALLEST = 0.6
"""The factor for the size of the longest names."""
_FILLED = 0.94
"""The share of a player's column that a name may fill. Columns are wider where a long name needs
it and few play."""
_BADGE, _ROW = 0.038, 0.168
_LINEN: Colour = (222, 213, 193)
"""The ground under boards with clear parts."""
_WIDEST = 0.84
"""The share of the board's width that the name of a game takes."""
_QUALITIES = (92, 86, 78, 68, 55)
MOST_BYTES = 7_500_000


def poster(board: Image.Image, caption: Caption, lettering: Lettering) -> bytes:
    """The poster as JPEG of at most `MOST_BYTES`."""
    return small_enough(hung(on_linen(board), caption, lettering), MOST_BYTES)


def small_enough(picture: Image.Image, limit: int) -> bytes:
    """The picture as JPEG, in the best quality that fits in `limit` bytes."""
    content = b""
    for quality in _QUALITIES:
        out = io.BytesIO()
        picture.save(out, "JPEG", quality=quality, subsampling=0, optimize=True)
        content = out.getvalue()
        if len(content) <= limit:
            break
    return content


def on_linen(board: Image.Image) -> Image.Image:
    """A board on linen, with its shadow. The linen is seen where the board is clear."""
    ground = Image.new("RGB", board.size, _LINEN)
    if board.mode != "RGBA":
        return board.convert("RGB")
    put_around(
        ground, shadowed(board, max(board.size) * 0.004), (board.width / 2, board.height / 2)
    )
    return ground


def hung(board: Image.Image, caption: Caption, lettering: Lettering) -> Image.Image:
    """The framed board with its caption."""
    unit = max(board.size)
    words = _caption(caption, lettering, unit)
    around = round((_FRAME + _MAT) * unit)
    wide = max(board.width, round(unit * 0.8)) + 2 * around
    whole = _framed((wide, around + board.height + words.height + around), unit)
    left = (wide - board.width) // 2
    _window(whole, board, (left, around), lettering.accent)
    whole.paste(words, ((wide - words.width) // 2, around + board.height), words)
    return whole


def _framed(size: tuple[int, int], unit: int) -> Image.Image:
    """The empty mat in its frame, whose shadow falls on it from the north-west."""
    picture = Image.new("RGB", size, PAPER)
    wide, (east, south) = round(_FRAME * unit), (size[0] - 1, size[1] - 1)
    shade = Image.new("L", size, 0)
    fall = round(wide * 0.55)
    inner = (wide + fall, wide + fall, east, south)
    pen = ImageDraw.Draw(shade)
    pen.rectangle((0, 0, east, south), fill=70)
    pen.rectangle(inner, fill=0)
    picture.paste(theme.SHADOW, (0, 0), shade.filter(ImageFilter.GaussianBlur(fall * 0.5)))
    pen = ImageDraw.Draw(picture)
    light, face, dark = _WOOD
    pen.rectangle((0, 0, east, south), outline=face, width=wide)
    edge = max(2, wide // 8)
    for colour, lines in (
        (light, (((0, 0), (east, 0)), ((0, 0), (0, south)))),
        (dark, (((east, 0), (east, south)), ((0, south), (east, south)))),
    ):
        for line in lines:
            pen.line(line, colour, 2 * edge)
    lip = wide - edge
    pen.rectangle((lip, lip, east - lip, south - lip), outline=_GOLD, width=edge)
    return picture


def _window(whole: Image.Image, board: Image.Image, at: tuple[int, int], line: Colour) -> None:
    """Pastes the board, with a bevelled edge and a thin line around it."""
    x, y = at
    unit = max(board.size)
    bevel, off = max(2, round(_BEVEL * unit)), round(_LINE * unit)
    pen = ImageDraw.Draw(whole)
    west, north, east, south = x, y, x + board.width - 1, y + board.height - 1
    for step in range(bevel):
        a, b, c, d = west - 1 - step, north - 1 - step, east + 1 + step, south + 1 + step
        pen.line(((a, d), (a, b), (c, b)), mix(PAPER, _INK, 0.32))
        pen.line(((c, b), (c, d), (a, d)), (255, 253, 247))
    thin = max(2, round(unit * 0.0008))
    box = (west - bevel - off, north - bevel - off, east + bevel + off, south + bevel + off)
    pen.rectangle(box, outline=mix(PAPER, line, 0.7), width=thin)
    whole.paste(board, at)


def _caption(caption: Caption, lettering: Lettering, unit: int) -> Image.Image:
    """Name, players and date as a clear picture."""
    wide = round(unit * _WIDEST)
    head = _title(caption, lettering, unit, wide)
    rows = _rows(len(caption.standings))
    high = round(unit * (0.06 + 0.066 + _ROW * len(rows) + 0.02)) + head.height
    picture = Image.new("RGBA", (wide, high), (*_INK, 0))
    y = round(unit * 0.055)
    picture.alpha_composite(head, ((wide - head.width) // 2, y))
    y += head.height + round(unit * 0.032)
    put_around(picture, rule(lettering, unit * 0.2, lettering.accent), (wide / 2, y))
    y += round(unit * 0.034)
    begin = 0
    for count in rows:
        _row(picture, caption.standings[begin : begin + count], y, caption.script, unit)
        begin, y = begin + count, y + round(unit * _ROW)
    size, pen = _DATE * unit, ImageDraw.Draw(picture)
    write(pen, (wide / 2, y + size), caption.date, size, _SOFT, bold=False, script=caption.script)
    return picture


def _rows(standings: int) -> list[int]:
    """The number of players in each row."""
    rows = math.ceil(standings / 5)
    return [standings // rows + (at < standings % rows) for at in range(rows)] if rows else []


def _title(caption: Caption, lettering: Lettering, unit: int, room: int) -> Image.Image:
    """The name of the game, at most `room` pixels wide."""
    size = _TITLE * unit
    picture = title(caption.title, lettering, size, lettering.ink, caption.script)
    if picture.width > room:
        smaller = size * room / picture.width
        picture = title(caption.title, lettering, smaller, lettering.ink, caption.script)
    return picture


def _row(
    picture: Image.Image, standings: tuple[Standing, ...], top: int, script: Script, unit: int
) -> None:
    """Draws a row of players side by side: emblem, name and points, one below the other."""
    pen, side, size = ImageDraw.Draw(picture), round(_BADGE * unit), _NAME * unit
    longest = max(_wide(one.name, size, script) for one in standings)
    room = min(picture.width / len(standings), max(unit * 0.22, longest / _FILLED))
    left = (picture.width - room * len(standings)) / 2
    for at, one in enumerate(standings):
        x, y = left + (at + 0.5) * room, top + side
        if one.winner:
            put_around(picture, _laurel(side * 2), (x, y))
        put_around(picture, _badge(one.seat, side), (x, y))
        _name(pen, (x, top + unit * 0.089), one.name, (size, room * _FILLED), script)
        ink = _INK if one.winner else _SOFT
        write(pen, (x, top + unit * 0.127), one.points, _POINTS * unit, ink, bold=False)


def _name(
    pen: ImageDraw.ImageDraw, at: Point, name: str, fit: tuple[float, float], script: Script
) -> None:
    """Writes a name. `fit` gives its size and its room: a long name is smaller, and is cut only if
    it must be."""
    size, room = fit
    wide = _wide(name, size, script)
    # Letters end on whole pixels: smaller ones are a little wider than in proportion.
    size *= min(1, max(_SMALLEST, 0.97 * room / max(wide, 1)))
    write(pen, at, shorten(name, size, room, script), size, _INK, bold=False, script=script)


def _wide(name: str, size: float, script: Script) -> float:
    """How wide a whole name is, in pixels."""
    return length(shorten(name, size, math.inf, script), size, script)


def _badge(seat: int, side: int) -> Image.Image:
    """The emblem of a seat."""
    look = theme.SEATS[seat % len(theme.SEATS)]
    large = large_disc(side, look.dark, look.fill, 0.05)
    middle = large.width / 2
    corners = list(polygon(look.sign, (middle, middle), large.width * 0.24))
    ImageDraw.Draw(large).polygon(corners, look.emblem)
    return shrunk(large, side)


def _laurel(side: int) -> Image.Image:
    """Two twigs to be put round the emblem of a winner."""
    brush = piece_brush(side, 100, _GOLD)
    for hand in (-1, 1):
        for step in range(8):
            turn = math.radians(14 + 19 * step)
            for aside in (-48, 48):
                _leaf(brush, hand, turn, aside)
    return brush.done()


def _leaf(brush: Brush, hand: int, turn: float, aside: float) -> None:
    """Draws a leaf on one side of a twig that begins below and goes up."""
    x, y = hand * 40 * math.sin(turn), 40 * math.cos(turn)
    lean = turn + math.radians(90 + aside)
    ahead = (hand * math.sin(lean), math.cos(lean))
    broad = (-ahead[1] * 2.6, ahead[0] * 2.6)
    outline = ((0, 0), (3, 0.8), (6, 1), (9, 0.6), (12, 0), (9, -0.6), (6, -1), (3, -0.8))
    shape = [
        (x + ahead[0] * far + broad[0] * out, y + ahead[1] * far + broad[1] * out)
        for far, out in outline
    ]
    brush.shape(shape, _GOLD)
