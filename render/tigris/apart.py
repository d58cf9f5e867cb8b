"""Pieces by themselves: emojis, what the rules of Tigris & Euphrates speak of, and a sheet."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from PIL import Image

from render.emojis import SIDE, Emojis, piece_sheet
from render.legend import pieces as legend
from render.legend.pieces import LegendPiece, Legends
from render.tigris import colours as c
from render.tigris import pieces
from render.tigris.board import PALETTE
from render.tigris.examples import STANDING
from rules.game import Event
from rules.tigris.moves import events
from rules.tigris.position.box import box
from rules.tigris.position.state import DYNASTIES, LEADERS, TILES
from rules.tigris.told.view import View


def _pictures() -> Iterator[tuple[str, Callable[[], Image.Image]]]:
    """The names of all pictures, each with the function that draws it."""
    for tile in TILES:
        yield tile, partial(pieces.tile, tile, SIDE)
    for seat, dynasty in enumerate(DYNASTIES):
        for leader in LEADERS:
            yield f"{dynasty}_{leader}", partial(pieces.leader, seat, dynasty, leader, SIDE)
    yield "catastrophe", partial(pieces.catastrophe, SIDE)
    for monument in box().monuments:
        yield monument.replace("-", "_"), partial(pieces.monument, monument, SIDE)


def _piece_for_words(view: View, words: tuple[str, ...]) -> str | None:
    """The name of the piece that the last of an action's words means; None if there is none."""
    match words:
        case ("place" | "swap", tile) | ("place", tile, _):
            return tile
        case ("position" | "withdraw", leader) | ("position", leader, _):
            return None if view.viewer is None else f"{view.dynasties[view.viewer]}_{leader}"
        case ("catastrophe",):
            return "catastrophe"
        case ("build", monument):
            return monument.replace("-", "_")
        case _:
            return None


def _piece_for_event(view: View, event: Event) -> str | None:
    """The name of the piece that an event is about; None if there is none."""
    match event:
        case events.TilePlaced(tile=tile):
            return tile
        case (
            events.LeaderPlaced(seat=seat, leader=leader)
            | events.LeaderMoved(seat=seat, leader=leader)
            | events.LeaderWithdrawn(seat=seat, leader=leader)
        ):
            return f"{view.dynasties[seat]}_{leader}"
        case events.CatastropheStruck():
            return "catastrophe"
        case events.MonumentBuilt(monument=monument):
            return monument.replace("-", "_")
        case _:
            return None


EMOJIS = Emojis(dict(_pictures()), _piece_for_words, _piece_for_event)


_TILES = tuple(STANDING[f"tile-{name}"] for name in TILES)
_LEADERS = {name: STANDING[f"leader-{name}"] for name in LEADERS}

LEGENDS: Legends = {
    0: (*_TILES, *_LEADERS.values()),
    1: (STANDING["legend-catastrophe"], STANDING["scored-tile"]),
    2: (_LEADERS["king"], STANDING["tile-temple"], STANDING["scored-revolt"]),
    3: (
        *(_LEADERS["farmer"], STANDING["tile-farm"]),
        *(_LEADERS["trader"], STANDING["tile-market"], STANDING["scored-war"]),
    ),
    4: (
        STANDING["legend-monument"],
        LegendPiece("legend-turned", partial(pieces.back, legend.SIDE)),
        STANDING["scored-monument"],
    ),
    5: (
        *(STANDING["legend-treasure"], STANDING["legend-corner"], _LEADERS["trader"]),
        STANDING["scored-treasure"],
    ),
}

_SIDE = 150


def all_pieces() -> bytes:
    """Tiles, leaders of all dynasties, monuments, treasures and marks as PNG."""
    rows = [
        [pieces.tile(name, _SIDE) for name in c.TILE_COLOUR]
        + [pieces.back(_SIDE), pieces.catastrophe(_SIDE)],
        *_leaders(),
        [pieces.monument(name, _SIDE) for name in box().monuments],
        [pieces.treasure(corner, _SIDE) for corner in (False, True)]
        + [pieces.emblem(sign, _SIDE, c.CREAM, c.DANGER) for sign in ("swords", "shield")],
    ]
    return piece_sheet(rows, PALETTE, c.SAND, _SIDE, 20)


def _leaders() -> list[list[Image.Image]]:
    """One row for each dynasty: its badge and its four leaders."""
    return [
        [pieces.dynasty(seat, sign, _SIDE)]
        + [pieces.leader(seat, sign, name, _SIDE) for name in c.LEADER_COLOUR]
        for seat, sign in enumerate(DYNASTIES)
    ]
