"""The four missions (R50-R54, A18, A19, A25)."""

from __future__ import annotations

from typing import Any

import pytest

from rules.changcheng.moves.events import (
    ArmiesSeen,
    ArmyLooked,
    ArmyTurnedUp,
    MissionPlayed,
    MissionScored,
)
from tests.rules.changcheng.scene import ALL, EMPTY, GAME, Scene, board, scene


def ended(west: str, east: str = "", **more: Any) -> Scene:
    """Nobody can do anything but seat 0, which lays its last card: the Mongols have attacked."""
    settings: dict[str, Any] = {
        "walls": (0, 0, 0),
        "doubles": (0, 0, 0),
        "towers": (0, 0, 0),
        "hands": ["6", "", ""],
        "gone": ALL,
    }
    position = scene(board(west) + board(east), **(settings | more))
    return position.do("card 6 taiyuan", "stop", "attack")


def test_r50_the_missions_in_play_are_known_to_all() -> None:
    facts = GAME.remaining(scene(missions="bd").view())
    assert [f for f in facts if isinstance(f, MissionPlayed)] == [
        MissionPlayed("b"),
        MissionPlayed("d"),
    ]
    assert scene(missions="bd").view().missions == ("b", "d")


def test_r50_missions_not_in_play_score_nothing() -> None:
    over = ended("000.1")
    assert over.points(3) == (0, 0, 0)
    assert not over.of(MissionScored)


def test_r51_diplomacy_is_won_by_walls_in_most_provinces() -> None:
    """Seat 0 in Liaodong only; seat 1 in Jizhou and Datong; seat 2 in Shanhai."""
    over = ended("0000.1....2", "1", missions="a")
    told = over.one(MissionScored)
    assert (told.mission, told.tally, told.winners) == ("a", (1, 2, 1), (1,))
    assert over.points(3) == told.points == (0, 4, 0)


def test_a18_diplomacy_all_tied_get_four() -> None:
    assert ended("0...1", missions="a").points(3) == (4, 4, 0)
    assert ended("0...1....2", missions="a").points(3) == (4, 4, 4)


def test_a18_diplomacy_counts_towers_and_double_walls_but_not_damaged_ones() -> None:
    assert ended("1..AA", missions="a").one(MissionScored).tally == (2, 1, 0)
    assert ended("b...b"[:4], missions="a").one(MissionScored).tally == (0, 1, 0)
    assert ended("x...1", missions="a").points(3) == (0, 4, 0)


def test_a18_diplomacy_with_no_wall_anywhere_goes_to_nobody() -> None:
    assert ended("x", missions="a").points(3) == (0, 0, 0)


def test_a18_diplomacy_counts_chinese_provinces_not_mongol_ones() -> None:
    """Seat 1 faces two Mongol provinces out of three Chinese ones."""
    over = ended("...11...0111", missions="a")
    assert over.one(MissionScored).tally == (1, 3, 0)


def test_r52_domination_scores_the_longest_unbroken_run() -> None:
    over = ended("000.11.1111", missions="b")
    told = over.one(MissionScored)
    assert (told.mission, told.tally, told.winners, told.points) == (
        "b",
        (3, 4, 0),
        (1,),
        (0, 4, 0),
    )


def test_r52_the_run_goes_on_over_the_joint() -> None:
    assert ended("..........000", "00.1111", missions="b").points(3) == (5, 0, 0)


def test_a18_domination_all_tied_score() -> None:
    assert ended("000.111", missions="b").points(3) == (3, 3, 0)


def test_a18_domination_double_counts_two_and_tower_one() -> None:
    assert ended("0AAa.1111", missions="b").points(3) == (4, 4, 0)


@pytest.mark.parametrize("breaker", ["x", "1", "n", "."])
def test_a18_damaged_and_other_walls_break_a_run(breaker: str) -> None:
    assert ended(f"00{breaker}00", missions="b").points(3) == (2, 0, 0)


def test_a18_the_neutral_player_receives_nothing() -> None:
    for mission, points in (("a", (4, 0)), ("b", (2, 0))):
        over = ended(
            "nnn.n...n.00",
            seats=2,
            neutral=True,
            neutral_walls=0,
            missions=mission,
        )
        assert over.points(3) == points


def test_r53_emperor_two_points_for_each_unused_card() -> None:
    full = "00112" + "112" + "00212" + "00112" + "012" + "0112."
    settings: dict[str, Any] = {"extensions": 0, "seen": {0: ALL}, "gone": ALL, "missions": "c"}
    position = scene(full, hands=["1346", "", "25"], **settings)
    over = position.do("wall 2m", "attack")
    told = over.one(MissionScored)
    assert (told.mission, told.tally, told.points) == ("c", (4, 0, 2), (8, 0, 4))
    assert over.points(3) == (8, 0, 4)


