"""How a round runs, from the first courtier to the next start player (R5-R20, R35-R37, R40)."""

from __future__ import annotations

from rules.game import Seat
from rules.ming import events as told
from rules.ming.box import HAND, NEUTRAL, PLACED, ROUNDS
from rules.ming.draft import MutableState
from rules.ming.scoring import FIVE, chooser, fives, outcome_of
from rules.ming.state import NOBODY
from rules.values import changed

_WITH_NEUTRAL = (1, 3, 5)
"""Rounds before which neutral courtiers are placed (R40)."""


def next_prince(draft: MutableState) -> None:
    """The next seat puts its prince, or the first round begins (R5)."""
    draft.turn = draft.following()
    if draft.turn == draft.start:
        begin_round(draft)


def begin_round(draft: MutableState) -> None:
    """Begins a round, with two players by neutral courtiers (R40)."""
    draft.turn = draft.start
    if draft.seats == 2 and draft.round in _WITH_NEUTRAL:
        draft.phase, draft.neutral = "neutral", (NEUTRAL, NEUTRAL)
    else:
        _begin_placing(draft)


def next_neutral(draft: MutableState) -> None:
    """The next seat places a neutral courtier, until there are none (R40)."""
    draft.turn = draft.following()
    if not any(draft.neutral):
        _begin_placing(draft)


def _begin_placing(draft: MutableState) -> None:
    """Everybody takes five courtiers from the supply (R7)."""
    draft.tell(told.RoundBegan(draft.round, draft.start))
    draft.supply = tuple(count - PLACED for count in draft.supply)
    draft.placing = (PLACED,) * draft.seats
    draft.phase, draft.turn = "place", draft.start


def next_placing(draft: MutableState) -> None:
    """The next seat places a courtier, until there are none (R7, R8)."""
    draft.turn = draft.following()
    if not any(draft.placing):
        next_card(draft, draft.start)


def next_card(draft: MutableState, first: Seat) -> None:
    """The next seat with fewer than five cards takes one, else phase 3 begins (R10)."""
    for seat in (*range(first, draft.seats), *range(first)):
        if sum(draft.hands[seat]) < HAND:
            draft.phase, draft.turn = "cards", seat
            return
    next_act(draft, draft.start)


def next_act(draft: MutableState, first: Seat) -> bool:
    """Brings the next seat that has not passed to turn; without cards it passes (R14, R20).

    False when all have passed.
    """
    draft.origin = NOBODY
    for seat in (*range(first, draft.seats), *range(first)):
        if draft.passed[seat]:
            continue
        if any(draft.hands[seat]):
            draft.phase, draft.turn = "act", seat
            return True
        leave(draft, seat)
    return False


def leave(draft: MutableState, seat: Seat) -> None:
    """A seat is out of phase 3 (R20)."""
    draft.passed = changed(draft.passed, seat, True)
    draft.tell(told.Passed(seat))


def end_round(draft: MutableState) -> None:
    """Ends a round, or the game; with four players somebody may name the start player (R35)."""
    draft.scoring = NOBODY
    if draft.round == ROUNDS:
        _end_game(draft)
    elif draft.seats == 4 and draft.round in (ROUNDS - 2, ROUNDS - 1):
        draft.phase, draft.turn = "start", chooser(draft.state())
    else:
        next_round(draft, (draft.start + 1) % draft.seats)


def next_round(draft: MutableState, start: Seat) -> None:
    """The next round begins with this start player."""
    draft.round, draft.start = draft.round + 1, start
    begin_round(draft)


def _end_game(draft: MutableState) -> None:
    """Points for tiles, and the winners (R37, R38)."""
    draft.phase = "over"
    draft.tell(told.FinalScoring())
    for seat in draft.order():
        _score_tiles(draft, seat)
    outcome = outcome_of(draft.state())
    winners = outcome.ranking[0]
    draft.tell(told.GameEnded(winners, len(winners), outcome.scores[winners[0]]))


def _score_tiles(draft: MutableState, seat: Seat) -> None:
    """Five sorts together bring more than other tiles (R37); they stay before their owner."""
    tiles = draft.tiles[seat]
    sets = fives(tiles)
    others = sum(tiles) - 5 * sets
    draft.score(seat, "fives", FIVE * sets)
    draft.score(seat, "tiles", others)
    if any(tiles):
        draft.tell(told.TilesScored(seat, sets, others, FIVE * sets + others))
