"""What can happen in Chang Cheng. Action cards are told by their numbers, 1 to 6."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar

from rules.describing import lasting
from rules.game import Event, Seat, Tells, events_in, of_kind
from rules.values import Counted, Tally


@dataclass(frozen=True, slots=True)
class WallBuilt(Event):
    """A wall was built (R7)."""

    seat: Seat = of_kind("seat")
    space: str = of_kind("space")
    province: str = of_kind("province")


@dataclass(frozen=True, slots=True)
class CardLaid(Event):
    """An action card was laid face down (R8)."""

    seat: Seat = of_kind("seat")
    province: str = of_kind("province")


@dataclass(frozen=True, slots=True)
class CardNoted(Event):
    """For one seat: which card it laid."""

    card: int = of_kind("card")
    province: str = of_kind("province")


@dataclass(frozen=True, slots=True)
class DoubleBuilt(Event):
    """A double wall was built and scored at once (R10, R15)."""

    seat: Seat = of_kind("seat")
    space: str = of_kind("space")
    other: str = of_kind("space")
    points: int = of_kind("points")


@dataclass(frozen=True, slots=True)
class TowerBuilt(Event):
    """A tower was built (R11)."""

    seat: Seat = of_kind("seat")
    space: str = of_kind("space")
    kept: bool = of_kind("kept")
    """Whether the last free space beside it is kept for its owner (R18, R19, A3)."""


@dataclass(frozen=True, slots=True)
class NeutralBuilt(Event):
    """A neutral wall was built (R46)."""

    seat: Seat = of_kind("seat")
    space: str = of_kind("space")
    province: str = of_kind("province")


@dataclass(frozen=True, slots=True)
class ArmyLooked(Event):
    """A seat looked at army cards (R14)."""

    seat: Seat = of_kind("seat")
    mongols: tuple[str, ...] = of_kind("mongol")


@dataclass(frozen=True, slots=True)
class ArmySeen(Event):
    """For one seat: the army card it looked at (R14)."""

    mongol: str = of_kind("mongol")
    value: int = of_kind("army")


@dataclass(frozen=True, slots=True)
class ArmyTurnedUp(Event):
    """The scouts turned an army card up for good (R54)."""

    mongol: str = of_kind("mongol")
    value: int = of_kind("army")


@dataclass(frozen=True, slots=True)
class ProvinceCompleted(Event):
    """Every space of a province is filled (R22)."""

    province: str = of_kind("province")


@dataclass(frozen=True, slots=True)
class CardShown(Event):
    """A card of the completed province was turned up (R23)."""

    seat: Seat = of_kind("seat")
    card: int = of_kind("card")


@dataclass(frozen=True, slots=True)
class CardsCancelled(Event):
    """Cards with the same number leave without effect (R23)."""

    card: int = of_kind("card")
    count: int = of_kind("count")


@dataclass(frozen=True, slots=True)
class CardStruck(Event):
    """The warrior removed a card (R25)."""

    seat: Seat = of_kind("seat")
    card: int = of_kind("card")
    owner: Seat = of_kind("seat")


@dataclass(frozen=True, slots=True)
class WallDamaged(Event):
    """The traitor damaged a wall (R26); nobody's when it was neutral."""

    seat: Seat = of_kind("seat")
    space: str = of_kind("space")
    owner: Seat | None = of_kind("seat")


@dataclass(frozen=True, slots=True)
class ArmyExpelled(Event):
    """The traitor removed an army card (R26)."""

    seat: Seat = of_kind("seat")
    mongol: str = of_kind("mongol")
    value: int | None = field(default=None, metadata={"kind": "army"})
    """Where scouts had turned it up (R54). None for one that left unseen, and in logs stored before
    this was told."""


@dataclass(frozen=True, slots=True)
class ValueChanged(Event):
    """Flood or architect changed what the province is worth (R27, R28)."""

    seat: Seat = of_kind("seat")
    card: int = of_kind("card")
    change: int = of_kind("change")


@dataclass(frozen=True, slots=True)
class WallsAdded(Event):
    """An architect counts as extra walls in the majority (R28, R29)."""

    seat: Seat = of_kind("seat")
    card: int = of_kind("card")
    count: int = of_kind("count")


