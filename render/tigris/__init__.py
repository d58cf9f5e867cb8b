"""Pictures of Tigris & Euphrates."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from PIL import Image

from render import theme
from render.painter import RenderOptions
from render.poster.framed import Lettering
from render.tigris import board
from render.tigris import colours as c
from render.tigris.apart import EMOJIS, LEGENDS, all_pieces
from render.tigris.bands import conflict_band, final_band, private_band, wars_band
from render.tigris.changed import draw_changes
from render.tigris.explained import KINDS, standing
from render.tigris.kingdoms import draw_kingdoms
from render.tigris.land import HEIGHT, RIM, WIDTH
from render.tigris.marks import draw_candidates
from render.tigris.remaining import remaining_sheet
from render.tigris.shadows import draw_shadows
from render.tigris.strip import strip
from rules.tigris.told.view import View


class Tigris:
    """The painter of Tigris & Euphrates."""

    emojis = EMOJIS
    legends = LEGENDS
    kinds = KINDS

    lettering = Lettering(c.FRAME_DARK, c.CLAY_DARK, weight=300, spacing=0.52, motif="waves")
    detail = 2.25
    standing = staticmethod(standing)

    layers: tuple[str, ...] = ("kingdoms",)

    def board(self, view: View, options: RenderOptions) -> bytes:
        """The table: the players above, the whole board, the conflict and the viewer's secrets
        below."""
        above, below = strip(view, options), _below(view, options)
        height = above.height + HEIGHT + sum(band.height for band in below)
        canvas = board.PALETTE.blank((WIDTH, height), theme.TABLE)
        canvas.lay(above, 0, 0)
        table = board.BoardCanvas(canvas, above.height)
        draw_shadows(table, view)
        board.draw_ground(table, view)
        if "kingdoms" in options.layers:
            draw_kingdoms(table, view)
        board.draw_upper(table, view)
        chosen = options.choice if options.choice and options.choice.kind == "cell" else None
        signs = draw_candidates(table, view, chosen) if chosen else []
        draw_changes(table, view, options.changes, chosen.values if chosen else (), signs)
        top = above.height + HEIGHT
        for band in below:
            canvas.lay(band, 0, top)
            top += band.height
        return canvas.png(quick=options.passing)

    def bare(self, view: View, options: RenderOptions) -> Image.Image:
        """The squares and everything on them."""
        table = board.BoardCanvas(board.PALETTE.blank((WIDTH, HEIGHT), theme.TABLE), 0)
        draw_shadows(table, view)
        board.draw_ground(table, view)
        board.draw_upper(table, view)
        return table.canvas.image.crop((RIM, RIM, WIDTH - RIM, HEIGHT - RIM))

    def remaining(self, view: View, options: RenderOptions) -> bytes | None:
        """Tiles in the bag, treasures on the board, and monuments that nobody has built."""
        return remaining_sheet(view)

    def ground(self) -> Iterator[Callable[[], None]]:
        """What never changes: the palette and the empty board."""
        yield board.PALETTE.prepare
        yield board.empty_board.prepare

    def sheets(self) -> Mapping[str, bytes]:
        """For the gallery: every piece."""
        return {"pieces": all_pieces()}


def _below(view: View, options: RenderOptions) -> list[Image.Image]:
    """The bands under the board, from top to bottom."""
    bands: list[Image.Image] = []
    if view.phase == "over":
        return [final_band(view, options)]
    if view.conflict:
        bands.append(conflict_band(view, view.conflict, options))
    elif view.phase == "war" and view.wars:
        bands.append(wars_band(view, options))
    if view.viewer is not None:
        bands.append(private_band(view, view.viewer))
    return bands


PAINTER = Tigris()
