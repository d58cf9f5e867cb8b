"""Phase 1: courtiers go into the areas (R6-R8)."""

from __future__ import annotations

from rules.ming.moves.events import CourtierPlaced
from tests.rules.ming.ground import PROVINCES
from tests.rules.ming.scene import GAME, do, reason, table, words


def test_r07_five_courtiers_leave_the_supply_at_once() -> None:
    scene = do(table(3, "prince", princes="", supply=30), "prince lintao", "prince longan")
    assert scene.state.supply == (30, 30, 30)
    scene = scene.do("prince suzhou")
    assert scene.state.supply == (25, 25, 25)
    assert scene.state.placing == (5, 5, 5)


def test_r07_one_is_placed_in_turn_in_any_area_five_times_round() -> None:
    scene, turns = do(table(3, "place", turn=1, start=1, placing=(5, 5, 5))), list[int]()
    while scene.state.phase == "place":
        turns.append(scene.state.turn)
        assert words(scene.state) == {f"place {province}" for province in PROVINCES}
        scene = scene.do("place huguang")
    assert turns == [1, 2, 0] * 5
    assert scene.state.placing == (0, 0, 0)
    assert (scene.state.phase, scene.state.turn) == ("cards", 1)


def test_r07_areas_are_shared() -> None:
    scene = do(table(3, "place", placing=(1, 1, 1)), "place huguang", "place huguang")
    assert scene.area("huguang") == "ab"
    assert scene.told == (CourtierPlaced(0, "huguang"), CourtierPlaced(1, "huguang"))
    assert not scene.reveals


def test_r08_all_are_placed_and_older_ones_stay() -> None:
    state = table(3, "place", placing=(1, 1, 1), areas={"sichuan": "aab"}, supply=10)
    assert reason(state, "pass") == "wrong-phase"
    scene = do(state, "place shaanxi", "place shaanxi", "place sichuan")
    assert (scene.area("sichuan"), scene.area("shaanxi")) == ("aabc", "ab")
    assert scene.state.supply == (10, 10, 10)


def test_r06_phases_follow_each_other_and_begin_with_the_start_player() -> None:
    scene = do(table(3, "place", turn=2, start=2, placing=(1, 1, 1), hands=("hhhhr",) * 3))
    phases = list[tuple[str, int]]()
    for text in ("place sichuan",) * 3 + ("pass",) * 3:
        phases.append((scene.state.phase, scene.state.turn))
        scene = scene.do(text)
    assert phases == [("place", 2), ("place", 0), ("place", 1), ("act", 2), ("act", 0), ("act", 1)]
    assert (scene.state.phase, scene.state.round) == ("place", 2)


def test_an_area_that_does_not_exist_is_refused() -> None:
    state = table(3, "place", placing=(1, 1, 1))
    assert reason(state, "place tibet") == "unknown-province"
    assert GAME.legal(state, 1) == ()
