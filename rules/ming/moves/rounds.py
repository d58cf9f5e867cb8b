"""How a round runs, from the first courtier to the next start player (R5-R20, R35-R37, R40)."""

from __future__ import annotations

from collections.abc import Sequence

from rules.events import game_ended
from rules.game import Seat, most_points
from rules.ming.moves import events
from rules.ming.moves.mutable_state import MutableState
from rules.ming.moves.scoring import FIVE, chooser, fives
from rules.ming.position.box import HAND, NEUTRAL, PLACED, ROUNDS
from rules.ming.position.state import NOBODY, SOURCES
from rules.values import changed, clockwise

_WITH_NEUTRAL = (1, 3, 5)
"""Rounds before which neutral courtiers are placed (R40)."""


def next_prince(mutable: MutableState) -> None:
    """Lets the next seat put its prince, or begins the first round (R5)."""
    mutable.turn = mutable.next_seat()
    if mutable.turn == mutable.start:
        begin_round(mutable)


def begin_round(mutable: MutableState) -> None:
    """Begins a round. With two players some rounds begin with neutral courtiers (R40)."""
    mutable.turn = mutable.start
    if mutable.seats == 2 and mutable.round in _WITH_NEUTRAL:
        mutable.phase, mutable.neutral = "neutral", (NEUTRAL, NEUTRAL)
    else:
        _begin_placing(mutable)


def next_neutral(mutable: MutableState) -> None:
    """Lets the next seat place a neutral courtier, or goes on when there are none left (R40)."""
    if not any(mutable.neutral):
        _begin_placing(mutable)
    else:
        mutable.turn = _next_of(mutable, mutable.neutral)


def _begin_placing(mutable: MutableState) -> None:
    """Gives everybody five courtiers from the supply to place (R7)."""
    mutable.tell(events.RoundBegan(mutable.round, mutable.start))
    mutable.supply = tuple(count - PLACED for count in mutable.supply)
    mutable.placing = (PLACED,) * mutable.seats
    mutable.phase, mutable.turn = "place", mutable.start


def next_placing(mutable: MutableState) -> None:
    """Lets the next seat place a courtier, or goes on when there are none left (R7, R8)."""
    if not any(mutable.placing):
        next_card(mutable, mutable.start)
    else:
        mutable.turn = _next_of(mutable, mutable.placing)


def _next_of(mutable: MutableState, left: Sequence[int]) -> Seat:
    """The next seat with courtiers left. While a plan is tried, other seats have none
    (`told.turns.next_turn`)."""
    return next(seat for seat in clockwise(mutable.seats, mutable.next_seat()) if left[seat])


def next_card(mutable: MutableState, first: Seat) -> None:
    """Lets the next seat with fewer than five cards take one, or begins phase 3 (R10)."""
    for seat in clockwise(mutable.seats, first):
        if sum(mutable.hands[seat]) < HAND:
            mutable.phase, mutable.turn = "cards", seat
            return
    next_act(mutable, mutable.start)


def next_act(mutable: MutableState, first: Seat) -> bool:
    """Gives the turn to the next seat that has not passed. A seat without cards passes (R14, R20).
    Returns False when all have passed."""
    mutable.origin = NOBODY
    for seat in clockwise(mutable.seats, first):
        if mutable.passed[seat]:
            continue
        if any(mutable.hands[seat]):
            mutable.phase, mutable.turn = "act", seat
            return True
        leave(mutable, seat)
    return False


def leave(mutable: MutableState, seat: Seat) -> None:
    """Takes a seat out of phase 3 (R20)."""
    mutable.passed = changed(mutable.passed, seat, True)
    mutable.tell(events.Passed(seat))


def end_round(mutable: MutableState) -> None:
    """Ends a round, or the game; with four players somebody may name the start player (R35)."""
    mutable.scoring = NOBODY
    if mutable.round == ROUNDS:
        _end_game(mutable)
    elif mutable.seats == 4 and mutable.round in (ROUNDS - 2, ROUNDS - 1):
        mutable.phase, mutable.turn = "start", chooser(mutable.state())
    else:
        next_round(mutable, (mutable.start + 1) % mutable.seats)


def next_round(mutable: MutableState, start: Seat) -> None:
    """Begins the next round with this start player."""
    mutable.round, mutable.start = mutable.round + 1, start
    begin_round(mutable)


def _end_game(mutable: MutableState) -> None:
    """Ends the game: points for tiles, then the winners (R37, R38)."""
    mutable.phase = "over"
    mutable.tell(events.FinalScoring())
    for seat in mutable.order():
        _score_tiles(mutable, seat)
    mutable.tell(game_ended(most_points(mutable.points, SOURCES)))


def _score_tiles(mutable: MutableState, seat: Seat) -> None:
    """Scores a seat's tiles: five sorts together bring more than other tiles (R37). They stay with
    their owner."""
    tiles = mutable.tiles[seat]
    sets = fives(tiles)
    others = sum(tiles) - 5 * sets
    mutable.score(seat, "fives", FIVE * sets)
    mutable.score(seat, "tiles", others)
    if any(tiles):
        mutable.tell(events.TilesScored(seat, sets, others, FIVE * sets + others))
