"""What stands on a picture of Tigris & Euphrates."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from PIL import Image, ImageDraw

from render import theme
from render.legend.pieces import SIDE, LegendPiece, Legends, by_name
from render.legend.standing import CHOICE, seat_card
from render.painter import RenderOptions
from render.tigris import colours as c
from render.tigris import pieces
from render.tigris.apart import LEGENDS
from render.tigris.examples import STANDING
from render.tigris.marks import meanings
from render.tigris.pieces import Mark
from rules.tigris.position.state import DYNASTIES, LEADERS, TILES
from rules.tigris.told.view import View

_OF = by_name(LEGENDS)
_TILES = tuple(_OF[f"tile-{name}"] for name in TILES)
_LEADERS = tuple(_OF[f"leader-{name}"] for name in LEADERS)


def _kingdom() -> Image.Image:
    """The outline of a kingdom."""
    picture = Image.new("RGBA", (SIDE, SIDE), (*c.SAND, 255))
    pen = ImageDraw.Draw(picture)
    pen.rectangle((8, 8, SIDE - 9, SIDE - 9), None, c.OUTLINE, 22)
    pen.rectangle((12, 12, SIDE - 13, SIDE - 13), None, c.KINGDOMS[0], 14)
    return picture


def _chip(name: str, mark: Mark) -> LegendPiece:
    return LegendPiece(name, partial(pieces.chip, mark, SIDE))


_CHIPS = {
    "+1": _chip("chip-point", Mark("+1", c.SCORES["red"], filled=True)),
    "join": _chip("chip-join", Mark("join", theme.INK)),
    "swords": _chip("chip-fight", Mark("swords", c.FIGHT)),
    "": _chip("chip-plain", Mark("", theme.MARK)),
}
"""By sign of a candidate: the name of what it tells."""
_OTHERS = _chip("chip-others", Mark(DYNASTIES[1], c.SCORES["red"]))

KINDS: Legends = {
    0: (
        *_TILES,
        *_LEADERS,
        LegendPiece("legend-strip", partial(seat_card, partial(pieces.dynasty, 0, DYNASTIES[0]))),
        LegendPiece("layer-kingdoms", _kingdom),
    ),
    1: (_OF["legend-catastrophe"], _CHIPS["+1"], _OTHERS, _CHIPS["join"], _CHIPS[""]),
    2: (STANDING["legend-fighting"], _CHIPS["swords"]),
    3: (LegendPiece("legend-joining", partial(pieces.emblem, "swords", SIDE, c.CREAM, c.DANGER)),),
    4: (_OF["legend-monument"], _OF["legend-turned"]),
    5: (_OF["legend-treasure"], _OF["legend-corner"]),
}


def standing(view: View, options: RenderOptions) -> Iterator[str]:
    """Names of what stands on the picture of a view."""
    yield "legend-strip"
    yield from (f"tile-{tile.tile}" for tile in view.tiles)
    yield from (f"leader-{leader.leader}" for leader in view.leaders)
    yield from _below(view)
    if view.catastrophes or (view.phase != "over" and any(view.catastrophes_left)):
        yield "legend-catastrophe"
    if view.monuments:
        yield from ("legend-monument", "legend-turned")
    for treasure in view.treasures:
        yield "legend-corner" if treasure.corner else "legend-treasure"
    if "kingdoms" in options.layers:
        yield "layer-kingdoms"
    if view.joining:
        yield "legend-joining"
    if options.choice and options.choice.kind == "cell":
        yield CHOICE
        for _, mark in meanings(view, options.choice):
            yield _CHIPS.get(mark.sign, _OTHERS).name


def _below(view: View) -> Iterator[str]:
    """What stands in the bands under the board."""
    if view.phase == "over":
        yield from (*(piece.name for piece in _TILES), "legend-treasure")
        return
    if view.conflict or (view.phase == "war" and view.wars):
        yield "legend-fighting"
    if view.viewer is not None:
        yield from (*(piece.name for piece in _TILES), "legend-treasure")
        yield from (f"leader-{leader}" for leader in view.stock[view.viewer])
