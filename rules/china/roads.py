"""Lines of houses along roads: the most points they can bring, exactly (R36, R37, R44, A1-A4).

Sites and roads are bits: site 3 is `1 << 3`. Which roads to use is found in `rules.china.cuts`.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from rules.china.cuts import LEAST, Bits, Roads, numbers, roads_of, used_roads
from rules.china.state import State
from rules.game import Seat


@dataclass(frozen=True, slots=True)
class HouseLine:
    """Houses joined by roads, from one end to the other; its points are doubled already (A4)."""

    sites: tuple[int, ...]
    doubled: bool
    points: int


def lines(state: State, seat: Seat) -> tuple[HouseLine, ...]:
    """The lines of a seat that bring most in all; always the same ones for the same houses."""
    own = sum(1 << site for site, owner in enumerate(state.houses) if owner == seat)
    forts = sum(1 << site for site, builder in enumerate(state.forts) if builder >= 0)
    return best_lines(state.side, own, own & forts)


@lru_cache(64)
def best_lines(side_key: str, own: Bits, forts: Bits) -> tuple[HouseLine, ...]:
    """The lines of houses on the sites `own` that bring most, those on `forts` being doubled.

    Lines stand in the order of their lowest site, each from the end with the lower number.
    """
    roads = roads_of(side_key)
    found = [_line(chain, forts) for chain in _chains(roads, used_roads(roads, own, forts))]
    return tuple(line for line in found if line.points)


def _chains(roads: Roads, used: Bits) -> list[tuple[int, ...]]:
    """The lines that used roads make; a ring is opened at its lowest site (A2)."""
    near: dict[int, list[int]] = {}
    for road in numbers(used):
        one, other = numbers(roads.ends[road])
        near.setdefault(one, []).append(other)
        near.setdefault(other, []).append(one)
    found: list[tuple[int, ...]] = []
    seen: set[int] = set()
    for start in sorted(near, key=lambda site: (len(near[site]), site)):
        if start not in seen:
            found.append(_walk(near, start))
            seen.update(found[-1])
    return sorted(found, key=min)


def _walk(near: dict[int, list[int]], start: int) -> tuple[int, ...]:
    chain = [start]
    while following := [site for site in near[chain[-1]] if site not in chain]:
        chain.append(min(following))
    return tuple(chain)


def _line(chain: tuple[int, ...], forts: Bits) -> HouseLine:
    doubled = any(forts >> site & 1 for site in chain)
    houses = len(chain) if len(chain) >= LEAST else 0
    return HouseLine(chain, doubled, houses * 2 if doubled else houses)
