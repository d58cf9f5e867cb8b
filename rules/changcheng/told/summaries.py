"""What of a story of Chang Cheng is told as one (`rules.summaries`)."""

from __future__ import annotations

from rules.changcheng.moves import events
from rules.game import Seat, events_in
from rules.summaries import SeatSummary, SummaryEvent, listed, number
from rules.values import Counted


class WallsBuilt(SeatSummary, of=events.WallBuilt):
    """A seat built two walls (R7)."""

    count: int = number()
    walls: tuple[tuple[str, str], ...] = listed("space", "province")


class CardsLaid(SeatSummary, of=events.CardLaid):
    """A seat laid two action cards face down (R8)."""

    count: int = number()
    provinces: tuple[str, ...] = listed("province")


class CardsNoted(SeatSummary, of=events.CardNoted):
    """For one seat: which two cards it laid."""

    count: int = number()
    cards: tuple[tuple[str, int], ...] = listed("province", "card", kind="province+card")


class CardsShown(SummaryEvent, of=events.CardShown):
    """Cards of the completed province were turned up (R23)."""

    cards: tuple[tuple[Seat, int], ...] = listed("seat", "card", kind="seat/card")


class ArmiesTurnedUp(SummaryEvent, of=events.ArmyTurnedUp):
    """The scouts turned several army cards up for good (R54)."""

    armies: Counted = listed("mongol", "value", kind="mongol+army")


class FaceDownsHeld(SummaryEvent, of=events.FaceDownHeld):
    """Asked for: cards the viewer has laid face down (R13)."""

    cards: tuple[tuple[str, int], ...] = listed("province", "card", kind="province+card")


class ArmiesKnown(SummaryEvent, of=events.ArmyKnown):
    """Asked for: army cards the viewer has looked at (A20)."""

    armies: Counted = listed("mongol", "value", kind="mongol+army")


class MissionsPlayed(SummaryEvent, of=events.MissionPlayed):
    """Asked for: the missions that are in the game (R50)."""

    missions: tuple[str, ...] = listed("mission")


SUMMARIES = events_in(globals())
