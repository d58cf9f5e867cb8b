"""Lines of houses along roads: the most points they can bring, exactly (R36, R37, R44, A1-A4).

Sites and roads are bits: site 3 is `1 << 3`. Which roads to use is found in
`rules.china.position.cuts`.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from rules.china.position.box import side
from rules.china.position.cuts import LEAST, Bits, Roads, most_points, numbers, roads_of, used_roads
from rules.china.position.state import State
from rules.game import Seat


@dataclass(frozen=True, slots=True)
class HouseLine:
    """Houses joined by roads, from one end to the other; its points are doubled already (A4)."""

    sites: tuple[int, ...]
    doubled: bool
    points: int


class Joined(NamedTuple):
    """What the houses of a seat bring along roads."""

    points: int
    """The points of all its lines."""
    roads: int
    """The number of roads with one of its houses at either end."""


def lines(state: State, seat: Seat) -> tuple[HouseLine, ...]:
    """The lines of a seat that bring most points together; always the same ones for the same
    houses."""
    own, forts = houses_by_seat(state.houses, state.seats)[seat], fortified_sites(state.forts)
    return best_lines(state.side, own, own & forts)


def road_points(state: State) -> list[Joined]:
    """By seat: what its houses bring along roads. Quicker than finding its lines."""
    forts = fortified_sites(state.forts)
    by_seat = houses_by_seat(state.houses, state.seats)
    return [joined_houses(state.side, own, own & forts) for own in by_seat]


@lru_cache(512)
def houses_by_seat(houses: tuple[Seat, ...], seats: int) -> tuple[Bits, ...]:
    """By seat: the sites with its houses."""
    by_seat, bit = [0] * (seats + 1), 1
    for owner in houses:
        by_seat[owner] |= bit  # `NOBODY` is the last one
        bit <<= 1
    return tuple(by_seat[:seats])


@lru_cache(64)
def fortified_sites(forts: tuple[Seat, ...]) -> Bits:
    """The sites with a fortress."""
    return sum(1 << site for site, builder in enumerate(forts) if builder >= 0)


@lru_cache(4096)
def joined_houses(side_key: str, own: Bits, forts: Bits) -> Joined:
    """What houses on the sites `own` bring along roads; lines with a house on `forts` are doubled.
    Houses that no roads connect are solved apart."""
    near, points, ends, rest = side(side_key).near, 0, 0, own
    while rest:
        part, most, sum_of_ends = _part_of(near, own, rest & -rest)
        rest ^= part
        ends += sum_of_ends
        houses = part.bit_count()
        if houses >= LEAST:
            doubled = forts & part
            if most > 2:
                points += _forked_points(side_key, part, doubled)
            else:
                points += 2 * houses if doubled else houses
    return Joined(points, ends // 2)


def _part_of(near: tuple[Bits, ...], own: Bits, start: Bits) -> tuple[Bits, int, int]:
    """The houses connected to the one at `start` by roads. With the most roads at one of these
    houses, and the sum of the roads at each of them."""
    part, todo, most, ends = start, start, 0, 0
    while todo:
        site = todo.bit_length() - 1
        beside = near[site] & own
        new = beside & ~part
        part |= new
        todo ^= 1 << site | new
        count = beside.bit_count()
        ends += count
        most = max(most, count)
    return part, most, ends


@lru_cache(4096)
def _forked_points(side_key: str, part: Bits, forts: Bits) -> int:
    """The points that the lines of connected houses bring; `forts` are those on fortresses."""
    return most_points(roads_of(side_key), part, forts)


@lru_cache(64)
def best_lines(side_key: str, own: Bits, forts: Bits) -> tuple[HouseLine, ...]:
    """The lines of houses on the sites `own` that bring most; those with a house on `forts` are
    doubled. They stand in the order of their lowest site, each from the end with the lower
    number."""
    roads = roads_of(side_key)
    lines = [_line(chain, forts) for chain in _chains(roads, used_roads(roads, own, forts))]
    return tuple(line for line in lines if line.points)


def _chains(roads: Roads, used: Bits) -> list[tuple[int, ...]]:
    """The lines that the used roads make. A ring is opened at its lowest site (A2)."""
    near: dict[int, list[int]] = {}
    for road in numbers(used):
        one, other = numbers(roads.ends[road])
        near.setdefault(one, []).append(other)
        near.setdefault(other, []).append(one)
    chains: list[tuple[int, ...]] = []
    seen: set[int] = set()
    for start in sorted(near, key=lambda site: (len(near[site]), site)):
        if start not in seen:
            chains.append(_walk(near, start))
            seen.update(chains[-1])
    return sorted(chains, key=min)


def _walk(near: dict[int, list[int]], start: int) -> tuple[int, ...]:
    chain = [start]
    while following := [site for site in near[chain[-1]] if site not in chain]:
        chain.append(min(following))
    return tuple(chain)


def _line(chain: tuple[int, ...], forts: Bits) -> HouseLine:
    doubled = any(forts >> site & 1 for site in chain)
    houses = len(chain) if len(chain) >= LEAST else 0
    return HouseLine(chain, doubled, houses * 2 if doubled else houses)
