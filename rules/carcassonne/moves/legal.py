"""What may be done in a position, and why something else may not."""

from __future__ import annotations

from functools import cache

from rules.carcassonne.moves.actions import CarcassonneAction, Deploy, Draw, Pass, Place
from rules.carcassonne.position.board import Board, Cell, Segment, fits, keeps_flowing, matches
from rules.carcassonne.position.box import TURNS, Turned, box, same_look, turned
from rules.carcassonne.position.state import State
from rules.game import Illegal, Seat
from rules.grid import cell_at, cell_name

PASS = Pass()
_DRAW = Draw()

VERBS = {"draw": (Draw,), "place": (Place,), "deploy": (Deploy, Pass)}
"""The actions that are possible in each phase."""


def legal_actions(state: State, seat: Seat) -> tuple[CarcassonneAction, ...]:
    """Everything the seat may do: placements row by row, spots in the order of the tile."""
    if seat != state.turn or state.phase == "over":
        return ()
    if state.phase == "draw":
        return (_DRAW,)
    if state.phase == "place":
        assert state.drawn is not None
        return tuple(placing(cell, turn) for cell, turn in placements(state.board, state.drawn))
    return (*[deploying(spot) for spot in free_spots(state)], PASS)


def placements(board: Board, kind: str) -> list[tuple[Cell, int]]:
    """Every cell and turn where a tile of the kind may be laid; of turns that look alike, one (R5,
    R6, R36, A7)."""
    if box()[kind].role:
        return _on_the_river(board, kind)
    places = [
        (cell, turns) for cell, demand in board.demands.items() if (turns := fits(kind, demand))
    ]
    places.sort(key=lambda place: place[0][::-1])  # row by row
    return [(cell, turn) for cell, turns in places for turn in turns]


def has_placement(board: Board, kind: str) -> bool:
    """Whether a kind can be laid anywhere (R8)."""
    if box()[kind].role:
        return bool(_on_the_river(board, kind))
    return any(fits(kind, demand) for demand in board.demands.values())


def free_spots(state: State) -> list[str]:
    """Spots of the newest tile without a follower anywhere along their feature (R10-R12)."""
    last = state.laid[-1]
    if state.supply[state.turn] == 0:
        return []
    board, cell = state.board, (last.x, last.y)
    names = board.tiles[cell].spots
    segments = board.spot_segments(cell)
    return [
        spot.name for spot, s in zip(names, segments, strict=True) if not board.feature(s).seats
    ]


def check_place(state: State, action: Place) -> tuple[Cell, Turned]:
    """The cell and the turned tile of a legal placement. Raises `Illegal` for any other action."""
    assert state.drawn is not None
    if action.turn not in TURNS:
        raise Illegal("unknown-turn", turn=action.turn)
    cell, board = cell_at(action.cell), state.board
    where = cell_name(*cell)
    if cell in board.tiles:
        raise Illegal("occupied", cell=where)
    if cell not in board.demands:
        raise Illegal("not-adjacent", cell=where)
    tile = turned(state.drawn, action.turn)
    if not matches(tile, board.demands[cell]):
        raise Illegal("edges-differ", cell=where, turn=action.turn)
    _check_river(board, cell, tile)
    first = same_look(state.drawn, action.turn)
    if first != action.turn:
        raise Illegal("looks-the-same", cell=where, turn=action.turn, same=first)
    return cell, tile


def check_deploy(state: State, action: Deploy) -> Segment:
    """The segment of a legal deployment. Raises `Illegal` for any other action."""
    if state.supply[state.turn] == 0:
        raise Illegal("no-followers")
    last, board = state.laid[-1], state.board
    name, cell = action.spot, (last.x, last.y)
    if name not in board.tiles[cell].number:
        raise Illegal("no-such-spot", spot=name)
    segment = board.segment(cell, name)
    if board.feature(segment).seats:
        raise Illegal("spot-taken", spot=name)
    return segment


def _check_river(board: Board, cell: Cell, tile: Turned) -> None:
    """Raises `Illegal` unless a river tile continues the river (R36, A7)."""
    if not tile.role:
        return
    end = board.river
    if end is None or cell != end.cell:
        where = "" if end is None else cell_name(*end.cell)
        raise Illegal("river-must-continue", cell=cell_name(*cell), end=where)
    if not keeps_flowing(end, tile):
        raise Illegal("river-u-turn", cell=cell_name(*cell))


def _on_the_river(board: Board, kind: str) -> list[tuple[Cell, int]]:
    """The placements where the river flows on. It goes on at its open end only, and never makes a
    U-turn (R36, A7)."""
    river = board.river
    if river is None or river.cell not in board.demands:
        return []
    turns = fits(kind, board.demands[river.cell])
    return [(river.cell, turn) for turn in turns if keeps_flowing(river, turned(kind, turn))]


@cache
def placing(cell: Cell, turn: int) -> Place:
    return Place(cell_name(*cell), turn)


@cache
def deploying(spot: str) -> Deploy:
    return Deploy(spot)
