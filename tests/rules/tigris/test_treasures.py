"""Treasures: R44-R46."""

from __future__ import annotations

from rules.tigris.moves.events import TreasuresTaken
from tests.rules.tigris.scene import scene

THREE = """
    E4 t* m  t* m  .  t*
       0t .  .  .  .  m
    """
"""With a tile at I4 the trader's kingdom holds three treasures, none of a corner."""

COLUMN = """
    B2 t*
       s
       f
       {}
       t
       f
       t*
    """
"""The two western corners, joined."""


def test_r44_all_but_one_are_taken_at_the_end_of_the_action() -> None:
    apart = scene("E4 t* 0t . . t* .").do("place market H4")
    assert (apart.phase, apart.state.won) == ("act", (0, 0, 0))
    joined = apart.do("place settlement G4")
    assert joined.legal() == {"keep E4", "keep I4"}
    after = joined.do("keep I4")
    assert after.state.won == (1, 0, 0)
    assert after.at("E4 I4") == "t t*"


def test_r44_the_owner_chooses_which_one_stays() -> None:
    asked = scene(THREE).do("place settlement I4")
    assert (asked.phase, asked.acting) == ("keep", 0)
    assert asked.legal() == {"keep E4", "keep G4", "keep J4"}
    after = asked.do("keep G4")
    assert after.state.won == (2, 0, 0)
    assert after.at("E4 G4 J4") == "t t* t"
    assert after.of(TreasuresTaken) == [TreasuresTaken(0, 2, ("E4", "J4"), "G4")]
    assert (after.phase, after.acting, after.state.actions_left) == ("act", 0, 1)


def test_r44_the_temples_stay() -> None:
    after = scene(THREE).do("place settlement I4", "keep G4")
    assert after.at("E4 J4") == "t t"


def test_r44_the_traders_owner_takes_them_on_others_turns_too() -> None:
    asked = scene(THREE, turn=1).do("place settlement I4")
    assert (asked.phase, asked.acting) == ("keep", 0)
    after = asked.do("keep E4")
    assert after.state.won == (2, 0, 0)
    assert (after.phase, after.acting) == ("act", 1)


def test_r44_one_treasure_stays() -> None:
    after = scene("E4 t* 0t . .").do("place market G4")
    assert (after.phase, after.state.won) == ("act", (0, 0, 0))
    assert after.at("E4") == "t*"


def test_r44_placing_a_trader_brings_them_too() -> None:
    asked = scene("E4 t* m t* . .").do("position trader H4")
    assert asked.legal() == {"keep E4", "keep G4"}
    linking = scene("E4 t* . t*").do("position trader F4")
    assert linking.legal() == {"keep E4", "keep G4"}
    leader = scene("E4 t* . t* 1t").do("position king F4")
    assert (leader.acting, leader.legal()) == (1, {"keep E4", "keep G4"})


def test_r44_after_a_revolt_the_winner_takes_them() -> None:
    drawing = """
        E4 1t t* .  t*
           .  .  .  t
        """
    fought = scene(drawing, hands=("tt", "")).do("position trader G4", "support 1", "support 0")
    assert (fought.phase, fought.acting) == ("keep", 0)
    assert fought.do("keep H4").state.won == (1, 0, 0)
    lost = scene(drawing, hands=("", "tt")).do("position trader G4", "support 0", "support 2")
    assert (lost.phase, lost.state.won) == ("act", (0, 0, 0))


def test_r44_after_a_war_the_winner_takes_them() -> None:
    drawing = """
        E4 t* 0t .  1t t*
           s  s  .  m  m
        """
    asked = scene(drawing).do("place settlement G5", "support 0", "support 0")
    assert (asked.phase, asked.acting) == ("keep", 1)
    assert asked.legal() == {"keep E4", "keep I4"}
    assert asked.do("keep E4").state.won == (0, 1, 0)