@dataclass(frozen=True, slots=True)
class WallsExchanged(Event):
    """The official swapped two walls (R30)."""

    seat: Seat = of_kind("seat")
    space: str = of_kind("space")
    other: str = of_kind("space")


@dataclass(frozen=True, slots=True)
class CardIdle(Event):
    """A card did nothing: its owner refrained, or there was no target (A5, A7, A9)."""

    seat: Seat = of_kind("seat")
    card: int = of_kind("card")


@dataclass(frozen=True, slots=True)
class ProvinceScored(Event):
    """A completed province brought points to whoever has most walls (R33, R34)."""

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


@dataclass(frozen=True, slots=True)
class BoardJoined(Event):
    """A board was joined (R36, R38)."""

    seat: Seat = of_kind("seat")
    layout: str = of_kind("layout")
    end: str = of_kind("end")
    sovereignty: Counted = field(default=(), metadata={"kind": "province+count"})
    """The sovereignty cards that come with it, from west to east. () in logs stored before this
    was told."""


@dataclass(frozen=True, slots=True)
class Skipped(Event):
    """A seat can place nothing and is skipped (R40)."""

    seat: Seat = of_kind("seat")


@dataclass(frozen=True, slots=True)
class AttackBegan(Event):
    """The Mongols attack; what follows tells it from west to east (R41, R45)."""

    finished: bool = of_kind("finished")
    """Whether the wall is finished."""


@dataclass(frozen=True, slots=True)
class ArmyAttacked(Event):
    """One army: walls facing it counted anew, and who loses (R42, R43)."""

    mongol: str = of_kind("mongol")
    value: int = of_kind("army")
    tally: Tally = of_kind("tally")
    neutral: int = of_kind("count")
    losers: tuple[Seat, ...] = of_kind("seats")
    """Whoever loses the value."""
    lost: int = of_kind("count")
    """How many those are."""
    protected: tuple[Seat, ...] = of_kind("seats")
    """Whoever has most but is saved by a tower (R43)."""
    saved: int = of_kind("count")
    """How many those are."""


@dataclass(frozen=True, slots=True)
class ArmyGone(Event):
    """The army card of a province was expelled: nothing happens there (R42)."""

    mongol: str = of_kind("mongol")


@dataclass(frozen=True, slots=True)
class MissionScored(Event):
    """A mission brought points (R51-R53)."""

    mission: str = of_kind("mission")
    tally: Tally = of_kind("tally")
    """What was compared or counted: provinces, longest runs, unused cards."""
    winners: tuple[Seat, ...] = of_kind("seats")
    points: Tally = of_kind("tally")


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    """The game is over; equal scores share the win (R44)."""

    winners: tuple[Seat, ...] = of_kind("seats")
    shared: int = of_kind("count")
    points: int = of_kind("points")


@dataclass(frozen=True, slots=True)
class HandHeld(Event):
    """Asked for: the viewer's action cards."""

    cards: tuple[int, ...] = of_kind("card")


@dataclass(frozen=True, slots=True)
class FaceDownHeld(Event):
    """Asked for: a card the viewer has laid face down (R13)."""

    card: int = of_kind("card")
    province: str = of_kind("province")


@dataclass(frozen=True, slots=True)
class ArmyKnown(Event):
    """Asked for: an army card the viewer has looked at (A20)."""

    mongol: str = of_kind("mongol")
    value: int = of_kind("army")


@dataclass(frozen=True, slots=True)
class SupplyHeld(Event):
    """Asked for: what a seat has not built, and how many cards it holds."""

    seat: Seat = of_kind("seat")
    walls: int = of_kind("count")
    doubles: int = of_kind("count")
    towers: int = of_kind("count")
    cards: int = of_kind("count")


@dataclass(frozen=True, slots=True)
class SpacesLeft(Event):
    """Asked for: free spaces, boards that will still come, neutral walls."""

    count: int = of_kind("count")
    boards: int = of_kind("count")
    neutral: int = of_kind("count")


