"""Pictures of Carcassonne."""

from __future__ import annotations

from render import theme
from render.carcassonne.board import (
    PALETTE,
    area,
    draw_candidates,
    draw_followers,
    draw_rim,
    draw_tiles,
)
from render.carcassonne.strip import score_strip
from render.painter import Look
from rules.carcassonne.view import View


class Carcassonne:
    """The painter of Carcassonne."""

    def board(self, view: View, look: Look) -> bytes:
        """The table with scores on top; candidates and previews for `look.choice`."""
        choice = look.choice
        cells = list(choice.values) if choice and choice.kind == "cell" else []
        shown = area([tile.cell for tile in view.tiles] + cells)
        inner = shown.columns * shown.side
        width = max(theme.MIN_WIDTH, round(inner / (1 - 2 * theme.RIM / theme.PHONE_WIDTH)))
        rows = shown.rows * shown.side
        unit = width / theme.PHONE_WIDTH
        rim = round(theme.RIM * unit)
        strip = score_strip(view, look, width)
        top = strip.height + rim
        canvas = PALETTE.blank((width, top + rows + rim), theme.TABLE)
        canvas.lay(strip, 0, 0)
        x0 = (width - inner) // 2
        draw_rim(canvas, shown, x0, top, unit)
        draw_candidates(canvas, shown, x0, top, cells)
        draw_tiles(canvas, shown, x0, top, view.tiles)
        draw_followers(canvas, shown, x0, top, view, view.followers)
        return canvas.png()

    def remaining(self, view: View, look: Look) -> bytes | None:
        """None: words are enough."""
        return None


PAINTER = Carcassonne()
