"""The attack of the Mongols, which ends the game (R41-R44)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from rules.changcheng.moves import events
from rules.changcheng.moves.completing import most
from rules.changcheng.moves.missions import score_missions
from rules.changcheng.moves.mutable_state import MutableState
from rules.changcheng.moves.scoring import outcome_of
from rules.changcheng.position.state import Piece
from rules.changcheng.position.wall import counted, is_finished
from rules.game import Seat
from rules.values import changed


def attack(mutable: MutableState) -> None:
    """Turns the army cards up from west to east, adds the missions, ends the game."""
    mutable.reveals, mutable.phase, mutable.last = True, "over", ()
    mutable.tell(events.AttackBegan(is_finished(mutable.state())))
    for mongol in range(len(mutable.armies)):
        _army(mutable, mongol)
    score_missions(mutable)
    outcome = outcome_of(mutable.state())
    first = outcome.ranking[0]
    mutable.tell(events.GameEnded(first, len(first), outcome.scores[first[0]]))


def protected(walls: Sequence[Piece | None]) -> set[Seat]:
    """Seats with a tower on some spaces (R43), which are given by what stands on them."""
    return {piece.owner for piece in walls if piece is not None and piece.sort == "tower"}


def _army(mutable: MutableState, mongol: int) -> None:
    """Most walls facing an army lose its value, but not those with a tower (R42, R43, A13)."""
    name, army = mutable.chart.mongols[mongol], mutable.armies[mongol]
    if army.state == "gone":
        mutable.tell(events.ArmyGone(name))
        return
    mutable.armies = changed(mutable.armies, mongol, replace(army, state="up"))
    spaces = mutable.chart.facing[mongol]
    tally, neutral = counted(mutable.wall, spaces, mutable.seats)
    ahead = most(tally, neutral)
    saved = protected(mutable.wall[spaces.start : spaces.stop])
    losers = tuple(seat for seat in ahead if seat not in saved)
    safe = tuple(seat for seat in ahead if seat in saved)
    for seat in losers:
        mutable.score(seat, "armies", -army.value)
    counts = tally, neutral, losers, len(losers), safe, len(safe)
    mutable.tell(events.ArmyAttacked(name, army.value, *counts))
