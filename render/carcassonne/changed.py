"""Where what changed is in the picture."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

from render import theme
from render.carcassonne.board import FOLLOWER, NAME, Table, rim_labels
from render.marks import Box, around, draw_marks, marks
from rules.carcassonne.told.describing import pieces
from rules.changes import Change


def draw_changes(table: Table, changes: Sequence[Change], cells: Sequence[str]) -> None:
    """Marks what changed. Candidate cells need no care: they are free, and nothing ever leaves
    them."""
    if not changes:
        return
    standing = {entry.place for entry in pieces(table.view)}
    followers = (_follower(table, piece.cell, piece.spot) for piece in table.view.followers)
    all_marks = marks(changes, partial(_find, table), standing)
    draw_marks(
        table.canvas, all_marks, [box for box in followers if box], [*_lettering(table, cells)]
    )


def _lettering(table: Table, cells: Sequence[str]) -> Iterator[Box]:
    """The boxes of everything written: the strip above, names on the rim, names of candidate
    cells."""
    side = table.area.side
    for cell in cells:
        x, y = table.corner(cell)
        yield around((x + side / 2, y + side / 2), NAME / 2 * side, side * 0.2)
    unit = table.canvas.width / theme.PHONE_WIDTH
    yield 0, 0, table.canvas.width, round((theme.STRIP + theme.GAP) * unit)
    for label, x, y in rim_labels(table):
        west, north, east, south = label.mask.getbbox() or (0, 0, 0, 0)
        yield x + west, y + north, x + east, y + south


def _find(table: Table, place: str, piece: str, count: int) -> Box | None:
    """The box of a tile without the gap beside it, or of a follower on one; None if it is not
    shown."""
    cell, _, spot = place.partition(" ")
    if spot:
        return _follower(table, cell, spot)
    if not table.area.holds(cell):
        return None
    (x, y), side = table.corner(cell), table.area.side
    inset = max(1, side // 30)
    return x + inset, y + inset, x + side - inset, y + side - inset


def _follower(table: Table, cell: str, spot: str) -> Box | None:
    half = table.area.side * FOLLOWER / 2
    return around(table.middle(cell, spot), half, half) if cell in table.tiles else None
