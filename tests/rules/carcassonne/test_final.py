"""The end of the game and the final scoring (R26-R32)."""

from __future__ import annotations

from rules.carcassonne.moves.events import (
    CityFed,
    CityUnfinished,
    CloisterUnfinished,
    Deployed,
    FinalScoring,
    GameEnded,
    RoadUnfinished,
    SmallCityFinished,
)
from tests.rules.carcassonne.scene import GAME, Scene, deploying, ended, played, words

FARMS_OF_BOTH = ("G M12 90 field-wsw", "U N13 90 field-nnw", "E M11 180 field")
"""A city of three tiles with a farm on either side and one at each end, three of them farmed."""

FARMERS = (((1, 0), "field-nnw"), ((0, -1), "field"), ((0, -2), "field-nnw"))


def breakdown(scene: Scene, seat: int) -> dict[str, int]:
    """Where a seat's points came from, zeros left out."""
    outcome = GAME.outcome(scene.state)
    assert outcome is not None
    return {source: points for source, points in outcome.breakdown[seat] if points}


def test_r26_follower_and_scoring_come_before_the_end() -> None:
    scene = ended("U L13 90", "E M12 180 city")
    kinds = [type(event) for event in scene.told]
    assert kinds.index(Deployed) < kinds.index(SmallCityFinished) < kinds.index(FinalScoring)
    assert kinds[-1] is GameEnded
    assert scene.state.phase == "over"
    assert GAME.to_act(scene.state) == ()
    assert breakdown(scene, 1) == {"cities": 2}


def test_r26_a_farmer_of_the_last_turn_counts() -> None:
    assert ended("E M12 180 field").scores == (4, 0)


def test_r27_an_unfinished_road_scores_one_a_tile() -> None:
    scene = ended("U L13 90 road")
    assert scene.of(RoadUnfinished) == [RoadUnfinished("M13", 2, (0,), 1, 1, (1, 0), tiles=2)]
    assert breakdown(scene, 0) == {"unfinished-roads": 2}


def test_r27_unfinished_roads_that_meet_at_a_crossing_are_named_by_tiles_of_their_own() -> None:
    scene = ended("W N13 0", "U N14 0 road", "U O13 90 road")
    assert sorted(road.cell for road in scene.of(RoadUnfinished)) == ["N14", "O13"]


def test_r27_an_unfinished_city_scores_one_a_tile_and_pennant() -> None:
    scene = ended("F M12 90 city")
    assert scene.of(CityUnfinished) == [
        CityUnfinished("M13", 3, (0,), 1, 1, (1, 0), tiles=2, pennants=1)
    ]
    assert breakdown(scene, 0) == {"unfinished-cities": 3}


def test_r27_small_cities_are_no_exception() -> None:
    assert ended("G M12 90 city").scores == (2, 0)
    assert ended("E M14 180 city").scores == (1, 0)


def test_r27_an_unfinished_cloister_counts_its_neighbours() -> None:
    scene = ended("B M14 0 cloister", "U L13 90", "B M15 0")
    assert scene.of(CloisterUnfinished) == [CloisterUnfinished("M14", 3, 4, 0)]
    assert breakdown(scene, 0) == {"unfinished-cloisters": 4}


def test_r27_majorities_as_in_complete_features() -> None:
    """The book's example: black gets nothing, green has more knights in the city."""
    shared = ("U L13 90", "U N13 90", "E L12 90 city", "E N12 270 city", "B L11 0", "B N11 0")
    most = ended(*shared, "G M11 90 city", "C M12 0")
    assert most.of(CityUnfinished) == [
        CityUnfinished("M13", 6, (0,), 1, 2, (2, 1), tiles=5, pennants=1)
    ]
    assert most.scores == (6, 0)
    tied = ended(*shared, "G M11 90", "C M12 0")
    assert tied.scores == (6, 6)


def test_r27_nothing_is_told_of_unfinished_features_without_followers() -> None:
    scene = ended("U L13 90")
    assert [type(event) for event in scene.told[1:]] == [FinalScoring, GameEnded]


def test_r28_a_road_parts_two_farms() -> None:
    state = deploying("U N13 90 field-nnw", "U L13 90")
    assert words(state) == {"deploy road", "deploy field-ese", "pass"}


def test_r28_a_city_parts_two_farms() -> None:
    state = deploying("G M12 90 field-wsw", "G M11 90")
    assert words(state) == {"deploy city", "deploy field-ene", "deploy field-wsw", "pass"}


