"""Catastrophes: R19-R21."""

from __future__ import annotations

from rules.tigris.moves.events import CatastropheStruck, LeaderStranded
from tests.rules.tigris.board import CELLS
from tests.rules.tigris.scene import scene


def test_r19_on_any_square_but_leader_treasure_monument_and_catastrophe() -> None:
    position = scene(
        """
        E4 t* t 0p x m
           .  s S  S .
           .  . S  S .
        """,
        monuments={"G5": "red-black"},
    )
    barred = {"E4", "G4", "H4", "G5", "H5", "G6", "H6"} | {"B2", "P2", "B8", "O9"}
    assert position.cells("catastrophe") == set(CELLS) - barred
    for cell in barred:
        position.refused(f"catastrophe {cell}")


def test_r19_a_temple_whose_treasure_is_gone_is_no_longer_safe() -> None:
    assert "I7" in scene("I7 t").cells("catastrophe")


def test_r20_the_tile_underneath_leaves_the_game() -> None:
    after = scene("E5 0k t s m").do("catastrophe G5")
    assert after.at("E5 F5 G5 H5") == "0k t x m"
    assert after.of(CatastropheStruck) == [CatastropheStruck(0, "G5", "settlement")]
    assert after.state.points == ((0, 0, 0, 0),) * 3
    assert after.state.gone == (0, 0, 0, 1)


def test_r20_on_empty_land_and_river() -> None:
    position = scene("E5 . .").do("catastrophe E5")
    assert position.of(CatastropheStruck) == [CatastropheStruck(0, "E5", None)]
    after = position.do("catastrophe D4")
    assert after.at("E5 D4") == "x x"


def test_r20_the_square_is_dead() -> None:
    after = scene("E5 t . t", catastrophes=(1, 0, 0)).do("catastrophe F5")
    assert "F5" not in after.cells("place temple") | after.cells("position king")
    assert after.refused("place temple F5") == "cell-dead"
    after.refused("position king F5")
    river = scene().do("catastrophe D4")
    assert "D4" not in river.cells("place farm")


def test_r20_it_connects_nothing() -> None:
    after = scene("E5 0k t s .").do("catastrophe G5", "end", "refill")
    assert after.do("place settlement H5").points(0) == (0, 0, 0, 0)


def test_r21_leaders_without_a_temple_return() -> None:
    after = scene("E5 0k t 1p\n . 2t t\n . . .").do("catastrophe F5")
    assert after.at("E5 F5 G5 F6") == ". x 1p 2t"
    assert after.of(LeaderStranded) == [LeaderStranded(0, "king", "E5")]
    assert "king" in after.view().stock[0]


def test_r21_a_kingdom_splits_and_nobody_fights() -> None:
    after = scene("E5 0k t s t 1p . .").do("catastrophe G5")
    assert after.phase == "act"
    assert after.do("place settlement J5").state.points == ((0, 0, 0, 0),) * 3
    assert after.do("place settlement E6").points(0) == (0, 0, 0, 1)


def test_r21_each_seat_has_two() -> None:
    position = scene()
    once = position.do("catastrophe E5")
    assert once.state.catastrophes == (1, 2, 2)
    twice = once.do("catastrophe F5", "refill")
    assert twice.state.catastrophes == (0, 2, 2)
    assert twice.acting == 1
    used = scene(catastrophes=(0, 2, 2))
    assert used.cells("catastrophe") == set()
    assert used.refused("catastrophe F5") == "no-catastrophes"
