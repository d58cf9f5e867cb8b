"""What of a story of Carcassonne is told as one (`rules.summaries`)."""

from __future__ import annotations

from rules.carcassonne.moves.events import CloisterUnfinished, FinishedEmpty, RoadUnfinished
from rules.game import Seat, events_in, of_kind
from rules.summaries import SeatSummary, SummaryEvent, added, listed, number
from rules.values import Tally


class FeaturesFinishedEmpty(SummaryEvent, of=FinishedEmpty):
    """Several features of a sort without followers are complete (R24)."""

    sort: str = of_kind("sort")
    features: tuple[tuple[str, int], ...] = listed("cell", "tiles", kind="cell size")


class RoadsUnfinished(SummaryEvent, of=RoadUnfinished, run="final"):
    """Final scoring: several roads with followers of the same seats (R27)."""

    winners: tuple[Seat, ...] = of_kind("seats")
    shared: int = of_kind("count")
    rivals: int = of_kind("count")
    tally: Tally = of_kind("tally")
    roads: tuple[tuple[str, int], ...] = listed("cell", "tiles", kind="cell size")
    points: int = added("points")


class CloistersUnfinished(SeatSummary, of=CloisterUnfinished, run="final"):
    """Final scoring: several cloisters of a seat (R27)."""

    cloisters: tuple[tuple[str, int], ...] = listed("cell", "neighbours", kind="cell size")
    count: int = number()
    points: int = added("points")


SUMMARIES = events_in(globals())
