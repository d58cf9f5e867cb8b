"""The map of Ming Dynasty, and who is first where: read and counted for the tests alone."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

SEEDS = Path(__file__).parents[3] / "seeds" / "ming" / "map.toml"


@cache
def seeds() -> dict[str, Any]:
    return tomllib.loads(SEEDS.read_text(encoding="utf-8"))


PROVINCES: list[str] = [entry["key"] for entry in seeds()["provinces"]]
REGIONS: dict[str, str] = {entry["key"]: entry["province"] for entry in seeds()["regions"]}
"""Every region with its province."""
CARDS = ["horse", "rickshaw", "junk", "dragon"]


def inside(province: str) -> list[str]:
    """The regions of a province."""
    return [region for region, of in REGIONS.items() if of == province]


@cache
def beyond(region: str) -> dict[str, str]:
    """The regions next to one, with the sign on the border."""
    near: dict[str, str] = {}
    for border in seeds()["borders"]:
        if region in (border["one"], border["other"]):
            near[border["other"] if region == border["one"] else border["one"]] = border[
                "transport"
            ]
    return near


def entering(courtiers: list[int], seats: int) -> list[int]:
    """How many of each owner go into the houses of a region (R22-R26)."""
    most = max(courtiers)
    first = [owner for owner, count in enumerate(courtiers) if count == most > 0]
    rest = sorted({count for count in courtiers if 0 < count < most})
    second = [owner for owner, count in enumerate(courtiers) if rest and count == rest[-1]]
    moved = [0] * len(courtiers)
    if len(first) == 1:
        moved[first[0]] = min(2, most)
        if len(second) == 1:
            moved[second[0]] = 1
    elif not (seats == 4 and len(first) == 4):
        for owner in first:
            moved[owner] = 1
    return moved


def most_in_city(parts: list[list[int]], seats: int) -> list[int]:
    """Who shares the bonus of a city: those with most, then those alone with most in more of its
    parts (R33, A7)."""
    totals = [sum(part[seat] for part in parts) for seat in range(seats)]
    if not any(totals):
        return []
    tied = [seat for seat in range(seats) if totals[seat] == max(totals)]
    won = dict.fromkeys(tied, 0)
    for part in parts:
        for seat in tied:
            others = [count for owner, count in enumerate(part) if owner != seat]
            won[seat] += part[seat] > max(others)
    return [seat for seat in tied if won[seat] == max(won.values())]
