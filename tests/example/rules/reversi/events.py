"""What can happen in Reversi."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from rules.game import Event, Seat, events_in, of_kind
from rules.summaries import SummaryEvent, added, listed, number


@dataclass(frozen=True, slots=True)
class DiscPlaced(Event):
    """A disc was placed and others were turned (R4, R6)."""

    seat: Seat = of_kind("seat")
    cell: str = of_kind("cell")
    turned: int = of_kind("count")


@dataclass(frozen=True, slots=True)
class TurnMissed(Event):
    """A seat could place no disc (R7)."""

    seat: Seat = of_kind("seat")


@dataclass(frozen=True, slots=True)
class DiscsPlaced(SummaryEvent):
    """A seat placed several discs, told as one."""

    of: ClassVar[type[Event]] = DiscPlaced
    run: ClassVar[str] = "turns"
    seat: Seat = of_kind("seat")
    cells: tuple[str, ...] = listed("cell")
    turned: int = added("turned", kind="count")


@dataclass(frozen=True, slots=True)
class TurnsMissed(SummaryEvent):
    """A seat missed several turns, told as one."""

    of: ClassVar[type[Event]] = TurnMissed
    run: ClassVar[str] = "turns"
    seat: Seat = of_kind("seat")
    count: int = number()


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    """Neither seat can place a disc (R8)."""

    winners: tuple[Seat, ...] = of_kind("seats")
    shared: int = of_kind("count")
    """How many seats share the first place."""
    points: int = of_kind("points")


@dataclass(frozen=True, slots=True)
class CellsFree(Event):
    """How many cells are free."""

    count: int = of_kind("count")


EVENTS = events_in(globals())
