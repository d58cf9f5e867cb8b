"""What can happen in Carcassonne. Features are named by the cell of one of their tiles."""

from __future__ import annotations

from dataclasses import field
from typing import ClassVar

from rules.events import FinalScoring, GameEnded, SeatEvent, TilesLeft, ToCome
from rules.game import Event, Seat, events_in, of_kind
from rules.values import Tally


class Drawn(SeatEvent):
    """A tile was drawn and shown to all (R7)."""

    tile: str = of_kind("tile")


class Discarded(SeatEvent):
    """A drawn tile fitted nowhere and left the game (R8, A1)."""

    tile: str = of_kind("tile")


class TilePlaced(SeatEvent):
    """A tile was laid (R4, R5)."""

    repeats: ClassVar[tuple[type[Event], ...]] = (Drawn,)
    tile: str = of_kind("tile")
    cell: str = of_kind("cell")
    turn: int = of_kind("turn")


class Deployed(SeatEvent):
    """A follower was put on the tile just laid (R10, R11)."""

    role: str = of_kind("role")
    """`knight`, `thief`, `farmer` or `monk`."""
    cell: str = of_kind("cell")
    spot: str = of_kind("spot")
    """Where on the tile, as `box.Spot.place`."""


class _Scored(Event):
    """Something with followers brings points to the seats with most of them (R22)."""

    cell: str = of_kind("cell")
    points: int = of_kind("points")
    winners: tuple[Seat, ...] = of_kind("seats")
    shared: int = of_kind("count")
    """How many seats score; each takes the full points."""
    rivals: int = of_kind("count")
    """How many seats have followers there."""
    tally: Tally = of_kind("tally")


class RoadFinished(_Scored):
    """A road with followers is complete: a point a tile (R17, R22)."""

    tiles: int = of_kind("count")


class CityFinished(_Scored):
    """A city with followers is complete: two points a tile and a pennant (R18, R22)."""

    tiles: int = of_kind("count")
    pennants: int = of_kind("count")


class SmallCityFinished(_Scored):
    """A city of two segments with followers is complete: two points and one a pennant (R20)."""

    pennants: int = of_kind("count")


class CloisterFinished(Event):
    """A cloister with a monk is surrounded: nine points (R21)."""

    cell: str = of_kind("cell")
    points: int = of_kind("points")
    seat: Seat = of_kind("seat")


class FinishedEmpty(Event):
    """A feature without followers is complete; nobody scores (R24)."""

    sort: str = of_kind("sort")
    cell: str = of_kind("cell")
    tiles: int = of_kind("count")


class FollowersReturned(Event):
    """Followers went home from the features just scored (R23)."""

    tally: Tally = of_kind("tally")


class RoadUnfinished(_Scored):
    """Final scoring: a point a tile of a road with followers (R27)."""

    tiles: int = of_kind("count")


class CityUnfinished(_Scored):
    """Final scoring: a point a tile and a pennant of a city with followers (R27)."""

    tiles: int = of_kind("count")
    pennants: int = of_kind("count")


class CloisterUnfinished(Event):
    """Final scoring: a point for the cloister and one a neighbour (R27)."""

    cell: str = of_kind("cell")
    neighbours: int = of_kind("count")
    points: int = of_kind("points")
    seat: Seat = of_kind("seat")


class CityFed(_Scored):
    """Final scoring: the farmers around one complete city, over all farms (R30, R31)."""

    beside: str | None = field(default=None, metadata={"kind": "cell"})
    """The cell of a second tile of the city; given where the first tile is part of another city,
    too."""


class FollowersLeft(SeatEvent):
    """Asked for: followers a seat has in supply (R2)."""

    count: int = of_kind("count")


class TileInHand(Event):
    """Asked for: the tile a seat has drawn and not yet laid (R7)."""

    tile: str = of_kind("tile")


class TileLeft(Event):
    """Asked for: how many tiles of one kind are still to be drawn (A15)."""

    tile: str = of_kind("tile")
    count: int = of_kind("count")


class WouldFinish(Event):
    """Foreseen: features with followers would be complete and would score at once (R17-R22)."""

    sort: str = of_kind("sort")
    points: int = of_kind("points")
    winners: tuple[Seat, ...] = of_kind("seats")
    shared: int = of_kind("count")
    """How many seats score; each takes the full points."""
    count: int = of_kind("count")

    def leads(self, seat: Seat) -> bool:
        """Whether the seat itself scores; the points may all be others'."""
        return seat in self.winners


class WouldFinishEmpty(Event):
    """Foreseen: features without followers would be complete; nobody scores yet (R24)."""

    sort: str = of_kind("sort")
    count: int = of_kind("count")


class WouldJoin(Event):
    """Foreseen: the tile would join features with followers of different seats into one that is not
    complete yet (R13)."""

    sort: str = of_kind("sort")
    tally: Tally = of_kind("tally")


class WouldHold(Event):
    """Foreseen: the city, road or cloister on which the follower would stand, not complete yet
    (R10)."""

    sort: str = of_kind("sort")
    tiles: int = of_kind("count")
    pennants: int = of_kind("count")
    open: int = of_kind("count")
    """Sides of a city or road that face an empty cell; empty cells around a cloister."""


class WouldFarm(Event):
    """Foreseen: the complete cities beside the field on which a follower would lie to the end
    (R30)."""

    cities: int = of_kind("count")


EVENTS = (*events_in(globals()), FinalScoring, GameEnded, TilesLeft, ToCome)
