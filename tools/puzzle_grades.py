"""How hard a puzzle is: which computer players find it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rules.game import AnyGame, Rng
from rules.learning.puzzles import Grade
from rules.lines import OwnTurn
from tools.puzzle_search import Actions, Candidate, turn_of

TRIES, TRIES_OF_STRONG = 8, 2
"""Tries with other seeds by which a puzzle is graded, and those of the strong player."""
GLANCE = 40
"""Actions that are tried by whoever only has a glance."""

BLIND = ("glance", "sound", "guess")
"""Those who do not think of the others: the grade goes by them."""
PLAYERS = ("beginner", *BLIND, "strong")


def finders(
    game: AnyGame,
    candidate: Candidate,
    seed: str,
    right: Sequence[Actions],
    players: Sequence[str] = PLAYERS,
) -> dict[str, int]:
    """By computer player: in how many of its tries it finds a right line."""
    ends = {_end(game, candidate, line) for line in right}
    by_player = dict[str, int]()
    for player in players:
        tries = TRIES_OF_STRONG if player == "strong" else TRIES
        lines = [_try(player, game, candidate, seed, at) for at in range(tries)]
        by_player[player] = sum(_end(game, candidate, line) in ends for line in lines)
    return by_player


def _try(player: str, game: AnyGame, candidate: Candidate, seed: str, at: int) -> Actions:
    if player == "glance":
        return _glance(game, candidate, Rng(f"{seed}/{at}", candidate.steps))
    return turn_of(player, game, candidate.state, candidate.seat, seed, candidate.steps, f"/{at}")


def _glance(game: AnyGame, candidate: Candidate, rng: Rng) -> Actions:
    """What looks best after few tries."""
    turn = OwnTurn(game, candidate.seat, rng, well=True, one_turn=True)
    world = game.redeal(candidate.state, candidate.seat, rng)
    return turn.to_the_end(turn.best(world, GLANCE), GLANCE).actions


def _end(game: AnyGame, candidate: Candidate, line: Actions) -> Any:
    state = candidate.state
    for action in line:
        state = game.apply(state, candidate.seat, action, Rng("end")).state
    return state


def grade_of(tries: Mapping[str, int]) -> Grade:
    """The grade of a puzzle by the player that solves it in half of all tries: 1 for the sound one,
    or for a glance with good judgement; 2 for a look at the whole turn; otherwise 3, for thinking
    of the others' replies."""
    if max(tries["sound"], tries["glance"]) >= TRIES / 2:
        return 1
    return 2 if tries["guess"] >= TRIES / 2 else 3
