"""What one viewer may know of a game of Tigris & Euphrates.

Hands, points and treasures won are hidden behind screens (R4); everything on the board is open.
Words are those of `rules.tigris.events`; all lists by seat are indexed by seat.
"""

from __future__ import annotations

from dataclasses import dataclass

from rules.game import Seat


@dataclass(frozen=True, slots=True)
class PlacedTile:
    """A face-up tile: `temple`, `farm`, `market` or `settlement`."""

    cell: str
    tile: str


@dataclass(frozen=True, slots=True)
class PlacedLeader:
    """A leader on the board."""

    cell: str
    seat: Seat
    leader: str


@dataclass(frozen=True, slots=True)
class PlacedMonument:
    """A monument over four face-down tiles; `cell` is the north-west one."""

    cell: str
    monument: str


@dataclass(frozen=True, slots=True)
class Treasure:
    """A treasure on the board; a corner treasure must be taken before any other (R45)."""

    cell: str
    corner: bool


@dataclass(frozen=True, slots=True)
class Side:
    """One side of a conflict."""

    seat: Seat
    cell: str
    """Where its leader stands."""
    strength: int
    """Its supporters on the board (R24, R30)."""
    added: int | None
    """Tiles it has added from its hand; None as long as it has not decided."""


@dataclass(frozen=True, slots=True)
class Conflict:
    """The revolt or war being fought."""

    sort: str
    """`revolt` or `war`."""
    leader: str
    attacker: Side
    defender: Side


@dataclass(frozen=True, slots=True)
class Points:
    """Points by colour (before treasures, until the game is over) and treasures won."""

    red: int
    blue: int
    green: int
    black: int
    treasures: int


@dataclass(frozen=True, slots=True)
class View:
    """The table as a viewer sees it."""

    viewer: Seat | None
    seats: int
    dynasties: tuple[str, ...]
    """By seat: `archer`, `bull`, `pot`, `lion`."""
    phase: str
    """`act`, `swap`, `war` (choose the next one), `attack`, `defence`, `build`, `keep`, `refill` or
    `over`."""
    turn: Seat
    """Whose turn it is."""
    acting: Seat
    """Who must decide now; during a conflict or over treasures not always the seat on turn."""
    actions_left: int
    tiles: tuple[PlacedTile, ...]
    """Face-up tiles in reading order."""
    leaders: tuple[PlacedLeader, ...]
    monuments: tuple[PlacedMonument, ...]
    treasures: tuple[Treasure, ...]
    catastrophes: tuple[str, ...]
    """Cells of catastrophes in reading order."""
    joining: str | None
    """Cell of the tile with the unification marker, while a war goes on."""
    conflict: Conflict | None
    wars: tuple[str, ...]
    """Leaders whose wars are still to be fought, the present one left out."""
    last: tuple[str, ...]
    """Cells the last action was about: the first is where it happened."""
    stock: tuple[tuple[str, ...], ...]
    """By seat: leaders off the board."""
    catastrophes_left: tuple[int, ...]
    hand_sizes: tuple[int, ...]
    bag: int
    unbuilt: tuple[str, ...]
    """Monuments nobody has built."""
    hand: tuple[str, ...]
    """The viewer's own tiles in the order temple, farm, market, settlement; () for a spectator."""
    aside: tuple[str, ...]
    """The viewer's own tiles put aside to be swapped."""
    points: tuple[Points | None, ...]
    """By seat: None where hidden from this viewer; all known once the game is over."""
