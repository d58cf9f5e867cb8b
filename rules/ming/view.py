"""What one viewer may know of a game of Ming Dynasty: all but the deck and unfinished recalls
(A17).

Provinces, regions and cards are named as in the box; all lists by seat are indexed by seat.
"""

from __future__ import annotations

from dataclasses import dataclass

from rules.game import Seat


@dataclass(frozen=True, slots=True)
class Region:
    """A region, its temple and its three houses of the city."""

    region: str
    courtiers: tuple[int, ...]
    """In the open part, by seat."""
    neutral: int
    monk: Seat | None
    """Whose courtier is in the temple."""
    houses: tuple[int, ...]
    """Courtiers in its houses, by seat."""
    neutral_houses: int


@dataclass(frozen=True, slots=True)
class Province:
    """A province area on the rim, and the tiles that are left."""

    province: str
    courtiers: tuple[int, ...]
    """In the area, by seat."""
    card: str | None
    """The movement card beside it; None for a gap."""
    tiles: int


@dataclass(frozen=True, slots=True)
class View:
    """The table as a viewer sees it."""

    viewer: Seat | None
    seats: int
    phase: str
    """`prince`, `neutral`, `place`, `cards`, `refill`, `act`, `moving`, `deploy`, `recall`, `home`,
    `start` or `over`."""
    round: int
    start: Seat
    acting: tuple[Seat, ...]
    """Who must decide now."""
    princes: tuple[str | None, ...]
    """By seat: the region its prince stands in."""
    regions: tuple[Region, ...]
    """All eighteen in the order of the box."""
    provinces: tuple[Province, ...]
    """All six in scoring order."""
    deck: int
    discards: int
    dragons: int
    hands: tuple[tuple[int, int, int, int], ...]
    """By seat: horses, rickshaws, junks, dragons."""
    tiles: tuple[tuple[int, ...], ...]
    """By seat, then by province."""
    supply: tuple[int, ...]
    placing: tuple[int, ...]
    passed: tuple[bool, ...]
    scoring: str | None
    """The province being scored."""
    laid: tuple[bool, ...]
    """By seat: has laid its recall for the city being scored."""
    own_recall: int | None
    """What the viewer has laid."""
    returning: tuple[int, ...]
    """By seat: courtiers still to go back."""
    neutral_returning: int
    neutral_left: tuple[int, ...]
    """By seat: neutral courtiers still to be placed."""
    scores: tuple[int, ...]
    last: tuple[str, ...]
    """Regions or provinces the newest action was about."""
