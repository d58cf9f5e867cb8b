"""Ready parts of the table: a picture on the empty board it lies on, in the palette's colours.

Parts are kept and shared, not to be changed.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass

from PIL import Image

from render import theme
from render.brush import LARGER, piece_brush
from render.cache import cached
from render.changcheng.ground.atlas import SCALE
from render.changcheng.ground.colours import INK
from render.changcheng.ground.ground import PALETTE, empty_board
from render.parts import Part, grounded
from render.pieces import Point
from render.scripts import Script

_FAINTEST = 40
"""Least opacity that is seen at the edge of a part."""


@dataclass(frozen=True, slots=True)
class EmptyBoard:
    """One empty board: its layout, and the script of its names."""

    layout: str
    script: Script


@cached
def part(
    sheet: EmptyBoard, middle: Point, make: Callable[..., Image.Image], *args: Hashable
) -> Part:
    """What `make` draws, laid around a point of a board."""
    return _around(sheet, middle, make(*args))


def _around(sheet: EmptyBoard, middle: Point, overlay: Image.Image) -> Part:
    """A picture as a part of the board, its middle at a point."""
    x = round(middle[0] * SCALE - overlay.width / 2)
    y = round(middle[1] * SCALE - overlay.height / 2)
    empty = empty_board(sheet.layout, sheet.script)
    return grounded(PALETTE, empty, overlay, (x, y), _FAINTEST)


def _outlined(polygon: tuple[Point, ...], colour: theme.Colour) -> tuple[Point, Image.Image]:
    """A frame along an area, with its middle."""
    xs, ys = [x for x, _ in polygon], [y for _, y in polygon]
    middle = ((min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2)
    wide, high = max(xs) - min(xs) + 16, max(ys) - min(ys) + 16
    brush = piece_brush((round(wide * SCALE), round(high * SCALE)), wide, INK, LARGER)
    area = [(x - middle[0], y - middle[1]) for x, y in polygon]
    brush.outline(area, 11, INK)
    brush.outline(area, 8, colour)
    return middle, brush.done()


@cached
def outline_part(sheet: EmptyBoard, polygon: tuple[Point, ...], colour: theme.Colour) -> Part:
    """A province framed."""
    return _around(sheet, *_outlined(polygon, colour))
