"""Two players and the neutral courtiers (R39-R43, A11, A12)."""

from __future__ import annotations

import pytest

from rules.game import Rng
from rules.ming.moves.events import (
    CityScored,
    NeutralCameHome,
    NeutralPlaced,
    RecallLaid,
    TilesGained,
)
from rules.ming.position.state import NOBODY
from tests.rules.ming.ground import REGIONS
from tests.rules.ming.scene import (
    GAME,
    do,
    entered,
    reason,
    round_ends,
    table,
    words,
    words_of,
)


def test_r39_neutral_has_courtiers_only() -> None:
    state = GAME.setup(2, {}, Rng("neutral"))
    assert len(state.princes) == len(state.hands) == len(state.tiles) == len(state.points) == 2
    assert len(state.temples) == 18
    assert set(state.temples) == {NOBODY}


def test_r39_neutral_gets_neither_tiles_nor_points() -> None:
    scene = round_ends(2, 2, open={"lintao": "nnna"}).do("recall 0")
    assert scene.of(TilesGained) == [TilesGained("shaanxi", (1, 0), 0)]
    assert scene.state.stock[0] == 8
    assert scene.points == (4, 0)


def test_r40_neutral_courtiers_come_before_the_first_round() -> None:
    state = GAME.setup(2, {}, Rng("first", fixed={"start": ["2"]}))
    scene = do(state, "prince lintao", "prince suzhou")
    assert (scene.state.phase, scene.state.round) == ("neutral", 1)
    assert scene.state.neutral == (3, 3)


def test_a11_three_each_one_in_turn_before_the_first_round() -> None:
    state = GAME.setup(2, {}, Rng("first", fixed={"start": ["2"]}))
    scene, turns = do(state, "prince lintao", "prince suzhou"), list[int]()
    while scene.state.phase == "neutral":
        turns.append(scene.state.turn)
        scene = scene.do("neutral lintao" if len(turns) < 4 else "neutral suzhou")
    assert turns == [1, 0] * 3
    assert (scene.open("lintao"), scene.open("suzhou")) == ("nnn", "nnn")
    assert (scene.state.phase, scene.state.turn) == ("place", 1)
    assert scene.of(NeutralPlaced)[0] == NeutralPlaced(1, "lintao")


@pytest.mark.parametrize("number", [2, 4])
def test_r40_three_each_before_rounds_three_and_five(number: int) -> None:
    scene = round_ends(2, number)
    assert (scene.state.phase, scene.state.round) == ("neutral", number + 1)
    assert (scene.state.turn, scene.state.neutral) == (1, (3, 3))
    assert words(scene.state) == {f"neutral {region}" for region in REGIONS}
    scene = scene.do(*["neutral longan", "neutral suzhou"] * 3)
    assert (scene.open("longan"), scene.open("suzhou")) == ("nnn", "nnn")
    assert (scene.state.phase, scene.state.placing) == ("place", (5, 5))


@pytest.mark.parametrize("number", [1, 3, 5])
def test_r40_none_before_the_other_rounds(number: int) -> None:
    assert round_ends(2, number).state.phase == "place"


def test_r40_never_more_than_three_in_a_region() -> None:
    standing = {"lintao": "nnnab", "longan": "nnaaaa"}
    state = table(2, "neutral", open=standing, neutral=(3, 3), temples={"suzhou": "a"})
    assert reason(state, "neutral lintao") == "neutral-full"
    assert words_of(state, "neutral") == set(REGIONS) - {"lintao"}
    scene = do(state, "neutral longan")
    assert scene.open("longan") == "aaaannn"
    assert words_of(scene.state, "neutral") == set(REGIONS) - {"lintao", "longan"}
    assert not scene.reveals


@pytest.mark.parametrize("seats", [3, 4])
def test_r40_there_is_no_neutral_with_more_players(seats: int) -> None:
    assert round_ends(seats, 2).state.phase == "place"


@pytest.mark.parametrize(
    ("standing", "into"),
    [
        ("nnnaab", "ann"),
        ("aan", "aan"),
        ("nnab", "nn"),
        ("aabn", "aa"),
        ("n", "n"),
        ("nnaab", "an"),
        ("abn", "abn"),
    ],
)
def test_r41_neutral_counts_as_a_player(standing: str, into: str) -> None:
    assert entered(2, standing) == into


def test_r42_neutral_alone_with_most_keeps_one_more_than_anybody() -> None:
    scene = round_ends(2, 2, open={"ningxia": "nnna", "lintao": "nn"}).do("recall 0")
    assert (scene.state.phase, scene.state.turn) == ("home", 0)
    assert scene.state.returning == (0, 0, 2)
    assert words(scene.state) == {"home ningxia", "home lintao"}
    assert reason(scene.state, "home hanzhong") == "not-in-houses"
    scene = scene.do("home ningxia", "home lintao")
    assert (scene.open("ningxia"), scene.open("lintao")) == ("nn", "n")
    assert scene.of(CityScored) == [CityScored("shaanxi", (1, 0), 2, (4, 0), (), 0, 1)]
    assert scene.points == (4, 0)


