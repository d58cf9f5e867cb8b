"""Double walls and towers (R16-R21) and the spaces kept beside towers (A3)."""

from __future__ import annotations

from typing import Any

import pytest

from rules.changcheng.moves.events import ProvinceScored, TowerBuilt
from tests.rules.changcheng.scene import EMPTY, Scene, board, scene


def beside(signs: str, **more: Any) -> Scene:
    """A position of three seats with these signs in the west."""
    return scene(board(signs) + EMPTY, **more)


def test_r16_a_double_wall_counts_as_two_walls() -> None:
    after = scene(EMPTY + "AA11.........", turn=2).do("wall 2e")
    told = after.one(ProvinceScored)
    assert (told.tally, told.walls, told.winners, told.points) == ((2, 2, 1), 5, (0, 1), 6)


def test_r16_one_for_each_of_its_spaces() -> None:
    """2e in Datong and 2f in Yanmen."""
    after = scene(EMPTY + "0111AA1......", turn=2).do("wall 2h")
    assert after.one(ProvinceScored).tally == (1, 1, 1)
    after = scene(EMPTY + "011.AA11.....", turn=2).do("wall 2d")
    assert after.one(ProvinceScored).tally == (2, 2, 1)


def test_r16_a_tower_counts_as_one() -> None:
    after = scene(EMPTY + "a011.........", turn=2).do("wall 2e")
    told = after.one(ProvinceScored)
    assert (told.tally, told.walls, told.points) == ((2, 2, 1), 5, 6)


def test_r16_neither_can_be_damaged() -> None:
    position = scene(EMPTY + "aBB0.........", turn=2, cards=["0 2 datong"])
    asked = position.do("wall 2e", "reveal")
    assert asked.spaces("damage") == "2d 2e"
    assert asked.refused("damage 2a") == "not-a-wall"
    assert asked.refused("damage 2b") == "not-a-wall"


def test_r16_neither_can_be_swapped() -> None:
    position = scene(
        board("1.b.CC") + "aAA0.........", turn=2, cards=["0 6 datong"], doubles=[0] * 3
    )
    asked = position.do("wall 2e", "reveal")
    assert asked.legal("exchange") == {"exchange 2d 1a", "exchange 2e 1a"}
    assert asked.refused("exchange 2a 1a") == "not-a-wall"
    assert asked.refused("exchange 2d 1c") == "not-a-wall"
    assert asked.refused("exchange 2d 1e") == "not-a-wall"


@pytest.mark.parametrize("tower", ["a", "b"])
def test_r17_no_tower_next_to_a_tower(tower: str) -> None:
    position = beside(f"....{tower}", turn=2)
    assert position.refused("tower 1d") == "next-to-tower"
    assert position.refused("tower 1f") == "next-to-tower"
    assert {"tower 1c", "tower 1g"} <= position.legal()


def test_r17_over_a_joint_too() -> None:
    position = scene(EMPTY + "b............")
    assert position.refused("tower 1m") == "next-to-tower"
    assert "tower 1l" in position.legal()


def test_r18_others_may_take_either_side_but_not_the_last_one() -> None:
    position = beside("...0.a.0", turn=1)
    assert position.kept() == set()
    assert {"1e", "1g"} <= set(position.spaces("wall").split())
    for first, last in (("1e", "1g"), ("1g", "1e")):
        after = position.do(f"wall {first}", "wall 2a", "look")
        assert after.kept() == {f"{last} 0"}
        assert after.by(2).refused(f"wall {last}") == "space-kept"
        assert f"wall {last}" in after.by(0).legal()


def test_r18_not_both_in_one_action_either() -> None:
    """1h and 1j lie in different provinces, on both sides of the tower."""
    first = beside("........a", turn=1).do("wall 1h")
    assert first.refused("wall 1j") == "space-kept"
    assert "wall 1j" in beside("........a").do("wall 1h").legal()


def test_r19_the_only_free_side_is_the_owners() -> None:
    built = beside("....1").do("tower 1f")
    assert built.one(TowerBuilt).kept is True
    after = built.do("look")
    assert after.kept() == {"1g 0"}
    assert after.refused("wall 1g") == "space-kept"
    assert after.refused("wall 1g", seat=1) == "space-kept"
    assert "wall 1g" in after.by(0).legal()


def test_r19_between_two_pieces_nothing_is_kept() -> None:
    built = beside("....1.1").do("tower 1f")
    assert built.one(TowerBuilt).kept is False
    assert built.state.debts == (False, False, False)


