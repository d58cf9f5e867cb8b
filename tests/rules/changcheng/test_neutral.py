"""The neutral player for two (R46-R49, A16, A17)."""

from __future__ import annotations

from typing import Any

import pytest

from rules.changcheng.moves.events import (
    AttackBegan,
    NeutralBuilt,
    NeutralDeclined,
    ProvinceCompleted,
    ProvinceScored,
    Skipped,
)
from tests.rules.changcheng.scene import ALL, EMPTY, NOTHING, Scene, board, fresh, scene


def two(drawing: str = EMPTY + EMPTY, **more: Any) -> Scene:
    """Two seats with neutral walls; nothing is left to look at."""
    seen = {0: ALL, 1: ALL}
    return scene(drawing, seats=2, neutral=True, seen=seen, **more)


def provinces(asked: Scene) -> set[str]:
    """Where a neutral wall may be built."""
    assert asked.phase == "neutral"
    assert "leave" in asked.legal()
    return {asked.ground.china(space) for space in asked.spaces("neutral").split()}


def test_r46_after_the_action_the_active_player_may_build_a_neutral_wall() -> None:
    asked = two().do("wall 1a", "wall 2a")
    assert (asked.phase, asked.acting) == ("neutral", 0)
    built = asked.do("neutral 2b")
    assert built.one(NeutralBuilt) == NeutralBuilt(0, "2b", "datong")
    assert built.drawing == "0............ 0n..........."
    assert (built.state.neutral_walls, built.acting, built.phase) == (11, 1, "act")


def test_r46_or_leave_it() -> None:
    left = two().do("wall 1a", "wall 2a", "leave")
    assert (left.state.neutral_walls, left.acting) == (12, 1)
    assert not left.of(NeutralBuilt)
    assert left.one(NeutralDeclined) == NeutralDeclined(0)


def test_r46_only_while_neutral_walls_are_left() -> None:
    assert two(neutral_walls=0).do("wall 1a", "wall 2a").phase == "act"
    last = two(neutral_walls=1).do("wall 1a", "wall 2a", "neutral 1b", "wall 1c", "wall 2b")
    assert (last.phase, last.acting) == ("act", 0)


def test_r46_after_the_scoring_of_the_action() -> None:
    asked = two(EMPTY + "0011.........", cards=["1 3 datong"]).do("wall 2e", "reveal", "flood more")
    assert asked.phase == "second"
    assert asked.do("wall 1a").phase == "neutral"


def test_r46_what_it_completes_is_scored_by_the_same_rules() -> None:
    asked = two(EMPTY + "011..........", cards=["1 3 datong"], emperors=2).do("wall 2d", "wall 1a")
    after = asked.do("neutral 2e")
    assert after.of(ProvinceCompleted) == [ProvinceCompleted("datong")]
    assert (after.phase, after.acting) == ("reveal", 0)
    after = after.do("reveal", "flood more")
    told = after.one(ProvinceScored)
    assert (told.tally, told.neutral, told.points) == ((2, 2), 1, 8)
    assert (after.phase, after.acting) == ("extend", 0)
    assert after.do("extend 3a west").acting == 1


def test_r46_no_neutral_wall_on_a_board_just_joined() -> None:
    """The wall was full before: nothing could be built between the action and the new board."""
    full = "0101" + "01010" + "0101" + "01010" + "010" + "0101."
    asked = two(full, emperors=2).do("tower 2m")
    assert asked.phase == "extend"
    after = asked.do("extend 3a east")
    assert (after.phase, after.acting) == ("act", 1)


def test_r47_after_two_walls_in_one_of_the_two_provinces() -> None:
    asked = two().do("wall 1a", "wall 2f")
    assert provinces(asked) == {"liaodong", "yanmen"}
    assert asked.refused("neutral 1e") == "neutral-inside"


def test_r47_after_two_cards_in_one_of_the_two_provinces() -> None:
    asked = two().do("card 1 jizhou", "card 2 taiyuan")
    assert provinces(asked) == {"jizhou", "taiyuan"}


def test_r47_after_wall_and_card_not_in_that_province() -> None:
    asked = two().do("card 1 jizhou", "wall 1e")
    assert provinces(asked) == {"liaodong", "shanhai", "datong", "yanmen", "taiyuan"}
    assert asked.refused("neutral 1f") == "neutral-outside"


