"""Singles, skipped seats and the attack they bring (R40, R45, A6)."""

from __future__ import annotations

from rules.changcheng.moves.events import (
    AttackBegan,
    ProvinceScored,
    Skipped,
)
from tests.rules.changcheng.scene import ALL, EMPTY, NOTHING, Scene, scene


def test_r40_who_cannot_build_two_walls_may_build_one() -> None:
    after = scene(walls=(1, 9, 9)).do("wall 1a")
    assert after.phase == "look"
    assert after.do("look").acting == 1


def test_a06_no_single_wall_while_two_are_possible() -> None:
    """Only spaces another province's wall can follow begin *two walls*."""
    full = "0101" + "01010" + "0..0" + "01010" + "010" + "0101."
    position = scene(full, extensions=0)
    assert position.spaces("wall") == "1k 1l 2m"
    assert position.do("wall 1k").spaces("wall") == "2m"


def test_a06_one_wall_alone_when_only_one_province_is_open() -> None:
    full = "0101" + "01010" + "0..0" + "01010" + "010" + "01010"
    seen = {0: ALL}
    position = scene(full, extensions=0, seen=seen)
    assert position.spaces("wall") == "1k 1l"
    after = position.do("wall 1k")
    assert (after.phase, after.acting) == ("act", 1)


def test_a06_a_first_wall_that_shuts_the_only_other_space_does_not_begin_two() -> None:
    """1i and 1k lie beside seat 1's tower: whoever else takes one may not take the other."""
    full = "0101" + "0101." + "b.00" + "01010" + "010" + "01010"
    position = scene(full, extensions=0, seen={0: ALL})
    assert position.spaces("wall") == "1i 1k"
    assert position.kept() == set()
    after = position.do("wall 1k")
    assert (after.phase, after.acting) == ("act", 1)
    assert after.spaces("wall") == "1i"


def test_a06_a_first_wall_with_no_second_is_refused_while_others_have_one() -> None:
    """1k can be followed by nothing but 1i, which it shuts; 1l by 1i."""
    full = "0101" + "0101." + "b..0" + "01010" + "010" + "01010"
    position = scene(full, extensions=0)
    assert position.spaces("wall") == "1i 1l"
    assert position.refused("wall 1k") == "no-second-wall"
    assert position.do("wall 1l").spaces("wall") == "1i"
    assert position.do("wall 1i").spaces("wall") == "1l"


def test_a06_one_card_alone_only_when_two_are_impossible() -> None:
    first = scene(hands=["4"]).do("card 4 datong")
    assert first.legal() == {"stop", *(f"wall 2{letter}" for letter in "abcde")}
    assert first.do("stop").acting == 1
    assert scene(hands=["45"]).do("card 4 datong").refused("stop") == "needs-second-card"


def test_a06_one_open_province_takes_one_card() -> None:
    full = "0101" + "01010" + "0..0" + "01010" + "010" + "01010"
    first = scene(full, hands=["45"], walls=(0, 9, 9), extensions=0).do("card 4 shanhai")
    assert first.legal() == {"stop"}
    after = first.do("stop")
    assert (after.laid(), after.acting) == (["0 4 shanhai"], 1)


def test_a06_all_actions_open_to_a_player_may_be_chosen() -> None:
    verbs = {text.split()[0] for text in scene(walls=(1, 9, 9), hands=["4"]).legal()}
    assert verbs == {"wall", "card", "double", "tower"}
    assert scene().refused("stop") == "wrong-phase"


def test_a06_towers_of_ones_own_shut_nothing() -> None:
    full = "0101" + "0101." + "a.00" + "01010" + "010" + "01010"
    position = scene(full, extensions=0)
    assert position.do("wall 1k").spaces("wall") == "1i"


def test_r40_who_can_place_nothing_is_skipped() -> None:
    none = (0, 0, 0)

    def played(doubles: tuple[int, ...], towers: tuple[int, ...]) -> Scene:
        position = scene(walls=(9, 0, 9), hands=["1", "", "1"], doubles=doubles, towers=towers)
        return position.do("wall 1a", "wall 2a", "look")

    after = played(none, none)
    assert after.acting == 2
    assert after.of(Skipped) == [Skipped(1)]
    assert played((0, 1, 0), none).acting == played(none, (0, 1, 0)).acting == 1


def test_r40_pieces_that_fit_nowhere_do_not_save_from_being_skipped() -> None:
    """Only 1b stays free: too narrow for a double wall, and beside a tower."""
    full = "0.c0" + "0000." + "0000" + "00000" + "000" + "0000."
    position = scene(
        full,
        walls=(9, 0, 9),
        hands=["1", "", "1"],
        doubles=(0, 1, 0),
        paid=[2],
        seen={0: ALL},
        extensions=0,
    )
    assert position.by(1).legal() == {"tower 1i", "tower 2m"}
    after = position.do("wall 1i", "wall 2m")
    assert (after.acting, after.of(Skipped)) == (2, [Skipped(1)])


def test_r40_whoever_comes_round_again_plays_on() -> None:
    position = scene(walls=(4, 0, 0), **NOTHING)
    after = position.do("wall 1a", "wall 2a", "look")
    assert (after.acting, after.of(Skipped)) == (0, [Skipped(1), Skipped(2)])


def test_r45_all_skipped_in_a_row_brings_the_attack() -> None:
    position = scene(walls=(2, 0, 0), **NOTHING)
    after = position.do("wall 1a", "wall 2a", "look")
    assert (after.phase, after.acting, after.legal()) == ("attack", 0, {"attack"})
    over = after.do("attack")
    assert over.one(AttackBegan).finished is False
    assert over.points(0) == (0, 0, 0)
    assert over.points(2) == (-6, 0, 0)
    assert not over.of(ProvinceScored)


def test_r45_an_open_province_scores_nothing_and_its_cards_do_nothing() -> None:

    cards = ["0 5 taiyuan", "1 3 taiyuan"]
    position = scene(EMPTY + "........0000.", cards=cards, walls=(1, 0, 0), **NOTHING)
    over = position.do("wall 1a", "look", "attack")
    assert (over.phase, over.points(0)) == ("over", (0, 0, 0))
    assert over.laid() == ["0 5 taiyuan", "1 3 taiyuan"]
