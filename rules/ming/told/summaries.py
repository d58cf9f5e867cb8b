"""What of a story of Ming Dynasty is told as one (`rules.summaries`)."""

from __future__ import annotations

from typing import TypeAlias

from rules.game import Seat, events_in, of_kind
from rules.ming.moves import events
from rules.summaries import SeatSummary, SummaryEvent, added, counted, first, listed, number
from rules.values import Counted

Pairs: TypeAlias = tuple[tuple[str, str], ...]

_CARDS = "cards"
"""Taking a card and turning up the next one may be told separately (R10, R11)."""


class NeutralsPlaced(SeatSummary, of=events.NeutralPlaced):
    """A seat put several neutral courtiers in regions (R40)."""

    count: int = number()
    regions: Counted = counted("region")


class CourtiersPlaced(SeatSummary, of=events.CourtierPlaced):
    """A seat put several courtiers in province areas (R7)."""

    count: int = number()
    provinces: Counted = counted("province")


class CardsTaken(SeatSummary, of=events.CardTaken, run=_CARDS):
    """A seat took several movement cards (R11)."""

    count: int = number()
    cards: Pairs = listed("card", "province")


class CardsTurnedUp(SummaryEvent, of=events.CardTurnedUp, run=_CARDS, last=True):
    """Several movement cards now lie beside province areas (R11)."""

    cards: Pairs = listed("card", "province")


class DragonsTaken(SeatSummary, of=events.DragonTaken, run=_CARDS):
    """A seat paid several courtiers for dragons (R12)."""

    count: int = number()
    provinces: Counted = counted("province")


class PrinceTravelled(SeatSummary, of=events.PrinceMoved):
    """A prince crossed several borders, one after the other (R15)."""

    origin: str = first("origin", meets="region", kind="region")
    way: Pairs = listed("region", "card", kind="region>card")


class SeatsPassed(SummaryEvent, of=events.Passed):
    """Several seats left the phase, one after the other (R20)."""

    seats: tuple[Seat, ...] = listed("seat", kind="seats")


class RecallsLaid(SummaryEvent, of=events.RecallLaid):
    """Several seats have laid their return cards (R30)."""

    province: str = of_kind("province")
    seats: tuple[Seat, ...] = listed("seat", kind="seats")


class RecallsShown(SummaryEvent, of=events.RecallShown):
    """How many several seats take back (R30, R31)."""

    recalls: tuple[tuple[Seat, int], ...] = listed("seat", "count", kind="seat+count")


class CameHomeTo(SeatSummary, of=events.CameHome):
    """Courtiers of a seat went back from the city to several regions (R31)."""

    count: int = added("count")
    regions: Counted = counted("region", number="count")


class NeutralCameHomeTo(SummaryEvent, of=events.NeutralCameHome):
    """Neutral courtiers went back from the city to several regions (R42)."""

    count: int = added("count")
    regions: Counted = counted("region", number="count")


SUMMARIES = events_in(globals())