def test_a18_cards_on_an_open_province_are_used() -> None:
    over = ended("0", missions="c", cards=["1 3 jizhou"])
    assert over.laid() == ["1 3 jizhou", "0 6 taiyuan"]
    assert over.points(3) == (0, 0, 0)


def test_a18_missions_add_up() -> None:
    over = ended("00.0", missions="abc")
    assert [event.mission for event in over.of(MissionScored)] == ["a", "b", "c"]
    assert over.points(3) == (4 + 2, 0, 0)


def test_r54_scouts_turn_army_cards_up_for_good() -> None:
    """Liaodong borders Khorchin only."""
    after = scene(missions="d", armies="423233").do("tower 1a", "look")
    assert after.of(ArmyTurnedUp) == [ArmyTurnedUp("khorchin", 4)]
    assert after.whispered == ()
    assert after.revealed == (False, True)
    for seat in (None, 0, 1, 2):
        assert after.view(seat).mongols[0].value == 4
    assert after.army("khorchin").state == "up"


def test_r54_scouts_come_before_the_second_wall() -> None:
    between = scene(missions="d").do("wall 1a", "look")
    assert (between.phase, between.acting) == ("second", 0)
    assert between.army("khorchin").state == "up"
    assert scene(missions="d").do("wall 1a", "look", "wall 2a", "look").acting == 1


def test_r54_scouts_come_before_the_scoring() -> None:
    """The traitor finds the card that the completing wall turned up."""
    asked = scene("000." + "." * 22, missions="d", turn=1, cards=["2 2 liaodong"]).do("wall 1d")
    assert asked.phase == "look"
    asked = asked.do("look", "reveal")
    assert (asked.phase, asked.acting) == ("ability", 2)
    assert asked.army("khorchin").state == "up"


def test_a19_with_the_scouts_nobody_looks_secretly() -> None:
    after = scene(missions="d").do("wall 1a", "look", "wall 2a", "look")
    assert not after.of(ArmyLooked)
    assert not [event for _, event in after.whispered if isinstance(event, ArmiesSeen)]
    assert all(army.seen == () for army in after.state.armies)


def test_a19_what_is_up_already_needs_no_scouts() -> None:
    assert scene(missions="d", up="khorchin").do("tower 1a").phase == "act"
    assert scene(missions="d", gone="khorchin").do("tower 1a").phase == "act"
    assert scene(missions="d", seen={0: "khorchin"}).do("tower 1a").phase == "look"


def test_a19_neutral_walls_turn_them_up_too() -> None:
    asked = scene(seats=2, neutral=True, missions="d").do("card 1 datong", "card 2 liaodong")
    after = asked.do("neutral 1d")
    assert after.phase == "look"
    after = after.do("look")
    assert [event.mongol for event in after.of(ArmyTurnedUp)] == ["khorchin"]
    assert after.acting == 1


def test_a25_all_mongol_provinces_that_border_the_chinese_one() -> None:
    """2a faces Tumed; Datong borders Khalkha as well. Jizhou borders all of Khorchin, Uriankhai
    and Chahar."""
    after = scene(missions="d").do("tower 2a", "look")
    assert [event.mongol for event in after.of(ArmyTurnedUp)] == ["tumed", "khalkha"]
    after = scene(missions="d").do("tower 1g", "look")
    assert [event.mongol for event in after.of(ArmyTurnedUp)] == ["khorchin", "uriankhai", "chahar"]


def test_a25_a_double_wall_turns_up_those_of_both_provinces() -> None:
    after = scene(missions="d").do("double 2e", "look")
    assert [event.mongol for event in after.of(ArmyTurnedUp)] == ["tumed", "khalkha"]
    after = scene(missions="d").do("double 1m", "look")
    assert [e.mongol for e in after.of(ArmyTurnedUp)] == ["chahar", "tumed", "khalkha"]


def test_a25_a_neutral_wall_too() -> None:
    asked = scene(seats=2, neutral=True, missions="d").do("card 1 datong", "card 2 liaodong")
    after = asked.do("neutral 2a", "look")
    assert [event.mongol for event in after.of(ArmyTurnedUp)] == ["tumed", "khalkha"]


def test_r54_cards_alone_turn_nothing_up() -> None:
    after = scene(EMPTY + EMPTY, missions="d").do("card 1 datong", "card 2 liaodong")
    assert after.phase == "act"
    assert {army.state for army in after.state.armies} == {"down"}
