"""Cards nobody has seen yet, and the discards: two rows of five colours."""

from __future__ import annotations

from collections import Counter

from PIL import Image, ImageDraw

from render import theme
from render.china.ground.cards import RATIO, face
from render.china.ground.ground import PALETTE
from render.pieces import write
from render.png import png
from render.scripts import Script
from rules.china.position.box import box, deck
from rules.china.told.view import View

WIDTH = 900
_GAP = 14


def unseen(view: View) -> dict[str, int]:
    """By colour: the cards in the pile, and those in hands that the viewer has never seen (A17)."""
    taken = [card for seat, cards in enumerate(view.taken) if seat != view.viewer for card in cards]
    seen = Counter((*view.row, *view.discards, *view.hand, *taken))
    every = Counter(deck(view.seats))
    return {colour: every[colour] - seen[colour] for colour in box().cards}


def remaining_sheet(view: View, script: Script) -> bytes | None:
    """Every colour with the number of its unseen cards, as PNG; None when there are none."""
    left = unseen(view)
    return sheet(left, script) if any(left.values()) else None


def sheet(left: dict[str, int], script: Script) -> bytes:
    """Cards of each colour with their numbers, as PNG."""
    unit = WIDTH / theme.PHONE_WIDTH
    wide = (WIDTH - _GAP) // len(left) - _GAP
    high, label = round(wide * RATIO), round(20 * unit)
    picture = Image.new("RGB", (WIDTH, high + label + 2 * _GAP), theme.TABLE)
    pen = ImageDraw.Draw(picture)
    for at, (colour, count) in enumerate(left.items()):
        x = _GAP + at * (wide + _GAP)
        card = face(colour, wide, script)
        picture.paste(card, (x, _GAP), card)
        ink = theme.INK if count else theme.INK_SOFT
        write(pen, (x + wide / 2, _GAP + high + label * 0.55), f"×{count}", 13 * unit, ink)
    return png(PALETTE.reduce(picture))
