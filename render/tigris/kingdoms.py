"""The layer `kingdoms`: an outline round each kingdom (R2)."""

from __future__ import annotations

from PIL import ImageDraw

from render.theme import Colour
from render.tigris import colours as c
from render.tigris.board import EXACT, BoardCanvas
from render.tigris.land import SIDE
from rules.tigris.position import board as squares
from rules.tigris.position.board import Squares
from rules.tigris.told.view import View

_WIDTH = 10
_NEAR = 3
"""Kingdoms at most this many squares from each other have different colours."""


def occupied_squares(view: View) -> Squares:
    """The squares with tiles, leaders and monuments."""
    covered = squares.set_of(squares.square_at(p.cell) for p in (*view.tiles, *view.leaders))
    for built in view.monuments:
        covered |= squares.BLOCKS[squares.square_at(built.cell)]
    return covered


def kingdoms(view: View) -> list[Squares]:
    """The kingdoms: connected tiles, leaders and monuments with a leader among them. In a war the
    joining tile still separates the two sides (R30)."""
    leaders = squares.set_of(squares.square_at(piece.cell) for piece in view.leaders)
    rest = occupied_squares(view)
    if view.joining:
        rest &= ~(1 << squares.square_at(view.joining))
    regions: list[Squares] = []
    while rest:
        region = squares.reached(rest & -rest, rest)
        rest ^= region
        if region & leaders:
            regions.append(region)
    return regions


def with_colours(regions: list[Squares]) -> list[tuple[Squares, Colour]]:
    """Each kingdom with a colour that no kingdom near it has, if there are enough colours."""
    done: list[tuple[Squares, Colour]] = []
    for region in regions:
        around = region
        for _ in range(_NEAR):
            around |= squares.near(around)
        taken = {colour for other, colour in done if other & around}
        free = [colour for colour in c.KINGDOMS if colour not in taken]
        used = [colour for _, colour in done]
        done.append((region, min(free or c.KINGDOMS, key=used.count)))
    return done


def draw_kingdoms(table: BoardCanvas, view: View) -> None:
    """Draws outlines along the inner edges of the kingdoms' squares."""
    for region, colour in with_colours(kingdoms(view)):
        for grow, fill in ((2, c.OUTLINE), (0, colour)):
            for square in squares.each(region):
                _edges(table, region, square, grow, EXACT.index(fill))


def _edges(table: BoardCanvas, region: Squares, square: int, grow: int, fill: int) -> None:
    """Draws the sides and inner corners of a square where its kingdom ends."""
    x0, y0 = table.at(squares.CELLS[square])
    pen = ImageDraw.Draw(table.canvas.image)
    low, high = (2 - grow, 1 + _WIDTH + grow), (SIDE - 2 - _WIDTH - grow, SIDE - 3 + grow)
    spans = {-1: low, 1: high}
    open_to = {
        (dx, dy): not _holds(region, square, dx, dy)
        for dx, dy in ((-1, 0), (1, 0), (0, -1), (0, 1))
    }
    across = (low[0] if open_to[-1, 0] else 0, high[1] if open_to[1, 0] else SIDE - 1)
    along = (low[0] if open_to[0, -1] else 0, high[1] if open_to[0, 1] else SIDE - 1)
    for (dx, dy), is_open in open_to.items():
        if is_open:
            (a, b), (d, e) = spans.get(dx, across), spans.get(dy, along)
            pen.rectangle((x0 + a, y0 + d, x0 + b, y0 + e), fill=fill)
    for dx in (-1, 1):
        for dy in (-1, 1):
            inner = not open_to[dx, 0] and not open_to[0, dy]
            if inner and not _holds(region, square, dx, dy):
                (a, b), (d, e) = spans[dx], spans[dy]
                pen.rectangle((x0 + a, y0 + d, x0 + b, y0 + e), fill=fill)


def _holds(region: Squares, square: int, dx: int, dy: int) -> bool:
    """Whether the neighbour of a square belongs to a region."""
    x, y = square % squares.WIDTH + dx, square // squares.WIDTH + dy
    if not (0 <= x < squares.WIDTH and 0 <= y < squares.HEIGHT):
        return False
    return bool(region >> y * squares.WIDTH + x & 1)
