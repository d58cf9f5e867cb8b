"""What one viewer may know of a game of Chang Cheng.

Own face-down cards and army cards that were looked at are the viewer's alone (R13, R14). Spaces and
provinces are named as in `rules.changcheng.actions`; all lists by seat are indexed by seat.
"""

from __future__ import annotations

from dataclasses import dataclass

from rules.game import Seat


@dataclass(frozen=True, slots=True)
class Piece:
    """What stands on one space; a double wall stands on two neighbouring ones."""

    space: str
    sort: str
    """`wall`, `double`, `tower` or `damaged`."""
    owner: Seat | None
    """None for a neutral wall."""


@dataclass(frozen=True, slots=True)
class Laid:
    """A face-down action card: the number only for its owner."""

    province: str
    seat: Seat
    card: int | None


@dataclass(frozen=True, slots=True)
class Shown:
    """A card turned up in the province being scored, still to work."""

    seat: Seat
    card: int


@dataclass(frozen=True, slots=True)
class China:
    """A Chinese province with its sovereignty card."""

    province: str
    sovereignty: int
    done: bool
    """Completed: an emperor card lies on it (R35)."""


@dataclass(frozen=True, slots=True)
class Mongol:
    """A Mongol province with its army card."""

    mongol: str
    value: int | None
    """None where this viewer does not know it."""
    state: str
    """`down`, `up` or `gone`."""


@dataclass(frozen=True, slots=True)
class View:
    """The table as a viewer sees it."""

    viewer: Seat | None
    seats: int
    missions: tuple[str, ...]
    neutral_option: bool
    phase: str
    """`act`, `second`, `reveal`, `ability`, `look`, `neutral`, `extend`, `attack` or `over`."""
    turn: Seat
    acting: Seat
    """Who must decide now: during an ability the card's owner."""
    first_round: bool
    boards: tuple[str, ...]
    """Layouts from west to east, e.g. `2a`."""
    pieces: tuple[Piece, ...]
    """From west to east."""
    kept: tuple[tuple[str, Seat], ...]
    """Spaces nobody but the owner of a tower may take now, with that owner (R18, R19)."""
    provinces: tuple[China, ...]
    """From west to east."""
    mongols: tuple[Mongol, ...]
    laid: tuple[Laid, ...]
    """In the order they were laid."""
    scoring: str | None
    """The completed province being scored."""
    working: tuple[Shown, ...]
    """Cards of that province that have yet to work, in order; the first is being decided."""
    change: int
    """What flood and architect have made of its value."""
    emperors: int
    extensions: int
    """Boards that will still be joined."""
    walls_left: tuple[int, ...]
    doubles_left: tuple[int, ...]
    towers_left: tuple[int, ...]
    hand_sizes: tuple[int, ...]
    neutral_left: int
    hand: tuple[int, ...]
    """The viewer's own action cards; () for a spectator."""
    scores: tuple[int, ...]
    last: tuple[str, ...]
    """Spaces the newest action was about."""
