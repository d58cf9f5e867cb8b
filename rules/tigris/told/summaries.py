"""What of a story of Tigris & Euphrates is told as one (`rules.summaries`)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from rules.game import Event, Seat, events_in, of_kind
from rules.summaries import SummaryEvent, counted, listed, number
from rules.tigris.moves.events import MonumentPaid, SwapChosen, TilePlaced, TileScored
from rules.values import Counted

_TILES = "tiles"
"""Tiles and their points may be told apart."""


@dataclass(frozen=True, slots=True)
class TilesPlaced(SummaryEvent):
    """A seat laid several tiles (R14)."""

    of: ClassVar[type[Event]] = TilePlaced
    run: ClassVar[str] = _TILES
    seat: Seat = of_kind("seat")
    count: int = number()
    tiles: tuple[tuple[str, str], ...] = listed("cell", "tile")


@dataclass(frozen=True, slots=True)
class TilesScored(SummaryEvent):
    """Tiles just laid brought points to a seat (R16)."""

    of: ClassVar[type[Event]] = TileScored
    run: ClassVar[str] = _TILES
    seat: Seat = of_kind("seat")
    scored: tuple[tuple[str, str], ...] = listed("colour", "leader")
    count: int = number()


@dataclass(frozen=True, slots=True)
class TilesSetAside(SummaryEvent):
    """For one seat: tiles were put aside to be swapped (R22)."""

    of: ClassVar[type[Event]] = SwapChosen
    tiles: Counted = counted("tile", kind="tile")


@dataclass(frozen=True, slots=True)
class MonumentsPaid(SummaryEvent):
    """Income from several monuments (R43)."""

    of: ClassVar[type[Event]] = MonumentPaid
    seat: Seat = of_kind("seat")
    paid: tuple[tuple[str, str], ...] = listed("colour", "monument")
    count: int = number()


SUMMARIES = events_in(globals())