@dataclass(frozen=True, slots=True)
class CardsUsed(Event):
    """Asked for: action cards of a seat that were turned up; it has all others (R23, R24)."""

    seat: Seat = of_kind("seat")
    cards: tuple[int, ...] = of_kind("card")


@dataclass(frozen=True, slots=True)
class ArmiesUnseen(Event):
    """Asked for: army cards the viewer has not seen, those set aside included, by value (R3)."""

    armies: Counted = of_kind("army")


@dataclass(frozen=True, slots=True)
class MissionPlayed(Event):
    """Asked for: a mission that is in the game."""

    mission: str = lasting("mission")


@dataclass(frozen=True, slots=True)
class CardWorks(Event):
    """Asked for: the card of a completed province whose ability the viewer must choose."""

    card: int = of_kind("card")
    province: str = of_kind("province")


@dataclass(frozen=True, slots=True)
class BoardDue(Event):
    """Asked for: so many emperor cards lie that the viewer must join a board (R36, A12)."""

    emperors: int = of_kind("count")


@dataclass(frozen=True, slots=True)
class PartOf(Event):
    """Place in a turn: one of the two walls or cards of an action (R6)."""

    number: int = of_kind("count")
    of: int = of_kind("count")


@dataclass(frozen=True, slots=True)
class FirstRound(Event):
    """Place in a turn: everybody builds one wall and does nothing else (R12)."""


@dataclass(frozen=True, slots=True)
class ToCome(Event):
    """Place in a turn: what else is to be decided in it, or happens at its end (R6, R36, R46)."""

    step: str


@dataclass(frozen=True, slots=True)
class WouldComplete(Event):
    """Foreseen: the province would be completed; walls by seat and value without cards."""

    province: str = of_kind("province")
    tally: Tally = of_kind("tally")
    neutral: int = of_kind("count")
    """Neutral walls, which take part in the majority."""
    points: int = of_kind("points")
    cards: int = field(default=0, metadata={"kind": "count"})
    """Cards that lie there and may change all that."""

    def leads(self, seat: Seat) -> bool:
        """The province is scored at once."""
        return True


@dataclass(frozen=True, slots=True)
class WouldStand(Event):
    """Foreseen: the completed province after an ability; of the cards still to work only master
    architects are counted, whose owners choose nothing."""

    tally: Tally = of_kind("tally")
    """Walls by seat in the majority, extra ones included."""
    neutral: int = of_kind("count")
    points: int = of_kind("points")
    later: int = field(default=0, metadata={"kind": "count"})
    """Cards still to work whose owners choose."""


@dataclass(frozen=True, slots=True)
class WouldJoin(Event):
    """Foreseen: the state of a province that a card would lie on: free spaces, walls by seat and
    value so far without cards."""

    tells: ClassVar[Tells] = "once"
    free: int = of_kind("count")
    tally: Tally = of_kind("tally")
    neutral: int = of_kind("count")
    points: int = of_kind("points")


@dataclass(frozen=True, slots=True)
class WouldStrike(Event):
    """Foreseen: whose card would go, and what it would do no more (R25)."""

    tells: ClassVar[Tells] = "instead"
    owner: Seat = of_kind("seat")
    number: int = of_kind("count")


@dataclass(frozen=True, slots=True)
class WouldExpel(Event):
    """Foreseen: the army card that would go, None where the viewer does not know it (R26)."""

    value: int | None = of_kind("army")


@dataclass(frozen=True, slots=True)
class WouldSpan(Event):
    """Foreseen: both spaces of the double wall, by which it is called."""

    tells: ClassVar[Tells] = "name"
    space: str = of_kind("space")
    other: str = of_kind("space")


@dataclass(frozen=True, slots=True)
class WouldScore(Event):
    """Foreseen: points the double wall scores at once (R15)."""

    points: int = of_kind("points")

    def leads(self, seat: Seat) -> bool:
        """A double wall beside nothing scores nothing."""
        return self.points > 0


@dataclass(frozen=True, slots=True)
class WouldFace(Event):
    """Foreseen: Chinese and Mongol province a piece on the space stands between."""

    province: str = of_kind("province")
    mongol: str = of_kind("mongol")


EVENTS = events_in(globals())
