"""The Mongol attack and the end (R41-R45, A13, A14)."""

from __future__ import annotations

from typing import Any

import pytest

from rules.changcheng.moves.events import (
    ArmyAttacked,
    ArmyGone,
    AttackBegan,
    GameEnded,
    MissionScored,
    ProvinceScored,
)
from tests.rules.changcheng.scene import ALL, GAME, NOTHING, Scene, scene

REST = "00112" + "012" + "0112."
"""Board 2a but for its last space; each colour has walls facing all three Mongol provinces."""


def attacked(west: str, east: str = REST, last: str = "wall 2m", **more: Any) -> Scene:
    """The wall was finished by seat 0 and the Mongols have attacked."""
    return ready(west, east, last, **more).do("attack")


def ready(west: str, east: str = REST, last: str = "wall 2m", **more: Any) -> Scene:
    settings: dict[str, Any] = {
        "extensions": 0,
        "armies": "423233",
        "seen": {0: ALL},
        "sovereignty": (0,) * 6,
    }
    after = scene(west + east, **(settings | more)).do(last)
    assert (after.phase, after.acting, after.legal()) == ("attack", 0, {"attack"})
    return after


def attack(over: Scene, mongol: str) -> ArmyAttacked:
    (found,) = [event for event in over.of(ArmyAttacked) if event.mongol == mongol]
    return found


WEST = "00012" + "112" + "00212"
"""Khorchin 3-1-1, Uriankhai 0-2-1, Chahar 2-1-2."""


def test_r41_when_all_spaces_are_filled_the_mongols_attack() -> None:
    """After the scoring of the last province; no more turns."""
    before = scene(WEST + REST, extensions=0, seen={0: ALL}).do("wall 2m")
    assert before.one(ProvinceScored).province == "taiyuan"
    assert before.phase == "attack"
    over = before.do("attack")
    assert over.phase == "over"
    assert over.revealed == (True,)
    assert over.told[0] == AttackBegan(finished=True)
    assert isinstance(over.told[-1], GameEnded)
    assert GAME.to_act(over.state) == ()
    assert GAME.legal(over.state, 0) == ()
    assert over.refused("attack") == "game-over"


def test_r41_not_before_the_wall_is_finished() -> None:
    after = scene(WEST + "00112012011..", extensions=0, seen={0: ALL}).do("tower 2m")
    assert (after.phase, after.acting) == ("act", 1)


def test_r42_army_cards_are_turned_up_from_west_to_east() -> None:
    over = attacked(WEST)
    assert [event.mongol for event in over.of(ArmyAttacked)] == ALL.split()
    assert [event.value for event in over.of(ArmyAttacked)] == [4, 2, 3, 2, 3, 3]
    assert [mongol.value for mongol in over.view().mongols] == [4, 2, 3, 2, 3, 3]


def test_r42_who_has_most_walls_facing_loses_the_value() -> None:
    told = attack(attacked(WEST), "khorchin")
    assert (told.tally, told.losers) == ((3, 1, 1), (0,))
    told = attack(attacked(WEST), "uriankhai")
    assert (told.tally, told.losers) == ((0, 2, 1), (1,))


def test_r42_tied_players_all_lose_it() -> None:
    told = attack(attacked(WEST), "chahar")
    assert (told.tally, told.losers) == ((2, 1, 2), (0, 2))


def test_r42_losses_add_up() -> None:
    """Khorchin 4 for seat 0, Uriankhai 2 for 1, Chahar 3 for 0 and 2; in the east Tumed 0011,
    Khalkha 20120, Ongut 1120."""
    over = attacked(WEST)
    assert attack(over, "tumed").losers == (0, 1)
    assert attack(over, "khalkha").tally == (2, 1, 2)
    assert attack(over, "khalkha").losers == (0, 2)
    assert attack(over, "ongut").losers == (1,)
    assert over.points(2) == (-4 - 3 - 2 - 3, -2 - 2 - 3, -3 - 3)


def test_r42_walls_are_counted_anew() -> None:
    """Damaged walls do not count, double walls one a space, towers one."""
    told = attack(attacked("00x12" + WEST[5:]), "khorchin")
    assert (told.tally, told.losers) == ((2, 1, 1), (0,))
    told = attack(attacked("00xBB" + WEST[5:]), "khorchin")
    assert (told.tally, told.losers) == ((2, 2, 0), (0, 1))
    told = attack(attacked("0c2.2".replace(".", "1") + WEST[5:]), "khorchin")
    assert (told.tally, told.protected) == ((1, 1, 3), (2,))


