"""How well everybody stands, for computer players: what is scored, and what the wall promises."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import exp

from rules.changcheng.moves.scoring import DIPLOMACY, diplomacy, domination, protected_seats
from rules.changcheng.position.state import Piece, State
from rules.changcheng.position.wall import Chart, chart, count_walls
from rules.game import Seat

_SURE, _UNSURE = 0.12, 0.28
"""How much wall counts may still change against each other: in a full province, and more for each
free space."""
_TIE = 0.4
"""The worth of a tie, in walls: all of those tied win or lose."""
ARMY = 0.85
"""The share of an army's value that counts: towers, traitors and officials may still help."""
_CARD = 0.8
"""How many walls a card laid on a province counts as."""
_CARD_LAID, _CARD_HELD, _CARD_UNUSED = 0.5, 0.4, 1.6
"""What a card is worth: laid where there is something to win, in hand, and in hand with the mission
for it."""
_WALL, _DOUBLE, _TOWER = 0.15, 3.0, 2.0
"""What each piece in the supply is worth."""


def estimate(state: State) -> tuple[float, ...]:
    """By seat: points so far, and those that provinces, armies and missions are likely to bring."""
    points = [float(sum(row)) for row in state.points]
    if state.phase == "over":
        return tuple(points)
    here = chart(state.boards)
    _provinces(state, here, points)
    _armies(state, here, points)
    _missions(state, points)
    _supplies(state, points)
    return tuple(points)


def _provinces(state: State, here: Chart, points: list[float]) -> None:
    """Adds what open provinces are likely to bring, judged by the walls and cards in them. The
    fewer spaces are free, the more certain a majority is."""
    laid = [[0] * state.seats for _ in state.done]
    for card in state.laid:
        laid[card.province][card.seat] += 1
    for province, done in enumerate(state.done):
        if not done:
            span, worth = here.spaces_in[province], state.sovereignty[province]
            walls = state.wall[span.start : span.stop]
            for seat, gain in _gains(walls, len(span) + worth, tuple(laid[province])):
                points[seat] += gain


@lru_cache(4096)
def _gains(
    walls: tuple[Piece | None, ...], worth: int, laid: tuple[int, ...]
) -> tuple[tuple[Seat, float], ...]:
    """The seats that an open province is likely to bring points, with these points. `laid` is the
    number of cards there by seat."""
    free, (tally, neutral) = walls.count(None), count_walls(walls, range(len(walls)), len(laid))
    strengths = [own + _CARD * cards for own, cards in zip(tally, laid, strict=True)]
    each = _CARD_LAID * (0.8 - 0.5 * free / len(walls))
    chances = _chances(strengths, neutral, free + 0.5 * sum(laid))
    gains = ((seat, chance * worth + each * laid[seat]) for seat, chance in enumerate(chances))
    return tuple(gain for gain in gains if gain[1])


def _armies(state: State, here: Chart, points: list[float]) -> None:
    """Takes what armies are likely to cost the seats with most walls facing them (R42, R43)."""
    for army, span in zip(state.armies, here.facing, strict=True):
        if army.state != "gone":
            for seat, loss in _losses(state.wall[span.start : span.stop], army.value, state.seats):
                points[seat] -= loss


@lru_cache(4096)
def _losses(
    walls: tuple[Piece | None, ...], value: int, seats: int
) -> tuple[tuple[Seat, float], ...]:
    """The seats that an army is likely to cost points, with these points."""
    tally, neutral = count_walls(walls, range(len(walls)), seats)
    saved, chances = protected_seats(walls), _chances(tally, neutral, walls.count(None))
    losses = ((seat, chance * value * ARMY) for seat, chance in enumerate(chances))
    return tuple(loss for loss in losses if loss[1] and loss[0] not in saved)


def _missions(state: State, points: list[float]) -> None:
    """Adds what the missions bring that the seat with most at the end wins (R51, R52)."""
    free = state.wall.count(None) / 4
    for mission in state.missions:
        if mission in "ab":
            tally = diplomacy(state) if mission == "a" else domination(state)
            for seat, chance in enumerate(_most(tally, free)):
                points[seat] += chance * (DIPLOMACY if mission == "a" else tally[seat])


@lru_cache(4096)
def _most(tally: tuple[int, ...], free: float) -> tuple[float, ...]:
    """By seat: the chance to have most at the end. `free` spaces may still change the tally."""
    return tuple(_chances(tally, 0, free))


def _supplies(state: State, points: list[float]) -> None:
    """Adds what pieces and cards are worth that are not in play yet."""
    held = _CARD_HELD + (_CARD_UNUSED if "c" in state.missions else 0.0)
    for seat in range(state.seats):
        points[seat] += held * len(state.hands[seat]) + _WALL * state.walls[seat]
        points[seat] += _DOUBLE * state.doubles[seat] + _TOWER * state.towers[seat]


def _chances(strengths: Sequence[float], neutral: float, free: float) -> list[float]:
    """By seat: the chance to have most at the end. All of those tied have most (R34, R49)."""
    best, wide = max(*strengths, neutral), _SURE + _UNSURE * free
    return [
        _chance(own, [*strengths[:seat], *strengths[seat + 1 :], neutral or -9], wide)
        if own + free >= best and (own or free)
        else 0.0
        for seat, own in enumerate(strengths)
    ]


def _chance(own: float, others: Sequence[float], wide: float) -> float:
    chance = 1.0
    for other in others:
        chance /= 1 + exp((other - own - _TIE) / wide)
    return chance
