"""Whole games between computer players, recorded."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import cycle, product, zip_longest
from math import prod
from typing import Any, TypeAlias

from rules.computers.players import decide_line
from rules.game import Action, AnyGame, Options, OptionValue, Outcome, Seat
from rules.playing import Fixed, Played, begin, play, settle
from rules.record import Move, Record

_FEW = 8
"""Up to this number of combinations of options, all are tried."""
MOST_STEPS = 5_000
"""A game with more steps than this is taken to have no end."""
Deciding: TypeAlias = Callable[[str, AnyGame, Any, Seat, str, int], tuple[Action, ...]]
"""Decides for a player as `rules.computers.players.decide_line` does."""


class NoEnd(Exception):  # noqa: N818 - how a game went, no mistake
    """A game has no end: nobody does anything that would end it."""

    def __init__(self, steps: int, points: tuple[int, ...]) -> None:
        super().__init__(f"no end after {steps} steps")
        self.points = points
        """The final points as everybody knows them, by seat."""


@dataclass(frozen=True, slots=True)
class Simulated:
    """A finished game: how it was played and how it ended."""

    record: Record
    steps: int
    """The number of actions applied, automatic ones included."""
    state: Any
    outcome: Outcome


def setups(game: AnyGame) -> Iterator[tuple[int, dict[str, OptionValue]]]:
    """Numbers of seats with options, chosen so that every number and every choice occurs. If there
    are few combinations, these are all of them. Else they are the defaults for every number of
    seats, and each other choice once, combined with one choice of each other option while the
    numbers of seats are taken in turn."""
    options, seats = game.meta.options, game.meta.seats
    if prod(len(option.choices) for option in options) <= _FEW:
        for values in product(*(option.choices for option in options)):
            chosen = {o.name: value for o, value in zip(options, values, strict=True)}
            yield from ((number, dict(chosen)) for number in seats)
        return
    yield from ((number, {}) for number in seats)
    others = [[(o.name, c) for c in o.choices if c != o.default] for o in options]
    # Each option begins at another choice: two may exclude the same one.
    turned = (choices[2 * at :] + choices[: 2 * at] for at, choices in enumerate(others))
    for number, chosen in zip(cycle(seats), zip_longest(*turned), strict=False):
        yield number, dict(filter(None, chosen))


def simulate(
    game: AnyGame,
    seats: int,
    options: Options,
    seed: str,
    players: Sequence[str],
    fixed: Fixed | None = None,
    deciding: Deciding = decide_line,
) -> Simulated:
    """Plays one game to its end. `players` are names of `PLAYERS`; the seats take them in turn.
    Decisions that a player has made already are played before it is asked again, as the bot does.
    Raises `Illegal` for wrong seats, options or fixed outcomes, and `NoEnd` for a game that does
    not end."""
    state = begin(game, seats, options, seed, fixed)
    done = settle(game, state, seed, 0, fixed)
    moves: list[Move] = []
    while to_act := game.to_act(state := done[-1].step.state if done else state):
        steps, seat = done[-1].number if done else 0, to_act[0]
        if steps > MOST_STEPS:
            points = game.scores(game.view(state, None))
            raise NoEnd(steps, tuple(known or 0 for known in points))
        line = deciding(players[seat % len(players)], game, state, seat, seed, steps)
        done = _play_line(game, state, seat, line, seed, steps, fixed)
        moves += [Move(seat, str(action)) for action in line]
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


def _play_line(
    game: AnyGame,
    state: Any,
    seat: Seat,
    line: Sequence[Action],
    seed: str,
    steps: int,
    fixed: Fixed | None,
) -> list[Played]:
    """The actions a seat has decided on, and the automatic ones after them."""
    done: list[Played] = []
    for number, action in enumerate(line, steps):
        done.append(play(game, state, seat, action, seed, number, fixed))
        state = done[-1].step.state
    return [*done, *settle(game, state, seed, steps + len(line), fixed)]
