"""What can happen in Ming Dynasty.

Tallies hold one number a seat. Where neutral courtiers (two players, R39) take part, their number
stands in a field of its own.
"""

from __future__ import annotations

from typing import ClassVar

from rules.events import FinalScoring, GameEnded, PartEvent, Passed, SeatEvent, ToCome
from rules.game import Event, Seat, events_in, of_kind
from rules.values import Counted, Tally


class PrincePlaced(SeatEvent):
    """A prince was put in a region, and its owner took a tile of the province (R5)."""

    region: str = of_kind("region")
    province: str = of_kind("province")


class NeutralPlaced(SeatEvent):
    """A neutral courtier was put in a region (R40)."""

    region: str = of_kind("region")


class RoundBegan(Event):
    """A round began (R6)."""

    number: int = of_kind("number")
    start: Seat = of_kind("seat")


class CourtierPlaced(SeatEvent):
    """A courtier was put in a province area (R7)."""

    province: str = of_kind("province")


class CardTurnedUp(Event):
    """A movement card now lies beside a province area (R11)."""

    province: str = of_kind("province")
    card: str = of_kind("card")


class CardTaken(SeatEvent):
    """A movement card was taken (R11)."""

    repeats: ClassVar[tuple[type[Event], ...]] = (CardTurnedUp,)
    province: str = of_kind("province")
    card: str = of_kind("card")


class DeckReshuffled(Event):
    """The discards became the new deck (R11)."""

    count: int = of_kind("count")


class DragonTaken(SeatEvent):
    """A courtier of a province area was paid for a dragon (R12)."""

    province: str = of_kind("province")


class PrinceMoved(SeatEvent):
    """A prince crossed a border (R15)."""

    origin: str = of_kind("region")
    region: str = of_kind("region")
    card: str = of_kind("card")


class PrinceStayed(SeatEvent):
    """A card was discarded to stay (R19)."""

    region: str = of_kind("region")
    card: str = of_kind("card")


class Deployed(SeatEvent):
    """Courtiers came from the province area into the region (R17); 0 when none did."""

    region: str = of_kind("region")
    count: int = of_kind("count")


class TempleEntered(SeatEvent):
    """One of the courtiers just deployed entered the temple (R18)."""

    region: str = of_kind("region")
    ousted: Seat | None = of_kind("seat")
    """The seat whose monk had to go to the open part; None for an empty temple."""


class ProvinceScoring(Event):
    """The scoring of a province began; what follows tells it (R21)."""

    province: str = of_kind("province")


class RegionCounted(Event):
    """Courtiers in the open part of a region, and how many of them went into the city (R22-R26)."""

    region: str = of_kind("region")
    courtiers: Tally = of_kind("tally")
    neutral: int = of_kind("count")
    entered: Tally = of_kind("tally")
    neutral_entered: int = of_kind("count")


class TilesGained(Event):
    """Tiles of the province by seat, one a courtier in the city (R28)."""

    province: str = of_kind("province")
    tally: Tally = of_kind("tally")
    missing: int = of_kind("count")
    """Courtiers for whom no tile was left (A4)."""


class SetHandedIn(SeatEvent):
    """All six sorts of tiles were handed in (R29)."""

    points: int = of_kind("points")


class RecallLaid(SeatEvent):
    """A seat has laid its return cards (R30)."""

    province: str = of_kind("province")


class RecallNoted(Event):
    """For one seat: what it has laid."""

    count: int = of_kind("count")


class RecallShown(SeatEvent):
    """All have laid: how many a seat takes back (R30, R31)."""

    count: int = of_kind("count")


class CameHome(SeatEvent):
    """Courtiers of a seat went back from the city to a region (R31)."""

    region: str = of_kind("region")
    count: int = of_kind("count")


class NeutralCameHome(Event):
    """Neutral courtiers went back from the city to a region (R42)."""

    region: str = of_kind("region")
    count: int = of_kind("count")