@pytest.mark.parametrize("build", ["wall 1g", "wall 1e", "double 1g", "double 1d"])
def test_r20_the_owner_pays_by_building_beside_the_tower(build: str) -> None:
    paid = beside(".....a").do(build).by(1)
    assert paid.state.debts == (False, False, False)
    other = "1e" if build.endswith("1g") else "1g"
    assert paid.kept() == set()
    assert f"wall {other}" in paid.legal()


def test_r20_then_the_other_side_is_open_to_all() -> None:
    paid = beside(".....a").do("wall 1g", "wall 2a", "look")
    assert "wall 1e" in paid.legal()
    assert "double 1d" in paid.legal()


def test_r20_building_elsewhere_or_by_others_does_not_pay() -> None:
    assert beside(".....a").do("wall 1h").state.debts[0]
    assert beside(".....a").do("double 1h").state.debts[0]
    assert beside(".....a", turn=1).do("wall 1g").state.debts[0]


def test_r21_the_neutral_player_counts_as_others() -> None:
    """Even the owner of the tower may not put a neutral wall on its own kept space."""
    position = beside("....1a", seats=2, neutral=True)
    asked = position.do("wall 1i", "wall 1a", "look")
    assert asked.refused("neutral 1g") == "space-kept"
    assert asked.spaces("neutral") == "1b 1c 1d 1h"


def test_r21_a_neutral_wall_may_take_one_of_two_free_sides() -> None:
    position = beside(".....a", seats=2, neutral=True, turn=1)
    after = position.do("wall 1i", "wall 1a", "look", "neutral 1g")
    assert after.kept() == {"1e 0"}
    assert after.state.debts == (True, False)


def test_r21_double_walls_of_others_may_not_touch_a_kept_space() -> None:
    position = beside("....1a")
    assert position.by(1).refused("double 1g") == "space-kept"
    assert "double 1h" in position.by(1).legal()
    assert "double 1g" in position.legal()
    from_the_west = beside(".....a1")
    assert from_the_west.by(1).refused("double 1d") == "space-kept"


def test_a03a_at_the_open_end_of_the_wall_the_one_neighbour_is_kept() -> None:
    west = beside("").do("tower 1a", "look")
    assert west.kept() == {"1b 0"}
    east = beside("").do("tower 2m", "look")
    assert east.kept() == {"2l 0"}
    assert east.refused("wall 2l") == "space-kept"


def test_a03a_a_board_joined_there_makes_two_sides_of_it() -> None:
    position = beside("a", turn=1, emperors=3).do("card 1 datong", "card 2 yanmen")
    joined = position.do("extend 3a west")
    assert joined.kept() == set()
    assert joined.acting == 2
    after = joined.do("wall 3m", "wall 2a", "look")
    assert after.kept() == {"1b 0"}
    after = joined.do("wall 1b", "wall 2a", "look")
    assert after.kept() == {"3m 0"}


def test_a03a_in_the_east_too() -> None:
    position = scene(EMPTY + "...........1a", turn=1, emperors=3)
    assert position.kept() == set()
    assert position.state.debts == (False, False, False)
    position = scene(EMPTY + "............a", turn=1, emperors=3)
    joined = position.do("card 1 datong", "card 2 yanmen", "extend 4b east")
    assert joined.do("wall 4a", "wall 1a", "look").kept() == {"2l 0"}


def test_a03a_a_tower_without_free_neighbours_never_gets_a_debt() -> None:
    built = beside(".1", emperors=3, seen={0: "khorchin"}).do("tower 1a")
    assert built.phase == "extend"
    joined = built.do("extend 3a west")
    assert joined.state.debts == (False, False, False)
    assert joined.kept() == set()
    assert "wall 3m" in joined.legal()


def test_a03b_the_last_space_of_two_towers_is_for_either_owner() -> None:
    position = beside("1a.b1")
    assert position.kept() == {"1c 0", "1c 1"}
    assert position.by(2).refused("wall 1c") == "space-kept"
    for owner in (0, 1):
        assert "wall 1c" in position.by(owner).legal()
    after = position.do("wall 1c")
    assert after.state.debts[0] is False
    assert after.kept() == set()


def test_a03b_the_last_of_one_tower_is_not_for_the_owner_of_the_other() -> None:
    position = beside("1a.b.")
    assert position.kept() == {"1c 0"}
    assert position.by(1).refused("wall 1c") == "space-kept"
    after = position.by(2).do("wall 1e", "wall 2a", "look")
    assert after.kept() == {"1c 0", "1c 1"}


