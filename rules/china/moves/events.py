"""What can happen in China. Colours of cards are `red`, `green`, `orange`, `yellow`, `purple`."""

from __future__ import annotations

from dataclasses import field
from typing import ClassVar

from rules import events
from rules.events import FinalScoring, PartEvent, Passed, SeatEvent, ToCome
from rules.game import Event, Seat, events_in, of_kind
from rules.values import Counted, Tally


class HousePlaced(SeatEvent):
    """A house was paid for and built (R11)."""

    site: str = of_kind("site")
    state: str = of_kind("state")
    payment: str = of_kind("payment")


class EmissaryPlaced(SeatEvent):
    """An emissary was paid for and sent (R12)."""

    state: str = of_kind("state")
    payment: str = of_kind("payment")


class FortressPlaced(SeatEvent):
    """A fortress was paid for and built (R41)."""

    site: str = of_kind("site")
    state: str = of_kind("state")
    payment: str = of_kind("payment")


class StateScored(Event):
    """The houses of a state were scored (R25-R31), fortresses counted (R43)."""

    state: str = of_kind("state")
    houses: Tally = of_kind("tally")
    points: Tally = of_kind("tally")
    """The seats whose points are doubled, for they have a house on a fortress there."""
    doubled: tuple[Seat, ...] = of_kind("seats")
    fortified: int = of_kind("count")
    """How many seats are doubled."""


class CardSwapped(SeatEvent):
    """A card was put on the discards to take another (R23)."""

    card: str = of_kind("card")


class CardTaken(SeatEvent):
    """An open card was taken (R19)."""

    card: str = of_kind("card")


class CardDrawn(SeatEvent):
    """A card was drawn from the pile, unseen by the others (R19)."""


class CardSeen(SeatEvent):
    """For one seat: which card it drew (A12)."""

    repeats: ClassVar[tuple[type[Event], ...]] = (CardDrawn,)
    card: str = of_kind("card")


class RowFilled(Event):
    """Cards were turned up to replace open ones (R20)."""

    cards: Counted = of_kind("card")
    places: Counted = field(default=(), metadata={"kind": "card place"})
    """Each of them with its place among the open cards, counted from 1. () in logs stored before
    this was told."""


class PileReshuffled(Event):
    """The pile was used up for the first time: the discards are the new pile (R21)."""

    count: int = of_kind("count")


class LastRound(SeatEvent):
    """The pile was used up for the second time: the round is finished, `seat` plays last (R22)."""


class NothingPlaceable(Event):
    """No marker can be placed any more by anybody: the game ends at once (R24, A9)."""


class AllianceScored(Event):
    """An alliance brought points to the seats that lead both states (R33, R34)."""

    alliance: int = of_kind("alliance")
    one: str = of_kind("state")
    other: str = of_kind("state")
    winners: tuple[Seat, ...] = of_kind("seats")
    shared: int = of_kind("count")
    """How many seats score; each gets all points."""
    points: int = of_kind("points")


class RoadScored(SeatEvent):
    """A line of houses along roads brought points (R36, R44)."""

    sites: tuple[str, ...] = of_kind("site")
    """From one end to the other."""
    count: int = of_kind("count")
    doubled: bool = of_kind("doubled")
    points: int = of_kind("points")


class GameEnded(events.GameEnded):
    """The game is over; markers in supply break ties (R38, A15)."""

    by_supply: bool = of_kind("tiebreak")
    """Others had as many points, but fewer markers left."""


class HandHeld(Event):
    """Asked for: the viewer's cards."""

    cards: Counted = of_kind("card")


class SupplyHeld(SeatEvent):
    """Asked for: markers a seat has not placed (A17)."""

    houses: int = of_kind("count")
    emissaries: int = of_kind("count")
    fortresses: int = of_kind("count")


class PileLeft(Event):
    """Asked for: cards in the pile, how often it has been used up, and whether the game is over, so
    that nobody draws from it any more."""

    count: int = of_kind("count")
    used_up: int = of_kind("times")
    over: bool = False


class RowOpen(Event):
    """Asked for: the open cards."""

    cards: Counted = of_kind("card")


class DiscardsOpen(Event):
    """Asked for: the cards on the discards (A17)."""

    cards: Counted = of_kind("card")


class TakenHeld(SeatEvent):
    """Asked for: cards that everybody saw a seat take and that it must still hold (A17)."""

    cards: Counted = of_kind("card")


class MarkerOf(PartEvent):
    """Place in a turn: one of the markers (R10)."""


class CardOf(PartEvent):
    """Place in a turn: a card of the hand that is filled up (R19)."""


class WouldScore(Event):
    """Foreseen: the house would fill the state, whose houses would be scored at once (R17)."""

    state: str = of_kind("state")
    points: Tally = of_kind("tally")

    def leads(self, seat: Seat) -> bool:
        """Whether the seat itself scores; the state may be scored for others only."""
        return self.points[seat] > 0


class WouldLead(Event):
    """Foreseen: how many houses or emissaries the viewer and the best other seat would have in the
    state."""

    sort: str = of_kind("sort")
    """`houses` or `emissaries`."""
    own: int = of_kind("count")
    other: int = of_kind("count")


EVENTS = (*events_in(globals()), FinalScoring, Passed, ToCome)
