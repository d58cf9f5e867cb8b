"""What of a story of Ming Dynasty is told as one (`rules.summaries`)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, TypeAlias

from rules.game import Event, Seat, events_in, of_kind
from rules.ming.moves import events
from rules.summaries import SummaryEvent, added, counted, first, listed, number
from rules.values import Counted

Pairs: TypeAlias = tuple[tuple[str, str], ...]

_CARDS = "cards"
"""Taking a card and turning the next one up may be told apart (R10, R11)."""


@dataclass(frozen=True, slots=True)
class NeutralsPlaced(SummaryEvent):
    """A seat put several neutral courtiers in regions (R40)."""

    of: ClassVar[type[Event]] = events.NeutralPlaced
    seat: Seat = of_kind("seat")
    count: int = number()
    regions: Counted = counted("region")


@dataclass(frozen=True, slots=True)
class CourtiersPlaced(SummaryEvent):
    """A seat put several courtiers in province areas (R7)."""

    of: ClassVar[type[Event]] = events.CourtierPlaced
    seat: Seat = of_kind("seat")
    count: int = number()
    provinces: Counted = counted("province")


@dataclass(frozen=True, slots=True)
class CardsTaken(SummaryEvent):
    """A seat took several movement cards (R11)."""

    of: ClassVar[type[Event]] = events.CardTaken
    run: ClassVar[str] = _CARDS
    seat: Seat = of_kind("seat")
    count: int = number()
    cards: Pairs = listed("card", "province")


@dataclass(frozen=True, slots=True)
class CardsTurnedUp(SummaryEvent):
    """Several movement cards now lie beside province areas (R11)."""

    of: ClassVar[type[Event]] = events.CardTurnedUp
    run: ClassVar[str] = _CARDS
    last: ClassVar[bool] = True
    cards: Pairs = listed("card", "province")


@dataclass(frozen=True, slots=True)
class DragonsTaken(SummaryEvent):
    """A seat paid several courtiers for dragons (R12)."""

    of: ClassVar[type[Event]] = events.DragonTaken
    run: ClassVar[str] = _CARDS
    seat: Seat = of_kind("seat")
    count: int = number()
    provinces: Counted = counted("province")


@dataclass(frozen=True, slots=True)
class PrinceTravelled(SummaryEvent):
    """A prince crossed several borders, one after the other (R15)."""

    of: ClassVar[type[Event]] = events.PrinceMoved
    seat: Seat = of_kind("seat")
    origin: str = first("origin", meets="region", kind="region")
    way: Pairs = listed("region", "card")


@dataclass(frozen=True, slots=True)
class SeatsPassed(SummaryEvent):
    """Several seats left the phase, one after the other (R20)."""

    of: ClassVar[type[Event]] = events.Passed
    seats: tuple[Seat, ...] = listed("seat", kind="seats")


@dataclass(frozen=True, slots=True)
class RecallsLaid(SummaryEvent):
    """Several seats have laid their return cards (R30)."""

    of: ClassVar[type[Event]] = events.RecallLaid
    province: str = of_kind("province")
    seats: tuple[Seat, ...] = listed("seat", kind="seats")


@dataclass(frozen=True, slots=True)
class RecallsShown(SummaryEvent):
    """How many several seats take back (R30, R31)."""

    of: ClassVar[type[Event]] = events.RecallShown
    recalls: tuple[tuple[Seat, int], ...] = listed("seat", "count", kind="seat+count")


@dataclass(frozen=True, slots=True)
class CameHomeTo(SummaryEvent):
    """Courtiers of a seat went back from the city to several regions (R31)."""

    of: ClassVar[type[Event]] = events.CameHome
    seat: Seat = of_kind("seat")
    count: int = added("count")
    regions: Counted = counted("region", number="count")


@dataclass(frozen=True, slots=True)
class NeutralCameHomeTo(SummaryEvent):
    """Neutral courtiers went back from the city to several regions (R42)."""

    of: ClassVar[type[Event]] = events.NeutralCameHome
    count: int = added("count")
    regions: Counted = counted("region", number="count")


SUMMARIES = events_in(globals())
