"""What can happen in Chang Cheng. Action cards are told by their numbers, 1 to 6."""

from __future__ import annotations

from dataclasses import field
from typing import ClassVar

from rules.describing import lasting
from rules.events import GameEnded, PartEvent, SeatEvent, ToCome
from rules.game import Event, Seat, Tells, events_in, of_kind
from rules.values import Counted, Tally


class WallBuilt(SeatEvent):
    """A wall was built (R7)."""

    space: str = of_kind("space")
    province: str = of_kind("province")


class CardLaid(SeatEvent):
    """An action card was laid face down (R8)."""

    province: str = of_kind("province")


class CardNoted(SeatEvent):
    """For one seat: which card it laid."""

    repeats: ClassVar[tuple[type[Event], ...]] = (CardLaid,)
    card: int = of_kind("card")
    province: str = of_kind("province")


class DoubleBuilt(SeatEvent):
    """A double wall was built and scored at once (R10, R15)."""

    space: str = of_kind("space")
    other: str = of_kind("space")
    points: int = of_kind("points")


class TowerBuilt(SeatEvent):
    """A tower was built (R11)."""

    space: str = of_kind("space")
    kept: bool = of_kind("kept")
    """Whether the last free space beside it is kept for its owner (R18, R19, A3)."""


class NeutralBuilt(SeatEvent):
    """A neutral wall was built (R46)."""

    space: str = of_kind("space")
    province: str = of_kind("province")


class NeutralDeclined(SeatEvent):
    """A seat built no neutral wall (R46)."""


class ArmyLooked(SeatEvent):
    """A seat looked at army cards (R14)."""

    mongols: tuple[str, ...] = of_kind("mongol")


class ArmiesSeen(SeatEvent):
    """For one seat: the army cards it looked at (R14)."""

    repeats: ClassVar[tuple[type[Event], ...]] = (ArmyLooked,)
    mongols: tuple[str, ...] = of_kind("mongol")
    armies: Counted = of_kind("mongol+army")


class ArmyTurnedUp(Event):
    """The scouts turned an army card up for good (R54)."""

    mongol: str = of_kind("mongol")
    value: int = of_kind("army")


class ProvinceCompleted(Event):
    """Every space of a province is filled (R22)."""

    province: str = of_kind("province")


class CardShown(SeatEvent):
    """A card of the completed province was turned up (R23)."""

    card: int = of_kind("card")


class CardsCancelled(Event):
    """Cards with the same number leave without effect (R23)."""

    card: int = of_kind("card")
    count: int = of_kind("count")


class CardStruck(SeatEvent):
    """The warrior removed a card (R25)."""

    card: int = of_kind("card")
    owner: Seat = of_kind("seat")


class WallDamaged(SeatEvent):
    """The traitor damaged a wall (R26); nobody's when it was neutral."""

    space: str = of_kind("space")
    owner: Seat | None = of_kind("seat")


class ArmyExpelled(SeatEvent):
    """The traitor removed an army card (R26)."""

    mongol: str = of_kind("mongol")
    value: int | None = field(default=None, metadata={"kind": "army"})
    """Where scouts had turned it up (R54). None for one that left unseen, and in logs stored before
    this was told."""


class ValueChanged(SeatEvent):
    """Flood or architect changed what the province is worth (R27, R28)."""

    card: int = of_kind("card")
    change: int = of_kind("change")


class WallsAdded(SeatEvent):
    """An architect counts as extra walls in the majority (R28, R29)."""

    card: int = of_kind("card")
    count: int = of_kind("count")


class WallsExchanged(SeatEvent):
    """The official swapped two walls (R30)."""

    space: str = of_kind("space")
    other: str = of_kind("space")


class CardIdle(SeatEvent):
    """A card did nothing: its owner refrained, or there was no target (A5, A7, A9)."""

    card: int = of_kind("card")


class ProvinceScored(Event):
    """A completed province brought points to the seats with most walls (R33, R34)."""

    province: str = of_kind("province")
    tally: Tally = of_kind("tally")
    """Walls by seat in the majority, extra ones included."""
    neutral: int = of_kind("count")
    walls: int = of_kind("count")
    """Undamaged walls of all colours."""
    sovereignty: int = of_kind("count")
    change: int = of_kind("change")
    """By flood and architect."""
    winners: tuple[Seat, ...] = of_kind("seats")
    shared: int = of_kind("count")
    points: int = of_kind("points")


class BoardJoined(SeatEvent):
    """A board was joined (R36, R38)."""

    layout: str = of_kind("layout")
    end: str = of_kind("end")
    sovereignty: Counted = field(default=(), metadata={"kind": "province+count"})
    """The sovereignty cards that come with it, from west to east. () in logs stored before this
    was told."""


class Skipped(SeatEvent):
    """A seat can place nothing and is skipped (R40)."""


class AttackBegan(Event):
    """The Mongols attack; what follows tells it from west to east (R41, R45)."""

    finished: bool = of_kind("finished")
    """Whether the wall is finished."""


