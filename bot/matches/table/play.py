"""Computes turns of any game. Nothing here is stored or posted."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from itertools import takewhile
from typing import Any

from rules import playing
from rules.game import Action, AnyGame, Event, Illegal, Options, Seat
from rules.playing import Fixed, Played


@dataclass(frozen=True, slots=True)
class GamePosition:
    """A position, and the line of steps that led to it."""

    game: AnyGame
    seed: str
    steps: int
    """The number of actions before `state`, counted from the setup."""
    state: Any
    played: tuple[Played, ...] = ()
    fixed: Fixed | None = None
    """The recorded random results of an imported game, used in place of chance."""

    def then(self, seat: Seat, action: Action) -> GamePosition:
        """The line with one more action. Raises `Illegal`."""
        return self._with(
            playing.play(self.game, self.state, seat, action, self.seed, self.steps, self.fixed)
        )

    def settled(self) -> GamePosition:
        """The line continued with automatic actions, up to the next decision or the end of the
        game."""
        return self._with(*playing.settle(self.game, self.state, self.seed, self.steps, self.fixed))

    def _with(self, *more: Played) -> GamePosition:
        if not more:
            return self
        last = more[-1]
        return replace(self, steps=last.number, state=last.step.state, played=(*self.played, *more))

    @property
    def reveals(self) -> bool:
        """Whether an action of the line revealed something hidden to the player who took it."""
        return any(played.step.tells_actor for played in self.played)

    @property
    def public_events(self) -> tuple[Event, ...]:
        """The public events of the line."""
        return tuple(event for played in self.played for event in played.step.public)

    def events_for(self, seat: Seat) -> tuple[Event, ...]:
        """The events of the line that one seat may know: public ones and its own."""
        return tuple(event for played in self.played for event in played.step.events_for(seat))

    @property
    def without_events(self) -> tuple[Action, ...]:
        """The last actions of the line, as far as they are without any event, such as ending one's
        turn. Of earlier ones, the events after them tell enough."""
        silent = takewhile(
            lambda one: not (one.step.public or one.step.private), reversed(self.played)
        )
        return tuple(one.action for one in silent)[::-1]


def new_seed() -> str:
    """A new random seed that nobody can guess."""
    return secrets.token_hex(16)


def set_up(
    game: AnyGame, seats: int, options: Options, seed: str, fixed: Fixed | None = None
) -> GamePosition:
    """The position at the beginning of a game. Raises `Illegal`."""
    state = playing.begin(game, seats, options, seed, fixed)
    return GamePosition(game, seed, 0, state, fixed=fixed)


def replay(position: GamePosition, moves: Iterable[tuple[Seat, str]]) -> GamePosition:
    """The line with actions given by their texts, including automatic ones. Raises `Illegal`."""
    for seat, text in moves:
        position = position.then(seat, position.game.meta.action(text))
    return position


def ready(position: GamePosition, seat: Seat) -> bool:
    """Whether the seat has nothing left to decide before it confirms the line."""
    if not position.played:
        return False
    return position.game.ends_turn(position.played[-1].action) or not decides_next(position, seat)


def decides_next(position: GamePosition, seat: Seat) -> bool:
    """Whether the seat must decide after the line, in this turn or the next one."""
    if seat not in position.game.to_act(position.state):
        return False
    return not position.game.legal(position.state, seat)[0].automatic


def apply_draft(
    position: GamePosition, seat: Seat, texts: Sequence[str]
) -> tuple[GamePosition, bool]:
    """The line with the drafted texts, and whether they were dropped because one is illegal."""
    try:
        return replay(position, ((seat, text) for text in texts)), False
    except Illegal:
        return position, True
