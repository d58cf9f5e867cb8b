"""What comes after a placement, and whose turn is next (R6, R39-R41, R45)."""

from __future__ import annotations

from rules.changcheng import events as told
from rules.changcheng.box import box
from rules.changcheng.completing import score_waiting
from rules.changcheng.draft import MutableState
from rules.changcheng.legal import can_act, faced, neutral_spaces, second_walls
from rules.changcheng.wall import is_finished


def advance(draft: MutableState) -> None:
    """Goes on until somebody must decide: scoring, the second wall or card, looking, the neutral
    wall, a new board, the next seat. Scouts come before all that, as soon as a piece stands (R54).
    """
    if "d" in draft.missions and faced(draft.state()):
        draft.ask("look", draft.turn)
        return
    if not score_waiting(draft):
        return
    state = draft.state()
    if _goes_on(draft):
        draft.ask("second", draft.turn)
    elif faced(state):
        draft.ask("look", draft.turn)
    elif neutral_spaces(state):
        draft.ask("neutral", draft.turn)
    elif draft.extensions and draft.emperors >= box().emperors:
        draft.ask("extend", draft.turn)
    else:
        _end_turn(draft)


def _goes_on(draft: MutableState) -> bool:
    """Whether a second wall or card belongs to the action; a wall that cannot be built is
    dropped (A6)."""
    if draft.action == "cards":
        return draft.phase == "act"
    if draft.action != "walls" or draft.phase not in ("act", "look", "reveal", "ability"):
        return False
    return len(draft.built) == 1 and bool(second_walls(draft.state()))


def _end_turn(draft: MutableState) -> None:
    """The next seat that can do anything; else the Mongols attack (R40, R41, R45)."""
    draft.action, draft.built, draft.carded = "", (), ()
    draft.first_round = draft.first_round and max(draft.walls) == box().walls
    state = draft.state()
    if is_finished(state):
        draft.ask("attack", draft.turn)
        return
    for ahead in range(1, draft.seats + 1):
        seat = (draft.turn + ahead) % draft.seats
        if can_act(state, seat):
            draft.turn = seat
            draft.ask("act", seat)
            return
        draft.tell(told.Skipped(seat))
    draft.ask("attack", draft.turn)
