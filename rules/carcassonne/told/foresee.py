"""What an action would finish, as far as a viewer can know before it is done."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rules.carcassonne.moves import events
from rules.carcassonne.moves.actions import CarcassonneAction, Deploy, Place
from rules.carcassonne.moves.scoring import award_for_completed, completed_features, tally
from rules.carcassonne.players.estimate import cities_of
from rules.carcassonne.position.board import Board, Cell, Feature, Segment, with_follower, with_tile
from rules.carcassonne.position.box import Sort, turned
from rules.carcassonne.told.view import View, board_of
from rules.game import Event, Seat
from rules.grid import cell_at


def foresee(view: View, action: CarcassonneAction) -> tuple[Event, ...]:
    """What a legal action of the viewer would lead to. A tile: what it would finish and for whom,
    or what it would join. A follower: what it would stand on, and what it would score at once.
    Other actions: ()."""
    if view.viewer is None or view.viewer != view.turn:
        return ()
    match action:
        case Place() if view.drawn is not None:
            return tuple(_placing(view, view.drawn, action))
        case Deploy():
            return tuple(_deploying(view, view.viewer, action))
        case _:
            return ()


def _placing(view: View, kind: str, action: Place) -> Iterator[Event]:
    """What a tile would complete and bring to whom (R17-R24), and which features of several seats
    it would join (R13)."""
    cell, before = cell_at(action.cell), board_of(view)
    board = with_tile(before, cell, turned(kind, action.turn))
    done = completed_features(board, cell)
    yield from _finishing(view, board, done, cell)
    for key in dict.fromkeys(board.feature_of[segment] for segment in board.spot_segments(cell)):
        feature = board.features[key]
        if key not in done and len(set(feature.seats)) > 1 and _is_joined(before, feature):
            yield events.WouldJoin(feature.sort, tally(feature.seats, view.seats))


def _is_joined(before: Board, feature: Feature) -> bool:
    """Whether none of the joined features held all the followers alone."""
    parts = {before.feature_of[s] for s in feature.segments if s in before.feature_of}
    return all(before.features[part].seats != feature.seats for part in parts)


def _deploying(view: View, seat: int, action: Deploy) -> Iterator[Event]:
    """What a follower on the newest tile would do. On a completed feature it scores at once and
    goes home. Else it stays on the feature."""
    cell, before = cell_at(view.tiles[-1].cell), board_of(view)
    segment = before.segment(cell, action.spot)
    board, key = with_follower(before, segment, seat), before.feature_of[segment]
    feature = before.features[key]
    if key in completed_features(board, cell):
        yield from _finishing(view, board, (key,), cell)
    elif feature.sort == "field":
        cities = (board.features[city] for city in cities_of(board, feature))
        yield events.WouldFarm(sum(not city.open for city in cities))
    else:
        yield events.WouldHold(feature.sort, feature.tiles, feature.pennants, feature.open)


def _finishing(view: View, board: Board, done: Iterable[Segment], cell: Cell) -> Iterator[Event]:
    """What would be finished. Features of one sort that bring the same seats points are told as one
    event."""
    together = dict[tuple[Sort, tuple[Seat, ...]], list[int]]()
    for key in done:
        award = award_for_completed(board, key, cell, view.seats)
        together.setdefault((board.features[key].sort, award.seats), []).append(award.points)
    for (sort, seats), points in together.items():
        if seats:
            yield events.WouldFinish(sort, sum(points), seats, len(seats), len(points))
        else:
            yield events.WouldFinishEmpty(sort, len(points))
