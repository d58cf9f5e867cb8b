"""Where what changed is in the picture."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from render.changcheng.ground.atlas import BOARD_WIDTH, HEIGHT, china_of, mongol_of, slot
from render.changcheng.ground.cards import CAMP, CARD
from render.changcheng.ground.rampart import FOOT, TOP
from render.changcheng.table.board import LaidBoards, lettering, tag_box, tagged
from render.changcheng.table.rows import faces, places
from render.marks import Box, draw_marks, marks
from rules.changcheng.position.box import LETTERS
from rules.changcheng.told.describing import BOARD, pieces
from rules.changes import Change

_WALL, _TOWER, _CAMP = (19.5, -TOP, FOOT), (27.0, 43.0, FOOT + 1), CAMP - 2
"""Half the sides of frames: of a wall to the sides, up and down; of a tower; and half the side of
an army card."""


@dataclass(frozen=True, slots=True)
class _Finder:
    """Finds where things are in the picture."""

    table: LaidBoards
    towers: frozenset[str]
    """The spaces with a tower."""

    def find(self, place: str, piece: str, count: int) -> Box | None:
        """The box of a piece: a board, cards or an emperor on a province, an army card, or what
        stands on a space. None for army cards at the end: tags tell what each has cost."""
        key, _, part = place.partition(" ")
        if key.startswith(BOARD):
            x, y = self.table.corner(key.removeprefix(BOARD))
            return x + 10, y + 10, x + BOARD_WIDTH - 10, y + HEIGHT - 10
        if part:
            done = any(p.done and p.province == key for p in self.table.view.provinces)
            taken = done or part == "emperor"
            return self._emperor(key) if taken else self._cards(key, piece, count)
        if len(key) > 2:
            if self.table.view.phase == "over":
                return None
            layout, _, camp = mongol_of(key)
            return self.table.box(layout, camp.army, _CAMP, _CAMP)
        return self.space(key)

    def _emperor(self, province: str) -> Box:
        """The box of a province's emperor card, which lies where its action cards lay."""
        layout, _, there = china_of(province)
        return self.table.box(layout, there.emperor, *CARD)

    def space(self, space: str) -> Box:
        """The box of what stands on a space."""
        layout = self.table.layout(space)
        x, y = slot(layout, space[1]).at
        wide, up, down = _TOWER if space in self.towers else _WALL
        return self.table.box(layout, (x, y + (down - up) / 2), wide, (up + down) / 2)

    def busy(self) -> Iterator[Box]:
        """The boxes that numbers of changes keep clear of: the spaces of the wall."""
        for layout in self.table.view.boards:
            yield from (self.space(layout[0] + letter) for letter in LETTERS)

    def _cards(self, province: str, piece: str, count: int) -> Box:
        """The box of the last cards of a seat on a province. If none is left, that of the place of
        the first one."""
        layout, _, there = china_of(province)
        cards = faces(self.table.view, province)
        spots = places(there, max(1, len(cards)))
        own = [at for at, face in zip(spots, cards, strict=False) if piece.endswith(f" {face[0]}")]
        last = (own or spots)[-count:]
        one, other = last[0], last[-1]
        wide, high = abs(other.x - one.x) / 2 + one.wide, abs(other.y - one.y) / 2 + one.high
        return self.table.box(layout, ((one.x + other.x) / 2, (one.y + other.y) / 2), wide, high)


def draw_changes(table: LaidBoards, changes: Sequence[Change], lettered: Sequence[Box]) -> None:
    """Marks what changed. Spaces and provinces that may be chosen, and the boxes `lettered` beside
    the boards, are never marked."""
    if not changes:
        return
    towers = frozenset(p.space for p in table.view.pieces if p.sort == "tower")
    finder = _Finder(table, towers)
    standing = {entry.place for entry in pieces(table.view)}
    taken = [finder.space(space) for space in table.marked.spaces]
    all_marks = marks(changes, finder.find, standing, taken)
    strip = (0, 0, table.canvas.width, table.top)
    tags = (tag_box(table, space, down) for space, down in tagged(table).items())
    draw_marks(
        table.canvas, all_marks, [*finder.busy()], [strip, *lettered, *lettering(table), *tags]
    )
