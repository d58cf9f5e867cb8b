"""Which person decided which step of a game: seats are resigned, handed over and taken back."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from bot.matches.deeds.seats import TAKEN
from bot.matches.table.model import LogEntry, Table
from rules.game import Seat

_LEFT = ("resign", "replaced")
"""The log's words for a computer player that goes on in a person's place."""


def decided_by(table: Table, log: Sequence[LogEntry], user_id: int) -> dict[Seat, frozenset[int]]:
    """The numbers of the steps (from 1 on) that a person decided, by seat. What computer players
    did in their place, what was taken back, and what a record brought along is not among them."""
    sitting = _Sitting(table, log)
    found: dict[Seat, set[int]] = {}
    number = 0
    for entry in log:
        person = sitting.decider(entry)
        if entry.kind not in ("action", "auto") or entry.undone:
            continue
        number += 1
        brought = table.origin is not None and number <= table.origin.steps
        if person == user_id and entry.seat is not None and not brought:
            found.setdefault(entry.seat, set()).add(number)
    return {seat: frozenset(steps) for seat, steps in found.items()}


def most_played(decided: dict[Seat, frozenset[int]]) -> Seat | None:
    """The seat on which a person decided most; None for whoever never did."""
    counts = Counter({seat: len(steps) for seat, steps in decided.items()})
    return next((seat for seat, _ in counts.most_common(1)), None)


@dataclass(slots=True)
class _Sitting:
    """Follows who sits where, line by line."""

    table: Table
    log: Sequence[LogEntry]
    holding: dict[Seat, int | None] = field(init=False)
    timed_out: dict[Seat, int | None] = field(default_factory=dict[Seat, "int | None"])
    """The seats whose next turn a computer player takes, with its revision once it is known."""

    def __post_init__(self) -> None:
        seats = range(len(self.table.seats))
        self.holding = {seat: _first(self.table, self.log, seat) for seat in seats}

    def decider(self, entry: LogEntry) -> int | None:
        """Who decided what a line tells; None: nobody, or a computer player."""
        if entry.kind == "table" and entry.by is not None:
            self._moved(entry.text.split(" "), entry.by)
        if entry.kind != "action" or entry.seat is None:
            return None
        if entry.seat in self.timed_out:
            if self.timed_out[entry.seat] in (None, entry.revision):
                self.timed_out[entry.seat] = entry.revision
                return None
            del self.timed_out[entry.seat]
        return self.holding.get(entry.seat)

    def _moved(self, words: Sequence[str], seat: Seat) -> None:
        if words[0] == TAKEN:
            self.holding[seat] = int(words[-1]) or None
        elif words[0] in _LEFT:
            self.holding[seat] = None
        elif words[0] == "timeout":
            self.timed_out[seat] = None


def _first(table: Table, log: Iterable[LogEntry], seat: Seat) -> int | None:
    """Who sat on a seat in the beginning."""
    for entry in log:
        words = entry.text.split(" ")
        if entry.kind == "table" and entry.by == seat and words[0] == TAKEN:
            return int(words[1]) or None
    return table.seats[seat].user_id
