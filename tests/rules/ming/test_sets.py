"""Tiles of all six sorts (R29), and what tiles bring in the end (R37)."""

from __future__ import annotations

from typing import Any

import pytest

from rules.ming.moves.events import FinalScoring, SetHandedIn, TilesScored
from tests.rules.ming.scene import all_lay, round_ends

VALUES = [(2, 28), (4, 24), (6, 20)]


@pytest.mark.parametrize(("number", "points"), VALUES)
def test_r29_six_sorts_are_handed_in_at_once(number: int, points: int) -> None:
    scene = round_ends(3, number, open={"lintao": "aa"}, tiles=("021111", "001111"))
    assert scene.state.phase == "recall"
    assert scene.source("sets") == (points, 0, 0)
    assert scene.of(SetHandedIn) == [SetHandedIn(0, points)]
    assert scene.tiles(0) == "110000"
    assert scene.state.stock == (8, 10, 10, 10, 10, 10)


@pytest.mark.parametrize(("number", "points"), VALUES)
def test_r29_several_sets_are_handed_in(number: int, points: int) -> None:
    scene = round_ends(3, number, open={"lintao": "aa", "ningxia": "b"}, tiles=("033333", "011111"))
    assert scene.source("sets") == (2 * points, points, 0)
    assert (scene.tiles(0), scene.tiles(1)) == ("011111", "000000")
    assert len(scene.of(SetHandedIn)) == 3


def test_r29_another_province_completes_another_set() -> None:
    given = {"lintao": "aa", "xuanfu": "a"}
    scene = all_lay(round_ends(3, 2, open=given, tiles=("012222",)))
    assert scene.source("sets") == (56, 0, 0)
    assert scene.tiles(0) == "000000"


def test_r29_five_sorts_are_no_set() -> None:
    scene = round_ends(3, 2, open={"lintao": "aa"}, tiles=("901111",))
    assert scene.source("sets") == (0, 0, 0)


def test_a04_what_is_handed_in_can_be_taken_again_at_once() -> None:
    """The only tile makes a set, comes back with it, and is taken a second time."""
    given: dict[str, Any] = {"open": {"lintao": "aa"}, "stock": {"shaanxi": 1}}
    scene = round_ends(3, 2, tiles=("011111",), **given)
    assert (scene.tiles(0), scene.source("sets")) == ("100000", (28, 0, 0))
    assert scene.state.stock[0] == 0
    scene = round_ends(3, 2, tiles=("022222",), **given)
    assert (scene.tiles(0), scene.source("sets")) == ("000000", (56, 0, 0))


def test_a04_what_is_handed_in_can_be_taken_by_the_next_one() -> None:
    scene = round_ends(3, 2, open={"lintao": "ab"}, stock={"shaanxi": 1}, tiles=("011111",))
    assert (scene.tiles(0), scene.tiles(1)) == ("000000", "100000")


@pytest.mark.parametrize(
    ("tiles", "sets", "others", "points"),
    [
        ("111110", 1, 0, 10),
        ("011111", 1, 0, 10),
        ("222202", 2, 0, 20),
        ("330333", 3, 0, 30),
        ("123450", 1, 10, 20),
        ("111100", 0, 4, 4),
        ("900000", 0, 9, 9),
        ("010709", 0, 17, 17),
    ],
)
def test_r37_five_sorts_bring_ten_and_other_tiles_one(
    tiles: str, sets: int, others: int, points: int
) -> None:
    scene = round_ends(3, 6, tiles=("000000", tiles))
    assert scene.state.phase == "over"
    assert (scene.source("fives"), scene.source("tiles")) == ((0, 10 * sets, 0), (0, others, 0))
    assert scene.points == (0, points, 0)
    assert TilesScored(1, sets, others, points) in scene.of(TilesScored)


def test_r37_only_after_the_last_scoring() -> None:
    assert round_ends(3, 4, tiles=("111110",)).points == (0, 0, 0)
    scene = round_ends(3, 6, tiles=("111110",), open={"longan": "b"})
    assert scene.points == (0, 0, 0)
    scene = scene.do("recall 0")
    assert scene.of(FinalScoring) == [FinalScoring()]
    assert scene.points == (10, 4 + 1, 0)


def test_r37_a_set_of_six_made_at_last_leaves_fewer_for_fives() -> None:
    scene = all_lay(round_ends(3, 6, tiles=("022222",), open={"lintao": "a"}))
    assert (scene.source("sets"), scene.source("fives")) == ((20, 0, 0), (10, 0, 0))
