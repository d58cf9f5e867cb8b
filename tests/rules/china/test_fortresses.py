"""The fortress variant (R40-R45, A3, A5, A7)."""

from __future__ import annotations

import pytest

from rules.china.moves.events import FortressPlaced, StateScored
from rules.china.position.state import NOBODY
from tests.rules.china.scene import GAME, do, ended, reason, table, words, words_of
from tests.rules.china.second_opinion import colours, sites

ALL = " ".join(colours())


def test_r40_everybody_has_one_in_the_variant_only() -> None:
    assert GAME.view(table(fortresses=True), None).fortresses_left == (1, 1, 1)
    assert GAME.view(table(), None).fortresses_left == (0, 0, 0)
    assert not words_of(table(hands=("red red red",)), "fortress")
    assert reason(table(hands=("red red red",)), "fortress red we1") == "no-fortress-variant"


def test_r40_it_costs_a_card_of_the_colour_or_a_pair() -> None:
    state = table(hands=("red red",), fortresses=True)
    assert words_of(state, "fortress") == {
        f"{'red' if owner in ('wei', 'shu') else 'pair-red'} {site}"
        for site, owner in sites("a").items()
    }
    scene = do(state, "fortress pair-red qi1")
    assert scene.state.discards == ("red", "red")
    assert scene.of(FortressPlaced) == [FortressPlaced(0, "qi1", "qi", "pair-red")]


def test_r40_it_is_one_of_the_two_markers_and_one_of_the_one() -> None:
    held = table(houses=("we1",), hands=("red red red",), fortresses=True)
    assert do(held, "house red we2", "fortress red we3").state.phase == "draw"
    empty = table(hands=("red red red",), fortresses=True)
    assert do(empty, "fortress red we3").state.phase == "draw"


def test_r40_there_is_no_second_one() -> None:
    state = table(houses=("we1",), forts=("we2", ""), hands=("red red",))
    assert not words_of(state, "fortress")
    assert reason(state, "fortress red we3") == "no-fortress"
    held = table(houses=("we1",), hands=("red red",), fortresses=True)
    assert not words_of(do(held, "fortress red we2").state, "fortress")


def test_r41_only_on_a_bare_site() -> None:
    state = table(houses=("we1", "we2"), forts=("", "we3"), hands=("red",))
    free = {f"we{n}" for n in (4, 5, 6, 7)} | {f"sh{n}" for n in range(1, 6)}
    assert words_of(state, "fortress") == {f"red {site}" for site in free}
    assert reason(state, "fortress red we1") == "site-taken"
    assert reason(state, "fortress red we3") == "site-fortified"


def test_r41_the_site_stays_free_for_a_house_of_anybody() -> None:
    state = table(forts=("", "we3"), hands=("red", "red"))
    assert "red we3" in words_of(state, "house")
    after = do(state, "house red we3").state
    assert after.houses[list(sites("a")).index("we3")] == 0
    assert after.forts[list(sites("a")).index("we3")] == 1


def test_r41_the_house_may_follow_in_the_same_turn() -> None:
    state = table(houses=("we1",), hands=("red red",), fortresses=True)
    scene = do(state, "fortress red we2", "house red we2")
    assert scene.state.last == ("we2", "we2")
    assert scene.state.discards == ("red", "red")


def test_r41_nobody_can_see_whose_it_was() -> None:
    mine = GAME.view(table(forts=("we2",)), None)
    assert mine.forts == ("we2",)
    assert "we2" in GAME.view(table(forts=("", "", "we2")), 1).forts


def test_r41_one_house_only_as_everywhere() -> None:
    state = table(houses=("", "we3"), forts=("we3",), hands=("red",))
    assert reason(state, "house red we3") == "site-taken"


def test_r42_it_fills_no_site() -> None:
    state = table(houses=("ha1 ha2 ha3",), hands=("green green",), fortresses=True)
    scene = do(state, "fortress green ha4")
    assert not scene.of(StateScored)
    assert do(scene.state, "house green ha4").of(StateScored) == [
        StateScored("han", (4, 0, 0), (8, 0, 0), (0,), 1)
    ]


def test_r42_it_counts_for_no_majority() -> None:
    scene = ended(houses=("we1", "we2"), forts=("we3",))
    assert scene.source("houses") == (2, 2, 0)


def test_r42_it_raises_no_limit() -> None:
    state = table(forts=("we1",), hands=("red", ""))
    assert not words_of(state, "emissary")
    state = table(houses=("we2",), forts=("we1",), emissaries={"wei": (0, 1)}, hands=("red",))
    assert not words_of(state, "emissary")


def test_r42_it_is_no_house_of_a_line() -> None:
    assert ended(houses=("zh1 zh2 zh3",), forts=("we1",)).source("roads") == (0, 0, 0)


