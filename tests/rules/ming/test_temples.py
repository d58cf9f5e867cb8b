"""Temples and who is in them (R18, R34, A14)."""

from __future__ import annotations

import pytest

from rules.ming.moves.events import Deployed, TempleEntered, TemplesScored
from rules.ming.position.state import State
from tests.rules.ming.scene import do, reason, round_ends, table, words


def deploying(area: str = "aaa", monk: str = "", standing: str = "") -> State:
    """The first player stays in ningxia and may deploy."""
    temples = {"ningxia": monk} if monk else {}
    regions, rims = {"ningxia": standing}, {"shaanxi": area}
    return table(3, "deploy", hands=("", "h"), areas=rims, open=regions, temples=temples)


@pytest.mark.parametrize("count", [1, 2, 3])
def test_r18_one_of_those_deployed_enters_the_temple(count: int) -> None:
    scene = do(deploying(), f"deploy {count} temple")
    assert scene.temple("ningxia") == "a"
    assert scene.open("ningxia") == "a" * (count - 1)
    assert scene.area("shaanxi") == "a" * (3 - count)
    assert scene.told[:2] == (Deployed(0, "ningxia", count), TempleEntered(0, "ningxia", None))


def test_r18_at_most_one_enters_however_many_stand_there() -> None:
    scene = do(deploying(standing="aaab"), "deploy 3 temple")
    assert scene.temple("ningxia") == "a"
    assert scene.open("ningxia") == "aaaaab"


def test_r18_another_one_s_monk_is_pushed_out_into_the_open_part() -> None:
    scene = do(deploying(monk="b", standing="c"), "deploy 2 temple")
    assert scene.temple("ningxia") == "a"
    assert scene.open("ningxia") == "abc"
    assert scene.of(TempleEntered) == [TempleEntered(0, "ningxia", 1)]


def test_r18_another_one_s_monk_stays_when_nobody_enters() -> None:
    scene = do(deploying(monk="b"), "deploy 2 open")
    assert (scene.temple("ningxia"), scene.open("ningxia")) == ("b", "aa")


def test_r18_with_a_monk_of_one_s_own_nobody_is_deployed() -> None:
    state = deploying(monk="a", standing="a")
    assert words(state) == {"deploy 0 open"}
    assert reason(state, "deploy 1 open") == "own-monk"
    assert reason(state, "deploy 1 temple") == "own-monk"


def test_r18_only_courtiers_just_deployed_enter() -> None:
    state = deploying(area="", standing="aaa")
    assert words(state) == {"deploy 0 open"}


def test_r18_a_monk_elsewhere_forbids_nothing() -> None:
    state = table(3, "deploy", areas={"shaanxi": "aaa"}, temples={"lintao": "a"})
    assert "deploy 3 temple" in words(state)


def test_a14_courtiers_are_deployed_together_and_then_never_again() -> None:
    """Two into the open part and one into the temple is one deployment; a second is none."""
    state = table(3, hands=("hh", ""), areas={"shaanxi": "aaaaa"}, passed="bc")
    scene = do(state, "stay horse", "deploy 3 temple")
    assert (scene.temple("ningxia"), scene.open("ningxia")) == ("a", "aa")
    scene = scene.do("stay horse")
    assert words(scene.state) == {"deploy 0 open"}


@pytest.mark.parametrize("number", [2, 4, 6])
def test_r34_every_monk_brings_four_points_and_stays(number: int) -> None:
    temples = {"ningxia": "a", "lintao": "b", "suzhou": "a", "daming": "a"}
    scene = round_ends(3, number, temples=temples)
    assert scene.source("temples") == (12, 4, 0)
    assert scene.of(TemplesScored) == [TemplesScored((3, 1, 0), (12, 4, 0))]
    assert [scene.temple(region) for region in temples] == ["a", "b", "a", "a"]


def test_r34_monks_count_once_in_a_scoring_whatever_happens_in_the_cities() -> None:
    scene = round_ends(3, 2, temples={"ningxia": "c"}, open={"ningxia": "ab", "suzhou": "c"})
    assert scene.source("temples") == (0, 0, 0)
    scene = scene.do("recall 1", "recall 1")
    assert scene.source("temples") == (0, 0, 0)
    scene = scene.do("recall 0")
    assert scene.source("temples") == (0, 0, 4)


@pytest.mark.parametrize("number", [1, 3, 5])
def test_r34_monks_bring_nothing_in_other_rounds(number: int) -> None:
    scene = round_ends(3, number, temples={"ningxia": "a"}, open={"ningxia": "aab"})
    assert scene.points == (0, 0, 0)
    assert scene.of(TemplesScored) == []
    assert scene.open("ningxia") == "aab"
