"""The five things a turn may be spent on (R6-R12, R15)."""

from __future__ import annotations

import pytest

from rules.changcheng.moves.actions import Attack, Look, Reveal
from rules.changcheng.moves.events import (
    CardLaid,
    CardNoted,
    DoubleBuilt,
    ProvinceCompleted,
    ProvinceScored,
    TowerBuilt,
    WallBuilt,
)
from tests.rules.changcheng.scene import EMPTY, GAME, board, fresh, scene


def test_r06_action_then_scoring_then_emperor_cards() -> None:
    """The second wall comes before the board is joined, though the first lays the third card."""
    after = scene(EMPTY + "0000.........", emperors=2).do("wall 2e")
    assert [type(event) for event in after.told] == [WallBuilt, ProvinceCompleted, ProvinceScored]
    assert after.phase == "second"
    after = after.do("wall 1a")
    assert after.phase == "look"
    assert all(one.automatic for one in (Look, Reveal, Attack)), "nobody decides about them"
    after = after.do("look")
    assert (after.phase, after.acting) == ("extend", 0)
    after = after.do("extend 3a east")
    assert (after.phase, after.acting) == ("act", 1)


def test_r07_two_walls_in_two_provinces() -> None:
    first = scene().do("wall 1a")
    assert (first.phase, first.acting) == ("second", 0)
    assert first.told == (WallBuilt(0, "1a", "liaodong"),)
    assert first.spaces("wall") == " ".join(first.ground.spaces()[4:])
    assert first.legal() == first.legal("wall ")
    assert first.refused("wall 1b") == "same-province"
    assert first.refused("stop") == "needs-second-wall"
    second = first.do("wall 2m", "look")
    assert second.drawing == "0............ ............0"
    assert (second.state.walls, second.acting) == ((7, 9, 9), 1)


def test_r07_only_on_free_spaces_that_exist() -> None:
    position = scene("1n.xaAA......" + EMPTY)
    for space in ("1a", "1b", "1d", "1e", "1f", "1g"):
        assert position.refused(f"wall {space}") == "space-taken"
    assert position.refused("wall 3a") == "unknown-space"


def test_r08_two_cards_in_two_provinces() -> None:
    first = scene().do("card 3 datong")
    assert (first.phase, first.acting) == ("second", 0)
    assert first.told == (CardLaid(0, "datong"),)
    assert first.whispered == ((0, CardNoted(0, 3, "datong")),)
    assert first.refused("card 4 datong") == "same-province"
    assert first.refused("card 3 yanmen") == "card-not-in-hand"
    assert first.refused("stop") == "needs-second-card"
    second = first.do("card 6 yanmen")
    assert second.laid() == ["0 3 datong", "0 6 yanmen"]
    assert second.state.hands[0] == (1, 2, 4, 5)
    assert (second.phase, second.acting) == ("act", 1)


def test_r09_wall_and_card_in_one_province() -> None:
    first = scene().do("card 3 datong")
    assert first.spaces("wall") == "2a 2b 2c 2d 2e"
    assert first.refused("wall 2f") == "other-province"
    second = first.do("wall 2c")
    assert second.laid() == ["0 3 datong"]
    assert second.drawing == f"{EMPTY} ..0.........."
    assert second.do("look").acting == 1


def test_r09_the_card_is_laid_before_the_wall() -> None:
    assert not scene().do("wall 2a").legal("card")
    after = scene(EMPTY + "0000.........").do("card 3 datong", "wall 2e")
    assert after.phase == "reveal"
    assert after.do("reveal").legal() == {"flood more", "flood less"}


def test_r10_a_double_wall_on_two_neighbouring_free_spaces() -> None:
    after = scene().do("double 1a")
    assert after.drawing == f"AA........... {EMPTY}"
    assert after.state.doubles == (0, 1, 1)
    assert after.do("look").acting == 1
    assert after.by(0).legal("double") == set()


def test_r10_a_double_wall_may_lie_in_two_provinces_or_on_two_boards() -> None:
    assert scene().do("double 1d").drawing == f"...AA........ {EMPTY}"
    assert scene().do("double 1m").drawing == "............A A............"


def test_r10_both_spaces_must_be_free() -> None:
    position = scene("..1.........." + ".............")
    assert position.refused("double 1b") == "space-taken"
    assert position.refused("double 1c") == "space-taken"
    assert position.refused("double 2m") == "no-eastern-space"
    assert scene(doubles=(0, 1, 1)).refused("double 1a") == "no-double"


