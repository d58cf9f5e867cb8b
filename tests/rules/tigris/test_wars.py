"""Wars: R28-R36."""

from __future__ import annotations

from rules.tigris.moves.events import DefenderWonTie, WarAvoided, WarBegan, WarEnded, WarsBegan
from tests.rules.tigris.scene import Scene, scene

KINGS = """
    E4 t  .  .  .  t
       0k s  .  s  1k
       .  s  .  m  .
    """
"""At G5 seats 0 and 1 join: two settlements against one."""

FOUR = """
    E4 0p t 0f .  1f t  1p
       .  t s  .  s  t  .
       0t t 0k .  1k t  1t
    """
"""At H5 all four leaders of seats 0 and 1 meet."""


def test_r28_one_doubled_colour_is_fought_at_once() -> None:
    after = scene(KINGS).do("place market G5")
    assert (after.phase, after.acting) == ("attack", 0)
    assert after.of(WarsBegan) == [WarsBegan("G5", ("king",))]
    assert after.of(WarBegan) == [WarBegan("king", 0, 1, 2, 1, "black", 2, 3)]


def test_r28_the_seat_on_turn_picks_of_several_and_again_after_each() -> None:
    joined = scene(FOUR, seats=2).do("place market H5")
    assert (joined.phase, joined.acting) == ("war", 0)
    assert joined.legal() == {"war priest", "war farmer", "war trader", "war king"}
    assert joined.of(WarBegan) == []
    fought = joined.do("war trader", "support 0", "support 0")
    assert (fought.phase, fought.acting) == ("war", 0)
    assert fought.legal() == {"war priest", "war farmer", "war king"}
    assert fought.refused("war trader") == "no-such-war"


def test_r28_the_last_of_several_begins_by_itself() -> None:
    joined = scene(FOUR, seats=2).do("place market H5")
    three = joined.do("war trader", "support 0", "support 0")
    two = three.do("war farmer", "support 0", "support 0")
    assert (two.phase, two.legal()) == ("war", {"war priest", "war king"})
    last = two.do("war priest", "support 0", "support 0")
    assert (last.phase, last.fighters()) == ("attack", ("king", 0, 1))
    assert last.do("support 0", "support 0").phase == "act"


def test_r28_somebody_not_involved_picks_too() -> None:
    joined = scene(FOUR, turn=2).do("place market H5")
    assert (joined.phase, joined.acting) == ("war", 2)
    fought = joined.do("war farmer", "support 0", "support 0")
    assert (fought.phase, fought.acting) == ("war", 2)


def test_r28_only_a_colour_present_on_both_sides_is_a_war() -> None:
    drawing = "E4 t 0f . . t\n 0k s . s 1k"
    after = scene(drawing).do("place market G5")
    assert after.view().wars == ()
    assert after.fighters()[0] == "king"


def test_r28_the_wars_still_to_come_are_public() -> None:
    joined = scene(FOUR, seats=2).do("place market H5")
    assert set(joined.view().wars) == {"priest", "farmer", "trader", "king"}
    assert set(joined.do("war king").view().wars) == {"priest", "farmer", "trader"}


def test_r29_the_seat_on_turn_attacks_if_it_is_involved() -> None:
    assert scene(KINGS).do("place market G5").fighters() == ("king", 0, 1)
    assert scene(KINGS, turn=1).do("place market G5").fighters() == ("king", 1, 0)


def test_r29_else_the_nearest_clockwise_attacks() -> None:
    after = scene(KINGS, turn=2).do("place market G5")
    assert (after.fighters(), after.acting) == (("king", 0, 1), 0)
    assert scene(KINGS, seats=4, turn=3).do("place market G5").fighters() == ("king", 0, 1)


def test_r29_nearest_clockwise_counts_on_past_the_last_seat() -> None:
    drawing = KINGS.replace("1k", "3k")
    after = scene(drawing, seats=4, turn=1).do("place market G5")
    assert after.fighters() == ("king", 3, 0)
    assert after.strengths() == (1, 2)
    answer = after.do("support 0")
    assert (answer.phase, answer.acting) == ("defence", 0)


def test_r30_all_followers_on_the_own_side_count_not_only_neighbours() -> None:
    drawing = """
        E4 s  s t  .  t  s
           s  s 0k .  1k m
        """
    after = scene(drawing).do("place market H5")
    assert after.strengths() == (4, 1)


def test_r30_the_marked_tile_counts_for_nobody() -> None:
    assert scene(KINGS).do("place settlement G5").strengths() == (2, 1)


