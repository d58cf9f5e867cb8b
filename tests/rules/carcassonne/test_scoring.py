"""Scoring during the game (R17-R25)."""

from __future__ import annotations

from rules.carcassonne.moves.events import (
    CityFinished,
    CloisterFinished,
    FinishedEmpty,
    FollowersReturned,
    RoadFinished,
    SmallCityFinished,
)
from rules.carcassonne.position.box import box
from rules.carcassonne.position.state import Follower
from tests.rules.carcassonne.scene import deploying, played, words

BESIDE_TWO_ROADS = ("W L13 0", "B M14 0", "A N14 180")
"""A crossing on N13 completes a road to the west and one to the south."""

AROUND_M14 = (
    "U L13 90", "U N13 90", "E L14 270", "E N14 90", "E L15 270", "E N15 90", "E M15 180",
)  # fmt: skip
"""All cells around M14 but the start tile's."""

SHARED_CITY = (
    "U L13 90", "U N13 90", "E L12 90 city", "E N12 270 city", "B L11 0", "B N11 0",
)  # fmt: skip
"""Knights of both seats beside M12; a city tile there joins them."""


def test_r17_a_road_between_crossing_and_cloister() -> None:
    scene = played("W N13 0 road-w", "U L13 90", "A K13 270")
    assert scene.of(RoadFinished) == [RoadFinished("K13", 4, (0,), 1, 1, (1, 0), tiles=4)]
    assert scene.scores == (4, 0)


def test_r17_a_road_ends_at_a_city() -> None:
    scene = played("T N13 90 road", "A L13 270")
    assert scene.of(RoadFinished) == [RoadFinished("L13", 3, (0,), 1, 1, (1, 0), tiles=3)]


def test_r17_a_ring_is_complete() -> None:
    turns = ("V M14 270 road", "V N14 0", "V N15 90", "V M15 180")
    assert played(*turns[:3]).scores == (0, 0)
    assert played(*turns).scores == (4, 0)


def test_r17_an_open_end_scores_nothing() -> None:
    assert played("W N13 0 road-w", "U L13 90").scores == (0, 0)


def test_r18_two_points_a_tile_and_a_pennant() -> None:
    scene = played("M M12 180 city", "E L12 90")
    assert scene.of(CityFinished) == [
        CityFinished("L12", 8, (0,), 1, 1, (1, 0), tiles=3, pennants=1)
    ]
    assert scene.scores == (8, 0)


def test_r18_every_pennant_counts() -> None:
    scene = played("F M12 90 city", "F M11 90", "E M10 180")
    assert scene.of(CityFinished) == [
        CityFinished("M10", 12, (0,), 1, 1, (1, 0), tiles=4, pennants=2)
    ]


def test_r18_a_gap_in_the_wall_keeps_the_city_open() -> None:
    assert played("R M12 180 city", "E L12 90").scores == (0, 0)
    assert played("R M12 180 city", "E L12 90", "E N12 270").scores == (8, 0)


def test_r19_a_tile_counts_once_with_two_segments_of_one_city() -> None:
    scene = played("I M14 90 city-e", "N N14 180", "N N15 270", "N M15 0")
    assert scene.of(CityFinished) == [
        CityFinished("M15", 8, (0,), 1, 1, (1, 0), tiles=4, pennants=0)
    ]


def test_r19_a_ring_back_to_its_crossing_counts_it_once() -> None:
    scene = played("X N13 0 road-n", "V N12 270", "V O12 0", "V O13 90")
    assert scene.of(RoadFinished) == [RoadFinished("O13", 4, (0,), 1, 1, (1, 0), tiles=4)]


def test_r20_small_city_scores_two() -> None:
    scene = played("E M12 180 city")
    assert scene.of(SmallCityFinished) == [
        SmallCityFinished("M12", 2, (0,), 1, 1, (1, 0), pennants=0)
    ]
    assert scene.scores == (2, 0)


def test_r20_three_tiles_are_no_small_city() -> None:
    assert played("G M12 90 city", "E M11 180").scores == (6, 0)


def test_r20_no_pennant_can_be_in_a_small_city() -> None:
    with_pennant = [tile for tile in box().values() if tile.pennant]
    assert len(with_pennant) == 6
    assert all(len(tile.cities[0]) > 1 for tile in with_pennant)


def test_r21_a_surrounded_cloister_scores_nine() -> None:
    turns = ("B M14 0 cloister", *AROUND_M14)
    assert played(*turns[:-1]).scores == (0, 0)
    scene = played(*turns)
    assert scene.of(CloisterFinished) == [CloisterFinished("M14", 9, 0)]
    assert scene.scores == (9, 0)
    assert scene.state.supply == (7, 7)


def test_r21_a_cloister_laid_into_the_last_hole() -> None:
    scene = played(*AROUND_M14, "B M14 0 cloister")
    assert scene.of(CloisterFinished) == [CloisterFinished("M14", 9, 1)]
    assert scene.scores == (0, 9)


