"""What stands on a picture of Carcassonne."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import partial

from render.carcassonne.apart import EMOJIS, LEGENDS
from render.carcassonne.board import Area
from render.carcassonne.examples import STANDING
from render.legend.pieces import LegendPiece, Legends, by_name, emoji_piece
from render.legend.standing import CHOICE, seat_card
from render.painter import RenderOptions
from render.pieces import follower
from rules.carcassonne.position.box import Sort, box, spots
from rules.carcassonne.told.view import View

_OF = by_name(LEGENDS)
_FOLLOWERS: Mapping[str, str] = {
    "city": "legend-knight",
    "road": "legend-thief",
    "field": "legend-farmer",
    "cloister": "legend-monk",
}
"""By sort of feature, as spots are named: the follower that stands on it."""
_FEATURES: Mapping[Sort, str] = {
    "city": "legend-city",
    "road": "legend-road",
    "cloister": "tile-b",
}
"""By sort of feature: what is to be explained about it even if nobody stands there."""
_WATER = {"spring": "tile-r-spring", "lake": "tile-r-lake", "course": "legend-river"}

KINDS: Legends = {
    0: (
        *(_OF[name] for name in _FOLLOWERS.values()),
        LegendPiece("legend-strip", partial(seat_card, partial(follower, 0))),
        emoji_piece(EMOJIS, "legend-drawn", "d_0"),
    ),
    1: (
        STANDING["legend-city"],
        _OF["legend-pennant"],
        STANDING["legend-road"],
        _OF["tile-b"],
    ),
    3: (_OF["tile-r-spring"], STANDING["legend-river"], _OF["tile-r-lake"]),
}


def standing(view: View, area: Area, options: RenderOptions) -> Iterator[str]:
    """The names of all pieces and marks on the picture of a view. Of the board only those in the
    shown area."""
    yield "legend-strip"
    tiles = [tile.tile for tile in view.tiles if area.holds(tile.cell)]
    if view.drawn and view.phase == "place":
        tiles.append(view.drawn)
        yield "legend-drawn"
    for kind in dict.fromkeys(tiles):
        yield from _on(kind)
    for piece in view.followers:
        if area.holds(piece.cell):
            yield _FOLLOWERS[piece.spot.partition("-")[0]]
    if options.choice and options.choice.kind in ("cell", "turn", "spot"):
        yield CHOICE


def _on(kind: str) -> Iterator[str]:
    """The names of what a kind of tile shows."""
    tile = box()[kind]
    yield from (_FEATURES[s.sort] for s in spots(kind, 0) if s.sort in _FEATURES)
    if tile.pennant:
        yield "legend-pennant"
    if tile.role:
        yield _WATER[tile.role]
