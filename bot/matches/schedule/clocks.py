"""The clocks of a table: when they run, stand, and run out. Pure but for looking up holidays, quiet
hours and who was told when."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace

import sqlalchemy as sa

from bot.matches.people.absence import Holiday
from bot.matches.people.choices import Reach, reach_of
from bot.matches.table.model import DAY, HOUR, Clock, OnTimeout, SeatClock, Table
from bot.matches.table.stored import StoredTable
from bot.storage import schema
from rules.game import Seat

CLOCKS: Mapping[str, tuple[float, float | None]] = {
    "12h": (12 * HOUR, None),
    "1d": (DAY, None),
    "2d": (2 * DAY, None),
    "3d": (3 * DAY, None),
    "7d": (7 * DAY, None),
    "3d-12h": (3 * DAY, 12 * HOUR),
    "7d-1d": (7 * DAY, DAY),
    "14d-1d": (14 * DAY, DAY),
}
"""The available clocks, in seconds: per decision, or for the whole game with an increment per
turn."""
SHORT = frozenset(
    name for name, (each, more) in CLOCKS.items() if (each if more is None else more) <= DAY
)
"""Clocks so short that they run at night, too."""
OFF = "off"
ON_TIMEOUT: Mapping[str, OnTimeout] = {"remind": "remind", "computer": "computer", "vote": "vote"}
"""What may happen when time runs out, by the word for it."""

WAKING = 3 * HOUR
"""The least time between notifying a person of their turn and the end of their time. In seconds
outside of the person's quiet hours and holidays."""
LEAST_WARNING = 2 * HOUR
"""The shortest default warning, in seconds before the time ends."""
_told, _outbox = schema.told.c, schema.outbox.c
_TOLD = sa.select(_told.user_id, _told.told_at).where(
    _told.match_id == sa.bindparam("this_match"), _told.told_at.is_not(None)
)
_COMING = sa.select(_outbox.kind, _outbox.channel_id).where(
    _outbox.match_id == sa.bindparam("this_match"),
    sa.or_(_outbox.kind == "nudge", sa.and_(_outbox.kind == "turn", _outbox.attempts > 0)),
)

Away = Sequence[Holiday]
"""A person's holidays, oldest first. They may overlap."""


def deadline(since: float, left: float, away: Away) -> float:
    """When a clock runs out. It stops during holidays."""
    at, counted = since + left, since
    for holiday in away:
        begins = max(holiday.begins, counted)
        if begins >= at:
            break
        at += max(0.0, holiday.ends - begins)
        counted = max(counted, holiday.ends)
    return at


def remaining(clock: SeatClock, now: float, away: Away) -> float:
    """The seconds left on a clock, whether it runs or stands."""
    if clock.since is None:
        return clock.left
    passed = counted = 0.0
    for holiday in away:
        begins = max(holiday.begins, clock.since, counted)
        passed += max(0.0, min(holiday.ends, now) - begins)
        counted = max(counted, holiday.ends)
    return max(0.0, clock.left - max(0.0, now - clock.since - passed))


def due_seats(table: Table, now: float) -> tuple[Seat, ...]:
    """The seats whose clocks have run out without a consequence so far."""
    ends = {s: table.clocks[s].deadline for s in table.awaited if s in table.clocks}
    return tuple(seat for seat, at in ends.items() if at is not None and at <= now)


def warned_seats(table: Table, now: float) -> tuple[Seat, ...]:
    """The seats whose people are to be warned now."""
    at = {s: table.clocks[s].warn_at for s in table.awaited if s in table.clocks}
    return tuple(seat for seat, moment in at.items() if moment is not None and moment <= now)


def consequence(table: Table, seat: Seat) -> OnTimeout:
    """What happens when a seat's clock runs out. A computer player takes the turn if the others
    voted for that, or if nobody else could vote."""
    chosen: OnTimeout = "remind" if table.clock is None else table.clock.on_timeout
    voted = table.clocks[seat].computer or (chosen == "vote" and not table.others(seat))
    return "computer" if voted else chosen


