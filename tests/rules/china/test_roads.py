"""Lines along roads against every other way to choose them (R36, R37, R44, A1, A2, A4)."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from functools import cache

import pytest

from rules.china.box import side
from rules.china.roads import Line, best_lines

HOUSES = 20
MOST_MS = 5.0

HARD = (
    ("zh1 zh2 zh3 zh4 ya1 we1 we2 we3 we4 we5 we6 we7 ha1 ha2 ha3 ha5 qn2 qn3 qn4 qn7", "zh1 zh2"),
    ("zh1 zh2 zh3 zh4 zh5 zh6 ya1 ya2 ya3 qi1 qi4 lu1 we1 we2 we3 we4 we5 qn1 qn2 qn7", "zh2 qn7"),
    (
        "zh3 lu2 lu4 we1 we2 we7 ha1 ha2 ha3 ha4 ha5 qn3 ch1 ch2 ch3 ch4 ch5 ch6 ch7 ch8",
        "zh3 we1 we2 qn3",
    ),
    (
        "lu1 lu2 lu3 lu4 we4 we5 we6 we7 ha1 ha2 ha3 ha4 ha5 ch1 ch2 ch3 ch4 ch5 ch7 ch8",
        "lu3 ch4 ch5",
    ),
    (
        "zh1 zh2 zh3 zh4 zh5 zh6 ya1 ya2 ya3 qi1 qi4 we1 we2 we3 we4 we5 qn3 qn4 qn7 sh1",
        "ya3 qn3 qn4",
    ),
    (
        "qi1 lu1 lu2 lu3 lu4 we2 ha1 ha2 ha4 ha5 sh3 sh4 sh5 ch1 ch2 ch3 ch4 ch5 ch7 ch8",
        "sh5 ch1 ch2",
    ),
)
"""Houses and fortresses on side b that took longest among many thousands tried, one after another
made harder."""


def bits(sites: set[int]) -> int:
    return sum(1 << site for site in sites)


@cache
def near(key: str) -> dict[int, frozenset[int]]:
    board = side(key)
    found: dict[int, set[int]] = {site: set() for site in range(len(board.sites))}
    for one, other in board.roads:
        found[one].add(other)
        found[other].add(one)
    return {site: frozenset(there) for site, there in found.items()}


def paths(key: str, own: frozenset[int], start: int) -> Iterator[frozenset[int]]:
    """The sites of every unbranched path of four or more through `start`."""
    begun = [((start,), near(key)[start] & own)]
    seen: set[frozenset[int]] = set()
    while begun:
        path, ways = begun.pop()
        begun += [((*path, site), near(key)[site] & own) for site in ways - set(path)]
        for back in grown(key, own, path):
            if len(back) > 3 and back not in seen:
                seen.add(back)
                yield back


def grown(key: str, own: frozenset[int], path: tuple[int, ...]) -> Iterator[frozenset[int]]:
    """The path, made longer at its beginning in every way."""
    yield frozenset(path)
    for site in (near(key)[path[0]] & own) - set(path):
        yield from grown(key, own, (site, *path))


def most_points(key: str, own: frozenset[int], forts: frozenset[int]) -> int:
    """Tries every set of paths: the lowest site is left out, or in one of the paths through it."""

    @cache
    def most(left: frozenset[int]) -> int:
        if len(left) < 4:
            return 0
        first = min(left)
        best = most(left - {first})
        for path in paths(key, left, first):
            best = max(best, len(path) * (2 if path & forts else 1) + most(left - path))
        return best

    return most(own)


def checked(key: str, own: set[int], forts: set[int]) -> tuple[Line, ...]:
    """The lines found, each of which is one."""
    found = best_lines(key, bits(own), bits(forts))
    sites = [site for line in found for site in line.sites]
    assert len(set(sites)) == len(sites)
    assert set(sites) <= own
    for line in found:
        assert len(line.sites) >= 4
        steps = zip(line.sites, line.sites[1:], strict=False)
        assert all(other in near(key)[one] for one, other in steps)
        assert line.doubled == bool(set(line.sites) & forts)
        assert line.points == len(line.sites) * (1 + line.doubled)
        assert line.sites[0] < line.sites[-1]
    assert sorted(found, key=lambda line: min(line.sites)) == list(found)
    return found


def crowded(key: str, houses: int, chance: random.Random) -> set[int]:
    """Houses that hang together, more or less densely."""
    everywhere, dense = set(near(key)), chance.random()
    own = {chance.choice(sorted(everywhere))}
    while len(own) < houses:
        beside = sorted({other for site in own for other in near(key)[site]} - own)
        chance.shuffle(beside)
        if chance.random() < dense:
            beside.sort(key=lambda site: -len(near(key)[site] & own))
        own.add((beside or sorted(everywhere - own))[0])
    return own


@pytest.mark.parametrize("key", ["a", "b"])
def test_a01_no_set_of_lines_brings_more(key: str) -> None:
    chance = random.Random(f"lines {key}")
    for houses in [*range(4, 13)] * 60:
        scattered = set(chance.sample(sorted(near(key)), houses))
        own = chance.choice([scattered, crowded(key, houses, chance)])
        forts = set(chance.sample(sorted(own), chance.randrange(min(6, houses))))
        found = checked(key, own, forts)
        best = most_points(key, frozenset(own), frozenset(forts))
        assert sum(line.points for line in found) == best, (key, own, forts)


@pytest.mark.parametrize("key", ["a", "b"])
def test_a01_twenty_houses_are_quick_wherever_they_stand(key: str) -> None:
    chance = random.Random(f"quick {key}")
    slowest = 0.0
    for _ in range(150):
        own = crowded(key, HOUSES, chance)
        forts = set(chance.sample(sorted(own), chance.randrange(6)))
        slowest = max(slowest, least_time(key, bits(own), bits(forts)))
        checked(key, own, forts)
    assert slowest * 1000 < MOST_MS


@pytest.mark.parametrize(("houses", "forts"), HARD)
def test_a01_the_hardest_positions_known_are_quick(houses: str, forts: str) -> None:
    number = side("b").site_number
    own, fortified = ({number[key] for key in keys.split()} for keys in (houses, forts))
    assert len(own) == HOUSES
    checked("b", own, fortified)
    assert least_time("b", bits(own), bits(fortified)) * 1000 < MOST_MS


def least_time(key: str, own: int, forts: int) -> float:
    """Seconds of processor time, the best of three, nothing remembered."""
    spent: list[float] = []
    for _ in range(3):
        best_lines.cache_clear()
        began = time.process_time()
        best_lines(key, own, forts)
        spent.append(time.process_time() - began)
    return min(spent)


def test_a02_a_ring_is_opened_at_its_lowest_site() -> None:
    board = side("b")
    ring = {board.site_number[name] for name in ("qn1", "qn2", "qn7", "qn3", "qn4", "qn5", "qn6")}
    (line,) = checked("b", ring, set())
    assert set(line.sites) == ring
    assert line.sites[0] == min(ring)


def test_the_same_houses_have_the_same_lines() -> None:
    own = crowded("b", HOUSES, random.Random(8))
    first = checked("b", own, set())
    best_lines.cache_clear()
    assert checked("b", own, set()) == first
