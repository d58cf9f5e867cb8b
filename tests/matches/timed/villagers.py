"""The people of a village who play by post: when they look and rest, and what they were told.

What they do is decided by their local time alone, so that every run is the same.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime, tzinfo
from zoneinfo import ZoneInfo

from bot.delivery.outbox import Delivery
from bot.matches.table.requests import Person

HOUR, DAY = 3600.0, 86400.0
BEGIN = datetime(2026, 3, 2, 12, tzinfo=UTC).timestamp()
"""A Monday."""
ZONES = ("Europe/Berlin", "America/New_York", "Asia/Shanghai", "UTC")

Looks = Callable[[datetime, int], bool]
"""Whether somebody looks in the hour that begins at a local time, on that day of the story."""


def _at(*hours: int) -> Looks:
    return lambda local, _: local.hour in hours


def _until(day: int, looks: Looks) -> Looks:
    return lambda local, on: on < day and looks(local, on)


def _weekends(local: datetime, _: int) -> bool:
    return local.weekday() > 4 and local.hour in (11, 15, 19)


RHYTHMS: Mapping[str, Looks] = {
    "often": _at(*range(8, 23, 2)),
    "evening": _at(20),
    "twice": _at(8, 19),
    "weekends": _weekends,
    "holiday": lambda local, day: not 5 <= day < 12 and _at(9, 21)(local, day),
    "gone": _until(4, _at(10, 18)),
    "digest": _at(19),
    "direct": _at(12, 22),
    "silent": _at(7, 13, 20),
    "owl": _at(1, 23),
}
"""When people look. Four of the forty have each, one in each of the zones."""
PEOPLE, GUESTS = 40, 6


@dataclass
class Villager:
    """One of the people."""

    person: Person
    rhythm: str
    zone: tzinfo
    quiet: tuple[int, int] | None
    """Their quiet hours, full hours of their day."""
    away: tuple[float, float] = (0.0, 0.0)
    """Their holiday."""

    def looks(self, now: float) -> bool:
        """Whether they look at the bot in this hour."""
        local, day = datetime.fromtimestamp(now, self.zone), int((now - BEGIN) // DAY)
        return RHYTHMS[self.rhythm](local, day)

    def rests(self, moment: float) -> bool:
        """Whether nobody is to mention them: a holiday, or quiet hours."""
        if self.away[0] <= moment < self.away[1]:
            return True
        if self.quiet is None:
            return False
        begin, end = self.quiet
        hour = datetime.fromtimestamp(moment, self.zone).hour
        return begin <= hour < end if begin < end else hour >= begin or hour < end

    def waking(self, begin: float, end: float) -> float:
        """Hours between two moments in which they could be told something, to the five minutes."""
        return sum(not self.rests(begin + n * 300) for n in range(int((end - begin) // 300))) / 12


def villagers() -> dict[int, Villager]:
    """All by their ids; the last are guests, who have no seat when the story begins."""
    found = dict[int, Villager]()
    for number in range(PEOPLE + GUESTS):
        rhythm, zone = list(RHYTHMS)[number % 10], ZONES[number // 10 % 4]
        quiet = (8, 16) if rhythm == "owl" else None if number % 7 == 0 else (22, 8)
        who = 1000 + number
        found[who] = Villager(Person(who, f"P{number}"), rhythm, ZoneInfo(zone), quiet)
    return found


@dataclass(frozen=True)
class Told:
    """One message, and whom it told what."""

    at: float
    match: str
    kind: str
    """`turn`, `remind`, `warn`, `ran-out`, `nudge`, `nudge-asked`, `digest`, or the key of a
    notice."""
    people: tuple[int, ...]
    """Whom it mentions, or whom it is sent to."""
    direct: bool
    since: float = 0.0
    """Of reminders: since when the table waits."""
    tables: tuple[str, ...] = ()
    """Of digests: what waits."""
    questions: int = 0


def read(delivery: Delivery) -> Told:
    """What a delivery says, by its contents alone."""
    at, match = delivery.taken_at, delivery.match_id
    if (nudge := delivery.nudge) is not None:
        kind = "digest" if nudge.digest else "warn" if nudge.ends else "nudge"
        kind = "nudge-asked" if nudge.asked or nudge.also_asked else kind
        kind = "remind" if nudge.number and not nudge.ends else kind
        tables = tuple(table.id for table in nudge.tables)
        who, since = (nudge.person,), nudge.since
        return Told(at, match, kind, who, delivery.direct, since, tables, nudge.questions)
    if (reminder := delivery.reminder) is not None:
        kind = "warn" if reminder.ends else "ran-out" if reminder.ran_out else "remind"
        return Told(at, match, kind, reminder.people, False, reminder.since)
    if (notice := delivery.notice) is not None:
        who = [int(one) for one in str(notice.args.get("who", "")).split()]
        people = tuple(one for one in who if one not in delivery.silent)
        return Told(at, match, notice.key, people, False)
    return Told(at, match, "turn", tuple(_mentioned(delivery)), False)


def _mentioned(delivery: Delivery) -> Iterator[int]:
    turn = delivery.turn
    if turn is None or turn.final:
        return
    seats = turn.waiting if turn.called is None else turn.called
    for seat in seats:
        who = delivery.table.awaited.get(seat)
        if who is not None and who not in delivery.silent:
            yield who
