"""Who goes home from a city, and what those who stay bring (R30-R33, A1, A6-A8)."""

from __future__ import annotations

import pytest

from rules.game import Rng
from rules.ming.moves.events import CameHome, CityScored, RecallLaid, RecallShown
from tests.rules.ming.scene import GAME, all_lay, read, reason, round_ends, words


def test_r30_all_with_courtiers_in_the_city_lay_at_the_same_time() -> None:
    state = round_ends(3, 2, open={"lintao": "aac", "suzhou": "b"}).state
    assert (state.phase, GAME.to_act(state)) == ("recall", (0, 2))
    assert words(state, 0) == {"recall 0", "recall 1", "recall 2"}
    assert words(state, 2) == {"recall 0", "recall 1"}
    assert words(state, 1) == set()
    assert reason(state, "recall 0", seat=1) == "not-your-turn"


def test_r30_in_any_order_and_only_once() -> None:
    state = round_ends(3, 2, open={"lintao": "aac"}).state
    after = GAME.apply(state, 2, read("recall 1"), Rng("any order"))
    assert (GAME.to_act(after.state), after.reveals) == ((0,), False)
    assert reason(after.state, "recall 0", seat=2) == "already-laid"
    shown = GAME.apply(after.state, 0, read("recall 0"), Rng("any order"))
    assert shown.reveals
    assert [e for e in shown.public if isinstance(e, RecallShown)] == [
        RecallShown(0, 0),
        RecallShown(2, 1),
    ]


def test_r30_what_nobody_else_has_laid_reveals_nothing() -> None:
    """Alone in the city: the number is known to whoever names it, and may be taken back."""
    state = round_ends(3, 2, open={"lintao": "aa"}).state
    alone = GAME.apply(state, 0, read("recall 1"), Rng("alone"))
    assert [e for e in alone.public if isinstance(e, RecallShown)] == [RecallShown(0, 1)]
    assert not alone.reveals


def test_r30_nobody_lays_where_nobody_is_in_the_city() -> None:
    scene = round_ends(4, 2, open={"lintao": "abcd"})
    assert scene.of(RecallLaid) == []


def test_a01_every_number_up_to_all_can_be_laid() -> None:
    regions = ("ningxia", "lintao", "hanzhong")
    scene = round_ends(3, 2, open=dict.fromkeys(regions, "aaab"))
    assert words(scene.state, 0) == {f"recall {count}" for count in range(7)}
    assert words(scene.state, 1) == {f"recall {count}" for count in range(4)}
    assert reason(scene.state, "recall 7") == "recall-out-of-range"
    assert reason(scene.state, "recall -1") == "recall-out-of-range"
    assert reason(scene.state, "recall 4", seat=1) == "recall-out-of-range"


def test_r31_courtiers_go_back_to_the_region_whose_houses_they_are_in() -> None:
    scene = round_ends(3, 2, open={"lintao": "aaab", "hanzhong": "bb"}).do("recall 2", "recall 0")
    assert scene.open("lintao") == "aaa"
    assert scene.open("hanzhong") == ""
    assert scene.of(CameHome) == [CameHome(0, "lintao", 2)]
    assert scene.of(CityScored)[0].stayed == (0, 3, 0)


@pytest.mark.parametrize("all_or_none", [0, 3])
def test_r31_nothing_is_asked_without_a_choice(all_or_none: int) -> None:
    scene = round_ends(3, 2, open={"lintao": "aa", "hanzhong": "a"}).do(f"recall {all_or_none}")
    assert scene.state.phase == "place"
    assert len(scene.open("lintao") + scene.open("hanzhong")) == all_or_none


def test_a06_the_owner_chooses_who_goes_back() -> None:
    scene = round_ends(3, 2, open={"ningxia": "aa", "lintao": "aab", "hanzhong": "b"})
    scene = scene.do("recall 2", "recall 1")
    assert (scene.state.phase, GAME.to_act(scene.state)) == ("home", (0,))
    assert words(scene.state) == {"home ningxia", "home lintao"}
    assert reason(scene.state, "home hanzhong") == "not-in-houses"
    scene = scene.do("home lintao")
    assert words(scene.state) == {"home ningxia", "home lintao"}
    scene = scene.do("home ningxia")
    assert GAME.to_act(scene.state) == (1,)
    assert words(scene.state) == {"home lintao", "home hanzhong"}
    scene = scene.do("home lintao")
    assert (scene.open("ningxia"), scene.open("lintao")) == ("a", "ab")
    assert scene.of(CityScored)[0].stayed == (2, 1, 0)
    assert not scene.reveals


def test_a06_a_region_used_up_is_no_choice_any_more() -> None:
    scene = round_ends(3, 2, open={"ningxia": "a", "lintao": "aa"}).do("recall 2")
    assert words(scene.state) == {"home ningxia", "home lintao"}
    scene = scene.do("home ningxia")
    assert scene.state.phase == "place"
    assert (scene.open("ningxia"), scene.open("lintao")) == ("a", "a")


