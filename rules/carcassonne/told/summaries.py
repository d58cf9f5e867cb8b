"""What of a story of Carcassonne is told as one (`rules.summaries`)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from rules.carcassonne.moves.events import CloisterUnfinished, FinishedEmpty, RoadUnfinished
from rules.game import Event, Seat, events_in, of_kind
from rules.summaries import SummaryEvent, added, listed, number
from rules.values import Tally


@dataclass(frozen=True, slots=True)
class FeaturesFinishedEmpty(SummaryEvent):
    """Several features of a sort without followers are complete (R24)."""

    of: ClassVar[type[Event]] = FinishedEmpty
    sort: str = of_kind("sort")
    features: tuple[tuple[str, int], ...] = listed("cell", "tiles", kind="cell size")


@dataclass(frozen=True, slots=True)
class RoadsUnfinished(SummaryEvent):
    """Final scoring: several roads with followers of the same seats (R27)."""

    of: ClassVar[type[Event]] = RoadUnfinished
    run: ClassVar[str] = "final"
    winners: tuple[Seat, ...] = of_kind("seats")
    shared: int = of_kind("count")
    rivals: int = of_kind("count")
    tally: Tally = of_kind("tally")
    roads: tuple[tuple[str, int], ...] = listed("cell", "tiles", kind="cell size")
    points: int = added("points")


@dataclass(frozen=True, slots=True)
class CloistersUnfinished(SummaryEvent):
    """Final scoring: several cloisters of a seat (R27)."""

    of: ClassVar[type[Event]] = CloisterUnfinished
    run: ClassVar[str] = "final"
    seat: Seat = of_kind("seat")
    cloisters: tuple[tuple[str, int], ...] = listed("cell", "neighbours", kind="cell size")
    count: int = number()
    points: int = added("points")


SUMMARIES = events_in(globals())
