"""Which person decided which step: seats change hands when people resign, pass them on or
return."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from bot.matches.table.history import LogLine
from bot.matches.table.model import Table
from rules.game import Seat

TAKEN = "taken"
"""The first word of the log line for a seat that a person took over. The user ids of its former
holder (0 for none) and of the new one follow."""
_LEFT = ("resign", "replaced")
"""The log's words for a person who was replaced by a computer player."""

FORGOTTEN = 0
"""The id in place of a person who had their data deleted."""

Deciders = Sequence[tuple[Seat | None, int | None]]
"""The seat and the user id for each step. The user id is None if a computer player decided. Both
are None for automatic steps and, in an imported game, for recorded steps."""


def deciders(table: Table, lines: Sequence[LogLine]) -> Deciders:
    """The deciders of all steps that were not undone, first step first."""
    sittings = _Sittings.at_first(table, lines)
    by_step: list[tuple[Seat | None, int | None]] = []
    for line in lines:
        person = sittings.read(line)
        if line.kind == "undo":
            del by_step[line.step :]
        elif line.kind in ("action", "auto"):
            brought = table.origin is not None and len(by_step) < table.origin.steps
            by_step.append((None, None) if brought else (line.seat, person))
    return tuple(by_step)


def began_on(table: Table, lines: Sequence[LogLine]) -> tuple[int | None, ...]:
    """The first holder of each seat; None for a computer player."""
    return tuple(_first(table, lines, seat) for seat in range(len(table.seats)))


def decided_by(
    table: Table, lines: Sequence[LogLine], user_id: int
) -> Mapping[Seat, frozenset[int]]:
    """The numbers of the steps, counted from 1, that a person decided, by seat. Steps of computer
    players in their place, undone steps and recorded steps of an imported game are left out."""
    by_seat: dict[Seat, set[int]] = {}
    for number, (seat, who) in enumerate(deciders(table, lines), start=1):
        if who == user_id and seat is not None:
            by_seat.setdefault(seat, set()).add(number)
    return {seat: frozenset(steps) for seat, steps in by_seat.items()}


def lines_of(table: Table, lines: Sequence[LogLine], user_id: int) -> Iterator[LogLine]:
    """A person's decisions, and the other log lines about a seat while they held it."""
    sittings = _Sittings.at_first(table, lines)
    for line in lines:
        if line.seat is None:
            continue
        before = sittings.holding.get(line.seat)
        decider = sittings.read(line)
        after = sittings.holding.get(line.seat)
        if user_id in ((decider,) if line.kind == "action" else (before, after)):
            yield line


def most_played(decided: Mapping[Seat, frozenset[int]]) -> Seat | None:
    """The seat on which a person decided most; None if they never decided anything."""
    counts = Counter({seat: len(steps) for seat, steps in decided.items()})
    return next((seat for seat, _ in counts.most_common(1)), None)


@dataclass(slots=True)
class _Sittings:
    """Who holds each seat at the log line that was read last. Lines are read one by one."""

    holding: dict[Seat, int | None]
    timed_out: dict[Seat, int | None] = field(default_factory=dict[Seat, "int | None"])
    """Seats whose next turn a computer player takes after a timeout, with its revision once
    known."""

    @classmethod
    def at_first(cls, table: Table, lines: Sequence[LogLine]) -> _Sittings:
        """The holders before the first line."""
        return cls(dict(enumerate(began_on(table, lines))))

    def read(self, line: LogLine) -> int | None:
        """Reads the next line. Returns the person who decided it; None for a computer player or
        nobody."""
        if line.seat is None:
            return None
        if line.kind == "table":
            self._note_change(line.text.split(" "), line.seat)
        if line.kind != "action":
            return None
        if line.seat in self.timed_out:
            if self.timed_out[line.seat] in (None, line.revision):
                self.timed_out[line.seat] = line.revision
                return None
            del self.timed_out[line.seat]
        return self.holding.get(line.seat)

    def _note_change(self, words: Sequence[str], seat: Seat) -> None:
        if words[0] == TAKEN:
            self.holding[seat] = int(words[-1])
        elif words[0] in _LEFT:
            self.holding[seat] = None
        elif words[0] == "timeout":
            self.timed_out[seat] = None


def _first(table: Table, lines: Iterable[LogLine], seat: Seat) -> int | None:
    """The first holder of a seat. If a computer player replaced the holder later, this was a
    person."""
    holder, left = table.seats[seat], table.seats[seat].computer is None
    for line in lines:
        words = line.text.split(" ")
        if line.kind == "table" and line.seat == seat:
            left = left or words[0] in _LEFT
            if words[0] == TAKEN:
                return int(words[1]) or None
    return holder.user_id or (FORGOTTEN if left else None)
