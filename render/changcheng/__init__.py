"""Pictures of Chang Cheng: a painted wall between the steppe and China, two boards in a row."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import partial

from PIL import Image

from render import theme
from render.changcheng.apart import EMOJIS, LEGENDS
from render.changcheng.explained import KINDS, standing
from render.changcheng.ground import colours as c
from render.changcheng.ground.atlas import (
    COLUMNS,
    GAP,
    SCALE,
    WIDTH,
    corner,
    rows,
    table_height,
)
from render.changcheng.ground.colours import SLAB
from render.changcheng.ground.ground import PALETTE, empty_board, outline, painted
from render.changcheng.table import board
from render.changcheng.table.changed import draw_changes
from render.changcheng.table.panels import badge, lettered_boxes, panels, place
from render.changcheng.table.reach import marks
from render.changcheng.table.remaining import remaining_sheet
from render.changcheng.table.strip import strip
from render.changcheng.table.vista import vista
from render.painter import RenderOptions
from render.pieces import with_opacity
from render.png import png
from render.poster.framed import Lettering
from render.scripts import Script
from rules.changcheng.position.box import LAYOUTS, box
from rules.changcheng.told.view import View


class ChangCheng:
    """The painter of Chang Cheng."""

    emojis = EMOJIS
    legends = LEGENDS
    kinds = KINDS
    lettering = Lettering(
        c.INK, c.GOLD_DARK, weight=700, spacing=0.4, motif="battlement", seal="長城"
    )
    detail = 2.0
    standing = staticmethod(standing)

    def board(self, view: View, options: RenderOptions) -> bytes:
        """Scores on top, the boards, and panels in the room that is left. Marks are shown as
        `options.choice` asks."""
        marked, script, above = marks(view, options.choice), options.script, strip(view, options)
        where, below = place(panels(view, marked, script), len(view.boards))
        canvas = PALETTE.blank((WIDTH, above.height + below), theme.TABLE)
        canvas.put(above, 0, 0)
        table = board.LaidBoards(canvas, above.height, view, script, marked)
        for panel, x, y in where:
            canvas.put(panel, x, y + table.top)
        board.draw(table)
        _joints(table)
        _ends(table)
        draw_changes(table, options.changes, [*lettered_boxes(where, table.top)])
        return canvas.png(quick=options.passing)

    def bare(self, view: View, options: RenderOptions) -> Image.Image:
        """The boards and everything on them."""
        size = WIDTH, table_height(len(view.boards)) + GAP
        canvas = PALETTE.blank(size, theme.TABLE)
        table = board.LaidBoards(canvas, GAP, view, options.script, marks(view, None))
        board.draw(table)
        seen = Image.new("L", size)
        for layout in view.boards:
            seen.paste(255, table.corner(layout), outline())
        return with_opacity(canvas.image, seen)

    def remaining(self, view: View, options: RenderOptions) -> bytes | None:
        """Boards, and the sovereignty and army cards that nobody has seen. None when nothing is to
        come."""
        return remaining_sheet(view, options.script)

    def ground(self) -> Iterator[Callable[[], None]]:
        """What never changes: the palette, all boards in both scripts."""
        yield PALETTE.prepare
        yield vista.prepare
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


def _joints(table: board.LaidBoards) -> None:
    """Draws arrows where a row of boards goes on in the next one."""
    for row in range(1, rows(len(table.view.boards))):
        _arrow(table, row * COLUMNS - 1, "east", SLAB)
        _arrow(table, row * COLUMNS, "west", SLAB)


def _ends(table: board.LaidBoards) -> None:
    """Draws arrows where the next board can be joined."""
    for end in table.marked.ends:
        _arrow(table, 0 if end == "west" else len(table.view.boards) - 1, end, theme.MARK)


def _arrow(table: board.LaidBoards, number: int, end: str, colour: theme.Colour) -> None:
    """Draws a badge with an arrow at an end of a board. Arrows between rows all point east."""
    sign = badge("east" if colour == SLAB else end, colour)
    wall = box().layouts[LAYOUTS[0]].wall[0 if end == "west" else -1]
    x, y = corner(number)
    x += round((wall[0] + (-21 if end == "west" else 21)) * SCALE - sign.width / 2)
    table.canvas.lay(sign, x, y + table.top + round(wall[1] * SCALE - sign.height / 2))


PAINTER = ChangCheng()
