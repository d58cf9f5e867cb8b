"""The end of a round and the next start player (R6, R35, R36, R43, A9, A18)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from rules.ming.moves.events import RoundBegan, StartNamed
from tests.rules.ming.scene import GAME, all_lay, reason, round_ends, table, words


@pytest.mark.parametrize("number", [1, 2, 3])
def test_r35_the_next_on_the_left_begins(number: int) -> None:
    scene = round_ends(4, number, start=2)
    assert (scene.state.round, scene.state.start, scene.state.turn) == (number + 1, 3, 3)
    assert scene.of(RoundBegan) == [RoundBegan(number + 1, 3)]
    assert round_ends(4, number, start=3).state.start == 0


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("number", [1, 2, 3, 4, 5])
def test_r43_with_two_or_three_the_next_on_the_left_always_begins(seats: int, number: int) -> None:
    scene = round_ends(seats, number, start=seats - 1, points=(9, 4, 7)[:seats])
    assert (scene.state.round, scene.state.start) == (number + 1, 0)
    assert scene.state.phase == ("neutral" if seats == 2 and number in (2, 4) else "place")


def chooser(number: int, points: Sequence[int], monks: str = "", start: int = 0) -> int:
    """Who names the next start player: `points` are those after the scoring, `monks` stand in
    temples."""
    regions = ("ningxia", "lintao", "longan", "suzhou", "huaian", "jingzhou")
    temples = dict(zip(regions, monks, strict=False))
    before = [own - 4 * monks.count("abcd"[s]) * (number == 4) for s, own in enumerate(points)]
    scene = round_ends(4, number, points=before, temples=temples, start=start)
    assert scene.points == tuple(points)
    assert scene.state.phase == "start"
    return GAME.to_act(scene.state)[0]


def test_r35_second_fewest_points_name_who_begins_round_five() -> None:
    assert chooser(4, (30, 10, 20, 40)) == 2
    assert chooser(4, (9, 40, 30, 20)) == 3


def test_r35_fewest_points_name_who_begins_round_six() -> None:
    assert chooser(5, (30, 10, 20, 40)) == 1
    assert chooser(5, (30, 20, 40, 10)) == 3


def test_r35_anybody_may_be_named_oneself_too() -> None:
    scene = round_ends(4, 5, points=(30, 10, 20, 40))
    assert words(scene.state) == {"start 1", "start 2", "start 3", "start 4"}
    assert reason(scene.state, "start 5") == "unknown-player"
    assert reason(scene.state, "start 0") == "unknown-player"
    after = scene.do("start 2")
    assert (after.state.start, after.state.turn, after.state.round) == (1, 1, 6)
    assert after.of(StartNamed) == [StartNamed(1, 1)]
    assert scene.do("start 4").state.start == 3
    assert not after.reveals


def test_r35_the_points_of_the_scoring_count() -> None:
    scene = all_lay(round_ends(4, 4, points=(10, 12, 14, 16), open={"lintao": "aab"}))
    assert scene.points == (20, 15, 14, 16)
    assert GAME.to_act(scene.state) == (1,)


def test_r35_nobody_is_asked_after_the_last_round() -> None:
    assert round_ends(4, 6).state.phase == "over"


@pytest.mark.parametrize(
    ("points", "monks", "who"),
    [
        ((20, 10, 10, 30), "b", 1),
        ((20, 10, 10, 30), "c", 2),
        ((20, 10, 10, 30), "bcc", 2),
        ((20, 10, 10, 30), "aaad", 1),
        ((10, 10, 10, 10), "cbcda", 2),
    ],
)
def test_r35_among_equals_most_monks_decide(points: tuple[int, ...], monks: str, who: int) -> None:
    assert chooser(5, points, monks) == who


def test_a09_still_equal_the_first_clockwise_from_the_start_player() -> None:
    points = (20, 10, 20, 10)
    assert [chooser(5, points, start=start) for start in range(4)] == [1, 1, 3, 3]
    assert [chooser(5, points, "bd", start=start) for start in range(4)] == [1, 1, 3, 3]
    assert [chooser(5, (5, 5, 5, 5), start=start) for start in range(4)] == [0, 1, 2, 3]


def test_a09_all_with_the_second_number_are_tied() -> None:
    assert chooser(4, (30, 20, 20, 10), "c") == 2
    assert chooser(4, (30, 20, 20, 20), "dbd") == 3
    assert chooser(4, (12, 20, 20, 20), "ad") == 3


@pytest.mark.parametrize(("monks", "who"), [("", 1), ("d", 3), ("ddb", 3), ("bbd", 1), ("ccc", 1)])
def test_a18_with_two_that_have_fewest_the_second_number_is_theirs(monks: str, who: int) -> None:
    assert chooser(4, (12, 10, 15, 10), monks) == who


def test_r36_everything_else_stays_as_it_is() -> None:
    given: dict[str, Any] = {
        "areas": {"sichuan": "aab", "huguang": "c"},
        "open": {"lintao": "abb"},
        "temples": {"suzhou": "b"},
    }
    before = table(3, round=1, princes="lintao suzhou longan", **given)
    after = round_ends(3, 1, princes="lintao suzhou longan", **given)
    assert after.state.princes == before.princes
    assert (after.area("sichuan"), after.area("huguang")) == ("aab", "c")
    assert (after.open("lintao"), after.temple("suzhou")) == ("abb", "b")
    assert [after.hand(seat) for seat in range(3)] == ["", "", "h"]
    assert after.state.display == before.display
    assert after.state.passed == (False, False, False)


def test_r06_the_cities_are_scored_after_every_second_round_only() -> None:
    scored = [round_ends(3, n, open={"lintao": "a"}).state.phase == "recall" for n in range(1, 7)]
    assert scored == [False, True, False, True, False, True]