def test_r43_a_house_on_it_doubles_the_points_of_its_owner() -> None:
    assert ended(houses=("we1 we2", "we3"), forts=("we1",)).source("houses") == (6, 2, 0)
    assert ended(houses=("we1 we2", "we3"), forts=("", "", "we3")).source("houses") == (3, 4, 0)


def test_r43_whoever_built_the_fortress() -> None:
    for seat in range(3):
        forts = ["", "", ""]
        forts[seat] = "we1"
        assert ended(houses=("we1", "we2"), forts=forts).source("houses") == (4, 2, 0)


def test_r43_in_that_state_only() -> None:
    assert ended(houses=("we1 qn1",), forts=("we1",)).source("houses") == (2 + 1, 0, 0)


def test_r43_a_bare_fortress_doubles_nothing() -> None:
    assert ended(houses=("we1",), forts=("we2",)).source("houses") == (1, 0, 0)


def test_r43_also_when_the_state_fills() -> None:
    state = table(houses=("ha1", "ha2 ha3"), forts=("", "", "ha2"), hands=("green",))
    assert do(state, "house green ha4").of(StateScored) == [
        StateScored("han", (2, 2, 0), (4, 8, 0), (1,), 1)
    ]


@pytest.mark.parametrize(("forts", "winner"), [(("", "", ""), 1), (("", "we7", ""), 0)])
def test_r45_an_unplaced_fortress_is_a_marker_left(forts: tuple[str, ...], winner: int) -> None:
    scene = ended(houses=("we1", ""), forts=forts, scored=ALL, points=(10, 10, 5), fortresses=True)
    outcome = GAME.outcome(scene.state)
    assert outcome is not None
    first = (1,) if winner == 1 else (0, 1)
    assert outcome.ranking[0] == first


def test_r45_without_the_variant_there_is_none_to_count() -> None:
    scene = ended(houses=("we1", "we2"), scored=ALL, points=(10, 10, 5))
    outcome = GAME.outcome(scene.state)
    assert outcome is not None
    assert outcome.ranking[0] == (0, 1)


def test_a03_the_doubling_takes_all_points_of_that_player_there() -> None:
    """Also those that come from houses of others, and it changes nothing for them."""
    plain = ended(houses=("we1 we2 we3", "we4 we5", "we6"))
    assert plain.source("houses") == (6, 3, 2)
    first = ended(houses=("we1 we2 we3", "we4 we5", "we6"), forts=("we1",))
    assert first.source("houses") == (12, 3, 2)
    third = ended(houses=("we1 we2 we3", "we4 we5", "we6"), forts=("we6",))
    assert third.source("houses") == (6, 3, 4)


def test_a03_once_even_with_two_fortresses() -> None:
    scene = ended(houses=("we1 we2", "we3"), forts=("we1", "we2"))
    assert scene.source("houses") == (6, 2, 0)


def test_a03_two_players_may_both_double() -> None:
    scene = ended(houses=("we1 we2", "we3"), forts=("we1", "we3"))
    assert scene.source("houses") == (6, 4, 0)


def test_a05_a_fortress_may_stand_alone_and_the_house_waits() -> None:
    state = table(hands=("red red red", "red"), fortresses=True)
    state = do(state, "fortress red we1").state
    assert state.phase == "draw"
    state = do(state, "draw", "restock").state
    assert "red we1" in words_of(state, "house")


def test_a05_a_fortress_is_presence() -> None:
    state = table(forts=("", "we1"), hands=("red red",))
    assert do(state, "house red we2").state.phase == "second"


def test_a07_with_an_emissary_or_a_house_elsewhere() -> None:
    state = table(houses=("we1",), hands=("red red",), fortresses=True)
    second = do(state, "fortress red we2").state
    assert words(second) == {
        "stop",
        "emissary red wei",
        *[f"house red we{n}" for n in range(2, 8)],
    }
    assert do(second, "house red we7").state.last == ("we2", "we7")
    assert do(second, "emissary red wei").state.last == ("we2", "wei")
    assert do(state, "emissary red wei", "fortress red we2").state.last == ("wei", "we2")
    assert second.houses[list(sites("a")).index("we2")] == NOBODY


def test_r40_a_fortress_may_follow_the_last_house_of_the_supply() -> None:
    nineteen = " ".join([*list(sites("a"))[:18], "we5"])
    state = table(
        houses=(nineteen, "we7"), emissaries={"wei": (0, 2)}, hands=("red red",), fortresses=True
    )
    second = do(state, "house red we1").state
    assert words(second) == {"stop", *[f"fortress red we{n}" for n in (2, 3, 4, 6)]}
