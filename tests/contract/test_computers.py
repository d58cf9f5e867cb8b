"""A game that offers an `estimate` of its points makes computer players better by it."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean

import pytest

from rules.computers.arena import mean
from rules.computers.players import OwnTurnPlayer
from rules.computers.simulating import simulate
from rules.game import AnyGame, Seat
from tests.contract.walks import deciding
from tests.games import ALL

FEWEST, MOST = 5, 60
"""Games: as few as show it; one of much luck takes some thirty."""
SOUND = OwnTurnPlayer(40)
"""The sound player with a quarter of its tries, which shows as much."""
SURE = 3.0
"""Standard errors that the mean lead must be away from none."""

estimating = pytest.mark.parametrize(
    "game", [g for g in ALL.values() if g.estimate], ids=lambda game: game.meta.key
)


@estimating
def test_a_sound_player_beats_random_ones(game: AnyGame) -> None:
    """One sound player, each time on another seat, among as few others as there can be."""
    seats, leads = max(2, min(game.meta.seats)), list[float]()
    while not _is_ahead(leads):
        assert len(leads) < MOST, mean(leads)
        leads.append(_lead(game, seats, len(leads)))


def _is_ahead(leads: Sequence[float]) -> bool:
    if len(leads) < FEWEST:
        return False
    found = mean(leads)
    return found.value > SURE * found.error


def _lead(game: AnyGame, seats: int, number: int) -> float:
    """How far ahead of the mean of the others the sound player of a game is in the end."""
    sound: Seat = number % seats
    players = ["sound" if seat == sound else "random" for seat in range(seats)]
    played = simulate(game, seats, {}, f"sound-{number}", players, deciding=deciding(SOUND))
    scores = list(played.outcome.scores)
    return scores.pop(sound) - fmean(scores)
