"""Where what changed is in the picture."""

from __future__ import annotations

from collections.abc import Sequence

from render.canvas import Canvas
from render.changcheng.ground.atlas import (
    BOARD_WIDTH,
    HEIGHT,
    SCALE,
    china_of,
    corner,
    mongol_of,
    slot,
)
from render.changcheng.ground.cards import ACTION, CAMP, CARD
from render.changcheng.table.board import LaidBoards
from render.changcheng.table.rows import faces, places
from render.marks import Box, around, draw_marks, marks
from render.pieces import Point
from rules.changcheng.position.box import LETTERS, box
from rules.changcheng.told.describing import BOARD, pieces
from rules.changes import Change

_WALL, _TOWER, _CAMP = 19.5, (27.0, 39.0, 26.0), CAMP - 2
"""Half the side of a wall's frame; a tower's to the sides, up and down; half an army card's."""
_LABEL = (58.0, 13.0)


class _Finder:
    """Where things are on boards, the first row of which begins `top` pixels below the canvas's."""

    def __init__(self, table: LaidBoards, top: int) -> None:
        self.table, self.top = table, top
        self.towers = {p.space for p in table.view.pieces if p.sort == "tower"}

    def find(self, place: str, piece: str, count: int) -> Box:
        """A board, cards and emperors on a province, an army card, what stands on a space."""
        key, _, part = place.partition(" ")
        if key.startswith(BOARD):
            return self._board(key.removeprefix(BOARD))
        if part == "cards":
            return self._cards(key, piece, count)
        if part == "emperor":
            layout, _, there = china_of(key)
            return self._around(layout, there.emperor, *CARD)
        if len(key) > 2:
            layout, _, camp = mongol_of(key)
            return self._around(layout, camp.army, _CAMP, _CAMP)
        return self.space(key)

    def space(self, space: str) -> Box:
        """What stands on a space."""
        _, layout = self.table.home(space)
        (x, y), (wide, up, down) = slot(layout, space[1]).at, _TOWER
        if space in self.towers:
            return self._around(layout, (x, y + (down - up) / 2), wide, (up + down) / 2)
        return self._around(layout, (x, y - 2), _WALL, _WALL + 2)

    def busy(self) -> list[Box]:
        """What numbers keep off: names, the spaces of the wall."""
        found: list[Box] = []
        for layout in self.table.view.boards:
            board = box().layouts[layout]
            found += [self._around(layout, p.label, *_LABEL) for p in (*board.mongol, *board.china)]
            found += [self.space(layout[0] + letter) for letter in LETTERS]
        return found

    def _around(self, layout: str, at: Point, wide: float, high: float) -> Box:
        x, y = corner(self.table.number(layout))
        middle = (x + at[0] * SCALE, y + self.top + at[1] * SCALE)
        return around(middle, wide * SCALE, high * SCALE)

    def _board(self, layout: str) -> Box:
        x, y = corner(self.table.number(layout))
        x, y = x + 10, y + self.top + 10
        return x, y, x + BOARD_WIDTH - 20, y + HEIGHT - 20

    def _cards(self, province: str, piece: str, count: int) -> Box:
        """The last cards of a seat on a province; where the first one lay when none is left."""
        layout, _, there = china_of(province)
        shown = faces(self.table.view, province)
        spots = places(there, max(1, len(shown)))
        own = [at for at, face in zip(spots, shown, strict=False) if piece.endswith(f" {face[0]}")]
        at = (own or spots)[-count:]
        west, east = at[0][0], at[-1][0]
        middle = ((west + east) / 2, (at[0][1] + at[-1][1]) / 2)
        high = abs(at[-1][1] - at[0][1]) / 2 + ACTION[1]
        return self._around(layout, middle, abs(east - west) / 2 + ACTION[0], high)


def draw_changes(canvas: Canvas, table: LaidBoards, top: int, changes: Sequence[Change]) -> None:
    """Marks what changed; never on spaces and provinces that may be chosen."""
    if not changes:
        return
    finder = _Finder(table, top)
    standing = {entry.place for entry in pieces(table.view)}
    taken = [finder.space(space) for space in table.marked.spaces]
    found = marks(changes, finder.find, standing, taken)
    draw_marks(canvas, found, finder.busy())
