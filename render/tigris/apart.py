"""Pieces by themselves: emojis, what the rules of Tigris & Euphrates speak of, and a sheet."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from PIL import Image

from render import legend
from render.emojis import SIDE, Emojis
from render.legend import LegendPiece, Legends
from render.png import png
from render.tigris import colours as c
from render.tigris import pieces
from render.tigris.board import PALETTE
from rules.game import Event
from rules.tigris.moves import events as told
from rules.tigris.position.box import box
from rules.tigris.position.state import DYNASTIES, LEADERS, TILES
from rules.tigris.told.view import View


def _pictures() -> Iterator[tuple[str, Callable[[], Image.Image]]]:
    for tile in TILES:
        yield tile, partial(pieces.tile, tile, SIDE)
    for seat, dynasty in enumerate(DYNASTIES):
        for leader in LEADERS:
            yield f"{dynasty}_{leader}", partial(pieces.leader, seat, dynasty, leader, SIDE)
    yield "catastrophe", partial(pieces.catastrophe, SIDE)
    for monument in box().monuments:
        yield monument.replace("-", "_"), partial(pieces.monument, monument, SIDE)


def _shown(view: View, words: tuple[str, ...]) -> str | None:
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


def _told(view: View, event: Event) -> str | None:
    match event:
        case told.TilePlaced(tile=tile):
            return tile
        case (
            told.LeaderPlaced(seat=seat, leader=leader)
            | told.LeaderMoved(seat=seat, leader=leader)
            | told.LeaderWithdrawn(seat=seat, leader=leader)
        ):
            return f"{view.dynasties[seat]}_{leader}"
        case told.CatastropheStruck():
            return "catastrophe"
        case told.MonumentBuilt(monument=monument):
            return monument.replace("-", "_")
        case _:
            return None


EMOJIS = Emojis(dict(_pictures()), _shown, _told)


def _tile(name: str) -> LegendPiece:
    return LegendPiece(f"tile-{name}", EMOJIS.pictures[name])


def _leader(name: str) -> LegendPiece:
    return LegendPiece(f"leader-{name}", EMOJIS.pictures[f"{DYNASTIES[0]}_{name}"])


def _monument() -> LegendPiece:
    first = box().monuments[0].replace("-", "_")
    return LegendPiece("legend-monument", EMOJIS.pictures[first])


def _treasure(name: str, *, corner: bool) -> LegendPiece:
    return LegendPiece(f"legend-{name}", partial(pieces.treasure, corner, legend.SIDE))


LEGENDS: Legends = {
    0: (*map(_tile, TILES), *map(_leader, LEADERS)),
    1: (LegendPiece("legend-catastrophe", EMOJIS.pictures["catastrophe"]),),
    2: (_leader("king"), _tile("temple")),
    3: (_leader("farmer"), _tile("farm"), _leader("trader"), _tile("market")),
    4: (_monument(), LegendPiece("legend-turned", partial(pieces.back, legend.SIDE))),
    5: (
        _treasure("treasure", corner=False),
        _treasure("corner", corner=True),
        _leader("trader"),
    ),
}


_SIDE, _GAP = 150, 20
_DYNASTIES = ("archer", "bull", "pot", "lion")
_MONUMENTS = ("red-blue", "red-green", "red-black", "blue-green", "blue-black", "green-black")


def all_pieces() -> bytes:
    """Tiles, leaders of all dynasties, monuments, treasures and marks as PNG."""
    rows = [
        [pieces.tile(name, _SIDE) for name in c.TILE_COLOUR]
        + [pieces.back(_SIDE), pieces.catastrophe(_SIDE)],
        *_leaders(),
        [pieces.monument(name, _SIDE) for name in _MONUMENTS],
        [pieces.treasure(corner, _SIDE) for corner in (False, True)]
        + [pieces.emblem(sign, _SIDE, c.CREAM, c.DANGER) for sign in ("swords", "shield")],
    ]
    step = _SIDE + _GAP
    picture = Image.new("RGB", (6 * step + _GAP, len(rows) * step + _GAP), c.SAND)
    for row, line in enumerate(rows):
        for column, piece in enumerate(line):
            picture.paste(piece, (_GAP + column * step, _GAP + row * step), piece)
    return png(PALETTE.reduce(picture))


def _leaders() -> list[list[Image.Image]]:
    """A row a dynasty: its badge and its four leaders."""
    return [
        [pieces.dynasty(seat, sign, _SIDE)]
        + [pieces.leader(seat, sign, name, _SIDE) for name in c.LEADER_COLOUR]
        for seat, sign in enumerate(_DYNASTIES)
    ]