@dataclass(frozen=True, slots=True)
class _Sitter:
    """What the clock of a person depends on besides the table."""

    reach: Reach
    last_notified_at: float | None
    """When they were last notified that the table waits for them."""
    notice_pending: bool
    """Whether a message to them, or a post to the table's channel, is still to be sent."""

    @property
    def away(self) -> Away:
        """Their holidays."""
        return self.reach.away

    def notified_at(self, since: float, now: float) -> float:
        """When they were notified of a question asked at `since`, or the earliest time they can be.
        Never later than now for a notice already sent, because the machine's clock may have been
        set back."""
        if self.last_notified_at is not None and self.last_notified_at >= since:
            return min(self.last_notified_at, now)
        return self.reach.earliest_notice(max(since, now) if self.notice_pending else since)

    def deadline(self, since: float, left: float, now: float) -> float:
        """When a clock runs out that had this many seconds left at `since`."""
        awake = self.reach.awake_after(self.notified_at(since, now), WAKING)
        return max(deadline(since, left, self.away), awake)

    def warn_at(self, clock: SeatClock, since: float, now: float) -> float | None:
        """When the person is to be warned; None if never or already done. They choose how long
        before. By default a quarter of the time is left, but at least two hours. In quiet hours the
        warning comes earlier. It comes at least one hour, outside of quiet hours, after they were
        notified."""
        hours = self.reach.choices.warn_hours
        if clock.deadline is None or clock.warned is not None or clock.computer or hours == 0:
            return None
        before = max(clock.left / 4, LEAST_WARNING) if hours is None else hours * HOUR
        soonest = self.reach.awake_after(self.notified_at(since, now), HOUR)
        return max(self.reach.free_before(clock.deadline - before), soonest)


def _sitters(
    connection: sa.Connection, table: Table, people: Collection[int], since: float
) -> Mapping[int, _Sitter]:
    """What the clocks of these people depend on, by user id."""
    this = {"this_match": table.id}
    told_at = {row.user_id: row.told_at for row in connection.execute(_TOLD, this)}
    coming = {(row.kind, row.channel_id) for row in connection.execute(_COMING, this)}
    post = ("turn", table.place.channel_id) in coming
    reach = reach_of(connection, people, since)
    return {
        who: _Sitter(reach[who], told_at.get(who), post or ("nudge", who) in coming)
        for who in people
    }


@dataclass(frozen=True, slots=True)
class _Moment:
    """The data of one change of a table that its clocks depend on."""

    clock: Clock
    table: Table
    moved: Collection[Seat]
    now: float

    def after(self, seat: Seat, was: SeatClock | None, sitter: _Sitter) -> SeatClock | None:
        """A person's clock after the change; None if they need none."""
        if not self.table.seats[seat].acts:
            return self._resting(was, sitter.away)
        going = self._decision(seat, was, sitter.away)
        if seat not in self.table.awaited:
            left = remaining(going, self.now, sitter.away)
            return replace(going, left=left, since=None, deadline=None, warn_at=None)
        since = self.now if going.since is None else min(going.since, self.now)
        runs = replace(going, since=since, deadline=self._deadline(going, since, sitter))
        return replace(runs, warn_at=sitter.warn_at(runs, since, self.now))

    def _deadline(self, going: SeatClock, since: float, sitter: _Sitter) -> float | None:
        if going.computer:
            return self.now if going.deadline is None else going.deadline
        return None if going.ran_out is not None else sitter.deadline(since, going.left, self.now)

    def _resting(self, was: SeatClock | None, away: Away) -> SeatClock | None:
        if was is None or self.clock.increment is None:
            return None
        return SeatClock(remaining(was, self.now, away), deciding=False)

    def _decision(self, seat: Seat, was: SeatClock | None, away: Away) -> SeatClock:
        """The clock of the present decision: the one that runs, or a new one."""
        full, more = self.clock.seconds, self.clock.increment
        if was is None:
            return SeatClock(full, deciding=True)
        if was.deciding and seat not in self.moved:
            return was
        if more is None:
            return SeatClock(full, deciding=True)
        left = remaining(was, self.now, away)
        if was.deciding and left > 0:  # still the same turn
            return was
        return SeatClock(min(full, left + more), deciding=True)


def with_clocks(
    connection: sa.Connection,
    before: StoredTable | None,
    after: StoredTable,
    moved: Collection[Seat],
    now: float,
) -> StoredTable:
    """The record with its clocks updated. Clocks run only for people the table waits for. A new
    person on a seat gets the full time."""
    table = after.table
    if table.clock is None or table.status != "running":
        return after.with_table(clocks={}) if table.clocks else after
    people = table.playing
    known = {s: c for s, c in table.clocks.items() if s in people and _stayed(before, after, s)}
    running = [clock.since for clock in known.values() if clock.since is not None]
    sitters = _sitters(connection, table, people.values(), min([*running, now]))
    moment = _Moment(table.clock, table, moved, now)
    new_clocks = {s: moment.after(s, known.get(s), sitters[who]) for s, who in people.items()}
    clocks = {seat: clock for seat, clock in new_clocks.items() if clock is not None}
    return after if clocks == table.clocks else after.with_table(clocks=clocks)


def _stayed(before: StoredTable | None, after: StoredTable, seat: Seat) -> bool:
    """Whether the same person held this seat before."""
    if before is None or seat >= len(before.table.seats):
        return False
    was, now = before.table.seats[seat], after.table.seats[seat]
    return (was.user_id, was.computer) == (now.user_id, now.computer)
