"""What the strong player guesses."""

from __future__ import annotations

from dataclasses import replace

from rules import GAMES
from rules.carcassonne.players.chances import chances
from rules.carcassonne.players.strong_estimate import estimate_well
from rules.carcassonne.position.state import State
from rules.computers.simulating import simulate
from tests.rules.carcassonne.scene import ended, played

TURNED_TO_THE_BIG_CITY = ("F M12 90 city", "E N12 90", "U L13 90", "E N11 270 city")
TURNED_AWAY = (*TURNED_TO_THE_BIG_CITY[:3], "E N11 90 city")
"""Seat 1 lays a city that faces the cell M11, as the city of seat 0 does, or another cell."""


def lead(state: State, seat: int = 0) -> float:
    """How far a seat of two is likely to be ahead."""
    points = estimate_well(state)
    return points[seat] - points[1 - seat]


def with_left(state: State, *stack: str) -> State:
    """The same position with other tiles to come."""
    return replace(state, stack=stack).keep(state.board)


def test_a_city_that_no_tile_left_can_close_is_worth_less() -> None:
    city = played("F M12 90 city").state
    assert lead(with_left(city, *"EEEEEEEE")) > lead(with_left(city, *"BBBBBBBB")) + 1


def test_a_cloister_that_no_tile_left_can_surround_is_worth_less() -> None:
    cloister = played("B M14 0 cloister").state
    assert lead(with_left(cloister, *"BBBBEEEE")) > lead(with_left(cloister, *"CCCCCCCC")) + 1


def test_a_city_that_can_be_closed_promises_its_farmers_points() -> None:
    farm = played("F M12 90 field-ene").state
    assert lead(with_left(farm, *"EEEEEEEE")) > lead(with_left(farm, *"BBBBBBBB")) + 0.5


def test_the_last_tile_of_a_city_is_sought_though_few_fit() -> None:
    city = played("F M12 90 city").state
    none, one, many = (with_left(city, *stack) for stack in ("B" * 40, "E" + "B" * 39, "E" * 40))
    assert lead(one) - lead(none) > 0.6 * (lead(many) - lead(none))


def test_a_small_city_may_be_joined_to_a_big_one() -> None:
    stack = "RRRR"
    facing = with_left(played(*TURNED_TO_THE_BIG_CITY).state, *stack)
    away = with_left(played(*TURNED_AWAY).state, *stack)
    assert lead(facing, 1) > lead(away, 1)


def test_open_cities_promise_less_when_few_tiles_are_left() -> None:
    city = played("F M12 90 city").state
    assert lead(with_left(city, *"EEEEEEEE")) > lead(with_left(city, *"EE"))


def test_the_last_free_follower_is_dear_and_all_are_cheap_at_the_end() -> None:
    early, late = chances(("B",) * 60, 2), chances(("B",) * 4, 2)
    assert early.at_home(1) - early.at_home(0) > 2 * (early.at_home(7) - early.at_home(6))
    assert early.at_home(3) > 3 * late.at_home(3)


def test_seats_are_guessed_alike() -> None:
    state = played(*TURNED_TO_THE_BIG_CITY).state
    others = tuple(replace(one, seat=1 - one.seat) for one in state.followers)
    turned_round = replace(state, followers=others, points=state.points[::-1])
    one, two = estimate_well(turned_round)
    assert [round(points, 9) for points in estimate_well(state)] == [round(two, 9), round(one, 9)]


def test_the_order_of_the_stack_does_not_count() -> None:
    state = played("F M12 90 city").state
    assert estimate_well(with_left(state, *"EBR")) == estimate_well(with_left(state, *"REB"))


def test_the_end_of_a_game_is_guessed_as_it_is() -> None:
    over = ended("F M12 90 city").state
    assert estimate_well(over) == over.scores == (3, 0)


def test_a_whole_game_can_be_guessed_at_every_step() -> None:
    record = simulate(GAMES["carcassonne"], 2, {"river": True}, "guess", ["beginner"]).record
    states = [played.step.state for _, played in record.replay(GAMES)]
    assert all(len(estimate_well(state)) == 2 for state in states)
    assert estimate_well(states[-1]) == states[-1].scores
