"""What calls draw on a picture of Chang Cheng, by the names under which it is explained."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from render import theme
from render.legend.standing import CHOICE

_MARKS = {"candidate", "ring", "tall_ring", "tag", "layouts_panel"}
_PIECES = {
    "half": "legend-double",
    "tower": "legend-tower",
    "rubble": "legend-damaged",
    "flag": "legend-kept",
    "sovereignty": "legend-sovereignty",
    "emperor": "legend-emperor",
    "loss": "legend-loss",
    "_missions": "legend-mission",
    "_unseen": "legend-unseen",
}


def drawn(make: str, args: tuple[Any, ...]) -> Iterator[str]:
    """The kinds that a call draws; free spaces are printed on the boards, 13 each."""
    match make, args:
        case "wall", (owner, *_):
            yield "legend-neutral" if owner is None else "legend-wall"
        case "army", (value, state, mark):
            hidden = "legend-hidden" if value is None else "legend-known"
            yield {"up": "legend-army", "gone": "legend-gone"}.get(state, hidden)
            yield from [CHOICE] * bool(mark)
        case "laid", (_, card, *_):
            yield from ["legend-laid"] + [f"card-{card}"] * (card is not None)
        case "face", (_, card, *more):
            yield from [f"card-{card}", *[CHOICE] * (more[1:] == ["chosen"])]
        case "_coming", (_, extensions, neutral):
            yield from ["legend-boards", "legend-emperor"] * bool(extensions)
            yield from ["legend-neutral"] * (neutral is not None)
        case "draw", (table,) if len(table.view.pieces) < 13 * len(table.view.boards):
            yield "legend-space"
        case "badge", (("west" | "east"), colour) if colour == theme.MARK:
            yield CHOICE
        case "frame", (_, colour, *_) if colour == theme.MARK:
            yield CHOICE
        case _:
            yield from [CHOICE] * (make in _MARKS)
            yield from {_PIECES[make]} if make in _PIECES else ()
