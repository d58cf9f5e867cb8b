"""What is still to come: cards of the deck and the discards, dragons, tiles of every province."""

from __future__ import annotations

from PIL import Image, ImageDraw

from render import theme
from render.ming.ground.atlas import UNIT, WIDTH, province_of
from render.ming.ground.cards import PILE_RATIO, pile
from render.ming.ground.colours import LINE, PAPER, PROVINCES
from render.ming.ground.ground import PALETTE
from render.pieces import write
from render.png import png
from render.scripts import Script, name_of
from rules.ming.told.view import Province, View

_HEIGHT = round(70 * UNIT)


def remaining_sheet(view: View, script: Script) -> bytes:
    """The three piles and the tiles that are left, as PNG."""
    picture = Image.new("RGB", (WIDTH, _HEIGHT), theme.TABLE)
    wide = round(36 * UNIT)
    top = round((_HEIGHT - wide * PILE_RATIO) / 2)
    piles = (("deck", view.deck), ("discards", view.discards), ("dragons", view.dragons))
    for at, (name, count) in enumerate(piles):
        face = pile(name, count, wide)
        picture.paste(face, (round((6 + at * 42) * UNIT), top), face)
    for at, province in enumerate(view.provinces):
        x, y = (138 + at % 3 * 87) * UNIT, (6 + at // 3 * 30) * UNIT
        _tiles(picture, province, (x, y), script)
    return png(PALETTE.reduce(picture))


def _tiles(
    picture: Image.Image, province: Province, at: tuple[float, float], script: Script
) -> None:
    """Draws a tile of a province with its name and the number of tiles left."""
    (x, y), pen = at, ImageDraw.Draw(picture)
    known = province_of(province.province)
    box = (x, y, x + 82 * UNIT, y + 26 * UNIT)
    pen.rounded_rectangle(box, 4 * UNIT, fill=PROVINCES[known.key], outline=PAPER, width=4)
    name, size = name_of(known, script), 12.5 if script.hanzi else 9.6
    write(pen, (x + 5 * UNIT, y + 12.4 * UNIT), name, size * UNIT, LINE, "lm", script=script)
    write(pen, (x + 78 * UNIT, y + 12.4 * UNIT), str(province.tiles), 15 * UNIT, LINE, "rm")
