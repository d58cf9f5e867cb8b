"""Where what changed is in the picture."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from render.changcheng.ground.atlas import BOARD_WIDTH, HEIGHT, china_of, mongol_of, slot
from render.changcheng.ground.cards import ACTION, CAMP, CARD
from render.changcheng.table.board import LaidBoards, lettering, tag_box, tagged
from render.changcheng.table.rows import faces, places
from render.marks import Box, draw_marks, marks
from rules.changcheng.position.box import LETTERS
from rules.changcheng.told.describing import BOARD, pieces
from rules.changes import Change

_WALL, _TOWER, _CAMP = 19.5, (27.0, 39.0, 26.0), CAMP - 2
"""Half the side of a wall's frame; a tower's to the sides, up and down; half an army card's."""


@dataclass(frozen=True, slots=True)
class _Finder:
    """Where things are on boards."""

    table: LaidBoards
    towers: frozenset[str]
    """Spaces with a tower."""

    def find(self, place: str, piece: str, count: int) -> Box | None:
        """A board, cards and emperors on a province, an army card, what stands on a space. Army
        cards go unmarked in the end: tags tell what each has cost and whom."""
        key, _, part = place.partition(" ")
        if key.startswith(BOARD):
            x, y = self.table.corner(key.removeprefix(BOARD))
            return x + 10, y + 10, x + BOARD_WIDTH - 10, y + HEIGHT - 10
        if part == "cards":
            return self._cards(key, piece, count)
        if part == "emperor":
            layout, _, there = china_of(key)
            return self.table.box(layout, there.emperor, *CARD)
        if len(key) > 2:
            if self.table.view.phase == "over":
                return None
            layout, _, camp = mongol_of(key)
            return self.table.box(layout, camp.army, _CAMP, _CAMP)
        return self.space(key)

    def space(self, space: str) -> Box:
        """What stands on a space."""
        layout = self.table.layout(space)
        (x, y), (wide, up, down) = slot(layout, space[1]).at, _TOWER
        if space in self.towers:
            return self.table.box(layout, (x, y + (down - up) / 2), wide, (up + down) / 2)
        return self.table.box(layout, (x, y - 2), _WALL, _WALL + 2)

    def busy(self) -> Iterator[Box]:
        """What numbers of changes keep off: the spaces of the wall."""
        for layout in self.table.view.boards:
            yield from (self.space(layout[0] + letter) for letter in LETTERS)

    def _cards(self, province: str, piece: str, count: int) -> Box:
        """The last cards of a seat on a province; where the first one lay when none is left."""
        layout, _, there = china_of(province)
        shown = faces(self.table.view, province)
        spots = places(there, max(1, len(shown)))
        own = [at for at, face in zip(spots, shown, strict=False) if piece.endswith(f" {face[0]}")]
        last = (own or spots)[-count:]
        (x0, y0), (x1, y1) = last[0], last[-1]
        wide, high = abs(x1 - x0) / 2 + ACTION[0], abs(y1 - y0) / 2 + ACTION[1]
        return self.table.box(layout, ((x0 + x1) / 2, (y0 + y1) / 2), wide, high)


def draw_changes(table: LaidBoards, changes: Sequence[Change]) -> None:
    """Marks what changed; never on spaces and provinces that may be chosen."""
    if not changes:
        return
    towers = frozenset(p.space for p in table.view.pieces if p.sort == "tower")
    finder = _Finder(table, towers)
    standing = {entry.place for entry in pieces(table.view)}
    taken = [finder.space(space) for space in table.marked.spaces]
    found = marks(changes, finder.find, standing, taken)
    strip = (0, 0, table.canvas.width, table.top)
    tags = (tag_box(table, space, down) for space, down in tagged(table).items())
    draw_marks(table.canvas, found, [*finder.busy()], [strip, *lettering(table), *tags])
