"""What of a story of China is told as one (`rules.summaries`)."""

from __future__ import annotations

from typing import TypeAlias

from rules.china.moves import events
from rules.game import events_in, of_kind
from rules.summaries import SeatSummary, counted, listed, number
from rules.values import Counted

Pairs: TypeAlias = tuple[tuple[str, str], ...]

_CARDS = "cards"
"""Open cards and cards from the pile may be told separately (R19)."""


class HousesPlaced(SeatSummary, of=events.HousePlaced):
    """A seat built several houses in a state (R10, R11)."""

    count: int = number()
    state: str = of_kind("state")
    sites: Pairs = listed("site", "payment")


class EmissariesPlaced(SeatSummary, of=events.EmissaryPlaced):
    """A seat sent several emissaries to a state (R10, R12)."""

    count: int = number()
    state: str = of_kind("state")
    payments: tuple[str, ...] = listed("payment")


class CardsTaken(SeatSummary, of=events.CardTaken, run=_CARDS):
    """A seat took several open cards (R19)."""

    cards: Counted = counted("card", kind="card")


class CardsDrawn(SeatSummary, of=events.CardDrawn, run=_CARDS):
    """A seat drew several cards from the pile (R19)."""

    count: int = number()


class CardsSeen(SeatSummary, of=events.CardSeen, run=_CARDS):
    """For one seat: which cards it drew (A12)."""

    cards: Counted = counted("card", kind="card")


SUMMARIES = events_in(globals())
