"""How long the best lines along China's roads take: crowded houses, and the hardest known."""

from __future__ import annotations

import random
import statistics
import time
from collections.abc import Iterator
from functools import cache

from bench.figures import Figure
from rules.china.position.box import side
from rules.china.position.roads import best_lines

TARGET_MS = 5
HOUSES = 20
POSITIONS = 200

HARD = (
    (
        "qi4 lu1 lu2 lu4 we4 we5 we6 we7 ha1 ha2 ha3 ha4 ha5 ch1 ch2 ch3 ch4 ch5 ch7 ch8",
        "ha3 ha4 ch8",
    ),
    ("qi1 qi4 lu1 lu2 lu4 we2 we4 we5 we6 we7 ha1 ha2 ha4 ha5 ch1 ch2 ch3 ch4 ch7 ch8", "we2"),
    (
        "zh1 zh2 zh3 zh4 zh5 zh6 ya1 ya2 ya3 qi1 qi4 lu1 we1 we2 we3 we4 we5 qn3 qn4 qn7",
        "zh1 we1 we2",
    ),
    (
        "qi4 lu1 lu2 we4 we5 we6 we7 ha1 ha2 ha3 ha4 ha5 ch1 ch2 ch3 ch4 ch5 ch6 ch7 ch8",
        "lu1 lu2 we4 we7",
    ),
    (
        "zh1 zh2 zh3 zh4 zh5 zh6 ya1 ya2 ya3 qi1 qi4 lu1 we1 we2 we3 we4 we5 qn3 qn4 qn7",
        "zh2 zh3 we1 we2 qn4",
    ),
    ("zh1 zh2 zh3 zh4 ya1 we1 we2 we3 we4 we5 we6 we7 ha1 ha2 ha3 ha5 qn2 qn3 qn4 qn7", "zh1 zh2"),
)
"""Houses and fortresses on side b that took longest among some hundred thousand tried, one after
another made harder."""


def measure() -> Iterator[Figure]:
    """The mean over crowded houses on both sides of the map, and the longest of the hardest."""
    spent = [_milliseconds(*position) for position in _positions()]
    note = f"{len(spent)} positions, at most {max(spent):.1f} ms"
    yield Figure("china: lines of 20 houses", statistics.mean(spent), "ms", TARGET_MS, note=note)
    longest = max(_milliseconds("b", named(own), named(forts)) for own, forts in HARD)
    yield Figure("china: the hardest lines known", longest, "ms", TARGET_MS)


def _positions() -> Iterator[tuple[str, set[int], set[int]]]:
    for key in ("a", "b"):
        chance = random.Random(f"quick {key}")
        for _ in range(POSITIONS // 2):
            own = crowded(key, HOUSES, chance)
            yield key, own, set(chance.sample(sorted(own), chance.randrange(6)))


def _milliseconds(key: str, own: set[int], forts: set[int]) -> float:
    """The best of five, nothing remembered."""
    spent: list[float] = []
    for _ in range(5):
        best_lines.cache_clear()
        began = time.perf_counter()
        best_lines(key, bits(own), bits(forts))
        spent.append(time.perf_counter() - began)
    return min(spent) * 1000


def bits(sites: set[int]) -> int:
    """Site numbers as `best_lines` takes them."""
    return sum(1 << site for site in sites)


def named(keys: str) -> set[int]:
    """The numbers of sites on side b."""
    return {side("b").site_number[key] for key in keys.split()}


def crowded(key: str, houses: int, chance: random.Random) -> set[int]:
    """Houses that hang together, more or less densely."""
    beside_of, dense = near(key), chance.random()
    everywhere = set(beside_of)
    own = {chance.choice(sorted(everywhere))}
    while len(own) < houses:
        beside = sorted({other for site in own for other in beside_of[site]} - own)
        chance.shuffle(beside)
        if chance.random() < dense:
            beside.sort(key=lambda site: -len(beside_of[site] & own))
        own.add((beside or sorted(everywhere - own))[0])
    return own


@cache
def near(key: str) -> dict[int, frozenset[int]]:
    """By site: those at the other end of its roads."""
    board = side(key)
    neighbours: dict[int, set[int]] = {site: set() for site in range(len(board.sites))}
    for one, other in board.roads:
        neighbours[one].add(other)
        neighbours[other].add(one)
    return {site: frozenset(there) for site, there in neighbours.items()}
