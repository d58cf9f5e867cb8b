"""What everybody, or one seat, could note stays known when the rest is dealt anew (R4, R22)."""

from __future__ import annotations

from collections import Counter

import pytest

from rules.game import Rng
from rules.tigris.position.state import added
from tests.rules.tigris.scene import GAME, Scene, scene

HANDS = ("ttffms", "ffffff", "mmmmmm")
BAG = ("market", "settlement", "temple") * 6


def swapped() -> Scene:
    """The first seat has swapped two farms away unseen."""
    return scene(hands=HANDS, bag=BAG).do("swap farm", "swap farm", "exchange")


@pytest.mark.parametrize("seat", [None, 0, 1, 2])
def test_r04_points_and_treasures_won_in_the_open_are_known(seat: int | None) -> None:
    state = scene(points=((1, 2, 3, 4), (9, 0, 0, 0), (0, 5, 0, 5)), won=(1, 0, 2)).state
    for number in range(5):
        dealt = GAME.redeal(state, seat, Rng("points", number))
        assert (dealt.points, dealt.won) == (state.points, state.won)
        assert dealt.gone == state.gone


def test_r22_a_seat_knows_what_it_swapped_away() -> None:
    state = swapped().state
    assert state.swapped[0] == state.discarded == (0, 2, 0, 0)
    for number in range(20):
        assert GAME.redeal(state, 0, Rng("own", number)).discarded == (0, 2, 0, 0)


@pytest.mark.parametrize("seat", [None, 1, 2])
def test_a15_nobody_else_knows_what_was_swapped_away(seat: int | None) -> None:
    state = swapped().state
    found: Counter[tuple[int, ...]] = Counter()
    for number in range(40):
        dealt = GAME.redeal(state, seat, Rng("other", number))
        assert sum(dealt.discarded) == 2
        assert dealt.discarded == dealt.swapped[0]
        found[dealt.discarded] += 1
    assert len(found) > 3


def test_r22_later_swaps_are_added() -> None:
    state = swapped().do("swap temple", "exchange").state
    assert state.swapped[0] == state.discarded == (1, 2, 0, 0)
    assert added(state.swapped[1], state.swapped[2]) == (0, 0, 0, 0)


def test_r22_how_many_tiles_are_put_aside_is_known_to_their_owner_alone() -> None:
    one = scene(hands=HANDS, bag=BAG).do("swap farm")
    two = one.do("swap temple")
    assert GAME.view(one.state, 1) == GAME.view(two.state, 1)
    assert GAME.redeal(one.state, 1, Rng("aside")) == GAME.redeal(two.state, 1, Rng("aside"))
    assert GAME.redeal(one.state, 0, Rng("aside")).aside == (0, 1, 0, 0)