def test_a03c_the_debt_lapses_while_the_owner_has_nothing_to_build() -> None:
    position = beside("....1a", walls=(0, 9, 9), doubles=(0, 1, 1), turn=1)
    assert position.kept() == set()
    assert "wall 1g" in position.legal()


def test_a03c_a_wall_or_a_double_wall_that_fits_keeps_it() -> None:
    for walls, doubles in (((1, 9, 9), (0, 1, 1)), ((0, 9, 9), (1, 1, 1))):
        assert beside("....1a", walls=walls, doubles=doubles).kept() == {"1g 0"}


def test_a03c_a_double_wall_that_does_not_fit_keeps_nothing() -> None:
    position = beside("....1a.1", walls=(0, 9, 9), turn=1)
    assert position.kept() == set()
    assert "wall 1g" in position.legal()
    assert beside("....1a.1", walls=(1, 9, 9)).kept() == {"1g 0"}


def test_a03c_a_new_tower_is_told_to_keep_only_what_its_owner_could_build_on() -> None:
    nothing = beside("....1", walls=(0, 9, 9), doubles=(0, 1, 1)).do("tower 1f")
    assert nothing.one(TowerBuilt).kept is False
    assert nothing.kept() == set()
    too_narrow = beside("....1..1", walls=(0, 9, 9)).do("tower 1g")
    assert too_narrow.one(TowerBuilt).kept is False
    fitting = beside("....1...1", walls=(0, 9, 9)).do("tower 1f")
    assert fitting.one(TowerBuilt).kept is True
    wide = beside("", walls=(0, 9, 9)).do("tower 1f")
    assert wide.one(TowerBuilt).kept is True


@pytest.mark.parametrize(
    ("signs", "taken", "last"),
    [("...1...1", "1e", "1g"), ("...1....", "1g", "1e"), (".......1", "1e", "1g")],
)
def test_a03c_a_tower_where_a_double_wall_may_not_fit_is_not_told_to_keep_anything(
    signs: str, taken: str, last: str
) -> None:
    """Others may leave its owner the narrow side, and then nothing is kept."""
    built = beside(signs, walls=(0, 9, 9)).do("tower 1f")
    assert built.one(TowerBuilt).kept is False
    assert beside(signs, walls=(1, 9, 9)).do("tower 1f").one(TowerBuilt).kept is True
    after = built.do("look").by(1).do(f"wall {taken}")
    assert after.kept() == set()
    assert f"wall {last}" in after.by(2).legal()


def test_a03c_a_double_wall_does_not_fit_on_what_another_tower_keeps() -> None:
    position = beside("1a..b1", walls=(0, 9, 9))
    assert position.kept() == {"1d 1"}


def test_a03c_it_lapses_when_the_last_wall_is_spent_elsewhere() -> None:
    position = beside("....1a", walls=(1, 9, 9), doubles=(0, 1, 1))
    assert position.kept() == {"1g 0"}
    after = position.do("card 1 datong", "wall 2a", "look")
    assert after.kept() == set()
    assert "wall 1g" in after.legal()


def test_a03d_a_swap_pays_no_debt() -> None:
    """Seat 0's wall comes to stand beside its tower."""
    position = scene(board("0") + "1221.a.......", turn=1, cards=["1 6 datong"])
    after = position.do("wall 2e", "reveal", "exchange 2e 1a")
    assert after.drawing.split()[1][4] == "0"
    assert after.state.debts[0] is True
    assert after.kept() == {"2g 0"}


def test_a03d_a_swap_makes_no_debt() -> None:
    position = scene(board("2") + "1221.a.......", turn=1, cards=["1 6 datong"], paid=[0])
    after = position.do("wall 2e", "reveal", "exchange 2a 1a")
    assert after.state.debts == (False, False, False)
    assert after.kept() == set()


def test_a03e_a_tower_may_have_only_the_kept_space_of_another_beside_it() -> None:
    built = beside("1a..1", turn=1).do("tower 1d")
    assert built.one(TowerBuilt).kept is True
    after = built.do("look")
    assert after.kept() == {"1c 0", "1c 1"}
    assert "wall 1c" in after.by(0).legal()
    assert "wall 1c" in after.by(1).legal()
    assert after.refused("wall 1c") == "space-kept"
