"""Cards: the open row, pile and discards in the corner of the map, the viewer's hand, the rest."""

from __future__ import annotations

from PIL import Image, ImageDraw

from render import theme
from render.cache import cached
from render.china.ground import colours as c
from render.china.ground.ground import PALETTE
from render.china.ground.pieces import badge
from render.fonts.faces import font
from render.pieces import SUPER
from render.scripts import Script, name_of
from render.theme import mix
from rules.china.position.box import box

RATIO = 1.4
"""Height of a card by its width."""


def _blank(width: int) -> tuple[Image.Image, ImageDraw.ImageDraw, float]:
    """A large blank card, its pen, and its unit: a hundredth of its width."""
    big = (width * SUPER, round(width * RATIO) * SUPER)
    picture = Image.new("RGBA", big, (*c.LINE, 0))
    pen = ImageDraw.Draw(picture)
    unit = big[0] / 100
    pen.rounded_rectangle((0, 0, big[0] - 1, big[1] - 1), 12 * unit, fill=c.LINE)
    inner = (2.5 * unit, 2.5 * unit, big[0] - 2.5 * unit, big[1] - 2.5 * unit)
    pen.rounded_rectangle(inner, 10 * unit, fill=c.PAPER)
    return picture, pen, unit


@cached
def face(colour: str, width: int, script: Script) -> Image.Image:
    """A card of a colour, with the names of the states it pays for, as a shared RGBA picture."""
    picture, pen, unit = _blank(width)
    wide, high = picture.size
    fill, ink = c.CARDS[colour], c.inks(colour)
    edge = 8 * unit
    pen.rounded_rectangle((edge, edge, wide - edge, high - edge), 6 * unit, fill=fill)
    frame = (edge + 3 * unit, edge + 3 * unit, wide - edge - 3 * unit, high - edge - 3 * unit)
    rim = mix(fill, c.PAPER, 0.45)
    pen.rounded_rectangle(frame, 5 * unit, outline=rim, width=round(2.2 * unit))
    names = [name_of(r, script) for r in box().realms if r.colour == colour]
    size = (46 if script.hanzi else 33) * unit
    widest = max(font(size, script).getlength(name) for name in names)
    size = min(size, size * 66 * unit / widest)
    step = (50 if script.hanzi else 42) * unit
    for at, name in enumerate(names):
        y = high / 2 + (at - (len(names) - 1) / 2) * step - 2 * unit
        weight = round((0.4 if script.hanzi else 1.6) * unit)
        pen.text((wide / 2, y), name, ink, font(size, script), "mm", stroke_width=weight)
    return picture.reduce(SUPER)


@cached
def back(width: int, count: int) -> Image.Image:
    """The pile's back with its number of cards, as a shared RGBA picture."""
    picture, pen, unit = _blank(width)
    wide, high = picture.size
    edge = 8 * unit
    fill = c.BACK if count else c.PAPER
    pen.rounded_rectangle((edge, edge, wide - edge, high - edge), 6 * unit, fill=fill)
    if count:
        for radius, colour in ((34, c.BACK_LIGHT), (30, c.BACK)):
            r = radius * unit
            pen.ellipse((wide / 2 - r, high / 2 - r, wide / 2 + r, high / 2 + r), fill=colour)
        frame = (edge + 4 * unit, edge + 4 * unit, wide - edge - 4 * unit, high - edge - 4 * unit)
        pen.rounded_rectangle(frame, 5 * unit, outline=c.GOLD, width=round(3 * unit))
    ink = c.PAPER if count else c.GOLD_DARK
    middle, letters = (wide / 2, high / 2 - 3 * unit), font(46 * unit)
    pen.text(middle, str(count), ink, letters, "mm", stroke_width=round(2 * unit))
    return picture.reduce(SUPER)


@cached
def discarded(colour: str, width: int, script: Script, count: int) -> Image.Image:
    """The newest discard with the number of all discards, as a shared RGBA picture."""
    if not count:
        picture, pen, unit = _blank(width)
        edge = 8 * unit
        frame = (edge, edge, picture.width - edge, picture.height - edge)
        pen.rounded_rectangle(frame, 6 * unit, fill=mix(c.PAPER, c.GOLD_DARK, 0.25))
        return picture.reduce(SUPER)
    card = face(colour, width, script)
    size = round(width * 0.56)
    picture = Image.new("RGBA", (card.width, card.height + size * 3 // 5), (*c.LINE, 0))
    picture.alpha_composite(card)
    picture.alpha_composite(
        badge(str(count), size), ((card.width - size) // 2, picture.height - size)
    )
    return picture


def framed(card: Image.Image, mark: bool) -> Image.Image:
    """A card with room for a frame around it. The frame is drawn when it is marked."""
    rim = frame_width(card.width)
    picture = Image.new("RGBA", (card.width + 2 * rim, card.height + 2 * rim), (*c.LINE, 0))
    if mark:
        pen = ImageDraw.Draw(picture)
        corners = (0, 0, picture.width - 1, picture.height - 1)
        pen.rounded_rectangle(corners, rim * 2, fill=c.PLATE)
        inner = (2, 2, picture.width - 3, picture.height - 3)
        pen.rounded_rectangle(inner, rim * 2, fill=theme.MARK)
    picture.alpha_composite(card, (rim, rim))
    return picture


def frame_width(width: int) -> int:
    """Width of the frame of a card in pixels."""
    return max(4, width // 11)


def hand_picture(
    cards: tuple[str, ...], marked: tuple[bool, ...], width: int, script: Script
) -> Image.Image:
    """The band with the viewer's cards in a row, in the palette's colours."""
    high = round(width * HAND_SHARE)
    picture = Image.new("RGB", (width, high), theme.TABLE)
    wide = round((high - 2 * high // 12) / RATIO / 1.13)
    faces = [framed(face(card, wide, script), m) for card, m in zip(cards, marked, strict=True)]
    gap = wide // 8
    x = (width - sum(card.width + gap for card in faces) + gap) // 2
    for card in faces:
        picture.paste(card, (x, (high - card.height) // 2), card)
        x += card.width + gap
    return PALETTE.reduce(picture)


HAND_SHARE = 0.125
"""The height of that band, as a share of the width."""