@pytest.mark.parametrize("start", [0, 1, 2])
def test_r31_in_turn_from_the_start_player(start: int) -> None:
    regions = {"ningxia": "abc", "lintao": "abc"}
    scene = round_ends(3, 2, open=regions, start=start).do(*["recall 1"] * 3)
    order = list[int]()
    while scene.state.phase == "home":
        order.append(GAME.to_act(scene.state)[0])
        scene = scene.do("home lintao")
    assert order == [(start + step) % 3 for step in range(3)]
    assert scene.open("lintao") == "abc"


@pytest.mark.parametrize(("number", "each"), [(2, 4), (4, 3), (6, 0)])
def test_r32_each_that_stays_brings_points_and_leaves_the_game(number: int, each: int) -> None:
    scene = round_ends(3, number, open={"lintao": "aabb", "hanzhong": "aaab"}).do("recall 1")
    scene = scene.do("recall 1")
    while scene.state.phase == "home":
        scene = scene.do("home hanzhong")
    assert scene.source("cities") == (2 * each, 1 * each, 0)
    assert scene.source("majorities") == (4, 0, 0)
    assert not any(map(any, scene.state.city))
    assert scene.open("lintao") == "ab"
    assert scene.open("hanzhong") == "aab"
    assert scene.state.supply == ((15 if number < 6 else 20),) * 3


def majorities(standing: dict[str, str], seats: int = 3, number: int = 2) -> tuple[int, ...]:
    """Points for most in the city when nobody goes home."""
    scene = all_lay(round_ends(seats, number, open=standing))
    return scene.source("majorities")


@pytest.mark.parametrize("number", [2, 4, 6])
def test_r33_most_left_in_the_city_bring_four_more(number: int) -> None:
    assert majorities({"lintao": "aab"}, number=number) == (4, 0, 0)
    assert majorities({"lintao": "aab", "hanzhong": "bb"}, number=number) == (0, 4, 0)


def test_r33_it_is_counted_after_the_recall() -> None:
    scene = round_ends(3, 2, open={"lintao": "aab"}).do("recall 2", "recall 0")
    assert scene.source("majorities") == (0, 4, 0)
    assert scene.of(CityScored) == [CityScored("shaanxi", (0, 1, 0), 0, (0, 4, 0), (1,), 4, 1)]


def test_r33_nobody_left_no_bonus() -> None:
    scene = round_ends(3, 2, open={"lintao": "aab"}).do("recall 2", "recall 1")
    assert scene.points == (0, 0, 0)
    assert scene.open("lintao") == "aab"


def test_a07_a_tie_goes_to_who_has_most_in_more_parts() -> None:
    assert majorities({"ningxia": "aa", "lintao": "b", "hanzhong": "b"}) == (0, 4, 0)


def test_a07_parts_are_compared_with_everybody_and_shared_ones_do_not_count() -> None:
    """Of the two tied, a shares ningxia with c, who is not tied; b is alone in hanzhong."""
    assert majorities({"ningxia": "ac", "lintao": "ab", "hanzhong": "b"}) == (0, 4, 0)


def test_a07_parts_of_those_not_tied_win_nothing() -> None:
    standing = {"ningxia": "aac", "lintao": "bbc", "hanzhong": "c"}
    scene = round_ends(3, 2, open=standing).do("recall 0", "recall 0", "recall 2", "home ningxia")
    scene = scene.do("home lintao")
    assert scene.source("majorities") == (2, 2, 0)


def test_a08_who_is_still_tied_shares_the_points_rounded_down() -> None:
    assert majorities({"ningxia": "aa", "lintao": "bb"}) == (2, 2, 0)
    assert majorities({"ningxia": "aa", "lintao": "bb", "hanzhong": "cc"}) == (1, 1, 1)
    assert majorities({"ningxia": "abc"}) == (1, 1, 1)
    assert majorities({"ningxia": "ab", "lintao": "cd"}, seats=4) == (1, 1, 1, 1)
    assert majorities({"ningxia": "ab", "lintao": "ab"}, seats=4) == (2, 2, 0, 0)


def test_a08_only_those_still_tied_after_the_parts_share() -> None:
    """All have two; a, b and d are first in a part, c in none."""
    standing = {"ningxia": "aac", "lintao": "bbc", "hanzhong": "dd"}
    scene = round_ends(4, 2, open=standing)
    scene = scene.do("recall 0", "recall 0", "recall 0", "recall 0")
    assert scene.source("majorities") == (1, 1, 0, 1)


def test_r33_those_left_leave_the_game() -> None:
    scene = round_ends(3, 2, open={"lintao": "aaab"}).do("recall 0", "recall 0")
    assert scene.open("lintao") == "a"
    assert not any(map(any, scene.state.city))
    assert scene.state.supply == (15, 15, 15)
