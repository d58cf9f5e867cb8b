"""Phase 3: princes move or stay and deploy, until all have passed (R14-R17, R19, R20)."""

from __future__ import annotations

import pytest

from rules.ming.moves.events import Deployed, Passed, PrinceMoved, PrinceStayed
from tests.rules.ming.ground import PROVINCES, beyond
from tests.rules.ming.scene import do, reason, table, words, words_of

AT_SUZHOU = "suzhou anqing chaozhou"
"""Where the first prince is surrounded: anqing is beyond a junk, chaozhou beyond a horse."""


def test_r14_in_turn_until_all_have_passed() -> None:
    scene = do(table(3, turn=1, start=1, hands=("hh", "hh", "hh"))).do("pass")
    turns = list[int]()
    while scene.state.phase in ("act", "deploy"):
        turns.append(scene.state.turn)
        stay = scene.state.phase == "act" and scene.hand(scene.state.turn) == "hh"
        deploy = scene.state.phase == "deploy"
        scene = scene.do("deploy 0 open" if deploy else "stay horse" if stay else "pass")
    assert turns == [2, 2, 0, 0, 2, 0]
    assert scene.of(Passed) == [Passed(1), Passed(2), Passed(0)]
    assert scene.state.round == 2


def test_r14_move_stay_or_pass() -> None:
    state = table(3, hands=("hj",), princes="suzhou lintao longan")
    moves = {"move chaozhou horse", "move anqing junk"}
    assert words(state) == {*moves, "stay horse", "stay junk", "pass"}


def test_r15_each_step_is_paid_with_the_sign_of_the_border() -> None:
    state = table(3, hands=("hj",), princes="suzhou lintao longan", discards="rickshaw")
    assert reason(state, "move chaozhou junk") == "wrong-transport"
    assert reason(state, "move huaian rickshaw") == "card-not-in-hand"
    assert reason(state, "move chaozhou camel") == "unknown-card"
    assert reason(state, "move avalon horse") == "unknown-region"
    scene = do(state, "move chaozhou horse")
    assert (scene.prince(0), scene.hand(0)) == ("chaozhou", "j")
    assert scene.state.discards == ("rickshaw", "horse")
    assert scene.told == (PrinceMoved(0, "suzhou", "chaozhou", "horse"),)
    assert not scene.reveals


def test_r15_a_dragon_crosses_any_border_and_goes_to_its_pile() -> None:
    state = table(3, hands=("d",), princes="suzhou lintao longan", dragons=3)
    assert words_of(state, "move") == {f"{region} dragon" for region in beyond("suzhou")}
    scene = do(state, "move huaian dragon")
    assert scene.state.dragons == 4
    assert scene.state.discards == ()


def test_r15_a_move_has_as_many_steps_as_there_are_cards() -> None:
    state = table(3, hands=("hjr",), princes="suzhou lintao longan", areas={"nanzhili": "a"})
    scene = do(state, "move chaozhou horse")
    assert words(scene.state) == {"move zhaoqing junk", "move anqing rickshaw"} | {
        "move shaozhou rickshaw",
        "deploy 0 open",
    }
    scene = scene.do("move anqing rickshaw", "move suzhou junk")
    assert words(scene.state) == {"deploy 0 open", "deploy 1 open", "deploy 1 temple"}
    assert reason(scene.state, "pass") == "wrong-phase"
    assert reason(scene.state, "stay horse") == "wrong-phase"


def test_r15_a_step_leads_to_another_region() -> None:
    state = table(3, hands=("h",), princes="ningxia lintao longan")
    assert reason(state, "move ningxia horse") == "already-there"


def test_a03_a_city_is_no_way_across() -> None:
    state = table(3, hands=("hrjdd",), princes="ningxia lintao longan")
    assert set(beyond("ningxia")) == {"hanzhong", "lintao", "xuanfu"}
    assert reason(state, "move chongqing dragon") == "no-border"
    assert {text.split()[0] for text in words_of(state, "move")} == set(beyond("ningxia"))


