"""How well everybody stands, for computer players: what is scored, and what the wall promises."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

from rules.changcheng.attack import protected
from rules.changcheng.state import State
from rules.changcheng.wall import Chart, chart, counted

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
        if done:
            continue
        spaces = here.spaces_in[province]
        filled = sum(state.wall[space] is not None for space in spaces)
        worth = len(spaces) + state.sovereignty[province]
        tally, neutral = counted(state.wall, spaces, state.seats)
        strengths = [own + 0.8 * cards for own, cards in zip(tally, laid[province], strict=True)]
        sure = filled / len(spaces)
        for seat, share in enumerate(_shares([*strengths, neutral], sure, filled > 0)[:-1]):
            points[seat] += share * worth * (0.35 + 0.55 * sure)
            points[seat] += _CARD_LAID * laid[province][seat] * (0.3 + 0.5 * sure)


def _armies(state: State, here: Chart, points: list[float]) -> None:
    """What armies are likely to take from those with most walls facing them (R42, R43)."""
    for mongol, army in enumerate(state.armies):
        if army.state == "gone":
            continue
        spaces = here.facing[mongol]
        filled = sum(state.wall[space] is not None for space in spaces)
        if not filled:
            continue
        tally, neutral = counted(state.wall, spaces, state.seats)
        saved, sure = protected(state, spaces), filled / len(spaces)
        shares = _shares([float(own) for own in (*tally, neutral)], sure, True)
        for seat, share in enumerate(shares[:-1]):
            if seat not in saved:
                points[seat] -= share * army.value * (0.25 + 0.65 * sure)


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
