"""Followers: where they may stand (R10-R16)."""

from __future__ import annotations

import pytest

from rules.carcassonne.moves.actions import Deploy
from rules.carcassonne.moves.events import (
    Deployed,
    FollowersReturned,
    RoadFinished,
    SmallCityFinished,
)
from rules.carcassonne.position.state import Follower
from tests.rules.carcassonne.scene import deploying, do, on, played, refusal, words

WEST = "LKJIHGF"


def test_r10_one_follower_a_turn_on_the_tile_just_laid() -> None:
    state = deploying("U L13 90", "V M14 0")
    assert words(state) == {"deploy road", "deploy field-nnw", "deploy field-ssw", "pass"}
    after, _ = do(state, Deploy("road"))
    assert after.followers == (Follower(1, 0, 1, "road"),)
    assert after.supply == (7, 6)
    assert refusal(after, Deploy("field-nnw")) == "wrong-phase"
    assert refusal(after, Deploy("field-nnw"), seat=1) == "not-your-turn"


def test_r10_spots_are_those_of_the_newest_tile() -> None:
    state = deploying("U N13 90", "L O13 0")
    spots = {"city", "road-e", "road-s", "road-w", "field-ene", "field-ese", "field-ssw"}
    assert words(state) == {"pass", *[f"deploy {spot}" for spot in spots]}
    assert refusal(state, Deploy("road")) == "no-such-spot"


@pytest.mark.parametrize(
    ("turn", "spot", "role", "place"),
    [
        ("E M14 180", "city", "knight", "city"),
        ("U M14 90", "road", "thief", "road"),
        ("U M14 90", "field-nnw", "farmer", "field-ne"),
        ("B M14 0", "cloister", "monk", "cloister"),
    ],
)
def test_r11_a_follower_is_what_it_stands_on(turn: str, spot: str, role: str, place: str) -> None:
    assert Deployed(0, role, "M14", place) in played(f"{turn} {spot}").told


def test_r12_a_knight_far_away_closes_the_whole_city() -> None:
    """The book's left example: only a farmer is left to put."""
    state = deploying("G M12 90 city", "N M11 90")
    assert words(state) == {"deploy field", "pass"}
    assert refusal(state, Deploy("city")) == "spot-taken"


def test_r12_only_the_small_field_is_free_beside_a_far_farmer() -> None:
    """The book's right example: a knight, a thief, or a farmer in the small field."""
    state = deploying("U N13 90 field-nnw", "J O13 90")
    assert words(state) == {"deploy city", "deploy road", "deploy field-ssw", "pass"}
    assert refusal(state, Deploy("field-nnw")) == "spot-taken"


def test_r12_counts_what_the_new_tile_itself_joins() -> None:
    """Two roads become one through this tile; the thief on the far one closes it."""
    turns = ("U L13 90 road", "U M14 90", "V N13 0", "V N14 90")
    assert "deploy road" not in words(deploying(*turns))
    assert "deploy field-nnw" in words(deploying(*turns))


def test_r13_with_no_follower_one_only_lays_tiles() -> None:
    turns = [t for i in range(7) for t in (f"U M{14 + i} 90 road", f"U {WEST[i]}13 90")]
    state = played(*turns, more=("U", "B")).state
    assert state.supply == (0, 7)
    after = on(state, "U M21 90").state
    assert (after.phase, after.turn, after.supply) == ("draw", 1, (0, 7))
    assert len(after.laid) == 16
    assert len(after.followers) == 7


def test_r14_a_later_tile_joins_occupied_cities() -> None:
    turns = ("U L13 90", "U N13 90", "E L12 90 city", "E N12 270 city", "C M12 0")
    state = played(*turns).state
    city = state.board.feature(state.board.segment((0, -1), "city"))
    assert sorted(city.seats) == [0, 1]
    assert state.supply == (6, 6)


def test_r15_a_follower_scores_what_its_own_tile_completes() -> None:
    scene = played("E M12 180 city")
    assert [type(event) for event in scene.told[1:]] == [
        Deployed,
        SmallCityFinished,
        FollowersReturned,
    ]
    assert scene.scores == (2, 0)
    assert scene.state.supply == (7, 7)


def _all_out() -> list[str]:
    """Seat 0 has all followers out, one of them on the road through the start tile."""
    mine = ["W L13 0 road-e", *[f"U M{row} 90 road" for row in range(14, 20)]]
    theirs = [f"U {column}13 90" for column in "KJIHGFE"]
    return [turn for pair in zip(mine, theirs, strict=True) for turn in pair]


def test_r16_a_follower_freed_now_stands_again_next_turn_only() -> None:
    before = played(*_all_out(), more=("W", "U", "B", "B")).state
    assert (before.supply, before.turn) == ((0, 7), 0)
    scene = on(before, "W N13 0")
    assert scene.of(RoadFinished)
    assert not scene.of(Deployed)
    assert scene.scores == (3, 0)
    assert scene.state.supply == (1, 7)
    later = on(scene.state, "U D13 90", "B M20 0 cloister")
    assert later.of(Deployed) == [Deployed(0, "monk", "M20", "cloister")]


def test_r16_deploying_comes_before_scoring() -> None:
    scene = played("W L13 0 road-e", "E M12 180", "W N13 0 road-s")
    kinds = [type(event) for event in scene.told]
    assert kinds.index(Deployed) < kinds.index(RoadFinished) < kinds.index(FollowersReturned)