def test_r16_a_move_does_not_end_beside_another_prince() -> None:
    state = table(3, hands=("jj",), princes=AT_SUZHOU, areas={"nanzhili": "aaa"})
    scene = do(state, "move anqing junk")
    assert words(scene.state) == {"move huangzhou junk", "move shaozhou junk", "move suzhou junk"}
    assert reason(scene.state, "deploy 0 open") == "must-move-on"
    assert reason(scene.state, "deploy 2 temple") == "must-move-on"
    scene = scene.do("move huangzhou junk")
    assert scene.hand(0) == ""
    assert words(scene.state) == {"deploy 0 open"}


@pytest.mark.parametrize("hand", ["j", "jr"])
def test_r16_a_move_that_cannot_be_completed_is_not_begun(hand: str) -> None:
    """With the rickshaw the only way on from anqing leads to another prince."""
    state = table(3, hands=(hand,), princes=AT_SUZHOU)
    assert "move anqing junk" not in words(state)
    assert reason(state, "move anqing junk") == "dead-end"


def test_r16_two_other_princes_are_passed_in_a_row() -> None:
    state = table(3, hands=("jrr",), princes=AT_SUZHOU)
    scene = do(state, "move anqing junk")
    assert words(scene.state) == {"move chaozhou rickshaw"}
    scene = scene.do("move chaozhou rickshaw")
    assert words(scene.state) == {"move shaozhou rickshaw"}
    assert scene.do("move shaozhou rickshaw", "deploy 0 open").prince(0) == "shaozhou"


def test_r16_a_step_is_refused_too_where_it_cannot_be_completed_later() -> None:
    """From huaian, which is free, a horse leads to anqing, where nothing leads on."""
    scene = do(table(3, hands=("rh",), princes=AT_SUZHOU), "move huaian rickshaw")
    assert words(scene.state) == {"deploy 0 open"}
    assert reason(scene.state, "move anqing horse") == "dead-end"
    scene = do(table(3, hands=("rhj",), princes=AT_SUZHOU), "move huaian rickshaw")
    assert "move anqing horse" in words(scene.state)


def test_r16_one_may_stay_with_a_card_that_is_no_use_for_moving() -> None:
    state = table(3, hands=("j",), princes=AT_SUZHOU)
    assert words(state) == {"stay junk", "pass"}


def test_a13_a_prince_may_come_back_to_where_it_began() -> None:
    state = table(3, hands=("jj",), princes="suzhou lintao longan")
    scene = do(state, "move anqing junk", "move suzhou junk", "deploy 0 open")
    assert (scene.prince(0), scene.hand(0)) == ("suzhou", "")
    assert scene.state.discards == ("junk", "junk")


def test_a13_a_region_is_entered_twice_in_a_move() -> None:
    state = table(3, hands=("jjjjh",), princes="suzhou lintao longan")
    steps = [f"move {region} junk" for region in ("anqing", "suzhou", "anqing", "huangzhou")]
    assert do(state, *steps).prince(0) == "huangzhou"


def test_a13_through_another_prince_and_back() -> None:
    scene = do(table(3, hands=("jj",), princes=AT_SUZHOU), "move anqing junk", "move suzhou junk")
    assert words(scene.state) == {"deploy 0 open"}


def test_r17_none_to_three_of_the_province_s_area_are_deployed() -> None:
    state = table(3, hands=("h",), princes="suzhou lintao longan", areas={"guangdong": "aaaaab"})
    scene = do(state, "move chaozhou horse")
    counts = [f"{count} open" for count in range(4)]
    assert words_of(scene.state, "deploy") == {*counts, "1 temple", "2 temple", "3 temple"}
    assert reason(scene.state, "deploy 4 open") == "courtiers-out-of-range"
    assert reason(scene.state, "deploy -1 open") == "courtiers-out-of-range"
    assert reason(scene.state, "deploy 0 temple") == "nobody-for-temple"
    assert reason(scene.state, "deploy 1 city") == "unknown-where"
    scene = do(scene.state, "deploy 3 open")
    assert (scene.open("chaozhou"), scene.area("guangdong")) == ("aaa", "aab")
    assert scene.told[0] == Deployed(0, "chaozhou", 3)


def test_r17_only_from_the_area_of_the_province_where_the_prince_now_is() -> None:
    state = table(3, hands=("h",), princes="suzhou lintao longan", areas={"nanzhili": "aaaa"})
    arrived = do(state, "move chaozhou horse").state
    assert words(arrived) == {"deploy 0 open"}
    assert reason(arrived, "deploy 0 temple") == "nobody-to-deploy"
    assert reason(arrived, "deploy 1 open") == "nobody-to-deploy"


