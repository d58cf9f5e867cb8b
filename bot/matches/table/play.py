"""Computes turns of any game. Nothing here is stored or posted."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from rules import playing
from rules.game import Action, AnyGame, Event, Illegal, Options, Seat
from rules.playing import Fixed, Played


@dataclass(frozen=True, slots=True)
class GamePosition:
    """A position and how it was reached from where the line began."""

    game: AnyGame
    seed: str
    steps: int
    """Actions applied before `state`, counted from the setup."""
    state: Any
    played: tuple[Played, ...] = ()
    fixed: Fixed | None = None
    """What is given in place of chance, in a game that was imported."""

    def then(self, seat: Seat, action: Action) -> GamePosition:
        """The line with one more action. Raises `Illegal`."""
        return self._with(
            playing.play(self.game, self.state, seat, action, self.seed, self.steps, self.fixed)
        )

    def settled(self) -> GamePosition:
        """The line up to the next decision or the end of the game: automatic actions are played."""
        return self._with(*playing.settle(self.game, self.state, self.seed, self.steps, self.fixed))

    def _with(self, *more: Played) -> GamePosition:
        if not more:
            return self
        last = more[-1]
        return replace(self, steps=last.number, state=last.step.state, played=(*self.played, *more))

    @property
    def reveals(self) -> bool:
        """True when an action of the line told whoever took it something hidden."""
        return any(played.step.tells_actor for played in self.played)

    @property
    def public_events(self) -> tuple[Event, ...]:
        """Everything the line told everybody."""
        return tuple(event for played in self.played for event in played.step.public)

    def events_for(self, seat: Seat) -> tuple[Event, ...]:
        """Everything the line told one seat: what is public and what is for it alone."""
        events: list[Event] = []
        for played in self.played:
            events += played.step.public
            events += [event for to, event in played.step.private if to == seat]
        return tuple(events)

    @property
    def without_events(self) -> tuple[Action, ...]:
        """The actions of the line that told nobody anything, such as not to do more."""
        return tuple(p.action for p in self.played if not p.step.public and not p.step.private)


def new_seed() -> str:
    """The seed of a new game; nobody can guess it."""
    return secrets.token_hex(16)


def set_up(
    game: AnyGame, seats: int, options: Options, seed: str, fixed: Fixed | None = None
) -> GamePosition:
    """The line at the beginning of a game. Raises `Illegal`."""
    state = playing.begin(game, seats, options, seed, fixed)
    return GamePosition(game, seed, 0, state, fixed=fixed)


def replay(position: GamePosition, moves: Iterable[tuple[Seat, str]]) -> GamePosition:
    """The line after actions given by their texts, automatic ones too. Raises `Illegal`."""
    for seat, text in moves:
        position = position.then(seat, position.game.meta.action(text))
    return position


def ready(position: GamePosition, seat: Seat) -> bool:
    """True when nothing is left for the seat to decide before it confirms the line."""
    if not position.played:
        return False
    if seat not in position.game.to_act(position.state):
        return True
    return position.game.legal(position.state, seat)[0].automatic


def apply_draft(
    position: GamePosition, seat: Seat, texts: Sequence[str]
) -> tuple[GamePosition, bool]:
    """The line after the drafted texts, and whether it had to be dropped because one is illegal."""
    try:
        return replay(position, ((seat, text) for text in texts)), False
    except Illegal:
        return position, True
