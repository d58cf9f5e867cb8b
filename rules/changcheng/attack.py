"""The attack of the Mongols, which ends the game (R41-R44)."""

from __future__ import annotations

from dataclasses import replace

from rules.changcheng import events as told
from rules.changcheng.completing import most
from rules.changcheng.draft import MutableState
from rules.changcheng.missions import score_missions
from rules.changcheng.scoring import outcome_of
from rules.changcheng.state import State
from rules.changcheng.wall import counted, is_finished
from rules.game import Seat
from rules.values import changed


def attack(draft: MutableState) -> None:
    """Turns the army cards up from west to east, adds the missions, ends the game."""
    draft.reveals, draft.phase, draft.last = True, "over", ()
    draft.tell(told.AttackBegan(is_finished(draft.state())))
    for mongol in range(len(draft.armies)):
        _army(draft, mongol)
    score_missions(draft)
    outcome = outcome_of(draft.state())
    first = outcome.ranking[0]
    draft.tell(told.GameEnded(first, len(first), outcome.scores[first[0]]))


def protected(state: State | MutableState, spaces: range) -> set[Seat]:
    """Seats with a tower on some spaces (R43)."""
    here = (state.wall[space] for space in spaces)
    return {piece.owner for piece in here if piece is not None and piece.sort == "tower"}


def _army(draft: MutableState, mongol: int) -> None:
    """Most walls facing an army lose its value, but not those with a tower (R42, R43, A13)."""
    name, army = draft.chart.mongols[mongol], draft.armies[mongol]
    if army.state == "gone":
        draft.tell(told.ArmyGone(name))
        return
    draft.armies = changed(draft.armies, mongol, replace(army, state="up"))
    spaces = draft.chart.facing[mongol]
    tally, neutral = counted(draft.wall, spaces, draft.seats)
    ahead, saved = most(tally, neutral), protected(draft, spaces)
    losers = tuple(seat for seat in ahead if seat not in saved)
    safe = tuple(seat for seat in ahead if seat in saved)
    for seat in losers:
        draft.score(seat, "armies", -army.value)
    counts = tally, neutral, losers, len(losers), safe, len(safe)
    draft.tell(told.ArmyAttacked(name, army.value, *counts))