def test_r44_what_a_war_cut_off_is_not_taken() -> None:
    drawing = """
        E4 t* 0t .  1t t*
           .  m  .  m  m
        """
    after = scene(drawing).do("place settlement G5", "support 0", "support 0")
    assert after.at("F4 F5") == ". ."
    assert (after.phase, after.state.won) == ("act", (0, 0, 0))


def test_r44_taking_back_a_trader_takes_nothing() -> None:
    after = scene("E4 t* t 0t").do("withdraw trader")
    assert (after.phase, after.state.won) == ("act", (0, 0, 0))


def test_r45_one_corner_goes_first() -> None:
    drawing = "B2 t* m . f t* m t*\n 0t"
    asked = scene(drawing, corners="P2 O9").do("place settlement D2")
    assert asked.legal() == {"keep F2", "keep H2"}
    after = asked.do("keep H2")
    assert after.treasures() == {"H2", "P2", "O9"}
    assert after.state.won == (2, 0, 0)


def test_r45_a_corner_and_one_more_is_no_question() -> None:
    after = scene("B2 t* . t*\n 0t").do("place settlement C2")
    assert after.phase == "act"
    assert after.state.won == (1, 0, 0)
    assert after.at("B2 D2") == "t t*"


def test_r45_two_corners_and_one_more() -> None:
    drawing = COLUMN.format("t*")
    position = scene(drawing, corners="P2 O9")
    asked = position.do("position trader C5")
    assert asked.phase == "act"
    assert asked.treasures() == {"B5", "P2", "O9"}
    assert asked.state.won == (2, 0, 0)


def test_r45_two_corners_alone_leave_the_choice() -> None:
    position = scene(COLUMN.format("t"), corners="P2 O9")
    asked = position.do("position trader C5")
    assert asked.legal() == {"keep B2", "keep B8"}
    assert asked.do("keep B8").treasures() == {"B8", "P2", "O9"}


WEST_TO_EAST = "B2 t* s s f s s s s s s s f s s t*"
"""The two northern corners, joined along row 2."""


def test_r45_three_corners_alone_leave_the_choice() -> None:
    drawing = WEST_TO_EAST + "\n s\n f\n t\n t\n f\n t*"
    asked = scene(drawing, corners="O9").do("position trader C5")
    assert asked.legal() == {"keep B2", "keep P2", "keep B8"}
    after = asked.do("keep P2")
    assert after.treasures() == {"P2", "O9"}
    assert after.state.won == (2, 0, 0)


def test_r45_three_corners_and_two_more() -> None:
    drawing = WEST_TO_EAST + "\n s\n f\n t*\n t*\n f\n t*"
    asked = scene(drawing, corners="O9").do("position trader C5")
    assert asked.legal() == {"keep B5", "keep B6"}
    after = asked.do("keep B6")
    assert after.treasures() == {"B6", "O9"}
    assert after.state.won == (4, 0, 0)


def test_r45_the_corners_are_the_four_of_the_box() -> None:
    told = scene("E4 t*").view().treasures
    assert {(treasure.cell, treasure.corner) for treasure in told} == {
        ("B2", True),
        ("P2", True),
        ("E4", False),
        ("B8", True),
        ("O9", True),
    }


def test_r46_without_a_trader_they_stay_until_one_comes() -> None:
    joined = scene("E4 t* 0k . t* .").do("place market G4")
    assert (joined.phase, joined.state.won) == ("act", (0, 0, 0))
    assert joined.treasures() >= {"E4", "H4"}
    asked = joined.do("position trader I4")
    assert (asked.phase, asked.legal()) == ("keep", {"keep E4", "keep H4"})


def test_r46_the_king_does_not_stand_in_for_the_trader() -> None:
    assert scene("E4 t* 0k . t* .").do("place market G4").treasures() >= {"E4", "H4"}


def test_r45_what_may_not_stay_is_refused() -> None:
    asked = scene("B2 t* m . f t* m t*\n 0t", corners="P2 O9").do("place settlement D2")
    assert asked.refused("keep B2") == "corner-first"
    assert asked.refused("keep P2") == "cannot-keep"
