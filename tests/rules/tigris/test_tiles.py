"""Tiles, regions and what a tile scores: R1-R3, R14-R18."""

from __future__ import annotations

from rules.tigris.moves.events import KingdomsJoined, TilePlaced, TileScored
from tests.rules.tigris.board import RIVER
from tests.rules.tigris.scene import scene


def test_r01_only_a_shared_edge_joins() -> None:
    position = scene("E4 0p t .\n . . .")
    assert position.do("place temple G5").points(0) == (0, 0, 0, 0)
    assert position.do("place temple F5").points(0) == (1, 0, 0, 0)
    assert position.do("place temple E5").points(0) == (1, 0, 0, 0)


def test_r01_rows_do_not_run_on_at_the_edge() -> None:
    """P3 and A4 follow each other in reading order and are no neighbours."""
    drawing = "P2 t*\n 0f"
    assert scene(drawing, corners="B8").do("place farm A4").points(0) == (0, 0, 0, 0)


def test_r02_a_kingdom_reaches_through_tiles_leaders_and_the_river() -> None:
    through_a_leader = scene("E5 0k t 1p . .\n . . t m .")
    assert through_a_leader.do("place settlement I6").points(0) == (0, 0, 0, 1)
    over_the_river = scene("E4 t .\n 0f .").do("place farm D4")
    assert over_the_river.points(0) == (0, 1, 0, 0)
    assert over_the_river.do("place farm C4").points(0) == (0, 2, 0, 0)


def test_r02_face_down_tiles_connect() -> None:
    position = scene("E4 0k t S S .\n . . S S .", monuments={"G4": "red-black"})
    assert position.do("place settlement I5").points(0) == (0, 0, 0, 1)


def test_r02_a_catastrophe_connects_nothing() -> None:
    assert scene("E4 0k t x .").do("place settlement H4").points(0) == (0, 0, 0, 0)


def test_r03_after_conflicts_a_kingdom_has_one_leader_a_colour() -> None:
    drawing = """
        E4 0f t  .  t  1f
           s  0k .  1k s
        """
    before = scene(drawing, hands=("msss", "ssff")).do("place market G4", "war king")
    after = before.do("support 2", "support 0", "support 0", "support 0")
    assert after.phase == "act"
    standing = [place for places in after.state.leaders for place in places if place >= 0]
    assert len(standing) == 2


def test_r14_farms_on_the_river_all_others_on_land() -> None:
    position = scene("E5 .", hands=("tfms",))
    assert position.cells("place farm") == set(RIVER)
    land = position.cells("place temple")
    assert land == position.cells("place market") == position.cells("place settlement")
    assert not land & RIVER
    assert len(land) == 135 - 4
    assert position.refused("place farm E5") == "farm-needs-river"
    assert position.refused("place market D4") == "tile-needs-land"


def test_r14_only_on_empty_squares() -> None:
    position = scene(
        """
        E5 t 0p x . .
           s S S . .
           . S S . .
        """,
        monuments={"F6": "red-black"},
    )
    for cell in ("E5", "F5", "G5", "F6"):
        assert cell not in position.cells("place settlement")
        position.refused(f"place settlement {cell}")
    assert "H5" in position.cells("place settlement")


def test_r14_only_tiles_in_hand() -> None:
    position = scene("E5 .", hands=("tt",))
    assert {text.split()[1] for text in position.legal("place")} == {"temple"}
    assert position.do("place temple E5").hand(0) == "t"
    assert position.refused("place market E5") == "tile-not-in-hand"
    position.refused("place farm D4")


THREE = """
    G3 .  .  {}  .  .  .
       .  .  t   .  .  .
       0k t  .   t  2f .
    """


def test_r15_no_tile_joins_three_kingdoms() -> None:
    position = scene(THREE.format("1p"))
    assert "I5" not in position.cells("place market")
    assert position.refused("place market I5") == "joins-three-kingdoms"


def test_r15_leaderless_regions_do_not_count() -> None:
    position = scene(THREE.format("s"))
    after = position.do("place market I5")
    assert after.of(KingdomsJoined) == [KingdomsJoined("I5")]


def test_r16_the_leader_of_the_colour_scores_whoever_owns_it() -> None:
    position = scene("E5 0k t 1t\n . . .")
    after = position.do("place market F6")
    assert (after.points(0), after.points(1)) == ((0, 0, 0, 0), (0, 0, 1, 0))
    assert after.of(TilePlaced) == [TilePlaced(0, "market", "F6")]
    assert after.of(TileScored) == [TileScored(1, "green", "trader")]


def test_r16_each_tile_scores_its_own_colour() -> None:
    drawing = "E4 1p t 1k\n 1f t 1t\n . . ."
    position = scene(drawing, hands=("tfms",))
    assert position.do("place temple F6").points(1) == (1, 0, 0, 0)
    assert position.do("place farm D4").points(1) == (0, 1, 0, 0)
    assert position.do("place market F6").points(1) == (0, 0, 1, 0)
    assert position.do("place settlement F6").points(1) == (0, 0, 0, 1)


def test_r16_else_the_king_scores() -> None:
    after = scene("E5 1k t 0p\n . . .").do("place market F6")
    assert (after.points(0), after.points(1)) == ((0, 0, 0, 0), (0, 0, 1, 0))
    assert after.of(TileScored) == [TileScored(1, "green", "king")]


def test_r16_else_nobody() -> None:
    after = scene("E5 1t t 0p\n . . .").do("place settlement F6")
    assert after.state.points == ((0, 0, 0, 0),) * 3
    assert after.of(TileScored) == []


def test_r16_leaderless_regions_may_be_joined_too() -> None:
    after = scene("E5 0t t . m .").do("place market G5")
    assert after.points(0) == (0, 0, 1, 0)


def test_r16_a_kingdom_touched_twice_is_one_kingdom() -> None:
    position = scene(
        """
        E5 0t t .
           t  s .
        """
    )
    assert position.do("place market G5").points(0) == (0, 0, 1, 0)
    ring = scene("E5 0t t s\n m . s\n s s s")
    assert ring.do("place market F6").points(0) == (0, 0, 1, 0)


def test_r17_a_joining_tile_scores_nothing() -> None:
    after = scene("E5 0t t . t 1k").do("place market G5")
    assert after.state.points == ((0, 0, 0, 0),) * 3
    assert after.of(TileScored) == []


def test_r17_not_even_when_a_war_follows() -> None:
    drawing = "E5 0k t . t 1k\n . 0t . . ."
    after = scene(drawing, hands=("m",)).do("place market G5", "support 0", "support 0")
    assert (after.points(0), after.points(1)) == ((0, 0, 0, 0), (0, 0, 0, 1))


def test_r17_a_tile_without_a_kingdom_scores_nothing() -> None:
    after = scene("E5 0k t . . m .").do("place market H5")
    assert after.state.points == ((0, 0, 0, 0),) * 3


def test_r18_a_join_without_doubled_leaders_is_just_a_join() -> None:
    after = scene("E5 0t t . t 1k").do("place market G5")
    assert after.phase == "act"
    assert after.state.joining == -1
    assert after.of(KingdomsJoined) == [KingdomsJoined("G5")]
    assert after.do("place temple G6").points(1) == (1, 0, 0, 0)


def test_r18_a_join_with_doubled_leaders_marks_the_tile_and_is_war() -> None:
    after = scene("E5 0k t . t 1k").do("place market G5")
    assert after.phase == "attack"
    assert after.view().joining == "G5"
    assert after.of(KingdomsJoined) == []
