"""What completes an action and a turn: monuments, treasures, income, refill, the end."""

from __future__ import annotations

from rules.events import game_ended
from rules.game import Seat
from rules.tigris.moves import events
from rules.tigris.moves.mutable_state import MutableState
from rules.tigris.moves.scoring import final_points, income, outcome_of
from rules.tigris.position.board import BLOCKS, CELLS, CORNERS, WIDTH, Board, Squares, cells, each
from rules.tigris.position.box import box
from rules.tigris.position.state import COLOURS, NOWHERE, Monument, Square, unbuilt
from rules.values import clockwise

_GREEN = 2


def squares_of_four(board: Board, placed: Square) -> tuple[int, list[Square]]:
    """The colour of the tile just laid, and the squares of four that it completes (R37). These are
    squares of four face-up tiles of this colour, given by their north-west corners."""
    colour = next((c for c in range(4) if board.tiles[c] >> placed & 1), NOWHERE)
    if colour == NOWHERE:
        return colour, []
    tiles, mine = board.tiles[colour], 1 << placed
    corners = (placed - WIDTH - 1, placed - WIDTH, placed - 1, placed)
    blocks = [(s, BLOCKS[s]) for s in corners if s >= 0]
    return colour, [s for s, block in blocks if block & mine and block & tiles == block]


def sites(
    board: Board, placed: Square, monuments: tuple[Monument, ...]
) -> tuple[list[str], list[Square]]:
    """The monuments that may be built now, and the north-west corners where they may stand
    (R37-R39)."""
    colour, squares = squares_of_four(board, placed)
    if not squares:
        return [], []
    return [name for name in unbuilt(monuments) if COLOURS[colour] in name.split("-")], squares


def offer_monument(mutable: MutableState) -> None:
    """Asks the seat on turn whether to build a monument if it can. Else completes the action
    (R37)."""
    names, _ = sites(mutable.board, mutable.placed, mutable.monuments)
    if names:
        mutable.phase, mutable.acting = "build", mutable.turn
    else:
        complete(mutable)


def build(mutable: MutableState, colours: str, square: Square) -> None:
    """Builds a monument. Leaders without a temple go home before treasures are taken (A20)."""
    colour, _ = squares_of_four(mutable.board, mutable.placed)
    mutable.turn_over(colour, BLOCKS[square])
    mutable.monuments = (*mutable.monuments, Monument(square, colours))
    mutable.last = tuple(each(BLOCKS[square]))
    mutable.tell(events.MonumentBuilt(mutable.turn, colours, CELLS[square]))
    mutable.send_stranded_home()
    complete(mutable)


def complete(mutable: MutableState) -> None:
    """Completes an action: gives out the treasures due, the seat on turn first (R44, A16), then
    goes on. Stops where a seat must choose which treasure stays."""
    mutable.placed, treasures = NOWHERE, mutable.treasured
    for seat in clockwise(mutable.seats, mutable.turn):
        due = hoard(mutable.board, treasures, mutable.leaders[seat][_GREEN])
        stay = may_stay(due)
        if stay & (stay - 1):
            mutable.phase, mutable.acting = "keep", seat
            return
        if due:
            collect(mutable, seat, due, stay.bit_length() - 1)
            treasures = mutable.treasured
    mutable.actions_left -= 1
    if mutable.actions_left:
        mutable.phase, mutable.acting = "act", mutable.turn
    else:
        end_turn(mutable)


def hoard(board: Board, treasures: Squares, trader: Square) -> Squares:
    """The treasures in a trader's kingdom, if its owner is to take some; else none (R44)."""
    if trader == NOWHERE:
        return 0
    here = board.region(trader).squares & treasures
    return here if here & (here - 1) else 0


def may_stay(due: Squares) -> Squares:
    """Where the one treasure that stays may lie: in a corner only if all treasures do (R45)."""
    return due & ~CORNERS or due


def collect(mutable: MutableState, seat: Seat, due: Squares, stays: Square) -> None:
    """Takes all treasures due except the one that stays (R44)."""
    taken = due & ~(1 << stays)
    mutable.take_treasures(seat, taken)
    mutable.tell(events.TreasuresTaken(seat, taken.bit_count(), cells(taken), CELLS[stays]))


def end_turn(mutable: MutableState) -> None:
    """Ends a turn: pays income to the seat on turn (R43, A7). The refill follows automatically."""
    for monument, colour in income(mutable.board, mutable.monuments, mutable.turn):
        mutable.score(mutable.turn, colour, 1)
        mutable.tell(events.MonumentPaid(mutable.turn, COLOURS[colour], monument.colours))
    mutable.phase, mutable.acting, mutable.actions_left = "refill", mutable.turn, 0


def refill(mutable: MutableState) -> None:
    """Refills all hands. Then the game ends, or the next seat begins (R47-R49)."""
    bag = len(mutable.bag)
    for seat in clockwise(mutable.seats, mutable.turn):
        mutable.draw(seat, box().hand - sum(mutable.hands[seat]))
    mutable.reveals = len(mutable.bag) < bag
    if len(mutable.treasures) <= box().last_treasures:
        _end(mutable, "treasures")
    elif mutable.short:
        _end(mutable, "bag")
    else:
        mutable.turn = mutable.acting = (mutable.turn + 1) % mutable.seats
        mutable.phase, mutable.actions_left = "act", box().actions


def _end(mutable: MutableState, cause: str) -> None:
    """Ends the game and tells the result. Nobody is told what was drawn last, for it is of no use
    any more."""
    mutable.phase, mutable.reveals = "over", True
    mutable.private.clear()
    mutable.tell(events.GameEnds(cause))
    state = mutable.step().state
    for seat, points in enumerate(final_points(state)):
        mutable.tell(events.FinalScore(seat, *points, treasures=mutable.won[seat]))
    mutable.tell(game_ended(outcome_of(state)))
