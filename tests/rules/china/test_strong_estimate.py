"""What the strong player guesses of the end of a game of China."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rules.china.players.strong_estimate import cards_to_come, estimate_well
from rules.china.position.state import NOBODY, State
from tests.rules.china.scene import all_sites, ended, table


def led(state: State) -> float:
    """How far the first seat is ahead of the second."""
    points = estimate_well(state)
    return points[0] - points[1]


def test_a_finished_game_brings_the_true_points() -> None:
    over = ended(houses=("we1 we2 we3", "we4 zh1"), emissaries={"wei": (2, 1), "zhao": (1,)})
    assert estimate_well(over.state) == over.points


def test_seats_that_change_places_change_points() -> None:
    houses, courts = ("we1 we2", "we3 zh1", "qi1"), {"wei": (1, 0, 0), "zhao": (0, 1, 0)}
    points = estimate_well(table(houses=houses, emissaries=courts))
    turned = {name: (row[2], *row[:2]) for name, row in courts.items()}
    moved = estimate_well(table(houses=(houses[2], *houses[:2]), emissaries=turned))
    assert moved == pytest.approx((points[2], *points[:2]))


def test_a_majority_is_worth_more_once_it_cannot_be_overtaken() -> None:
    """Two houses to one in a state of four: while two sites are free, and when no card is left."""
    houses = ("lu1 lu2", "lu3")
    early, late = table(houses=houses), table(houses=houses, pile="", used_up=2)
    assert led(late) > led(early)


def test_a_full_court_is_led_for_good() -> None:
    """The same emissaries in two courts, with all sites taken and with room for others."""
    courts = {"lu": (2, 0, 0), "qi": (2, 0, 0)}
    taken = f"{all_sites('lu')} {all_sites('qi')}"
    two_each = "lu1 lu2 qi1 qi2"
    rest = " ".join(site for site in taken.split() if site not in two_each.split()).split()
    others = (" ".join(rest[::2]), " ".join(rest[1::2]))
    closed = table(houses=(two_each, *others), emissaries=courts)
    without = replace(closed, emissaries=((0, 0, 0),) * len(closed.emissaries))
    # Four emissaries, an alliance of four, and what those that stand there are worth by themselves.
    assert led(closed) - led(without) > 4


def test_an_emissary_beside_a_court_that_is_led_is_worth_more_than_one_far_away() -> None:
    """Yan and Qi are allied, Yan and Shu are not."""
    houses = ("ya1", "qi1", "sh1")
    beside = table(houses=houses, emissaries={"yan": (1,), "qi": (1,)})
    far = table(houses=houses, emissaries={"yan": (1,), "shu": (1,)})
    assert led(beside) > led(far)


def test_cards_to_come_are_those_of_both_uses_of_the_pile() -> None:
    state = table(pile="red green", discards="red red red")
    assert cards_to_come(state) == 2 + 5
    assert cards_to_come(replace(state, used_up=1)) == 2


def test_an_empty_map_favours_nobody() -> None:
    state = table(5, "b")
    assert set(state.houses) == {NOBODY}
    assert estimate_well(state) == pytest.approx((estimate_well(state)[0],) * 5)
