"""Telling alike events as one: three courtiers put by one seat are one sentence, not three.

A game says what adds up by event classes of their own (`SummaryEvent`) among those of its `Meta`:

    class CourtiersPlaced(SummaryEvent, of=CourtierPlaced):
        seat: Seat = of_kind("seat")
        count: int = number()
        provinces: Places = counted("province")

Such events are made when a story is told (`summarised`). No rule makes one, and none is stored.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, fields
from functools import cache
from typing import Any, ClassVar, Literal, TypeAlias, cast

from rules.game import Event, Meta, Seat, of_kind

How: TypeAlias = Literal["same", "number", "counted", "listed", "added", "first"]


@dataclass(frozen=True, slots=True)
class Source:
    """How the value of a summary event's field is made."""

    how: How
    names: tuple[str, ...]
    """The fields of the single events that it is made from; see the functions that make fields."""


class SummaryEvent(Event):
    """Several events of one class, told together. A field made by `of_kind` has the name of a field
    of the single events. They are only gathered when it is the same in all of them. The other
    fields are made by the functions below. Together the fields must tell all that the single events
    tell; the contract tests check this."""

    of: ClassVar[type[Event]]
    """The class of the single events."""
    run: ClassVar[str] = ""
    """Which events may stand between gathered ones. Always events of the same class; with a name
    here, also those of classes with the same name. Their order means nothing."""
    last: ClassVar[bool] = False
    """Whether they are told at the place of the last event instead of the first, because what they
    follow from must come before."""

    def __init_subclass__(
        cls, of: type[Event] | None = None, run: str = "", last: bool = False
    ) -> None:
        if of is not None:
            cls.of, cls.run, cls.last = of, run, last


class SeatSummary(SummaryEvent):
    """Several events of one seat. The seat is its first field."""

    seat: Seat = of_kind("seat")


def number() -> Any:
    """A field: how many events were gathered."""
    return _summary_field("number", (), "count")


def counted(name: str, kind: str | None = None, *, number: str = "") -> Any:
    """A field: (value, how many) for each value of a field, as `Huguang 2, Sichuan 1`. With a
    `kind` of one word it is told as `horse ×2, junk ×1`. The number is that of the events, or the
    sum of their field `number`."""
    return _summary_field("counted", (name, number) if number else (name,), kind or f"{name}+count")


def listed(*names: str, kind: str | None = None) -> Any:
    """A field: the values of one field in order, or pairs of the values of two fields. Pairs are
    told by the `kind`: with a blank as `C3 (temple)`, with a plus as `C3 temple`, with a slash as
    `temple of Anna`. Equal ones are told once, as `C3 (temple) ×2`, but not along a way, whose kind
    is as `region>card`."""
    return _summary_field("listed", names, kind or " ".join(names))


def added(name: str, kind: str | None = None) -> Any:
    """A field: the sum of numbers, or the items of all tuples in one."""
    return _summary_field("added", (name,), kind or name)


def first(name: str, meets: str, kind: str | None = None) -> Any:
    """A field: where a way began. An event belongs to the way only if its field `name` is equal to
    the field `meets` of the event before it."""
    return _summary_field("first", (name, meets), kind or name)


def _summary_field(how: How, names: tuple[str, ...], kind: str) -> Any:
    return field(metadata={"kind": kind, "source": Source(how, names)})


@cache
def sources(cls: type[SummaryEvent]) -> dict[str, Source]:
    """Where each field of a summary event comes from, in field order."""
    return {
        f.name: f.metadata.get("source", Source("same", (f.name,)))
        for f in fields(cast("Any", cls))
    }


def summarised(meta: Meta, events: Iterable[Event]) -> tuple[Event, ...]:
    """The events, with similar ones told as one; nothing is lost. A summary stands where the first
    of its events stood, or the `last`. An event that a later one `repeats` is left out."""
    by_class = _summaries_of(meta.events)
    groups: list[_Group] = []
    for event in _without_repeated(events):
        summary = by_class.get(type(event))
        group = None if summary is None else _group_for(groups, summary, event)
        if group is None:
            groups.append(_Group(summary, [event]))
        else:
            group.events.append(event)
            if summary is not None and summary.last:
                groups.remove(group)
                groups.append(group)
    return tuple(group.merged() for group in groups)


@dataclass(slots=True, eq=False)
class _Group:
    """Events that are merged into one."""

    summary: type[SummaryEvent] | None
    events: list[Event]

    def merged(self) -> Event:
        if self.summary is None or len(self.events) == 1:
            return self.events[0]
        fields = [_value(source, self.events) for source in sources(self.summary).values()]
        return self.summary(*fields)

    def takes(self, event: Event) -> bool:
        """Whether an event may be told together with the others of the group."""
        if self.summary is None:
            return False
        return all(_fits(s, self.events[-1], event) for s in sources(self.summary).values())


@cache
def _summaries_of(events: tuple[type[Event], ...]) -> dict[type[Event], type[SummaryEvent]]:
    return {cls.of: cls for cls in events if issubclass(cls, SummaryEvent)}


def _group_for(
    groups: Sequence[_Group], summary: type[SummaryEvent], event: Event
) -> _Group | None:
    """The group that an event can join; None when it must begin a new one."""
    for group in reversed(groups):
        other = group.summary
        if other is None or (other is not summary and not (other.run == summary.run != "")):
            return None
        if other is summary and group.takes(event):
            return group
    return None


def _fits(source: Source, before: Event, event: Event) -> bool:
    """Whether an event can follow another one in a group, as far as one field is concerned."""
    if source.how == "same":
        return getattr(before, source.names[0]) == getattr(event, source.names[0])
    if source.how == "first":
        name, meets = source.names
        return getattr(event, name) == getattr(before, meets)
    return True


def _value(source: Source, events: Sequence[Event]) -> Any:
    """The value of a summary field, made from the single events."""
    names = source.names
    match source.how:
        case "same" | "first":
            return getattr(events[0], names[0])
        case "number":
            return len(events)
        case "counted":
            return tuple(_counts(events, *names).items())
        case "listed":
            return tuple(_values_listed(event, names) for event in events)
        case "added":
            values = [getattr(event, names[0]) for event in events]
            return sum(values, start=type(values[0])())


def _counts(events: Sequence[Event], name: str, number: str = "") -> Counter[Any]:
    counts = Counter[Any]()
    for event in events:
        counts[getattr(event, name)] += getattr(event, number) if number else 1
    return counts


def _values_listed(event: Event, names: tuple[str, ...]) -> Any:
    values = tuple(getattr(event, name) for name in names)
    return values[0] if len(values) == 1 else values


def _without_repeated(events: Iterable[Event]) -> list[Event]:
    """The events without those that a later one repeats."""
    kept: list[Event] = []
    for event in events:
        if event.repeats and (at := _repeated(event, kept)) is not None:
            del kept[at]
        kept.append(event)
    return kept


def _repeated(event: Event, earlier: Sequence[Event]) -> int | None:
    """The index of the last earlier event that an event repeats; None if there is none."""
    places = range(len(earlier) - 1, -1, -1)
    return next((at for at in places if event.tells_again(earlier[at])), None)
