"""What of a story of China is told as one (`rules.summaries`)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from rules.china.moves import events
from rules.game import Seat, events_in, of_kind
from rules.summaries import SummaryEvent, counted, listed, number
from rules.values import Counted

Pairs: TypeAlias = tuple[tuple[str, str], ...]

_CARDS = "cards"
"""Open cards and those from the pile may be told apart (R19)."""


@dataclass(frozen=True, slots=True)
class HousesPlaced(SummaryEvent, of=events.HousePlaced):
    """A seat built several houses in a state (R10, R11)."""

    seat: Seat = of_kind("seat")
    count: int = number()
    state: str = of_kind("state")
    sites: Pairs = listed("site", "payment")


@dataclass(frozen=True, slots=True)
class EmissariesPlaced(SummaryEvent, of=events.EmissaryPlaced):
    """A seat sent several emissaries to a state (R10, R12)."""

    seat: Seat = of_kind("seat")
    count: int = number()
    state: str = of_kind("state")
    payments: tuple[str, ...] = listed("payment")


@dataclass(frozen=True, slots=True)
class CardsTaken(SummaryEvent, of=events.CardTaken, run=_CARDS):
    """A seat took several open cards (R19)."""

    seat: Seat = of_kind("seat")
    cards: Counted = counted("card", kind="card")


@dataclass(frozen=True, slots=True)
class CardsDrawn(SummaryEvent, of=events.CardDrawn, run=_CARDS):
    """A seat drew several cards from the pile (R19)."""

    seat: Seat = of_kind("seat")
    count: int = number()


@dataclass(frozen=True, slots=True)
class CardsSeen(SummaryEvent, of=events.CardSeen, run=_CARDS):
    """For one seat: which cards it drew (A12)."""

    cards: Counted = counted("card", kind="card")


SUMMARIES = events_in(globals())
