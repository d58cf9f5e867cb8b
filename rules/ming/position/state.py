"""The truth of one game of Ming Dynasty.

Provinces and regions are numbered in the order of the box; regions 3p, 3p + 1 and 3p + 2 belong to
province p. Rows by owner hold one number a seat and a last one for neutral courtiers (R39), which
is 0 with three or four players.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from rules.game import Seat
from rules.ming.position.box import REGIONS
from rules.values import changed

Phase: TypeAlias = Literal[
    "prince",
    "neutral",
    "place",
    "cards",
    "refill",
    "act",
    "moving",
    "deploy",
    "recall",
    "home",
    "start",
    "over",
]
ByOwner: TypeAlias = tuple[int, ...]
Rows: TypeAlias = tuple[tuple[int, ...], ...]
Hand: TypeAlias = tuple[int, int, int, int]

CARDS = ("horse", "rickshaw", "junk", "dragon")
NOBODY = -1
AREA = len(REGIONS)
"""Added to the number of a province where its area is meant among regions."""

SOURCES = ("cities", "majorities", "temples", "sets", "fives", "tiles")
"""Where points come from (R32, R33, R34, R29, R37, R37)."""


@dataclass(frozen=True, slots=True)
class State:
    """One position. The deck and unfinished recalls are secret."""

    seats: int
    phase: Phase
    round: int
    """1 to 6."""
    start: Seat
    turn: Seat
    """Who must decide now; during a recall several seats must, see `recalls`."""
    princes: tuple[int, ...]
    """By seat: the region of its prince, or `NOBODY`."""
    areas: tuple[tuple[int, ...], ...]
    """By province, then by seat: courtiers in the province area."""
    open: tuple[ByOwner, ...]
    """By region: courtiers in its open part."""
    temples: tuple[int, ...]
    """By region: the seat whose courtier is in the temple, or `NOBODY`."""
    city: tuple[ByOwner, ...]
    """By region: courtiers in its three houses of the city."""
    supply: tuple[int, ...]
    """By seat: courtiers not yet played, those of `placing` left out."""
    placing: tuple[int, ...]
    """By seat: courtiers still to be placed in phase `place`."""
    display: tuple[str, ...]
    """By province: the movement card beside its area, "" where one was just taken."""
    deck: tuple[str, ...]
    """The next card first."""
    discards: tuple[str, ...]
    dragons: int
    """Dragons on their pile."""
    hands: tuple[Hand, ...]
    """By seat: cards in the order of `CARDS`."""
    tiles: tuple[tuple[int, ...], ...]
    """By seat, then by province."""
    stock: tuple[int, ...]
    """By province: tiles in the common supply."""
    passed: tuple[bool, ...]
    """By seat: has left phase 3 of this round."""
    origin: int
    """Where the move under way began, else `NOBODY`."""
    scoring: int
    """The province being scored, else `NOBODY`."""
    recalls: tuple[int | None, ...]
    """By seat: what it has laid in phase `recall`; None for those still to lay or not concerned."""
    returning: ByOwner
    """Courtiers that still go back, in phase `home`."""
    neutral: tuple[int, ...]
    """By seat: neutral courtiers still to be placed in phase `neutral`."""
    points: tuple[tuple[int, ...], ...]
    """By seat, then in the order of `SOURCES`."""
    last: tuple[int, ...]
    """What the newest action was about: regions by their number, areas of provinces by theirs
    added to `AREA`."""


def acting(state: State) -> tuple[Seat, ...]:
    """The seats that must decide. During a recall these are all with courtiers in the city that
    have laid nothing yet."""
    if state.phase == "recall":
        laid = enumerate(state.recalls)
        return tuple(seat for seat, recall in laid if recall is None and in_city(state, seat))
    return () if state.phase == "over" else (state.turn,)


def in_city(state: State, owner: int) -> int:
    """How many courtiers an owner has in the city that is being scored."""
    return sum(state.city[region][owner] for region in regions_of(state.scoring))


def regions_of(province: int) -> range:
    """The three regions of a province."""
    return range(3 * province, 3 * province + 3)


def more(row: tuple[int, ...], at: int, count: int) -> tuple[int, ...]:
    """The row with `count` added to one of its numbers."""
    return changed(row, at, row[at] + count)


def with_added(rows: Rows, at: int, column: int, count: int) -> Rows:
    """The rows with `count` added to one number of one row."""
    return changed(rows, at, more(rows[at], column, count))
