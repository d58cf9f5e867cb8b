"""A province is completed: cards turned up, worth and majority (R22-R24, R31-R35)."""

from __future__ import annotations

from typing import Any

import pytest

from rules.changcheng.moves.events import (
    CardIdle,
    CardsCancelled,
    CardShown,
    ProvinceCompleted,
    ProvinceScored,
    WallBuilt,
)
from rules.changcheng.position.state import FaceDown
from tests.rules.changcheng.scene import EMPTY, Scene, scene

EAST = "0011........."
"""Datong with one free space."""


def completed(*cards: str, east: str = EAST, **more: Any) -> Scene:
    """Seat 2 has built the last wall of Datong, on 2e."""
    return scene(EMPTY + east, turn=2, cards=cards, **more).do("wall 2e")


def test_r22_a_province_is_scored_as_soon_as_its_last_space_is_filled() -> None:
    after = completed()
    assert after.of(ProvinceCompleted) == [ProvinceCompleted("datong")]
    assert after.done() == {"datong"}
    assert after.scores() == (6, 6, 0)
    assert (after.phase, after.acting) == ("second", 2)


def test_r22_between_two_walls_scoring_comes_before_the_second() -> None:
    first = completed("1 3 datong")
    assert (first.phase, first.acting) == ("reveal", 2)
    asked = first.do("reveal")
    assert (asked.phase, asked.acting, asked.turn) == ("ability", 1, 2)
    scored = asked.do("flood less")
    assert (scored.phase, scored.acting) == ("second", 2)
    assert scored.refused("wall 1a", seat=1) == "not-your-turn"
    assert scored.do("wall 1a").phase == "look"


def test_r22_the_second_wall_may_complete_a_province_too() -> None:
    after = scene(EMPTY + "0011.1.2.....", turn=2, cards=["0 3 datong", "1 3 yanmen"])
    after = after.do("wall 2e", "reveal", "flood more", "wall 2g")
    assert after.phase == "reveal"
    after = after.do("reveal", "flood less")
    assert after.phase == "look"
    assert after.done() == {"datong", "yanmen"}
    assert after.scores() == (8, 8, 2)


def test_r23_all_cards_are_turned_up_and_equal_numbers_leave() -> None:
    position = completed("0 3 datong", "1 5 datong", "2 3 datong", "1 3 datong", "0 1 yanmen")
    assert position.legal() == {"reveal"}
    after = position.do("reveal")
    assert after.revealed == (True,)
    assert set(after.of(CardShown)) == {
        CardShown(0, 3),
        CardShown(1, 5),
        CardShown(2, 3),
        CardShown(1, 3),
    }
    assert after.of(CardsCancelled) == [CardsCancelled(3, 3)]
    assert after.one(ProvinceScored).tally == (2, 4, 1)
    assert after.laid() == ["0 1 yanmen"]


def test_r23_a_pair_cancels_and_each_pair_by_itself() -> None:
    after = completed("0 3 datong", "1 3 datong", "0 5 datong", "1 5 datong").do("reveal")
    assert sorted((e.card, e.count) for e in after.of(CardsCancelled)) == [(3, 2), (5, 2)]
    assert after.one(ProvinceScored).tally == (2, 2, 1)


def test_r23_equal_numbers_in_other_provinces_do_not_cancel() -> None:
    after = completed("0 5 datong", "1 5 yanmen").do("reveal")
    assert not after.of(CardsCancelled)
    assert after.one(ProvinceScored).tally == (4, 2, 1)


def test_r24_the_rest_work_in_order_and_their_owners_choose() -> None:
    cards = [f"{seat} {card} datong" for seat, card in zip((1, 0, 2, 1, 0), (6, 4, 3, 2, 1))]  # noqa: B905
    position = completed(*cards, east="0011...0.....").do("reveal")
    order: list[tuple[int, set[str]]] = []
    for text in ("refrain", "damage 2a", "flood more", "architect wall", "refrain"):
        order.append((position.acting, {word.split()[0] for word in position.legal()}))
        position = position.do(text)
    assert order == [
        (0, {"strike", "refrain"}),
        (1, {"damage", "expel"}),
        (2, {"flood"}),
        (0, {"architect"}),
        (1, {"exchange", "refrain"}),
    ]
    assert position.phase == "second"


def test_r24_all_cards_leave_the_game() -> None:
    before = completed("0 3 datong", "1 4 datong")
    after = before.do("reveal", "flood more", "architect more")
    assert after.laid() == []
    assert after.state.hands == before.state.hands
    assert after.state.scoring is None


