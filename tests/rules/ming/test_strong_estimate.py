"""What the strong player guesses."""

from __future__ import annotations

from dataclasses import replace
from itertools import permutations

import pytest

from rules import GAMES
from rules.computers.simulating import simulate
from rules.game import Rng
from rules.lines import OwnTurn
from rules.ming.moves.actions import Deploy
from rules.ming.moves.scoring import BONUS
from rules.ming.players.reach import UNREACHED, shares_within_reach
from rules.ming.players.strong_estimate import estimate_well
from rules.ming.position.box import PROVINCES, REGIONS
from rules.ming.position.state import State, with_added
from tests.rules.ming.scene import GAME, table

MONKS = {"ningxia": "a", "lintao": "a", "hanzhong": "a"}


AREAS = {"shaanxi": "c"}


def lead(state: State) -> float:
    """How far the first seat is ahead of the second."""
    first, second = estimate_well(state)[:2]
    return first - second


@pytest.mark.parametrize("seats", GAME.meta.seats)
def test_finished_games_give_the_true_points(seats: int) -> None:
    simulated = simulate(GAMES["ming"], seats, {}, "guess", ["beginner"])
    assert estimate_well(simulated.state) == simulated.outcome.scores


def test_seats_are_treated_alike() -> None:
    state = table(
        3,
        "act",
        hands=("hhd", "r", "jj"),
        areas={"shaanxi": "aab", "huguang": "c"},
        open={"ningxia": "aab", "longan": "c"},
        temples={"suzhou": "a", "huaian": "b"},
        tiles=("110002", "301000", "000011"),
        princes="ningxia yongping suzhou",
    )
    turned = table(
        3,
        "act",
        hands=("jj", "hhd", "r"),
        areas={"shaanxi": "bbc", "huguang": "a"},
        open={"ningxia": "bbc", "longan": "a"},
        temples={"suzhou": "b", "huaian": "c"},
        tiles=("000011", "110002", "301000"),
        princes="suzhou ningxia yongping",
    )
    first, second, third = estimate_well(state)
    assert estimate_well(turned) == pytest.approx((third, first, second))


def test_a_sixth_sort_of_tiles_is_worth_more_than_one_more_of_another() -> None:
    held = ("310110", "111111")
    here, there = (
        table(2, "act", round=6, tiles=held, open={region: "a"}) for region in ("longan", "ningxia")
    )
    assert lead(here) > lead(there) + 2


def test_courtiers_in_different_areas_promise_more_sorts_than_in_one() -> None:
    apart, together = (
        table(2, "place", princes="xiangyang suzhou", areas=areas)
        for areas in (
            {"shaanxi": "a", "beizhili": "a", "sichuan": "a", "huguang": "a"},
            {"huguang": "aaaa"},
        )
    )
    assert lead(apart) > lead(together)


def test_courtiers_are_worth_more_in_areas_that_the_prince_can_reach() -> None:
    near, far = (
        table(2, "act", round=6, hands=("h", "h"), princes="ningxia suzhou", areas={area: "a"})
        for area in ("shaanxi", "guangdong")
    )
    assert lead(near) > lead(far) + 1


def test_a_province_counts_the_less_the_more_cards_the_prince_needs_to_get_there() -> None:
    for prince in range(len(REGIONS)):
        by_cards = [shares_within_reach(prince, (0, 0, 0, dragons)) for dragons in range(6)]
        assert set(by_cards[0]) == {UNREACHED}, "without cards he gets nowhere"
        needed = [
            next(count for count, row in enumerate(by_cards) if row[province] > UNREACHED)
            for province in range(len(PROVINCES))
        ]
        needed[prince // 3] = 0
        shares = by_cards[-1]
        assert all(0 < UNREACHED < share < 1 for share in shares)
        for one, other in permutations(range(len(PROVINCES)), 2):
            assert (needed[one] < needed[other]) == (shares[one] > shares[other])


def test_courtiers_are_worth_less_where_all_temples_are_the_seat_s() -> None:
    free, full = (
        table(2, "place", round=3, areas={area: "aaa"}, temples=MONKS)
        for area in ("beizhili", "shaanxi")
    )
    assert lead(free) > lead(full) + 2


def test_a_monk_is_in_danger_while_another_seat_waits_there_with_cards() -> None:
    playing, passed = (
        table(3, "act", round=6, hands=("", "", "hhh"), passed=gone, temples=MONKS, areas=AREAS)
        for gone in ("b", "bc")
    )
    assert lead(passed) > lead(playing) + 1


def test_going_back_from_the_city_counts_while_scorings_are_to_come() -> None:
    """One of two that nobody outnumbers: after the second round what it can still bring is not far
    from what it would bring now, after the last one nothing is."""
    assert recalled(2, 1) > recalled(2, 0) - 3
    assert recalled(6, 1) == recalled(6, 0)
    assert recalled(6, 2) == recalled(6, 0) - BONUS


def recalled(number: int, count: int) -> float:
    """The lead of a seat with two alone in a city that recalls so many."""
    state = table(2, "recall", round=number)
    city = with_added(state.city, 0, 0, 2)
    return lead(replace(state, scoring=0, city=city, recalls=(count, None)))


def test_a_lonely_courtier_becomes_a_monk_before_the_last_scoring() -> None:
    """A tile held already is worth less than the monk's points where others have most in the
    city."""
    state = table(
        2,
        "deploy",
        round=6,
        princes="ningxia suzhou",
        areas={"shaanxi": "a"},
        open={"lintao": "bb"},
        tiles=("200000", "000000"),
    )
    best = OwnTurn(GAMES["ming"], 0, Rng("monk"), well=True).best(state, 160)
    assert best.actions[0] == Deploy(1, "temple")
