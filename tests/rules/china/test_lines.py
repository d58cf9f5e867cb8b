"""Lines of houses along roads (R36, R37, A1, A2, and with fortresses R44, A4)."""

from __future__ import annotations

import random
import time

import pytest

from rules.china.moves.actions import Restock
from rules.china.moves.events import RoadScored
from rules.china.position.roads import best_lines as found_lines
from rules.china.position.state import State
from rules.game import Rng
from tests.rules.china.scene import GAME, Scene, at_the_end, ended, lined, roads
from tests.rules.china.second_opinion import best_lines, neighbours, sites
from tests.rules.china.second_opinion import roads as all_roads


def lines(scene: Scene) -> list[RoadScored]:
    """Every line told, each checked to be one."""
    found = [event for event in scene.told if isinstance(event, RoadScored)]
    net = all_roads(scene.state.side)
    used: set[str] = set()
    for event in found:
        steps = zip(event.sites, event.sites[1:], strict=False)
        assert all(frozenset(step) in net for step in steps)
        assert not used & set(event.sites)
        assert len(set(event.sites)) == event.count >= 4
        assert event.points == event.count * (2 if event.doubled else 1)
        used |= set(event.sites)
    return found


def test_r36_four_in_a_line_are_the_least() -> None:
    assert roads("zh1 zh2 zh3") == 0
    assert roads("zh1 zh2 zh3 we1") == 4
    assert roads("zh1 zh2 zh3 we1 we2") == 5


def test_r36_houses_must_be_joined_by_roads() -> None:
    """Zhao's five sites hang together on neither side."""
    assert roads("zh1 zh2 zh3 zh4 zh5") == 0
    assert roads("lu1 lu2 lu4 qi3 qi5") == 0


def test_r36_a_gap_parts_a_line() -> None:
    assert roads("qn2 qn3 qn4 sh1 sh5 sh4") == 0
    assert roads("qn2 qn3 qn4 qn5 sh1 sh5 sh4") == 7


def test_r36_borders_do_not_matter() -> None:
    assert roads("we2 ha1 ha2 ch2") == 4


def test_r36_houses_of_others_part_a_line() -> None:
    scene = ended(houses=("zh1 zh2 we1 we2", "zh3"))
    assert scene.source("roads") == (0, 0, 0)


def test_r36_everybody_scores_lines() -> None:
    scene = ended(houses=("qn2 qn3 qn4 qn5", "sh1 sh5 sh4 ch1 ch2", "we1 we3 we4"))
    assert scene.source("roads") == (4, 5, 0)
    assert [(event.seat, event.points) for event in lines(scene)] == [(0, 4), (1, 5)]


def test_r36_the_roads_of_the_side_that_is_played_count() -> None:
    """Ji and Zhongshan are joined on side a; side b has a road to Shanggu there."""
    assert roads("ya3 ya2 zh5 zh4", side="a") == 4
    assert roads("ya3 ya2 zh5 zh4", side="b") == 0
    assert roads("ya3 ya2 ya1 zh5", side="b") == 4
    assert roads("ya3 ya2 ya1 zh5", side="a") == 0
    assert roads("ya4 ya3 ya2 ya1", side="a") == 4
    assert roads("ya4 ya3 ya2 ya1", side="b") == 0


def test_r36_a_line_is_told_from_end_to_end() -> None:
    scene = ended(houses=("we2 ch2 ha1 ha2",))
    (event,) = lines(scene)
    assert event.sites in (("we2", "ha1", "ha2", "ch2"), ("ch2", "ha2", "ha1", "we2"))
    assert not event.doubled


def test_r37_side_branches_do_not_count() -> None:
    assert roads("qn2 qn3 qn4 qn5 sh1 qn6") == 5
    assert roads("we3 we4 we5 we6 we7") == 4


def test_r37_a_star_has_two_arms_at_most() -> None:
    assert roads("qn5 qn4 qn6 sh1") == 0


def test_r37_no_house_counts_twice() -> None:
    """Two lines of four would both need the junction."""
    scene = ended(houses=("qn5 qn4 qn3 qn6 qn1 sh1 sh2",))
    assert scene.source("roads") == (5, 0, 0)
    assert len(lines(scene)) == 1


def test_r37_two_lines_apart_both_count() -> None:
    scene = ended(houses=("zh1 zh2 zh3 we1", "", "")).source("roads")
    assert scene == (4, 0, 0)
    scene = ended(houses=("zh1 zh2 zh3 we1 qn4 qn5 sh1 sh2",))
    assert scene.source("roads") == (8, 0, 0)
    assert [event.count for event in lines(scene)] == [4, 4]


def test_a01_two_lines_from_one_group_beat_one_longer() -> None:
    """A junction: 5 + 4 instead of 7."""
    scene = ended(houses=("qn3 qn4 qn5 qn6 qn1 sh1 sh5 sh4 ch1",))
    assert scene.source("roads") == (9, 0, 0)
    assert sorted(event.count for event in lines(scene)) == [4, 5]


def test_a01_six_and_five_instead_of_eight() -> None:
    assert roads("qn2 qn3 qn4 qn5 qn6 qn1 sh2 sh1 sh5 sh4 ch1") == 11


def test_a01_the_longest_line_is_not_taken_first() -> None:
    """Of an H the crossbar is left out: two lines of five, not one of six."""
    assert roads("qn3 qn4 qn5 qn6 qn1 sh3 sh2 sh1 sh5 sh4") == 10


def test_a01_nobody_is_asked() -> None:
    assert ended(houses=("zh1 zh2 zh3 we1",)).state.phase == "over"


