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
    near: list[_Bits]
    """By site: those next to it; only right for the sites of the part."""
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
        self._beside = [
            (1 << road, pair) for road, pair in enumerate(roads.ends) if pair & forts == pair
        ]
        """Roads between two forts, and their ends."""
        self._known: dict[_Bits, tuple[int, _Bits | None]] = {}
        """By roads of a part: its points and the roads used; without roads: at most such points."""

    def parts(self, own: _Bits) -> Iterator[_Part]:
        """The houses by what hangs together."""
        near = [0] * len(self._at)
        inside = [road for road, pair in enumerate(self._ends) if pair & own == pair]
        for one, other in (_numbers(self._ends[road]) for road in inside):
            near[one] |= 1 << other
            near[other] |= 1 << one
        roads = sum(1 << road for road in inside)
        tips = sum(1 << site for site, there in enumerate(near) if there.bit_count() == 1)
        forks = sum(1 << site for site, there in enumerate(near) if there.bit_count() > 2)
        while own:
            sites = _reach(near, own & -own, 0)
            there = roads & self._touching(sites)
            yield self._part(sites, there, near, tips & sites, forks & sites)
            own &= ~sites

    def best(self, part: _Part, floor: int) -> tuple[int, _Bits] | None:
        """Most points of a part and the roads used for them; None if they do not exceed `floor`."""
        if part.bound <= floor:
            return None
        if not part.forks:
            return part.bound, part.roads
        points, used = self._known.get(part.roads, (part.bound, None))
        if used is None and points > floor:
            points, used = self._known[part.roads] = self._try_cuts(part, floor)
        return None if used is None or points <= floor else (points, used)

    def _try_cuts(self, part: _Part, floor: int) -> tuple[int, _Bits | None]:
        """One of the roads at a fork stays unused: which one?"""
        tries = [self._cut(part, road) for road in self._in_question(part)]
        tries.sort(key=_bound, reverse=True)
        best, used = floor, None
        for parts in tries:
            if _bound(parts) <= best:
                break
            found = self._together(parts, best)
            if found is not None:
                best, used = found
        return best, used

    def _in_question(self, part: _Part) -> list[int]:
        """Roads at one fork, of which one stays unused.

        Two single houses that end at a fork cannot both be in a line of four: one will do, and the
        one on a fortress is never worse. So there the other's road goes, without a question.
        """
        forks = _numbers(part.forks)
        for fork in reversed(forks):
            twins = part.near[fork] & part.tips
            if twins & (twins - 1):
                spare = twins & ~self._forts or twins
                return _numbers(part.roads & self._at[_numbers(spare)[0]])
        return _numbers(part.roads & self._at[forks[-1]])

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
        _, sites, roads, near, tips, forks = part
        pair = self._ends[road]
        one = pair & -pair
        near = near.copy()
        for site in (one.bit_length() - 1, pair.bit_length() - 1):
            near[site] &= ~pair
            degree = near[site].bit_count()
            if degree == 2:
                forks ^= 1 << site
            elif degree < 2:
                tips ^= 1 << site
        roads ^= 1 << road
        reached = _reach(near, one, pair ^ one)
        if reached & pair == pair:
            return (self._part(sites, roads, near, tips, forks),)
        rest = sites ^ reached
        few, many = sorted((reached, rest), key=int.bit_count)
        with_few = roads & self._touching(few)
        return (
            self._part(few, with_few, near, tips & few, forks & few),
            self._part(many, roads ^ with_few, near, tips & many, forks & many),
        )

    def _part(
        self, sites: _Bits, roads: _Bits, near: list[_Bits], tips: _Bits, forks: _Bits
    ) -> _Part:
        bound = sites.bit_count()
        if bound < LEAST:
            bound = 0
        elif doubling := sites & self._forts:
            # A doubled line has two tips at most. Any other tip costs two points: it is in no line,
            # or in one that counts once and has four houses or more, for two tips at most.
            others = tips.bit_count() - 2 * self._groups(doubling, roads, forks)
            bound = 2 * (bound - others) if others > 0 else 2 * bound
        return _Part(bound, sites, roads, near, tips, forks)

    def _groups(self, forts: _Bits, roads: _Bits, forks: _Bits) -> int:
        """How many lines forts can be in at most: two beside each other off forks share theirs."""
        count = forts.bit_count()
        for road, pair in self._beside:
            if pair & forts == pair and roads & road and not pair & forks:
                count -= 1
        return count

    def _touching(self, sites: _Bits) -> _Bits:
        """All roads of the map at these sites."""
        touching = 0
        while sites:
            here = sites & -sites
            touching |= self._at[here.bit_length() - 1]
            sites ^= here
        return touching


def _reach(near: list[_Bits], start: _Bits, goal: _Bits) -> _Bits:
    """Sites reached from a site; stops early on reaching the goal."""
    sites = todo = start
    while todo and not sites & goal:
        here = todo & -todo
        new = near[here.bit_length() - 1] & ~sites
        sites |= new
        todo ^= here | new
    return sites


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
