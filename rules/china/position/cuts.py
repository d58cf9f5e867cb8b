"""Which roads the lines of one player's houses use: an exact search (R36, R37, R44, A1-A4).

In terms of graphs: houses are vertices, roads between them edges. Wanted are vertex-disjoint paths
of four vertices or more that cover most, vertices of paths with a fortress counted twice; a cycle
counts as the path it becomes without one edge. So an edge set is chosen that leaves every vertex a
degree of two at most.

The search is depth-first branch and bound. It branches at a vertex of degree three or more (a
fork), on which of its edges is deleted; an edge whose deletion has been tried is kept in the later
branches, so that no edge set is looked at twice. Once no fork is left, the components are paths and
cycles, and count as they stand. The bound of a component is the number of its vertices, doubled if
it holds a fortress, less what its leaves must cost.

Components are solved one by one, each for what the others leave it to beat, and what was found of a
component is remembered with the edges kept in it. This is AND/OR branch and bound with caching
(Marinescu and Dechter, "Memory Intensive Branch-and-Bound Search for Graphical Models", 2006). For
components to fall apart early, forks are branched at in the order of a nested dissection (George,
"Nested Dissection of a Regular Finite Element Mesh", 1973) by separators of one vertex: first
the fork without which the largest component is smallest, of several the most central one, then
the same in each of the components.

Sites and roads are bits: site 3 is `1 << 3`.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple, TypeAlias

from rules.china.position.box import side

LEAST = 4
"""Houses a line needs (R36)."""

Bits: TypeAlias = int


class Roads(NamedTuple):
    """The roads of one side of the map."""

    ends: tuple[Bits, ...]
    """By road: its two sites."""
    sites: int
    """How many sites there are."""


class _Part(NamedTuple):
    """A component: houses connected by the roads that are not removed yet."""

    bound: int
    """An upper bound: no choice of lines brings more points."""
    sites: Bits
    roads: Bits
    near: list[Bits]
    """By site: the sites next to it. Only right for sites of the part."""
    tips: Bits
    """Sites with one road."""
    forks: Bits
    """Sites with more than two roads. Without any, the part brings exactly its bound."""


_Found: TypeAlias = tuple[int, Bits]
"""The points, and the roads used for them."""


@cache
def roads_of(side_key: str) -> Roads:
    """The roads of a side of the map."""
    board = side(side_key)
    ends = tuple(1 << one | 1 << other for one, other in board.roads)
    return Roads(ends, len(board.sites))


def used_roads(roads: Roads, own: Bits, forts: Bits) -> Bits:
    """The roads of the lines that bring most points. `own` are the sites with houses; houses on
    `forts` count twice."""
    inside, _, used = _search(roads, own, forts)
    return sum(1 << inside[road] for road in numbers(used))


def most_points(roads: Roads, own: Bits, forts: Bits) -> int:
    """The points of the lines on `used_roads`."""
    return _search(roads, own, forts)[1]


def _search(roads: Roads, own: Bits, forts: Bits) -> tuple[list[int], int, Bits]:
    """The roads between the houses, the most points, and the used ones among these roads. Used
    roads are given by their index in the first result."""
    inside = [road for road, pair in enumerate(roads.ends) if pair & own == pair]
    number = {site: new for new, site in enumerate(_numbering(roads, own, inside))}
    ends = [sum(1 << number[site] for site in numbers(roads.ends[road])) for road in inside]
    search = _Search(ends, len(number), sum(1 << number[site] for site in numbers(forts)))
    points, used = search.best_of(search.parts(), 0, 0) or (0, 0)
    return inside, points, used


class _Search:
    """The search among one player's houses. It remembers the parts that it has solved. Houses and
    the roads between them get new numbers: the search branches first at forks with high numbers,
    and sets of small numbers are faster."""

    def __init__(self, ends: list[Bits], houses: int, forts: Bits) -> None:
        self._ends = ends
        self._at = [0] * houses
        for road, pair in enumerate(ends):
            for site in numbers(pair):
                self._at[site] |= 1 << road
        self._forts = forts
        self._known: dict[tuple[Bits, Bits], tuple[int, Bits | None]] = {}
        """By the roads of a part and the kept ones among them: the best points with the roads used,
        or an upper bound of the points with None."""

    def parts(self) -> tuple[_Part, ...]:
        """The components of all houses."""
        near = _neighbours_by_site(self._ends, len(self._at))
        tips = sum(1 << site for site, there in enumerate(near) if there.bit_count() == 1)
        forks = sum(1 << site for site, there in enumerate(near) if there.bit_count() > 2)
        every = (1 << len(self._ends)) - 1
        return tuple(
            self._part(sites, every & _union(self._at, sites), near, tips & sites, forks & sites)
            for sites in _components(near, (1 << len(near)) - 1, 0)
        )

    def best(self, part: _Part, kept: Bits, floor: int) -> _Found | None:
        """The most points of a part and the roads used for them; None unless the points exceed
        `floor`. Solutions without one of the `kept` roads may be ignored: they have been tried
        already."""
        if part.bound <= floor:
            return None
        if not part.forks:
            return part.bound, part.roads
        key = part.roads, kept & part.roads
        points, used = self._known.get(key, (part.bound, None))
        if used is None and points > floor:
            points, used = self._known[key] = self._search_part(part, key[1], floor)
        return None if used is None or points <= floor else (points, used)

    def _search_part(self, part: _Part, kept: Bits, floor: int) -> tuple[int, Bits | None]:
        """The same as `best` for a part with forks, but without its memory. Returns (floor, None)
        if nothing exceeds `floor`."""
        spare = self._removable_road(part, kept)
        if spare:
            return self.best_of(self._without_road(part, spare), kept, floor) or (floor, None)
        return self._branch(part, self._at[part.forks.bit_length() - 1] & part.roads, kept, floor)

    def _branch(self, part: _Part, here: Bits, kept: Bits, floor: int) -> tuple[int, Bits | None]:
        """The best result when each road at a fork is removed in turn. At most two of them can be
        kept."""
        tries: list[tuple[int, Bits, tuple[_Part, ...]]] = []
        left = here & ~kept
        while left:
            road = left & -left
            left ^= road
            parts = self._without_road(part, road)
            tries.append((-_bound(parts), road, parts))
        best, used = floor, None
        for hope, road, parts in sorted(tries):
            if -hope <= best or (kept & here).bit_count() > 2:
                break
            solution = self.best_of(parts, kept, best)
            if solution is not None:
                best, used = solution
            kept |= road
        return best, used

    def _removable_road(self, part: _Part, kept: Bits) -> Bits:
        """A road that can be removed without losing points; 0 if none is known.

        At a fork with two kept roads every other road can go. Two leaves at the same fork cannot
        both be in a line of four. One of them is enough, and one on a fortress is never worse.
        """
        at, forks = self._at, part.forks
        while forks:
            site = forks.bit_length() - 1
            forks ^= 1 << site
            held = at[site] & kept
            if held & (held - 1):
                free = at[site] & part.roads & ~held
                return free & -free
            twins = part.near[site] & part.tips
            if twins & (twins - 1):
                return self._removable_road_of_twins(twins, part.roads & ~kept)
        return 0

    def _removable_road_of_twins(self, twins: Bits, free: Bits) -> Bits:
        """One of the free roads to leaves at the same fork, preferably to one without fortress."""
        inland = _union(self._at, twins & ~self._forts) & free
        free = inland or _union(self._at, twins) & free
        return free & -free

    def best_of(self, parts: tuple[_Part, ...], kept: Bits, floor: int) -> _Found | None:
        """The most points of several components and the roads used; None unless the points exceed
        `floor`."""
        if len(parts) == 1:
            return self.best(parts[0], kept, floor)
        points, used, hoped = 0, 0, _bound(parts)
        for part in parts:
            hoped -= part.bound
            if part.bound:
                solution = self.best(part, kept, floor - points - hoped)
                if solution is None:
                    return None
                points, used = points + solution[0], used | solution[1]
        return points, used

    def _without_road(self, part: _Part, road: Bits) -> tuple[_Part, ...]:
        """The components of a part after a road was removed: two if the road was a bridge, else
        one."""
        _, sites, roads, near, tips, forks = part
        pair = self._ends[road.bit_length() - 1]
        one = pair & -pair
        near = near.copy()
        for site in (one.bit_length() - 1, pair.bit_length() - 1):
            left = near[site] = near[site] & ~pair
            if not left & (left - 1):
                tips ^= 1 << site
            elif left.bit_count() == 2:
                forks ^= 1 << site
        roads ^= road
        few = _component(near, one, pair ^ one)
        if not few:
            return (self._part(sites, roads, near, tips, forks),)
        rest = sites ^ few
        with_few = roads & _union(self._at, few)
        return (
            self._part(few, with_few, near, tips & few, forks & few),
            self._part(rest, roads ^ with_few, near, tips & rest, forks & rest),
        )

    def _part(self, sites: Bits, roads: Bits, near: list[Bits], tips: Bits, forks: Bits) -> _Part:
        """A part with its upper bound worked out."""
        bound = sites.bit_count()
        if bound < LEAST:
            bound = 0
        elif doubling := sites & self._forts:
            # A doubled line has two tips at most. Any other tip costs two points: it is in no line,
            # or in one that counts once and has four houses or more, for two tips at most.
            others = tips.bit_count()
            others -= 2 * (_doubled_lines(doubling, near, tips) if others > 2 else 1)
            bound = 2 * (bound - others) if others > 0 else 2 * bound
        return _Part(bound, sites, roads, near, tips, forks)


def _doubled_lines(forts: Bits, near: list[Bits], tips: Bits) -> int:
    """The most lines with forts that are possible. Every fort may have a line of its own. But fewer
    than four houses that end in a tip are no line unless it goes on, so forts there count as if
    they stood at the house where it goes on."""
    gates = forts
    if not forts & (forts - 1):
        return 1
    while tips:
        here = chain = tips & -tips
        tips ^= here
        for _ in range(LEAST - 1):
            following = near[here.bit_length() - 1] & ~chain
            if following & (following - 1):
                break
            here = following
            chain |= following
        if chain & gates & ~here:
            gates = gates & ~chain | here
    return gates.bit_count()


def _numbering(roads: Roads, own: Bits, inside: list[int]) -> list[int]:
    """The houses in the order of their new numbers: forks last, and the first separators at the
    end."""
    near = _neighbours_by_site([roads.ends[road] for road in inside], roads.sites)
    forks = sum(1 << site for site, there in enumerate(near) if there.bit_count() > 2)
    parts = [_nested_dissection(near, sites, forks & sites) for sites in _components(near, own, 0)]
    return numbers(own & ~forks) + [fork for part in parts for fork in reversed(part)]


def _nested_dissection(near: list[Bits], sites: Bits, forks: Bits) -> list[int]:
    """The forks of a part in the order of a nested dissection: first the best vertex separator."""
    if not forks & (forks - 1):
        return numbers(forks)
    rests = {fork: _components(near, sites, 1 << fork) for fork in numbers(forks)}
    largest = {fork: max(map(int.bit_count, rest)) for fork, rest in rests.items()}
    first = min(rests, key=lambda fork: (largest[fork], _eccentricity(near, sites, 1 << fork)))
    later = [_nested_dissection(near, rest, forks & rest) for rest in rests[first]]
    return [first, *(fork for order in later for fork in order)]


def _components(near: list[Bits], sites: Bits, gone: Bits) -> list[Bits]:
    """The components of these sites once the sites of `gone` are removed."""
    left = sites & ~gone
    near = [there & left for there in near]
    components: list[Bits] = []
    while left:
        components.append(_component(near, left & -left, 0))
        left &= ~components[-1]
    return components


def _eccentricity(near: list[Bits], sites: Bits, start: Bits) -> int:
    """The number of roads from a site to the farthest one, plus one."""
    steps, seen, edge = 0, start, start
    while edge:
        edge = _union(near, edge) & sites & ~seen
        seen |= edge
        steps += 1
    return steps


def _neighbours_by_site(ends: list[Bits], sites: int) -> list[Bits]:
    """By site: the sites at the other end of its roads."""
    near = [0] * sites
    for one, other in map(numbers, ends):
        near[one] |= 1 << other
        near[other] |= 1 << one
    return near


def _union(sets: Sequence[Bits], sites: Bits) -> Bits:
    """The union of the sets of these sites."""
    union = 0
    while sites:
        number = sites.bit_length() - 1
        union |= sets[number]
        sites ^= 1 << number
    return union


def _component(near: list[Bits], one: Bits, other: Bits) -> Bits:
    """The component of one site. 0 if it also holds the other site (`other` 0: there is none)."""
    sites = todo = one
    while todo:
        here = todo & -todo
        new = near[here.bit_length() - 1] & ~sites
        if new & other:
            return 0
        sites |= new
        todo ^= here | new
    return sites


def _bound(parts: tuple[_Part, ...]) -> int:
    """The upper bound of several components together."""
    return sum([part.bound for part in parts])


def numbers(bits: Bits) -> list[int]:
    """The numbers of the bits that are set, lowest first."""
    result: list[int] = []
    while bits:
        result.append((bits & -bits).bit_length() - 1)
        bits &= bits - 1
    return result
