"""What one viewer may know of a game of China: everything but hands and pile (A17).

Sites, states and colours are named as in the box; all lists by seat are indexed by seat.
"""

from __future__ import annotations

from dataclasses import dataclass

from rules.game import Seat


@dataclass(frozen=True, slots=True)
class PlacedHouse:
    """A house on a site."""

    site: str
    seat: Seat


@dataclass(frozen=True, slots=True)
class Court:
    """The emissaries at a state's dragon seat."""

    state: str
    emissaries: tuple[int, ...]
    """By seat."""
    scored: bool
    """Whether the houses of the state are scored already."""


@dataclass(frozen=True, slots=True)
class Alliance:
    """An alliance that scored in the end (R33)."""

    number: int
    winners: tuple[Seat, ...]
    points: int


@dataclass(frozen=True, slots=True)
class Line:
    """A line of houses that scored in the end, site by site (R36)."""

    seat: Seat
    sites: tuple[str, ...]
    points: int


@dataclass(frozen=True, slots=True)
class View:
    """The table as a viewer sees it."""

    viewer: Seat | None
    seats: int
    side: str
    fortresses: bool
    phase: str
    """`play`, `second` (a second marker may follow), `draw`, `restock` or `over`."""
    turn: Seat
    start: Seat
    houses: tuple[PlacedHouse, ...]
    """In the order of the sites in the box."""
    forts: tuple[str, ...]
    """Sites with a fortress; they belong to nobody (R41)."""
    courts: tuple[Court, ...]
    """All nine states in the order of the box."""
    row: tuple[str, ...]
    """Open cards."""
    pile: int
    discards: tuple[str, ...]
    """The newest last."""
    used_up: int
    state: str | None
    """The state in which markers were placed this turn."""
    needed: int
    """Cards still to be drawn by the seat on turn."""
    houses_left: tuple[int, ...]
    emissaries_left: tuple[int, ...]
    fortresses_left: tuple[int, ...]
    hand_sizes: tuple[int, ...]
    scores: tuple[int, ...]
    last: tuple[str, ...]
    """Sites and states that got markers in the newest turn with any, in order."""
    hand: tuple[str, ...]
    """The viewer's own cards; () for a spectator."""
    alliances: tuple[Alliance, ...]
    """Once the game is over: the alliances that scored."""
    lines: tuple[Line, ...]
    """Once the game is over: the lines of houses that scored."""
