"""What of a story of Chang Cheng is told as one (`rules.summaries`)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from rules.changcheng.moves import events
from rules.game import Event, Seat, events_in, of_kind
from rules.summaries import SummaryEvent, listed, number
from rules.values import Counted

_LAYING = "laying"
"""That cards are laid, and which ones, may be told apart."""


@dataclass(frozen=True, slots=True)
class WallsBuilt(SummaryEvent):
    """A seat built two walls (R7)."""

    of: ClassVar[type[Event]] = events.WallBuilt
    seat: Seat = of_kind("seat")
    count: int = number()
    walls: tuple[tuple[str, str], ...] = listed("space", "province")


@dataclass(frozen=True, slots=True)
class CardsLaid(SummaryEvent):
    """A seat laid two action cards face down (R8)."""

    of: ClassVar[type[Event]] = events.CardLaid
    run: ClassVar[str] = _LAYING
    seat: Seat = of_kind("seat")
    count: int = number()
    provinces: tuple[str, ...] = listed("province")


@dataclass(frozen=True, slots=True)
class CardsNoted(SummaryEvent):
    """For one seat: which cards it laid."""

    of: ClassVar[type[Event]] = events.CardNoted
    run: ClassVar[str] = _LAYING
    cards: tuple[tuple[str, int], ...] = listed("province", "card", kind="province+card")


@dataclass(frozen=True, slots=True)
class CardsShown(SummaryEvent):
    """Cards of the completed province were turned up (R23)."""

    of: ClassVar[type[Event]] = events.CardShown
    cards: tuple[tuple[Seat, int], ...] = listed("seat", "card", kind="seat+card")


@dataclass(frozen=True, slots=True)
class ArmiesSeen(SummaryEvent):
    """For one seat: the army cards it looked at (R14)."""

    of: ClassVar[type[Event]] = events.ArmySeen
    armies: Counted = listed("mongol", "value", kind="mongol+army")


@dataclass(frozen=True, slots=True)
class ArmiesTurnedUp(SummaryEvent):
    """The scouts turned several army cards up for good (R54)."""

    of: ClassVar[type[Event]] = events.ArmyTurnedUp
    armies: Counted = listed("mongol", "value", kind="mongol+army")


@dataclass(frozen=True, slots=True)
class FaceDownsHeld(SummaryEvent):
    """Asked for: cards the viewer has laid face down (R13)."""

    of: ClassVar[type[Event]] = events.FaceDownHeld
    cards: tuple[tuple[str, int], ...] = listed("province", "card", kind="province+card")


@dataclass(frozen=True, slots=True)
class ArmiesKnown(SummaryEvent):
    """Asked for: army cards the viewer has looked at (A20)."""

    of: ClassVar[type[Event]] = events.ArmyKnown
    armies: Counted = listed("mongol", "value", kind="mongol+army")


@dataclass(frozen=True, slots=True)
class MissionsPlayed(SummaryEvent):
    """Asked for: the missions that are in the game (R50)."""

    of: ClassVar[type[Event]] = events.MissionPlayed
    missions: tuple[str, ...] = listed("mission")


SUMMARIES = events_in(globals())
