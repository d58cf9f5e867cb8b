"""What of a story of China is told as one (`rules.summaries`)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, TypeAlias

from rules.china.moves import events
from rules.game import Event, Seat, events_in, of_kind
from rules.summaries import SummaryEvent, counted, listed, number
from rules.values import Counted

Pairs: TypeAlias = tuple[tuple[str, str], ...]

_CARDS = "cards"
"""Open cards and those from the pile may be told apart (R19)."""


@dataclass(frozen=True, slots=True)
class HousesPlaced(SummaryEvent):
    """A seat built several houses in a state (R10, R11)."""

    of: ClassVar[type[Event]] = events.HousePlaced
    seat: Seat = of_kind("seat")
    count: int = number()
    state: str = of_kind("state")
    sites: Pairs = listed("site", "payment")


@dataclass(frozen=True, slots=True)
class EmissariesPlaced(SummaryEvent):
    """A seat sent several emissaries to a state (R10, R12)."""

    of: ClassVar[type[Event]] = events.EmissaryPlaced
    seat: Seat = of_kind("seat")
    count: int = number()
    state: str = of_kind("state")
    payments: tuple[str, ...] = listed("payment")


@dataclass(frozen=True, slots=True)
class CardsTaken(SummaryEvent):
    """A seat took several open cards (R19)."""

    of: ClassVar[type[Event]] = events.CardTaken
    run: ClassVar[str] = _CARDS
    seat: Seat = of_kind("seat")
    cards: Counted = counted("card", kind="card")


@dataclass(frozen=True, slots=True)
class CardsDrawn(SummaryEvent):
    """A seat drew several cards from the pile (R19)."""

    of: ClassVar[type[Event]] = events.CardDrawn
    run: ClassVar[str] = _CARDS
    seat: Seat = of_kind("seat")
    count: int = number()


@dataclass(frozen=True, slots=True)
class CardsSeen(SummaryEvent):
    """For one seat: which cards it drew (A12)."""

    of: ClassVar[type[Event]] = events.CardSeen
    run: ClassVar[str] = _CARDS
    cards: Counted = counted("card", kind="card")


SUMMARIES = events_in(globals())
