"""The River (R33-R40, A7-A10)."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from rules.carcassonne.moves.actions import Place
from rules.carcassonne.moves.events import Discarded, Drawn
from rules.carcassonne.moves.legal import placements
from rules.carcassonne.position.box import box, spots
from rules.carcassonne.position.state import Laid
from rules.game import Rng
from tests.rules.carcassonne.scene import (
    CHANCE,
    GAME,
    Draw,
    deploying,
    do,
    on,
    placing,
    played,
    refusal,
    start,
    words,
)

COURSES = Counter({kind: tile.count for kind, tile in box().items() if tile.role == "course"})
LAND = Counter({kind: tile.count for kind, tile in box().items() if not tile.role})
SEEDS = range(12)


def test_r33_the_spring_starts_and_the_courses_come_first() -> None:
    for seed in SEEDS:
        state = GAME.setup(2, {"river": True}, Rng(seed))
        laid = [(t.kind, t.x, t.y, t.turn, t.seat) for t in state.laid]
        assert laid == [("R-SPRING", 0, 0, 0, None)], seed
        assert Counter(state.stack[:10]) == COURSES, seed
        assert Counter(state.stack[11:]) == LAND - Counter("D"), "the start tile left the game"


def test_r33_the_courses_are_shuffled() -> None:
    orders = {GAME.setup(2, {"river": True}, Rng(seed)).stack[:10] for seed in SEEDS}
    assert len(orders) > 1


def test_r34_no_follower_stands_on_the_river() -> None:
    state = deploying("R-CITYROAD M14 90", river=True)
    assert words(state) == {
        "deploy city", "deploy road", "deploy field-nne", "deploy field-sse",
        "deploy field-ssw", "deploy field-nnw", "pass",
    }  # fmt: skip
    every = [spot.sort for kind in box() for spot in spots(kind, 0)]
    assert set(every) == {"city", "road", "field", "cloister"}


def test_r34_sides_match_on_river_tiles_too() -> None:
    state = placing("R-TWOCITIES M14 90", tile="R-STRAIGHT", river=True)
    assert words(state) == {"place M15 90"}
    assert refusal(state, Place("M15", 0)) == "edges-differ"


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_r35_the_lake_is_a_turn_of_the_next_player(seats: int) -> None:
    rng = Rng(f"lake {seats}")
    state = GAME.setup(seats, {"river": True}, rng)
    while len(state.laid) < 13:
        legal = GAME.legal(state, state.turn)
        state = GAME.apply(state, state.turn, rng.choice(legal), rng).state
    assert [tile.kind for tile in state.laid].index("R-LAKE") == 11
    assert [tile.seat for tile in state.laid[1:13]] == [turn % seats for turn in range(12)]
    assert box()[state.laid[12].kind].role == ""


def test_r36_a_river_tile_carries_the_river_on() -> None:
    state = placing("R-STRAIGHT M14 90", tile="R-STRAIGHT", river=True)
    assert words(state) == {"place M15 90"}
    for cell in ("L13", "L14", "N14"):
        assert refusal(state, Place(cell, 90)) == "river-must-continue"


def test_r37_followers_go_on_all_but_the_river() -> None:
    state = deploying("R-CLOISTER M14 90", river=True)
    assert words(state) >= {"deploy cloister", "deploy road", "deploy field-nne"}
    lake = deploying("R-LAKE M14 0", river=True)
    assert words(lake) == {"deploy field", "pass"}
    after = on(start("R-LAKE", "B", river=True), "R-LAKE M14 0 field").state
    assert (after.phase, after.turn, len(after.followers)) == ("draw", 1, 1)


def test_r37_nobody_deploys_on_the_spring() -> None:
    state = start("R-STRAIGHT", "B", river=True)
    assert words(state) == {"draw"}
    state, _ = do(state, Draw())
    assert all(text.startswith("place") for text in words(state))


def test_r38_both_banks_are_one_farm_round_the_spring() -> None:
    scene = played("R-STRAIGHT M14 90 field-nne", "R-STRAIGHT M15 90", river=True)
    assert (scene.state.phase, scene.state.turn) == ("draw", 0), "no spot was left to ask for"
    assert len(scene.state.followers) == 1


def test_r38_both_banks_are_one_farm_round_the_lake() -> None:
    """The bridge's road cuts both banks off from the spring."""
    turns = ("R-BRIDGE M14 0 field-ssw", "R-STRAIGHT M15 90 field-nne")
    apart = played(*turns, river=True).state.board
    assert apart.feature(apart.segment((0, 2), "field-nne")).seats == (1,)
    whole = played(*turns, "R-LAKE M16 0", river=True).state.board
    assert sorted(whole.feature(whole.segment((0, 3), "field")).seats) == [0, 1]