def test_r42_a_double_wall_over_a_border_faces_both() -> None:
    over = attacked("0012" + "BB" + "12" + "00212")
    assert attack(over, "khorchin").tally == (2, 2, 1)
    assert attack(over, "uriankhai").tally == (0, 2, 1)


def test_r42_a_removed_card_does_nothing() -> None:
    over = attacked(WEST, gone="khorchin")
    assert over.of(ArmyGone) == [ArmyGone("khorchin")]
    assert over.told[1] == ArmyGone("khorchin")
    assert over.points(2) == (-8, -7, -6)
    assert over.view().mongols[0].value is None


def test_r42_cards_turned_up_before_attack_too() -> None:
    assert attacked(WEST, up="khorchin").points(2) == attacked(WEST).points(2)


def test_r43_a_tower_facing_saves_its_owner() -> None:
    over = attacked("00a12" + WEST[5:])
    told = attack(over, "khorchin")
    assert (told.tally, told.losers, told.protected) == ((3, 1, 1), (), (0,))
    assert over.points(2)[0] == -8


def test_r43_others_tied_still_lose() -> None:
    told = attack(attacked("0a122" + WEST[5:]), "khorchin")
    assert (told.tally, told.losers, told.protected) == ((2, 1, 2), (2,), (0,))


def test_r43_only_there() -> None:
    """A tower facing Uriankhai saves nobody in Khorchin."""
    over = attacked("00012" + "a11" + WEST[8:])
    assert attack(over, "khorchin").losers == (0,)


def test_a14_a_tower_saves_only_its_own_player() -> None:
    told = attack(attacked("000b2" + WEST[5:]), "khorchin")
    assert (told.losers, told.protected) == ((0,), ())


def test_a13_nobody_facing_nobody_loses() -> None:
    position = scene(walls=(1, 0, 0), **NOTHING)
    over = position.do("wall 1a", "look", "attack")
    assert [event.losers for event in over.of(ArmyAttacked)] == [(0,), (), (), (), (), ()]
    assert over.points(2) == (-3, 0, 0)


def test_a13_damaged_walls_alone_lose_nothing() -> None:
    told = attack(attacked("xxxxx" + WEST[5:]), "khorchin")
    assert (told.tally, told.losers) == ((0, 0, 0), ())


def test_r49_a_neutral_majority_loses_for_nobody() -> None:
    over = attacked("nn011" + "nn0" + "00111", "0011001100n1.", seats=2, neutral=True)
    told = attack(over, "khorchin")
    assert (told.tally, told.neutral, told.losers) == ((1, 2), 2, (1,))
    told = attack(over, "uriankhai")
    assert (told.tally, told.neutral, told.losers) == ((1, 0), 2, ())


def test_r44_the_highest_score_wins() -> None:
    over = attacked(WEST, last="wall 2m", sovereignty=(0, 0, 0, 0, 0, 4))
    scored = over.outcome()
    assert scored.scores == (-3, 2, -6)
    assert scored.ranking == ((1,), (0,), (2,))
    assert [dict(row) for row in scored.breakdown][1] == {
        "provinces": 9,
        "double": 0,
        "armies": -7,
        "missions": 0,
    }
    assert over.one(GameEnded).winners == (1,)


def test_r44_scores_may_go_below_nothing() -> None:
    over = attacked(WEST)
    assert min(over.scores()) < 0
    assert over.outcome().scores == over.scores() == GAME.scores(over.view())


def test_r44_equal_scores_share_the_win() -> None:
    over = attacked("02120" + "102" + "01201", "01201" + "201" + "2010.", last="wall 2m", gone=ALL)
    assert over.of(ArmyAttacked) == []
    ranking = over.outcome().ranking
    assert ranking == ((0,), (1, 2))
    even = attacked("02120" + "102" + "01201", "01201" + "201" + "1012.", last="wall 2m", gone=ALL)
    assert even.outcome().ranking == ((0, 1), (2,))
    assert even.one(GameEnded).winners == (0, 1)


def test_r44_missions_are_added_after_the_attack() -> None:
    over = attacked(WEST, missions="c", hands=["12", "", "3"])
    kinds = [type(event) for event in over.told]
    assert kinds.index(MissionScored) > kinds.index(ArmyAttacked)
    assert over.points(3) == (4, 0, 2)


@pytest.mark.parametrize("seats", [2, 3])
def test_r44_nobody_acts_after_the_end(seats: int) -> None:
    over = attacked("00011" + "110" + "00110", "0011001100100"[:12] + ".", seats=seats)
    assert over.phase == "over"
    assert GAME.to_act(over.state) == ()
    assert GAME.outcome(over.state) is not None
