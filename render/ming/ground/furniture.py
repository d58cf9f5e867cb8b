"""What stands on the empty map: cities, temples, signs on the borders, names, piles, rounds."""

from __future__ import annotations

from PIL import Image

from render.brush import Brush
from render.ming.ground import colours as c
from render.ming.ground import pieces
from render.ming.ground.atlas import GROWN, SCALE, in_city, pixel, regions_in
from render.ming.ground.places import name_size, spots
from render.ming.ground.signs import sign
from render.scripts import Script, name_of
from render.theme import mix
from rules.ming.position.box import SCORED, Province, Region, box

TEMPLE = 45.0
"""Side of the picture of a temple, in units of the canvas."""
SIGN = 32.0


def paint_city(brush: Brush, province: Province) -> None:
    """Walls, three quarters and the number of the province; houses are drawn by `carve_house`."""
    centre, radius = province.centre, province.radius * GROWN
    brush.disc(centre, radius + 1.6, c.LINE)
    brush.disc(centre, radius - 0.2, c.GOLD)
    brush.disc(centre, radius - 2.6, c.GOLD_DARK)
    brush.disc(centre, radius - 3.8, c.PAPER)
    owners = [{*region.polygon} & {*province.polygon} for region in regions_in(province.key)]
    for at, shared in enumerate(owners):
        for corner in shared & owners[at - 1]:
            end = in_city(province, corner)
            brush.line((centre, end), 2.2, c.LINE_SOFT)
    brush.disc(centre, 10.6, c.LINE)
    brush.disc(centre, 9.4, c.GOLD)
    number = box().provinces.index(province) + 1
    brush.text((centre[0], centre[1] - 1), str(number), 15.5, c.LINE, bold=0.04)


def paint_name(brush: Brush, region: Region, script: Script) -> None:
    """The name of a region on a pale shadow."""
    name, size = name_of(region, script), name_size(script)
    bold = 0.012 if script.hanzi else 0.04
    at = spots()[region.key].label
    brush.words(at, name, size, c.LINE, halo(region), bold=bold, rim=2.2, script=script)


def halo(region: Region) -> tuple[int, int, int]:
    """The colour around the name of a region: a very pale one of its province."""
    return mix(c.shades(region.province, 1)[-1], c.WHITE, 0.45)


def paint_rounds(brush: Brush) -> None:
    """A circle a round; those with a scoring are of gold."""
    table = box().table
    for number, at in enumerate(table.rounds, start=1):
        fill = c.GOLD if number in SCORED else c.PAPER
        brush.disc(at, table.radius + 2.0, c.LINE)
        brush.disc(at, table.radius + 0.6, fill)
        brush.text((at[0], at[1] - 1), str(number), 17, c.LINE, bold=0.04)


def paint_marker(brush: Brush, at: tuple[float, float], number: int) -> None:
    """The marker of the round being played."""
    radius = box().table.radius
    brush.disc(at, radius + 5.5, c.PLATE)
    brush.disc(at, radius + 4.2, c.WHITE)
    brush.disc(at, radius + 2, c.SEAL)
    brush.text((at[0], at[1] - 1), str(number), 20, c.WHITE, bold=0.06)


def put_pieces(picture: Image.Image, script: Script) -> None:
    """Temples and the signs on the borders, on a map in its true size."""
    for region in box().regions:
        _put(picture, pieces.temple(None, round(TEMPLE * SCALE)), spots()[region.key].temple)
    for border in box().borders:
        _put(picture, sign(border.transport, round(SIGN * SCALE)), border.at)


def _put(picture: Image.Image, piece: Image.Image, at: tuple[float, float]) -> None:
    x, y = pixel(at)
    picture.paste(piece, (x - piece.width // 2, y - piece.height // 2), piece)
