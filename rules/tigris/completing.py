"""What completes an action and a turn: monuments, treasures, income, refill, the end."""

from __future__ import annotations

from rules.game import Seat
from rules.tigris import events as told
from rules.tigris.board import BLOCKS, CELLS, CORNERS, WIDTH, Board, Squares, cells, each
from rules.tigris.box import box
from rules.tigris.draft import MutableState
from rules.tigris.scoring import final_points, income, outcome_of
from rules.tigris.state import COLOURS, NOWHERE, Monument, Square, clockwise, unbuilt

_GREEN = 2


def squares_of_four(board: Board, placed: Square) -> tuple[int, list[Square]]:
    """The colour of the tile just laid, and the north-west corners of the squares of four face-up
    tiles of this colour it is part of (R37)."""
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
    """The monuments that may be built now, and the squares for them (R37-R39)."""
    colour, squares = squares_of_four(board, placed)
    if not squares:
        return [], []
    return [name for name in unbuilt(monuments) if COLOURS[colour] in name.split("-")], squares


def offer_monument(draft: MutableState) -> None:
    """Lets the seat on turn build if it can; else the action goes on to the treasures (R37)."""
    names, _ = sites(draft.board, draft.placed, draft.monuments)
    if names:
        draft.phase, draft.acting = "build", draft.turn
    else:
        complete(draft)


def build(draft: MutableState, colours: str, square: Square) -> None:
    """Builds a monument; leaders without a temple go home before treasures are taken (A20)."""
    colour, _ = squares_of_four(draft.board, draft.placed)
    draft.turn_over(colour, BLOCKS[square])
    draft.monuments = (*draft.monuments, Monument(square, colours))
    draft.last = tuple(each(BLOCKS[square]))
    draft.tell(told.MonumentBuilt(draft.turn, colours, CELLS[square]))
    draft.send_stranded_home()
    complete(draft)


def complete(draft: MutableState) -> None:
    """The treasures due after an action, the seat on turn first (R44, A16); then what follows."""
    draft.placed = NOWHERE
    for seat in clockwise(draft.seats, draft.turn):
        due = hoard(draft.board, draft.treasured, draft.leaders[seat][_GREEN])
        stay = may_stay(due)
        if stay & (stay - 1):
            draft.phase, draft.acting = "keep", seat
            return
        if due:
            collect(draft, seat, due, stay.bit_length() - 1)
    draft.actions_left -= 1
    if draft.actions_left:
        draft.phase, draft.acting = "act", draft.turn
    else:
        end_turn(draft)


def hoard(board: Board, treasures: Squares, trader: Square) -> Squares:
    """The treasures of a trader's kingdom when some are due to its owner, else nothing (R44)."""
    if trader == NOWHERE:
        return 0
    here = board.region(trader).squares & treasures
    return here if here & (here - 1) else 0


def may_stay(due: Squares) -> Squares:
    """Where the one treasure may lie that stays: in a corner only if all do (R45)."""
    return due & ~CORNERS or due


def collect(draft: MutableState, seat: Seat, due: Squares, stays: Square) -> None:
    """Takes all treasures due but one (R44)."""
    taken = due & ~(1 << stays)
    draft.take_treasures(seat, taken)
    draft.tell(told.TreasuresTaken(seat, taken.bit_count(), cells(taken), CELLS[stays]))


def end_turn(draft: MutableState) -> None:
    """Income for the seat on turn (R43, A7); the refill follows by itself."""
    for monument, colour in income(draft.board, draft.monuments, draft.turn):
        draft.score(draft.turn, colour, 1)
        draft.tell(told.MonumentPaid(draft.turn, COLOURS[colour], monument.colours))
    draft.phase, draft.acting, draft.actions_left = "refill", draft.turn, 0


def refill(draft: MutableState) -> None:
    """Everybody refills, then the end is checked, or the next seat begins (R47-R49)."""
    bag = len(draft.bag)
    for seat in clockwise(draft.seats, draft.turn):
        draft.draw(seat, box().hand - sum(draft.hands[seat]))
    draft.reveals = len(draft.bag) < bag
    if len(draft.treasures) <= box().last_treasures:
        _end(draft, "treasures")
    elif draft.short:
        _end(draft, "bag")
    else:
        draft.turn = draft.acting = (draft.turn + 1) % draft.seats
        draft.phase, draft.actions_left = "act", box().actions


def _end(draft: MutableState, cause: str) -> None:
    draft.phase, draft.reveals = "over", True
    draft.tell(told.GameEnds(cause))
    state = draft.step().state
    for seat, points in enumerate(final_points(state)):
        draft.tell(told.FinalScore(seat, *points, treasures=draft.won[seat]))
    outcome = outcome_of(state)
    first = outcome.ranking[0]
    draft.tell(told.GameEnded(first, len(first), outcome.scores[first[0]]))