def test_r28_the_river_parts_two_farms() -> None:
    """South of the bridge nothing joins the banks."""
    state = deploying("R-BRIDGE M14 0 field-ssw", "R-STRAIGHT M15 90", river=True)
    assert words(state) == {"deploy field-nne", "pass"}


def test_r28_a_new_tile_joins_the_farms_of_three_farmers() -> None:
    """The book's example. Field runs all round the end of the road on the joining tile."""
    turns = ("U N13 90 field-nnw", "E M12 180 field", "U M11 90 field-nnw", "V N11 0")
    apart = played(*turns, seats=3).state.board
    assert len({apart.feature_of[apart.segment(*at)] for at in FARMERS}) == 3
    scene = ended(*turns, "A N12 180", seats=3)
    board = scene.state.board
    assert len({board.feature_of[board.segment(*at)] for at in FARMERS}) == 1
    assert scene.of(CityFed) == [CityFed("M13", 4, (0, 1, 2), 3, 3, (1, 1, 1))]


def test_r29_only_complete_cities_count() -> None:
    assert ended("U N13 90 field-nnw").scores == (0, 0)
    assert ended("U N13 90 field-nnw", "G M12 90").scores == (0, 0)
    assert ended("U N13 90 field-nnw", "E M12 180").scores == (4, 0)


def test_r29_the_distance_does_not_matter() -> None:
    scene = ended("U N13 90", "U O13 90", "U P13 90 field-nnw", "E M12 180")
    assert breakdown(scene, 0) == {"farms": 4}


def test_r29_a_farm_cut_off_by_the_road_does_not_feed() -> None:
    assert ended("U N13 90 field-ese", "E M12 180").scores == (0, 0)


def test_r30_farmers_count_over_all_farms_of_the_city() -> None:
    """Farm by farm seat 1 would win one of three farms; city by city seat 0 has two to one."""
    scene = ended(*FARMS_OF_BOTH)
    assert scene.of(CityFed) == [CityFed("M13", 4, (0,), 1, 2, (2, 1))]
    assert scene.scores == (4, 0)


def test_r30_tied_farmers_each_take_four() -> None:
    """The book's example: two farms that are not joined, each with a farmer."""
    scene = ended("E M12 180 field", "U N13 90 field-nnw")
    assert scene.of(CityFed) == [CityFed("M13", 4, (0, 1), 2, 2, (1, 1))]
    assert scene.scores == (4, 4)


def test_r30_each_city_is_taken_by_itself() -> None:
    """Seat 0 ties for the first city and alone feeds the second, which seat 1 does not touch."""
    turns = ("E M12 180 field", "U N13 90 field-nnw", "E M11 0", "E M10 180")
    scene = ended(*turns)
    assert [event.tally for event in scene.of(CityFed)] == [(1, 1), (1, 0)]
    assert scene.scores == (8, 4)


def test_r30_the_size_of_the_city_does_not_matter() -> None:
    small = ended("E M12 180 field")
    large = ended("G M12 90 field-wsw", "G M11 90", "E M10 180")
    assert small.scores == large.scores == (4, 0)


def test_r30_two_cities_that_begin_on_one_tile_are_told_apart() -> None:
    """Both begin on M14, which lies between them; each is told with its other tile."""
    scene = ended("H M14 90 field", "E N14 270", "E L14 90")
    fed = [(event.cell, event.beside) for event in scene.of(CityFed)]
    assert fed == [("M14", "N14"), ("M14", "L14")]
    assert scene.scores == (8, 0)


def test_r31_one_farmer_feeds_several_cities() -> None:
    """The book's example: 8 points."""
    scene = ended("U N13 90 field-nnw", "E M12 180", "E N12 0", "E N11 180")
    assert len(scene.of(CityFed)) == 2
    assert breakdown(scene, 0) == {"farms": 8}


def test_r31_a_farm_touching_twice_feeds_once() -> None:
    """The farm lies against both tiles of the city."""
    scene = ended("U N13 90 field-nnw", "E M12 180", "B N12 0")
    assert scene.of(CityFed) == [CityFed("M13", 4, (0,), 1, 1, (1, 0))]


def test_r32_equal_totals_share_the_win() -> None:
    scene = ended("E M12 180")
    outcome = GAME.outcome(scene.state)
    assert outcome is not None
    assert outcome.ranking == ((0, 1),)
    assert scene.told[-1] == GameEnded((0, 1), 2, 0)


def test_r32_places_are_shared_below_too() -> None:
    outcome = GAME.outcome(ended("E M12 180 city", seats=3).state)
    assert outcome is not None
    assert outcome.ranking == ((0,), (1, 2))
    assert outcome.scores == (2, 0, 0)
