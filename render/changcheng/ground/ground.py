"""The empty boards in every script, painted once and kept; the palette of all pictures."""

from __future__ import annotations

from PIL import Image, ImageDraw

from render import theme
from render.brush import Brush, brush_over, map_brush
from render.cache import cached
from render.canvas import Palette
from render.changcheng.ground import cards
from render.changcheng.ground.atlas import BOARD_WIDTH, HEIGHT, SCALE
from render.changcheng.ground.colours import EXACT, PAPER, SHADE
from render.changcheng.ground.land import paint_land, paint_names
from render.changcheng.ground.pieces import tower, wall
from render.changcheng.ground.rampart import paint_wall
from render.pieces import SUPER
from render.scripts import Script
from render.store import stored, stored_and_mapped
from rules.changcheng.position.box import Board, box


@stored
def _land(layout: str) -> Image.Image:
    """An empty board without names. Its land is painted beyond its ends."""
    brush = map_brush((BOARD_WIDTH, HEIGHT), SCALE, (0, 0), SHADE)
    board = box().layouts[layout]
    paint_land(brush, board)
    paint_wall(brush, board)
    _printed(brush, board)
    return brush.done()


@stored
def painted(layout: str, script: Script) -> Image.Image:
    """An empty board in true colours; shared, not to be changed."""
    brush = brush_over(_land(layout), SCALE, (0, 0))
    paint_names(brush, box().layouts[layout], script)
    return brush.done()


def _printed(brush: Brush, board: Board) -> None:
    """Paints the places of army cards and emperor cards."""
    for mongol in board.mongol:
        cards.paint_camp(brush, mongol.army)
    for china in board.china:
        cards.paint_court(brush, china.cards, china.row)


@cached
def outline() -> Image.Image:
    """A mask in mode `1`, white where a pixel belongs to the board."""
    wide = Image.new("L", (BOARD_WIDTH * SUPER, HEIGHT), 0)
    points = [(x * SCALE * SUPER, y * SCALE) for x, y in box().geometry.outline]
    ImageDraw.Draw(wide).polygon(points, fill=255)
    small = wide.resize((BOARD_WIDTH, HEIGHT), Image.Resampling.NEAREST)
    return small.convert("1")


def _sample() -> Image.Image:
    """A picture of two boards and some pieces with every colour there is."""
    picture = Image.new("RGB", (BOARD_WIDTH, HEIGHT + 90), theme.TABLE)
    picture.paste(painted("1a", Script.LATIN), (0, 0))
    for seat in range(len(theme.SEATS)):
        for at, piece in enumerate((wall(seat, 0.0), tower(seat))):
            picture.paste(piece, (seat * 160 + at * 80, HEIGHT + 2), piece)
    picture.paste(PAPER, (BOARD_WIDTH - 20, HEIGHT, BOARD_WIDTH, HEIGHT + 20))
    return picture


PALETTE = Palette("changcheng", EXACT, _sample, chosen=38)


@stored_and_mapped
def empty_board(layout: str, script: Script) -> Image.Image:
    """An empty board in the palette's colours; shared, not to be changed."""
    return PALETTE.reduce(painted(layout, script))