@pytest.mark.parametrize("there", [1, 2])
def test_r17_no_more_than_there_are_in_the_area(there: int) -> None:
    state = table(3, "deploy", areas={"shaanxi": "a" * there + "bbbccc"})
    assert f"{there} open" in words_of(state, "deploy")
    assert reason(state, f"deploy {there + 1} open") == "courtiers-out-of-range"


def test_r17_deploying_none_is_told() -> None:
    scene = do(table(3, hands=("hh", "h")), "stay horse", "deploy 0 open")
    assert scene.told == (PrinceStayed(0, "ningxia", "horse"), Deployed(0, "ningxia", 0))
    assert (scene.state.phase, scene.state.turn) == ("act", 1)


def test_r17_the_next_one_is_on_turn_after_deploying() -> None:
    scene = do(table(3, hands=("h", "h", "h"), passed="b"), "stay horse", "deploy 0 open")
    assert scene.state.turn == 2


@pytest.mark.parametrize(("card", "letter"), [("horse", "h"), ("rickshaw", "r"), ("junk", "j")])
def test_r19_to_stay_costs_any_card_and_one_deploys_as_after_a_move(card: str, letter: str) -> None:
    state = table(3, hands=(letter + "h", "h"), areas={"shaanxi": "aa"})
    scene = do(state, f"stay {card}")
    assert (scene.hand(0), scene.prince(0), scene.state.phase) == ("h", "ningxia", "deploy")
    assert scene.state.discards == (card,)
    assert words(scene.state) == {"deploy 0 open"} | {
        f"deploy {count} {where}" for count in (1, 2) for where in ("open", "temple")
    }
    scene = scene.do("deploy 1 temple")
    assert (scene.temple("ningxia"), scene.open("ningxia")) == ("a", "")


def test_r19_a_card_one_does_not_have_cannot_be_discarded() -> None:
    state = table(3, hands=("h",))
    assert reason(state, "stay junk") == "card-not-in-hand"
    assert reason(state, "stay put") == "unknown-card"


def test_r19_after_staying_one_does_not_move() -> None:
    scene = do(table(3, hands=("hhh",)), "stay horse")
    assert reason(scene.state, "move lintao horse") == "wrong-phase"


def test_a15_a_dragon_discarded_for_staying_goes_to_the_dragons() -> None:
    scene = do(table(3, hands=("d",), dragons=3), "stay dragon")
    assert scene.state.dragons == 4
    assert scene.state.discards == ()


def test_r20_to_pass_costs_nothing_and_is_final() -> None:
    state = table(3, hands=("hh", "hh", "hh"), areas={"shaanxi": "aa"})
    scene = do(state, "pass", "pass", "stay horse", "deploy 0 open")
    assert (scene.hand(0), scene.area("shaanxi")) == ("hh", "aa")
    assert scene.state.passed == (True, True, False)
    assert scene.state.turn == 2
    assert reason(scene.state, "pass", seat=0) == "not-your-turn"


def test_r20_without_cards_one_passes_by_itself() -> None:
    state = table(3, hands=("hh", "", "h"), areas={"shaanxi": "aa"})
    scene = do(state, "stay horse", "deploy 0 open")
    assert scene.of(Passed) == [Passed(1)]
    assert scene.state.turn == 2


def test_r20_who_plays_the_last_card_deploys_and_passes_when_on_turn_again() -> None:
    state = table(3, hands=("h", "hh", "h"), areas={"shaanxi": "aa"})
    scene = do(state, "stay horse", "deploy 2 open")
    assert scene.of(Passed) == []
    scene = scene.do("pass", "pass")
    assert scene.of(Passed) == [Passed(1), Passed(2), Passed(0)]
    assert scene.state.phase == "place"


def test_r20_cards_and_courtiers_are_kept_for_later_rounds() -> None:
    state = table(2, hands=("hjd", "r"), areas={"shaanxi": "aab"}, supply=25)
    scene = do(state, "pass", "pass")
    assert (scene.hand(0), scene.hand(1)) == ("hjd", "r")
    assert scene.area("shaanxi") == "aab"
    assert len(PROVINCES) == len(words(scene.state))
