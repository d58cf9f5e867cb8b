"""Pictures of Chang Cheng: a painted wall between the steppe and China, two boards in a row."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import partial

from render import theme
from render.canvas import Canvas
from render.changcheng.apart import EMOJIS, LEGENDS
from render.changcheng.ground.atlas import (
    COLUMNS,
    SCALE,
    WIDTH,
    corner,
    rows,
)
from render.changcheng.ground.colours import SLAB
from render.changcheng.ground.ground import PALETTE, empty_board, painted
from render.changcheng.table import board
from render.changcheng.table.changed import draw_changes
from render.changcheng.table.panels import badge, ornament, panels, place
from render.changcheng.table.reach import Marks, marks
from render.changcheng.table.remaining import remaining_sheet
from render.changcheng.table.strip import strip
from render.painter import RenderOptions
from render.png import png
from render.scripts import Script
from rules.changcheng.position.box import LAYOUTS, box
from rules.changcheng.told.view import View


class ChangCheng:
    """The painter of Chang Cheng."""

    emojis = EMOJIS

    legends = LEGENDS

    def board(self, view: View, options: RenderOptions) -> bytes:
        """Scores on top, the boards, panels in what room is left; marks as `look.choice` asks."""
        table = board.LaidBoards(view, options.script, marks(view, options.choice))
        above = strip(view, options)
        shown = panels(view, table.marked, options.script)
        where, below = place(shown, len(view.boards))
        canvas = PALETTE.blank((WIDTH, above.height + below), theme.TABLE)
        canvas.put(above, 0, 0)
        board.draw(canvas, table, above.height)
        for panel, x, y in where:
            canvas.put(panel, x, y + above.height)
        _joints(canvas, len(view.boards), above.height)
        _ends(canvas, table.marked, len(view.boards), above.height)
        draw_changes(canvas, table, above.height, options.changes)
        return canvas.png(quick=options.passing)

    def remaining(self, view: View, options: RenderOptions) -> bytes | None:
        """Boards, sovereignty and army cards nobody has seen; None when nothing is to come."""
        return remaining_sheet(view, options.script)

    def ground(self) -> Iterator[Callable[[], None]]:
        """What never changes: the palette, all boards in both scripts."""
        yield PALETTE.prepare
        yield ornament.prepare
        for layout in LAYOUTS:
            for script in Script:
                yield partial(painted.prepare, layout, script)
                yield partial(empty_board.prepare, layout, script)

    def sheets(self) -> Mapping[str, bytes]:
        """For the gallery: all boards in both scripts."""
        return {
            f"board-{layout}-{script}": png(empty_board(layout, script))
            for layout in LAYOUTS
            for script in Script
        }


def _joints(canvas: Canvas, boards: int, top: int) -> None:
    """Arrows where a row of boards goes on in the next one."""
    for row in range(1, rows(boards)):
        _arrow(canvas, row * COLUMNS - 1, "east", top, SLAB)
        _arrow(canvas, row * COLUMNS, "west", top, SLAB)


def _ends(canvas: Canvas, marked: Marks, boards: int, top: int) -> None:
    """Where the next board can be joined."""
    for end in marked.ends:
        _arrow(canvas, 0 if end == "west" else boards - 1, end, top, theme.MARK)


def _arrow(canvas: Canvas, number: int, end: str, top: int, colour: theme.Colour) -> None:
    """A badge at an end of a board; arrows between rows all point east."""
    sign = badge("east" if colour == SLAB else end, colour)
    wall = box().layouts[LAYOUTS[0]].wall[0 if end == "west" else -1]
    x, y = corner(number)
    x += round((wall[0] + (-21 if end == "west" else 21)) * SCALE - sign.width / 2)
    canvas.lay(sign, x, y + top + round(wall[1] * SCALE - sign.height / 2))


PAINTER = ChangCheng()

__all__ = ["PAINTER", "ChangCheng"]
