"""Pictures of Reversi."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from PIL import Image

from render import theme
from render.legend.pieces import SIDE, LegendPiece, Legends
from render.legend.standing import CHOICE, seat_card
from render.painter import RenderOptions
from render.strip import Card, badge_size, framed, score_strip
from tests.example.render.reversi import board
from tests.example.rules.reversi.view import View

KINDS: Legends = {
    0: (LegendPiece("legend-strip", partial(seat_card, partial(board.disc, 0))),),
    1: (LegendPiece("legend-disc", partial(board.disc, 0, SIDE)),),
}


class Reversi:
    """The painter of Reversi."""

    kinds = KINDS

    def board(self, view: View, options: RenderOptions) -> bytes:
        """The table: who plays above, the board, changes and candidates marked."""
        above = _strip(view, options)
        canvas = board.PALETTE.blank((board.WIDTH, above.height + board.HEIGHT), theme.TABLE)
        canvas.lay(above, 0, 0)
        canvas.put(board.empty_board(), 0, above.height)
        for disc in view.discs:
            board.draw_disc(canvas, above.height, disc.cell, disc.seat)
        board.draw_changes(canvas, above.height, options.changes)
        if options.choice and options.choice.kind == "cell":
            for cell in options.choice.values:
                board.draw_candidate(canvas, above.height, cell)
        return canvas.png()

    def remaining(self, view: View, options: RenderOptions) -> bytes | None:
        """Words are enough."""
        return None

    def standing(self, view: View, options: RenderOptions) -> Iterator[str]:
        """Discs, and what can be chosen."""
        yield from ("legend-strip", "legend-disc")
        if options.choice and options.choice.kind == "cell":
            yield CHOICE

    def ground(self) -> Iterator[Callable[[], None]]:
        """What never changes: the palette and the empty board."""
        yield board.PALETTE.prepare
        yield board.empty_board.prepare


def _strip(view: View, options: RenderOptions) -> Image.Image:
    """Names and points; whoever is on turn, or has won, is framed."""
    deciding = () if view.turn is None else (view.turn,)
    active = framed(view.scores, view.turn is None, deciding)
    cards = [
        Card(board.disc(seat, badge_size(board.WIDTH)), str(points), "", seat in active)
        for seat, points in enumerate(view.scores)
    ]
    return score_strip(cards, options, board.WIDTH)


PAINTER = Reversi()
