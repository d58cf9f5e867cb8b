"""The rulings that are not about the river (A1-A6, A11-A15)."""

from __future__ import annotations

from rules.carcassonne.moves.actions import Deploy, Draw
from rules.carcassonne.moves.events import (
    CityFed,
    CityUnfinished,
    Discarded,
    Drawn,
    TileLeft,
    TilesLeft,
)
from rules.carcassonne.position.box import different_turns, spots
from rules.game import Rng
from tests.rules.carcassonne.scene import (
    CHANCE,
    GAME,
    deploying,
    drawn,
    ended,
    played,
    refusal,
    start,
    words,
)


def test_a01_a_discard_is_told_and_never_comes_back() -> None:
    state = played("E M12 180", more=("C", "U", "B")).state
    step = GAME.apply(state, 1, Draw(), CHANCE)
    assert step.public == (Discarded(1, "C"), Drawn(1, "U"))
    assert "C" not in step.state.stack
    assert (step.state.turn, step.state.discarded) == (1, ("C",))


def test_a02_nobody_is_asked_whether_a_tile_fits() -> None:
    state = played("E M12 180", more=("C", "U", "B")).state
    assert GAME.legal(state, 1) == (Draw(),)
    assert GAME.legal(state, 0) == ()
    assert Draw.automatic


def test_a03_ones_own_follower_blocks_too() -> None:
    state = deploying("U L13 90 road", "B M14 0", "U N13 90")
    assert state.turn == 0
    assert refusal(state, Deploy("road")) == "spot-taken"


def test_a04_unfinished_cities_count_tiles() -> None:
    """Four tiles in a ring, five segments, one gap."""
    scene = ended("I M14 90 city-e", "N N14 180", "N N15 270", "R M15 0")
    assert scene.of(CityUnfinished) == [
        CityUnfinished("M14", 4, (0,), 1, 1, (1, 0), tiles=4, pennants=0)
    ]


def test_a04_unfinished_roads_count_tiles() -> None:
    assert ended("X N13 0 road-w", "U L13 90").scores == (3, 0)


def test_a05_two_beat_one_and_one_to_one_ties() -> None:
    shared = ("U L13 90", "U N13 90", "E L12 90 city", "E N12 270 city", "B L11 0", "B N11 0")
    assert played(*shared, "E M11 180 city", "C M12 0").scores == (12, 0)
    assert played(*shared, "E M11 180", "C M12 0").scores == (12, 12)


def test_a06_fields_do_not_meet_across_a_corner() -> None:
    state = deploying("U N13 90 field-nnw", "E M12 180")
    assert "deploy field" in words(state)


def test_a11_all_copies_of_the_start_kind_are_alike() -> None:
    state = GAME.setup(2, {}, CHANCE)
    assert state.stack.count("D") == 3
    assert state.laid[0].kind == "D"
    assert "place L13 0" in words(drawn(start("D", "B")))


def test_a12_farms_are_won_city_by_city() -> None:
    """Seat 1 is alone on its farm, which would score in later editions."""
    scene = ended("G M12 90 field-wsw", "U N13 90 field-nnw", "E M11 180 field")
    assert scene.scores == (4, 0)
    assert len(scene.of(CityFed)) == 1


def test_a13_nobody_must_deploy() -> None:
    state = deploying("E M12 180")
    assert "pass" in words(state)
    assert played("E M12 180").state.supply == (7, 7)


def test_a14_a_farmer_may_stand_where_no_city_is() -> None:
    assert ended("U M14 90 field-ese").scores == (0, 0)
    assert ended("U M14 90 field-ese", "B M15 0").state.supply == (6, 7)


def test_a15_the_tiles_left_are_public_by_kind_only() -> None:
    state = GAME.setup(2, {"river": True}, CHANCE)
    told = GAME.remaining(GAME.view(state, None))
    assert told[0] == TilesLeft(82)
    kinds = [event for event in told[1:] if isinstance(event, TileLeft)]
    assert sum(event.count for event in kinds) == 82
    assert TileLeft("R-LAKE", 1) in kinds
    assert TileLeft("D", 3) in kinds
    other = GAME.redeal(state, None, Rng("other"))
    assert other.stack != state.stack
    assert GAME.view(other, 1) == GAME.view(state, 1)


def test_look_alikes_are_merged_by_geometry() -> None:
    turns = {
        kind: different_turns(kind) for kind in ("B", "C", "X", "F", "G", "H", "U", "R-BRIDGE")
    }
    assert turns == {
        **dict.fromkeys("BCX", (0,)),
        **dict.fromkeys(("F", "G", "H", "U", "R-BRIDGE"), (0, 90)),
    }
    assert different_turns("I") == different_turns("R-CLOISTER") == (0, 90, 180, 270)


def test_spots_on_an_empty_board() -> None:
    counts = {"X": 8, "L": 7, "W": 6, "R-CITYROAD": 6, "C": 1, "R-LAKE": 1, "R-SPRING": 1}
    assert {kind: len(spots(kind, 0)) for kind in counts} == counts
