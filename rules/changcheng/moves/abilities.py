"""What the action cards of a completed province can be used on (R25-R30)."""

from __future__ import annotations

from rules.changcheng.position.state import Scoring, State
from rules.changcheng.position.wall import chart

WARRIOR, TRAITOR, FLOOD, ARCHITECT, MASTER, OFFICIAL = range(1, 7)
"""The numbers of the action cards; they work in this order (R24)."""


def scoring_of(state: State) -> Scoring:
    """The province being scored; there must be one."""
    assert state.scoring is not None
    return state.scoring


def strikes(state: State) -> list[int]:
    """Numbers of the cards the warrior may remove: all that are still to work (R25, A5)."""
    return [laid.card for laid in scoring_of(state).working[1:]]


def damages(state: State) -> list[int]:
    """Undamaged single walls of the completed province, of any colour (R26, A7)."""
    return [
        s for s in chart(state.boards).spaces_in[scoring_of(state).province] if single(state, s)
    ]


def expulsions(state: State) -> list[int]:
    """Bordering Mongol provinces that still have their army card (R26, A7)."""
    borders = chart(state.boards).bordering[scoring_of(state).province]
    return [mongol for mongol in borders if state.armies[mongol].state != "gone"]


def exchanges(state: State) -> tuple[list[int], list[int]]:
    """Single walls of the completed province, and those of all others (R30, A9)."""
    here = chart(state.boards).spaces_in[scoring_of(state).province]
    others = (s for s in range(len(state.wall)) if s not in here)
    return damages(state), [s for s in others if single(state, s)]


def single(state: State, space: int) -> bool:
    """Whether an undamaged single wall stands on a space: all else is safe (R16)."""
    piece = state.wall[space]
    return piece is not None and piece.sort == "wall"


def has_target(state: State) -> bool:
    """Whether the next card can do anything at all."""
    match scoring_of(state).working[0].card:
        case 1:
            return bool(strikes(state))
        case 2:
            return bool(damages(state) or expulsions(state))
        case 6:
            return all(exchanges(state))
        case _:
            return True
