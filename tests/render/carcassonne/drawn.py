"""What calls draw on a picture of Carcassonne, by the names under which it is explained."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from render.legend.standing import CHOICE
from rules.carcassonne.position.box import box

_STANDING = {"city": "knight", "road": "thief", "field": "farmer", "cloister": "monk"}
_WATER = {"spring": "tile-r-spring", "lake": "tile-r-lake", "course": "legend-river"}


def drawn(make: str, args: tuple[Any, ...]) -> Iterator[str]:
    """The kinds that a call draws."""
    match make, args:
        case "middle", (_, _, spot):
            yield f"legend-{_STANDING[spot.split('-')[0]]}"
        case "tile_picture", (kind, *_):
            yield from _tile(kind)
        case "_small", (kind, _):
            yield from ("legend-drawn", *_tile(kind))
        case (("rotations" | "spots_picture" | "draw"), _):
            yield CHOICE
        case _:
            return


def _tile(name: str) -> Iterator[str]:
    kind = box()[name]
    yield from ["legend-city"] * bool(kind.cities) + ["legend-road"] * bool(kind.roads)
    yield from ["tile-b"] * kind.cloister + ["legend-pennant"] * kind.pennant
    yield from [_WATER[kind.role]] if kind.role else []