def test_r24_only_the_owner_of_the_working_card_decides() -> None:
    asked = completed("0 3 datong").do("reveal")
    assert asked.refused("flood more", seat=2) == "not-your-turn"
    assert asked.refused("wall 1a", seat=0) == "wrong-phase"
    assert asked.refused("architect more") == "wrong-ability"
    assert asked.refused("flood sideways") == "unknown-way"


def test_a23_every_card_asks_only_when_its_number_comes() -> None:
    asked = completed("0 1 datong", "1 3 datong", "2 4 datong").do("reveal")
    assert asked.acting == 0
    struck = asked.do("strike 3")
    assert struck.acting == 2
    assert struck.legal() == {"architect more", "architect wall"}


def test_a05_a_cancelled_card_is_no_target_and_a_lone_warrior_is_idle() -> None:
    after = completed("0 1 datong", "1 3 datong", "2 3 datong").do("reveal")
    assert after.of(CardIdle) == [CardIdle(0, 1)]
    assert after.phase == "second"


def test_a04_two_provinces_of_one_double_wall_west_before_east() -> None:
    position = scene(
        EMPTY + "0011..11.....", turn=2, cards=["0 3 datong", "1 3 yanmen", "1 4 yanmen"]
    )
    first = position.do("double 2e")
    assert first.phase == "reveal"
    asked = first.do("reveal")
    assert (asked.acting, asked.view().scoring) == (0, "datong")
    second = asked.do("flood more")
    assert [e.province for e in second.of(ProvinceScored)] == ["datong"]
    assert (second.phase, second.acting) == ("reveal", 2)
    asked = second.do("reveal")
    assert (asked.acting, asked.view().scoring) == (1, "yanmen")
    after = asked.do("flood less", "architect more")
    assert after.phase == "look"
    assert after.scores() == (8, 12, 3)
    assert after.points(1) == (0, 0, 3)


def test_a04_a_swap_of_the_first_counts_in_the_second() -> None:
    """The official of Datong takes a wall out of Yanmen, which is full but not yet scored."""
    position = scene(EMPTY + "0011..11.....", turn=2, cards=["0 6 datong"])
    after = position.do("double 2e", "reveal", "exchange 2a 2g")
    first, second = after.of(ProvinceScored)
    assert (first.tally, second.tally) == ((1, 3, 1), (1, 1, 1))


def test_a04_without_cards_both_are_scored_at_once() -> None:
    after = scene(EMPTY + "0011..11.....", turn=2).do("double 2e")
    assert [e.province for e in after.of(ProvinceScored)] == ["datong", "yanmen"]


def test_r31_extra_walls_count_only_in_the_majority_and_not_later() -> None:
    scored = completed("1 5 datong").do("reveal")
    told = scored.one(ProvinceScored)
    assert (told.tally, told.walls, told.points, told.winners) == ((2, 4, 1), 5, 6, (1,))
    later = scene(EMPTY + "0011..01.....", turn=2, cards=["1 5 datong"])
    second = later.do("wall 2e", "reveal", "wall 2f").of(ProvinceScored)[1]
    assert second.tally == (1, 1, 1)


def test_r31_not_in_the_next_province_of_the_same_piece() -> None:
    after = scene(EMPTY + "0011..11.....", turn=2, cards=["0 5 datong"]).do("double 2e", "reveal")
    first, second = after.of(ProvinceScored)
    assert (first.tally, second.tally) == ((4, 2, 1), (0, 2, 1))
    assert (first.change, second.change) == (0, 0)


def test_r32_damaged_walls_count_for_nobody_and_give_no_point() -> None:
    told = completed(east="x011.........").one(ProvinceScored)
    assert (told.tally, told.walls, told.points) == ((1, 2, 1), 4, 5)
    assert told.winners == (1,)


def test_r33_value_is_walls_of_all_colours_and_the_sovereignty_card() -> None:
    for sovereignty in range(5):
        worth = (1, 1, 1, sovereignty, 1, 1)
        told = completed(sovereignty=worth).one(ProvinceScored)
        assert (told.sovereignty, told.points) == (sovereignty, 5 + sovereignty)


def test_r33_neutral_walls_count_too() -> None:
    position = scene(EMPTY + "0n01.........", seats=2, neutral=True)
    told = position.do("wall 2e").one(ProvinceScored)
    assert (told.walls, told.neutral, told.points, told.winners) == (5, 1, 6, (0,))


def test_r34_who_has_most_scores_all_of_it() -> None:
    after = completed(east="0001.........", sovereignty=(4,) * 6)
    assert after.scores() == (9, 0, 0)
    assert after.points(0) == (9, 0, 0)


