"""Into the city: who has most in a region (R21-R28, A4, A5, A16)."""

from __future__ import annotations

import pytest

from rules.ming.moves.events import (
    CityScored,
    ProvinceScoring,
    RecallLaid,
    RecallShown,
    RegionCounted,
    TemplesScored,
    TilesGained,
)
from tests.rules.ming.ground import PROVINCES
from tests.rules.ming.scene import GAME, all_lay, entered, round_ends


@pytest.mark.parametrize(
    ("seats", "standing", "into"),
    [
        (2, "aab", "aab"),
        (2, "abbbb", "abb"),
        (2, "aaan", "aan"),
        (2, "ann", "ann"),
        (2, "bbbbnna", "bbn"),
        (2, "aaabbn", "aab"),
        (2, "nnnaab", "ann"),
        (3, "aaabbc", "aab"),
        (3, "bcc", "bcc"),
        (4, "ddddcccbba", "cdd"),
        (4, "aaad", "aad"),
        (2, "aa", "aa"),
        (2, "nnn", "nn"),
        (3, "bbbbb", "bb"),
        (4, "dd", "dd"),
    ],
)
def test_r22_most_sends_two_and_second_sends_one(seats: int, standing: str, into: str) -> None:
    assert entered(seats, standing) == into


@pytest.mark.parametrize(
    ("seats", "standing", "into"),
    [
        (2, "aabn", "aa"),
        (2, "nnab", "nn"),
        (2, "nnnaabb", "nn"),
        (3, "aabc", "aa"),
        (3, "aaabbcc", "aa"),
        (4, "aabc", "aa"),
        (4, "aaabbccd", "aa"),
        (4, "dddabc", "dd"),
        (4, "ccccaabbdd", "cc"),
    ],
)
def test_r23_tied_seconds_send_nobody(seats: int, standing: str, into: str) -> None:
    assert entered(seats, standing) == into


@pytest.mark.parametrize(("seats", "alone"), [(2, "a"), (2, "n"), (3, "c"), (4, "d")])
def test_r24_a_single_courtier_alone_goes(seats: int, alone: str) -> None:
    assert entered(seats, alone) == alone


@pytest.mark.parametrize(
    ("seats", "standing", "into"),
    [
        (2, "ab", "ab"),
        (2, "an", "an"),
        (2, "bbnn", "bn"),
        (2, "aabbn", "ab"),
        (2, "bbnna", "bn"),
        (3, "ab", "ab"),
        (3, "aaccb", "ac"),
        (4, "bbbddd", "bd"),
        (4, "aabbc", "ab"),
        (4, "aabbcd", "ab"),
        (4, "aaabbbccd", "ab"),
    ],
)
def test_r25_two_tied_send_one_each_and_nobody_else_does(
    seats: int, standing: str, into: str
) -> None:
    assert entered(seats, standing) == into


@pytest.mark.parametrize(
    ("seats", "standing", "into"),
    [
        (2, "abn", "abn"),
        (2, "aaabbbnnn", "abn"),
        (3, "abc", "abc"),
        (3, "aabbcc", "abc"),
        (4, "bcd", "bcd"),
        (4, "aabbccd", "abc"),
        (4, "aaabbbdddcc", "abd"),
    ],
)
def test_r25_three_tied_send_one_each(seats: int, standing: str, into: str) -> None:
    assert entered(seats, standing) == into


@pytest.mark.parametrize("standing", ["abcd", "aabbccdd", "aaabbbcccddd"])
def test_r26_all_four_tied_send_nobody(standing: str) -> None:
    assert entered(4, standing) == ""
    scene = round_ends(4, 2, open={"lintao": standing})
    assert scene.open("lintao") == standing
    assert scene.state.phase == "place"


def test_nobody_goes_from_where_nobody_is() -> None:
    scene = round_ends(3, 2)
    assert scene.of(RegionCounted) == []
    assert scene.points == (0, 0, 0)


