"""A position of Gavel in words (`rules.describing`), and what lies where (`rules.changes`)."""

from __future__ import annotations

from collections.abc import Iterator

from rules.changes import Placed
from rules.describing import Fact, Section, facts_in
from rules.game import Event, Seat, of_kind
from tests.example.rules.gavel.events import BidAsked, BidHeld, CardsHeld, LotsLeft
from tests.example.rules.gavel.state import hand as cards_left
from tests.example.rules.gavel.view import View

BLOCK = "block"
"""The place of the lots that are up."""


class Auction(Fact):
    """Heading: what is up and to come."""


class Up(Fact):
    """The lots that are up, and who has still to bid."""

    lots: tuple[int, ...] = of_kind("lot")
    seats: tuple[Seat, ...] = of_kind("seats")


class Everybody(Fact):
    """Heading: what lies before the seats."""


class Lying(Fact):
    """What a seat has won and played."""

    seat: Seat = of_kind("seat")
    lots: tuple[int, ...] = of_kind("lot")
    cards: tuple[int, ...] = of_kind("card")


class Hand(Fact):
    """Heading: your own cards."""


FACTS = facts_in(globals())


def describe(view: View) -> tuple[Section, ...]:
    """The auction, what lies before everybody, one's own hand."""
    lying = zip(view.won, view.played, strict=True)
    auction = Section(Auction(), (Up(view.up, view.bidding), LotsLeft(view.left)))
    everybody = Section(Everybody(), tuple(Lying(seat, *both) for seat, both in enumerate(lying)))
    held = hand(view)
    return (auction, everybody, *([Section(Hand(), held)] if held else []))


def hand(view: View) -> tuple[Event, ...]:
    """The viewer's cards, and the one it has bid."""
    if view.viewer is None:
        return ()
    cards = tuple(card for card in cards_left(view.played[view.viewer]) if card != view.bid)
    return (CardsHeld(cards), *([] if view.bid is None else [BidHeld(view.viewer, view.bid)]))


def remaining(view: View) -> tuple[Event, ...]:
    """The lots still to come."""
    return (LotsLeft(view.left),)


def asked(view: View, seat: Seat) -> Event | None:
    """For what everybody bids at the same time."""
    return BidAsked(view.up) if seat in view.bidding else None


def pieces(view: View) -> Iterator[Placed]:
    """Lots on the block and before the seats, and the cards that were played."""
    places = ((BLOCK, view.up), *((str(seat + 1), lots) for seat, lots in enumerate(view.won)))
    for place, lots in places:
        yield from (Placed(place, f"lot {lot}", unique=True) for lot in lots)
    for seat, cards in enumerate(view.played):
        yield from (Placed(str(seat + 1), f"card {card}") for card in cards)