class CityScored(Event):
    """What stayed in the city brought points and left the game (R32, R33, R42)."""

    province: str = of_kind("province")
    stayed: Tally = of_kind("tally")
    neutral: int = of_kind("count")
    points: Tally = of_kind("tally")
    """The points for these courtiers, without the bonus."""
    winners: tuple[Seat, ...] = of_kind("seats")
    """The seats that get the bonus."""
    bonus: int = of_kind("points")
    """The bonus of each of them."""
    tied: int = of_kind("count")
    """How many seats have most left; more than the winners when city parts broke the tie (A7)."""


class TemplesScored(Event):
    """Courtiers in temples brought points (R34)."""

    monks: Tally = of_kind("tally")
    points: Tally = of_kind("tally")


class StartNamed(SeatEvent):
    """A seat named the start player of the next round (R35)."""

    start: Seat = of_kind("seat")


class TilesScored(SeatEvent):
    """Sets of five sorts at 10 points, other tiles at 1 (R37)."""

    sets: int = of_kind("count")
    others: int = of_kind("count")
    points: int = of_kind("points")


class HandHeld(SeatEvent):
    """Asked for: a seat's cards; hands are public (A17)."""

    cards: Counted = of_kind("card")


class SupplyHeld(SeatEvent):
    """Asked for: a seat's courtiers not yet played."""

    count: int = of_kind("count")


class TilesHeld(SeatEvent):
    """Asked for: a seat's province tiles; they lie open (R28)."""

    tiles: Counted = of_kind("province")


class DeckLeft(Event):
    """Asked for: movement cards to come and on the discards, dragons on their pile."""

    deck: int = of_kind("count")
    discards: int = of_kind("count")
    dragons: int = of_kind("count")


class CardsLeft(Event):
    """Asked for: movement cards that are in the deck and on the discards (A17)."""

    deck: Counted = of_kind("card")
    discards: Counted = of_kind("card")


class RecallStands(Event):
    """Asked for: the recall that waits for the viewer, with everybody's courtiers in the city
    (R30)."""

    province: str = of_kind("province")
    tally: Tally = of_kind("tally")
    neutral: int = of_kind("count")
    each: int = of_kind("points")
    """Points for each courtier that stays (R32)."""


class HomeStands(Event):
    """Asked for: courtiers still to go back from the city, of which the viewer chooses the next
    (R31, R42)."""

    province: str = of_kind("province")
    count: int = of_kind("count")
    whose: str = of_kind("whose")
    """`own`, or `neutral` for those the start player chooses."""


class StartAsked(Event):
    """Asked of a seat between two rounds: the start player of the next one (R35)."""

    number: int = of_kind("number")


class CourtierOf(PartEvent):
    """Place in a turn: one of the courtiers that a seat places (R7, R40)."""


class CardOf(PartEvent):
    """Place in a turn: a card of the hand that is filled up (R10)."""


class WouldCost(Event):
    """Foreseen: the cards left after this step, and how many courtiers the viewer could deploy
    there."""

    left: int = of_kind("count")
    courtiers: int = of_kind("count")
    place: str = of_kind("place")
    """`free`, or why none can be deployed: another `prince`, or one's own courtier in the
    `temple`."""


class WouldCount(Event):
    """Foreseen: how many courtiers the viewer and the best other would have in the region after
    deploying."""

    own: int = of_kind("count")
    other: int = of_kind("count")


class WouldTake(Event):
    """Foreseen: the card that would be taken (R11)."""

    card: str = of_kind("card")


class WouldStay(Event):
    """Foreseen: how many courtiers stay in the city, and their points without the bonus (R32)."""

    count: int = of_kind("count")
    points: int = of_kind("points")


class WouldLeave(Event):
    """Foreseen: how many courtiers the owner and the best other have in the part of the city that
    one would leave (R31, R33)."""

    whose: str = of_kind("whose")
    """`own` or `neutral`, as in `HomeStands`."""
    there: int = of_kind("count")
    other: int = of_kind("count")


EVENTS = (*events_in(globals()), FinalScoring, GameEnded, Passed, ToCome)
