"""Leaders: R7-R13."""

from __future__ import annotations

from rules.tigris.moves.events import LeaderMoved, LeaderPlaced, LeaderWithdrawn
from tests.rules.tigris.board import RIVER
from tests.rules.tigris.scene import scene


def test_r07_a_leader_comes_from_stock_as_one_action() -> None:
    after = scene("E5 t .").do("position trader F5")
    assert after.at("F5") == "0t"
    assert after.of(LeaderPlaced) == [LeaderPlaced(0, "trader", "F5")]
    assert (after.acting, after.state.actions_left) == (0, 1)


def test_r07_a_leader_on_the_board_moves() -> None:
    after = scene("E5 . t 0k").do("position king E5")
    assert after.at("E5 F5 G5") == "0k t ."
    assert after.of(LeaderMoved) == [LeaderMoved(0, "king", "G5", "E5")]
    assert after.state.actions_left == 1


def test_r07_a_leader_is_taken_back_and_used_again() -> None:
    home = scene("E5 . t 0k").do("withdraw king")
    assert home.at("G5") == "."
    assert home.of(LeaderWithdrawn) == [LeaderWithdrawn(0, "king", "G5")]
    assert home.state.actions_left == 1
    assert home.do("position king E5").at("E5") == "0k"


def test_r07_only_ones_own_leaders_on_the_board_are_taken_back() -> None:
    position = scene("E5 1p t 0k")
    assert position.legal("withdraw") == {"withdraw king"}
    assert position.refused("withdraw priest") == "leader-in-stock"


def test_r08_a_leader_needs_empty_land() -> None:
    position = scene(
        """
        G3 . t 1k t .
           x t .  m .
           . . s  S S
           . . .  S S
        """,
        corners="B2 P2",
        monuments={"J5": "red-black"},
    )
    near = {"G3", "I4", "H5", "K3", "F3", "G5"}
    full = {"G4", "H3", "I3", "J3", "H4", "J4", "I5", "J5"}
    assert position.cells("position priest") & (near | full) == {"G3", "I4", "H5", "K3"}
    assert position.refused("position priest I3") == "cell-taken"
    position.refused("position priest H3")
    position.refused("position priest G4")
    position.refused("position priest J5")


def test_r08_a_leader_never_stands_on_the_river() -> None:
    position = scene("E4 t .\n . .", corners="")
    assert position.cells("position farmer") == {"F4", "E5"}
    assert not scene().cells("position farmer") & RIVER
    assert position.refused("position farmer D4") == "leader-needs-land"


def test_r09_a_leader_needs_a_temple_beside_it() -> None:
    position = scene("E5 . t . m . s .", corners="")
    assert position.cells("position king") == {"E5", "G5", "F4", "F6"}
    assert position.refused("position king I5") == "leader-needs-temple"


def test_r09_a_face_down_temple_does_not_do() -> None:
    drawing = "E5 . T T .\n . T T t ."
    position = scene(drawing, corners="", monuments={"F5": "red-blue"})
    assert position.cells("position king") == {"H5", "I6", "H7"}
    position.refused("position king E5")


def test_r10_a_leader_may_not_join_two_kingdoms() -> None:
    position = scene("E5 1k t . t 2f")
    assert "G5" not in position.cells("position priest")
    assert position.refused("position priest G5") == "leader-joins-kingdoms"


def test_r10_a_leader_may_join_a_kingdom_to_a_leaderless_region() -> None:
    after = scene("E5 1k t . t .").do("position priest G5")
    assert after.at("G5") == "0p"


def test_r10_a_leader_may_join_leaderless_regions() -> None:
    after = scene("E5 . t . t .\n . . m . .").do("position priest G5")
    assert after.at("G5") == "0p"


def test_r11_a_move_is_judged_with_the_leader_lifted() -> None:
    """The old kingdom splits without the mover, and only one half is joined."""
    position = scene(
        """
        E5 1k t 0p t 2f
           .  . .  . .
        """
    )
    after = position.do("position priest F6")
    assert after.at("F6 G5") == "0p ."
    assert after.phase == "act"


def test_r11_the_lifted_leader_no_longer_holds_two_kingdoms_together() -> None:
    position = scene(
        """
        E5 1k t 0p t 2f
           .  t .  t .
        """
    )
    assert "G6" not in position.cells("position priest")
    position.refused("position priest G6")
    assert "G6" in position.cells("position king")


def test_r11_a_leader_that_is_the_whole_link_may_move_between_leaderless_regions() -> None:
    position = scene("E5 . t 0p t .\n . t . t .", corners="")
    assert position.do("position priest G6").at("G5 G6") == ". 0p"


def test_r11_a_revolt_is_found_with_the_leader_lifted() -> None:
    position = scene("E5 0p t . t 1p")
    assert "G5" not in position.legal("position king")
    after = position.do("position priest G5")
    assert after.phase == "attack"
    assert after.fighters() == ("priest", 0, 1)


def test_r11_the_own_square_is_no_move() -> None:
    position = scene("E5 0p t .")
    assert "E5" not in position.cells("position priest")
    assert position.refused("position priest E5") == "same-square"


def test_r12_joining_a_kingdom_with_such_a_leader_starts_a_revolt() -> None:
    after = scene("E5 1p t .").do("position priest G5")
    assert after.phase == "attack"
    assert after.fighters() == ("priest", 0, 1)


def test_r12_no_revolt_against_leaders_of_other_colours() -> None:
    after = scene("E5 1p t .").do("position king G5")
    assert after.phase == "act"
    assert after.at("E5 G5") == "1p 0k"


def test_r12_nobody_takes_a_leader_back_from_a_conflict() -> None:
    revolt = scene("E5 1p t .").do("position priest G5")
    assert {text.split()[0] for text in revolt.legal()} == {"support"}
    assert revolt.refused("withdraw priest") == "wrong-phase"
    answer = revolt.do("support 0")
    assert answer.acting == 1
    assert {text.split()[0] for text in answer.legal()} == {"support"}
    answer.refused("withdraw priest")


def test_r13_a_leader_without_a_temple_returns_whoever_owns_it() -> None:
    after = scene("E5 1p t 0k\n . . t", corners="").do("catastrophe F5")
    assert after.at("E5 F5 G5") == ". x 0k"
    assert after.state.leaders[1] == (-1, -1, -1, -1)
