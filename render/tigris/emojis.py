"""Tiles, leaders, the catastrophe and the monuments."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from PIL import Image

from render.emojis import SIDE, Emojis
from render.tigris import pieces
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