def test_r21_a_province_is_done_before_the_next_one() -> None:
    scene = round_ends(3, 2, open={"ningxia": "a", "xuanfu": "b"})
    assert scene.of(ProvinceScoring) == [ProvinceScoring("shaanxi")]
    assert scene.open("xuanfu") == "b"
    scene = scene.do("recall 0")
    assert (scene.source("cities"), scene.source("majorities")) == ((4, 0, 0), (4, 0, 0))
    assert [event.province for event in scene.of(ProvinceScoring)] == ["shaanxi", "beizhili"]
    assert scene.houses("xuanfu") == "b"


def test_a05_provinces_are_scored_in_the_order_of_the_box_then_the_temples() -> None:
    regions = ("zhaoqing", "jiading", "ningxia", "suzhou", "daming", "huangzhou")
    scene = all_lay(round_ends(3, 2, open=dict.fromkeys(regions, "a"), temples={"daming": "b"}))
    assert [event.province for event in scene.of(ProvinceScoring)] == PROVINCES
    told = [type(event) for event in scene.told]
    assert told.index(TemplesScored) > max(at for at, t in enumerate(told) if t is CityScored)
    assert len(scene.of(CityScored)) == 6


def test_a16_a_scoring_begins_with_the_way_into_the_city() -> None:
    scene = all_lay(round_ends(3, 2, open={"ningxia": "ab"}))
    told = [type(event) for event in scene.told][1:]
    steps = [ProvinceScoring, RegionCounted, TilesGained, RecallLaid, RecallLaid]
    assert told[:8] == [*steps, RecallShown, RecallShown, CityScored]


def test_r27_these_moves_are_compulsory_and_leave_the_others_where_they_are() -> None:
    scene = round_ends(3, 2, open={"ningxia": "aaaabbc", "lintao": "bb"}, temples={"ningxia": "c"})
    assert (scene.houses("ningxia"), scene.open("ningxia")) == ("aab", "aabc")
    assert (scene.houses("lintao"), scene.open("lintao")) == ("bb", "")
    assert scene.temple("ningxia") == "c"


def test_r27_at_most_six_of_a_player_are_in_a_city() -> None:
    regions = ("ningxia", "lintao", "hanzhong")
    scene = round_ends(3, 2, open=dict.fromkeys(regions, "aaaaabb"))
    assert [scene.houses(region) for region in regions] == ["aab"] * 3


def test_r22_monks_do_not_count() -> None:
    scene = round_ends(3, 2, open={"ningxia": "ab"}, temples={"ningxia": "a"})
    assert scene.houses("ningxia") == "ab"


def test_r28_a_tile_for_each_courtier_in_the_city() -> None:
    scene = round_ends(3, 2, open={"longan": "aab", "jiading": "aaa", "suzhou": "c"})
    assert scene.of(TilesGained) == [TilesGained("sichuan", (4, 1, 0), 0)]
    assert [scene.tiles(seat) for seat in range(3)] == ["004000", "001000", "000000"]
    assert scene.state.stock == (9, 9, 4, 9, 9, 9)


def test_r28_tiles_are_open() -> None:
    scene = round_ends(3, 2, open={"longan": "aab"})
    assert GAME.view(scene.state, None).tiles == scene.state.tiles
    assert GAME.view(scene.state, 2).tiles[0] == (0, 0, 2, 0, 0, 0)


def test_a04_there_is_no_tile_when_they_have_run_out() -> None:
    scene = round_ends(3, 2, open={"longan": "aab"}, stock={"sichuan": 0})
    assert (scene.tiles(0), scene.tiles(1)) == ("000000", "000000")
    assert scene.of(TilesGained) == [TilesGained("sichuan", (0, 0, 0), 3)]


def test_a04_the_last_tiles_go_by_region_then_clockwise_from_the_start_player() -> None:
    regions = {"longan": "ab", "jiading": "cca"}
    scene = round_ends(3, 2, open=regions, stock={"sichuan": 3}, start=1)
    assert [scene.tiles(seat) for seat in range(3)] == ["001000", "001000", "001000"]
    scene = round_ends(3, 2, open=regions, stock={"sichuan": 1}, start=1)
    assert [scene.tiles(seat) for seat in range(3)] == ["000000", "001000", "000000"]
    scene = round_ends(3, 2, open=regions, stock={"sichuan": 4}, start=1)
    assert [scene.tiles(seat) for seat in range(3)] == ["001000", "001000", "002000"]