class ArmyAttacked(Event):
    """The attack of one army: the walls facing it, and the seats that lose (R42, R43)."""

    mongol: str = of_kind("mongol")
    value: int = of_kind("army")
    tally: Tally = of_kind("tally")
    neutral: int = of_kind("count")
    losers: tuple[Seat, ...] = of_kind("seats")
    """The seats that lose the value."""
    lost: int = of_kind("count")
    """How many seats lose it."""
    protected: tuple[Seat, ...] = of_kind("seats")
    """The seats that have most walls but are saved by a tower (R43)."""
    saved: int = of_kind("count")
    """How many seats are saved."""


class ArmyGone(Event):
    """The army card of a province was expelled: nothing happens there (R42)."""

    mongol: str = of_kind("mongol")


class MissionScored(Event):
    """A mission brought points (R51-R53)."""

    mission: str = of_kind("mission")
    tally: Tally = of_kind("tally")
    """What was compared or counted: provinces, longest runs, unused cards."""
    winners: tuple[Seat, ...] = of_kind("seats")
    points: Tally = of_kind("tally")


class HandHeld(Event):
    """Asked for: the viewer's action cards."""

    cards: tuple[int, ...] = of_kind("card")


class FaceDownHeld(Event):
    """Asked for: a card the viewer has laid face down (R13)."""

    card: int = of_kind("card")
    province: str = of_kind("province")


class ArmyKnown(Event):
    """Asked for: an army card the viewer has looked at (A20)."""

    mongol: str = of_kind("mongol")
    value: int = of_kind("army")


class SupplyHeld(SeatEvent):
    """Asked for: what a seat has not built, and how many cards it holds."""

    walls: int = of_kind("count")
    doubles: int = of_kind("count")
    towers: int = of_kind("count")
    cards: int = of_kind("count")


class SpacesLeft(Event):
    """Asked for: free spaces, boards that will still come, neutral walls."""

    count: int = of_kind("count")
    boards: int = of_kind("count")
    neutral: int = of_kind("count")


class CardsUsed(SeatEvent):
    """Asked for: action cards of a seat that were turned up; it has all others (R23, R24)."""

    cards: tuple[int, ...] = of_kind("card")


class ArmiesUnseen(Event):
    """Asked for: army cards the viewer has not seen, those set aside included, by value (R3)."""

    armies: Counted = of_kind("army")


class MissionPlayed(Event):
    """Asked for: a mission that is in the game."""

    mission: str = lasting("mission")


class CardWorks(Event):
    """Asked for: the card of a completed province whose ability the viewer must choose."""

    card: int = of_kind("card")
    province: str = of_kind("province")


class BoardDue(Event):
    """Asked for: enough emperor cards lie on the board that the viewer must join a new one (R36,
    A12)."""

    emperors: int = of_kind("count")


class PartOf(PartEvent):
    """Place in a turn: one of the two walls or cards of an action (R6)."""


class FirstRound(Event):
    """Place in a turn: everybody builds one wall and does nothing else (R12)."""


class WouldComplete(Event):
    """Foreseen: the province would be completed. Told with walls by seat and its value without
    cards."""

    province: str = of_kind("province")
    tally: Tally = of_kind("tally")
    neutral: int = of_kind("count")
    """Neutral walls, which take part in the majority."""
    points: int = of_kind("points")
    cards: int = field(default=0, metadata={"kind": "count"})
    """Cards laid on the province; they may change all that."""

    def leads(self, seat: Seat) -> bool:
        """Every such choice, for the province is scored at once."""
        return True


class WouldStand(Event):
    """Foreseen: the completed province after an ability has worked. Of the cards still to work only
    master architects are counted, because their owners choose nothing."""

    tally: Tally = of_kind("tally")
    """Walls by seat in the majority, extra ones included."""
    neutral: int = of_kind("count")
    points: int = of_kind("points")
    later: int = field(default=0, metadata={"kind": "count"})
    """Cards still to work whose owners choose."""


class WouldJoin(Event):
    """Foreseen: the province on which a card would lie. Told with its free spaces, walls by seat,
    and value so far without cards."""

    tells: ClassVar[Tells] = "once"
    free: int = of_kind("count")
    tally: Tally = of_kind("tally")
    neutral: int = of_kind("count")
    points: int = of_kind("points")


class WouldStrike(Event):
    """Foreseen: the owner of the card that would go, and the effect it would no longer have
    (R25)."""

    tells: ClassVar[Tells] = "instead"
    owner: Seat = of_kind("seat")
    number: int = of_kind("count")


class WouldExpel(Event):
    """Foreseen: the army card that would go; None where the viewer does not know it (R26)."""

    value: int | None = of_kind("army")


class WouldSpan(Event):
    """Foreseen: both spaces that the double wall would cover; the choice is named by them."""

    tells: ClassVar[Tells] = "name"
    space: str = of_kind("space")
    other: str = of_kind("space")


class WouldScore(Event):
    """Foreseen: the points that the double wall scores at once (R15)."""

    points: int = of_kind("points")

    def leads(self, seat: Seat) -> bool:
        """Whether it scores anything: a double wall beside nothing does not."""
        return self.points > 0


class WouldFace(Event):
    """Foreseen: the Chinese and the Mongol province on the two sides of a piece on the space."""

    province: str = of_kind("province")
    mongol: str = of_kind("mongol")


EVENTS = (*events_in(globals()), GameEnded, ToCome)