def test_a02_a_ring_counts_all_its_houses() -> None:
    ring = "zh2 zh3 we1 we2 qn3 qn2"
    scene = ended(houses=(ring,))
    assert scene.source("roads") == (6, 0, 0)
    assert set(lines(scene)[0].sites) == set(ring.split())


def test_a02_the_rings_of_side_b() -> None:
    assert roads("ch2 ch3 ch7 ch4 ch8", side="b") == 5
    assert roads("qn1 qn2 qn7 qn3 qn4 qn5 qn6", side="b") == 7
    assert roads("sh1 sh2 sh6 sh3 sh4 sh5", side="b") == 6


def test_a02_a_ring_with_a_tail_opens_at_the_tail() -> None:
    assert roads("zh1 zh2 zh3 we1 we2 qn3 qn2") == 7


def test_a02_a_ring_with_two_tails() -> None:
    """The tails leave next to each other: everything is one line."""
    assert roads("ch1 ch2 ch3 ch7 ch4 ch8 ha4", side="b") == 7
    assert roads("ch1 ch2 ch3 ch7 ch4 ch8 ch5", side="b") == 6


def test_r44_a_house_on_a_fortress_doubles_its_line() -> None:
    assert roads("zh1 zh2 zh3 we1", forts="zh3") == 8
    scene = ended(houses=("zh1 zh2 zh3 we1",), forts=("", "zh1"))
    (event,) = lines(scene)
    assert (event.doubled, event.points, event.count) == (True, 8, 4)


def test_r44_other_lines_stay_single() -> None:
    scene = ended(houses=("zh1 zh2 zh3 we1 qn4 qn5 sh1 sh2",), forts=("zh1",))
    assert scene.source("roads") == (12, 0, 0)
    assert sorted(event.points for event in lines(scene)) == [4, 8]


def test_r44_a_fortress_beside_the_line_does_nothing() -> None:
    assert roads("zh1 zh2 zh3 we1", forts="we2 qn2") == 4
    assert ended(houses=("zh1 zh2 zh3 we1", "we2"), forts=("we2",)).source("roads") == (4, 0, 0)


def test_r44_three_houses_are_no_line_even_so() -> None:
    assert roads("zh1 zh2 zh3", forts="zh2") == 0


def test_a04_the_whole_line_is_doubled_once() -> None:
    assert roads("zh1 zh2 zh3 we1 we2", forts="zh1") == 10
    assert roads("zh1 zh2 zh3 we1 we2", forts="zh1 we2 zh3") == 10


def test_a04_a_shorter_line_through_the_fortress() -> None:
    """Seven without the fortress, five with it."""
    houses = "qn2 qn3 qn4 qn5 sh1 sh2 sh3 qn6"
    assert roads(houses) == 7
    scene = ended(houses=(houses,), forts=("", "qn6"))
    assert scene.source("roads") == (10, 0, 0)
    (event,) = lines(scene)
    assert event.count == 5
    assert {event.sites[0], event.sites[-1]} in ({"qn6", "qn2"}, {"qn6", "sh3"})


def test_a04_a_line_is_not_parted_for_a_fortress() -> None:
    """One doubled line of eight, rather than a doubled and a single one of four."""
    assert roads("qn2 qn3 qn4 qn5 sh1 sh5 sh4 ch1", forts="qn2") == 16


def test_a04_two_fortresses_rather_in_two_lines_of_a_junction() -> None:
    houses = "qn3 qn4 qn5 qn6 qn1 sh1 sh5 sh4 ch1"
    assert roads(houses, forts="qn1") == 10 + 4
    assert roads(houses, forts="ch1") == 7 * 2
    assert roads(houses, forts="qn1 ch1") == 18


@pytest.mark.parametrize("side", ["a", "b"])
def test_a01_every_set_of_lines_was_tried(side: str) -> None:
    """Random groups of houses against trying everything."""
    chance = random.Random(f"lines {side}")
    for _ in range(60):
        own = clump(side, chance.randrange(4, 21), chance)
        forts = frozenset(chance.sample(list(sites(side)), chance.randrange(4)))
        expected = best_lines(side, own, own & forts)
        scene = lined(" ".join(own), forts=" ".join(sorted(forts)), side=side)
        assert scene.source("roads")[0] == expected, (sorted(own), sorted(forts & own))
        assert sum(event.points for event in lines(scene)) == expected


@pytest.mark.parametrize("side", ["a", "b"])
def test_a01_the_answer_comes_quickly(side: str) -> None:
    """Twenty houses in a clump, the worst of many, each at the better of two tries: the machine may
    be busy. Nothing found at the first is known at the second."""
    chance = random.Random(f"quick {side}")
    slowest = 0.0
    for _ in range(40):
        own, forts = clump(side, 20, chance), chance.sample(list(sites(side)), 5)
        end = at_the_end(5, side, houses=(" ".join(own),), forts=forts)
        slowest = max(slowest, min(seconds_to_end(end) for _ in range(2)))
    assert slowest < 0.05


def seconds_to_end(end: State) -> float:
    """The work of the final scoring, without remembered lines."""
    found_lines.cache_clear()
    began = time.process_time()
    GAME.apply(end, end.turn, Restock(), Rng("quick"))
    return time.process_time() - began


def clump(side: str, count: int, chance: random.Random) -> frozenset[str]:
    """So many sites that mostly hang together."""
    near, everywhere = neighbours(side, frozenset(sites(side))), sorted(sites(side))
    own = {chance.choice(everywhere)}
    while len(own) < count:
        joined = {other for site in own for other in near[site]} - own
        loose = not joined or chance.random() > 0.95
        own.add(chance.choice(sorted(set(everywhere) - own if loose else joined)))
    return frozenset(own)
