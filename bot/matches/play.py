"""Turns of any game, computed: nothing here is stored or told to anybody."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from rules import playing
from rules.game import Action, AnyGame, Event, Illegal, Options, Seat
from rules.playing import Played


@dataclass(frozen=True, slots=True)
class Line:
    """A position and how it was reached from where the line began."""

    game: AnyGame
    seed: str
    steps: int
    """Actions applied before `state`, counted from the setup."""
    state: Any
    played: tuple[Played, ...] = ()

    def then(self, seat: Seat, action: Action) -> Line:
        """The line with one more action. Raises `Illegal`."""
        return self._with(playing.play(self.game, self.state, seat, action, self.seed, self.steps))

    def settled(self) -> Line:
        """The line up to the next decision or the end of the game: automatic actions are played."""
        return self._with(*playing.settle(self.game, self.state, self.seed, self.steps))

    def _with(self, *more: Played) -> Line:
        if not more:
            return self
        last = more[-1]
        return replace(self, steps=last.number, state=last.step.state, played=(*self.played, *more))

    @property
    def reveals(self) -> bool:
        """True when an action of the line revealed something."""
        return any(played.step.reveals for played in self.played)

    @property
    def public(self) -> tuple[Event, ...]:
        """Everything the line told everybody."""
        return tuple(event for played in self.played for event in played.step.public)

    def told(self, seat: Seat) -> tuple[Event, ...]:
        """Everything the line told one seat: what is public and what is for it alone."""
        told: list[Event] = []
        for played in self.played:
            told += played.step.public
            told += [event for to, event in played.step.private if to == seat]
        return tuple(told)


def set_up(game: AnyGame, seats: int, options: Options, seed: str) -> Line:
    """The line at the beginning of a game. Raises `Illegal`."""
    return Line(game, seed, 0, playing.begin(game, seats, options, seed))


def replay(line: Line, moves: Iterable[tuple[Seat, str]]) -> Line:
    """The line after actions given by their texts, automatic ones too. Raises `Illegal`."""
    for seat, text in moves:
        line = line.then(seat, line.game.meta.action(text))
    return line


def ready(line: Line, seat: Seat) -> bool:
    """True when nothing is left for the seat to decide before it confirms the line."""
    if not line.played:
        return False
    if seat not in line.game.to_act(line.state):
        return True
    return line.game.legal(line.state, seat)[0].automatic


def apply_draft(line: Line, seat: Seat, texts: Sequence[str]) -> tuple[Line, bool]:
    """The line after the drafted texts, and whether it had to be dropped because one is illegal."""
    try:
        return replay(line, ((seat, text) for text in texts)), False
    except Illegal:
        return line, True
