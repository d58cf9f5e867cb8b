"""Pictures of Ming Dynasty: a painted map of six provinces."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import partial

from render import theme
from render.ming import areas, board
from render.ming.atlas import HEIGHT, WIDTH
from render.ming.bands import below
from render.ming.changed import Shown, draw_changes
from render.ming.emojis import EMOJIS
from render.ming.ground import PALETTE, bare, empty_map
from render.ming.legends import LEGENDS
from render.ming.reach import marks
from render.ming.remaining import remaining_sheet
from render.ming.sheets import all_pieces
from render.ming.strip import HOLDINGS, holdings, strip
from render.painter import RenderOptions
from render.png import png
from rules.ming.view import View


class Ming:
    """The painter of Ming Dynasty."""

    emojis = EMOJIS

    legends = LEGENDS

    def board(self, view: View, options: RenderOptions) -> bytes:
        """Scores and hands, the map, the province areas; below them own cards or a city."""
        hanzi, marked = options.hanzi, marks(view, options.choice)
        above, band = strip(view, options), below(view, hanzi, marked)
        top = above.height + HOLDINGS
        height = top + HEIGHT + areas.HEIGHT + (band.height if band else 0)
        canvas = PALETTE.blank((WIDTH, height), theme.TABLE)
        canvas.lay(above, 0, 0)
        canvas.put(holdings(view), 0, above.height)
        canvas.put(empty_map(hanzi), 0, top)
        for part in board.parts(view, hanzi, marked):
            part.put(canvas, (0, top))
        canvas.put(areas.areas_picture(view, hanzi, marked), 0, top + HEIGHT)
        if band:
            canvas.put(band, 0, top + HEIGHT + areas.HEIGHT)
        draw_changes(canvas, Shown(view, hanzi, top), options.changes, marked)
        return canvas.png()

    def remaining(self, view: View, options: RenderOptions) -> bytes | None:
        """Piles and province tiles; None when the game is over."""
        return None if view.phase == "over" else remaining_sheet(view, options.hanzi)

    def ground(self) -> Iterator[Callable[[], None]]:
        """What never changes: the palette, the map in both scripts and where it is bare."""
        yield PALETTE.prepare
        for hanzi in (False, True):
            yield partial(empty_map.prepare, hanzi)
            yield partial(bare.prepare, hanzi)

    def sheets(self) -> Mapping[str, bytes]:
        """For the gallery: the map in both scripts, and every piece."""
        maps = {
            f"map{name}": png(empty_map(hanzi)) for hanzi, name in ((False, ""), (True, "-hanzi"))
        }
        return {**maps, "pieces": all_pieces()}


PAINTER = Ming()

__all__ = ["PAINTER", "Ming"]
