"""Lines along roads against every other way to choose them (R36, R37, R44, A1, A2, A4)."""

from __future__ import annotations

import cProfile
import random
from collections.abc import Iterator
from functools import cache

import pytest

from bench.china_lines import HARD, HOUSES, bits, crowded, named, near
from rules.china.position.box import side
from rules.china.position.roads import HouseLine, best_lines, joined_houses

MOST_CALLS = 10_000


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


def checked(key: str, own: set[int], forts: set[int]) -> tuple[HouseLine, ...]:
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
    most = 0
    for _ in range(150):
        own = crowded(key, HOUSES, chance)
        forts = set(chance.sample(sorted(own), chance.randrange(6)))
        checked(key, own, forts)
        most = max(most, calls(key, bits(own), bits(forts)))
    assert most < MOST_CALLS / 2


@pytest.mark.parametrize(("houses", "forts"), HARD)
def test_a01_the_hardest_positions_known_are_quick(houses: str, forts: str) -> None:
    own, fortified = named(houses), named(forts)
    assert len(own) == HOUSES
    checked("b", own, fortified)
    assert calls("b", bits(own), bits(fortified)) < MOST_CALLS


def calls(key: str, own: int, forts: int) -> int:
    """Functions called to find the lines, nothing remembered: the same on every machine.

    8,000 are about 4 ms on two quiet cores (`make bench ARGS=china_lines`).
    """
    best_lines.cache_clear()
    profile = cProfile.Profile(builtins=False)
    profile.runcall(best_lines, key, own, forts)
    return sum(entry.callcount for entry in profile.getstats())


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


@pytest.mark.parametrize("key", ["a", "b"])
def test_houses_part_by_part_bring_what_their_best_lines_do(key: str) -> None:
    chance = random.Random(f"joined {key}")
    for _ in range(60):
        sites = range(len(side(key).sites))
        own = set(chance.sample(sites, chance.randrange(21)))
        forts = set(chance.sample(sorted(own), min(len(own), chance.randrange(4))))
        found = joined_houses(key, bits(own), bits(forts))
        assert found.points == sum(line.points for line in best_lines(key, bits(own), bits(forts)))
        assert found.roads == sum(one in own and other in own for one, other in side(key).roads)