def test_r10_the_joint_does_not_close_the_ring() -> None:
    spaces = scene().spaces("double").split()
    assert spaces == scene().ground.spaces()[:-1]


def test_r11_a_tower_on_one_free_space() -> None:
    after = scene().do("tower 2c")
    assert after.told[0] == TowerBuilt(0, "2c", kept=True)
    assert after.drawing == f"{EMPTY} ..a.........."
    assert after.state.towers == (0, 1, 1)
    assert after.do("look").acting == 1
    assert scene("1............" + EMPTY).refused("tower 1a") == "space-taken"
    assert after.by(0).legal("tower") == set()
    assert scene(towers=(0, 1, 1)).refused("tower 1a") == "no-tower"


def test_r12_in_the_first_round_everybody_builds_one_wall() -> None:
    start = fresh(3, {"west": "1a", "east": "2a"}, start="1")
    assert start.legal() == {f"wall {space}" for space in start.ground.spaces()}
    for text in ("card 1 datong", "double 1a", "tower 1a"):
        assert start.refused(text) == "first-round-wall"
    after = start.do("wall 1a")
    assert after.phase == "look"
    after = after.do("look")
    assert (after.phase, after.acting, after.state.first_round) == ("act", 1, True)
    assert after.legal() == after.legal("wall ")
    after = after.do("wall 1b", "look", "wall 1c", "look")
    assert (after.acting, after.state.first_round) == (0, False)
    assert {text.split()[0] for text in after.legal()} == {"wall", "card", "double", "tower"}


def test_r12_a_province_may_be_completed_in_the_first_round() -> None:
    start = fresh(3, {"west": "1a", "east": "2a"}, start="1", sovereignty="000142")
    after = start.do("wall 2f", "look", "wall 2g", "look", "wall 2h")
    assert after.done() == {"yanmen"}
    assert after.scores() == (7, 7, 7)


@pytest.mark.parametrize(
    ("boards", "space", "points"),
    [
        ("1a 2a", "1a", 2),
        ("1a 2a", "1d", 3),
        ("1a 2a", "1e", 3),
        ("1a 2a", "1m", 4),
        ("2b 1a", "2d", 4),
        ("4b 1a", "4h", 4),
        ("2b 1a", "2m", 4),
    ],
)
def test_r15_a_double_wall_scores_the_provinces_it_borders(
    boards: str, space: str, points: int
) -> None:
    after = scene(boards=boards).do(f"double {space}")
    assert after.points(1) == (points, 0, 0)
    assert after.one(DoubleBuilt).points == points


def test_a02_every_different_province_counts_once() -> None:
    """Over all boards: 2 to 4, and always 4 at a joint."""
    position = scene(EMPTY * 4, seats=4, boards="2b 4b 1a 3a")
    ground, scored = position.ground, dict[str, int]()
    for text in position.legal("double"):
        scored[text.split()[1]] = position.do(text).points(1)[0]
    for space, points in scored.items():
        other = ground.neighbours(space)[-1]
        china, mongol = ground.china, ground.mongol
        assert points == len({china(space), china(other), mongol(space), mongol(other)})
    assert {scored["2m"], scored["4m"], scored["1m"]} == {4}
    assert set(scored.values()) == {2, 3, 4}


def test_r09_what_follows_a_wall_or_a_card_is_told_before() -> None:
    start = scene(EMPTY + EMPTY)
    first = {("verb", "wall"): "first-wall", ("verb", "card"): "first-card"}
    assert GAME.named(start.view(0)) == first
    assert GAME.named(start.view(1)) == {}
    assert GAME.named(start.do("wall 1a").view(0)) == {("field", "space"): "second-space"}
    assert GAME.named(start.do("card 1 datong").view(0)) == {}


def test_r09_no_card_is_told_of_where_none_can_be_laid_with_the_wall() -> None:
    assert GAME.named(scene(EMPTY + EMPTY, hands=["", "1"]).view(0)) == {}
    assert GAME.named(scene(EMPTY + EMPTY, walls=[1, 9]).view(0)) == {}, "it is the only wall"
    filled = scene(EMPTY + board("0001")).do("wall 2e")
    assert filled.phase == "second"
    assert GAME.named(filled.view(0)) == {}
