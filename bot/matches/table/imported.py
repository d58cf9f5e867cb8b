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
    """One step of a recorded game, as the log of a table tells it."""

    seat: Seat
    text: str
    automatic: bool
    reveals: bool


@dataclass(frozen=True, slots=True)
class ImportedGame:
    """A record with what its replay led to."""

    record: Record
    options: Mapping[str, OptionValue]
    """All options of the game."""
    turns: tuple[tuple[ImportedStep, ...], ...]
    """The steps, automatic ones too, by whose decisions they are."""
    state: Any
    over: bool

    @property
    def decisions(self) -> tuple[tuple[Seat, str], ...]:
        """What was decided, in order."""
        steps = (step for turn in self.turns for step in turn)
        return tuple((step.seat, step.text) for step in steps if not step.automatic)


def replay_record(games: Mapping[str, AnyGame], record: Record) -> ImportedGame:
    """Replays a record, which may take some tenths of a second. Raises `RecordError` for an illegal
    one."""
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
    """The steps, of which only the last one so far is kept: their states would take much room."""
    for _, played in record.replay(games):
        last[:] = [played]
        yield played


def steps_of(steps: Iterable[Played]) -> tuple[ImportedStep, ...]:
    """Steps without the states they led to."""
    return tuple(
        ImportedStep(step.seat, str(step.action), step.action.automatic, step.step.reveals)
        for step in steps
    )
