"""What one viewer may know of a game of Carcassonne: everything but the order of the tiles."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace
from functools import lru_cache

from rules.carcassonne.position.board import Board, joined_up
from rules.carcassonne.position.box import box, turned
from rules.carcassonne.position.state import Phase, State
from rules.game import Rng, Seat
from rules.grid import cell_at, cell_name


@dataclass(frozen=True, slots=True)
class PlacedTile:
    """A tile on the table: its kind (`D`, `R-BEND`, ...), turned clockwise by `turn` degrees."""

    cell: str
    tile: str
    turn: int
    seat: Seat | None
    """Who laid it; None for the start tile and the spring."""


@dataclass(frozen=True, slots=True)
class PlacedFollower:
    """A follower on the table; `spot` is named as in `actions.Deploy`."""

    seat: Seat
    cell: str
    spot: str


@dataclass(frozen=True, slots=True)
class View:
    """The table as a viewer sees it. All lists by seat are indexed by seat."""

    viewer: Seat | None
    seats: int
    river: bool
    phase: Phase
    turn: Seat
    """Whose turn it is."""
    drawn: str | None
    """Kind of the tile drawn and not yet placed (R7: public)."""
    tiles: tuple[PlacedTile, ...]
    """In the order they were laid; the last one is the newest."""
    followers: tuple[PlacedFollower, ...]
    supply: tuple[int, ...]
    scores: tuple[int, ...]
    remaining: tuple[tuple[str, int], ...]
    """Kinds still to be drawn with their counts, in the order of the box (A15)."""
    discarded: tuple[str, ...]
    """Kinds of tiles that left the game because they fitted nowhere (R8)."""


def view_of(state: State, seat: Seat | None) -> View:
    """What a seat (None: a spectator) may know: everything but the order of the stack (R7, A15)."""
    left = Counter(state.stack)
    return View(
        viewer=seat,
        seats=state.seats,
        river=state.river,
        phase=state.phase,
        turn=state.turn,
        drawn=state.drawn,
        tiles=tuple(_shown(t.x, t.y, t.kind, t.turn, t.seat) for t in state.laid),
        followers=tuple(
            PlacedFollower(f.seat, cell_name(f.x, f.y), f.spot) for f in state.followers
        ),
        supply=state.supply,
        scores=state.scores,
        remaining=tuple((kind, left[kind]) for kind in box() if kind in left),
        discarded=state.discarded,
    )


@lru_cache(4096)
def _shown(x: int, y: int, kind: str, turn: int, seat: Seat | None) -> PlacedTile:
    """A tile as viewers see it."""
    return PlacedTile(cell_name(x, y), kind, turn, seat)


@lru_cache(16)
def board_of(view: View) -> Board:
    """The board that a viewer sees, with its tiles joined up."""
    return joined_up(
        ((cell_at(tile.cell), turned(tile.tile, tile.turn)) for tile in view.tiles),
        ((cell_at(follower.cell), follower.spot, follower.seat) for follower in view.followers),
    )


def redealt(state: State, viewer: Seat | None, rng: Rng) -> State:
    """A position that looks the same to everybody, with the rest of the stack shuffled anew. River
    courses and land tiles are shuffled separately; the lake comes between them (R33, R35)."""
    roles = {kind: tile.role for kind, tile in box().items()}
    stack = sorted(state.stack)
    courses = rng.shuffled("river", [kind for kind in stack if roles[kind] == "course"])
    land = rng.shuffled("land", [kind for kind in stack if not roles[kind]])
    lake = [kind for kind in stack if roles[kind] == "lake"]
    return replace(state, stack=(*courses, *lake, *land)).keep(state.board)
