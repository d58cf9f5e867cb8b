"""What comes after a placement, and whose turn is next (R6, R39-R41, R45)."""

from __future__ import annotations

from rules.changcheng.moves import events
from rules.changcheng.moves.completing import score_waiting
from rules.changcheng.moves.legal import can_act, faced, neutral_spaces, second_walls
from rules.changcheng.moves.mutable_state import MutableState
from rules.changcheng.position.box import box
from rules.changcheng.position.state import State
from rules.changcheng.position.wall import is_finished


def advance(mutable: MutableState) -> None:
    """Goes on until somebody must decide: scoring, the second wall or card, looking, the neutral
    wall, a new board, the next seat. Scouts come before all that, as soon as a piece stands (R54).
    """
    if "d" in mutable.missions and faced(mutable.state()):
        mutable.ask("look", mutable.turn)
        return
    if not score_waiting(mutable):
        return
    state = mutable.state()
    if _goes_on(mutable, state):
        mutable.ask("second", mutable.turn)
    elif faced(state):
        mutable.ask("look", mutable.turn)
    elif neutral_spaces(state):
        mutable.ask("neutral", mutable.turn)
    elif mutable.extensions and mutable.emperors >= box().emperors:
        mutable.ask("extend", mutable.turn)
    else:
        _end_turn(mutable, state)


def _goes_on(mutable: MutableState, state: State) -> bool:
    """Whether a second wall or card belongs to the action; a wall that cannot be built is
    dropped (A6)."""
    if mutable.action == "cards":
        return mutable.phase == "act"
    if mutable.action != "walls" or mutable.phase not in ("act", "look", "reveal", "ability"):
        return False
    return len(mutable.built) == 1 and bool(second_walls(state))


def _end_turn(mutable: MutableState, state: State) -> None:
    """The next seat that can do anything in this state; else the Mongols attack (R40, R41, R45)."""
    mutable.action, mutable.built, mutable.carded = "", (), ()
    mutable.first_round = mutable.first_round and max(mutable.walls) == box().walls
    if is_finished(state):
        mutable.ask("attack", mutable.turn)
        return
    for ahead in range(1, mutable.seats + 1):
        seat = (mutable.turn + ahead) % mutable.seats
        if can_act(state, seat):
            mutable.turn = seat
            mutable.ask("act", seat)
            return
        mutable.tell(events.Skipped(seat))
    mutable.ask("attack", mutable.turn)
