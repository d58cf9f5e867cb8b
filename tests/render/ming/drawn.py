"""What calls draw on a picture of Ming Dynasty, by the names under which it is explained."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from render.legend.standing import CHOICE


def drawn(make: str, args: tuple[Any, ...]) -> Iterator[str]:  # noqa: C901 - a table
    """The kinds that a call draws; temples are printed on the map."""
    match make, args:
        case "empty_map", _:
            yield "legend-temple"
        case "courtiers_part", (_, _, counted):
            yield from (_courtier(owner) for owner, _ in counted)
        case "_area", (_, standing, mark, *_):
            yield from (_courtier(owner) for owner, _ in standing)
            yield from [CHOICE] * (mark == "chosen")
        case "city_part", (_, _, owners):
            yield from ["legend-house", *["legend-neutral"] * (None in owners)]
        case "counter", (owner, *_):
            yield _courtier(owner)
        case (("prince_part" | "_badge"), _):
            yield "legend-prince"
        case "monk_part", _:
            yield "legend-monk"
        case (("card" | "sign"), (name, *_)):
            yield f"card-{name}"
        case "hand_band", (_, marked):
            yield from [CHOICE] * bool(marked)
        case "pile_part", _:
            yield "legend-pile"
        case "round_part", _:
            yield "legend-round"
        case "holdings", _:
            yield "legend-tile"
        case "province_mark", _:
            yield "legend-scored"
        case "region_mark", _:
            yield CHOICE
        case "cost_part", _:
            yield from ("legend-cost", CHOICE)
        case _:
            return


def _courtier(owner: int | None) -> str:
    return "legend-neutral" if owner is None else "legend-courtier"
