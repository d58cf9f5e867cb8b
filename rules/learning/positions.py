"""Positions of records in which a seat is to decide: how they stand, and where a line leads.

Chance stays that of the record, so that the same line leads to the same for everybody.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, TypeAlias

from rules.actions import Seat
from rules.changes import Change, changes
from rules.game import Action, AnyGame, Event, Illegal
from rules.playing import Played, begin, play, settle, to_decide
from rules.replaying import Record, RecordError

Line: TypeAlias = tuple[str, ...]
"""The texts of the actions of one seat in a row."""
THEN = "; "
"""What stands between the actions of a line in files of lessons and puzzles."""


def forced(line: Line, offered: Callable[[Line], Sequence[Action]]) -> Line:
    """A line, continued as long as just one action is offered after it."""
    while len(actions := offered(line)) == 1:
        line = (*line, str(actions[0]))
    return line


@dataclass(frozen=True, slots=True)
class Continuation:
    """Where a line leads, and what its seat learnt on the way."""

    state: Any
    steps: int
    events: tuple[Event, ...]
    """The events that the seat is told: public ones, and those for it alone."""
    views: tuple[Any, ...]
    """The seat's views: before the line, and after each step."""

    @property
    def view(self) -> Any:
        """The seat's view after the line."""
        return self.views[-1]


@dataclass(frozen=True)  # no slots, so that positions are replayed once only
class RecordedPosition:
    """The position at the end of a record, from which one seat plays on."""

    game: AnyGame
    record: Record
    seat: Seat

    @cached_property
    def begins(self) -> Continuation:
        """The position itself. Raises `RecordError`."""
        state, steps = self._replay()
        return Continuation(state, steps, (), (self.game.view(state, self.seat),))

    def _replay(self) -> tuple[Any, int]:
        """The position, and the number of steps that lead to it. The set-up is not a step."""
        record = self.record
        played = [played for _, played in record.replay({record.game: self.game})]
        if played:
            return played[-1].step.state, played[-1].number
        return begin(self.game, record.seats, record.options, record.seed, record.fixed), 0

    @property
    def acts(self) -> bool:
        """Whether the seat must decide in this position."""
        return self.seat in self.game.to_act(self.begins.state)

    def then(self, line: Sequence[str]) -> Continuation:
        """Where a line leads the seat. Raises `RecordError`. Includes automatic actions, and
        answers of other seats that have no choice."""
        after = self.begins
        for text in line:
            done = self._with_automatic(self.play_after(after, text))
            while (forced := self._forced_answer(done[-1].step.state)) is not None:
                done += self._with_automatic(
                    self._play(done[-1].step.state, *forced, done[-1].number)
                )
            after = self._continued(after, done)
        return after

    def play_after(self, after: Continuation, text: str) -> Played:
        """Plays one more action after a line, without anything automatic after it. Raises
        `RecordError`."""
        try:
            return self._play(after.state, self.seat, to_decide(self.game, text), after.steps)
        except Illegal as illegal:
            raise RecordError(0, text, illegal) from None

    def _play(self, state: Any, seat: Seat, action: Action, steps: int) -> Played:
        return play(self.game, state, seat, action, self.record.seed, steps, self.record.fixed)

    def _with_automatic(self, played: Played) -> list[Played]:
        """An action, and the automatic actions that follow it."""
        seed, fixed = self.record.seed, self.record.fixed
        return [played, *settle(self.game, played.step.state, seed, played.number, fixed)]

    def _forced_answer(self, state: Any) -> tuple[Seat, Action] | None:
        """The answer of another seat if it has just one, such as adding nothing; else None."""
        others = [seat for seat in self.game.to_act(state) if seat != self.seat]
        legal = self.game.legal(state, others[0]) if others else ()
        return (others[0], legal[0]) if len(legal) == 1 else None

    def _continued(self, before: Continuation, done: Sequence[Played]) -> Continuation:
        """The continuation after some more steps."""
        events = [event for played in done for event in played.step.events_for(self.seat)]
        views = [self.game.view(played.step.state, self.seat) for played in done]
        last = done[-1]
        return Continuation(
            last.step.state, last.number, (*before.events, *events), (*before.views, *views)
        )

    def changes(self, after: Continuation) -> tuple[Change, ...]:
        """What a line changed on the board, as the seat sees it."""
        return changes(self.game, after.views)
