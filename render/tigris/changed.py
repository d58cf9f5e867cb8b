"""Where what changed is in the picture."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from render.marks import Box, around, draw_marks, marks
from render.tigris.board import BoardCanvas
from render.tigris.land import HEIGHT, SIDE, rim_names
from rules.changes import Change
from rules.tigris.position.board import BLOCKS, square_at
from rules.tigris.told.describing import pieces
from rules.tigris.told.view import View

_INSET = 5
_TREASURE = 38
_NAME = (26, 24)
"""Half the sides of a name on the rim."""


def draw_changes(
    table: BoardCanvas, view: View, changes: Sequence[Change], candidates: Sequence[str],
    signs: Sequence[Box],
) -> None:  # fmt: skip
    """Marks what changed. Squares that may be chosen, and the signs on them, are never covered."""
    if not changes:
        return

    def find(place: str, piece: str, count: int) -> Box | None:
        cell, _, part = place.partition(" ")
        return _treasure(table, cell) if part else _square(table, *_whole(view, cell, piece))

    standing = {entry.place for entry in pieces(view)}
    taken = [_square(table, cell) for cell in candidates]
    all_marks = marks(changes, find, standing, taken)
    draw_marks(table.canvas, all_marks, _pieces(table, view), [*_lettering(table), *signs])


def _whole(view: View, cell: str, piece: str) -> tuple[str, int]:
    """The north-west square of a piece, and the number of squares it is wide."""
    if piece.startswith("monument"):
        for built in view.monuments:
            if BLOCKS[square_at(built.cell)] >> square_at(cell) & 1:
                return built.cell, 2
    return cell, 1


def _square(table: BoardCanvas, cell: str, squares: int = 1) -> Box:
    x, y = table.at(cell)
    far = squares * SIDE - _INSET
    return x + _INSET, y + _INSET, x + far, y + far


def _treasure(table: BoardCanvas, cell: str) -> Box:
    """The box of a treasure in the corner of its square."""
    x, y = table.at(cell)
    return x + SIDE - _TREASURE, y, x + SIDE, y + _TREASURE


def _lettering(table: BoardCanvas) -> Iterator[Box]:
    """The boxes of everything written: above and below the board, and the names of columns and
    rows."""
    wide, high = table.canvas.width, table.canvas.height
    yield from ((0, 0, wide, table.top), (0, table.top + HEIGHT, wide, high))
    for (x, y), _ in rim_names():
        yield around((x, y + table.top), *_NAME)


def _pieces(table: BoardCanvas, view: View) -> list[Box]:
    """The boxes of leaders and treasures, which numbers should keep clear of."""
    leaders = [_square(table, leader.cell) for leader in view.leaders]
    return leaders + [_treasure(table, treasure.cell) for treasure in view.treasures]