def test_r30_nor_do_leaderless_regions_it_attaches() -> None:
    drawing = """
        E4 t  .  s  .  t
           0k s  .  s  1k
           .  .  s  .  .
        """
    assert scene(drawing).do("place market G5").strengths() == (1, 1)


def test_r30_followers_beyond_the_marked_tile_count_when_joined_elsewhere() -> None:
    drawing = """
        E4 t  m  s  .  t
           0k s  .  s  1k
        """
    assert scene(drawing).do("place market G5").strengths() == (2, 1)


def test_r30_face_down_tiles_do_not_count() -> None:
    drawing = """
        E4 s t  .  t  .
           s 0k .  1k .
           S S  .  s  s
           S S  .  .  .
        """
    after = scene(drawing, monuments={"E6": "red-black"}).do("place market G5")
    assert after.strengths() == (2, 2)


def test_r30_only_tiles_of_the_wars_colour() -> None:
    drawing = """
        E4 0t t  .  t  1t
           m  s  .  s  m
           .  .  .  m  .
        """
    assert scene(drawing).do("place temple G5").strengths() == (1, 2)


def test_r31_attacker_then_defender_add_tiles_of_the_colour() -> None:
    begun = scene(KINGS, hands=("mttsss", "ss")).do("place market G5")
    assert begun.legal() == {f"support {n}" for n in range(4)}
    answer = begun.do("support 1")
    assert (answer.phase, answer.acting) == ("defence", 1)
    assert answer.legal() == {"support 0", "support 1", "support 2"}
    over = answer.do("support 2")
    assert (over.hand(0), over.hand(1)) == ("ttss", "")
    assert over.state.gone == (0, 0, 0, 5)


def test_r31_a_tie_is_the_defenders() -> None:
    after = scene(KINGS, hands=("m", "s")).do("place market G5", "support 0", "support 1")
    assert after.at("E5 I5") == ". 1k"
    assert after.points(1) == (0, 0, 0, 3)
    assert after.of(DefenderWonTie)


def test_r32_the_loser_loses_leader_and_followers() -> None:
    after = scene(KINGS, hands=("m", "s")).do("place market G5", "support 0", "support 1")
    assert after.at("E4 E5 F5 F6 G5 H5 H6 I5") == "t . . . m s m 1k"
    assert "king" in after.view().stock[0]
    assert after.of(WarEnded) == [WarEnded(1, 0, "king", "black", 2, 2, ("F5", "F6"), 3)]


def test_r32_the_marked_tile_is_never_removed() -> None:
    after = scene(KINGS, hands=("s", "s")).do("place settlement G5", "support 0", "support 1")
    assert after.at("F5 G5 H5") == ". s s"
    assert after.points(1) == (0, 0, 0, 3)


def test_r32_other_colours_and_face_down_tiles_stay() -> None:
    drawing = """
        E4 s t  .  t  .
           s 0k .  1k .
           m m  .  s  s
           . .  .  s  .
        """
    after = scene(drawing).do("place market G5", "support 0", "support 0")
    assert after.at("E4 F4 E5 F5 E6 F6") == ". t . . m m"
    down = """
        E4 s t  .  t  s
           s 0k .  1k s
           S S  .  s  s
           S S  .  .  .
        """
    after = scene(down, monuments={"E6": "red-black"}).do(
        "place market G5", "support 0", "support 0"
    )
    assert after.at("E4 E5 E6 F6 E7 F7") == ". . S S S S"
    assert after.points(1) == (0, 0, 0, 3)


def test_r33_one_for_the_leader_and_one_for_each_tile_removed() -> None:
    after = scene(KINGS).do("place market G5", "support 0", "support 0")
    assert (after.points(0), after.points(1)) == ((0, 0, 0, 2), (0, 0, 0, 0))
    assert after.of(WarEnded) == [WarEnded(0, 1, "king", "black", 2, 1, ("H5",), 2)]


def test_r33_tiles_from_hand_score_nothing_and_leave_the_game() -> None:
    before = scene(KINGS, hands=("msss", "s"))
    after = before.do("place market G5", "support 3", "support 1")
    assert after.points(0) == (0, 0, 0, 2)
    assert (after.hand(0), after.hand(1)) == ("", "")
    assert after.state.gone == (0, 0, 0, 5)
    assert after.state.bag == before.state.bag


PRIESTS = """
    E4 0p t  t  .  t* t  1p
       .  t  .  .  .  t  t
       .  .  .  .  .  1k t
    """
"""Seat 1's temples: I4 has a treasure, J5 and K6 touch the king, J4 and K5 only the priest."""