@pytest.mark.parametrize(
    ("build", "barred"),
    [
        ("tower 2g", {"yanmen"}),
        ("double 2a", {"datong"}),
        ("double 2e", {"datong", "yanmen"}),
        ("double 1m", {"shanhai", "datong"}),
    ],
)
def test_r47_after_a_double_wall_or_tower_not_in_a_province_of_it(
    build: str, barred: set[str]
) -> None:
    everywhere = {"liaodong", "jizhou", "shanhai", "datong", "yanmen", "taiyuan"}
    assert provinces(two().do(build)) == everywhere - barred


def test_r47_only_free_spaces() -> None:
    asked = two(board("01") + EMPTY).do("wall 1c", "wall 2a")
    assert asked.spaces("neutral") == "1d 2b 2c 2d 2e"
    assert asked.refused("neutral 1a") == "space-taken"


def test_r48_no_neutral_wall_in_the_first_round() -> None:
    start = fresh(2, {"west": "1a", "east": "2a"}, start="1")
    after = start.do("wall 1a", "look")
    assert (after.acting, after.phase) == (1, "act")
    after = after.do("wall 2a", "look")
    assert (after.acting, after.phase, after.state.first_round) == (0, "act", False)
    assert after.do("wall 1b", "wall 2c", "look").phase == "neutral"


def test_r49_a_lone_neutral_majority_scores_for_nobody() -> None:
    told = two(EMPTY + "0nn1.........").do("wall 2e", "wall 1a")
    assert told.one(ProvinceScored).winners == (0,)
    told = two(EMPTY + "nnn1.........").do("wall 2e", "wall 1a")
    scored = told.one(ProvinceScored)
    assert (scored.tally, scored.neutral, scored.winners) == ((1, 1), 3, ())
    assert told.scores() == (0, 0)
    assert told.done() == {"datong"}


def test_r49_tied_with_the_neutral_player_scores_in_full() -> None:
    told = two(EMPTY + "0nn1.........").do("wall 2e").one(ProvinceScored)
    assert (told.tally, told.neutral, told.winners, told.points) == ((2, 1), 2, (0,), 6)


def test_r49_nobody_looks_for_a_neutral_wall() -> None:
    asked = scene(seats=2, neutral=True).do("card 1 datong", "card 2 liaodong")
    assert asked.phase == "neutral"
    after = asked.do("neutral 2a")
    assert (after.acting, after.phase) == (1, "act")
    assert all(army.seen == () for army in after.state.armies)


def test_a16_one_wall_alone_binds_the_neutral_wall_to_its_province() -> None:
    asked = two(walls=(1, 9)).do("wall 1e")
    assert provinces(asked) == {"jizhou"}


def test_a16_one_card_alone_too() -> None:
    asked = two(hands=["4"]).do("card 4 taiyuan", "stop")
    assert provinces(asked) == {"taiyuan"}


def test_a16_none_without_a_legal_space() -> None:
    after = two(EMPTY + "001..........", walls=(1, 9)).do("tower 2d", "leave")
    assert after.acting == 1
    only = two(EMPTY + "0011.........", walls=(1, 9)).do("wall 2e")
    assert (only.acting, only.phase) == (1, "act")


def test_a16_none_when_the_wall_is_full() -> None:
    full = "0101" + "01010" + "0101" + "01010" + "010" + "0101."
    assert two(full, extensions=0).do("wall 2m").phase == "attack"


def test_a16_none_on_a_skipped_turn() -> None:
    after = two(walls=(4, 0), **NOTHING).do("wall 1a", "wall 2a", "leave")
    assert after.of(Skipped) == [Skipped(1)]
    assert (after.acting, after.phase) == (0, "act")
    last = two(walls=(2, 0), **NOTHING).do("wall 1a", "wall 2a", "neutral 2b")
    assert (last.phase, last.of(Skipped)) == ("attack", [Skipped(1), Skipped(0)])


def test_r47_beside_a_tower_that_keeps_nothing() -> None:
    asked = two(board(".b") + EMPTY, paid=[1]).do("wall 1d", "wall 2a")
    assert asked.spaces("neutral") == "1a 1c 2b 2c 2d 2e"


def test_a17_without_neutral_walls_two_players_cannot_finish_the_wall() -> None:
    position = scene(seats=2, neutral=False, walls=(1, 1), **NOTHING)
    after = position.do("wall 1a", "look", "wall 2a", "look")
    assert (after.phase, after.acting) == ("attack", 1)
    assert after.do("attack").one(AttackBegan).finished is False
