"""Final scores: R50-R52."""

from __future__ import annotations

import pytest

from rules.tigris.moves.events import FinalScore, GameEnded
from tests.rules.tigris.scene import GAME, Scene, scene

Four = tuple[int, int, int, int]


def _ended(*points: Four, won: tuple[int, ...] = ()) -> Scene:
    position = scene(seats=len(points), corners="B2 P2", points=points, won=won)
    return position.do("end", "refill")


def test_r50_the_weakest_colour_counts() -> None:
    outcome = _ended((9, 3, 9, 9), (4, 4, 4, 4)).outcome()
    assert outcome.ranking == ((1,), (0,))
    assert outcome.scores == (3, 4)
    assert outcome.total == "lowest"
    assert outcome.breakdown == (
        (("red", 9), ("blue", 3), ("green", 9), ("black", 9)),
        (("red", 4), ("blue", 4), ("green", 4), ("black", 4)),
    )


def test_r50_then_the_next_weakest() -> None:
    assert _ended((5, 7, 6, 6), (6, 6, 5, 8)).outcome().ranking == ((1,), (0,))
    assert _ended((5, 9, 9, 9), (5, 5, 99, 99)).outcome().ranking == ((0,), (1,))
    assert _ended((5, 6, 7, 9), (9, 6, 5, 8)).outcome().ranking == ((1,), (0,))
    assert _ended((5, 6, 8, 9), (10, 8, 6, 5)).outcome().ranking == ((1,), (0,))


def test_r50_treasures_go_where_they_serve_best() -> None:
    outcome = _ended((2, 3, 9, 9), (4, 4, 4, 4), won=(4, 0)).outcome()
    assert outcome.scores == (4, 4)
    assert outcome.ranking == ((0,), (1,))
    assert sorted(points for _, points in outcome.breakdown[0]) == [4, 5, 9, 9]


def test_r50_equal_in_all_four_share_the_place() -> None:
    outcome = _ended((3, 4, 5, 6), (6, 5, 4, 3), (1, 9, 9, 9)).outcome()
    assert outcome.ranking == ((0, 1), (2,))
    ended = _ended((3, 4, 5, 6), (6, 5, 4, 3), (1, 9, 9, 9)).of(GameEnded)
    assert ended == [GameEnded((0, 1), 2, 3)]


def test_r50_no_outcome_before_the_end() -> None:
    assert GAME.outcome(scene().state) is None


@pytest.mark.parametrize(
    ("points", "won", "totals"),
    [
        ((0, 0, 0, 0), 4, [1, 1, 1, 1]),
        ((0, 0, 0, 0), 3, [0, 1, 1, 1]),
        ((1, 5, 5, 5), 6, [5, 5, 6, 6]),
        ((7, 2, 4, 9), 1, [3, 4, 7, 9]),
        ((7, 2, 4, 9), 8, [7, 7, 7, 9]),
        ((7, 2, 4, 9), 0, [2, 4, 7, 9]),
    ],
)
def test_r51_each_treasure_to_the_lowest_colour(points: Four, won: int, totals: list[int]) -> None:
    outcome = _ended(points, (0, 0, 0, 0), won=(won, 0)).outcome()
    after = dict(outcome.breakdown[0])
    assert sorted(after.values()) == totals
    assert all(after[key] >= had for key, had in zip(after, points, strict=True))
    assert outcome.scores[0] == totals[0]


def test_r52_the_example_of_the_rulebook() -> None:
    """Archer, bull, pot, lion: the colours it does not name are our own."""
    archer, bull, pot, lion = (6, 15, 13, 22), (10, 11, 15, 10), (12, 10, 13, 11), (10, 7, 14, 12)
    over = _ended(archer, bull, pot, lion, won=(3, 0, 1, 3))
    outcome = over.outcome()
    assert outcome.ranking == ((2,), (3,), (1,), (0,))
    assert outcome.scores == (9, 10, 11, 10)
    assert dict(outcome.breakdown[3]) == {"red": 10, "blue": 10, "green": 14, "black": 12}
    assert dict(outcome.breakdown[0]) == {"red": 9, "blue": 15, "green": 13, "black": 22}
    assert over.of(FinalScore)[3] == FinalScore(3, 10, 10, 14, 12, 3)
    assert over.of(FinalScore)[2] == FinalScore(2, 12, 11, 13, 11, 1)
    assert len(over.of(GameEnded)) == 1
