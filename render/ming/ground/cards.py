"""Movement cards, dragons, the three piles, tiles: RGBA pictures, shared, not to be changed."""

from __future__ import annotations

from PIL import Image

from render import theme
from render.brush import Brush, piece_brush
from render.cache import cached
from render.ming.ground import colours as c
from render.ming.ground.atlas import province_of
from render.ming.ground.signs import sign
from render.scripts import Script, name_of
from render.theme import Colour, mix
from rules.ming.position.box import PROVINCE_NUMBER

RATIO = 1.36
"""Height of a card by its width."""
PILE_RATIO = 1.44
_WIDE = 30.0


def _blank(width: int, ratio: float, fill: Colour, frame: Colour) -> Brush:
    """A brush with a blank card, thirty units wide."""
    brush = piece_brush((width, round(width * ratio)), _WIDE, c.LINE)
    high = _WIDE * ratio / 2
    brush.box((0, 0), 15, high, c.LINE, 3.4)
    brush.box((0, 0), 14.1, high - 0.9, c.PAPER, 2.8)
    brush.box((0, 0), 12.4, high - 2.6, frame, 1.8)
    brush.box((0, 0), 11.6, high - 3.4, fill, 1.4)
    return brush


@cached
def card(name: str, width: int, mark: bool = False) -> Image.Image:
    """A movement card or a dragon, with a frame if it can be named. Raises `KeyError` for another
    name."""
    fill = mix(c.TRANSPORTS[name], c.PAPER, 0.72)
    brush = _blank(width, RATIO, fill, theme.ACCENT if mark else c.TRANSPORTS[name])
    if mark:
        brush.box((0, 0), 15, _WIDE * RATIO / 2, c.LINE, 3.4)
        brush.box((0, 0), 14.4, _WIDE * RATIO / 2 - 0.6, theme.ACCENT, 3)
        brush.box((0, 0), 11.6, _WIDE * RATIO / 2 - 3.4, fill, 1.4)
    picture = brush.done()
    face = sign(name, width)
    picture.alpha_composite(
        face, ((picture.width - face.width) // 2, (picture.height - face.height) // 2)
    )
    return picture


@cached
def gap(width: int) -> Image.Image:
    """The empty place of a card that was just taken."""
    brush = piece_brush((width, round(width * RATIO)), _WIDE, c.PAPER_DARK)
    brush.box((0, 0), 14, _WIDE * RATIO / 2 - 1, mix(c.PAPER_DARK, c.LINE, 0.35), 3)
    brush.box((0, 0), 13, _WIDE * RATIO / 2 - 2, c.PAPER_DARK, 2.4)
    return brush.done()


@cached
def pile(name: str, count: int, width: int) -> Image.Image:
    """The `deck` face down, the `discards` or the `dragons`, with their number of cards."""
    fill, ink = {
        "deck": (c.BACK, c.WHITE),
        "discards": (c.PAPER_DARK, c.LINE),
        "dragons": (c.DRAGON, c.GOLD),
    }[name]
    brush = _blank(width, PILE_RATIO, fill, c.GOLD)
    if name == "discards":
        for at, key in enumerate(("horse", "rickshaw", "junk")):
            brush.box(((at - 1) * 7.2, -12.6), 3, 3, c.TRANSPORTS[key], 1)
    else:
        sign = {"deck": "明", "dragons": "龍"}[name]
        brush.text((0, -12.6), sign, 12, c.GOLD, bold=0.01, script=Script.TRADITIONAL)
    brush.text((0, 4.5), str(count), 18, ink, bold=0.05)
    return brush.done()


@cached
def province_tile(province: str, script: Script, side: int) -> Image.Image:
    """A tile with the number of its province. Readers of hanzi also see the beginning of its
    name."""
    brush = piece_brush(side, 30, c.LINE)
    brush.box((0, 0), 15, 15, c.LINE, 3.4)
    brush.box((0, 0), 13.6, 13.6, c.PAPER, 2.8)
    brush.box((0, 0), 12.2, 12.2, c.PROVINCES[province], 2.2)
    number, name = PROVINCE_NUMBER[province] + 1, name_of(province_of(province), script)
    sign_, bold = (name[0], 0.03) if script.hanzi else (str(number), 0.04)
    brush.text((0, -1), sign_, 18, c.LINE, bold=bold, script=script)
    return brush.done()
