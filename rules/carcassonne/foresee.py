"""What an action would finish, as far as a viewer can know before it is done."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from rules.carcassonne import events
from rules.carcassonne.actions import CarcassonneAction, Deploy, Place
from rules.carcassonne.board import EMPTY, Board, Cell, Segment, with_follower, with_tile
from rules.carcassonne.box import turned
from rules.carcassonne.scoring import completed, finished
from rules.carcassonne.view import View
from rules.game import Event
from rules.grid import cell_at


def foresee(view: View, action: CarcassonneAction) -> tuple[Event, ...]:
    """What a legal tile of the viewer would finish and for whom, and what a follower on something
    finished would score; () for other actions."""
    if view.viewer is None or view.viewer != view.turn:
        return ()
    match action:
        case Place() if view.drawn is not None:
            return tuple(_placing(view, view.drawn, action))
        case Deploy():
            return tuple(_deploying(view, view.viewer, action))
        case _:
            return ()


@lru_cache(16)
def _board(view: View) -> Board:
    """The board that the viewer sees, joined up."""
    board = EMPTY
    for tile in view.tiles:
        board = with_tile(board, cell_at(tile.cell), turned(tile.tile, tile.turn))
    for follower in view.followers:
        segment = board.segment(cell_at(follower.cell), follower.spot)
        board = with_follower(board, segment, follower.seat)
    return board


def _placing(view: View, kind: str, action: Place) -> Iterator[Event]:
    """Of everything the tile would complete: what it brings to whom (R17-R24)."""
    cell = cell_at(action.cell)
    board = with_tile(_board(view), cell, turned(kind, action.turn))
    for key in completed(board, cell):
        yield _finishing(view, board, key, cell)


def _deploying(view: View, seat: int, action: Deploy) -> Iterator[Event]:
    """Of a follower on what the newest tile has completed: it scores at once and goes home."""
    cell = cell_at(view.tiles[-1].cell)
    segment = _board(view).segment(cell, action.spot)
    board = with_follower(_board(view), segment, seat)
    if board.feature_of[segment] in completed(board, cell):
        yield _finishing(view, board, board.feature_of[segment], cell)


def _finishing(view: View, board: Board, key: Segment, cell: Cell) -> Event:
    award, sort = finished(board, key, cell, view.seats), board.features[key].sort
    if not award.seats:
        return events.WouldFinishEmpty(sort)
    return events.WouldFinish(sort, award.points, award.seats, len(award.seats))
