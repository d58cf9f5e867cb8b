"""What can be asked for, and what a choice would lead to."""

from __future__ import annotations

import pytest

from rules.game import Event
from rules.ming.moves.events import (
    CardsLeft,
    DeckLeft,
    HandHeld,
    HomeStands,
    RecallStands,
    SupplyHeld,
    TilesHeld,
    WouldCost,
    WouldCount,
    WouldLeave,
    WouldStay,
    WouldTake,
)
from rules.ming.position.state import State
from tests.rules.ming.scene import GAME, do, read, round_ends, table


def foreseen(state: State, text: str) -> tuple[Event, ...]:
    return GAME.foresee(GAME.view(state, state.turn), read(text))


def test_a_hand_is_cards_courtiers_and_tiles() -> None:
    state = table(3, hands=("hhd", "r"), tiles=("100200",), placing=(2,), supply=7)
    assert GAME.hand(GAME.view(state, 0)) == (
        HandHeld(0, (("horse", 2), ("dragon", 1))),
        SupplyHeld(0, 9),
        TilesHeld(0, (("shaanxi", 1), ("huguang", 2))),
    )
    assert GAME.hand(GAME.view(state, None)) == ()


@pytest.mark.parametrize(("number", "each"), [(2, 4), (4, 3), (6, 0)])
def test_a_recall_that_waits_is_told_with_the_hand(number: int, each: int) -> None:
    standing = {"ningxia": "aab", "lintao": "bbn", "hanzhong": "n"}
    state = round_ends(2, number, open=standing).state
    assert GAME.hand(GAME.view(state, 0))[0] == RecallStands("shaanxi", (2, 3), 2, each)
    after = do(state, "recall 0").state
    assert not isinstance(GAME.hand(GAME.view(after, 0))[0], RecallStands)
    assert isinstance(GAME.hand(GAME.view(after, 1))[0], RecallStands)


def test_anybody_may_ask_for_all_that_is_public() -> None:
    tiles = ("000000", "000001")
    state = table(2, hands=("hd",), tiles=tiles, deck="junk horse", discards="horse")
    assert GAME.remaining(GAME.view(state, None)) == (
        DeckLeft(2, 1, 9),
        CardsLeft((("horse", 1), ("junk", 1)), (("horse", 1),)),
        HandHeld(0, (("horse", 1), ("dragon", 1))),
        HandHeld(1, ()),
        TilesHeld(0, ()),
        TilesHeld(1, (("guangdong", 1),)),
        SupplyHeld(0, 20),
        SupplyHeld(1, 20),
    )


def test_a_step_foresees_its_cost_and_who_could_be_deployed() -> None:
    areas = {"guangdong": "aaaab", "nanzhili": "a"}
    state = table(3, hands=("hrj",), princes="suzhou lintao longan", areas=areas)
    assert foreseen(state, "move chaozhou horse") == (WouldCost(2, 3, "free"),)
    assert foreseen(state, "move huaian rickshaw") == (WouldCost(2, 1, "free"),)
    assert foreseen(state, "stay junk") == (WouldCost(2, 1, "free"),)


def test_a_step_beside_a_prince_or_to_a_monk_foresees_no_deployment() -> None:
    areas, princes = {"guangdong": "aaaa", "nanzhili": "aa"}, "suzhou chaozhou longan"
    state = table(3, hands=("hjj",), princes=princes, areas=areas, temples={"anqing": "a"})
    assert foreseen(state, "move chaozhou horse") == (WouldCost(2, 0, "prince"),)
    assert foreseen(state, "move anqing junk") == (WouldCost(2, 0, "temple"),)
    other = table(3, hands=("hjj",), princes=princes, areas=areas, temples={"anqing": "b"})
    assert foreseen(other, "move anqing junk") == (WouldCost(2, 2, "free"),)


def test_sending_home_foresees_who_stands_in_each_part_of_the_city() -> None:
    standing = {"ningxia": "aa", "lintao": "aab", "hanzhong": "b"}
    scene = round_ends(3, 2, open=standing).do("recall 2", "recall 1")
    assert foreseen(scene.state, "home ningxia") == (WouldLeave("own", 2, 0),)
    assert foreseen(scene.state, "home lintao") == (WouldLeave("own", 2, 1),)
    scene = scene.do("home ningxia")
    assert foreseen(scene.state, "home ningxia") == (WouldLeave("own", 1, 0),)


@pytest.mark.parametrize(
    ("monk", "text", "own", "other"),
    [
        ("", "deploy 2 open", 3, 2),
        ("", "deploy 2 temple", 2, 2),
        ("b", "deploy 2 temple", 2, 3),
        ("b", "deploy 2 open", 3, 2),
        ("c", "deploy 0 open", 1, 2),
    ],
)
def test_a_deployment_foresees_how_it_would_stand(
    monk: str, text: str, own: int, other: int
) -> None:
    temples = {"ningxia": monk} if monk else {}
    state = table(3, "deploy", areas={"shaanxi": "aaa"}, open={"ningxia": "abbc"}, temples=temples)
    assert foreseen(state, text) == (WouldCount(own, other),)
    after = do(state, text)
    standing = after.open("ningxia")
    assert standing.count("a") == own
    assert max(standing.count("b"), standing.count("c")) == other


def test_taking_foresees_the_card() -> None:
    state = table(3, "cards", areas={"sichuan": "a"})
    assert foreseen(state, "take sichuan") == (WouldTake("junk"),)
    assert foreseen(state, "dragon sichuan") == ()


@pytest.mark.parametrize(("number", "each"), [(2, 4), (4, 3), (6, 0)])
def test_a_recall_foresees_what_stays(number: int, each: int) -> None:
    state = round_ends(3, number, open={"ningxia": "aa", "lintao": "ab"}).state
    assert foreseen(state, "recall 0") == (WouldStay(3, 3 * each),)
    assert foreseen(state, "recall 2") == (WouldStay(1, each),)


def test_nothing_is_foreseen_for_others() -> None:
    state = table(3, hands=("h", "h"), princes="suzhou lintao longan")
    for viewer in (1, None):
        assert GAME.foresee(GAME.view(state, viewer), read("move chaozhou horse")) == ()


def test_scores_are_public() -> None:
    assert GAME.scores(GAME.view(table(3, points=(1, 2, 3)), None)) == (1, 2, 3)


def test_whoever_sends_courtiers_home_is_told_whose_and_how_many() -> None:
    standing = {"ningxia": "aan", "lintao": "aab", "hanzhong": "nn"}
    scene = round_ends(2, 2, open=standing).do("recall 3", "recall 0")
    assert GAME.hand(GAME.view(scene.state, 0))[0] == HomeStands("shaanxi", 3, "own")
    assert not isinstance(GAME.hand(GAME.view(scene.state, 1))[0], HomeStands)
    scene = scene.do("home ningxia", "home lintao", "home lintao")
    assert GAME.hand(GAME.view(scene.state, 0))[0] == HomeStands("shaanxi", 1, "neutral")


def test_whoever_sends_neutral_ones_home_foresees_what_they_would_leave() -> None:
    state = round_ends(2, 2, open={"ningxia": "nna", "lintao": "n"}).do("recall 0").state
    assert (state.phase, GAME.to_act(state)) == ("home", (state.start,))
    seen = GAME.view(state, state.start)
    assert GAME.foresee(seen, read("home ningxia")) == (WouldLeave("neutral", 2, 1),)
    assert GAME.foresee(seen, read("home lintao")) == (WouldLeave("neutral", 1, 0),)