def test_r39_no_u_turn() -> None:
    state = placing("R-BEND M14 90", tile="R-BEND", river=True)
    assert words(state) == {"place L14 270"}
    assert refusal(state, Place("L14", 180)) == "river-u-turn"


def test_r40_how_many_tiles_are_used() -> None:
    base, river = (GAME.setup(2, {"river": river}, CHANCE) for river in (False, True))
    assert (len(base.stack), len(base.laid)) == (71, 1)
    assert (len(river.stack), len(river.laid)) == (82, 1)
    assert sum(tile.count for tile in box().values()) == 84


def test_a07_u_turn_strict_straight_pieces_between() -> None:
    state = placing("R-BEND M14 90", "R-STRAIGHT L14 0", tile="R-BEND", river=True)
    assert words(state) == {"place K14 270"}
    assert refusal(state, Place("K14", 180)) == "river-u-turn"


def test_a07_only_the_last_bend_counts() -> None:
    turns = ("R-BEND M14 90", "R-BEND L14 270", "R-STRAIGHT L15 90")
    assert words(placing(*turns, tile="R-BEND", river=True)) == {"place L16 90"}


def test_a07_counts_of_placements() -> None:
    straight = placing(tile="R-STRAIGHT", river=True)
    assert len(words(straight)) == 1, "the two rotations look the same"
    assert len(words(placing(tile="R-CITYROAD", river=True))) == 2
    assert len(words(placing(tile="R-BEND", river=True))) == 2
    assert len(words(placing("R-BEND M14 180", tile="R-BENDROAD", river=True))) == 1
    assert len(words(placing("R-BEND M14 180", tile="R-LAKE", river=True))) == 1


def test_a07_the_river_never_gets_stuck() -> None:
    for seed in range(40):
        rng = Rng(seed)
        state = GAME.setup(2, {"river": True}, rng)
        while len(state.laid) < 12:
            legal = GAME.legal(state, state.turn)
            state = GAME.apply(state, state.turn, rng.choice(legal), rng).state
        assert state.discarded == (), seed
        assert state.board.river is None, seed


def test_a08_a_blocked_river_tile_is_discarded() -> None:
    """No game leads here; a city beside the river's end is put there by hand."""
    state = start("R-STRAIGHT", "R-BENDCITY", "B", river=True)
    beside = Laid(-1, 1, "E", 90, None)
    state = replace(state, laid=(*state.laid, beside))
    step = GAME.apply(state, 0, Draw(), CHANCE)
    assert step.public == (Discarded(0, "R-STRAIGHT"), Drawn(0, "R-BENDCITY"))


def test_a08_open_water_is_never_covered_by_land() -> None:
    state = played("R-STRAIGHT M14 90", river=True).state
    for kind in LAND:
        assert (0, 2) not in [cell for cell, _ in placements(state.board, kind)]


def test_a09_the_first_player_draws_the_first_course() -> None:
    state = GAME.setup(3, {"river": True}, CHANCE)
    assert state.turn == 0
    step = GAME.apply(state, 0, Draw(), CHANCE)
    assert step.state.drawn in COURSES
    assert step.state.laid[0].seat is None


def test_a10_the_lake_is_always_the_eleventh() -> None:
    for seed in SEEDS:
        state = GAME.setup(5, {"river": True}, Rng(seed))
        assert [i for i, kind in enumerate(state.stack, 1) if kind == "R-LAKE"] == [11], seed
        assert GAME.redeal(state, 0, Rng("again")).stack[10] == "R-LAKE", seed
