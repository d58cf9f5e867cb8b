"""Pictures of Ming Dynasty: a painted map of six provinces."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import partial

from PIL import Image

from render import theme
from render.ming.apart import EMOJIS, LEGENDS, all_pieces
from render.ming.explained import KINDS, standing
from render.ming.ground import colours as c
from render.ming.ground.atlas import HEIGHT, WIDTH
from render.ming.ground.ground import PALETTE, bare, empty_map
from render.ming.table import areas, board
from render.ming.table.bands import below
from render.ming.table.changed import DrawnMap, draw_changes
from render.ming.table.reach import marks
from render.ming.table.remaining import remaining_sheet
from render.ming.table.strip import HOLDINGS, holdings, strip
from render.painter import RenderOptions
from render.png import png
from render.poster.framed import Lettering
from render.scripts import Script
from rules.ming.told.view import View


class Ming:
    """The painter of Ming Dynasty."""

    emojis = EMOJIS
    legends = LEGENDS
    kinds = KINDS
    lettering = Lettering(c.LINE, c.GOLD_DARK, weight=250, spacing=0.56, motif="fret", seal="大明")
    detail = 2.7
    standing = staticmethod(standing)

    def board(self, view: View, options: RenderOptions) -> bytes:
        """Scores and hands, the map, the province areas; below them the viewer's cards or a
        city."""
        script, marked = options.script, marks(view, options.choice)
        above, band = strip(view, options), below(view, script, marked)
        top = above.height + HOLDINGS
        height = top + HEIGHT + areas.HEIGHT + (band.height if band else 0)
        canvas = PALETTE.blank((WIDTH, height), theme.TABLE)
        canvas.lay(above, 0, 0)
        canvas.put(holdings(view), 0, above.height)
        canvas.put(empty_map(script), 0, top)
        for part in board.everything(view, script, marked):
            part.put(canvas, (0, top))
        canvas.put(areas.areas_picture(view, script, marked), 0, top + HEIGHT)
        if band:
            canvas.put(band, 0, top + HEIGHT + areas.HEIGHT)
        draw_changes(canvas, DrawnMap(view, script, top), options.changes, marked)
        return canvas.png(quick=options.passing)

    def bare(self, view: View, options: RenderOptions) -> Image.Image:
        """The map and everything on it."""
        script = options.script
        canvas = PALETTE.blank((WIDTH, HEIGHT), theme.TABLE)
        canvas.put(empty_map(script), 0, 0)
        for part in board.standing(view, script):
            part.put(canvas, (0, 0))
        return canvas.image

    def remaining(self, view: View, options: RenderOptions) -> bytes | None:
        """Piles and province tiles; None when the game is over."""
        return None if view.phase == "over" else remaining_sheet(view, options.script)

    def ground(self) -> Iterator[Callable[[], None]]:
        """The steps that paint what never changes: the palette, the map in both scripts, and the
        mask of its bare parts."""
        yield PALETTE.prepare
        for script in Script:
            yield partial(empty_map.prepare, script)
            yield partial(bare.prepare, script)

    def sheets(self) -> Mapping[str, bytes]:
        """For the gallery: the map in both scripts, and every piece."""
        maps = {f"map-{script}": png(empty_map(script)) for script in Script}
        return {**maps, "pieces": all_pieces()}


PAINTER = Ming()
