"""What computer players go by, and how they play with it."""

from __future__ import annotations

from typing import cast

import pytest

from rules.computers.players import decide
from rules.computers.simulating import simulate
from rules.tigris import GAME
from rules.tigris.moves.actions import Position, TigrisAction
from rules.tigris.players.estimate import estimate
from rules.tigris.position.state import State
from tests.rules.tigris.scene import Scene, scene

NOTHING = (0, 0, 0, 0)


def worth(position: Scene, seat: int = 0) -> float:
    return estimate(position.state)[seat]


def chosen(state: State, seed: str) -> TigrisAction:
    return cast("TigrisAction", decide("sound", GAME, state, state.acting, seed, 1))


def test_the_weakest_colour_counts_most() -> None:
    even, black, green = (
        worth(scene(points=(row, NOTHING, NOTHING)))
        for row in ((5, 5, 5, 5), (5, 5, 5, 6), (5, 5, 6, 5))
    )
    assert even < black == green
    lowest = worth(scene(points=((4, 9, 9, 9), NOTHING, NOTHING)))
    raised = worth(scene(points=((5, 9, 9, 9), NOTHING, NOTHING)))
    richer = worth(scene(points=((4, 9, 9, 10), NOTHING, NOTHING)))
    assert raised - lowest > 5 * (richer - lowest) > 0


def test_a_treasure_is_a_point_of_the_weakest_colour() -> None:
    rich = scene(points=((4, 9, 9, 9), NOTHING, NOTHING), won=(1, 0, 0))
    assert worth(rich) == worth(scene(points=((5, 9, 9, 9), NOTHING, NOTHING)))


def test_leaders_are_worth_more_with_followers_and_less_beside_a_stronger_rival() -> None:
    lonely, followed = scene("E5 0k t ."), scene("E5 0k t s")
    assert worth(scene("E5 . t .")) < worth(lonely) < worth(followed)
    safe, threatened = scene("E5 0k t . . t 1k s"), scene("E5 0k t . t 1k s")
    assert worth(threatened) < worth(safe)


def test_a_conflict_weighs_by_its_chances() -> None:
    weak = scene("E5 0k t . t 1k\n. . . . t\n. . . . .", hands=("mmm",)).do("position king H4")
    strong = scene("E5 0k t . t 1k\n. . . . t", hands=("tttttt",)).do("position king H4")
    assert worth(weak) < worth(strong)
    assert worth(strong, seat=1) < worth(weak, seat=1)


@pytest.mark.parametrize("seed", ["1", "2", "3"])
def test_nobody_revolts_without_hope(seed: str) -> None:
    position = scene("E5 . t s . t 1k t\n. . . . t t t", hands=("fffsss",))
    action = chosen(position.state, seed)
    revolts = isinstance(action, Position) and GAME.foresee(position.view(0), action)
    assert not revolts


def test_sound_players_beat_random_ones() -> None:
    played = simulate(GAME, 2, {}, "contest", ["sound", "random"])
    sound, random = played.outcome.scores
    assert sound > 2 * random


@pytest.mark.parametrize("seed", ["ur-0", "ur-3"])
def test_computers_bring_a_game_to_its_end(seed: str) -> None:
    assert simulate(GAME, 2, {}, seed, ["sound"]).steps < 400
