"""What calls draw on a picture of China, by the names under which it is explained."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from render.legend.standing import CHOICE


def drawn(make: str, args: tuple[Any, ...]) -> Iterator[str]:  # noqa: C901 - a table
    """The kinds that a call draws; sites and dragon seats are printed on the map."""
    match make, args:
        case "empty_map", _:
            yield from ("legend-site", "legend-seat", "legend-alliance")
        case "site_part", (_, _, seat, fort, mark):
            yield from ["legend-house"] * (seat is not None) + ["legend-fortress"] * fort
            yield from [CHOICE] * bool(mark)
        case "_badge", (_, _, _, fortress):
            yield from ["legend-fortress"] * fortress
        case "court_part", (_, _, emissaries, mark):
            yield from ["legend-emissary"] * any(emissaries) + [CHOICE] * bool(mark)
        case "seal_part", _:
            yield "legend-seal"
        case "tally_part", _:
            yield "legend-tally"
        case "road_part", _:
            yield "legend-line"
        case "_open", (_, colour, _, mark):
            yield from [f"card-{colour}", *[CHOICE] * mark]
        case "_heap", (_, colour, count) if count:
            yield from (f"card-{colour}", "legend-discards")
        case "_pile", (_, _, _, mark):
            yield from ["legend-pile", *[CHOICE] * mark]
        case "hand_picture", (cards, marked, *_):
            yield from [*[f"card-{colour}" for colour in cards], *[CHOICE] * any(marked)]
        case _:
            return
