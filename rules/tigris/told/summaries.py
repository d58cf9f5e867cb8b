"""What of a story of Tigris & Euphrates is told as one (`rules.summaries`)."""

from __future__ import annotations

from dataclasses import dataclass

from rules.game import events_in
from rules.summaries import SeatSummary, SummaryEvent, counted, listed, number
from rules.tigris.moves.events import MonumentPaid, SwapChosen, TilePlaced, TileScored
from rules.values import Counted

_TILES = "tiles"
"""Tiles and their points may be told separately."""


@dataclass(frozen=True, slots=True)
class TilesPlaced(SeatSummary, of=TilePlaced, run=_TILES):
    """A seat laid several tiles (R14)."""

    count: int = number()
    tiles: tuple[tuple[str, str], ...] = listed("cell", "tile")


@dataclass(frozen=True, slots=True)
class TilesScored(SeatSummary, of=TileScored, run=_TILES):
    """Tiles just laid brought points to a seat (R16)."""

    scored: tuple[tuple[str, str], ...] = listed("colour", "leader")
    count: int = number()


@dataclass(frozen=True, slots=True)
class TilesSetAside(SummaryEvent, of=SwapChosen):
    """For one seat: tiles were put aside to be swapped (R22)."""

    tiles: Counted = counted("tile", kind="tile")


@dataclass(frozen=True, slots=True)
class MonumentsPaid(SeatSummary, of=MonumentPaid):
    """Income from several monuments (R43)."""

    paid: tuple[tuple[str, str], ...] = listed("colour", "monument")
    count: int = number()


SUMMARIES = events_in(globals())
