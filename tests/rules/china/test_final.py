"""The final scoring and the winner (R32-R39, A15, A16, A20)."""

from __future__ import annotations

import pytest

from rules.china.moves.events import (
    AllianceScored,
    FinalScoring,
    GameEnded,
    RoadScored,
    StateScored,
)
from rules.game import Outcome, Rng
from tests.rules.china.scene import GAME, Scene, ended, table
from tests.rules.china.second_opinion import alliances, colours

ALL = " ".join(colours())


def outcome(scene: Scene) -> Outcome:
    found = GAME.outcome(scene.state)
    assert found is not None
    return found


def told(scene: Scene) -> list[tuple[int, tuple[int, ...], int]]:
    """Number, winners and points of every alliance that scored."""
    found = [e for e in scene.told if isinstance(e, AllianceScored)]
    assert all(e.shared == len(e.winners) for e in found)
    assert all((e.one, e.other) == alliances()[e.alliance - 1] for e in found)
    return [(e.alliance, e.winners, e.points) for e in found]


def test_r32_houses_then_alliances_then_roads() -> None:
    scene = ended(
        houses=("qn3 qn4 qn5 sh1", "we1"), emissaries={"qin": (1,), "shu": (1,), "wei": (1,)}
    )
    order = [FinalScoring, StateScored, AllianceScored, RoadScored, GameEnded]
    seen = list(dict.fromkeys(type(event) for event in scene.told))
    assert seen == order


def test_r33_the_most_emissaries_in_both_states() -> None:
    scene = ended(emissaries={"wei": (2, 1), "qin": (3, 1)})
    assert told(scene) == [(3, (0,), 7)]
    assert scene.source("alliances") == (7, 0, 0)


def test_r33_the_most_in_one_state_only_is_not_enough() -> None:
    assert told(ended(emissaries={"wei": (2, 1), "qin": (1, 2)})) == []


def test_r33_sharing_the_most_is_enough() -> None:
    assert told(ended(emissaries={"wei": (2, 2, 1), "qin": (1, 0, 0)})) == [(3, (0,), 6)]


def test_r33_alliances_are_scored_by_their_numbers() -> None:
    scene = ended(emissaries=dict.fromkeys(colours(), (1,)))
    assert [number for number, _, _ in told(scene)] == list(range(1, 16))
    assert scene.source("alliances") == (30, 0, 0)


def test_r33_states_without_a_border_make_no_alliance() -> None:
    assert told(ended(emissaries={"zhao": (1,), "lu": (1,)})) == []
    assert told(ended(emissaries={"wei": (1,), "chu": (1,)})) == []


@pytest.mark.parametrize("number", range(1, 16))
def test_r33_each_of_the_fifteen(number: int) -> None:
    one, other = alliances()[number - 1]
    assert told(ended(emissaries={one: (0, 1), other: (0, 2, 1)})) == [(number, (1,), 4)]


def test_r34_emissaries_of_all_owners_count() -> None:
    assert told(ended(emissaries={"wei": (3, 2, 1), "qin": (2, 1, 1)})) == [(3, (0,), 10)]


def test_r34_each_who_qualifies_gets_everything() -> None:
    scene = ended(emissaries={"wei": (1, 1), "qin": (1, 1)})
    assert told(scene) == [(3, (0, 1), 4)]
    assert scene.source("alliances") == (4, 4, 0)
    scene = ended(emissaries={"wei": (1, 1, 1), "qin": (1, 1, 1)})
    assert scene.source("alliances") == (6, 6, 6)


def test_r35_one_state_may_serve_many_alliances() -> None:
    scene = ended(emissaries={"wei": (2, 1), "qin": (1,), "zhao": (1,), "lu": (1,)})
    assert told(scene) == [(1, (0,), 2), (2, (0,), 4), (3, (0,), 4), (10, (0,), 4)]


def test_a16_no_emissary_no_alliance() -> None:
    assert told(ended(emissaries={"wei": (3, 1)})) == []
    assert ended().source("alliances") == (0, 0, 0)


def test_a16_having_none_is_never_the_most() -> None:
    assert told(ended(emissaries={"wei": (0, 1), "qin": (0, 1)})) == [(3, (1,), 2)]


