"""How well everybody stands, for computer players: what is scored, and what the wall promises."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import exp

from rules.changcheng.attack import protected
from rules.changcheng.state import Piece, State
from rules.changcheng.wall import Chart, chart, counted
from rules.game import Seat

_KEEN = 2.0
"""How much a wall more than others helps while a province is open."""
_CARD_LAID, _CARD_HELD = 0.5, 0.4
"""What a card is worth where there is something to win, and in hand."""
_WALL, _DOUBLE, _TOWER = 0.15, 3.0, 2.0
"""What pieces are worth that are not built."""


def estimate(state: State) -> tuple[float, ...]:
    """By seat: points so far and those that provinces, armies and missions are likely to bring."""
    points = [float(sum(row)) for row in state.points]
    if state.phase == "over":
        return tuple(points)
    here = chart(state.boards)
    _provinces(state, here, points)
    _armies(state, here, points)
    _supplies(state, points)
    return tuple(points)


def _provinces(state: State, here: Chart, points: list[float]) -> None:
    """Shares of open provinces by the walls in them, the more certain the fewer spaces are left."""
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
    """What an open province is likely to bring, and whom; `laid` are cards there by seat."""
    filled = len(walls) - walls.count(None)
    tally, neutral = counted(walls, range(len(walls)), len(laid))
    strengths = [own + 0.8 * cards for own, cards in zip(tally, laid, strict=True)]
    sure, gains = filled / len(walls), list[tuple[Seat, float]]()
    for seat, share in enumerate(_shares([*strengths, neutral], sure, filled > 0)[:-1]):
        gains.append((seat, share * worth * (0.35 + 0.55 * sure)))
        gains.append((seat, _CARD_LAID * laid[seat] * (0.3 + 0.5 * sure)))
    return tuple(gain for gain in gains if gain[1])


def _armies(state: State, here: Chart, points: list[float]) -> None:
    """What armies are likely to take from those with most walls facing them (R42, R43)."""
    for army, span in zip(state.armies, here.facing, strict=True):
        if army.state != "gone":
            for seat, loss in _losses(state.wall[span.start : span.stop], army.value, state.seats):
                points[seat] -= loss


@lru_cache(4096)
def _losses(
    walls: tuple[Piece | None, ...], value: int, seats: int
) -> tuple[tuple[Seat, float], ...]:
    """What an army is likely to take, and from whom."""
    filled = len(walls) - walls.count(None)
    if not filled:
        return ()
    tally, neutral = counted(walls, range(len(walls)), seats)
    saved, sure = protected(walls), filled / len(walls)
    shares = _shares([float(own) for own in (*tally, neutral)], sure, True)
    losses = (
        (seat, share * value * (0.25 + 0.65 * sure)) for seat, share in enumerate(shares[:-1])
    )
    return tuple(loss for loss in losses if loss[1] and loss[0] not in saved)


def _supplies(state: State, points: list[float]) -> None:
    """Pieces and cards that are still to come into play."""
    for seat in range(state.seats):
        held = _CARD_HELD + (1.0 if "c" in state.missions else 0.0)
        points[seat] += held * len(state.hands[seat])
        points[seat] += _WALL * state.walls[seat]
        points[seat] += _DOUBLE * state.doubles[seat] + _TOWER * state.towers[seat]


def _shares(strengths: Sequence[float], sure: float, any_wall: bool) -> list[float]:
    """The chance of each to have most, bent sharper the surer it is."""
    if not any_wall:
        return [0.0] * len(strengths)
    keen = _KEEN * (0.4 + 1.2 * sure)
    best = max(strengths)
    weights = [exp(keen * (own - best)) if own else 0.0 for own in strengths]
    total = sum(weights) or 1.0
    return [weight / total for weight in weights]
