"""Courtiers may be placed ahead of one's turn (R7), and nothing else may be planned."""

from __future__ import annotations

from rules.ming.moves.actions import MingAction, Neutral, Place
from rules.ming.position.state import State
from tests.rules.ming.ground import PROVINCES
from tests.rules.ming.scene import GAME, do, table


def planned(state: State, seat: int | None, so_far: int = 0) -> tuple[MingAction, ...]:
    """What a seat may plan after so many planned placements."""
    before: tuple[MingAction, ...] = (Place("huguang"),) * so_far
    return tuple(GAME.plan(GAME.view(state, seat), before))


def test_as_many_placements_are_planned_as_courtiers_are_left() -> None:
    assert GAME.offers("plan")
    state = do(table(3, "place", placing=(3, 2, 2)), "place huguang").state
    every = tuple(Place(province) for province in PROVINCES)
    assert [planned(state, 0, so_far) for so_far in range(4)] == [every, every, (), ()]
    assert planned(state, 2, 1) == every
    assert planned(state, None) == ()


def test_what_others_place_leaves_every_planned_placement_legal() -> None:
    scene = do(table(2, "place", placing=(2, 2)), "place huguang")
    before = planned(scene.state, 0)
    scene = scene.do("place huguang")
    assert set(before) == set(GAME.legal(scene.state, 0))
    assert planned(scene.state, 0) == before


def test_neutral_courtiers_are_planned_where_three_may_stand() -> None:
    scene = table(2, "neutral", neutral=(3, 3))
    ningxia = Neutral("ningxia")
    scene = do(scene, "neutral ningxia")
    view = GAME.view(scene.state, 0)
    assert ningxia in GAME.plan(view, (ningxia,))
    assert GAME.plan(view, (ningxia, ningxia)) == ()
    again = do(scene.state, "neutral ningxia")
    view = GAME.view(again.state, 1)
    assert ningxia in GAME.plan(view, ())
    assert ningxia not in GAME.plan(view, (ningxia,))
    assert Neutral("lintao") in GAME.plan(view, (ningxia,))


def test_others_may_fill_up_a_region_for_neutral_courtiers() -> None:
    """Then the plan as a whole is not offered any more (R40)."""
    state = do(table(2, "neutral", neutral=(3, 3)), "neutral lintao").state
    ningxia = Neutral("ningxia")
    assert ningxia in GAME.plan(GAME.view(state, 0), (ningxia,))
    state = do(state, "neutral ningxia", "neutral longan").state
    state = do(state, "neutral ningxia").state
    assert ningxia in GAME.plan(GAME.view(state, 0), ())
    assert ningxia not in GAME.plan(GAME.view(state, 0), (ningxia,))


def test_nothing_is_planned_once_all_are_placed_or_in_another_phase() -> None:
    scene = do(table(2, "place", placing=(1, 1), hands=("hhhhr",) * 2), "place huguang")
    assert planned(scene.state, 0) == ()
    assert planned(scene.state, 1) != ()
    scene = scene.do("place huguang")
    assert scene.state.phase == "act"
    assert [planned(scene.state, seat) for seat in (0, 1)] == [(), ()]