def test_r42_with_nobody_else_left_one_neutral_stays() -> None:
    scene = round_ends(2, 2, open={"ningxia": "nnna", "lintao": "nn"}).do("recall 1")
    assert scene.state.returning == (0, 0, 3)
    scene = scene.do("home ningxia", "home ningxia")
    assert scene.state.phase == "neutral"
    assert (scene.open("ningxia"), scene.open("lintao")) == ("annn", "n")
    assert scene.of(NeutralCameHome)[-1] == NeutralCameHome("lintao", 1)
    assert scene.points == (0, 0)


def test_r42_the_start_player_chooses() -> None:
    scene = round_ends(2, 2, start=1, open={"ningxia": "nnna", "lintao": "nn"}).do("recall 0")
    assert GAME.to_act(scene.state) == (1,)


def test_r42_what_is_already_smallest_stays() -> None:
    scene = round_ends(2, 2, open={"ningxia": "nnna"}).do("recall 0")
    assert scene.of(NeutralCameHome) == []
    assert scene.open("ningxia") == "n"
    assert scene.of(CityScored)[0].neutral == 2


def test_r42_neutral_that_ties_or_has_fewer_goes_back() -> None:
    scene = round_ends(2, 2, open={"ningxia": "an", "lintao": "b"}).do("recall 0", "recall 1")
    assert scene.open("ningxia") == "n"
    assert scene.points == (8, 0)
    scene = round_ends(2, 2, open={"ningxia": "aan", "lintao": "bn"}).do("recall 0", "recall 0")
    assert (scene.open("ningxia"), scene.open("lintao")) == ("n", "n")
    assert scene.of(NeutralCameHome) == [
        NeutralCameHome("ningxia", 1),
        NeutralCameHome("lintao", 1),
    ]
    assert scene.points == (12, 4)


def test_r42_neutral_is_no_rival_for_city_parts_when_it_has_left() -> None:
    """Both have two; without neutral a is alone in ningxia, b in lintao."""
    standing = {"ningxia": "an", "lintao": "bn", "hanzhong": "ab"}
    scene = round_ends(2, 2, open=standing).do("recall 0", "recall 0")
    assert scene.source("majorities") == (2, 2)


def test_r42_where_only_neutral_is_nobody_lays() -> None:
    scene = round_ends(2, 2, open={"lintao": "nn"})
    assert scene.of(RecallLaid) == []
    assert scene.state.phase == "neutral"
    assert scene.open("lintao") == "n"
    assert scene.points == (0, 0)


def test_r42_where_only_neutral_is_the_start_player_may_have_a_choice() -> None:
    scene = round_ends(2, 2, open={"lintao": "n", "longan": "n", "jiading": "n"})
    assert scene.open("lintao") == ""
    assert (scene.state.phase, scene.state.turn) == ("home", 0)
    assert words(scene.state) == {"home longan", "home jiading"}
    scene = scene.do("home longan")
    assert (scene.open("longan"), scene.open("jiading")) == ("n", "")


def test_r42_players_choose_first() -> None:
    standing = {"ningxia": "aan", "lintao": "nna", "hanzhong": "nn"}
    scene = round_ends(2, 2, open=standing, start=1).do("recall 1")
    assert GAME.to_act(scene.state) == (0,)
    assert words(scene.state) == {"home ningxia", "home lintao"}
    scene = scene.do("home lintao")
    assert GAME.to_act(scene.state) == (1,)
    assert scene.state.returning == (0, 0, 2)
    assert words(scene.state) == {"home ningxia", "home lintao", "home hanzhong"}


def test_a12_neutral_goes_last_and_really_has_most() -> None:
    """Two each; when one of a has gone, neutral is alone with most and stays."""
    scene = round_ends(2, 2, open={"ningxia": "nn", "lintao": "aa"}).do("recall 1")
    assert (scene.open("ningxia"), scene.open("lintao")) == ("", "a")
    assert scene.of(CityScored) == [CityScored("shaanxi", (1, 0), 2, (4, 0), (), 0, 1)]


def test_a12_neutral_leaves_when_players_stay() -> None:
    scene = round_ends(2, 2, open={"ningxia": "nn", "lintao": "aa"}).do("recall 0")
    assert scene.open("ningxia") == "nn"
    assert scene.points == (12, 0)


def test_r42_neutral_keeps_its_temple_free_and_pushes_nobody() -> None:
    state = table(2, "deploy", areas={"shaanxi": "aa"}, open={"ningxia": "nn"})
    scene = do(state, "deploy 2 temple")
    assert (scene.open("ningxia"), scene.temple("ningxia")) == ("ann", "a")
