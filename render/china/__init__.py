"""Pictures of China: a painted map of the nine states."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from itertools import product

from PIL import Image

from render import theme
from render.canvas import Canvas
from render.china.apart import EMOJIS, LEGENDS
from render.china.explained import KINDS, standing
from render.china.ground import colours as c
from render.china.ground.atlas import HEIGHT, WIDTH
from render.china.ground.cards import HAND_SHARE, hand_picture
from render.china.ground.ground import PALETTE, empty_map
from render.china.ground.words import arrange
from render.china.table import board
from render.china.table.changed import DrawnMap, draw_changes
from render.china.table.parts import EmptyMap
from render.china.table.reach import Marks, marks
from render.china.table.remaining import remaining_sheet, sheet
from render.china.table.strip import strip
from render.painter import RenderOptions
from render.png import png
from render.poster.framed import Lettering
from render.scripts import Script
from rules.china.position.box import box
from rules.china.told.view import View


class China:
    """The painter of China."""

    emojis = EMOJIS
    legends = LEGENDS
    kinds = KINDS
    lettering = Lettering(c.LINE, c.GOLD_DARK, weight=500, spacing=0.6, motif="fret", seal="中國")
    detail = 2.2
    standing = staticmethod(standing)

    def board(self, view: View, options: RenderOptions) -> bytes:
        """The map with scores on top and the viewer's cards below. Marks are shown as
        `options.choice` asks."""
        paper = EmptyMap(view.side, options.script)
        marked = marks(view, options.choice)
        above = strip(view, options, WIDTH)
        canvas = _table(above.height, hand=bool(view.hand))
        canvas.lay(above, 0, 0)
        canvas.put(empty_map(paper.side, paper.script), 0, above.height)
        for part in board.everything(view, paper, marked):
            part.put(canvas, (0, above.height))
        if view.hand:
            canvas.put(_hand(view, marked, paper), 0, above.height + HEIGHT)
        drawn_map = DrawnMap(view, paper, marked.sites, above.height)
        draw_changes(canvas, drawn_map, options.changes, options.choice)
        return canvas.png(quick=options.passing)

    def bare(self, view: View, options: RenderOptions) -> Image.Image:
        """The map and everything on it except cards."""
        paper = EmptyMap(view.side, options.script)
        canvas = PALETTE.blank((WIDTH, HEIGHT), theme.TABLE)
        canvas.put(empty_map(paper.side, paper.script), 0, 0)
        for part in board.standing(view, paper, marks(view, None)):
            part.put(canvas, (0, 0))
        return canvas.image

    def remaining(self, view: View, options: RenderOptions) -> bytes | None:
        """Every colour with the number of its cards that nobody has seen; None when all are
        seen."""
        return remaining_sheet(view, options.script)

    def ground(self) -> Iterator[Callable[[], None]]:
        """The steps that paint what never changes. These are the palette, both sides of the map in
        both scripts, and the places of words and numbers."""
        yield PALETTE.prepare
        for key, script in product(("a", "b"), Script):
            yield partial(empty_map.prepare, key, script)
            yield partial(arrange, key, script)

    def sheets(self) -> Mapping[str, bytes]:
        """For the gallery: both sides of the map in both scripts, and the cards."""
        maps = {
            f"map-{key}-{script}": png(empty_map(key, script))
            for key in ("a", "b")
            for script in Script
        }
        return {**maps, "cards": sheet(dict(box().cards), Script.LATIN)}


def _table(above: int, *, hand: bool) -> Canvas:
    """The empty table with room for strip, map and cards."""
    below = round(WIDTH * HAND_SHARE) if hand else 0
    return PALETTE.blank((WIDTH, above + HEIGHT + below), theme.TABLE)


def _hand(view: View, marked: Marks, paper: EmptyMap) -> Image.Image:
    return hand_picture(view.hand, marked.hand, WIDTH, paper.script)


PAINTER = China()