def _priests_fight(drawing: str = PRIESTS) -> Scene:
    return scene(drawing, hands=("mttt", "")).do("place market H4", "support 3", "support 0")


def test_r34_a_temple_with_a_treasure_stays() -> None:
    after = _priests_fight()
    assert after.at("I4") == "t*"


def test_r34_a_temple_beside_another_leader_stays_even_the_losers_own() -> None:
    after = _priests_fight()
    assert after.at("J5 K6 J6") == "t t 1k"


def test_r34_a_temple_beside_anybodys_leader_stays() -> None:
    for king in ("2k", "0k"):
        after = _priests_fight(PRIESTS.replace("1k", king))
        assert after.at("J5 K6 J6") == f"t t {king}"


def test_r34_the_defeated_priest_protects_nothing() -> None:
    after = _priests_fight()
    assert after.at("J4 K4 K5") == ". . ."


def test_r34_temples_that_stay_score_nothing() -> None:
    after = _priests_fight()
    assert after.points(0) == (3, 0, 0, 0)
    ended = after.of(WarEnded)
    assert ended == [WarEnded(0, 1, "priest", "red", 6, 5, ("J4", "K5"), 3)]


def test_r34_the_winners_temples_stay_anyway() -> None:
    after = _priests_fight()
    assert after.at("E4 F4 G4 F5 H4") == "0p t t t m"


def test_r34_only_the_war_of_priests_removes_temples() -> None:
    after = scene(KINGS).do("place market G5", "support 0", "support 0")
    assert after.at("E4 I4") == "t t"


def test_r34_in_other_wars_leaders_protect_nothing() -> None:
    """Settlements beside another leader are lost all the same."""
    drawing = """
        E4 t  0k s  .  s  t
           .  s  s  .  1k s
           .  .  .  .  t  1p
        """
    position = scene(drawing, hands=("ms", ""))
    after = position.do("place market H4", "support 1", "support 0")
    assert after.at("I4 J5 I5 J6 J4 I6") == ". . . 1p t t"


SPLIT = """
    E4 .  0t .  .  1t .
       0k t  m  .  t  1k
       .  .  .  .  m  m
    """
"""At H5; without G5 seat 0's king is cut off from the marked tile."""


def test_r35_separated_leaders_do_not_fight() -> None:
    position = scene(SPLIT, hands=("s", "")).do("place settlement H5")
    assert position.legal() == {"war trader", "war king"}
    after = position.do("war trader", "support 0", "support 0")
    assert after.at("G5 F4 E5") == ". . 0k"
    assert after.of(WarAvoided) == [WarAvoided("king")]
    assert after.phase == "act"
    assert after.at("J5 I4") == "1k 1t"


def test_r35_the_order_of_wars_decides() -> None:
    position = scene(SPLIT, hands=("s", "")).do("place settlement H5")
    after = position.do("war king", "support 0", "support 0", "support 0", "support 0")
    assert after.of(WarAvoided) == []
    assert after.at("E5 F4 G5") == ". . ."
    assert after.points(1) == (0, 0, 2, 1)


def test_r35_strengths_are_counted_afresh() -> None:
    drawing = """
        E4 s  s  m  0k .  .  .
           .  0t t  t  .  t  1k
           .  .  .  .  .  1t m
           .  .  .  .  .  .  m
        """
    start = scene(drawing, hands=("t", "")).do("place temple I5")
    assert start.legal() == {"war trader", "war king"}
    assert start.do("war king").strengths() == (2, 0)
    after = start.do("war trader", "support 0", "support 0")
    assert after.at("G4") == "."
    assert after.fighters() == ("king", 0, 1)
    assert after.strengths() == (0, 0)


def test_r35_leaders_still_in_one_kingdom_fight_on() -> None:
    joined = scene(SPLIT, hands=("s", "")).do("place settlement H5")
    after = joined.do("war king", "support 0", "support 0")
    assert (after.phase, after.fighters()) == ("attack", ("trader", 0, 1))
    assert after.strengths() == (1, 2)


def test_r36_afterwards_the_marked_tile_is_a_tile_like_others() -> None:
    after = scene(KINGS, hands=("smms", "")).do("place settlement G5", "support 0", "support 0")
    assert after.state.joining == -1
    assert after.view().joining is None
    assert after.do("place settlement G6").points(0) == (0, 0, 0, 3)
    own = scene(KINGS, hands=("smms", "")).do("place settlement G5", "support 1", "support 0")
    assert own.do("catastrophe G5").at("G5") == "x"