@pytest.mark.parametrize(
    ("east", "scores"), [("0011", (6, 6, 0)), ("0112", (0, 6, 6)), ("0012", (6, 0, 6))]
)
def test_r34_tied_players_each_score_all_of_it(east: str, scores: tuple[int, ...]) -> None:
    assert completed(east=f"{east}.........").scores() == scores


def test_r35_the_sovereignty_card_stays_and_an_emperor_card_is_laid() -> None:
    after = completed(sovereignty=(0, 1, 2, 3, 4, 4))
    china = after.view().provinces[3]
    assert (china.province, china.sovereignty, china.done) == ("datong", 3, True)
    assert after.view().emperors == 1


def test_r35_also_when_nobody_scores() -> None:
    after = scene(EMPTY + "nnn1.........", seats=2, neutral=True).do("wall 2e")
    assert after.one(ProvinceScored).winners == ()
    assert (after.done(), after.state.emperors) == ({"datong"}, 1)


def test_a01_every_tied_winner_scores_the_card_and_it_stays_as_a_record() -> None:
    after = completed(sovereignty=(0, 0, 0, 4, 0, 0))
    assert after.scores() == (9, 9, 0)
    assert after.state.sovereignty == (0, 0, 0, 4, 0, 0)


def test_a08_a_damaged_wall_fills_its_space() -> None:
    """It neither reopens a province nor lets anybody build there."""
    scored = completed("0 2 datong").do("reveal", "damage 2c")
    assert scored.done() == {"datong"}
    assert scored.drawing.split()[1].startswith("00z12")
    assert scored.refused("wall 2c") == "space-taken"
    assert scored.refused("card 1 datong") == "needs-second-wall"
    rest = scored.do("wall 1a", "look")
    assert rest.refused("card 1 datong") == "province-done"
    assert scene("x011........." + EMPTY).refused("card 1 liaodong") == "province-done"


def test_a10_extra_walls_win_without_a_wall() -> None:
    after = completed("2 5 datong", east="0011.........", seats=4).do("reveal")
    assert after.one(ProvinceScored).winners == (2,)
    after = completed("3 5 datong", east="0011.........", seats=4).do("reveal")
    assert after.one(ProvinceScored).tally == (2, 2, 1, 2)
    assert after.scores() == (6, 6, 0, 6)


def test_a10_one_extra_wall_alone_ties() -> None:
    after = scene(EMPTY + ".....01......", turn=2, cards=["3 4 yanmen"], seats=4)
    after = after.do("wall 2h", "reveal", "architect wall")
    told = after.one(ProvinceScored)
    assert (told.tally, told.winners, told.points) == ((1, 1, 1, 1), (0, 1, 2, 3), 4)


def test_a11_the_value_never_falls_below_nothing() -> None:
    """Smallest in play: 3 spaces, one damaged, a sovereignty card of 0, 2 less."""
    cards = ["0 2 yanmen", "1 3 yanmen"]
    position = scene(EMPTY + ".....01......", turn=2, cards=cards, sovereignty=(0,) * 6)
    after = position.do("wall 2h", "reveal", "damage 2f", "flood less")
    assert after.one(ProvinceScored).points == 0
    position = scene(EMPTY + ".....xz......", turn=2, cards=["1 3 yanmen"], sovereignty=(0,) * 6)
    after = position.do("wall 2h", "reveal", "flood less")
    assert after.one(ProvinceScored).points == 0
    assert after.scores() == (0, 0, 0)


def test_a21_without_an_undamaged_wall_nobody_scores() -> None:
    position = scene(EMPTY + ".....xz......", turn=2, cards=["0 2 yanmen"], sovereignty=(4,) * 6)
    after = position.do("wall 2h", "reveal", "damage 2h")
    assert after.one(ProvinceScored).winners == ()
    assert after.scores() == (0, 0, 0)
    assert after.done() == {"yanmen"}


def test_a12_the_active_player_lays_the_emperor_card_whoever_scored() -> None:
    position = scene(EMPTY + "000..........", turn=2, emperors=2, cards=["1 3 datong"])
    after = position.do("double 2d", "reveal", "flood more", "look")
    assert after.scores() == (8, 0, 3)
    assert (after.phase, after.acting, after.turn) == ("extend", 2, 2)
    assert after.legal() == {
        f"extend {layout} {end}" for layout in ("3a", "3b", "4a", "4b") for end in ("west", "east")
    }


def test_r22_the_wall_is_told_before_the_province() -> None:
    assert isinstance(completed().told[0], WallBuilt)
    assert FaceDown(3, 0, 3) in completed("0 3 datong").state.laid