def test_r38_most_points_win() -> None:
    scene = ended(points=(10, 30, 20))
    assert outcome(scene).ranking == ((1,), (2,), (0,))
    assert outcome(scene).scores == (10, 30, 20)
    assert scene.of(GameEnded) == [GameEnded((1,), 1, 30, by_supply=False)]


def test_r38_markers_left_break_a_tie() -> None:
    scene = ended(houses=("we1 we2", "we3"), scored=ALL, points=(10, 10, 5))
    assert outcome(scene).ranking == ((1,), (0,), (2,))
    assert scene.of(GameEnded) == [GameEnded((1,), 1, 10, by_supply=True)]


def test_r38_emissaries_are_markers_too() -> None:
    scene = ended(
        houses=("we1", "we3 we5"), emissaries={"wei": (2, 0)}, scored=ALL, points=(10, 10, 5)
    )
    assert outcome(scene).ranking[0] == (1,)


def test_r38_markers_left_also_order_the_others() -> None:
    scene = ended(houses=("", "we1", ""), scored=ALL, points=(30, 10, 10))
    assert outcome(scene).ranking == ((0,), (2,), (1,))
    assert scene.of(GameEnded) == [GameEnded((0,), 1, 30, by_supply=False)]


def test_r38_the_breakdown_names_the_sources() -> None:
    scene = ended(houses=("qn3 qn4 qn5 sh1", "we1"), emissaries={"qin": (1,), "shu": (1,)})
    assert outcome(scene).breakdown[0] == (("houses", 4), ("alliances", 2), ("roads", 4))
    assert outcome(scene).breakdown[1] == (("houses", 1), ("alliances", 0), ("roads", 0))
    assert outcome(scene).scores == scene.points == (10, 1, 0)


def test_r38_there_is_no_winner_before_the_end() -> None:
    assert GAME.outcome(GAME.setup(3, {}, Rng("final"))) is None


def test_r39_points_go_on_beyond_fifty() -> None:
    scene = ended(houses=("we1",), points=(50, 99, 120))
    assert scene.points == (51, 99, 120)
    assert GAME.view(scene.state, None).scores == (51, 99, 120)
    assert GAME.scores(GAME.view(scene.state, 0)) == (51, 99, 120)


def test_a15_a_tie_that_stays_is_shared() -> None:
    scene = ended(houses=("we1", "we3"), scored=ALL, points=(10, 10, 5))
    assert outcome(scene).ranking == ((0, 1), (2,))
    assert scene.of(GameEnded) == [GameEnded((0, 1), 2, 10, by_supply=False)]


def test_a15_two_of_three_may_share_by_supply() -> None:
    scene = ended(houses=("we1", "we3", "we5 we6"), scored=ALL, points=(10, 10, 10))
    assert outcome(scene).ranking == ((0, 1), (2,))
    assert scene.of(GameEnded) == [GameEnded((0, 1), 2, 10, by_supply=True)]


def test_a20_there_is_no_highest_score() -> None:
    scene = ended(houses=("we1",), points=(300, 0, 0))
    assert GAME.view(scene.state, None).scores[0] == 301


def test_r33_the_view_keeps_what_scored() -> None:
    scene = ended(
        houses=("", "qn3 qn4 qn5 sh1"), emissaries={"wei": (1, 1), "qin": (1, 1), "shu": (1,)}
    )
    view = GAME.view(scene.state, None)
    kept = [(a.number, a.winners, a.points) for a in view.alliances]
    assert kept == told(scene) == [(3, (0, 1), 4), (4, (0,), 3)]
    lines = [(line.seat, line.sites, line.points) for line in view.lines]
    assert lines in ([(1, _LINE, 4)], [(1, _LINE[::-1], 4)])


_LINE = ("qn3", "qn4", "qn5", "sh1")


def test_r32_the_view_shows_no_alliance_or_line_before_the_end() -> None:
    before = table(houses=("qn3 qn4 qn5 sh1",), emissaries={"qin": (1,), "shu": (1,)})
    view = GAME.view(before, None)
    assert view.alliances == view.lines == ()
