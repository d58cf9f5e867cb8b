"""Pictures of Carcassonne."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial

from PIL import Image

from render import theme
from render.canvas import Canvas
from render.carcassonne import board, changed, colours, meadow, previews
from render.carcassonne.apart import EMOJIS, LEGENDS
from render.carcassonne.bare import LETTERING, bare_board
from render.carcassonne.explained import KINDS, standing
from render.carcassonne.remaining import all_kinds, remaining_sheet
from render.carcassonne.strip import strip
from render.carcassonne.tiles import master
from render.painter import RenderOptions
from rules.carcassonne.position.box import TURNS, box
from rules.carcassonne.told.view import View
from rules.narrow import Choice


class Carcassonne:
    """The painter of Carcassonne."""

    emojis = EMOJIS
    legends = LEGENDS
    kinds = KINDS
    lettering = LETTERING
    detail = 2.0

    def board(self, view: View, options: RenderOptions) -> bytes:
        """The table with scores on top. Candidate cells, rotations or spots are shown as
        `options.choice` asks."""
        cells, area = _candidates(options.choice), _visible_area(view, options)
        width = board.width_for(area, _below_share(options.choice))
        above = strip(view, options, width)
        below = _below(view, options.choice, width)
        canvas = _compose(area, above, below)
        west, north = (width - area.columns * area.side) // 2, above.height + _rim(width)
        table = board.Table(canvas, view, area, west, north)
        board.draw_candidates(table, cells)
        board.draw_tiles(table)
        board.draw_followers(table)
        board.draw_rim(table)
        changed.draw_changes(table, options.changes, cells)
        return canvas.png(quick=options.passing)

    def bare(self, view: View, options: RenderOptions) -> Image.Image:
        """All tiles on the table, and the followers on them."""
        return bare_board(view)

    def standing(self, view: View, options: RenderOptions) -> Iterator[str]:
        """Names of what stands on its picture, see `render.legend.standing`."""
        return standing(view, _visible_area(view, options), options)

    def remaining(self, view: View, options: RenderOptions) -> bytes | None:
        """Every kind still to come with its count; None when none is left."""
        return remaining_sheet(view)

    def ground(self) -> Iterator[Callable[[], None]]:
        """What never changes: the palette, and every tile in every rotation."""
        yield board.PALETTE.prepare
        for kind in box():
            yield from (partial(master.prepare, kind, turn) for turn in TURNS)

    def sheets(self) -> Mapping[str, bytes]:
        """For the gallery: every kind of tile."""
        return {"tiles": all_kinds()}


def _visible_area(view: View, options: RenderOptions) -> board.Area:
    """The part of the board that the picture shows."""
    last: View = options.until or view
    cells = [tile.cell for tile in last.tiles] + _candidates(options.choice)
    return board.area(cells, _focus(view, options.choice))


def _rim(width: int) -> int:
    """The pixels of the rim round the board."""
    return round(theme.RIM * width / theme.PHONE_WIDTH)


def _compose(area: board.Area, above: Image.Image, below: Image.Image | None) -> Canvas:
    """The empty table, with the strips above and below it."""
    height = above.height + 2 * _rim(above.width) + area.rows * area.side
    size = (above.width, height + (below.height if below else 0))
    canvas = board.parchment(size)
    canvas.lay(above, 0, 0)
    if below:
        canvas.put(below, 0, height)
        fold = 0, height, canvas.width, height + max(2, canvas.width // 400)
        canvas.image.paste(meadow.index_of(board.PALETTE, colours.TABLE_SHADES[1]), fold)
    return canvas


def _candidates(choice: Choice | None) -> list[str]:
    """The cells to be marked: all that may be chosen, or the one that was chosen."""
    if choice is None:
        return []
    if choice.kind == "cell":
        return list(choice.values)
    return [choice.picked[1]] if _turning(choice) else []


def _focus(view: View, choice: Choice | None) -> str | None:
    """The cell for which a turn or a follower is chosen; None if there is none."""
    if choice and _turning(choice):
        return choice.picked[1]
    return view.tiles[-1].cell if choice and choice.kind == "spot" and view.tiles else None


def _below_share(choice: Choice | None) -> float:
    """The height of the previews as a share of the width."""
    if choice and _turning(choice):
        return previews.TURN_SHARE
    return previews.SPOT_SHARE if choice and choice.kind == "spot" else 0.0


def _turning(choice: Choice) -> bool:
    """Whether a rotation is asked for and its cell is known."""
    return choice.kind == "turn" and len(choice.picked) > 1


def _below(view: View, choice: Choice | None, width: int) -> Image.Image | None:
    """The previews of rotations or of spots for a follower; None when nothing of that is asked
    for."""
    if choice is None:
        return None
    if _turning(choice) and view.drawn:
        turns: Sequence[int] = [int(value) for value in choice.values]
        return previews.rotations(view, view.drawn, choice.picked[1], turns, width)
    if choice.kind == "spot" and view.tiles:
        return previews.spots_picture(view, view.tiles[-1], choice.values, width)
    return None


PAINTER = Carcassonne()
