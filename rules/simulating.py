"""Whole games between computer players, recorded."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from rules.game import AnyGame, Options, Outcome, Seat
from rules.players import decide
from rules.playing import Fixed, Played, begin, play, settle
from rules.record import Move, Record

MOST_STEPS = 20_000
"""Steps after which a game is taken to be broken."""


@dataclass(frozen=True, slots=True)
class Simulated:
    """A finished game: how it was played and how it ended."""

    record: Record
    steps: int
    """Actions applied, automatic ones included."""
    state: Any
    outcome: Outcome


def simulate(
    game: AnyGame,
    seats: int,
    options: Options,
    seed: str,
    players: Sequence[str],
    fixed: Fixed | None = None,
) -> Simulated:
    """Plays one game to its end; `players` are names of `PLAYERS`, taken in turn by the seats.

    Raises `Illegal` for wrong seats, options or fixed outcomes, `RuntimeError` for a game
    that does not end.
    """
    state = begin(game, seats, options, seed, fixed)
    done = settle(game, state, seed, 0, fixed)
    moves: list[Move] = []
    while to_act := game.to_act(state := done[-1].step.state if done else state):
        steps = done[-1].number if done else 0
        if steps > MOST_STEPS:
            raise RuntimeError(f"{game.meta.key}, seed {seed}: no end after {steps} steps")
        done = _decision(game, state, to_act[0], seed, steps, players, fixed)
        moves.append(Move(done[0].seat, str(done[0].action)))
    outcome = game.outcome(state)
    assert outcome is not None
    record = Record(
        game=game.meta.key,
        seats=seats,
        seed=seed,
        rules=game.meta.rules_version,
        options=game.meta.read_options(options),
        fixed={name: tuple(order) for name, order in (fixed or {}).items()},
        moves=tuple(moves),
        result=outcome.scores,
    )
    return Simulated(record, done[-1].number if done else 0, state, outcome)


def _decision(
    game: AnyGame,
    state: Any,
    seat: Seat,
    seed: str,
    steps: int,
    players: Sequence[str],
    fixed: Fixed | None,
) -> list[Played]:
    """One decision and the automatic actions after it."""
    action = decide(players[seat % len(players)], game, state, seat, seed, steps)
    played = play(game, state, seat, action, seed, steps, fixed)
    return [played, *settle(game, played.step.state, seed, played.number, fixed)]
