"""Lines of houses along roads: the most points they can bring, exactly (R36, R37, R44, A1-A4).

Which roads are used is a choice of edges that leaves every house with two of them at most and
closes no ring. At a house with three or more some edge stays unused, so the search cuts one after
another there, until only chains and rings are left: those are lines as they stand. It goes down a
cut only while a bound says that it may beat the best so far, and keeps what it learned of a part.

Sites and roads are bits: site 3 is `1 << 3`.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import NamedTuple, TypeAlias

from rules.china.box import side
from rules.china.state import State
from rules.game import Seat

LEAST = 4
"""Houses a line needs (R36)."""

_Bits: TypeAlias = int


@dataclass(frozen=True, slots=True)
class Line:
    """Houses joined by roads, from one end to the other; its points are doubled already (A4)."""

    sites: tuple[int, ...]
    doubled: bool
    points: int


@dataclass(frozen=True, slots=True)
class _Roads:
    """The roads of one side of the map."""

    ends: tuple[_Bits, ...]
    """By road: its two sites."""
    at: tuple[_Bits, ...]
    """By site: its roads."""


class _Part(NamedTuple):
    """Houses that hang together by the roads not cut so far."""

    bound: int
    """No choice of lines brings more."""
    sites: _Bits
    roads: _Bits
    tips: _Bits
    """Sites with one road."""
    forks: _Bits
    """Sites with more than two; without any, the bound is what the part brings."""


def lines(state: State, seat: Seat) -> tuple[Line, ...]:
    """The lines of a seat that bring most in all; always the same ones for the same houses."""
    own = sum(1 << site for site, owner in enumerate(state.houses) if owner == seat)
    forts = sum(1 << site for site, builder in enumerate(state.forts) if builder >= 0)
    return best_lines(state.side, own, own & forts)


@lru_cache(64)
def best_lines(side_key: str, own: _Bits, forts: _Bits) -> tuple[Line, ...]:
    """The lines of houses on the sites `own` that bring most, those on `forts` being doubled.

    Lines stand in the order of their lowest site, each from the end with the lower number.
    """
    search = _Search(_roads(side_key), forts)
    used = 0
    for part in search.parts(own):
        found = search.best(part, 0)
        used |= found[1] if found else 0
    found = [_line(chain, forts) for chain in _chains(_roads(side_key), used)]
    return tuple(line for line in found if line.points)


@cache
def _roads(side_key: str) -> _Roads:
    board = side(side_key)
    at = [0] * len(board.sites)
    for road, (one, other) in enumerate(board.roads):
        at[one] |= 1 << road
        at[other] |= 1 << road
    return _Roads(tuple(1 << one | 1 << other for one, other in board.roads), tuple(at))


class _Search:
    """The search in one player's houses; remembers parts it has been through."""

    def __init__(self, roads: _Roads, forts: _Bits) -> None:
        self._ends = roads.ends
        self._at = roads.at
        self._forts = forts
        self._known: dict[_Bits, tuple[int, _Bits | None]] = {}
        """By roads of a part: its points and the roads used; without roads: at most such points."""

    def parts(self, own: _Bits) -> Iterator[_Part]:
        """The houses by what hangs together."""
        inside = [road for road, pair in enumerate(self._ends) if pair & own == pair]
        roads = sum(1 << road for road in inside)
        while own:
            sites, touched = self._reach(roads, own & -own, 0)
            degrees = [(site, (touched & self._at[site]).bit_count()) for site in _numbers(sites)]
            tips = sum(1 << site for site, degree in degrees if degree == 1)
            forks = sum(1 << site for site, degree in degrees if degree > 2)
            yield self._part(sites, touched, tips, forks)
            own &= ~sites

    def best(self, part: _Part, floor: int) -> tuple[int, _Bits] | None:
        """Most points of a part and the roads used for them; None if they do not exceed `floor`."""
        if not part.forks:
            return (part.bound, part.roads) if part.bound > floor else None
        points, used = self._known.get(part.roads, (part.bound, None))
        if used is None and points > floor:
            points, used = self._try_cuts(part, floor)
            self._known[part.roads] = points, used
        return None if used is None or points <= floor else (points, used)

    def _try_cuts(self, part: _Part, floor: int) -> tuple[int, _Bits | None]:
        """One of the roads at a fork stays unused: which one?"""
        fork = (part.forks & -part.forks).bit_length() - 1
        tries = [self._cut(part, road) for road in _numbers(part.roads & self._at[fork])]
        tries.sort(key=_bound, reverse=True)
        best, used = floor, None
        for parts in tries:
            if _bound(parts) <= best:
                break
            found = self._together(parts, best)
            if found is not None:
                best, used = found
        return best, used

    def _together(self, parts: tuple[_Part, ...], floor: int) -> tuple[int, _Bits] | None:
        points, used, hoped = 0, 0, _bound(parts)
        for part in parts:
            hoped -= part.bound
            if part.bound:
                found = self.best(part, floor - points - hoped)
                if found is None:
                    return None
                points, used = points + found[0], used | found[1]
        return points, used

    def _cut(self, part: _Part, road: int) -> tuple[_Part, ...]:
        """The part, or the two parts it falls into, without a road."""
        roads, pair = part.roads & ~(1 << road), self._ends[road]
        tips, forks = part.tips, part.forks
        for site in _numbers(pair):
            degree = (roads & self._at[site]).bit_count()
            if degree == 2:
                forks &= ~(1 << site)
            elif degree < 2:
                tips ^= 1 << site
        one = pair & -pair
        sites, touched = self._reach(roads, one, pair ^ one)
        if sites & pair == pair:
            return (self._part(part.sites, roads, tips, forks),)
        rest = part.sites & ~sites
        return (
            self._part(sites, touched, tips & sites, forks & sites),
            self._part(rest, roads & ~touched, tips & rest, forks & rest),
        )

    def _part(self, sites: _Bits, roads: _Bits, tips: _Bits, forks: _Bits) -> _Part:
        houses = sites.bit_count()
        if houses < LEAST:
            return _Part(0, sites, roads, tips, forks)
        doubling = (sites & self._forts).bit_count()
        # Each doubled line holds two tips at most; a house at any other tip counts once at best.
        bound = 2 * houses - max(0, tips.bit_count() - 2 * doubling) if doubling else houses
        return _Part(bound, sites, roads, tips, forks)

    def _reach(self, roads: _Bits, start: _Bits, goal: _Bits) -> tuple[_Bits, _Bits]:
        """Sites and roads reached from a site; stops early on reaching the goal."""
        ends, at = self._ends, self._at
        sites, touched, todo = start, 0, start
        while todo and not sites & goal:
            here = todo & -todo
            new = roads & at[here.bit_length() - 1] & ~touched
            touched |= new
            todo ^= here
            while new:
                road = new & -new
                new ^= road
                todo |= ends[road.bit_length() - 1] & ~sites
                sites |= ends[road.bit_length() - 1]
        return sites, touched


def _bound(parts: tuple[_Part, ...]) -> int:
    return sum([part.bound for part in parts])


def _numbers(bits: _Bits) -> list[int]:
    """The numbers of the bits that are set, lowest first."""
    found: list[int] = []
    while bits:
        found.append((bits & -bits).bit_length() - 1)
        bits &= bits - 1
    return found


def _chains(roads: _Roads, used: _Bits) -> list[tuple[int, ...]]:
    """The lines that used roads make; a ring is opened at its lowest site (A2)."""
    near: dict[int, list[int]] = {}
    for road in _numbers(used):
        one, other = _numbers(roads.ends[road])
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


def _line(chain: tuple[int, ...], forts: _Bits) -> Line:
    doubled = any(forts >> site & 1 for site in chain)
    houses = len(chain) if len(chain) >= LEAST else 0
    return Line(chain, doubled, houses * 2 if doubled else houses)
