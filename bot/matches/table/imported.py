"""A record that somebody uploads. It is replayed strictly before it becomes a table."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from rules.game import AnyGame, OptionValue, Seat
from rules.playing import Played, begin, turns
from rules.record import Record


@dataclass(frozen=True, slots=True)
class ImportedStep:
    """One step of a recorded game, as it is written to a table's log."""

    seat: Seat
    text: str
    automatic: bool
    reveals: bool


@dataclass(frozen=True, slots=True)
class ImportedGame:
    """A record and the result of its replay."""

    record: Record
    options: Mapping[str, OptionValue]
    """All options of the game."""
    turns: tuple[tuple[ImportedStep, ...], ...]
    """The steps grouped by turn. Automatic steps belong to the turn whose decision they follow."""
    state: Any
    over: bool

    @property
    def decisions(self) -> tuple[tuple[Seat, str], ...]:
        """All decisions in order."""
        steps = (step for turn in self.turns for step in turn)
        return tuple((step.seat, step.text) for step in steps if not step.automatic)


def replay_record(games: Mapping[str, AnyGame], record: Record) -> ImportedGame:
    """Replays a record, which may take some tenths of a second. Raises `RecordError` if a move is
    illegal."""
    last: list[Played] = []
    taken = tuple(map(steps_of, turns(_noting(record, games, last))))
    game = games[record.game]
    if last:
        state = last[0].step.state
    else:
        state = begin(game, record.seats, record.options, record.seed, record.fixed)
    options = game.meta.read_options(record.options)
    return ImportedGame(record, options, taken, state, not game.to_act(state))


def _noting(record: Record, games: Mapping[str, AnyGame], last: list[Played]) -> Iterable[Played]:
    """Passes the steps on and keeps only the last one in `last`, because the states need much
    memory."""
    for _, played in record.replay(games):
        last[:] = [played]
        yield played


def steps_of(steps: Iterable[Played]) -> tuple[ImportedStep, ...]:
    """The steps without the states they led to."""
    return tuple(
        ImportedStep(step.seat, str(step.action), step.action.automatic, step.step.reveals)
        for step in steps
    )
