"""What an action leads to: place, deploy or pass, score; then the next seat draws (R4)."""

from __future__ import annotations

from rules.actions import check_due
from rules.carcassonne.moves import events, legal
from rules.carcassonne.moves.actions import CarcassonneAction, Deploy, Draw, Pass, Place
from rules.carcassonne.moves.scoring import (
    Award,
    add,
    award_for_completed,
    completed_features,
    final,
    tally,
)
from rules.carcassonne.position.board import Board, with_follower, with_tile, without_followers
from rules.carcassonne.position.box import Sort
from rules.carcassonne.position.state import SOURCES, Follower, Laid, State
from rules.events import game_ended
from rules.game import Event, Rng, Seat, Step, most_points
from rules.grid import cell_name
from rules.values import replaced

ROLES: dict[Sort, str] = {
    "city": "knight",
    "road": "thief",
    "field": "farmer",
    "cloister": "monk",
}
"""What a follower is called, by the sort of feature on which it stands (R11)."""


def apply(state: State, seat: Seat, action: CarcassonneAction, rng: Rng) -> Step[State]:
    """The step an action leads to. Chance has no part in it: the stack was shuffled at the set-up.
    Raises `Illegal` when the action is not legal."""
    check_due(action, seat, state.turn, state.phase, legal.VERBS)
    match action:
        case Draw():
            return _draw(state)
        case Place():
            return _place(state, action)
        case Deploy():
            return _deploy(state, action)
        case Pass():
            return _score(state, ())


def _draw(state: State) -> Step[State]:
    """Draws until a tile fits somewhere; tiles that fit nowhere leave the game (R8)."""
    stack, happened = state.stack, list[Event]()
    for number, kind in enumerate(stack):
        if legal.has_placement(state.board, kind):
            gone = (*state.discarded, *stack[:number])
            happened.append(events.Drawn(state.turn, kind))
            drawn = replaced(
                state, phase="place", drawn=kind, stack=stack[number + 1 :], discarded=gone
            )
            return Step(drawn.keep(state.board), tuple(happened), reveals=True)
        happened.append(events.Discarded(state.turn, kind))
    empty = replaced(state, stack=(), discarded=(*state.discarded, *stack)).keep(state.board)
    return _end(empty, tuple(happened), reveals=True)


def _place(state: State, action: Place) -> Step[State]:
    """Lays the drawn tile. A follower may follow, else the tile is scored (R4, R10)."""
    cell, tile = legal.check_place(state, action)
    laid = (*state.laid, Laid(*cell, tile.kind, tile.turn, state.turn))
    placed = replaced(state, phase="deploy", drawn=None, laid=laid)
    placed.keep(with_tile(state.board, cell, tile))
    event = events.TilePlaced(state.turn, tile.kind, cell_name(*cell), tile.turn)
    if legal.free_spots(placed):
        return Step(placed, (event,))
    return _score(placed, (event,))


def _deploy(state: State, action: Deploy) -> Step[State]:
    """Puts a follower on the tile just laid, then scores (R10, R11)."""
    segment = legal.check_deploy(state, action)
    board, (x, y) = state.board, state.board.cell_of(segment)
    spot = board.tiles[x, y].spots[segment & 15]
    follower = Follower(state.turn, x, y, spot.name)
    deployed = replaced(state, followers=(*state.followers, follower))
    deployed.keep(with_follower(board, segment, state.turn))
    event = events.Deployed(state.turn, ROLES[spot.sort], cell_name(x, y), spot.place)
    return _score(deployed, (event,))


def _score(state: State, happened: tuple[Event, ...]) -> Step[State]:
    """Scores all features that the newest tile completed, at once (R4, R25), and ends the turn."""
    cell = (state.laid[-1].x, state.laid[-1].y)
    done = completed_features(state.board, cell)
    if done:
        awards = [award_for_completed(state.board, key, cell, state.seats) for key in done]
        state, home = _send_home(_pay(state, awards), done)
        happened = (*happened, *[award.event for award in awards], *home)
    if not state.stack:
        return _end(state, happened, reveals=False)
    following = replaced(state, phase="draw", turn=(state.turn + 1) % state.seats)
    return Step(following.keep(state.board), happened)


def _pay(state: State, awards: list[Award]) -> State:
    """The position after the points of some awards were added."""
    points = state.points
    for award in awards:
        points = add(points, award)
    return replaced(state, points=points).keep(state.board)


def _send_home(state: State, done: tuple[int, ...]) -> tuple[State, tuple[Event, ...]]:
    """The position after all followers of completed features went home, and the events that tell
    it. They go home whether they scored or not (R23)."""
    board = state.board
    home = [follower for follower in state.followers if _stands_on(board, follower, done)]
    if not home:
        return state, ()
    left = tuple(follower for follower in state.followers if follower not in home)
    event = events.FollowersReturned(tally((f.seat for f in home), state.seats))
    occupied = tuple(key for key in done if board.features[key].seats)
    return replaced(state, followers=left).keep(without_followers(board, occupied)), (event,)


def _stands_on(board: Board, follower: Follower, done: tuple[int, ...]) -> bool:
    segment = board.segment((follower.x, follower.y), follower.spot)
    return board.feature_of[segment] in done


def _end(state: State, happened: tuple[Event, ...], reveals: bool) -> Step[State]:
    """Ends the game: scores unfinished features, then farms (R26-R31)."""
    awards = list(final(state.board, state.seats))
    scored = replaced(_pay(state, awards), phase="over", drawn=None).keep(state.board)
    ended = game_ended(most_points(scored.points, SOURCES))
    facts = (*happened, events.FinalScoring(), *[award.event for award in awards], ended)
    return Step(scored, facts, reveals=reveals)