def test_r21_one_tile_completes_two_cloisters() -> None:
    """The cloisters on M14 and M15 both wait for N15."""
    row = ("B M14 0 cloister", "U L13 90", "B M15 0 cloister", "U N13 90")
    rest = ("E L14 270", "E N14 90", "E L15 270", "E L16 270", "E M16 180", "E N16 90")
    scene = played(*row, *rest, "E N15 90")
    assert len(scene.of(CloisterFinished)) == 2
    assert scene.scores == (18, 0)


def test_r22_most_knights_take_all() -> None:
    scene = played(*SHARED_CITY, "E M11 180 city", "C M12 0")
    assert scene.of(CityFinished) == [
        CityFinished("M12", 12, (0,), 1, 2, (2, 1), tiles=5, pennants=1)
    ]
    assert scene.scores == (12, 0)


def test_r22_tied_knights_each_take_all() -> None:
    scene = played(*SHARED_CITY, "E M11 180", "C M12 0")
    assert scene.of(CityFinished) == [
        CityFinished("M12", 12, (0, 1), 2, 2, (1, 1), tiles=5, pennants=1)
    ]
    assert scene.scores == (12, 12)


def test_r22_tied_thieves_each_take_all() -> None:
    turns = ("U L13 90 road", "U M14 90 road", "V N13 0", "V N14 90", "W K13 0", "W L14 0")
    scene = played(*turns)
    assert scene.of(RoadFinished) == [RoadFinished("L14", 7, (0, 1), 2, 2, (1, 1), tiles=7)]
    assert scene.scores == (7, 7)


def test_r23_all_followers_go_home_scorers_or_not() -> None:
    scene = played(*SHARED_CITY, "E M11 180 city", "C M12 0")
    assert scene.of(FollowersReturned) == [FollowersReturned((2, 1))]
    assert scene.state.supply == (7, 7)
    assert scene.state.followers == ()


def test_r23_farmers_never_return() -> None:
    scene = played("U N13 90 field-nnw", "E M12 180 city")
    assert scene.state.followers == (Follower(0, 1, 0, "field-nnw"),)
    assert scene.state.supply == (6, 7)


def test_r23_followers_on_other_features_stay() -> None:
    scene = played("U M14 90 road", "E M12 180 city")
    assert scene.state.supply == (6, 7)


def test_r24_an_empty_completed_city_scores_for_nobody() -> None:
    scene = played("E M12 180")
    assert scene.of(FinishedEmpty) == [FinishedEmpty("city", "M12", 2)]
    assert scene.scores == (0, 0)
    assert scene.state.board.feature(scene.state.board.segment((0, 0), "city")).open == 0


def test_r24_an_empty_completed_cloister_and_road() -> None:
    around = played("B M14 0", *AROUND_M14)
    assert around.of(FinishedEmpty)[0] == FinishedEmpty("cloister", "M14", 9)
    road = played("W N13 0", "W L13 0")
    assert road.of(FinishedEmpty) == [FinishedEmpty("road", "L13", 3)]


def test_r24_features_of_a_sort_that_one_tile_completes_are_named_by_other_tiles() -> None:
    crossing = played(*BESIDE_TWO_ROADS, "W N13 0")
    roads = [FinishedEmpty("road", "M13", 3), FinishedEmpty("road", "N14", 2)]
    assert sorted(crossing.of(FinishedEmpty), key=str) == roads
    scored = played(*BESIDE_TWO_ROADS, "W N13 0 road-s")
    assert scored.of(RoadFinished)[0].cell == "N14"
    assert scored.of(FinishedEmpty) == roads[:1]


def test_r25_one_tile_completes_a_city_and_a_road() -> None:
    """The book's example: 2 points for the city, 3 for the road."""
    scene = played("W L13 0 road-e", "E M12 180", "B M14 0", "E N12 180", "L N13 0 city")
    assert scene.of(SmallCityFinished) == [
        SmallCityFinished("N13", 2, (0,), 1, 1, (1, 0), pennants=0)
    ]
    assert scene.of(RoadFinished) == [RoadFinished("N13", 3, (0,), 1, 1, (1, 0), tiles=3)]
    assert scene.scores == (5, 0)
    assert scene.of(FollowersReturned) == [FollowersReturned((2, 0))]


def test_r25_one_tile_completes_two_cities() -> None:
    scene = played("U L13 90", "B L12 0", "B L11 0", "E M11 180 city", "H M12 0 city-s")
    assert len(scene.of(SmallCityFinished)) == 2
    assert scene.scores == (2, 2)


def test_r25_followers_freed_do_not_open_a_second_deployment() -> None:
    state = deploying("W L13 0 road-e", "E M12 180", "W N13 0")
    assert "deploy road-w" not in words(state)
    assert "deploy road-s" in words(state)
