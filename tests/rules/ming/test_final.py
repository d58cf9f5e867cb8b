"""The end of the game (R37, R38, A10)."""

from __future__ import annotations

from rules.ming.moves.events import FinalScoring, GameEnded
from rules.ming.position.state import SOURCES
from tests.rules.ming.scene import GAME, all_lay, round_ends


def test_r38_most_points_win() -> None:
    scene = round_ends(3, 6, points=(10, 30, 20))
    outcome = GAME.outcome(scene.state)
    assert outcome is not None
    assert outcome.ranking == ((1,), (2,), (0,))
    assert outcome.scores == (10, 30, 20)
    assert GAME.to_act(scene.state) == ()
    assert all(GAME.legal(scene.state, seat) == () for seat in range(3))


def test_a10_equal_points_share_a_place() -> None:
    scene = round_ends(4, 6, points=(20, 30, 20, 30), temples={"lintao": "a", "suzhou": "c"})
    outcome = GAME.outcome(scene.state)
    assert outcome is not None
    assert outcome.ranking == ((1, 3), (0, 2))
    (ended,) = scene.of(GameEnded)
    assert (ended.winners, ended.points) == ((1, 3), 30)


def test_r38_the_score_tells_where_it_came_from() -> None:
    scene = all_lay(
        round_ends(
            3,
            6,
            points=(5,),
            open={"ningxia": "aa"},
            temples={"suzhou": "a"},
            tiles=("022222", "111110"),
        )
    )
    outcome = GAME.outcome(scene.state)
    assert outcome is not None
    names = [name for name, _ in outcome.breakdown[0]]
    assert names == list(SOURCES)
    assert dict(outcome.breakdown[0]) == {
        "cities": 5,
        "majorities": 4,
        "temples": 4,
        "sets": 40,
        "fives": 0,
        "tiles": 0,
    }
    assert dict(outcome.breakdown[1])["fives"] == 10
    assert outcome.scores == (53, 10, 0)


def test_r38_the_game_goes_on_before() -> None:
    assert GAME.outcome(round_ends(3, 5).state) is None
    assert GAME.outcome(round_ends(3, 6, open={"lintao": "a"}).state) is None


def test_r37_the_last_scoring_is_told() -> None:
    assert round_ends(3, 4).of(FinalScoring) == []
    assert round_ends(3, 6).of(FinalScoring) == [FinalScoring()]
