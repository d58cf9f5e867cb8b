"""The clocks of a table: when they run, stand, and run out. Pure but for looking up holidays, quiet
hours and who was told when."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace

import sqlalchemy as sa

from bot.matches.people.absence import Holiday
from bot.matches.people.choices import Reach, reach_of
from bot.matches.table.model import Clock, OnTimeout, SeatClock, Table
from bot.matches.table.stored import StoredTable
from bot.storage import schema
from rules.game import Seat

HOUR = 3600.0
DAY = 24 * HOUR
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
"""The clocks there are: seconds for each decision, or for the whole game and for each turn."""
SHORT = frozenset(
    name for name, (each, more) in CLOCKS.items() if (each if more is None else more) <= DAY
)
"""Those in which a night counts."""
OFF = "off"
ON_TIMEOUT: Mapping[str, OnTimeout] = {"remind": "remind", "computer": "computer", "vote": "vote"}
"""What may follow, by the word it is chosen by."""

WAKING = 3 * HOUR
"""Seconds outside of a person's quiet hours and holidays that pass from when they are told that it
is their turn until their time ends, at least."""
LEAST_WARNING = 2 * HOUR
"""Seconds before their time ends somebody is warned at least, where they have not chosen."""
_told, _outbox = schema.told.c, schema.outbox.c
_TOLD = sa.select(_told.user_id, _told.told_at).where(
    _told.match_id == sa.bindparam("this_match"), _told.told_at.is_not(None)
)
_COMING = sa.select(_outbox.kind, _outbox.channel_id).where(
    _outbox.match_id == sa.bindparam("this_match"),
    sa.or_(_outbox.kind == "nudge", sa.and_(_outbox.kind == "turn", _outbox.attempts > 0)),
)

Away = Sequence[Holiday]
"""The holidays of one person, oldest first; they may overlap."""


def deadline(since: float, left: float, away: Away) -> float:
    """When a clock runs out: the time of holidays does not count."""
    at, counted = since + left, since
    for holiday in away:
        begins = max(holiday.begins, counted)
        if begins >= at:
            break
        at += max(0.0, holiday.ends - begins)
        counted = max(counted, holiday.ends)
    return at


def remaining(clock: SeatClock, now: float, away: Away) -> float:
    """Seconds left of a clock that runs or stands."""
    if clock.since is None:
        return clock.left
    passed = counted = 0.0
    for holiday in away:
        begins = max(holiday.begins, clock.since, counted)
        passed += max(0.0, min(holiday.ends, now) - begins)
        counted = max(counted, holiday.ends)
    return max(0.0, clock.left - max(0.0, now - clock.since - passed))


def due_seats(table: Table, now: float) -> tuple[Seat, ...]:
    """The seats whose clocks have run out and nothing has followed yet."""
    ends = {s: table.clocks[s].deadline for s in table.awaited if s in table.clocks}
    return tuple(seat for seat, at in ends.items() if at is not None and at <= now)


def warned_seats(table: Table, now: float) -> tuple[Seat, ...]:
    """The seats whose people are to be warned now that their clocks run out."""
    at = {s: table.clocks[s].warn_at for s in table.awaited if s in table.clocks}
    return tuple(seat for seat, moment in at.items() if moment is not None and moment <= now)


def others(table: Table, seat: Seat) -> tuple[int, ...]:
    """The user ids of the people at a table but for the one on a seat."""
    return tuple(who for at, who in table.playing.items() if at != seat)


def consequence(table: Table, seat: Seat) -> OnTimeout:
    """What is to follow when the clock of a seat runs out. Where nobody else could vote, and where
    they have voted for it, a computer player takes the turn."""
    chosen: OnTimeout = "remind" if table.clock is None else table.clock.on_timeout
    voted = table.clocks[seat].computer or (chosen == "vote" and not others(table, seat))
    return "computer" if voted else chosen


@dataclass(frozen=True, slots=True)
class _Sitter:
    """What a clock has to know of its person."""

    reach: Reach
    last_notified_at: float | None
    """When they were last told that the table waits for them."""
    notice_pending: bool
    """A message to them is still to be sent, or a post to be tried again."""

    @property
    def away(self) -> Away:
        """Their holidays."""
        return self.reach.away

    def notified_at(self, since: float, now: float) -> float:
        """When they were told of what they have been asked since then, or the earliest time they
        can be. Not later than now, for the machine's clock may have been set back."""
        if self.last_notified_at is not None and self.last_notified_at >= since:
            return min(self.last_notified_at, now)
        return self.reach.earliest_notice(max(since, now) if self.notice_pending else since)

    def deadline(self, since: float, left: float, now: float) -> float:
        """When a clock with so many seconds left at a moment runs out."""
        awake = self.reach.awake_after(self.notified_at(since, now), WAKING)
        return max(deadline(since, left, self.away), awake)

    def warn_at(self, clock: SeatClock, since: float, now: float) -> float | None:
        """When they are warned that a clock ends: by their choice, or when a quarter of the time
        is left, at least two hours. Outside of quiet hours, so rather earlier, but a waking hour
        after they were told at the earliest; None: never or no more."""
        hours = self.reach.choices.warn_hours
        if clock.deadline is None or clock.warned is not None or clock.computer or hours == 0:
            return None
        before = max(clock.left / 4, LEAST_WARNING) if hours is None else hours * HOUR
        soonest = self.reach.awake_after(self.notified_at(since, now), HOUR)
        return max(self.reach.free_before(clock.deadline - before), soonest)


def _sitters(
    connection: sa.Connection, table: Table, people: Collection[int], since: float
) -> Mapping[int, _Sitter]:
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
    """What a change of a table means for its clocks."""

    clock: Clock
    table: Table
    moved: Collection[Seat]
    now: float

    def after(self, seat: Seat, was: SeatClock | None, sitter: _Sitter) -> SeatClock | None:
        """A person's clock after the change; None where nothing is to be kept."""
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
        """The clock of the decision in hand: the one that runs, else a new one."""
        full, more = self.clock.seconds, self.clock.increment
        if was is None:
            return SeatClock(full, deciding=True)
        if was.deciding and seat not in self.moved:
            return was
        if more is None:
            return SeatClock(full, deciding=True)
        left = remaining(was, self.now, away)
        if was.deciding and left > 0:  # the same turn goes on
            return was
        return SeatClock(min(full, left + more), deciding=True)


def with_clocks(
    connection: sa.Connection,
    before: StoredTable | None,
    after: StoredTable,
    moved: Collection[Seat],
    now: float,
) -> StoredTable:
    """The record with its clocks: they run for the people it waits for and for nobody else. Whoever
    is new on a seat has the full time."""
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
    """Whether the same person sat there before."""
    if before is None or seat >= len(before.table.seats):
        return False
    was, now = before.table.seats[seat], after.table.seats[seat]
    return (was.user_id, was.computer) == (now.user_id, now.computer)
