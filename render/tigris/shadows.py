"""What falls on the ground from tiles, leaders and monuments, square by square."""

from __future__ import annotations

from typing import TypeAlias

from PIL import Image

from render import theme
from render.brush import shadowed
from render.cache import cached
from render.tigris import colours as c
from render.tigris import pieces
from render.tigris.board import EXACT, INSET, PALETTE, SHADES, TILE, BoardCanvas, empty_board
from render.tigris.land import SIDE, corner
from rules.tigris.position import board as squares
from rules.tigris.position.state import DYNASTIES, LEADERS
from rules.tigris.told.view import View

_HEIGHT = theme.detailed(9)
"""How high pieces stand, in pixels."""
_LEAST = (16, 46, 78)
"""The opacities, up to 255, from which a soft shadow is as dark as each of `SHADES`."""
_CORNER = 3 * INSET
"""How far the corners of a tile are rounded."""

_Around: TypeAlias = tuple[str, ...]
"""What stands on a square and its neighbours to the north-west, north and west: a `tile`, a
`leader` or "". Only these cast shadows on the square."""


def draw_shadows(table: BoardCanvas, view: View) -> None:
    """Draws all shadows on the empty board. On posters the ground between tiles stays as it is."""
    there = _standing(view)
    for square, cell in enumerate(squares.CELLS):
        west = 1 if square % squares.WIDTH else len(squares.CELLS)
        north = square - squares.WIDTH
        around = tuple(there.get(at, "") for at in (north - west, north, square - west, square))
        if around[-1] == "tile" and theme.DETAIL == 1:
            _seam(table, square, neighbours=around[1:3])
        elif any(around):
            table.canvas.put(_shaded(cell, around), *table.at(cell))


def _seam(table: BoardCanvas, square: int, neighbours: _Around) -> None:
    """Fills the ground around a tile with one colour, which makes files small. Towards a tile to
    the north or west the fill reaches up to that tile."""
    fill = EXACT.index(c.SEAM_IN_WATER if squares.RIVER >> square & 1 else c.SEAM)
    x, y = table.at(squares.CELLS[square])
    north, west = (0 if other == "tile" else _CORNER for other in neighbours)
    box = x + west, y + north, x + SIDE, y + SIDE
    table.canvas.image.paste(fill, box)


def _standing(view: View) -> dict[int, str]:
    """By square: what stands on the ground there."""
    pieces: dict[int, str] = {}
    for cell in (*view.catastrophes, *(laid.cell for laid in view.tiles)):
        pieces[squares.square_at(cell)] = "tile"
    for built in view.monuments:
        block = squares.BLOCKS[squares.square_at(built.cell)]
        pieces |= dict.fromkeys(squares.each(block), "tile")
    return pieces | {squares.square_at(leader.cell): "leader" for leader in view.leaders}


@cached
def _shaded(cell: str, around: _Around) -> Image.Image:
    """A square of the empty board with the shadows on it, in the palette's colours."""
    x, y = corner(cell)
    ground = empty_board().crop((x, y, x + SIDE, y + SIDE)).convert("RGB")
    ground.paste(theme.SHADOW, (0, 0), _fallen(around))
    return PALETTE.reduce(ground)


@cached
def _fallen(around: _Around) -> Image.Image:
    """A mask of how dark the shadows on a square are."""
    block = Image.new("RGBA", (2 * SIDE, 2 * SIDE), (*theme.SHADOW, 0))
    for number, sort in enumerate(around):
        if sort:
            at = number % 2 * SIDE + INSET, number // 2 * SIDE + INSET
            block.paste(_piece(sort), at)
    fallen = shadowed(block, _HEIGHT).getchannel("A")
    far = fallen.width - (fallen.width - block.width) // 2
    steps = [sum(value >= least for least in _LEAST) for value in range(256)]
    dark = [round(255 * (0.0, *SHADES)[step]) for step in steps]
    return fallen.crop((far - SIDE, far - SIDE, far, far)).point(dark)


def _piece(sort: str) -> Image.Image:
    if sort == "tile":
        return pieces.back(TILE)
    return pieces.leader(0, DYNASTIES[0], LEADERS[0], TILE)
