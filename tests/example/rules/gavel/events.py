"""What can happen in Gavel, and what is told of hands and supplies."""

from __future__ import annotations

from typing import ClassVar

from rules.game import Event, Seat, events_in, of_kind


class BidMade(Event):
    """A seat has bid; nobody else knows what (R3)."""

    seat: Seat = of_kind("seat")


class BidsShown(Event):
    """All bids came to light (R4)."""

    bids: tuple[int, ...] = of_kind("tally")


class LotsWon(Event):
    """A seat has won what was up (R5)."""

    seat: Seat = of_kind("seat")
    points: int = of_kind("points")


class LotsStay(Event):
    """Nobody has won what was up (R6)."""

    lots: tuple[int, ...] = of_kind("lot")


class LotTurned(Event):
    """The next lot is up (R7)."""

    lot: int = of_kind("lot")


class GameEnded(Event):
    """All cards are played (R8)."""

    winners: tuple[Seat, ...] = of_kind("seats")
    shared: int = of_kind("count")
    """How many seats share the first place."""
    points: int = of_kind("points")


class BidAsked(Event):
    """Why a seat must decide: everybody bids at the same time."""

    lots: tuple[int, ...] = of_kind("lot")


class CardsHeld(Event):
    """Your cards (for one seat)."""

    cards: tuple[int, ...] = of_kind("card")


class BidHeld(Event):
    """The card you have bid (for one seat)."""

    repeats: ClassVar[tuple[type[Event], ...]] = (BidMade,)
    seat: Seat = of_kind("seat")
    card: int = of_kind("card")


class LotsLeft(Event):
    """The lots still to come, in no order."""

    lots: tuple[int, ...] = of_kind("lot")


EVENTS = events_in(globals())
