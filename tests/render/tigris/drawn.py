"""What calls draw on a picture of Tigris & Euphrates, by the names under which it is explained."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from render.legend.standing import CHOICE
from render.tigris.land import SIDE
from rules.tigris.position.state import DYNASTIES

_CHIPS = {"": "chip-plain", "+1": "chip-point", "join": "chip-join", "swords": "chip-fight"}


def drawn(make: str, args: tuple[Any, ...]) -> Iterator[str]:  # noqa: C901 - a table
    """The kinds that a call draws."""
    match make, args:
        case "tile", (name, _):
            yield f"tile-{name}"
        case "leader", (_, _, name, _):
            yield f"leader-{name}"
        case "treasure", (corner, _):
            yield "legend-corner" if corner else "legend-treasure"
        case "catastrophe", _:
            yield "legend-catastrophe"
        case "_monument", _:
            yield from ("legend-monument", "legend-turned")
        case "emblem", ("swords", 64, *_):
            yield "legend-joining"
        case (("conflict_band" | "wars_band"), _):
            yield "legend-fighting"
        case "draw_kingdoms", _:
            yield "layer-kingdoms"
        case "chip", (mark, side, *_) if side == SIDE:
            yield _CHIPS.get(mark.sign) or "chip-others"
            assert mark.sign in _CHIPS or mark.sign in DYNASTIES
        case "draw_candidates", _:
            yield CHOICE
        case _:
            return
